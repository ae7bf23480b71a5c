//! Actions of the action bar, with their linked actions.

use super::Difficulty;
use broadside_facts::{Entry, FactsError, Term, terms};

terms! {
    /// A kind of action.
    ActionKind, "an action" {
        /// Focus.
        Focus = "focus",
        /// Evade.
        Evade = "evade",
        /// Lock.
        Lock = "lock",
        /// Barrel roll.
        BarrelRoll = "barrel roll",
        /// Boost.
        Boost = "boost",
        /// Calculate.
        Calculate = "calculate",
        /// Cloak.
        Cloak = "cloak",
        /// Coordinate.
        Coordinate = "coordinate",
        /// Jam.
        Jam = "jam",
        /// Reinforce.
        Reinforce = "reinforce",
        /// Reload.
        Reload = "reload",
        /// Rotate arc.
        Rotate = "rotate",
        /// SLAM.
        Slam = "slam",
    }
}

/// An action with its difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Which action.
    pub kind: ActionKind,
    /// How hard it is.
    pub difficulty: Difficulty,
}

/// An action of an action bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// Which action.
    pub kind: ActionKind,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The action that may follow it.
    pub linked: Option<Step>,
}

/// What a card asks of an action bar: the action, of this difficulty or of any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionNeed {
    /// Which action.
    pub kind: ActionKind,
    /// Of this difficulty only.
    pub difficulty: Option<Difficulty>,
}

impl ActionNeed {
    /// Whether an action of this bar fulfils it; linked actions do not (xwing.upgrade.06).
    pub fn met_by(self, bar: &[Action]) -> bool {
        bar.iter().any(|action| {
            action.kind == self.kind && self.difficulty.is_none_or(|needed| needed == action.difficulty)
        })
    }
}

/// A list of actions; a white one is written without its difficulty, `>` leads to the linked action.
pub(super) fn actions(entry: &mut Entry, field: &str) -> Result<Box<[Action]>, FactsError> {
    let mut all = Vec::new();
    for text in entry.texts(field)? {
        let action = read(&text).ok_or_else(|| {
            let problem = format!("has `{text}`; write it as `focus`, `red boost` or `boost > red focus`");
            entry.error(field, problem)
        })?;
        all.push(action);
    }
    Ok(all.into())
}

/// What a card asks of the action bar, or nothing.
pub(super) fn need(entry: &mut Entry, field: &str) -> Result<Option<ActionNeed>, FactsError> {
    let Some(text) = entry.optional_text(field)? else { return Ok(None) };
    match words(&text) {
        Some((kind, difficulty)) => Ok(Some(ActionNeed { kind, difficulty })),
        None => Err(entry.error(field, format!("is `{text}`; write it as `lock` or `white lock`"))),
    }
}

fn words(text: &str) -> Option<(ActionKind, Option<Difficulty>)> {
    if let Some(kind) = ActionKind::from_word(text) {
        return Some((kind, None));
    }
    let (difficulty, kind) = text.split_once(' ')?;
    Some((ActionKind::from_word(kind)?, Some(Difficulty::from_word(difficulty)?)))
}

fn step(text: &str) -> Option<Step> {
    let (kind, difficulty) = words(text)?;
    Some(Step { kind, difficulty: difficulty.unwrap_or(Difficulty::White) })
}

fn read(text: &str) -> Option<Action> {
    let (first, linked) = match text.split_once(" > ") {
        Some((first, linked)) => (first, Some(step(linked)?)),
        None => (text, None),
    };
    let Step { kind, difficulty } = step(first)?;
    Some(Action { kind, difficulty, linked })
}
