//! Our own text format: one line per card, comments behind `#`.
//!
//! Upgrades stand indented or not under their ship. A name that is on several cards takes a hint in brackets.

mod parse;
mod print;

pub use parse::{LineError, MOST_COPIES, MOST_WRONG, counted, parse, words};
pub use print::{one_line, print, runs};
