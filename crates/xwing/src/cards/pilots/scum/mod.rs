//! Pilots of Scum and Villainy, by ship.

mod aggressorassaultfighter;
mod btla4ywing;
mod customizedyt1300lightfreighter;
mod escapecraft;
mod fangfighter;
mod firesprayclasspatrolcraft;
mod hwk290lightfreighter;
mod jumpmaster5000;
mod modifiedtielnfighter;
mod rogueclassstarfighter;
mod st70assaultship;
mod yv666lightfreighter;
mod z95af4headhunter;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships = ships![
    aggressorassaultfighter,
    btla4ywing,
    customizedyt1300lightfreighter,
    escapecraft,
    fangfighter,
    firesprayclasspatrolcraft,
    hwk290lightfreighter,
    jumpmaster5000,
    modifiedtielnfighter,
    rogueclassstarfighter,
    st70assaultship,
    yv666lightfreighter,
    z95af4headhunter
];
