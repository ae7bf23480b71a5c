//! Upgrade cards in play.

use serde::{Deserialize, Serialize};

use crate::facts::{Command, UpgradeCardId};
use crate::words::ShipNo;

/// Upgrades of both sides.
pub const MAX_UPGRADES: usize = 160;

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
    /// Facedown dials, two bits each, the top one lowest.
    dials: u16,
    count: u8,
}

impl Pile {
    /// How many tokens lie there.
    pub fn total(&self) -> u8 {
        self.tokens.iter().sum()
    }

    /// The dials, the top one first.
    pub fn dials(&self) -> impl Iterator<Item = Command> + '_ {
        use crate::facts::Term;
        (0..self.count).map(|at| Command::ALL[(self.dials >> (2 * at) & 3) as usize])
    }

    /// Puts a dial under the others; at most eight lie on a card.
    pub fn add_dial(&mut self, command: Command) {
        debug_assert!(self.count < 8);
        self.dials |= (command as u16) << (2 * self.count);
        self.count += 1;
    }

    /// Takes the dial at a place.
    pub fn take_dial(&mut self, at: u8) -> Option<Command> {
        let command = self.dials().nth(at.into())?;
        let below = self.dials & ((1 << (2 * at)) - 1);
        let above = self.dials >> (2 * (at + 1)) << (2 * at);
        self.dials = below | above;
        self.count -= 1;
        Some(command)
    }
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
    /// What lies on it.
    pub pile: Pile,
}

impl Default for Upgrade {
    fn default() -> Self {
        Upgrade { card: UpgradeCardId(0), ship: ShipNo(0), state: UpgradeState::Ready, pile: Pile::default() }
    }
}
