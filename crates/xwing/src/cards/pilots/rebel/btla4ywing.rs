//! BTL-A4 Y-wing pilots of the Rebel Alliance.

use super::arc170starfighter::NORRA_WEXLEY;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[("norrawexley-btla4ywing", NORRA_WEXLEY)];
