//! A position is written as a scenario file that can be played, and values that are adjusted come to be as asked.

use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::{Armada, Setup};
use broadside_armada_ask::Phrases;
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Game, Seat, Seed, Viewer};
use broadside_scenario::{Registry, board_of, record_of, run_text};
use broadside_stage::{Accepted, Change, Desk, GameDesk};

fn desk(edition: Edition, seed: u64) -> GameDesk<ArmadaShow> {
    let game = Arc::new(Armada::new(edition));
    let setup = game.random_setup(&mut Chance::seeded(Seed(seed)));
    GameDesk::new(ArmadaShow(game), setup, Seed(seed)).expect("a game begins")
}

/// Plays at random until so many entries are in force, or to the end.
fn play(desk: &mut GameDesk<ArmadaShow>, chance: &mut Chance, most: usize) {
    while !desk.is_over() && desk.len() < most {
        for seat in desk.deciders() {
            let Some((number, reply)) = desk.random_reply(seat, chance) else { continue };
            assert!(matches!(
                desk.answer(seat, number, &reply).expect("a legal answer"),
                Accepted::Waiting | Accepted::Played(_)
            ));
        }
    }
}

#[test]
fn a_position_is_written_as_a_scenario_that_passes() {
    let registry = Registry::default().with(Phrases::default());
    for (seed, edition) in [(1, Edition::Rr1), (2, Edition::Rr15), (3, Edition::Arc)] {
        let mut desk = desk(edition, seed);
        let mut chance = Chance::seeded(Seed(seed));
        for most in [0, 25, 60, 110, 180, 260, 400] {
            play(&mut desk, &mut chance, most);
            for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
                let text = desk.scenario(desk.len(), viewer).unwrap();
                let report = run_text("exported.scn", &text, &registry, &[]);
                assert!(report.failures.is_empty(), "{:#?}\n{text}", report.failures);
                assert_eq!((report.passed, report.failed), (1, 0), "{text}");
            }
        }
    }
}

#[test]
fn whatever_can_be_adjusted_becomes_what_was_asked() {
    let both = [Seat(0), Seat(1)];
    for (seed, edition) in [(1, Edition::Rr1), (2, Edition::Rr15), (3, Edition::Arc)] {
        let mut desk = desk(edition, seed);
        play(&mut desk, &mut Chance::seeded(Seed(seed)), 150);
        let viewer = Viewer::Seat(Seat(0));
        let mut ids: Vec<String> = desk.scene(viewer).pieces.into_iter().map(|piece| piece.id).collect();
        ids.extend(["side-0".into(), "side-1".into()]);
        let mut set = 0;
        for id in ids {
            let keys = desk.adjustable(viewer, &id).into_iter().map(|value| value.key);
            for key in keys.collect::<Vec<_>>() {
                let now = desk.adjustable(viewer, &id).into_iter().find(|value| value.key == key);
                let Some(value) = now else { continue };
                assert!((value.min..=value.max).contains(&value.value), "{id} {value:?}");
                assert!(value.options.is_empty() || value.options.len() as i32 == value.max + 1, "{value:?}");
                let wrong = Change::Set { of: id.clone(), key: value.key.clone(), value: value.max + 1 };
                assert!(desk.adjust(Seat(0), &[wrong], &both).is_err());
                if value.min == value.max || value.key == "removed" || value.key == "standing" {
                    continue;
                }
                let to = if value.value < value.max { value.value + 1 } else { value.value - 1 };
                let change = Change::Set { of: id.clone(), key: value.key.clone(), value: to };
                if desk.adjust(Seat(0), &[change], &both).is_err() {
                    // A card that is not in the deck, a ship that would be destroyed.
                    continue;
                }
                set += 1;
                let fell =
                    desk.scene(viewer).pieces.iter().any(|piece| {
                        piece.id == id && piece.standing == broadside_stage::Standing::Destroyed
                    });
                if fell {
                    // As many damage cards as its hull: it lost them with its place on the table.
                    continue;
                }
                let after = desk.adjustable(viewer, &id).into_iter().find(|it| it.key == value.key);
                let one_time = ["deal-faceup", "turn-up"].contains(&value.key.as_str());
                if let Some(after) = after.filter(|_| !one_time && !value.key.starts_with("damage-")) {
                    assert_eq!(after.value, to, "{id} {}", value.key);
                }
            }
        }
        assert!(set > 50, "only {set} values could be set");
        let unknown = Change::Set { of: "ship-0".into(), key: "charm".into(), value: 1 };
        assert!(desk.adjust(Seat(0), &[unknown], &both).is_err());
    }
}

#[test]
fn a_game_goes_on_from_a_position_that_was_written() {
    let game = Arc::new(Armada::new(Edition::Rr15));
    let mut desk = desk(Edition::Rr15, 2);
    let mut chance = Chance::seeded(Seed(2));
    let mut played = 0;
    for most in [110, 180, 260] {
        play(&mut desk, &mut chance, most);
        if desk.is_over() {
            break;
        }
        let (text, before) =
            (desk.scenario(desk.len(), Viewer::Seat(Seat(0))).unwrap(), desk.scene(Viewer::Spectator));
        let board = board_of(&Phrases::default(), &game, &text).expect("a table");
        let setup = Setup::at_position(board);
        let mut again =
            GameDesk::new(ArmadaShow(Arc::clone(&game)), setup, Seed(5)).expect("the position is played");
        let after = again.scene(Viewer::Spectator);
        let places = |scene: &broadside_stage::Scene| {
            let lying =
                scene.pieces.iter().filter(|piece| piece.standing == broadside_stage::Standing::InPlay);
            let mut places: Vec<_> =
                lying.filter_map(|piece| piece.place).map(|at| (at.x as i32, at.y as i32)).collect();
            places.sort_unstable();
            places
        };
        assert_eq!((after.round, places(&after)), (before.round, places(&before)), "{text}");
        play(&mut again, &mut chance, 40);
        let record = serde_json::from_str(&again.record()).expect("a record");
        let open = GameDesk::open(ArmadaShow(Arc::clone(&game)), &record);
        assert_eq!(open.expect("it replays").hash(), again.hash());
        // A stored game may hold its position as the text of the file.
        let mut written: serde_json::Value = serde_json::from_str(&again.record()).expect("a record");
        written["setup"]["position"] = text.into();
        let read = record_of(&Phrases::default(), &game, &written.to_string());
        assert_eq!(read.expect("a record"), record);
        played += 1;
    }
    assert!(played > 0, "the game was over too soon");
    let nonsense = "question  Nothing\ngame armada rr15\ntable\n  x y z\nplay\n";
    assert!(board_of(&Phrases::default(), &*game, nonsense).is_err());
}
