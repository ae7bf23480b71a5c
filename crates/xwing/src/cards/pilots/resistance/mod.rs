//! Pilots of the Resistance, by ship.

mod btanr2ywing;
mod resistancetransport;
mod resistancetransportpod;
mod rz2awing;
mod scavengedyt1300;
mod t70xwing;

use crate::cards::homes::{Ships, ships};

pub(super) static SHIPS: Ships =
    ships![btanr2ywing, resistancetransport, resistancetransportpod, rz2awing, scavengedyt1300, t70xwing];
