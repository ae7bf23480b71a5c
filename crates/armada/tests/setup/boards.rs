//! The board at the start.

use broadside_armada::board::{Defense, Standing, Table, UpgradeState};
use broadside_armada::facts::{Edition, Faction, Facts};
use broadside_armada::fleet::FleetShip;
use broadside_armada::{Armada, Setup};
use broadside_engine::{Chance, Game, Seed, Side};
use broadside_rulebook::proves;
use broadside_texts::Language;

use crate::common::{EDITIONS, fleet, play, sample};

#[test]
fn everything_begins_at_its_printed_values() {
    proves!("armada.setup.03", "armada.shields.02", "armada.defense-tokens.25", "armada.setup.04");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let fleets = [Faction::Rebel, Faction::Imperial].map(|faction| fleet(edition, faction, 300, 3));
        let setup = Setup::new(fleets);
        let (board, _) = game.start(&setup, &mut Chance::seeded(Seed(1))).expect("a board");
        assert_eq!(board.ships.len(), setup.fleets[0].ships.len() + setup.fleets[1].ships.len());
        for ship in &board.ships {
            let card = &game.facts[ship.card];
            assert_eq!(ship.shields, card.shields);
            assert!(ship.defense.iter().all(|slot| slot.state == Defense::Ready));
            assert!(ship.defense.iter().map(|slot| slot.kind).eq(card.defense.iter().copied()));
            assert_eq!(ship.standing, Standing::Waiting);
        }
        for squadron in &board.squadrons {
            assert_eq!(squadron.hull, game.facts[squadron.card].hull);
            assert!(!squadron.activated);
        }
        for upgrade in &board.upgrades {
            let exhausted = game.facts[upgrade.card].begins_exhausted;
            assert_eq!(upgrade.state == UpgradeState::Exhausted, exhausted);
        }
        assert_eq!(board.decks.separate, edition == Edition::Arc);
        assert_eq!(board.obstacles.len(), 6);
    }
}

#[test]
fn a_fleet_that_is_too_large_or_illegal_is_refused_with_a_sentence() {
    let game = Armada::new(Edition::Rr15);
    let refused = |setup: &Setup| {
        let error = game.start(setup, &mut Chance::seeded(Seed(1))).expect_err("refused");
        Language::En.reason(&error.0)
    };
    let legal = fleet(Edition::Rr15, Faction::Rebel, 300, 1);
    let card = Facts::of(Edition::Rr15).ship("cr90-corvette-a").expect("a card");
    let mut large = legal.clone();
    large.ships.extend((0..13).map(|_| FleetShip::new(card)));
    assert!(refused(&Setup::new([legal.clone(), large])).contains("side 2"));
    let mut headless = legal.clone();
    headless.ships.iter_mut().for_each(|ship| ship.upgrades.clear());
    assert!(refused(&Setup::new([headless, legal])).contains("the fleet has no flagship"));
}

#[test]
fn the_learning_scenario_needs_no_answer() {
    proves!(
        "armada.learning-scenario.02",
        "armada.learning-scenario.04",
        "armada.learning-scenario.11",
        "armada.learning-scenario.20",
        "armada.learning-scenario.35",
        "armada.learning-scenario.38",
    );
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let board = play(&game, &Setup::learning(), 1, |_, decision, _| panic!("asked {decision:?}"));
        assert_eq!((board.ships.len(), board.squadrons.len()), (3, 10));
        assert_eq!((board.first(), board.table, board.simple_sight), (Side(0), Table::CoreSet, true));
        assert_eq!(board.sides[Side(0)].faction, Faction::Rebel);
        assert!(board.ships.iter().all(|ship| ship.in_play() && ship.speed == 2));
        assert!(board.squadrons.iter().all(|squadron| squadron.in_play()));
        assert!(board.obstacles.is_empty() && board.tokens.is_empty() && board.objective.is_none());
        assert!(!board.decks.separate);
        learning_places(&game, &board);
    }
}

/// Both forces lie in their deployment zones, far from each other.
fn learning_places(game: &Armada, board: &broadside_armada::board::Board) {
    use broadside_armada::geometry::deploy_ship;
    use broadside_armada::scene::Scene;
    use broadside_table::{Shape, closest, overlaps};
    let scene = Scene::of(game, board);
    let field = board.table.field();
    let discs: Vec<_> = board.squadrons.iter().map(|it| game.measures.squadron(it.pose)).collect();
    for (at, ship) in scene.ships().iter().enumerate() {
        let side = board.side(board.ships[at].controller);
        assert_eq!(deploy_ship(&field, board.edge(side), ship, &[], &discs, &[]), Ok(()));
        for squadron in &board.squadrons {
            if board.side(squadron.controller) != side {
                let disc = Shape::Disc(game.measures.squadron(squadron.pose));
                assert!(closest(&ship.base(), &disc).distance > 304.8);
            }
        }
    }
    for (at, disc) in discs.iter().enumerate() {
        let side = board.side(board.squadrons[at].controller);
        assert!(field.deployment_zone(board.edge(side)).contains(&Shape::Disc(*disc)));
        assert!(discs[..at].iter().all(|other| !overlaps(&Shape::Disc(*disc), &Shape::Disc(*other))));
    }
}

#[test]
fn samples_can_be_played_where_their_objectives_are_known() {
    let game = Armada::new(Edition::Rr15);
    let setup = Setup::new([sample("rebel-180"), sample("imperial-180")]);
    assert!(game.start(&setup, &mut Chance::seeded(Seed(1))).is_ok());
}
