//! What a table shows of a game.

use broadside_engine::{Chance, Seat, Seed, Viewer};
use broadside_stage::{Desk, DeskError};

use crate::trace::Trace;

/// Everybody who looks at a game.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// Looks through everybody's eyes.
pub fn look(desk: &dyn Desk, trace: &mut Trace) {
    for viewer in viewers(desk.seats()) {
        let scene = desk.scene(viewer);
        trace.saw(serde_json::to_string(&scene).is_ok());
        trace.many("pieces", scene.pieces.len());
        scene.path.iter().for_each(|crumb| trace.text(crumb));
        for told in desk.story(viewer, 0) {
            trace.text(&told.text);
        }
        if let Viewer::Seat(seat) = viewer
            && let Some(question) = desk.question(seat)
        {
            trace.saw(&question.key);
            trace.saw(serde_json::to_string(&question).is_ok());
        }
    }
}

/// Plays on at random for so many answers; the same game goes the same way.
pub fn play_on(desk: &mut dyn Desk, answers: usize, trace: &mut Trace) {
    let mut chance = Chance::seeded(Seed(1));
    for _ in 0..answers {
        let Some(seat) = desk.deciders().into_iter().find(|seat| !desk.committed().contains(seat)) else {
            return;
        };
        let Some((number, reply)) = desk.random_reply(seat, &mut chance) else { return };
        if let Some((_, key)) = desk.asked(seat) {
            trace.saw(key);
        }
        match desk.answer(seat, number, &reply) {
            Ok(_) => {}
            // A position can be one that the rules cannot go on from; then they say so.
            Err(DeskError::Fault(why)) => return trace.reason(&why),
            Err(error) => panic!("a listed answer is refused: {error:?}"),
        }
    }
}
