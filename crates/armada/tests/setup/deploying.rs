//! The steps of setup, one by one.

use broadside_armada::board::{Board, Standing, Table};
use broadside_armada::facts::{Edition, Faction, ObstacleKind};
use broadside_armada::words::{ArmadaWords, Prompt, Thing};
use broadside_armada::{Armada, Setup};
use broadside_engine::{Answer, Decision, Seat, Side};
use broadside_rulebook::proves;

use crate::common::{EDITIONS, asked, fleet, play};

fn setup(edition: Edition, seed: u64) -> Setup {
    Setup::new([Faction::Rebel, Faction::Imperial].map(|faction| fleet(edition, faction, 300, seed)))
}

#[test]
fn the_cheaper_fleet_decides_who_is_first() {
    proves!("armada.setup.06", "armada.objective-cards.02", "armada.objective-cards.03");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        for seed in 0..8 {
            let setup = setup(edition, seed);
            let costs = setup.fleets.each_ref().map(|fleet| fleet.cost(game.facts));
            let (mut decided, mut chosen) = (None, None);
            let board = play(&game, &setup, seed, |board, decision, answer| match asked(decision) {
                Some(Prompt::ChooseFirstPlayer) => decided = Some((decision.seat, *answer)),
                Some(Prompt::ChooseObjective) => chosen = Some((decision.seat, board.speaker(board.first()))),
                _ => {}
            });
            let (decider, answer) = decided.expect("somebody decides");
            if costs[0] != costs[1] {
                assert_eq!(decider, Seat(u8::from(costs[1] < costs[0])));
            }
            assert_eq!(answer, Answer::Pick(Thing::Player(board.first())));
            let (chooser, first) = chosen.expect("the first player chooses");
            assert_eq!(chooser, first);
            let second = usize::from(1 - board.first().0);
            assert!(setup.fleets[second].objectives.contains(&board.objective.expect("an objective")));
        }
    }
}

fn ships(board: &Board, side: Side) -> usize {
    board.ships.iter().filter(|ship| board.side(ship.controller) == side).count()
}

#[test]
fn the_player_with_fewer_ships_gets_pass_tokens() {
    proves!("armada.pass-tokens.01", "armada.pass-tokens.02", "armada.pass-tokens.03");
    let (mut some, mut lessened) = (0, 0);
    for edition in EDITIONS {
        let game = Armada::new(edition);
        for seed in 0..24 {
            let board = play(&game, &setup(edition, seed), seed, |_, _, _| {});
            for side in Side::BOTH {
                let fewer = ships(&board, side.enemy()).saturating_sub(ships(&board, side));
                let first = side == board.first();
                let wanted =
                    if edition == Edition::Rr1 { 0 } else { fewer.saturating_sub(usize::from(first)) };
                assert_eq!(usize::from(board.sides[side].passes), wanted);
                some += usize::from(wanted > 0);
                lessened += usize::from(first && fewer > 0 && edition != Edition::Rr1);
            }
        }
    }
    assert!(some > 0 && lessened > 0);
}

/// Who deployed what, in order.
fn deployments(game: &Armada, setup: &Setup, seed: u64) -> (Vec<(Seat, Thing)>, Board) {
    let mut all = Vec::new();
    let board = play(game, setup, seed, |board, decision: &Decision<ArmadaWords>, answer| {
        if asked(decision) == Some(Prompt::ChooseObstacle) && all.is_empty() {
            assert!(board.ships_in_play().next().is_none());
        }
        if let (
            Some(Prompt::DeployShip | Prompt::DeployInAmbush | Prompt::DeploySquadron),
            Answer::Place(_),
        ) = (asked(decision), answer)
        {
            all.push((decision.seat, Thing::Nothing));
        }
    });
    (all, board)
}

#[test]
fn superior_positions_lets_the_first_player_deploy_everything_first() {
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let objective = game.facts.objective("superior-positions");
        let (order, board) = deployments(&game, &Setup { objective, ..setup(edition, 2) }, 2);
        let first = board.speaker(board.first());
        let switch = order.iter().position(|(seat, _)| *seat != first).expect("the second player deploys");
        assert!(order[switch..].iter().all(|(seat, _)| *seat != first));
    }
}

#[test]
fn obstacles_are_placed_in_turn_from_the_second_player() {
    proves!("armada.setup.10", "armada.setup.12");
    let game = Armada::new(Edition::Rr15);
    let objective = game.facts.objective("most-wanted");
    let mut turns = Vec::new();
    let setup = Setup { objective, ..setup(Edition::Rr15, 1) };
    let board = play(&game, &setup, 1, |board, decision, _| {
        if asked(decision) == Some(Prompt::PlaceObstacle) {
            turns.push(decision.seat == board.speaker(board.second()));
        }
    });
    assert_eq!(turns, [true, false, true, false, true, false]);
    let count = |kind| board.obstacles.iter().filter(|it| it.kind == kind).count();
    assert_eq!(count(ObstacleKind::AsteroidField), 3);
    assert_eq!(count(ObstacleKind::DebrisField), 2);
    assert_eq!(count(ObstacleKind::Station), 1);
}

#[test]
fn minefields_and_the_outpost_are_the_second_players_to_place() {
    proves!("armada.objective.minefields.71", "armada.objective.contested-outpost.71");
    let game = Armada::new(Edition::Rr15);
    for slug in ["minefields", "contested-outpost"] {
        let objective = game.facts.objective(slug);
        let mut turns = Vec::new();
        let setup = Setup { objective, ..setup(Edition::Rr15, 4) };
        let mut last = None;
        let board = play(&game, &setup, 4, |board, decision, _| {
            if asked(decision) == Some(Prompt::PlaceObstacle) {
                turns.push(decision.seat == board.speaker(board.second()));
                last = board.obstacles.iter().find(|it| !it.placed).map(|it| it.kind);
            }
        });
        assert_eq!(board.obstacles_placed().count(), 6);
        match slug {
            "minefields" => assert_eq!(turns, [true; 6]),
            _ => assert_eq!(turns, [true, false, true, false, true, true]),
        }
        if slug == "contested-outpost" {
            assert_eq!(last, Some(ObstacleKind::Station));
        }
    }
}

#[test]
fn a_core_set_game_draws_two_objectives_for_the_second_player() {
    proves!("armada.core-set.04", "armada.core-set.06");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let fleets = [Faction::Rebel, Faction::Imperial].map(|faction| fleet(edition, faction, 180, 5));
        let mut asked_for = None;
        let board = play(&game, &Setup::core_set(fleets), 5, |board, decision, _| {
            if asked(decision) == Some(Prompt::ChooseObjective) {
                asked_for = Some(decision.seat == board.speaker(board.second()));
            }
        });
        assert_eq!(asked_for, Some(true));
        assert_eq!(board.table, Table::CoreSet);
        assert_eq!(board.obstacles_placed().count(), 4);
    }
}

#[test]
fn unlimited_rounds_have_obstacles_and_no_objective() {
    proves!("armada.unlimited-rounds.72");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let setup = Setup { unlimited: true, ..setup(edition, 6) };
        let board = play(&game, &setup, 6, |_, decision, _| {
            assert_ne!(asked(decision), Some(Prompt::ChooseObjective));
        });
        assert!(board.unlimited && board.objective.is_none());
        assert_eq!(board.obstacles_placed().count(), 6);
        assert!(board.ships.iter().all(|ship| ship.standing == Standing::InPlay));
    }
}

#[test]
fn a_turn_is_one_ship_or_two_squadrons() {
    proves!("armada.setup.13", "armada.setup.17", "armada.setup.15");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        for seed in 0..8 {
            let objective = game.facts.objective("most-wanted");
            let setup = Setup { objective, ..setup(edition, seed) };
            // Per turn: who, and how many ships and squadrons.
            let mut turns: Vec<(Seat, usize, usize)> = Vec::new();
            play(&game, &setup, seed, |_, decision, answer| {
                let (ship, squadron) = match (asked(decision), answer) {
                    (Some(Prompt::DeployShip | Prompt::DeployInAmbush), _) => (1, 0),
                    (Some(Prompt::DeploySquadron), _) => (0, 1),
                    (Some(Prompt::DeploySpeed), Answer::Pick(Thing::Number(speed))) => {
                        assert!(*speed >= 1);
                        return;
                    }
                    _ => return,
                };
                match turns.last_mut() {
                    Some((seat, 0, squadrons))
                        if *seat == decision.seat && *squadrons == 1 && squadron == 1 =>
                    {
                        *squadrons += 1;
                    }
                    _ => turns.push((decision.seat, ship, squadron)),
                }
            });
            for side in [Seat(0), Seat(1)] {
                let mine: Vec<_> = turns.iter().filter(|turn| turn.0 == side).collect();
                let single = mine.iter().position(|turn| turn.1 == 0 && turn.2 == 1);
                // A single squadron comes after all ships.
                assert!(single.is_none_or(|at| mine[at..].iter().all(|turn| turn.1 == 0)), "{mine:?}");
            }
        }
    }
}

#[test]
fn the_first_ship_of_a_fleet_ambush_lies_in_the_ambush_zone() {
    proves!("armada.objective.fleet-ambush.72", "armada.objective.fleet-ambush.73");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let objective = game.facts.objective("fleet-ambush");
        for seed in 0..4 {
            let mut ships = 0;
            let setup = Setup { objective, ..setup(edition, seed) };
            play(&game, &setup, seed, |board, decision, answer| match (asked(decision), answer) {
                (Some(Prompt::DeployShip | Prompt::DeployInAmbush), Answer::Place(pose))
                    if decision.seat == board.speaker(board.first()) =>
                {
                    let inner = (f64::from(pose.y) / 1000.0 - 457.2).abs() < 152.4;
                    assert_eq!(inner, ships % 2 == 0, "ship {ships} at {pose:?}");
                    ships += 1;
                }
                (Some(Prompt::DeploySquadron), _) => {
                    let waits = |ship: &&broadside_armada::board::Ship| {
                        ship.standing == Standing::Waiting && ship.controller == decision.seat
                    };
                    assert!(!board.ships.iter().any(|ship| waits(&ship)));
                }
                _ => {}
            });
            assert!(ships > 0);
        }
    }
}

#[test]
fn hyperspace_assault_sets_one_ship_and_up_to_three_squadrons_aside() {
    proves!("armada.objective.hyperspace-assault.71");
    for edition in EDITIONS {
        let game = Armada::new(edition);
        let objective = game.facts.objective("hyperspace-assault");
        for seed in 0..6 {
            let board = play(&game, &Setup { objective, ..setup(edition, seed) }, seed, |_, _, _| {});
            let second = board.speaker(board.second());
            let aside = board.ships.iter().filter(|ship| ship.standing == Standing::SetAside);
            assert!(aside.clone().all(|ship| ship.controller == second));
            assert!(aside.count() <= 1);
            let aside = board.squadrons.iter().filter(|it| it.standing == Standing::SetAside);
            assert!(aside.clone().all(|squadron| squadron.controller == second));
            assert!(aside.count() <= 3);
            assert_eq!(board.tokens.len(), 3);
        }
    }
}
