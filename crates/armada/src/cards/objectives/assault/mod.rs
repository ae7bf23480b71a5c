//! The assault objectives.

mod advanced_gunnery;
mod blockade_run;
mod close_range_intel_scan;
mod ion_storm;
mod marked_for_destruction;
mod most_wanted;
mod opening_salvo;
mod precision_strike;
mod rift_assault;
mod station_assault;
mod surprise_attack;
mod targeting_beacons;

use super::Card;

/// By name.
pub(super) static CARDS: &[&Card] = &[
    &advanced_gunnery::CARD,
    &blockade_run::CARD,
    &close_range_intel_scan::CARD,
    &ion_storm::CARD,
    &marked_for_destruction::CARD,
    &most_wanted::CARD,
    &opening_salvo::CARD,
    &precision_strike::CARD,
    &rift_assault::CARD,
    &station_assault::CARD,
    &surprise_attack::CARD,
    &targeting_beacons::CARD,
];
