//! Squads: what a player brings to the table, and whether the rules allow it.
//!
//! A [`Squad`] is plain data by card ids. It is read and printed as text ([`parse`], [`print`]), exchanged with other list
//! builders as XWS ([`read`], [`write_xws`]), checked against a game mode ([`check`]) and drawn at random
//! ([`random_squad`]).
//!
//! ```
//! use broadside_xwing::facts::Facts;
//! use broadside_xwing::squad::{check, parse};
//! let facts = Facts::embedded();
//! let squad = parse(facts, "
//! squad      Three X-wings
//! faction    rebel
//!
//! ship  Luke Skywalker - T-65 X-wing
//!   Instinctive Aim
//!   R2-D2 (astromech)
//! ship  Wedge Antilles - T-65 X-wing
//! ship  Red Squadron Veteran
//! ").expect("every line is understood");
//! assert_eq!(squad.points(facts), 17);
//! assert!(check(facts, facts.standard(), &squad).is_empty());
//! ```

mod cards;
mod judged;
mod legal;
mod own;
mod random;
mod reasons;
mod samples;
mod xws;

pub use judged::{Figures, ShipFigures};
pub(crate) use legal::meets_restrictions;
pub use legal::{LIMITS, Limits, Problem, ProblemKind, check};
pub use random::{Feature, Supply, random_squad, squad_with};
pub use reasons::REASONS;
pub use samples::{Sample, learning, samples};
pub use xws::Rest;

use broadside_engine::Reason;
use broadside_facts::terms;
use broadside_lists::{Exchange, Import, LineError, Unreadable, stored};
use serde::{Deserialize, Serialize};

use crate::facts::{Faction, Facts, ObstacleId, PilotId, UpgradeId};
use reasons::Unread;

/// What a player brings: ships with their upgrades, and obstacles. It may break any rule; [`check`] tells.
///
/// Card ids count within a build only, so a saved squad names its cards by their XWS ids and survives new cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    /// Its name: one line, without blanks around it; may be empty.
    #[serde(default)]
    pub name: String,
    /// The faction whose cards it may include.
    #[serde(with = "stored::word")]
    pub faction: Faction,
    /// Its ships, in the player's order.
    #[serde(default)]
    pub ships: Vec<SquadShip>,
    /// The obstacles that the player brings; none when they are chosen at the table.
    #[serde(with = "stored::cards", default)]
    pub obstacles: Vec<ObstacleId>,
}

/// A ship of a squad with the cards that it is equipped with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadShip {
    /// The ship card.
    #[serde(with = "stored::card")]
    pub pilot: PilotId,
    /// Its upgrades.
    #[serde(with = "stored::cards", default)]
    pub upgrades: Vec<UpgradeId>,
}

impl SquadShip {
    /// A ship without upgrades.
    pub fn new(pilot: PilotId) -> SquadShip {
        SquadShip { pilot, upgrades: Vec::new() }
    }

    /// The summed loadout cost of its upgrades (xwing.squad.loadout.02).
    pub fn loadout(&self, facts: &Facts) -> u32 {
        let (pilot, ship) = (&facts[self.pilot], facts.ship_of(self.pilot));
        let cost = |&id: &UpgradeId| facts[id].cost.map_or(0, |cost| u32::from(cost.on(pilot, ship)));
        self.upgrades.iter().map(cost).sum()
    }
}

impl Squad {
    /// A squad without cards.
    pub fn new(faction: Faction) -> Squad {
        Squad { name: String::new(), faction, ships: Vec::new(), obstacles: Vec::new() }
    }

    /// The squad points of its ships; upgrades add nothing (xwing.squad.points.04).
    pub fn points(&self, facts: &Facts) -> u32 {
        self.ships.iter().map(|ship| u32::from(facts[ship.pilot].points)).sum()
    }
}

terms! {
    /// A format that is read and written.
    Format, "a format" {
        /// Our own.
        Own = "own",
        /// XWS, the community's JSON.
        Xws = "xws",
    }
}

impl Exchange for Squad {
    type Format = Format;
    const OWN: Format = Format::Own;
    type Rest = Rest;

    /// XWS is an object, our own format is lines.
    fn detect(text: &str) -> Result<Format, Reason> {
        let text = text.trim_start();
        match text.chars().next() {
            None => Err(Unread::Empty.into()),
            Some('[') => Err(Unread::List.into()),
            Some('{') => Ok(Format::Xws),
            Some(_) => Ok(Format::Own),
        }
    }

    fn import(facts: &Facts, text: &str, _: Format) -> Result<Import<Squad>, Unreadable> {
        xws::read(facts, text).map_err(|why| Unreadable::Whole(why.into()))
    }

    fn export(&self, facts: &Facts, format: Format, rest: &Rest) -> String {
        match format {
            Format::Xws => xws::write(facts, self, rest),
            Format::Own => {
                rest.description().lines().map(|line| format!("# {line}\n")).collect::<String>()
                    + &print(facts, self)
            }
        }
    }
}

/// Reads a squad in our own format; all lines that are wrong are told at once.
pub fn parse(facts: &Facts, text: &str) -> Result<Squad, Vec<LineError>> {
    broadside_lists::parse(facts, text)
}

/// The squad in our own format; [`parse`] gives the same squad back.
pub fn print(facts: &Facts, squad: &Squad) -> String {
    broadside_lists::print(facts, squad)
}

/// Reads a squad in either format. XWS never fails over a card: what is not understood is listed in [`Import::notes`].
///
/// ```
/// use broadside_lists::NoteKind;
/// use broadside_xwing::facts::Facts;
/// use broadside_xwing::squad::{Format, read};
/// let list = r#"{"faction": "rebelalliance", "pilots": [{"id": "lukeskywalker", "upgrades": {"talent": ["swagger"]}}]}"#;
/// let import = read(Facts::embedded(), list).expect("an XWS squad");
/// assert_eq!((import.format, import.list.ships.len()), (Format::Xws, 1));
/// assert_eq!(import.notes[0].kind, NoteKind::NotUnderstood);
/// ```
pub fn read(facts: &Facts, text: &str) -> Result<Import<Squad>, Unreadable> {
    broadside_lists::read(facts, text)
}

/// The squad as XWS, with what the list that it was read from held beside it.
pub fn write_xws(facts: &Facts, squad: &Squad, rest: &Rest) -> String {
    squad.export(facts, Format::Xws, rest)
}
