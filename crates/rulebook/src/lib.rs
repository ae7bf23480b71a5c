//! The rule index: every rule of both games as a statement with an id, what proves it, and what is still open.
//!
//! ```
//! use broadside_rulebook::{Edition, Index};
//!
//! let index = Index::embedded();
//! let rule = index.find("armada.attack.07")?;
//! assert!(rule.editions.contains(Edition::Rr15));
//! let error = index.find("armada.atack.07").unwrap_err();
//! assert!(error.to_string().contains("did you mean armada.attack.07"));
//! # Ok::<(), broadside_rulebook::UnknownId>(())
//! ```
#![deny(missing_docs)]

mod editions;
mod game;
mod index;
mod search;
mod statement;
mod suggest;

pub use editions::Editions;
pub use game::{Edition, Game, UnknownWord};
pub use index::{Index, IndexError, UnknownId};
pub use statement::{Document, Kind, RuleId, Statement};
