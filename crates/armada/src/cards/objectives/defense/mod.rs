//! The defense objectives.

mod abandoned_mining_facility;
mod asteroid_tactics;
mod capture_the_vip;
mod contested_outpost;
mod fighter_ambush;
mod fire_lanes;
mod fleet_ambush;
mod fleet_in_being;
mod hyperspace_assault;
mod jamming_barrier;
mod planetary_ion_cannon;
mod rift_ambush;

use super::Card;

/// By name.
pub(super) static CARDS: &[&Card] = &[
    &abandoned_mining_facility::CARD,
    &asteroid_tactics::CARD,
    &capture_the_vip::CARD,
    &contested_outpost::CARD,
    &fighter_ambush::CARD,
    &fire_lanes::CARD,
    &fleet_ambush::CARD,
    &fleet_in_being::CARD,
    &hyperspace_assault::CARD,
    &jamming_barrier::CARD,
    &planetary_ion_cannon::CARD,
    &rift_ambush::CARD,
];
