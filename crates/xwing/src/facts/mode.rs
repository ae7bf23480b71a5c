//! Game modes: how large a squad may be and which cards are banned or restricted.

use super::{Facts, FactsError, Mode, PilotId, UpgradeId};
use broadside_facts::{Entry, whole};

/// Cards of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardList {
    /// Pilots.
    pub pilots: Box<[PilotId]>,
    /// Upgrades.
    pub upgrades: Box<[UpgradeId]>,
}

/// A game mode (xwing.game-mode.01).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMode {
    /// Which one.
    pub mode: Mode,
    /// The most squad points (xwing.squad.points.01, xwing.squad.points.02).
    pub squad_points: u16,
    /// The least and the greatest number of ships (xwing.squad.ship-count.01, xwing.squad.ship-count.02).
    pub ships: (u8, u8),
    /// Whether all ships are of one faction (xwing.squad.faction.02).
    pub one_faction: bool,
    /// The Ban List (xwing.squad.ban-list.01, xwing.squad.ban-list.02).
    pub banned: CardList,
    /// The Restricted List.
    pub restricted: CardList,
    /// How many cards of the Restricted List a squad may have (xwing.squad.restricted-list.01).
    pub restricted_cards: u8,
}

pub(super) fn read(facts: &Facts, (file, text): (&str, &str)) -> Result<GameMode, FactsError> {
    let mut entry = whole(file, text)?;
    let right = "the least and the greatest number, as [3, 8]";
    let ships = entry.optional_numbers("ships", right)?;
    let [least, greatest]: [u8; 2] = entry.needed("ships", ships, right)?;
    let mode = GameMode {
        mode: entry.term("mode")?,
        squad_points: entry.number("squad_points")?,
        ships: (least, greatest),
        one_faction: entry.flag("one_faction")?,
        banned: list(facts, entry.section("banned")?)?,
        restricted: list(facts, entry.section("restricted")?)?,
        restricted_cards: entry.number("restricted_cards")?,
    };
    entry.finish()?;
    Ok(mode)
}

fn list(facts: &Facts, mut section: Entry) -> Result<CardList, FactsError> {
    let unknown = |section: &Entry, field: &str, slug: &str| {
        section.error(field, format!("names `{slug}`, which is no such card; write the id of a card"))
    };
    let mut list = CardList::default();
    let pilots = section.texts("pilots")?;
    let pilot = |slug: &str| facts.pilot(slug).ok_or_else(|| unknown(&section, "pilots", slug));
    list.pilots = pilots.iter().map(|slug| pilot(slug)).collect::<Result<_, _>>()?;
    let upgrades = section.texts("upgrades")?;
    let upgrade = |slug: &str| facts.upgrade(slug).ok_or_else(|| unknown(&section, "upgrades", slug));
    list.upgrades = upgrades.iter().map(|slug| upgrade(slug)).collect::<Result<_, _>>()?;
    section.finish()?;
    Ok(list)
}
