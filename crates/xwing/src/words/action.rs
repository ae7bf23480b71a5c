//! Actions: those of action bars, those of scenarios, and those on cards.

use serde::{Deserialize, Serialize};

use super::{CardNo, ConditionNo, UpgradeNo};
use crate::facts::{ActionKind, Difficulty, Term};

/// An action that a ship can perform. Each of them is available once per round (xwing.action.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ActionId {
    /// An action of action bars.
    Bar(ActionKind),
    /// Tow, of Salvage Mission.
    Tow,
    /// Scramble, of Scramble the Transmissions.
    Scramble,
    /// The action on a damage card (xwing.action.14).
    Card(CardNo),
    /// The action behind a header of an upgrade card, counted from 0.
    Upgrade(UpgradeNo, u8),
    /// The action of a ship card: of its pilot or its ship ability (xwing.ship-ability.02).
    ShipCard,
    /// The action on a condition card.
    Condition(ConditionNo),
}

impl ActionId {
    /// Its bit in a ship's memory of a round; actions of damage and upgrade cards are remembered by the cards.
    pub fn bit(self) -> u16 {
        match self {
            ActionId::Bar(kind) => 1 << kind as u16,
            ActionId::Tow => 1 << 13,
            ActionId::Scramble => 1 << 14,
            ActionId::ShipCard => 1 << 15,
            ActionId::Card(_) | ActionId::Upgrade(..) | ActionId::Condition(_) => 0,
        }
    }

    /// Its name.
    pub fn word(self) -> &'static str {
        match self {
            ActionId::Bar(kind) => kind.word(),
            ActionId::Tow => "tow",
            ActionId::Scramble => "scramble",
            ActionId::Card(_) => "damage card",
            ActionId::Upgrade(..) => "upgrade card",
            ActionId::ShipCard => "ship card",
            ActionId::Condition(_) => "condition card",
        }
    }
}

/// How hard an action is; blue ones do not exist (xwing.action.06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Colour {
    /// White.
    #[default]
    White,
    /// Red: costs a stress token, also when it fails.
    Red,
    /// Purple: costs a Force charge.
    Purple,
}

impl From<Difficulty> for Colour {
    fn from(difficulty: Difficulty) -> Colour {
        match difficulty {
            Difficulty::Blue | Difficulty::White => Colour::White,
            Difficulty::Red => Colour::Red,
            Difficulty::Purple => Colour::Purple,
        }
    }
}
