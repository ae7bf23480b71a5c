//! A side isn't a seat. Two players a side, each with ships and squadrons of their own: who is friend and enemy, who
//! decides, who sees, who scores.

use std::path::Path;

use broadside_armada::board::{Dial, Standing};
use broadside_armada::facts::{Command, Edition};
use broadside_armada::words::{ObstacleNo, Prompt, ShipNo, SquadronNo, Thing};
use broadside_armada::{Adjustment, Armada, Origin, Player, Setup, asked_about, score};
use broadside_engine::{
    AbilityId, Bound, Chance, Game, Look, PerSide, Position, Prompt as Asked, Ref, Seat, Seats, Seed, Side,
    Viewer, Who, load, load_json, save, save_json,
};
use broadside_testkit::{Driver, files};

type Words = <Armada as Game>::Words;

/// A random setup for four: seats 0 and 2 play against seats 1 and 3. The second player of a side has its last ship and
/// every other squadron.
fn four(game: &Armada, seed: u64) -> Setup {
    let mut chance = Chance::seeded(Seed(seed));
    loop {
        let mut setup = game.random_setup(&mut chance);
        if setup.fleets.iter().all(|fleet| fleet.ships.len() > 1 && fleet.squadrons.len() > 1) {
            setup.players.extend(Side::BOTH.into_iter().zip(&setup.fleets).map(|(side, fleet)| Player {
                side,
                ships: vec![fleet.ships.len() - 1],
                squadrons: (0..fleet.squadrons.len()).step_by(2).collect(),
            }));
            return setup;
        }
    }
}

fn game() -> Armada {
    Armada::new(Edition::Rr15)
}

/// A position at the first decision, before anything is deployed.
fn begun(game: &Armada) -> Position<Words> {
    Driver::with(game, four(game, 1), 1).expect("a legal setup").position
}

/// The first ship that a seat controls.
fn ship_of(position: &Position<Words>, seat: Seat) -> ShipNo {
    let ships = &position.board.ships;
    ShipNo(ships.iter().position(|ship| ship.controller == seat).expect("everybody has a ship") as u8)
}

fn squadron_of(position: &Position<Words>, seat: Seat) -> SquadronNo {
    let squadrons = &position.board.squadrons;
    SquadronNo(squadrons.iter().position(|it| it.controller == seat).expect("everybody has a squadron") as u8)
}

#[test]
fn friend_and_enemy_are_sides() {
    let position = begun(&game());
    let board = &position.board;
    assert_eq!(board.players(), Seats::first(4));
    let sides = [0, 1, 2, 3].map(|seat| board.side(Seat(seat)));
    assert_eq!(sides, [Side(0), Side(1), Side(0), Side(1)]);
    let thing = |seat| Thing::Ship(ship_of(&position, Seat(seat)));
    assert!(board.friendly(thing(0), thing(2)) && board.friendly(thing(3), thing(1)));
    assert!(!board.friendly(thing(0), thing(3)) && !board.friendly(thing(2), thing(1)));
    let squadron = Thing::Squadron(squadron_of(&position, Seat(2)));
    assert!(board.friendly(thing(0), squadron) && !board.friendly(thing(1), squadron));
    for side in Side::BOTH {
        let team: Vec<Seat> = board.team(side).collect();
        assert_eq!(team, [Seat(side.0), Seat(side.0 + 2)]);
        assert_eq!(board.speaker(side), team[0]);
    }
    let mut board = *board;
    board.seating.first = Side(1);
    assert_eq!(board.player_order().to_vec(), [Seat(1), Seat(3), Seat(0), Seat(2)]);
}

#[test]
fn who_controls_a_piece_decides_for_it() {
    let game = game();
    let mut position = begun(&game);
    for seat in (0..4).map(Seat) {
        let (ship, squadron) = (ship_of(&position, seat), squadron_of(&position, seat));
        assert_eq!(position.board.decider(Thing::Ship(ship)), Some(seat));
        assert_eq!(position.board.decider(Thing::Squadron(squadron)), Some(seat));
        assert_eq!(position.board.decider(Thing::Player(position.board.side(seat))), Some(Seat(seat.0 % 2)));
    }
    // A station of a side is spoken for by its Team Commander.
    let station = ObstacleNo(0);
    position.board.obstacles[station.index()].owner = Some(Side(1));
    assert_eq!(position.board.decider(Thing::Obstacle(station)), Some(Seat(1)));
    assert_eq!(position.board.side_of(Thing::Obstacle(station)), Some(Side(1)));
    // Effects mean sides: the opponent of either teammate is who speaks for the enemies.
    let look = Look::new(&game, &position);
    let ship = Thing::Ship(ship_of(&position, Seat(3)));
    for (mine, theirs) in [(0, 1), (2, 1), (1, 0), (3, 0)] {
        let bound: Bound<Words> = Bound {
            controller: Seat(mine),
            bearer: Some(ship),
            ..look.bind(
                Origin::Ship(ship_of(&position, Seat(3))).source(),
                AbilityId::new(0),
                None,
                Default::default(),
            )
        };
        assert_eq!(look.decider(Who::Controller, &bound), Seat(mine));
        assert_eq!(look.decider(Who::Opponent, &bound), Seat(theirs));
        assert_eq!(look.decider(Who::Owner(Ref::Bearer), &bound), Seat(3));
    }
}

#[test]
fn a_side_scores_and_wins_as_one() {
    let game = game();
    let mut position = begun(&game);
    let lost = ship_of(&position, Seat(2));
    for ship in position.board.ships.iter_mut() {
        ship.standing = Standing::InPlay;
    }
    position.board.ships[lost.index()].standing = Standing::Destroyed;
    position.board.sides[Side(0)].victory = 2;
    let PerSide([mine, theirs]) = score::scores(&Look::new(&game, &position));
    assert_eq!(mine.ships, 0);
    assert_eq!(theirs.ships, score::destroyed_ship(&Look::new(&game, &position), lost));
    assert_eq!(theirs.victory, 0);
    let outcome = game.outcome(&position.board);
    assert_eq!(outcome.scores, PerSide([mine.total(), theirs.total()]));
    assert_eq!(outcome.winner, Some(Side(1)));
}

#[test]
fn a_save_keeps_the_players() {
    let game = game();
    let position = begun(&game);
    assert_eq!(load(&game, &save::<Armada>(&position)).expect("it loads"), position);
    assert_eq!(load_json(&game, &save_json::<Armada>(&position)).expect("it loads"), position);
    // Nobody sits down at a table by a change of the board: a seat without a piece would keep the others waiting.
    let mut board = position.board;
    board.seating.seats = 5;
    assert!(game.validate(&board).is_err());
    board.seating.seats = 3;
    assert!(game.validate(&board).is_err(), "the fourth has ships");
    let mut board = position.board;
    for strange in
        [Adjustment::Victory(Side(2), 1), Adjustment::Passes(Side(2), 1), Adjustment::First(Side(2))]
    {
        assert!(game.adjust(&mut board, &strange).is_err(), "{strange:?}");
    }
    assert_eq!(board, position.board);
}

#[test]
fn players_sit_down_in_turn_with_pieces_of_their_own() {
    let game = game();
    let right = four(&game, 1);
    let refused = |change: &dyn Fn(&mut Setup)| {
        let mut setup = right.clone();
        change(&mut setup);
        game.start(&setup, &mut Chance::seeded(Seed(1))).is_err()
    };
    assert!(!refused(&|_| ()));
    assert!(refused(&|setup| setup.players[2].side = Side(1)), "out of turn");
    assert!(refused(&|setup| setup.players.truncate(1)), "nobody to play against");
    assert!(refused(&|setup| setup.players[2].ships = vec![99]), "no such ship");
    assert!(refused(&|setup| setup.players.push(Player::speaker(Side(0)))), "nothing to control");
    assert!(
        refused(&|setup| setup.players.push(Player { side: Side(0), ..setup.players[2].clone() })),
        "twice"
    );
    let whole = serde_json::to_string(&right).expect("it is data");
    assert_eq!(serde_json::from_str::<Setup>(&whole).expect("it loads"), right);
}

/// What a seat is asked about, and what it can pick, is its own to decide on.
fn check_decider(game: &Armada, position: &Position<Words>, seat: Seat, picks: &[Thing]) {
    let board = &position.board;
    let Some(Asked::Step(prompt)) = position.core.decision(seat).map(|decision| decision.prompt) else {
        return;
    };
    match prompt {
        // For a side, by who speaks for it: its own pieces, whoever controls them.
        Prompt::ActivateShip | Prompt::ActivateSquadron | Prompt::ChooseDeployment => {
            assert_eq!(seat, board.speaker(board.side(seat)), "{prompt:?}");
            for pick in picks.iter().filter(|pick| pick.piece().is_some()) {
                assert_eq!(board.side_of(*pick), Some(board.side(seat)), "{prompt:?}");
            }
        }
        // For a piece, by who controls it.
        Prompt::SetDials => {
            assert!(picks.iter().all(|dial| board.decider(*dial) == Some(seat)), "{picks:?}");
            assert!(!picks.is_empty());
        }
        Prompt::Course | Prompt::SquadronAction | Prompt::AttackFrom | Prompt::DeploySpeed => {
            let about = asked_about(&Look::new(game, position)).expect("a piece is asked about");
            assert_eq!(board.decider(about), Some(seat), "{prompt:?}");
        }
        Prompt::SpendDefenseToken => {
            let attack = board.attack().expect("an attack is under way");
            assert_eq!(board.decider(attack.defender), Some(seat));
            assert!(board.friendly(attack.defender, Thing::Player(board.side(seat))));
        }
        _ => {}
    }
}

/// Four players play to the end by random answers. Whoever is asked for a piece controls it; whoever chooses for a side
/// speaks for it; a teammate's dials are as hidden as an enemy's.
#[test]
fn four_players_play_to_the_end() {
    let game = game();
    for seed in [1, 2] {
        let mut driver = Driver::with(&game, four(&game, seed), seed).expect("a legal setup");
        let mut samples = Chance::seeded(Seed(seed));
        let mut asked = [0; 4];
        while let Some(answers) = driver.choose() {
            let position = driver.position;
            for seat in position.core.deciders().iter() {
                asked[usize::from(seat.0)] += 1;
                let legal = driver.referee.legal(&position, seat);
                let slots = legal.slots().iter().map(|slot| slot.item);
                let picks: Vec<Thing> = legal.items.iter().copied().chain(slots).collect();
                check_decider(&game, &position, seat, &picks);
            }
            if position.core.decisions().is_multiple_of(16) {
                for seat in (0..4).map(Seat) {
                    let mut other = position;
                    game.resample(&mut other.board, Seats::one(seat), &mut samples);
                    let viewer = Viewer::Seat(seat);
                    assert_eq!(game.view(&position, viewer), game.view(&other, viewer));
                }
            }
            driver.play(&answers).expect("a legal answer");
        }
        assert!(asked.iter().all(|count| *count > 10), "{asked:?}");
    }
}

#[test]
fn teammates_do_not_see_each_others_dials() {
    let game = game();
    let mut position = begun(&game);
    let ship = ship_of(&position, Seat(2));
    position.board.ships[ship.index()].dials.push(Dial { command: Command::Repair, known: Seats::NONE });
    let sees = |seat| game.view(&position, Viewer::Seat(Seat(seat))).ships[ship.index()].dials.clone();
    assert_eq!(sees(2), [Some(Command::Repair)]);
    for other in [0, 1, 3] {
        assert_eq!(sees(other), [None]);
    }
}

/// What takes a seat for a side, in the code of the game: arithmetic on seats, and comparing who controls two pieces.
fn takes_a_seat_for_a_side(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let arithmetic =
        ["^ 1", "Seat(1 -", "Side(1 -", "seat.0 &", "seat.0 as usize", "owner.0", "controller.0"];
    let compared =
        code.matches(".controller").count() > 1 && (code.contains(" == ") || code.contains(" != "));
    compared || arithmetic.iter().any(|word| code.contains(word))
}

#[test]
fn no_code_takes_a_seat_for_a_side() {
    assert!(takes_a_seat_for_a_side("Seat(seat.0 ^ 1)"));
    assert!(takes_a_seat_for_a_side("if one.controller == other.controller {"));
    assert!(!takes_a_seat_for_a_side("if one.controller == seat { // not ^ 1"));
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for folder in ["armada/src", "armada-show/src", "armada-ask/src", "bots/src/armada"] {
        for file in files(&crates.join(folder), "rs") {
            let text = std::fs::read_to_string(&file).expect("a source file");
            let lines = text.lines().zip(1..).filter(|(line, _)| takes_a_seat_for_a_side(line));
            found.extend(lines.map(|(line, at)| format!("{}:{at}: {}", file.display(), line.trim())));
        }
    }
    assert!(found.is_empty(), "ask the board for sides, teams and who decides:\n{}", found.join("\n"));
}
