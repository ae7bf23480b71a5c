//! What is asked and told over HTTP: in the lobby, where tables are made and lists are checked.

use broadside_stage::Text;
use serde::{Deserialize, Serialize};

use super::{Measuring, SeatInfo, Stage};

/// A list that comes with the program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Sample {
    /// Its key.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its faction's emblem.
    pub emblem: String,
    /// What is in it, in a line.
    pub summary: String,
    /// Its points.
    pub points: i32,
    /// The editions under which it is legal.
    pub editions: Vec<String>,
    /// The list as text.
    pub text: String,
}

/// An edition of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct EditionInfo {
    /// Its key: `rr15`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether it is the one that is offered first.
    pub default: bool,
    /// The sizes of games that are usual, in points.
    pub points: Vec<i32>,
}

/// A game that can be played here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct GameInfo {
    /// Its key: `armada`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its editions.
    pub editions: Vec<EditionInfo>,
    /// Lists that come with the program.
    pub samples: Vec<Sample>,
    /// The levels of the programs that play it: `random`.
    pub bots: Vec<String>,
    /// Whether it has a learning scenario.
    pub learning: bool,
    /// What the maker of a table may choose besides.
    pub options: Vec<OptionInfo>,
}

/// Something that the maker of a table may choose; the first value holds where nothing is said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct OptionInfo {
    /// Its key in `options` of a [`TableRequest`].
    pub key: String,
    /// Its name.
    pub label: Text,
    /// Its values.
    pub values: Vec<OptionValue>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct OptionValue {
    /// The value.
    pub value: String,
    /// Its name.
    pub label: Text,
}

/// A table in the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct TableInfo {
    /// Its public name.
    pub table: String,
    /// Its title.
    pub title: Text,
    /// What is played.
    pub game: String,
    /// Under which edition.
    pub edition: String,
    /// Where it is in its life.
    pub stage: Stage,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The round.
    pub round: u32,
    /// The scores.
    pub scores: Vec<i32>,
    /// How many decisions were made.
    pub decisions: u32,
    /// Seconds since something happened there.
    pub idle: u32,
}

/// What the lobby shows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Lobby {
    /// The games.
    pub games: Vec<GameInfo>,
    /// Listed tables that wait for a player.
    pub open: Vec<TableInfo>,
    /// Listed tables that can be watched.
    pub playing: Vec<TableInfo>,
    /// Finished games, the newest first.
    pub replays: Vec<TableInfo>,
    /// The program's version.
    pub version: String,
}

/// A list to be checked. `POST /api/lists`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ListRequest {
    /// Of which game.
    pub game: String,
    /// Under which edition.
    pub edition: String,
    /// The list, in any form that the program reads.
    pub text: String,
}

/// What is wrong with a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ListProblem {
    /// The line, where it has one.
    pub line: Option<u32>,
    /// The rule that is broken.
    pub rule: Option<String>,
    /// What is wrong.
    pub text: Text,
    /// Whether it is only to be known: a card that plays without its effect.
    pub note: bool,
}

/// What the program makes of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ListReport {
    /// Whether it can be played.
    pub legal: bool,
    /// Its name.
    pub name: String,
    /// Its faction's emblem.
    pub emblem: String,
    /// Its points.
    pub points: i32,
    /// What is in it, in a line.
    pub summary: Option<Text>,
    /// What is wrong with it.
    pub problems: Vec<ListProblem>,
    /// The list in the program's own form.
    pub text: String,
}

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// A program.
    Bot,
    /// Somebody at the same screen.
    Screen,
    /// Somebody with a link.
    Link,
}

/// A new table. `POST /api/tables`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct TableRequest {
    /// What is played.
    pub game: String,
    /// Under which edition.
    pub edition: String,
    /// Against whom.
    pub against: Against,
    /// The level of the program.
    pub bot: Option<String>,
    /// The name of the player who makes the table.
    pub name: String,
    /// The lists, that of the maker first; the second is left out when the other player brings it.
    pub lists: Vec<String>,
    /// Whether it is the learning scenario; then there are no lists.
    pub learning: bool,
    /// Whether the table is listed in the lobby.
    pub listed: bool,
    /// How much may be measured.
    pub measuring: Measuring,
    /// Options of the game by name: `objective`, `table`, `unlimited`.
    pub options: std::collections::BTreeMap<String, String>,
    /// A seed, for tests on servers that allow it; otherwise the program draws one.
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub seed: Option<u64>,
}

/// A table that was made, with the secret links of its seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct TableMade {
    /// Its public name.
    pub table: String,
    /// The maker's link.
    pub link: String,
    /// The link for the other player, where there is one.
    pub invite: Option<String>,
    /// A secret link for those who may watch; a listed table can be watched under its public name too.
    pub watch: String,
}

/// A game that goes on from an earlier place. `POST /api/tables/LINK/fork`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ForkRequest {
    /// How many entries are in force there.
    pub entries: u32,
    /// Against whom it goes on.
    pub against: Against,
    /// The seat of the one who asks; the other is the program's or the guest's.
    pub seat: u8,
    /// The level of the program.
    pub bot: Option<String>,
    /// The player's name.
    pub name: String,
}

/// An uploaded game that can be looked at. `POST /api/replays`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ReplayMade {
    /// The public name under which it is found.
    pub table: String,
}

/// A list handed in for a seat. `POST /api/seats/LINK/list`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ListSent {
    /// The player's name.
    pub name: String,
    /// The list.
    pub text: String,
    /// A secret of the player's own, of which their link is made, so that they get it again if the answer was lost.
    #[serde(default)]
    pub key: Option<String>,
}

/// Somebody sits down where they were invited. `POST /api/seats/LINK/sit`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Seating {
    /// The player's name.
    pub name: String,
    /// A secret of the player's own, as of a [`ListSent`].
    #[serde(default)]
    pub key: Option<String>,
}

/// A rule. `GET /api/rules/ID`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct RuleText {
    /// Its id.
    pub id: String,
    /// The statement.
    pub text: String,
    /// The topic that it belongs to.
    pub topic: String,
    /// The editions in which it holds.
    pub editions: Vec<String>,
}

/// What a search found. `GET /api/rules?q=QUESTION&game=GAME&lang=LANGUAGE`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct RulesFound {
    /// How much was found.
    pub found: usize,
    /// Words that are written nowhere, and what they were read as.
    pub read_as: Vec<(String, Vec<String>)>,
    /// The best of it, the best first.
    pub items: Vec<FoundItem>,
}

/// One thing that was found: a rule, a card, a ship, a squadron, a pilot or a section of a guide.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct FoundItem {
    /// Its id.
    pub id: String,
    /// What sort of thing it is: `rule`, `upgrade`, `ship` …
    pub kind: String,
    /// The game that it belongs to.
    pub game: Option<String>,
    /// Its heading or name.
    pub title: String,
    /// What it says, cut where words of the question begin and end: every second piece is one.
    pub pieces: Vec<String>,
    /// The language of the text.
    pub language: String,
}
