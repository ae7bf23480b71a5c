//! What lies between two things.

mod attack;

use broadside_armada::board::Board;
use broadside_armada::geometry::{Distance, Range};
use broadside_armada::scene;
use broadside_armada::words::{ArmadaWords, Piece, Thing};
use broadside_armada::{Armada, ArmadaLook};
use broadside_engine::{Look, Position, Refusal};
use broadside_stage::{Line, LineKind, Measured, Note, Proof, Text, Tone};
use broadside_table::{Measure, Shape, closest, touches};

use super::refused::TableRefused;
use super::{ids, names, words};

/// A range band and a length in words: `medium range · 173 mm`, or `distance 1 · 60 mm` where distance counts.
pub(super) fn band(length: f64, distance: bool) -> Text {
    if distance { distance_band(length) } else { range_band(length) }
}

fn range_band(length: f64) -> Text {
    let mm = words::millimetres(length);
    Text::new("armada-range-mm").text("range", names::range(Range::of(length))).number("mm", mm)
}

fn distance_band(length: f64) -> Text {
    let mm = words::millimetres(length);
    match Distance::of(length) {
        Some(band) => Text::new("armada-distance-mm").number("distance", band.number()).number("mm", mm),
        None => Text::new("armada-distance-beyond-mm").number("mm", mm),
    }
}

/// A sentence about a measurement.
pub(super) fn note(tone: Tone, text: Text, rule: Option<&str>) -> Note {
    Note { tone, text, target: None, rule: rule.map(str::to_owned) }
}

/// The thing of an id, if it lies on the table.
fn found(board: &Board, id: &str) -> Result<Thing, Refusal> {
    let missing = || TableRefused::missing(id);
    let thing = ids::thing(id).ok_or_else(missing)?;
    let lies = match thing {
        Thing::Ship(at) => board.ships.get(at.index()).is_some_and(|ship| ship.in_play()),
        Thing::Zone(at, _) => board.ships.get(at.index()).is_some_and(|ship| ship.in_play()),
        Thing::Squadron(at) => board.squadrons.get(at.index()).is_some_and(|squadron| squadron.in_play()),
        Thing::Obstacle(at) => board.obstacles.get(at.index()).is_some_and(|obstacle| obstacle.placed),
        Thing::Token(at) => at.index() < board.tokens.len(),
        _ => false,
    };
    if lies { Ok(thing) } else { Err(missing()) }
}

/// Range, distance, arcs and sight between two pieces or hull zones.
pub(super) fn measure(
    game: &Armada,
    position: &Position<ArmadaWords>,
    from: &str,
    to: &str,
) -> Result<Measured, Refusal> {
    let look = Look::new(game, position);
    let (one, other) = (found(look.board, from)?, found(look.board, to)?);
    if one.piece() == other.piece() {
        return Err(Refusal::unfit(TableRefused::SamePiece));
    }
    let shape = |thing| scene::shape(game, look.board, thing);
    let (Some(a), Some(b)) = (shape(one), shape(other)) else {
        return Err(Refusal::unfit(TableRefused::NothingBetween));
    };
    Ok(between(&look, one, other, &a, &b))
}

/// The line between the closest points, drawn.
pub(super) fn range_proof(line: &Measure, distance: bool) -> Proof {
    Proof {
        lines: vec![Line { kind: LineKind::Range, from: words::point(line.from), to: words::point(line.to) }],
        label: Some(band(line.distance, distance)),
        ..Proof::default()
    }
}

/// Whether the bases touch. Range and distance are measured from base or hull zone; what touches a ship touches its dials, too.
fn in_contact(look: &ArmadaLook<'_>, one: Thing, other: Thing) -> bool {
    let whole = |thing: Thing| match thing.ship() {
        Some(at) => {
            let it = look.board.ship(at);
            Some(look.game.measures.ship(it.card, it.pose).footprint())
        }
        None => scene::shape(look.game, look.board, thing),
    };
    matches!((whole(one), whole(other)), (Some(a), Some(b)) if touches(&a, &b))
}

fn between(look: &ArmadaLook<'_>, one: Thing, other: Thing, a: &Shape<'_>, b: &Shape<'_>) -> Measured {
    let line = closest(a, b);
    let by_distance = matches!(
        (one.piece(), other.piece()),
        (Some(Piece::Squadron(_)), _) | (_, Some(Piece::Obstacle(_) | Piece::Token(_)))
    );
    let mut measured = Measured {
        proof: range_proof(&line, by_distance),
        notes: vec![
            note(Tone::Plain, range_band(line.distance), Some("armada.measuring.09")),
            note(Tone::Plain, distance_band(line.distance), Some("armada.range-and-distance.01")),
        ],
    };
    if in_contact(look, one, other) {
        let text = Text::new("armada-measured-touching");
        measured.notes.insert(0, note(Tone::Good, text, Some("armada.overlapping.02")));
    }
    match one {
        Thing::Zone(..) | Thing::Squadron(_) => attack::from_party(look, one, other, &mut measured),
        Thing::Ship(ship) => attack::from_ship(look, ship, other, &mut measured),
        _ => {}
    }
    measured
}
