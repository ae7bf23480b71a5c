//! A game behind the words that fit any game: what a server does with it.

use std::sync::Arc;

use broadside_armada::facts::Edition;
use broadside_armada::{Armada, Setup};
use broadside_armada_show::ArmadaShow;
use broadside_engine::{Chance, Record, Seat, Seed, Viewer};
use broadside_stage::{Accepted, Desk, DeskError, GameDesk, Reply, Stored, entries};

fn learning(seed: u64) -> GameDesk<ArmadaShow> {
    let game = Arc::new(Armada::new(Edition::Rr15));
    GameDesk::new(ArmadaShow(game), Setup::learning(), Seed(seed)).expect("a game begins")
}

/// Answers at random until the game is over or `most` entries are in force; hands out what was to be stored.
fn play(desk: &mut GameDesk<ArmadaShow>, chance: &mut Chance, most: usize) -> Vec<Stored> {
    let mut stored = Vec::new();
    while !desk.is_over() && desk.len() < most {
        for seat in desk.deciders() {
            let Some((number, reply)) = desk.random_reply(seat, chance) else { continue };
            let accepted = desk.answer(seat, number, &reply).expect("a legal answer");
            if let Accepted::Played(played) = accepted {
                stored.push(played.stored);
            }
        }
    }
    stored
}

#[test]
fn a_game_is_played_stored_and_opened_again() {
    let mut desk = learning(7);
    let stored = play(&mut desk, &mut Chance::seeded(Seed(3)), usize::MAX);
    assert!(desk.is_over());
    assert_eq!(stored.last().unwrap().hash, desk.hash());

    let mut record: Record<Armada> = serde_json::from_str(&learning(7).record()).unwrap();
    record.entries = entries::<Armada>(&stored).unwrap();
    let again = GameDesk::open(desk.show().clone(), &record).unwrap();
    assert_eq!(again.hash(), desk.hash());
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(again.story(viewer, 0), desk.story(viewer, 0));
        assert_eq!(again.scene(viewer), desk.scene(viewer));
    }
}

#[test]
fn an_answer_to_a_decision_that_has_passed_changes_nothing() {
    let mut desk = learning(1);
    let mut chance = Chance::seeded(Seed(1));
    play(&mut desk, &mut chance, 12);
    let seat = desk.deciders()[0];
    let (number, reply) = desk.random_reply(seat, &mut chance).unwrap();
    let before = (desk.hash(), desk.len());
    for (seat, number) in [(seat, number + 1), (seat, number.wrapping_sub(1)), (Seat(7), number)] {
        let refused = desk.answer(seat, number, &reply);
        assert!(matches!(refused, Err(DeskError::Stale(_))), "{refused:?}");
    }
    let unfit = desk.answer(seat, number, &Reply::Pick(10_000));
    assert!(matches!(unfit, Err(DeskError::Refused(_))), "{unfit:?}");
    assert_eq!(before, (desk.hash(), desk.len()));
}

#[test]
fn a_secret_answer_waits_and_can_be_revised() {
    let mut desk = learning(2);
    let mut chance = Chance::seeded(Seed(2));
    while desk.deciders().len() < 2 {
        let len = desk.len();
        play(&mut desk, &mut chance, len + 1);
    }
    let (number, first) = desk.random_reply(Seat(0), &mut chance).unwrap();
    assert_eq!(desk.answer(Seat(0), number, &first).unwrap(), Accepted::Waiting);
    assert_eq!(desk.committed(), [Seat(0)]);
    assert_eq!(desk.question(Seat(0)).unwrap().given, Some(first.clone()));
    assert_eq!(desk.question(Seat(1)).unwrap().given, None);
    let (_, revised) = (0..50)
        .filter_map(|_| desk.random_reply(Seat(0), &mut chance))
        .find(|(_, reply)| *reply != first)
        .expect("dials can be set in several ways");
    assert_eq!(desk.answer(Seat(0), number, &revised).unwrap(), Accepted::Waiting);
    assert_eq!(desk.question(Seat(0)).unwrap().given, Some(revised));
    let (_, other) = desk.random_reply(Seat(1), &mut chance).unwrap();
    assert!(matches!(desk.answer(Seat(1), number, &other).unwrap(), Accepted::Played(_)));
}

#[test]
fn a_game_goes_on_from_an_earlier_place_in_a_copy() {
    let mut desk = learning(4);
    let mut chance = Chance::seeded(Seed(4));
    let stored = play(&mut desk, &mut chance, 60);
    for keep in [0, 1, 17, 59, 60] {
        let copy = desk.fork(keep, 1).unwrap();
        // The entries, and new chance behind them.
        assert_eq!(copy.len(), keep + 1);
        let record: Record<Armada> = serde_json::from_str(&copy.record()).unwrap();
        let entries: Vec<String> =
            record.entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let before: Vec<&str> = stored[..keep].iter().map(|stored| stored.entry.as_str()).collect();
        assert_eq!(entries[..keep], before);
        let viewer = Viewer::Seat(Seat(0));
        assert_eq!(copy.scene(viewer), desk.scene_at(keep, viewer).unwrap());
        // Another seed, other chance: what nobody has seen lies elsewhere.
        assert_ne!(copy.hash(), desk.fork(keep, 2).unwrap().hash());
    }
}

#[test]
fn what_is_taken_back_leaves_the_story() {
    let mut desk = learning(5);
    let mut chance = Chance::seeded(Seed(5));
    play(&mut desk, &mut chance, 40);
    let both = [Seat(0), Seat(1)];
    assert!(desk.undo(Seat(0), 20, &[]).is_err(), "the other side was not asked");
    desk.undo(Seat(0), 20, &both).unwrap();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let story = desk.story(viewer, 0);
        let (last, earlier) = story.split_last().unwrap();
        assert_eq!(last.text.id, "told-undo");
        assert!(earlier.iter().all(|told| told.entry <= 20));
    }
    let record: Record<Armada> = serde_json::from_str(&desk.record()).unwrap();
    let again = GameDesk::open(desk.show().clone(), &record).unwrap();
    assert_eq!(again.story(Viewer::Spectator, 0), desk.story(Viewer::Spectator, 0));
    assert_eq!(again.hash(), desk.hash());
}
