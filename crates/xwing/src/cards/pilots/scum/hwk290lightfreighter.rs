//! HWK-290 Light Freighter pilots of Scum and Villainy.

use crate::cards::prelude::*;
use crate::cards::shared::{engages_at, lends_initiative};

pub(in crate::cards) static ENTRIES: &[Entry] = &[(
    "torkilmux",
    &[lends_initiative("Torkil Mux", &[engages_at("Torkil Mux", Change::Set(Amount::N(0)))])],
)];
