//! Pilots of the Separatist Alliance, by ship.

mod belbullab22starfighter;
mod droidtrifighter;
mod firesprayclasspatrolcraft;
mod sithinfiltrator;
mod vultureclassdroidfighter;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships = ships![
    belbullab22starfighter,
    droidtrifighter,
    firesprayclasspatrolcraft,
    sithinfiltrator,
    vultureclassdroidfighter
];
