//! Setup by random answers is never stuck, for every objective, table and edition.

use broadside_armada::board::{Board, Standing, Table, TokenKind};
use broadside_armada::facts::{Edition, Faction, Facts};
use broadside_armada::geometry::deploy_ship;
use broadside_armada::scene::Scene;
use broadside_armada::{Armada, Setup};
use broadside_engine::{Chance, Game, Seed};
use broadside_table::{Shape, overlaps};

use crate::common::{EDITIONS, fleet, play};

/// All pieces lie on the table or are set aside, ships where they may, nothing on anything else.
fn all_deployed(game: &Armada, board: &Board, ambush: bool) {
    let scene = Scene::of(game, board);
    for ship in &board.ships {
        assert!(matches!(ship.standing, Standing::InPlay | Standing::SetAside), "{ship:?}");
    }
    for (at, one) in scene.ships().iter().enumerate() {
        for other in &scene.ships()[..at] {
            assert!(!overlaps(&one.footprint(), &other.footprint()));
        }
        let owner = board.ship(scene.ship_numbers[at]).controller;
        let edge = board.edge(board.side(owner));
        let field = board.table.field();
        let placed = deploy_ship(&field, edge, one, &[], &[], scene.obstacles());
        assert!(ambush || placed.is_ok(), "{placed:?}");
    }
    let lost = |at: &&broadside_armada::board::Squadron| at.standing == Standing::Destroyed;
    let in_play = |side| board.ships_in_play().any(|at| board.side_of_ship(at) == side);
    for squadron in board.squadrons.iter().filter(lost) {
        assert!(!in_play(board.side(squadron.controller)), "a squadron found no place");
    }
    for squadron in board.squadrons_in_play() {
        let base = Shape::Disc(game.measures.squadron(board.squadron(squadron).pose));
        assert!(board.table.field().setup.contains(&base));
        assert!(scene.ships().iter().all(|ship| !overlaps(&base, &ship.footprint())));
    }
}

fn tables(edition: Edition) -> &'static [Table] {
    match edition {
        Edition::Rr1 => &[Table::Standard, Table::CoreSet],
        _ => &[Table::Standard, Table::CoreSet, Table::ShortEdges],
    }
}

#[test]
fn every_objective_on_every_table_ends_with_all_deployed() {
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let playable = broadside_armada::fleet::Supply::basic(game.facts).objectives;
        assert_eq!(playable.len(), 12);
        for &objective in &playable {
            for &table in tables(edition) {
                for seed in 0..2 {
                    let points = if table == Table::CoreSet { 180 } else { 300 };
                    let seed = seed + 7 * u64::from(objective.0);
                    let fleets = [Faction::Rebel, Faction::Imperial]
                        .map(|faction| fleet(edition, faction, points, seed));
                    let setup = Setup { objective: Some(objective), table, ..Setup::new(fleets) };
                    let board = play(&game, &setup, seed, |_, _, _| {});
                    let slug = &*game.facts[objective].slug;
                    all_deployed(&game, &board, slug == "fleet-ambush");
                    let obstacles = board.obstacles_placed().count();
                    assert_eq!(
                        obstacles,
                        if table == Table::CoreSet { 4 } else { 6 },
                        "{slug} {table:?} {seed}"
                    );
                    let tokens = board.tokens_of(TokenKind::Objective).count();
                    let wanted = match slug {
                        "hyperspace-assault" | "fire-lanes" => 3,
                        "intel-sweep" => 5,
                        "minefields" => 6,
                        "dangerous-territory" => obstacles,
                        _ => 0,
                    };
                    assert_eq!(tokens, wanted, "{slug} {table:?} {seed}");
                    let marked = board.ships.iter().filter(|ship| ship.objective_ship).count();
                    let wanted = match slug {
                        "most-wanted" | "advanced-gunnery" | "intel-sweep" => 2,
                        _ => 0,
                    };
                    assert_eq!(marked, wanted, "{slug}");
                    assert_eq!(
                        board.ships.iter().all(|ship| ship.objective_tokens == 1),
                        slug == "opening-salvo"
                    );
                }
            }
        }
    }
}

#[test]
fn random_setups_are_legal_and_end() {
    for edition in EDITIONS {
        let game = Armada::new(edition);
        for seed in 0..16 {
            let setup = game.random_setup(&mut Chance::seeded(Seed(seed)));
            let board = play(&game, &setup, seed, |_, _, _| {});
            let slug = board.objective.map_or("", |id| &Facts::of(edition)[id].slug);
            all_deployed(&game, &board, slug == "fleet-ambush");
        }
    }
}

#[test]
fn every_card_is_brought_by_some_random_setup() {
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let mut missing: std::collections::BTreeSet<String> = game.catalogue().into_iter().collect();
        let mut chance = Chance::seeded(Seed(9));
        for _ in 0..12_000 {
            let setup = game.random_setup(&mut chance);
            game.brings(&setup, &mut |name| {
                missing.remove(&name);
            });
            if missing.is_empty() {
                break;
            }
        }
        assert!(missing.is_empty(), "{edition:?}: {missing:?}");
    }
}
