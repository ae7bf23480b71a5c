//! Pilots of the Galactic Empire, by ship.

mod lambdaclasst4ashuttle;
mod tieadvancedv1;
mod tieadvancedx1;
mod tieddefender;
mod tieininterceptor;
mod tielnfighter;
mod tiephphantom;
mod tiesabomber;
mod tieskstriker;
mod vt49decimator;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships = ships![
    lambdaclasst4ashuttle,
    tieadvancedv1,
    tieadvancedx1,
    tieddefender,
    tieininterceptor,
    tielnfighter,
    tiephphantom,
    tiesabomber,
    tieskstriker,
    vt49decimator
];
