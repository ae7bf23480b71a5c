//! What lies between two things: range, arcs, obstruction.

use broadside_engine::{Reason, Refusal};
use broadside_stage::{Measured, Note, TableRefused, Text, Tone};
use broadside_xwing::XWingLook;
use broadside_xwing::geometry::{Arc, Range, between};
use broadside_xwing::refused::ArcName;
use broadside_xwing::scene::{self, Scene};
use broadside_xwing::words::Object;

use super::{ids, scene as shown};

/// The object of an id, if it lies on the table.
pub(super) fn found(look: &XWingLook<'_>, id: &str) -> Result<Object, Refusal> {
    let board = look.board;
    let lies = |object: &Object| match *object {
        Object::Ship(at) => board.ships.get(at.index()).is_some_and(|it| it.in_play()),
        Object::Device(at) => board.devices.get(at.index()).is_some_and(|it| it.in_play),
        Object::Obstacle(at) => board.obstacles.get(at.index()).is_some_and(|it| it.in_play),
        Object::Objective(at) => board.objectives.get(at.index()).is_some_and(|it| it.in_play),
    };
    ids::found(id).filter(lies).ok_or_else(|| TableRefused::missing(id))
}

/// The arcs of a ship in which another object is, as notes.
fn arcs(look: &XWingLook<'_>, from: Object, to: Object, notes: &mut Vec<Note>) {
    let (Object::Ship(from), Object::Ship(to)) = (from, to) else { return };
    let there = scene::ship(look.board, from).arcs_with(&scene::ship(look.board, to));
    let arcs = [Arc::Front, Arc::Right, Arc::Rear, Arc::Left, Arc::Bullseye];
    let inside = arcs.into_iter().filter(|arc| there.contains(*arc));
    let inside: Vec<Text> = inside.map(|arc| Text::from(Reason::from(ArcName::from(arc)))).collect();
    if !inside.is_empty() {
        let text = Text::new("xwing-measured-arcs").list("arcs", inside);
        notes.push(Note::new(Tone::Plain, text).by("xwing.arc.01"));
    }
}

/// The range between two objects with its line, the arcs, and what the line passes through.
pub(super) fn measure(look: &XWingLook<'_>, from: &str, to: &str) -> Result<Measured, Refusal> {
    let (one, other) = (found(look, from)?, found(look, to)?);
    if one == other {
        return Err(Refusal::unfit(TableRefused::SamePiece));
    }
    let placed = Scene::of(look.game, look.board);
    let range = scene::range_line(look.game, look.board, one, other);
    let lines = placed.party(one).zip(placed.party(other)).map(|(a, b)| between(a, b, &placed.objects()));
    let line = lines.as_ref().and_then(|lines| lines.clearest());
    let mut measured =
        Measured { proof: shown::proof(look, &placed, range.as_ref(), line), notes: Vec::new() };
    if let Some(range) = range {
        let tone = if range.range == Range::Beyond { Tone::Warn } else { Tone::Plain };
        measured.notes.push(Note::new(tone, shown::label(&range)).by("xwing.range.01"));
    }
    arcs(look, one, other, &mut measured.notes);
    if let Some(warning) = measured.proof.warning.clone() {
        measured.notes.push(Note::new(Tone::Warn, warning).by("xwing.obstructed.01"));
    }
    Ok(measured)
}
