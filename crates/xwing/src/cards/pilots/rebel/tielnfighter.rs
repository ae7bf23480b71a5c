//! TIE/ln Fighter pilots of the Rebel Alliance.

use super::attackshuttle::{EZRA_BRIDGER, SABINE_WREN, ZEB_ORRELIOS};
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("captainrex", &[must("Captain Rex", Window::AfterAttack, MINE, &[Op::Do(Act::Assign(OBJECT, 0))])]),
    ("ezrabridger-tielnfighter", EZRA_BRIDGER),
    ("sabinewren-tielnfighter", SABINE_WREN),
    ("zeborrelios-tielnfighter", ZEB_ORRELIOS),
];
