//! What a page is shown of a game, and what it answers.
//!
//! A page draws a [`Scene`], asks a [`Question`] and sends a [`Reply`]. None of these types knows a game: a hull zone is a
//! [`Part`] of a [`Piece`], a command dial is a [`Dial`], a maneuver is a [`CourseAsk`]. A presenter implements [`Show`] to say
//! what a game's positions look like. A [`Desk`] holds one game in progress and speaks only in these types, so a server, a test
//! or a page without a server can hold any game as `Box<dyn Desk>`.
//!
//! A desk never reveals anything that its viewer may not see.

#![deny(missing_docs)]

mod act;
mod adjusted;
mod ask;
mod contour;
mod desk;
mod error;
mod evidence;
mod make;
mod refused;
mod reply;
mod scene;
mod sheet;
mod show;
mod story;
mod table;
mod text;
mod vocabulary;
mod why;

pub use act::{Act, LONGEST, Step, Way};
pub use ask::{
    Cell, Choice, CourseAsk, Dice, Joint, Moot, Move, PlaceAsk, Question, Refused, Reply, Slot, Speed, Wants,
};
pub use contour::contours;
pub use desk::{Accepted, Added, Advise, Desk, Entries, GameDesk, Played, Stored, entries};
pub use error::DeskError;
pub use evidence::{Evidence, Ghost, Line, LineKind, Measured, Note, Panel, Preview, Proof, Row, Tone};
pub use make::{Wording, ability_key, apart, kebab, point, slug, written};
pub use refused::{DeskRefused, REASONS, ReplyRefused};
pub use scene::{
    Card, CardState, Chip, Contribution, Counter, Dial, DialState, Die, Duel, Meter, OtherSide, Outline,
    Over, Part, Piece, PieceKind, Pile, Place, Scene, SceneSide, Standing, Stat, Surface, Token, TokenState,
    Turn, Turns, Zone,
};
pub use sheet::{Clause, Sheet};
pub use show::{Adjustable, Change, Show, WordsOf};
pub use story::{Motion, Told};
pub use table::{TABLE_REASONS, TableRefused};
pub use text::{Arg, Text};
pub use vocabulary::{vocabulary, vocabulary_page};
pub use why::{Advice, Candidate, Why};
