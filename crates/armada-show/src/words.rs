//! Small words that many parts of a scene share: ids of messages, icons, dice.

use broadside_armada::Armada;
use broadside_armada::board;
use broadside_armada::facts::{Faction, Objective, Term};
use broadside_armada::geometry::TableEdge;
use broadside_armada::words::{ArmadaWords, Phase};
use broadside_engine::Ability;
use broadside_stage::{Die, Place, Text};
pub(super) use broadside_stage::{point, slug};
use broadside_table::Pose;

use super::names;
use super::numbers::numbers;

/// The id of a message: `armada-<kind>-<name>`.
pub(super) fn id(kind: &str, name: &str) -> String {
    format!("armada-{kind}-{}", slug(name))
}

/// A message without gaps by its kind and name.
pub(super) fn text(kind: &str, name: &str) -> Text {
    Text::new(id(kind, name))
}

/// A message with the numbers of a card's abilities in its gaps.
pub(super) fn numbered(text: Text, abilities: &[Ability<ArmadaWords>]) -> Text {
    numbers(abilities).iter().fold(text, |text, (name, value)| text.number(name, *value))
}

/// What an objective does, where its special rule is played.
pub(super) fn objective(game: &Armada, card: &Objective) -> Option<Text> {
    let mut says = numbered(text("objective", &card.slug), &game.objective_abilities(card.id).concat());
    if let Some(victory) = card.victory {
        says = says.number("victory", victory);
    }
    if let Some(majority) = card.majority {
        says = says.number("majority", majority);
    }
    game.objective_has_effect(card.id).then_some(says)
}

/// A phase as files and messages name it.
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Command => "command",
        Phase::Ship => "ship",
        Phase::Squadron => "squadron",
        Phase::Status => "status",
    }
}

/// A faction by its name.
pub(super) fn faction(faction: Faction) -> Text {
    text("faction", faction.word())
}

/// Dice as they lie in the attack under way; they can be pointed at.
pub(super) fn rolled(dice: &[board::Die]) -> Vec<Die> {
    dice.iter().enumerate().map(|(at, die)| names::die(Some(at as u8), *die)).collect()
}

/// A pose as a page has it.
pub(super) fn place(pose: Pose) -> Place {
    pose.into()
}

/// A length in whole millimetres.
pub(super) fn millimetres(length: f64) -> f64 {
    length.max(0.0).round()
}

/// An edge of the play area as scenario files write it.
pub(super) fn edge(edge: TableEdge) -> &'static str {
    match edge {
        TableEdge::Lower => "lower",
        TableEdge::Upper => "upper",
        TableEdge::Left => "left",
        TableEdge::Right => "right",
    }
}
