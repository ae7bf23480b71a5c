//! What a page is shown of a game, and what it answers.
//!
//! A page draws a [`Scene`], puts a [`Question`] and sends a [`Reply`]. None of these types knows a game: a hull zone is a
//! [`Part`] of a [`Piece`], a command dial is a [`Dial`], a manoeuvre is a [`CourseAsk`]. A presenter says through [`Show`] what
//! a game's positions look like; a [`Desk`] keeps one game that is being played and speaks only in these types, so that a
//! server, a test or a page without a server can hold any game as `Box<dyn Desk>`.
//!
//! Nothing leaves a desk but what its viewer may see.

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
