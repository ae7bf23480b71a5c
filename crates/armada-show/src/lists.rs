//! What is wrong with a fleet, as a page tells it.

use broadside_armada::facts::Facts;
use broadside_armada::fleet::{Fleet, LIMITS, Note, NoteKind, Problem, ProblemKind};
use broadside_stage::Text;

/// A broken rule of fleet building. English takes the checker's own sentence; other languages put theirs together from the
/// figures.
pub fn problem_text(facts: &Facts, fleet: &Fleet, problem: &Problem) -> Text {
    let id = match problem.kind {
        ProblemKind::Limit => "armada-list-limit",
        ProblemKind::Points => "armada-list-points",
        ProblemKind::SquadronPoints => "armada-list-squadron-points",
        ProblemKind::Faction if problem.card.is_none() => "armada-list-no-faction",
        ProblemKind::Faction => "armada-list-faction",
        ProblemKind::Pool => "armada-list-pool",
        ProblemKind::Flagship => "armada-list-flagship",
        ProblemKind::Commander => "armada-list-commander",
        ProblemKind::Slot => "armada-list-slot",
        ProblemKind::Restriction => "armada-list-restriction",
        ProblemKind::Modification => "armada-list-modification",
        ProblemKind::Title => "armada-list-title",
        ProblemKind::Copies => "armada-list-copies",
        ProblemKind::UniqueName => "armada-list-unique",
        ProblemKind::Aces => "armada-list-aces",
        ProblemKind::Objectives => "armada-list-objectives",
        ProblemKind::CoreSet => "armada-list-core-set",
    };
    let (cost, most) = match problem.kind {
        ProblemKind::SquadronPoints => (fleet.squadron_cost(facts), fleet.squadron_limit()),
        _ => (fleet.cost(facts), u32::from(fleet.points)),
    };
    let ship = problem.ship.and_then(|place| fleet.ships.get(place));
    Text::new(id)
        .name("message", problem.message.as_str())
        .name("card", problem.card.as_deref().unwrap_or_default())
        .name("ship", ship.map_or("", |ship| &facts[ship.card].name))
        .number("cost", cost)
        .number("most", most)
        .number("over", cost.saturating_sub(most))
        .number("points", fleet.points)
        .number("aces", fleet.points / 100)
        .number("ships", LIMITS.ships as f64)
        .number("squadrons", LIMITS.squadrons as f64)
        .number("upgrades", LIMITS.upgrades as f64)
}

/// A line of a list that was not taken as it was written.
pub fn note_text(note: &Note) -> Text {
    let id = match note.kind {
        NoteKind::NotUnderstood => "armada-list-not-understood",
        NoteKind::Assumed => "armada-list-assumed",
        NoteKind::Cost => "armada-list-cost",
        NoteKind::Ignored => "armada-list-ignored",
    };
    Text::new(id).name("message", note.message.as_str()).name("line", note.text.as_str())
}
