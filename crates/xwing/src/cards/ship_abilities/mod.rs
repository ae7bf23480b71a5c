//! Ship abilities, by the first letter of the printed name.

mod a_to_i;
mod j_to_z;

use crate::cards::homes;
use crate::cards::prelude::*;

pub(super) static ENTRIES: &[&[Entry]] = &[a_to_i::ENTRIES, j_to_z::ENTRIES];

/// The abilities behind a printed name.
pub(super) fn find(name: &str) -> &'static [Ability<XWingWords>] {
    ENTRIES.iter().map(|list| homes::find(list, name)).find(|it| !it.is_empty()).unwrap_or(&[])
}

/// These actions, red.
const fn red(kinds: &'static [ActionKind]) -> Actions {
    Actions { colour: Some(Colour::Red), ..actions(kinds) }
}

/// A turret that points ahead or back only.
const fn ahead_or_back(name: &'static str) -> Ability<XWingWords> {
    rule(name, Query::TurretArc, Change::Cannot, Cond::All(&[MINE, Cond::Any(&[RIGHT, LEFT])]))
}

/// The numbers of the standard arcs that a turret may not point at.
const RIGHT: Cond = Cond::AmountIs(1);
const LEFT: Cond = Cond::AmountIs(3);
