//! BTL-B Y-wing pilots of the Galactic Republic.

use super::delta7aethersprite::ANAKIN_SKYWALKER;
use super::v19torrentstarfighter::ODD_BALL;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] =
    &[("anakinskywalker-btlbywing", ANAKIN_SKYWALKER), ("oddball-btlbywing", ODD_BALL)];
