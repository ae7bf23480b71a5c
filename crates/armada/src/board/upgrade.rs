//! Upgrade cards in play.

use serde::{Deserialize, Serialize};

use super::Die;
use crate::facts::{Colour, Command, DefenseToken, Face, Term, UpgradeCardId};
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
    /// Defense tokens, a bit for each type.
    pub defense: u8,
    /// Round tokens, a bit for each round.
    pub rounds: u8,
    /// Dice as they lie, each 1 and its face and six times its colour; 0 where none lies.
    dice: [u8; 2],
}

/// How many dials can lie on one card.
pub const MAX_PILE_DIALS: u16 = 6;

impl Pile {
    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        *self == Pile::default()
    }

    /// Whether the token of a round lies there.
    pub fn has_round(&self, round: u8) -> bool {
        round < 8 && self.rounds >> round & 1 == 1
    }

    /// How many tokens lie there.
    pub fn total(&self) -> u8 {
        let others = self.defense.count_ones() + self.rounds.count_ones();
        self.tokens.iter().sum::<u8>() + others as u8
    }

    /// The types of the defense tokens that lie there.
    pub fn defense_types(&self) -> impl Iterator<Item = DefenseToken> + '_ {
        DefenseToken::ALL.iter().copied().filter(|kind| self.defense >> *kind as u8 & 1 == 1)
    }

    /// The dice that lie there.
    pub fn dice(&self) -> impl Iterator<Item = Die> + '_ {
        let codes = self.dice.iter().filter_map(|code| code.checked_sub(1)).map(usize::from);
        codes.filter_map(|code| {
            Some(Die { colour: *Colour::ALL.get(code / 6)?, face: *Face::ALL.get(code % 6)? })
        })
    }

    /// Puts a die there, if there is room for it.
    pub fn add_die(&mut self, die: Die) {
        let free = self.dice.iter_mut().find(|code| **code == 0);
        debug_assert!(free.is_some());
        if let Some(place) = free {
            *place = 1 + die.face as u8 + 6 * die.colour as u8;
        }
    }

    /// Takes the die at a place; the one behind it moves up.
    pub fn take_die(&mut self, at: u8) -> Option<Die> {
        let die = self.dice().nth(at.into())?;
        self.dice[at as usize..].rotate_left(1);
        self.dice[1] = 0;
        Some(die)
    }

    /// The rounds whose tokens lie there.
    pub fn rounds(&self) -> impl Iterator<Item = u8> + '_ {
        (0..8).filter(|round| self.rounds >> round & 1 == 1)
    }

    /// The dials, the top one first.
    pub fn dials(&self) -> impl Iterator<Item = Command> + '_ {
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
