//! Torpedoes.

use crate::cards::prelude::*;

/// Torpedoes, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[];
