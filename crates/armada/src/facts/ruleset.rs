//! What an edition makes of the cards: its pool, its points and the few facts that differ.

use super::{Edition, Faction, Facts, FactsError, Set, Sources};
use broadside_facts::{Entry, terms, whole};

terms! {
    /// Which cards an edition knows.
    Pool, "a pool" {
        /// Every card.
        All = "all",
        /// Those that the ruleset lists.
        Listed = "listed",
    }
}

/// The frame of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// Which edition.
    pub edition: Edition,
    /// The standard fleet point total (armada.fleet-building.04).
    pub fleet_points: u16,
    /// The factions that it knows.
    pub factions: Set<Faction>,
}

pub(super) fn frame(entry: &mut Entry, edition: Edition) -> Result<Ruleset, FactsError> {
    let ruleset = Ruleset {
        edition: entry.term("edition")?,
        fleet_points: entry.number("fleet_points")?,
        factions: entry.set("factions")?,
    };
    if ruleset.edition != edition {
        return Err(entry.error("edition", "is another one than the file's name says"));
    }
    Ok(ruleset)
}

/// Sets points, pool and differing facts of every card.
pub(super) fn apply(facts: &mut Facts, mut entry: Entry, sources: &Sources) -> Result<(), FactsError> {
    common_points(facts, whole("points.toml", sources.points)?)?;
    own_points(facts, entry.optional_section("points")?)?;
    pool(facts, &mut entry)?;
    for slug in entry.texts("not_competitive")? {
        let id = facts.upgrade(&slug).ok_or_else(|| unknown(&entry, "not_competitive", &slug))?;
        facts.upgrades[id.index()].competitive = false;
    }
    changes(facts, entry.optional_section("changes")?)?;
    entry.finish()
}

fn unknown(entry: &Entry, field: &str, slug: &str) -> FactsError {
    entry.error(field, format!("names `{slug}`, which is no such card; write the id of a card"))
}

/// Every card has its points, and nothing else has.
fn common_points(facts: &mut Facts, mut entry: Entry) -> Result<(), FactsError> {
    let mut section = entry.section("ships")?;
    for card in &mut facts.ships {
        card.points = section.number(&card.slug)?;
    }
    section.finish()?;
    let mut section = entry.section("squadrons")?;
    for card in &mut facts.squadrons {
        card.points = section.number(&card.slug)?;
    }
    section.finish()?;
    let mut section = entry.section("upgrades")?;
    for card in &mut facts.upgrades {
        card.points = section.number(&card.slug)?;
    }
    section.finish()?;
    entry.finish()
}

fn own_points(facts: &mut Facts, section: Option<Entry>) -> Result<(), FactsError> {
    let Some(mut section) = section else { return Ok(()) };
    for slug in section.rest() {
        let points = section.number(&slug)?;
        if let Some(id) = facts.ship(&slug) {
            facts.ships[id.index()].points = points;
        } else if let Some(id) = facts.squadron(&slug) {
            facts.squadrons[id.index()].points = points;
        } else if let Some(id) = facts.upgrade(&slug) {
            facts.upgrades[id.index()].points = points;
        } else {
            return Err(unknown(&section, &slug, &slug));
        }
    }
    Ok(())
}

fn pool(facts: &mut Facts, entry: &mut Entry) -> Result<(), FactsError> {
    let listed = entry.term::<Pool>("pool")? == Pool::Listed;
    facts.ships.iter_mut().for_each(|card| card.in_pool = !listed);
    facts.squadrons.iter_mut().for_each(|card| card.in_pool = !listed);
    facts.upgrades.iter_mut().for_each(|card| card.in_pool = !listed);
    facts.objectives.iter_mut().for_each(|card| card.in_pool = !listed);
    for slug in entry.texts("ships")? {
        let id = facts.ship(&slug).ok_or_else(|| unknown(entry, "ships", &slug))?;
        facts.ships[id.index()].in_pool = true;
    }
    for slug in entry.texts("squadrons")? {
        let id = facts.squadron(&slug).ok_or_else(|| unknown(entry, "squadrons", &slug))?;
        facts.squadrons[id.index()].in_pool = true;
    }
    for slug in entry.texts("upgrades")? {
        let id = facts.upgrade(&slug).ok_or_else(|| unknown(entry, "upgrades", &slug))?;
        facts.upgrades[id.index()].in_pool = true;
    }
    for slug in entry.texts("objectives")? {
        let id = facts.objective(&slug).ok_or_else(|| unknown(entry, "objectives", &slug))?;
        facts.objectives[id.index()].in_pool = true;
    }
    Ok(())
}

/// Facts of single upgrade cards that the edition states differently.
fn changes(facts: &mut Facts, section: Option<Entry>) -> Result<(), FactsError> {
    let Some(mut section) = section else { return Ok(()) };
    for slug in section.rest() {
        let id = facts.upgrade(&slug).ok_or_else(|| unknown(&section, &slug, &slug))?;
        let mut change = section.section(&slug)?;
        let card = &mut facts.upgrades[id.index()];
        if let Some(modification) = change.optional_flag("modification")? {
            card.modification = modification;
        }
        if let Some(exhausted) = change.optional_flag("begins_exhausted")? {
            card.begins_exhausted = exhausted;
        }
        let sizes = change.set("sizes")?;
        if !sizes.is_empty() {
            card.restriction.sizes = sizes;
        }
        change.finish()?;
    }
    Ok(())
}
