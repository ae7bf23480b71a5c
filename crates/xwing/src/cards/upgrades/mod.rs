//! Upgrade cards, by type.

mod astromech;
mod cannon;
mod configuration;
mod crew;
mod crew_dice;
mod crew_orders;
mod device;
mod exchange;
mod force;
mod gear;
mod gunner;
mod illicit;
mod missile;
mod modification;
mod sensor;
mod tactical_relay;
mod talent;
mod tech;
mod title;
mod torpedo;
mod turret;
mod weapons;

use super::Entry;

/// The fronts of the cards.
pub(super) static ENTRIES: &[&[Entry]] = &[
    astromech::ENTRIES,
    cannon::ENTRIES,
    configuration::ENTRIES,
    crew::ENTRIES,
    crew_dice::ENTRIES,
    crew_orders::ENTRIES,
    device::ENTRIES,
    force::ENTRIES,
    gear::ENTRIES,
    gunner::ENTRIES,
    illicit::ENTRIES,
    missile::ENTRIES,
    modification::ENTRIES,
    sensor::ENTRIES,
    tactical_relay::ENTRIES,
    talent::ENTRIES,
    tech::ENTRIES,
    title::ENTRIES,
    torpedo::ENTRIES,
    turret::ENTRIES,
    weapons::ENTRIES,
];

/// The backs of the cards.
pub(super) static BACKS: &[&[Entry]] = &[configuration::BACKS, talent::BACKS];
