//! Escape Craft pilots of Scum and Villainy.

use super::customizedyt1300lightfreighter::{L3_37, LANDO_CALRISSIAN};
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] =
    &[("l337-escapecraft", L3_37), ("landocalrissian-escapecraft", LANDO_CALRISSIAN)];
