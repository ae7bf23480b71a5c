//! Fleet and squad lists, for any game.
//!
//! A game says what a list contains ([`List`]), what its cards are called ([`Card`]), which formats of other builders it reads
//! ([`Exchange`]) and what its rules allow ([`Judged`]). This crate reads and writes text with line numbers ([`parse`],
//! [`print`]), finds cards by the names that people write ([`find`]), stores cards by their slugs ([`stored`]), and reports
//! what is wrong with a list ([`judge`]). It knows no particular card and uses no file, clock or network.
//!
//! Every problem is a [`Reason`](broadside_engine::Reason): the id of a message and the values for its gaps, never a sentence.
#![deny(missing_docs)]

mod card;
mod exchange;
mod find;
mod icons;
mod judge;
mod list;
mod own;
mod problem;
mod reasons;
pub mod stored;

pub use card::{Card, Kind, Known};
pub use exchange::{Exchange, Import, Note, NoteKind, Unreadable, read};
pub use find::{Found, card, explain, find, no_card, spelling};
pub use icons::Icons;
pub use judge::{Judged, Remark, Report, Row, judge};
pub use list::List;
pub use own::{LineError, MOST_COPIES, MOST_WRONG, counted, one_line, parse, print, runs, words};
pub use problem::Problem;
pub use reasons::{REASONS, Twice, either, term};
