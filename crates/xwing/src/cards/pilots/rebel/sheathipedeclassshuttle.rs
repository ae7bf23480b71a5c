//! Sheathipede-class Shuttle pilots of the Rebel Alliance.

use super::attackshuttle::ZEB_ORRELIOS;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[("zeborrelios-sheathipedeclassshuttle", ZEB_ORRELIOS)];
