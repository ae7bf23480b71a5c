//! YT-2400 Light Freighter pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "dashrendar",
    &[rule("Dash Rendar", Query::IgnoresObstacles, Change::Can, Cond::All(&[MINE, Cond::Moving(BEARER)]))],
)];
