//! The rule index: every rule of both games as a statement with an id, what proves it, and what is open.
//!
//! ```
//! use broadside_rulebook::{Citations, Coverage, Edition, Index, Later, Waivers};
//!
//! let index = Index::embedded();
//! let rule = index.find("armada.attack.07")?;
//! assert!(rule.editions.contains(Edition::Rr15));
//! let error = index.find("armada.atack.07").unwrap_err();
//! assert!(error.to_string().contains("did you mean armada.attack.07"));
//!
//! let nothing = Coverage::count(index, &Citations::default(), &Waivers::default(), &Later::default(), Edition::Rr15, &[]);
//! assert_eq!(nothing.total, nothing.open.len());
//! # Ok::<(), broadside_rulebook::UnknownId>(())
//! ```
//!
//! A Rust test names the statements it proves with [`proves!`], a scenario with a comment after the check. `rules/README.md`
//! describes the files; `docs/rules.md` explains how to cite, waive and correct a statement.
#![deny(missing_docs)]

mod citation;
mod coverage;
mod editions;
mod game;
mod index;
mod later;
mod place;
mod proves;
mod record;
mod statement;
mod suggest;
mod waivers;

pub use citation::{Citation, CitationError, Citations, Proof};
pub use coverage::{Coverage, Tally};
pub use editions::Editions;
pub use game::{Edition, Game, UnknownWord};
pub use index::{Index, UnknownId};
pub use later::Later;
pub use place::LineError;
pub use proves::Witness;
pub use record::parse_record;
pub use statement::{Document, Kind, RuleId, Statement};
pub use waivers::{Waiver, Waivers};
