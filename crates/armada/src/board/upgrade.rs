//! Upgrade cards in play.

use serde::{Deserialize, Serialize};

use crate::facts::{Command, UpgradeCardId};
use crate::words::{ShipNo, UpgradeNo};

/// Upgrades of both sides.
pub const MAX_UPGRADES: usize = 160;
/// The most upgrade cards on which something lies.
pub const MAX_PILES: usize = 32;

/// Whether an upgrade card can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UpgradeState {
    /// Readied.
    #[default]
    Ready,
    /// Exhausted.
    Exhausted,
    /// Discarded: facedown, still equipped for scoring (armada.upgrade-cards.19).
    Discarded,
}

/// Command tokens and dials that lie on a card (armada.upgrade-tokens-dials.09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    /// Command tokens of each type.
    pub tokens: [u8; 4],
    /// Facedown dials, two bits each, the top one lowest; their number in the uppermost four bits.
    dials: u16,
}

/// How many dials can lie on one card.
pub const MAX_PILE_DIALS: u16 = 6;

impl Pile {
    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        *self == Pile::default()
    }

    /// How many tokens lie there.
    pub fn total(&self) -> u8 {
        self.tokens.iter().sum()
    }

    /// The dials, the top one first.
    pub fn dials(&self) -> impl Iterator<Item = Command> + '_ {
        use crate::facts::Term;
        (0..self.dials >> 12).map(|at| Command::ALL[(self.dials >> (2 * at) & 3) as usize])
    }

    /// Puts a dial under the others, if there is room for it.
    pub fn add_dial(&mut self, command: Command) {
        let count = self.dials >> 12;
        debug_assert!(count < MAX_PILE_DIALS);
        if count < MAX_PILE_DIALS {
            self.dials = (self.dials | (command as u16) << (2 * count)) + (1 << 12);
        }
    }

    /// Takes the dial at a place.
    pub fn take_dial(&mut self, at: u8) -> Option<Command> {
        let command = self.dials().nth(at.into())?;
        let (count, dials) = (self.dials >> 12, self.dials & 0xfff);
        let below = dials & ((1 << (2 * at)) - 1);
        let above = dials >> (2 * (at + 1)) << (2 * at);
        self.dials = below | above | (count - 1) << 12;
        Some(command)
    }
}

/// What lies on an upgrade card. Few cards bear anything, so it is kept apart from them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OnCard {
    /// The card.
    pub upgrade: UpgradeNo,
    /// What lies on it.
    pub pile: Pile,
}

/// An upgrade card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upgrade {
    /// Which card.
    pub card: UpgradeCardId,
    /// The ship that it is equipped to.
    pub ship: ShipNo,
    /// Whether it can be used.
    pub state: UpgradeState,
}

impl Default for Upgrade {
    fn default() -> Self {
        Upgrade { card: UpgradeCardId(0), ship: ShipNo(0), state: UpgradeState::Ready }
    }
}
