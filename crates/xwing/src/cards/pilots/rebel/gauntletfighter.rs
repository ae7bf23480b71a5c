//! Gauntlet Fighter pilots of the Rebel Alliance.

use super::attackshuttle::EZRA_BRIDGER;
use super::vcx100lightfreighter::CHOPPER;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] =
    &[("chopper-gauntletfighter", CHOPPER), ("ezrabridger-gauntletfighter", EZRA_BRIDGER)];
