//! Pilots of the Rebel Alliance, by ship.

mod arc170starfighter;
mod asf01bwing;
mod attackshuttle;
mod btla4ywing;
mod btls8kwing;
mod ewing;
mod gauntletfighter;
mod hwk290lightfreighter;
mod modifiedyt1300lightfreighter;
mod rz1awing;
mod sheathipedeclassshuttle;
mod t65xwing;
mod tielnfighter;
mod ut60duwing;
mod vcx100lightfreighter;
mod yt2400lightfreighter;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships = ships![
    arc170starfighter,
    asf01bwing,
    attackshuttle,
    btla4ywing,
    btls8kwing,
    ewing,
    gauntletfighter,
    hwk290lightfreighter,
    modifiedyt1300lightfreighter,
    rz1awing,
    sheathipedeclassshuttle,
    t65xwing,
    tielnfighter,
    ut60duwing,
    vcx100lightfreighter,
    yt2400lightfreighter
];
