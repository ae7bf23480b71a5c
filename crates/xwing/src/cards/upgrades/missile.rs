//! Missiles.

use crate::cards::prelude::*;

/// Missiles, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[];
