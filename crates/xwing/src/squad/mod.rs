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

mod find;
mod legal;
mod random;
mod samples;
mod stored;
mod text;
mod xws;

pub(crate) use legal::meets_restrictions;
pub use legal::{LIMITS, Limits, Problem, ProblemKind, check};
pub use random::{Feature, Supply, random_squad, squad_with};
pub use samples::{Sample, learning, samples};
pub use text::{ParseError, parse, print};
pub use xws::{Rest, write_xws};

use crate::facts::{Faction, Facts, ObstacleId, PilotId, UpgradeId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a player brings: ships with their upgrades, and obstacles. It may break any rule; [`check`] tells.
///
/// Card ids count within a build only, so a saved squad names its cards by their XWS ids and survives new cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "stored::Stored", try_from = "stored::Stored")]
pub struct Squad {
    /// Its name: one line, without blanks around it; may be empty.
    pub name: String,
    /// The faction whose cards it may include.
    pub faction: Faction,
    /// Its ships, in the player's order.
    pub ships: Vec<SquadShip>,
    /// The obstacles that the player brings; none when they are chosen at the table.
    pub obstacles: Vec<ObstacleId>,
}

/// A ship of a squad with the cards that it is equipped with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadShip {
    /// The ship card.
    pub pilot: PilotId,
    /// Its upgrades.
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

/// A format that is read and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Our own.
    Own,
    /// XWS, the community's JSON.
    Xws,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Format::Own => "own",
            Format::Xws => "xws",
        })
    }
}

/// A squad that was read, what was not understood, and what a squad has no place for.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The format that it was written in.
    pub format: Format,
    /// What was understood.
    pub squad: Squad,
    /// What XWS holds beside the squad; [`write_xws`] puts it back.
    pub rest: Rest,
    /// What was not understood, and what was taken differently than it was written.
    pub notes: Vec<Note>,
}

/// What a note is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteKind {
    /// It is not in the squad.
    NotUnderstood,
    /// It was taken in a way that the list does not say.
    Assumed,
    /// The list states other points than our cards do.
    Points,
}

/// Something that was not taken as it was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What it is about.
    pub kind: NoteKind,
    /// What was written.
    pub text: String,
    /// What was wrong with it, and what became of it.
    pub message: String,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// Why a text is no squad at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// JSON that is broken.
    #[error("this begins as XWS, but it is no JSON: {0}")]
    Json(String),
    /// JSON that is no squad.
    #[error("this is JSON, but no XWS squad: {0}")]
    Xws(&'static str),
    /// Nothing at all.
    #[error(
        "there is nothing in it: a squad is an XWS object, or lines that begin with squad, faction, obstacles and ship"
    )]
    Empty,
    /// Our own format, with lines that are wrong.
    #[error("{}", lines(.0))]
    Own(Vec<ParseError>),
}

fn lines(errors: &[ParseError]) -> String {
    errors.iter().map(ParseError::to_string).collect::<Vec<_>>().join("\n")
}

/// The format of a text: XWS is an object, our own format is lines.
pub fn detect(text: &str) -> Format {
    match text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        true => Format::Xws,
        false => Format::Own,
    }
}

/// Reads a squad in either format. XWS never fails over a card: what is not understood is listed in [`Import::notes`].
///
/// ```
/// use broadside_xwing::facts::Facts;
/// use broadside_xwing::squad::{Format, NoteKind, read};
/// let list = r#"{"faction": "rebelalliance", "pilots": [{"id": "lukeskywalker", "upgrades": {"talent": ["swagger"]}}]}"#;
/// let import = read(Facts::embedded(), list).expect("an XWS squad");
/// assert_eq!((import.format, import.squad.ships.len()), (Format::Xws, 1));
/// assert_eq!(import.notes[0].kind, NoteKind::NotUnderstood);
/// ```
pub fn read(facts: &Facts, text: &str) -> Result<Import, Unreadable> {
    let text = text.trim_start_matches('\u{feff}');
    match detect(text) {
        _ if text.trim().is_empty() => Err(Unreadable::Empty),
        _ if text.trim_start().starts_with('[') => {
            Err(Unreadable::Xws("it is a list, and a squad is one object from { to }"))
        }
        Format::Xws => xws::read(facts, text),
        Format::Own => {
            let squad = parse(facts, text).map_err(Unreadable::Own)?;
            Ok(Import { format: Format::Own, squad, rest: Rest::default(), notes: Vec::new() })
        }
    }
}
