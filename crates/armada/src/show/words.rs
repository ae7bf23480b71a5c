//! Small words that many parts of a scene share: ids of messages, icons, dice.

use broadside_stage::{Die, Place, Text};
use broadside_table::{Point, Pose};

use super::names;
use crate::board;
use crate::cards;
use crate::facts::{Faction, Objective, Term};
use crate::words::Phase;

/// A name as it stands in the id of a message: lower case, hyphens between the words.
pub(super) fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for letter in name.chars() {
        if letter.is_alphanumeric() {
            slug.extend(letter.to_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.trim_end_matches('-').to_owned()
}

/// The id of a message: `armada-<kind>-<name>`.
pub(super) fn id(kind: &str, name: &str) -> String {
    format!("armada-{kind}-{}", slug(name))
}

/// A message without gaps by its kind and name.
pub(super) fn text(kind: &str, name: &str) -> Text {
    Text::new(id(kind, name))
}

/// What an objective does, where its special rule is played.
pub(super) fn objective(card: &Objective) -> Option<Text> {
    let mut says = text("objective", &card.slug);
    if let Some(victory) = card.victory {
        says = says.number("victory", victory);
    }
    if let Some(majority) = card.majority {
        says = says.number("majority", majority);
    }
    cards::plays(&card.slug).then_some(says)
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
    Place { x: pose.x_mm(), y: pose.y_mm(), facing: pose.facing.degrees() }
}

/// A point as a page has it, to a thousandth of a millimetre.
pub(super) fn point(point: Point) -> [f64; 2] {
    let round = |length: f64| (length * 1000.0).round() / 1000.0 + 0.0;
    [round(point.x), round(point.y)]
}

/// A length in whole millimetres.
pub(super) fn millimetres(length: f64) -> f64 {
    length.max(0.0).round()
}
