//! An attack under way.

use broadside_engine::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::facts::{Die, Face};
use crate::words::{Object, UpgradeNo};

/// The most dice of one kind in an attack: six rolled, and those that effects add.
pub const MAX_DICE: usize = 12;

/// The weapon of an attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Weapon {
    /// A primary weapon, by its place.
    #[default]
    Primary0,
    /// The second primary weapon.
    Primary1,
    /// Another primary weapon.
    Primary2,
    /// The special weapon of an upgrade card.
    Special(UpgradeNo),
    /// The attack of a remote.
    Remote,
}

impl Weapon {
    /// The primary weapon at a place.
    pub fn primary(at: usize) -> Weapon {
        match at {
            0 => Weapon::Primary0,
            1 => Weapon::Primary1,
            _ => Weapon::Primary2,
        }
    }

    /// Whether it is a primary weapon; a remote's attack counts as one (xwing.device.commando-team.57).
    pub fn is_primary(self) -> bool {
        self.upgrade().is_none()
    }

    /// The upgrade card of a special weapon.
    pub fn upgrade(self) -> Option<UpgradeNo> {
        match self {
            Weapon::Special(upgrade) => Some(upgrade),
            Weapon::Primary0 | Weapon::Primary1 | Weapon::Primary2 | Weapon::Remote => None,
        }
    }
}

/// A die of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DieState {
    /// What it shows.
    pub face: Face,
    /// Whether it was rerolled (xwing.attack.19).
    pub rerolled: bool,
}

impl Default for DieState {
    fn default() -> DieState {
        DieState { face: Face::Blank, rerolled: false }
    }
}

/// Dice that a unit rolled outside an attack.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Roll {
    /// Who rolled them.
    pub unit: Object,
    /// Which dice.
    pub die: Die,
    /// What they show.
    pub dice: List<DieState, 4>,
    /// Whether the step that had them rolled is yet to look at them.
    pub waits: bool,
}

impl Default for Roll {
    fn default() -> Roll {
        Roll { unit: Object::default(), die: Die::Attack, dice: List::new(), waits: false }
    }
}

/// An attack under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    /// Who attacks.
    pub attacker: Object,
    /// Who defends.
    pub defender: Object,
    /// The attacking player.
    pub by: Seat,
    /// The defending player.
    pub against: Seat,
    /// The weapon.
    pub weapon: Weapon,
    /// The attack range.
    pub range: u8,
    /// Whether an obstacle obstructs it.
    pub obstructed: bool,
    /// Whether a ship or device obstructs it.
    pub obstructed_otherwise: bool,
    /// The ships that obstruct it, a bit for each.
    pub through: u16,
    /// Whether the defender has suffered damage.
    pub hurt: bool,
    /// The obstacles in the way, a bit for each.
    pub obstacles: u16,
    /// Whether it is a bonus attack.
    pub bonus: bool,
    /// The attack dice.
    pub dice: List<DieState, MAX_DICE>,
    /// The defense dice.
    pub defense: List<DieState, MAX_DICE>,
    /// Whether hits or crits were neutralized.
    pub neutralized: bool,
    /// How many attack dice the attacking side has had rerolled.
    pub rerolls: u8,
    /// How many focus results the attacker has modified, and the defender.
    pub focus_modified: [u8; 2],
    /// Whether its defender has spent a green token during it.
    pub spent_green: bool,
    /// Whether it hit.
    pub hit: bool,
    /// The ships that were destroyed during it, a bit for each: its Aftermath step answers that (xwing.destroy.71).
    pub destroyed: u16,
    /// Whether the attack itself is over: the Aftermath step is no part of it (xwing.attack.78).
    pub over: bool,
}

impl Attack {
    /// The dice of a kind.
    pub fn dice_of(&self, die: Die) -> &List<DieState, MAX_DICE> {
        match die {
            Die::Attack => &self.dice,
            Die::Defense => &self.defense,
        }
    }

    /// The dice of a kind, to be changed by an atom.
    pub(crate) fn dice_of_mut(&mut self, die: Die) -> &mut List<DieState, MAX_DICE> {
        match die {
            Die::Attack => &mut self.dice,
            Die::Defense => &mut self.defense,
        }
    }

    /// How many dice of a kind show a face.
    pub fn results(&self, die: Die, face: Face) -> u8 {
        self.dice_of(die).iter().filter(|it| it.face == face).count() as u8
    }
}
