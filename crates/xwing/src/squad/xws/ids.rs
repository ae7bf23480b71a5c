//! Ids that other builders write: other names of our cards, and cards that this program does not have.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use broadside_engine::Reason;
use broadside_facts::{Entry, FactsError, entries, terms};
use broadside_lists::Known;

use crate::facts::{Facts, PilotId, ShipId, Slot, UpgradeId};
use crate::squad::reasons::Taken;

terms! {
    /// Why a card is not in this program.
    Outside, "a reason" {
        /// It came after the points list.
        Later = "later",
        /// It is a version of a card with fixed upgrades.
        Loadout = "loadout",
        /// It belongs to huge ships.
        Huge = "huge",
        /// It is not an official card.
        Fan = "fan",
    }
}

impl From<Outside> for Reason {
    fn from(outside: Outside) -> Reason {
        match outside {
            Outside::Later => Taken::Later,
            Outside::Loadout => Taken::Loadout,
            Outside::Huge => Taken::HugeShip,
            Outside::Fan => Taken::Fan,
        }
        .into()
    }
}

/// What an id stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning<I> {
    /// A card of ours.
    Ours(I),
    /// A card that is not in this program, by its name.
    Outside(Box<str>, Outside),
    /// Nothing that is known.
    Unknown,
}

/// What a file says of an id.
#[derive(Clone, Debug)]
pub(super) enum Row {
    /// It is this id of ours, only under this upgrade type if there is one, and is written for it.
    Is { ours: Box<str>, slot: Option<Slot>, write: bool },
    /// It is a card that is not in this program.
    Outside { name: Box<str>, why: Outside },
}

pub(super) type Rows = BTreeMap<Box<str>, Row>;

fn row(entry: &mut Entry) -> Result<Row, FactsError> {
    if let Some(ours) = entry.optional_text("is")? {
        let write = entry.optional_flag("write")?.unwrap_or(false);
        return Ok(Row::Is { ours, slot: entry.optional_term("slot")?, write });
    }
    Ok(Row::Outside { name: entry.text("name")?, why: entry.term("outside")? })
}

fn rows(file: &str, text: &str) -> Result<Rows, FactsError> {
    let read = |mut entry: Entry| {
        let row = row(&mut entry)?;
        let key = entry.key.as_str().into();
        entry.finish().map(|()| (key, row))
    };
    entries(file, text)?.into_iter().map(read).collect()
}

/// A kind of card that builders have ids for.
pub(super) trait Exchanged: Known<Facts = Facts> {
    /// The file with their ids.
    fn file() -> (&'static str, &'static str);
    /// What it says, read once.
    fn cell() -> &'static OnceLock<Rows>;
}

macro_rules! exchanged {
    ($($Id:ty: $file:literal),+) => {
        $(impl Exchanged for $Id {
            fn file() -> (&'static str, &'static str) {
                ($file, include_str!(concat!("../../../data/exchange/", $file)))
            }
            fn cell() -> &'static OnceLock<Rows> {
                static ROWS: OnceLock<Rows> = OnceLock::new();
                &ROWS
            }
        })+
    };
}
exchanged!(PilotId: "pilots.toml", UpgradeId: "upgrades.toml");

/// The files are part of the program and read by its tests: an error here is a broken build.
fn known<I: Exchanged>() -> &'static Rows {
    I::cell().get_or_init(|| {
        let (file, text) = I::file();
        rows(file, text).unwrap_or_else(|error| panic!("{error}"))
    })
}

/// What an id stands for, under an upgrade type if it stands there. `fits` says whether a card of ours belongs there.
pub(super) fn meaning<I: Exchanged>(
    facts: &Facts,
    id: &str,
    under: Option<Slot>,
    fits: impl Fn(I) -> bool,
) -> Meaning<I> {
    let ours = I::by_slug(facts, id);
    if let Some(ours) = ours.filter(|ours| fits(*ours)) {
        return Meaning::Ours(ours);
    }
    match known::<I>().get(id) {
        Some(Row::Is { ours: other, slot, .. }) if slot.is_none() || *slot == under => {
            I::by_slug(facts, other).or(ours).map_or(Meaning::Unknown, Meaning::Ours)
        }
        Some(Row::Outside { name, why }) if ours.is_none() => Meaning::Outside(name.clone(), *why),
        Some(Row::Is { .. } | Row::Outside { .. }) | None => ours.map_or(Meaning::Unknown, Meaning::Ours),
    }
}

/// The id that other builders read: ours, unless they all have another.
pub(super) fn written<I: Exchanged>(facts: &Facts, id: I) -> &str {
    let ours = id.slug(facts);
    let theirs = known::<I>().iter().find(|(_, row)| match row {
        Row::Is { ours: other, slot: None, write: true } => **other == *ours,
        Row::Is { .. } | Row::Outside { .. } => false,
    });
    theirs.map_or(ours, |(id, _)| id)
}

/// The ship type of an id.
pub(super) fn ship(facts: &Facts, id: &str) -> Option<ShipId> {
    static SHIPS: OnceLock<Rows> = OnceLock::new();
    let text = include_str!("../../../data/exchange/ships.toml");
    let rows = SHIPS.get_or_init(|| rows("ships.toml", text).unwrap_or_else(|error| panic!("{error}")));
    facts.ship(id).or_else(|| match rows.get(id)? {
        Row::Is { ours, .. } => facts.ship(ours),
        Row::Outside { .. } => None,
    })
}

#[cfg(test)]
mod tests {
    use broadside_facts::Term;

    use super::*;

    fn check<I: Exchanged>() -> usize {
        let facts = Facts::embedded();
        for (id, row) in known::<I>() {
            match row {
                Row::Is { ours, slot, .. } => {
                    assert!(I::by_slug(facts, ours).is_some(), "{id} is {ours}, which is no card");
                    assert!(slot.is_some() || I::by_slug(facts, id).is_none(), "{id} is ours");
                }
                Row::Outside { name, .. } => {
                    assert!(!name.is_empty() && I::by_slug(facts, id).is_none(), "{id} is ours");
                }
            }
        }
        known::<I>().len()
    }

    #[test]
    fn every_id_means_a_card_of_ours_or_one_outside() {
        assert!(check::<PilotId>() > 200 && check::<UpgradeId>() > 200);
        assert!(ship(Facts::embedded(), "tiededefender").is_some());
        assert_eq!(Outside::ALL.len(), 4);
    }

    #[test]
    fn an_id_may_mean_another_card_under_another_type() {
        let facts = Facts::embedded();
        let of = |id: &str, slot: Slot| {
            meaning::<UpgradeId>(facts, id, Some(slot), |card| facts[card].slots().contains(&slot))
        };
        assert_eq!(of("r2d2", Slot::Astromech), Meaning::Ours(facts.upgrade("r2d2").unwrap()));
        assert_eq!(of("r2d2", Slot::Crew), Meaning::Ours(facts.upgrade("r2d2-crew").unwrap()));
        assert_eq!(of("bobafett", Slot::Gunner), Meaning::Ours(facts.upgrade("bobafett-gunner").unwrap()));
        assert_eq!(of("no-such", Slot::Crew), Meaning::Unknown);
    }
}
