//! The upgrade cards, a file for each slot; officers, commanders and titles are divided by faction. A card's older wordings stand
//! in its file too.

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
mod superweapons;
mod support_teams;
mod titles;
mod turbolasers;
mod weapons_teams;

use super::Entry;
use crate::facts::{Faction, Slot};
use crate::rules::Rules;

/// The cards of a file.
pub(super) struct File {
    /// In their newest wording, by name.
    pub cards: &'static [Entry],
    /// Those that say something else under `rr15`.
    pub rr15: &'static [Entry],
    /// Those whose first printing differs.
    pub first: &'static [Entry],
}

const fn file(cards: &'static [Entry]) -> File {
    File { cards, rr15: &[], first: &[] }
}

/// What the cards of a file have in common: the icons that they take and, where a slot is divided, their factions.
type Kind = (&'static [Slot], Option<&'static [Faction]>);

const fn slot(slot: &'static [Slot]) -> Kind {
    (slot, None)
}

const fn commander(faction: &'static [Faction]) -> Kind {
    (&[Slot::Commander], Some(faction))
}

const fn officer(faction: &'static [Faction]) -> Kind {
    (&[Slot::Officer], Some(faction))
}

const fn title(faction: &'static [Faction]) -> Kind {
    (&[Slot::Title], Some(faction))
}

/// Open to every faction.
const OPEN: &[Faction] = &[];
const REBEL: &[Faction] = &[Faction::Rebel];
const IMPERIAL: &[Faction] = &[Faction::Imperial];
const REPUBLIC: &[Faction] = &[Faction::Republic];
const SEPARATIST: &[Faction] = &[Faction::Separatist];

/// Every file.
pub(super) static FILES: &[(Kind, File)] = &[
    (slot(&[Slot::WeaponsTeam, Slot::OffensiveRetrofit]), file(boarding_teams::ENTRIES)),
    (commander(IMPERIAL), file(commanders::imperial::ENTRIES)),
    (commander(REBEL), File { rr15: commanders::rebel::RR15, ..file(commanders::rebel::ENTRIES) }),
    (commander(REPUBLIC), file(commanders::republic::ENTRIES)),
    (commander(SEPARATIST), file(commanders::separatist::ENTRIES)),
    (slot(&[Slot::DefensiveRetrofit]), file(defensive_retrofits::ENTRIES)),
    (slot(&[Slot::ExperimentalRetrofit]), file(experimental_retrofits::ENTRIES)),
    (slot(&[Slot::FleetCommand]), file(fleet_commands::ENTRIES)),
    (slot(&[Slot::FleetSupport]), File { rr15: fleet_supports::RR15, ..file(fleet_supports::ENTRIES) }),
    (slot(&[Slot::IonCannons]), file(ion_cannons::ENTRIES)),
    (
        slot(&[Slot::OffensiveRetrofit]),
        File { rr15: offensive_retrofits::RR15, ..file(offensive_retrofits::ENTRIES) },
    ),
    (officer(IMPERIAL), File { rr15: officers::imperial::RR15, ..file(officers::imperial::ENTRIES) }),
    (officer(OPEN), file(officers::open::ENTRIES)),
    (officer(REBEL), file(officers::rebel::ENTRIES)),
    (officer(REPUBLIC), file(officers::republic::ENTRIES)),
    (officer(SEPARATIST), file(officers::separatist::ENTRIES)),
    (slot(&[Slot::Ordnance]), File { first: ordnance::FIRST_PRINTING, ..file(ordnance::ENTRIES) }),
    (slot(&[Slot::Superweapon]), file(superweapons::ENTRIES)),
    (slot(&[Slot::SupportTeam]), File { rr15: support_teams::RR15, ..file(support_teams::ENTRIES) }),
    (title(IMPERIAL), file(titles::imperial::ENTRIES)),
    (title(REBEL), File { rr15: titles::rebel::RR15, ..file(titles::rebel::ENTRIES) }),
    (title(REPUBLIC), file(titles::republic::ENTRIES)),
    (title(SEPARATIST), file(titles::separatist::ENTRIES)),
    (slot(&[Slot::Turbolasers]), File { rr15: turbolasers::RR15, ..file(turbolasers::ENTRIES) }),
    (
        slot(&[Slot::WeaponsTeam]),
        File { first: weapons_teams::FIRST_PRINTING, ..file(weapons_teams::ENTRIES) },
    ),
];

/// Whether a card says something else under `rr15` than in its newest wording.
pub(super) fn differs_in_rr15(slug: &str) -> bool {
    FILES.iter().flat_map(|(_, file)| file.rr15).any(|(name, _)| *name == slug)
}

/// Every upgrade card with an effect, as this edition prints it: the first entry of a name counts.
pub(super) fn entries(rules: &Rules) -> Vec<Entry> {
    let first = FILES.iter().flat_map(|(_, file)| file.first).filter(|_| rules.first_printing);
    let before = FILES.iter().flat_map(|(_, file)| file.rr15).filter(|_| rules.rr15_cards);
    first.chain(before).chain(FILES.iter().flat_map(|(_, file)| file.cards)).copied().collect()
}
