//! The upgrade cards, by slot.

mod boarding_teams;
mod commanders;
mod defensive_retrofits;
mod experimental_retrofits;
mod fleet_commands;
mod fleet_supports;
mod ion_cannons;
mod offensive_retrofits;
mod officers;
mod ordnance;
mod rr15;
mod superweapons;
mod support_teams;
mod titles;
mod turbolasers;
mod weapons_teams;

use super::Entry;
use crate::rules::Rules;

/// Whether a card says something else under `rr15` than in its newest wording.
pub(super) fn differs_in_rr15(slug: &str) -> bool {
    rr15::ENTRIES.iter().any(|(name, _)| *name == slug)
}

/// Every upgrade card with an effect, as this edition prints it: the first entry of a name counts.
pub(super) fn entries(rules: &Rules) -> Vec<Entry> {
    let first: [&[Entry]; 2] = match rules.first_printing {
        true => [ordnance::FIRST_PRINTING, weapons_teams::FIRST_PRINTING],
        false => [&[], &[]],
    };
    let before = if rules.rr15_cards { rr15::ENTRIES } else { &[] };
    [
        first[0],
        first[1],
        before,
        boarding_teams::ENTRIES,
        commanders::imperial::ENTRIES,
        commanders::rebel::ENTRIES,
        commanders::republic::ENTRIES,
        commanders::separatist::ENTRIES,
        defensive_retrofits::ENTRIES,
        experimental_retrofits::ENTRIES,
        fleet_commands::ENTRIES,
        fleet_supports::ENTRIES,
        ion_cannons::ENTRIES,
        offensive_retrofits::ENTRIES,
        officers::imperial::ENTRIES,
        officers::open::ENTRIES,
        officers::rebel::ENTRIES,
        officers::republic::ENTRIES,
        officers::separatist::ENTRIES,
        ordnance::ENTRIES,
        superweapons::ENTRIES,
        support_teams::ENTRIES,
        titles::imperial::ENTRIES,
        titles::rebel::ENTRIES,
        titles::republic::ENTRIES,
        titles::separatist::ENTRIES,
        turbolasers::ENTRIES,
        weapons_teams::ENTRIES,
    ]
    .concat()
}
