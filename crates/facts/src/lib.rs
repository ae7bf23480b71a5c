//! Reads the facts of a game from data files: closed vocabularies ([`terms!`]), small ids ([`ids!`]), entries read field by
//! field ([`entries`]), and names as people write them ([`Names`], [`nearest`]). It knows no particular card.
//!
//! ```
//! use broadside_facts::{Term, entries, terms};
//! terms! {
//!     /// A colour.
//!     Colour, "a colour" {
//!         /// Red.
//!         Red = "red",
//!         /// Blue.
//!         Blue = "blue",
//!     }
//! }
//! let mut card = entries("cards.toml", "[ace]\nname = \"Ace\"\ncolour = \"blue\"").expect("a table").remove(0);
//! assert_eq!(&*card.text("name").expect("a name"), "Ace");
//! assert_eq!(card.term::<Colour>("colour").expect("a colour"), Colour::Blue);
//! card.finish().expect("nothing else was written");
//! ```
#![deny(missing_docs)]

mod entry;
mod error;
mod ids;
mod names;
mod suggest;
mod term;

pub use entry::{Entry, entries, whole};
pub use error::{FactsError, FaultKind};
pub use names::{Names, fold, only};
pub use suggest::nearest;
pub use term::{Set, Term};

#[doc(hidden)]
pub use serde;
