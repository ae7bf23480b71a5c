//! Nimbus-class V-wing pilots of the Galactic Republic.

use super::v19torrentstarfighter::ODD_BALL;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[("oddball-nimbusclassvwing", ODD_BALL)];
