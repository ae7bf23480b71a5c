//! Cannons.

use crate::cards::prelude::*;

/// Cannons, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[];
