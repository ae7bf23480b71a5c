//! Upgrade cards, by slot; the cards of a large slot by the first letter of their ids, too.

mod astromech;
mod cannon;
mod configuration;
mod crew;
mod force_power;
mod gunner;
mod illicit;
mod missile;
mod modification;
mod payload;
mod sensor;
mod tactical_relay;
mod talent;
mod tech;
mod title;
mod torpedo;
mod turret;

use super::homes::Shelf;
use crate::facts::Slot;

/// A file of the cards of one slot.
const fn of(slot: Slot) -> Shelf {
    Shelf { slot, letters: ('0', 'z'), fronts: &[], backs: &[], headers: &[] }
}

/// Every upgrade card whose ability is played, and every special weapon.
pub(super) static SHELVES: &[Shelf] = &[
    Shelf { fronts: astromech::ENTRIES, ..of(Slot::Astromech) },
    Shelf { fronts: cannon::ENTRIES, headers: cannon::HEADERS, ..of(Slot::Cannon) },
    Shelf { fronts: configuration::ENTRIES, backs: configuration::BACKS, ..of(Slot::Configuration) },
    Shelf { fronts: crew::a_to_f::ENTRIES, letters: ('0', 'f'), ..of(Slot::Crew) },
    Shelf { fronts: crew::g_to_l::ENTRIES, letters: ('g', 'l'), ..of(Slot::Crew) },
    Shelf { fronts: crew::m_to_z::ENTRIES, letters: ('m', 'z'), ..of(Slot::Crew) },
    Shelf { fronts: force_power::ENTRIES, headers: force_power::HEADERS, ..of(Slot::ForcePower) },
    Shelf { fronts: gunner::ENTRIES, ..of(Slot::Gunner) },
    Shelf { fronts: illicit::ENTRIES, ..of(Slot::Illicit) },
    Shelf { fronts: missile::ENTRIES, headers: missile::HEADERS, ..of(Slot::Missile) },
    Shelf { fronts: modification::ENTRIES, ..of(Slot::Modification) },
    Shelf { fronts: payload::ENTRIES, ..of(Slot::Payload) },
    Shelf { fronts: sensor::ENTRIES, ..of(Slot::Sensor) },
    Shelf { fronts: tactical_relay::ENTRIES, ..of(Slot::TacticalRelay) },
    Shelf { fronts: talent::a_to_h::ENTRIES, letters: ('0', 'h'), ..of(Slot::Talent) },
    Shelf {
        fronts: talent::i_to_z::ENTRIES,
        backs: talent::i_to_z::BACKS,
        headers: talent::i_to_z::HEADERS,
        letters: ('i', 'z'),
        ..of(Slot::Talent)
    },
    Shelf { fronts: tech::ENTRIES, ..of(Slot::Tech) },
    Shelf { fronts: title::ENTRIES, ..of(Slot::Title) },
    Shelf { fronts: torpedo::ENTRIES, headers: torpedo::HEADERS, ..of(Slot::Torpedo) },
    Shelf { fronts: turret::ENTRIES, headers: turret::HEADERS, ..of(Slot::Turret) },
];
