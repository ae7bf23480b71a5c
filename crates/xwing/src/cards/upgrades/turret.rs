//! Turrets.

use crate::cards::prelude::*;

/// Turrets, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[];
