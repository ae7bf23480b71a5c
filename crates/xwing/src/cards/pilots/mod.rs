//! Pilots, by faction and ship.

mod first_order;
mod imperial;
mod rebel;
mod republic;
mod resistance;
mod scum;
mod separatist;

use super::homes::Ships;
use crate::facts::Faction;

/// Every pilot whose ability is played.
pub(super) static FACTIONS: &[(Faction, Ships)] = &[
    (Faction::Rebel, rebel::SHIPS),
    (Faction::Imperial, imperial::SHIPS),
    (Faction::Scum, scum::SHIPS),
    (Faction::Resistance, resistance::SHIPS),
    (Faction::FirstOrder, first_order::SHIPS),
    (Faction::Republic, republic::SHIPS),
    (Faction::Separatist, separatist::SHIPS),
];
