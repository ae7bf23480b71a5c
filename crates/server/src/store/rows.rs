//! What is kept of a table.

use std::collections::BTreeMap;

use broadside_engine::Reason;
use broadside_stage::{Added, Over, Stored, Text};
use serde::{Deserialize, Serialize};

use crate::protocol::{Against, ChatLine, Measuring, Sitting, Stage};

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct TableRow {
    /// Its public name.
    pub name: String,
    /// What is played.
    pub game: String,
    /// Under which edition.
    pub edition: String,
    /// Its title.
    pub title: Text,
    /// Who plays against whom.
    pub against: Against,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// How much may be measured.
    pub measuring: Measuring,
    /// Whether it is the learning scenario.
    pub learning: bool,
    /// Options of the game.
    pub options: BTreeMap<String, String>,
    /// Where it is in its life.
    pub stage: Stage,
    /// Where the game's chance comes from.
    pub seed: u64,
    /// Where the programs' chance comes from.
    pub bot_seed: u64,
    /// The record as the game began.
    pub header: Option<String>,
    /// How the players ended it, where the rules did not.
    pub ending: Option<Over>,
    /// Whether what was secret has been shown since the end: the game cannot be taken up again.
    pub opened: bool,
    /// Whether those who watch may say nothing.
    pub hushed: bool,
    /// Whose table it is: a digest of the address that made it.
    pub maker: String,
    /// The table at which the players play again.
    pub rematch: Option<String>,
}

/// A seat as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// The side that it plays for.
    pub side: u8,
    /// Who sits there.
    pub sitting: Sitting,
    /// The name of the person, or the level of the program.
    pub name: String,
    /// The list that was handed in.
    pub list: Option<String>,
}

/// What a link is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkState {
    /// It plays its seats, or only watches where it has none.
    Seat,
    /// Somebody can sit down at its seat with it, once.
    Invitation,
    /// Somebody has.
    Spent,
}

/// A link as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkRow {
    /// Its digest.
    pub digest: [u8; 32],
    /// The seats that it is about.
    pub hands: Vec<u8>,
    /// What it is good for.
    pub state: LinkState,
}

/// The answer to a secret decision that waits for the others'.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// Whose.
    pub seat: u8,
    /// To which decision.
    pub number: u32,
    /// The answer, as JSON.
    pub reply: String,
}

/// Everything that is kept of a table.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The table.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// The game's log.
    pub entries: Vec<Stored>,
    /// What each entry added to the logs of the viewers.
    pub told: Vec<Vec<Added>>,
    /// Answers that wait.
    pub drafts: Vec<Draft>,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// Whether it could not be opened again.
    pub faulty: bool,
    /// When it was last changed, in seconds since 1970.
    pub touched: i64,
}

/// A line of the lobby.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Score {
    /// The round.
    pub round: u32,
    /// The scores by side.
    pub scores: Vec<i32>,
    /// How many decisions were made.
    pub decisions: u32,
}

/// Something to be kept. What one caller hands in together is kept together or not at all.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table with its seats and links.
    Table(Box<TableRow>, Vec<SeatRow>, Vec<LinkRow>),
    /// The only link that plays these seats of a table, by its digest; others for the same seats are void, invitations spent.
    Link(String, [u8; 32], Vec<u8>),
    /// The next entry of a game's log; answers that waited are part of it.
    Entry {
        /// Which table.
        table: String,
        /// Its number, counted from 0.
        seq: u32,
        /// The entry.
        stored: Stored,
        /// What it added to the logs.
        told: Vec<Added>,
    },
    /// An answer that waits.
    Draft(String, Draft),
    /// A seat.
    Seat(String, SeatRow),
    /// The game has begun: its header.
    Begun(String, String),
    /// Where the table is in its life, and how the players ended it.
    Stage(String, Stage, Option<Over>),
    /// What the lobby shows of it.
    Score(String, Score),
    /// A line of the chat.
    Chat(String, u32, ChatLine),
    /// Why it could not be opened again; nothing when it could.
    Fault(String, Option<Reason>),
    /// What was secret in it has been shown.
    Opened(String),
    /// Whether those who watch may say nothing.
    Hush(String, bool),
    /// Its players play again, at the table of this name.
    Rematch(String, String),
    /// Somebody looked at it.
    Touched(String),
    /// It is thrown away.
    Gone(String),
    /// Whether an address is kept away.
    Ban(String, bool),
}
