//! The words of XWS.

use crate::facts::{Faction, Slot, Term, fold};

/// The id of a faction.
pub(super) fn faction_id(faction: Faction) -> String {
    fold(faction.name())
}

/// The faction that an id, a full name or our word means.
pub(super) fn faction(written: &str) -> Option<Faction> {
    let wanted = fold(written);
    Faction::ALL.iter().copied().find(|it| fold(it.name()) == wanted || fold(it.word()) == wanted)
}

/// The key of an upgrade type.
pub(super) fn slot_key(slot: Slot) -> String {
    match slot {
        Slot::Payload => "device".to_owned(),
        _ => slot.word().replace(' ', "-"),
    }
}

/// The upgrade type of a key; older builders have other words (xwing.squad.upgrade-slot.71).
pub(super) fn slot(key: &str) -> Option<Slot> {
    Some(match key {
        "device" | "bomb" => Slot::Payload,
        "amd" | "astromechdroid" => Slot::Astromech,
        "ept" | "elitepilottalent" => Slot::Talent,
        "mod" => Slot::Modification,
        "system" => Slot::Sensor,
        "forcepower" => Slot::ForcePower,
        "tacticalrelay" => Slot::TacticalRelay,
        _ => return Slot::from_word(&key.replace('-', " ")),
    })
}
