//! Numbers of effects.

use broadside_engine::{Bound, Ref};

use super::{Cond, XWingWords};
use crate::XWingLook;
use crate::facts::Face;

/// A number of one card's own.
pub type Count = fn(&XWingLook<'_>, &Bound<XWingWords>) -> i32;

/// Numbers of effects.
#[derive(Clone, Copy, Debug)]
pub enum Amount {
    /// A number.
    N(i16),
    /// The initiative of a ship as it stands.
    Initiative(Ref),
    /// How many ships fit a condition; the ship is the party `IT`.
    Ships(&'static Cond),
    /// The charges of the card.
    Charges,
    /// The Force charges of a ship.
    ForceOf(Ref),
    /// A number, but no more than this.
    AtMost(&'static Amount, i16),
    /// The amount of the event.
    OfEvent,
    /// How many dice that were rolled last outside an attack show this.
    RolledFaces(Face),
    /// The effect's number.
    Kept,
    /// The initiative that the phase has come to.
    Reached,
    /// The printed attack value of the primary front arc weapon of the ship that is docked with the bearer.
    DockedAttack,
    /// A named number that only one rule or card needs.
    Named(Count),
}
