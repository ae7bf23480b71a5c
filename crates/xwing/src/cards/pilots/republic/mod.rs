//! Pilots of the Galactic Republic, by ship.

mod arc170starfighter;
mod btlbywing;
mod clonez95headhunter;
mod delta7aethersprite;
mod delta7baethersprite;
mod eta2actis;
mod laatigunship;
mod nabooroyaln1starfighter;
mod nimbusclassvwing;
mod v19torrentstarfighter;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships = ships![
    arc170starfighter,
    btlbywing,
    clonez95headhunter,
    delta7aethersprite,
    delta7baethersprite,
    eta2actis,
    laatigunship,
    nabooroyaln1starfighter,
    nimbusclassvwing,
    v19torrentstarfighter
];
