//! What is wrong with a squad, as a page tells it.

use broadside_stage::Text;
use broadside_xwing::facts::Facts;
use broadside_xwing::squad::{LIMITS, Note, NoteKind, Problem, ProblemKind, Squad};

/// A broken rule of squad building. English takes the checker's own sentence; other languages put theirs together from the
/// figures.
pub fn problem_text(facts: &Facts, squad: &Squad, problem: &Problem) -> Text {
    let id = match problem.kind {
        ProblemKind::Limit => "xwing-list-limit",
        ProblemKind::Points => "xwing-list-points",
        ProblemKind::ShipCount => "xwing-list-ship-count",
        ProblemKind::Faction => "xwing-list-faction",
        ProblemKind::Availability => "xwing-list-availability",
        ProblemKind::Banned => "xwing-list-banned",
        ProblemKind::RestrictedList => "xwing-list-restricted",
        ProblemKind::Limited => "xwing-list-limited",
        ProblemKind::Solitary => "xwing-list-solitary",
        ProblemKind::Standardized => "xwing-list-standardized",
        ProblemKind::Loadout => "xwing-list-loadout",
        ProblemKind::Slot => "xwing-list-slot",
        ProblemKind::Restriction => "xwing-list-restriction",
        ProblemKind::Copies => "xwing-list-copies",
        ProblemKind::Obstacles => "xwing-list-obstacles",
    };
    let mode = facts.standard();
    let ship = problem.ship.and_then(|place| squad.ships.get(place));
    let (cost, most) = match (problem.kind, ship) {
        (ProblemKind::Loadout, Some(ship)) => (ship.loadout(facts), u32::from(facts[ship.pilot].loadout)),
        _ => (squad.points(facts), u32::from(mode.squad_points)),
    };
    Text::new(id)
        .name("message", problem.message.as_str())
        .name("card", problem.card.as_deref().unwrap_or_default())
        .name("ship", ship.map_or("", |ship| &facts[ship.pilot].name))
        .number("cost", cost)
        .number("most", most)
        .number("over", cost.saturating_sub(most))
        .number("count", squad.ships.len() as f64)
        .number("fewest", mode.ships.0)
        .number("greatest", mode.ships.1)
        .number("restricted", mode.restricted_cards)
        .number("ships", LIMITS.ships as f64)
        .number("upgrades", LIMITS.upgrades as f64)
}

/// A part of a list that was not taken as it was written.
pub fn note_text(note: &Note) -> Text {
    let id = match note.kind {
        NoteKind::NotUnderstood => "xwing-list-not-understood",
        NoteKind::Assumed => "xwing-list-assumed",
        NoteKind::Points => "xwing-list-other-points",
    };
    Text::new(id).name("message", note.message.as_str()).name("line", note.text.as_str())
}
