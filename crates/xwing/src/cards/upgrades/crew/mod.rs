//! Crew, by the first letter of the id.

pub(super) mod a_to_f;
pub(super) mod g_to_l;
pub(super) mod m_to_z;

use crate::cards::prelude::*;

/// A maneuver that is set after the dial was revealed is harder while it is executed (xwing.difficulty.75).
const HARDER: Ability<XWingWords> = Ability {
    name: "",
    on: On::Query(Query::Difficulty, Change::Add(Amount::N(1))),
    when: Cond::All(&[MINE, Cond::ExecutesDial(BEARER)]),
    ..FORCED
};
