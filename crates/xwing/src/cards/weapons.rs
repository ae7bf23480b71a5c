//! Special weapons: their headers, which say what an attack with the card requires and costs, and what their attacks have in
//! common. Arc, value, range and the ordnance icon are facts of the card.

use super::prelude::*;

/// What an attack requires; it is not spent (xwing.special-weapon.09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// A lock on the defender (xwing.special-weapon.07).
    Lock,
    /// A focus token (xwing.special-weapon.08).
    Focus,
    /// A calculate token (xwing.special-weapon.08).
    Calculate,
}

/// The header of a special weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// One of these; nothing if there are none.
    pub needs: &'static [Need],
    /// Charges of the card that are spent in the Pay Costs step.
    pub charges: u8,
}

pub(super) const FREE: Header = Header { needs: &[], charges: 0 };
pub(super) const LOCK: Header = Header { needs: &[Need::Lock], charges: 1 };
pub(super) const FOCUS: Header = Header { needs: &[Need::Focus], charges: 1 };
pub(super) const CALCULATE: Header = Header { needs: &[Need::Calculate], charges: 1 };
pub(super) const CALCULATE_OR_LOCK: Header = Header { needs: &[Need::Calculate, Need::Lock], charges: 1 };
pub(super) const ANY_AIM: Header = Header { needs: &[Need::Focus, Need::Calculate, Need::Lock], charges: 1 };
pub(super) const LOCK_ALONE: Header = Header { needs: &[Need::Lock], charges: 0 };

/// An attack with this card against the ship of the event.
pub(super) const AT_IT: Bonus = Bonus { with: Arms::This, on: Whom::Only(SUBJECT), freely: false };

/// The bearer attacks with this very card.
pub(super) const WITH_THIS: Cond = Cond::All(&[MINE, Cond::ThisWeapon]);

/// One result is spent for a damage, the others give ion tokens (xwing.inflict.01).
pub(super) static ION: [Op<XWingWords>; 4] = [
    choose(Select::Results(HITS_AND_CRITS)),
    Op::Do(Act::Cancel(V0)),
    Op::Do(Act::Suffer(OBJECT, 1, 0)),
    Op::Do(Act::Inflict(Token::Ion)),
];
