//! What page and server say to each other. Everything about the game itself is in the words of `broadside-stage`.
//!
//! A page opens `/ws/LINK`, where `LINK` is the secret of a seat (or of both, at one screen) or the public name under which a
//! table is watched. It is told [`ServerMessage::Hello`] and a whole [`Update`], and from then on what changed. The requests of
//! the lobby go over HTTP.

use broadside_stage::{
    Act, Adjustable, Change, Measured, Over, Piece, Preview, Question, Reply, Scene, SceneSide, Step,
    Surface, Told,
};
use broadside_stage::{Card, Duel, Panel, Pile, Text, Turns, Why};
use serde::{Deserialize, Serialize};

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// A person.
    Person,
    /// A program.
    Bot,
    /// Nobody yet.
    Nobody,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// The side that it plays for.
    pub side: u8,
    /// Who sits there.
    pub sitting: Sitting,
    /// The name of the person, or the level of the program; empty where nobody has given one.
    pub name: String,
    /// Whether the person is connected.
    pub present: bool,
    /// Whether a list has been handed in.
    pub ready: bool,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats or lists are missing.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// A finished game that is looked at again.
    Replay,
}

/// How much players may measure and foresee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Measuring {
    /// Always.
    Open,
    /// Where the rules let them.
    Strict,
}

/// What a page is told first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Hello {
    /// The public name of the table, under which it can be watched.
    pub table: String,
    /// What is played: `armada`.
    pub game: String,
    /// Under which edition: `rr15`.
    pub edition: String,
    /// The table's title.
    pub title: Text,
    /// The seats that this link may play; none for somebody who watches, both at one screen.
    pub hands: Vec<u8>,
    /// Through whose eyes the page looks now; nothing for a spectator.
    pub eyes: Option<u8>,
    /// Where the table is in its life.
    pub stage: Stage,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// How much may be measured.
    pub measuring: Measuring,
    /// Whether it is the learning scenario, whose decisions are explained at more length.
    pub learning: bool,
    /// The program's version.
    pub version: String,
    /// Who plays against whom.
    pub against: Against,
    /// The lists by seat, once the game has begun; hidden before that.
    pub lists: Vec<String>,
    /// The most points that a list may have here; nothing where any size fits.
    pub points: Option<i32>,
    /// Whether those who watch may say nothing.
    #[serde(default)]
    pub hushed: bool,
    /// Until when the table is kept if nothing happens there, in seconds since 1970.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub kept_until: i64,
    /// Whether this link is an invitation: it watches until somebody sits down with it.
    #[serde(default)]
    pub invited: bool,
    /// Whether a rematch takes place. A player gets their seat at it with their link: `POST /api/tables/LINK/rematch`.
    #[serde(default)]
    pub rematch: bool,
}

/// A scene without its pieces.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct SceneFrame {
    /// The surface.
    pub surface: Surface,
    /// The round; 0 during setup.
    pub round: u32,
    /// How many rounds are played.
    pub rounds: Option<u32>,
    /// Where the game stands.
    pub path: Vec<Text>,
    /// The sides.
    pub sides: Vec<SceneSide>,
    /// The attacks under way.
    pub duels: Vec<Duel>,
    /// The decks.
    pub piles: Vec<Pile>,
    /// Cards of the table.
    pub cards: Vec<Card>,
    /// Who has a turn when.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turns: Option<Turns>,
    /// Effects that wait for one another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub queue: Option<Panel>,
    /// The seats that decide.
    pub deciders: Vec<u8>,
    /// How the game ended.
    pub over: Option<Over>,
}

/// What may be taken back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct UndoInfo {
    /// How many entries are in force.
    pub entries: u32,
    /// To how many this seat can go back without asking.
    pub free: u32,
    /// To how many this seat has to go back to make its last decision again; nothing if it has made none.
    pub mine: Option<u32>,
}

/// What changed since the last update. Lists that did not change are left out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Update {
    /// Counts the updates of this connection from 1.
    pub number: u32,
    /// Whether everything is in it, so that the page forgets what it had.
    pub whole: bool,
    /// The scene without its pieces, if anything in it changed.
    pub frame: Option<SceneFrame>,
    /// The pieces that changed or are new, by id.
    pub pieces: Vec<Piece>,
    /// The ids of all pieces in order, if that list changed.
    pub order: Option<Vec<String>>,
    /// What this seat is asked; nothing while others decide.
    pub question: Option<Question>,
    /// The seats that decide and have not answered.
    pub waiting: Vec<u8>,
    /// The line of the log from which `told` counts; the page drops what it has from there on.
    pub from: u32,
    /// New lines of the log.
    pub told: Vec<Told>,
    /// What may be taken back.
    pub undo: UndoInfo,
    /// The hash of the final state, so that players can compare; told only when the game is over, because before that
    /// hidden things could be guessed from it.
    pub seal: Option<String>,
}

/// What needs the consent of the other side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Go back until so many entries are in force.
    Undo(u32),
    /// Change something outside the rules.
    Adjust(Vec<Change>),
    /// End the game in a draw.
    Draw,
}

/// A wish that waits for consent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Proposal {
    /// Its number.
    pub number: u32,
    /// Whose wish.
    pub by: u8,
    /// What is wished.
    pub wish: Wish,
}

/// How a proposal came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// Everybody agreed, and it was done.
    Granted,
    /// Somebody did not agree.
    Declined,
    /// Whoever proposed it took it back.
    Withdrawn,
    /// The game moved on.
    Void,
}

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ChatLine {
    /// Who wrote it: a seat, or a spectator.
    pub seat: Option<u8>,
    /// Under which name; empty where they gave none.
    pub name: String,
    /// What.
    pub text: String,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Response {
    /// It was done and is stored.
    Accepted,
    /// The wish waits for the others' consent, as the proposal of this number.
    Proposed(u32),
    /// What an answer would do.
    Preview(Box<Preview>),
    /// An act; nothing where the game does not ask for it.
    Act(Option<Box<Act>>),
    /// What was measured.
    Measured(Measured),
    /// The table at an earlier time.
    Scene(Box<Scene>),
    /// The values that players may agree to set.
    Adjustable(Vec<Adjustable>),
    /// The position as a scenario file.
    Scenario(String),
    /// The game as a file; before the end, the log of this seat's view.
    Record(String),
    /// What a program weighed before its decision; nothing where no program decided.
    Why(Option<Why>),
}

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct Refusal {
    /// `stale`, `refused`, `not_yours`, `malformed`, `too_fast`, `too_large`, `too_many`, `too_slow`, `not_now`, `not_found`,
    /// `spent`, `fault`, `restart`.
    pub code: String,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// What is wrong and what would be right.
    pub reason: Text,
    /// Everything that is wrong, line by line, where it is several things: with a list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Text>>"))]
    pub lines: Vec<Text>,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The table and the seats; said first and whenever that changed.
    Hello(Hello),
    /// The game, or what changed in it.
    Update(Box<Update>),
    /// A request was carried out.
    Done {
        /// The number that the page gave it.
        id: u32,
        /// What came of it.
        response: Response,
    },
    /// A request was not carried out.
    Refused {
        /// The number that the page gave it; 0 if it could not be read.
        id: u32,
        /// Why.
        refusal: Refusal,
    },
    /// The wishes that wait for consent.
    Proposals(Vec<Proposal>),
    /// A proposal has come to its end.
    Settled {
        /// Which.
        proposal: Proposal,
        /// How.
        end: End,
    },
    /// New lines of the chat.
    Chat(Vec<ChatLine>),
    /// The server ends the connection, and why.
    Bye(Refusal),
}

/// What the page says: a request with a number of its own.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
pub struct ClientMessage {
    /// The number under which the response comes back.
    pub id: u32,
    /// What is wanted.
    pub request: Request,
}

/// What a page can ask for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export, export_to = "server.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// Answers the open decision.
    Answer {
        /// Its number.
        number: u32,
        /// The answer.
        reply: Reply,
    },
    /// What an answer would do.
    Preview {
        /// The decision's number.
        number: u32,
        /// The answer.
        reply: Reply,
    },
    /// Answers several decisions in one act: the steps in turn, as long as they are what is asked. The first must be.
    Act {
        /// The number of the open decision.
        number: u32,
        /// The steps.
        steps: Vec<Step>,
    },
    /// What the last answer of an act would do.
    PreviewAct {
        /// The number of the open decision.
        number: u32,
        /// The steps before it.
        steps: Vec<Step>,
        /// The last answer.
        reply: Reply,
    },
    /// The act that begins when a piece is grasped.
    Ahead {
        /// The decision's number.
        number: u32,
        /// The piece.
        piece: String,
    },
    /// What lies between two pieces or parts.
    Measure {
        /// From.
        from: String,
        /// To.
        to: String,
    },
    /// The table when so many entries were in force.
    At(u32),
    /// What a program weighed when so many entries were in force; when the game is over.
    Why(u32),
    /// Looks through the eyes of another seat of this link: at one screen, after it was handed over.
    Look(u8),
    /// Wishes something; it is done at once where nobody has to agree.
    Wish(Wish),
    /// Agrees to a wish, or not.
    Consent {
        /// The proposal's number.
        proposal: u32,
        /// Whether it may be done.
        agree: bool,
    },
    /// The values of a piece or side that players may agree to set.
    Adjustable(String),
    /// Gives the game up.
    Concede,
    /// Says something to the table.
    Say(String),
    /// A player wants no lines of those who watch, or wants them again.
    Hush(bool),
    /// Takes a name.
    Name(String),
    /// The position as a scenario file.
    Scenario,
    /// The position when so many entries were in force, as a scenario file.
    ScenarioAt(u32),
    /// The game as a file.
    Record,
    /// Nothing; the answer shows that the connection is alive.
    Ping,
}

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
