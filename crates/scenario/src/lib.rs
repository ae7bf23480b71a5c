//! Runs scenarios.
#![deny(missing_docs)]

mod clause;
mod parse;
mod phrase;
mod print;
mod script;
mod suggest;
mod word;

pub use parse::parse;
pub use phrase::{Line, Phrase, line};
pub use script::{Check, Cite, Clause, Deed, Question, Script, Statement, Verb};
pub use suggest::nearest;
pub use word::{Mark, Place, Problem, Word};
