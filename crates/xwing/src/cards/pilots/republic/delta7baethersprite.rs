//! Delta-7B Aethersprite pilots of the Galactic Republic.

use super::delta7aethersprite::{
    AHSOKA_TANO, ANAKIN_SKYWALKER, BARRISS_OFFEE, LUMINARA_UNDULI, MACE_WINDU, OBI_WAN_KENOBI, PLO_KOON,
};
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("ahsokatano-delta7baethersprite", AHSOKA_TANO),
    ("anakinskywalker-delta7baethersprite", ANAKIN_SKYWALKER),
    ("barrissoffee-delta7baethersprite", BARRISS_OFFEE),
    ("luminaraunduli-delta7baethersprite", LUMINARA_UNDULI),
    ("macewindu-delta7baethersprite", MACE_WINDU),
    ("obiwankenobi-delta7baethersprite", OBI_WAN_KENOBI),
    ("plokoon-delta7baethersprite", PLO_KOON),
];
