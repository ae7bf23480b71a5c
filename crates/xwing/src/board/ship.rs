//! A ship in the game.

use broadside_engine::{List, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::facts::{Maneuver, PilotId, Size};
use crate::geometry::Arcs;
use crate::words::{Object, ObjectiveNo, ShipNo, Token};

use super::Lookers;

/// Where a ship is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Standing {
    /// Not placed yet.
    #[default]
    Waiting,
    /// In the play area.
    InPlay,
    /// In reserve (xwing.reserve.01).
    Reserve,
    /// Destroyed, and not removed yet (xwing.destroy.04).
    Destroyed,
    /// Removed from the game.
    Removed,
}

/// Where a turret points: standard arcs are counted clockwise from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Turret {
    /// At one arc.
    Single(u8),
    /// At an arc and the one opposite to it: 0 front and rear, 1 right and left.
    Double(u8),
}

impl Turret {
    /// Whether it points at a standard arc.
    pub fn points_at(self, arc: u8) -> bool {
        match self {
            Turret::Single(at) => at == arc,
            Turret::Double(at) => at % 2 == arc % 2,
        }
    }
}

/// What happened to a ship, or what it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It has had its turn in the System Phase.
    System,
    /// It has activated, or its activation is used up.
    Activated,
    /// It has engaged.
    Engaged,
    /// It performed a bonus attack (xwing.bonus-attack.04).
    BonusAttack,
    /// It placed a device in this System Phase.
    PlacedDevice,
    /// It decloaked in this System Phase, or tried to.
    Decloaked,
    /// It docked or deployed in this System Phase.
    DockedOrDeployed,
    /// It became tractored in this round.
    Tractored,
    /// It skips its Perform Action step.
    SkipsAction,
    /// It cannot perform any further actions in this activation (xwing.overlap.11).
    NoMoreActions,
    /// It deployed too late to engage (xwing.dock.15).
    CannotEngage,
    /// The enemy side has scored half of its points; this lasts.
    HalfScored,
    /// The enemy side has scored it; this lasts.
    Scored,
    /// It attacked in this round.
    Attacked,
    /// It defended in this round.
    Defended,
    /// It suffered crit damage while towing (xwing.scenario.salvage.19).
    MustJettison,
}

/// A ship in the game (xwing.shield.01).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ship {
    /// The ship card.
    pub pilot: PilotId,
    /// The ship card whose name, charges and pilot ability it has: its own, or that of another ship for which it stands in.
    pub persona: PilotId,
    /// Who controls it: whose side it is on, and who takes all decisions for it.
    #[serde(alias = "owner")]
    pub controller: Seat,
    /// Its size.
    pub size: Size,
    /// Where it is.
    pub standing: Standing,
    /// Where its base lies.
    pub pose: Pose,
    /// Squad points.
    pub points: u8,
    /// Initiative, as printed.
    pub initiative: u8,
    /// Agility value, with its upgrades.
    pub agility: u8,
    /// Hull value, with its upgrades.
    pub hull: u8,
    /// Shield capacity, with its upgrades.
    pub shield_capacity: u8,
    /// Active shields.
    pub shields: u8,
    /// Force capacity, with its upgrades.
    pub force_capacity: u8,
    /// Active Force charges.
    pub force: u8,
    /// How many Force charges it recovers (xwing.force.05).
    pub force_recovers: u8,
    /// Charges of the ship card.
    pub charges: u8,
    /// How many damage cards it has.
    pub damage: u8,
    /// Tokens by kind.
    pub tokens: [u8; Token::COUNT],
    /// The objects on which it has locks.
    pub locks: List<Object, 3>,
    /// The maneuver on its dial, by its place on the dial of its type.
    pub dial: Option<u8>,
    /// Whether the dial lies faceup.
    pub dial_faceup: bool,
    /// The enemies who have looked at the dial.
    pub dial_seen: Lookers,
    /// Whether the maneuver on the dial is its revealed maneuver (xwing.maneuver.12).
    pub revealed: bool,
    /// Where its turret points.
    pub turret: Option<Turret>,
    /// The maneuver that it executed last in this round.
    pub executed: Option<Maneuver>,
    /// Whether it executed that maneuver fully.
    pub executed_fully: bool,
    /// The ships through which its last move led, as bits.
    pub through: u16,
    /// Actions that it performed in this round.
    pub performed: u16,
    /// Actions that it failed in this round.
    pub failed: u16,
    /// The ships that it attacked in this round, a bit for each.
    pub attacked: u16,
    /// The arcs from which it attacked by its turret in this round.
    pub turrets_fired: Arcs,
    /// What happened to it.
    pub marks: u16,
    /// Whose effect gave it its last jam token.
    pub jammed_by: Seat,
    /// Whose effect gave it its last tractor token.
    pub tractored_by: Seat,
    /// The ship with which it is docked.
    pub carrier: Option<ShipNo>,
    /// The supply cache that it tows.
    pub towing: Option<ObjectiveNo>,
}

impl Default for Ship {
    fn default() -> Ship {
        Ship {
            pilot: PilotId::at(0),
            persona: PilotId::at(0),
            controller: Seat(0),
            size: Size::Small,
            standing: Standing::Waiting,
            pose: Pose::default(),
            points: 0,
            initiative: 0,
            agility: 0,
            hull: 0,
            shield_capacity: 0,
            shields: 0,
            force_capacity: 0,
            force: 0,
            force_recovers: 0,
            charges: 0,
            damage: 0,
            tokens: [0; Token::COUNT],
            locks: List::new(),
            dial: None,
            dial_faceup: false,
            dial_seen: Lookers::default(),
            revealed: false,
            turret: None,
            executed: None,
            executed_fully: false,
            through: 0,
            performed: 0,
            turrets_fired: Arcs::default(),
            failed: 0,
            attacked: 0,
            marks: 0,
            jammed_by: Seat(0),
            tractored_by: Seat(0),
            carrier: None,
            towing: None,
        }
    }
}

impl Ship {
    /// How many tokens of a kind it has.
    pub fn count(&self, token: Token) -> u8 {
        self.tokens[token as usize]
    }

    /// Whether it has a token of a kind.
    pub fn has(&self, token: Token) -> bool {
        self.count(token) > 0
    }

    /// Whether something is noted about it.
    pub fn is_marked(&self, mark: Mark) -> bool {
        self.marks >> mark as u16 & 1 == 1
    }

    /// Whether its base lies in the play area.
    pub fn in_play(&self) -> bool {
        matches!(self.standing, Standing::InPlay | Standing::Destroyed)
    }

    /// Whether it is out of the game for good, or will be.
    pub fn is_gone(&self) -> bool {
        matches!(self.standing, Standing::Destroyed | Standing::Removed)
    }

    /// So many tokens make a ship of its size ionized or tractored (xwing.ion.01, xwing.tractor.01).
    pub fn threshold(&self) -> u8 {
        match self.size {
            Size::Small => 1,
            Size::Medium => 2,
            Size::Large | Size::Huge => 3,
        }
    }

    /// Whether it is ionized.
    pub fn is_ionized(&self) -> bool {
        self.count(Token::Ion) >= self.threshold()
    }

    /// Whether it is tractored.
    pub fn is_tractored(&self) -> bool {
        self.count(Token::Tractor) >= self.threshold()
    }

    /// Whether it is stressed.
    pub fn is_stressed(&self) -> bool {
        self.has(Token::Stress)
    }

    /// Whether it is disarmed; a cloaked ship is (xwing.cloak.05).
    pub fn is_disarmed(&self) -> bool {
        self.has(Token::Disarm) || self.has(Token::Cloak)
    }
}
