//! Ranked full-text search in English and German, forgiving about word forms, typing slips, compounds and missing words.
//!
//! ```
//! use broadside_search::{Entry, Field, IndexBuilder, Language, Lexicon, Query};
//! let lexicon = Lexicon::parse("en shoot, fire > attack\nde Angriff, schießen > attack").unwrap();
//! let mut builder = IndexBuilder::new(lexicon);
//! builder.add(Entry { weight: 1.0, fields: vec![Field::text("A ship can attack twice in its activation.", Language::En)] });
//! builder.add(Entry { weight: 1.0, fields: vec![Field::text("A squadron moves up to its speed.", Language::En)] });
//! let index = builder.build();
//! let first = |query: &str| index.search(&Query::new(query), |_| true)[0].entry;
//! assert_eq!(first("how often may I shoot?"), 0);
//! assert_eq!(first("squadorn movement"), 1);
//! assert_eq!(first("Wie oft darf ein Schiff schiessen?"), 0);
//! ```
//!
//! An entry has fields, each of a weight; words are compared by their stems. The words of a query become *concepts*: a word or
//! a known phrase with everything it can stand for ([`Lexicon`]). Entries are ranked by BM25F over concepts, by how many of
//! the concepts they have, and by how near together they stand. The crate reads no file, clock or network and starts no
//! thread, so it also runs in a browser.
#![deny(missing_docs)]

mod english;
mod german;
mod index;
mod lexicon;
mod mark;
mod query;
mod rank;
mod spell;
mod words;

pub use index::{Entry, Field, Index, IndexBuilder};
pub use lexicon::{BadLine, Lexicon};
pub use query::{Asked, Correction, Query};
pub use rank::Hit;

/// A language that is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::En, Language::De];
}
