//! What the words of cards are put together from.

use broadside_engine::{Ref, Var};
use serde::{Deserialize, Serialize};

use super::Colour;
use crate::facts::{ActionKind, Arc, Bearing, Die, Difficulty, Face, Slot};

/// The candidate of a selection of ships, while its condition is looked at.
pub const IT: Ref = Ref::Var(Var(5));

/// Which dice of the attack under way: of this kind, showing one of these faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faces {
    /// Attack or defense dice.
    pub die: Die,
    /// Showing one of these; any if none is given.
    pub faces: &'static [Face],
}

/// An arc of a ship or remote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArcOf {
    /// Its front arc.
    Front,
    /// Its bullseye arc.
    Bullseye,
    /// The arc in which its turret points.
    Turret,
    /// Any of its firing arcs (xwing.arc.23, xwing.arc.24).
    Firing,
    /// Its left or its right arc.
    Sides,
    /// Its left arc.
    Left,
    /// Its right arc.
    Right,
    /// Its rear arc.
    Rear,
    /// Its full front arc.
    FullFront,
    /// Its full rear arc.
    FullRear,
}

/// Something that an effect has a ship do without an action (xwing.action.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To acquire a lock.
    Lock,
    /// To acquire a lock on an object in its front arc.
    LockInFront,
    /// To rotate its turret arc indicator.
    Rotate,
    /// To drop a bomb.
    DropBomb,
    /// To drop or launch the device of the card.
    PlaceThis,
    /// To drop or launch any of its devices.
    PlaceDevice,
    /// To boost.
    Boost,
    /// To barrel roll.
    BarrelRoll,
    /// To coordinate.
    Coordinate,
    /// To jam.
    Jam,
    /// To reload.
    Reload,
    /// To repair a damage card of its choice.
    Repair,
    /// To rotate 180°.
    TurnAround,
}

/// Which maneuvers of a dial, beside the one that it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dialing {
    /// Of its speed, or so many higher or lower; any speed if none is given.
    pub speed: Option<i8>,
    /// Of the same colour.
    pub same_colour: bool,
    /// Of the same bearing.
    pub same_bearing: bool,
    /// Only if the one that it shows has one of these colours; any if none is given.
    pub from: &'static [Difficulty],
    /// Not of these colours.
    pub not: &'static [Difficulty],
    /// Only of these bearings; any if none is given.
    pub bearings: &'static [Bearing],
}

impl Dialing {
    /// Any other maneuver.
    pub const ANY: Dialing =
        Dialing { speed: None, same_colour: false, same_bearing: false, from: &[], not: &[], bearings: &[] };
}

/// Straight, bank and turn maneuvers.
pub const BASIC: &[Bearing] =
    &[Bearing::Straight, Bearing::BankLeft, Bearing::BankRight, Bearing::TurnLeft, Bearing::TurnRight];

/// Which action an effect lets a ship perform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actions {
    /// One of these; any standard action if none is given.
    pub kinds: &'static [ActionKind],
    /// In this colour, whatever the action bar says.
    pub colour: Option<Colour>,
    /// Only actions that are white of themselves.
    pub white_only: bool,
    /// Even while stressed.
    pub stressed: bool,
    /// Only those on the ship's action bar.
    pub on_bar: bool,
}

/// One action of a kind, white.
pub const fn actions(kinds: &'static [ActionKind]) -> Actions {
    Actions { kinds, colour: None, white_only: false, stressed: false, on_bar: false }
}

/// A bonus attack that an effect gives to its bearer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// With which weapons.
    pub with: Arms,
    /// Against whom.
    pub on: Whom,
    /// Whether the lock or token that the weapon requires is not needed.
    pub freely: bool,
}

/// The weapons of a bonus attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    /// Any weapon.
    Any,
    /// A primary weapon.
    Primary,
    /// A weapon of a turret, single or double: the icon on cards stands for either (xwing.arc.20).
    Turret,
    /// The same, from a turret arc from which the bearer has not attacked in this round.
    FreshTurret,
    /// A primary weapon of an arc.
    PrimaryOf(Arc),
    /// An upgrade of this type.
    Type(Slot),
    /// Another cannon than the one of the attack under way.
    OtherCannon,
    /// The card that gives the attack.
    This,
}

/// The targets of a bonus attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// This party.
    Only(Ref),
    /// Any enemy.
    Anyone,
    /// Any enemy ship in an arc of the attacker.
    InArc(ArcOf),
    /// Any enemy but the defender of the attack under way.
    Another,
    /// Any enemy but the defender, at a range between these of it.
    AnotherAt(u8, u8),
    /// Any enemy ship that the bearer has not attacked in this round.
    Unattacked,
}
