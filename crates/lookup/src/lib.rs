//! Looking things up: rule statements, cards, ships, squadrons, pilots and guides of both games in one search.
//!
//! ```
//! use broadside_lookup::{Ask, Lookup};
//! let found = Lookup::embedded().search(&Ask::new("can I brace when my speed is zero"));
//! assert_eq!(found.hits[0].item.id, "armada.defense-tokens.28");
//! assert_eq!(found.hits[0].item.how_to_read(), "broadside rules show armada.defense-tokens.28");
//! ```
//!
//! What is searched is part of the program: the rule index, the cards that it plays with their texts in both languages, and
//! the guides by their headings. `broadside-search` ranks it; what words mean in these games stands in `data/`.
#![deny(missing_docs)]

mod cards;
mod guides;
mod item;
mod lexicon;
mod pieces;
mod statements;

use std::sync::LazyLock;

use broadside_rulebook::{Editions, Game};
use broadside_search::{Asked, BadLine, Correction, Index, IndexBuilder, Language, Query};

pub use broadside_search;
pub use item::{Item, Kind};

/// Everything that can be looked up.
#[derive(Debug)]
pub struct Lookup {
    items: Vec<Item>,
    index: Index,
}

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// A question or some words.
    pub text: String,
    /// The language of the question; guessed if there is none.
    pub language: Option<Language>,
    /// Only what belongs to this game.
    pub game: Option<Game>,
    /// Only statements that hold in one of these editions, if there are any; other kinds pass.
    pub editions: Editions,
    /// Only these kinds, if there are any.
    pub kinds: Vec<Kind>,
}

impl Ask {
    /// A question about anything.
    pub fn new(text: impl Into<String>) -> Ask {
        Ask { text: text.into(), ..Ask::default() }
    }

    /// Whether it asks for things of this game, edition and kind.
    pub fn admits(&self, item: &Item) -> bool {
        (self.kinds.is_empty() || self.kinds.contains(&item.kind))
            && (self.game.is_none() || item.game.is_none() || item.game == self.game)
            && (self.editions.is_empty()
                || item.editions.is_empty()
                || !item.editions.and(self.editions).is_empty())
    }
}

/// What was found.
#[derive(Debug)]
pub struct Found<'a> {
    asked: Asked<'a>,
    /// The language in which the question was read.
    pub language: Language,
    /// Words that are written nowhere, and what they were read as.
    pub corrections: Vec<Correction>,
    /// Words that mean nothing here.
    pub unknown: Vec<String>,
    /// The best first.
    pub hits: Vec<Hit<'a>>,
}

/// One thing that was found.
#[derive(Clone, Debug)]
pub struct Hit<'a> {
    /// What it is.
    pub item: &'a Item,
    /// How well it fits, against the others.
    pub score: f32,
}

impl Lookup {
    /// What this build knows, gathered once.
    pub fn embedded() -> &'static Lookup {
        static EMBEDDED: LazyLock<Lookup> = LazyLock::new(|| {
            Lookup::with(lexicon::ENGLISH, lexicon::GERMAN).unwrap_or_else(|error| panic!("{error}"))
        });
        &EMBEDDED
    }

    /// The same with other words: the two files of `data/`.
    pub fn with(english: &str, german: &str) -> Result<Lookup, BadLine> {
        let mut items = Vec::new();
        let mut builder = IndexBuilder::new(lexicon::of(english, german)?);
        let mut add = |(item, entry)| {
            items.push(item);
            builder.add(entry);
        };
        statements::all(&mut add);
        let games = cards::Games::new();
        cards::all(&games, &mut add);
        pieces::all(&games, &mut add);
        guides::all(&mut add);
        Ok(Lookup { items, index: builder.build() })
    }

    /// Everything, in the order in which it was gathered.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// What answers a question, the best first.
    pub fn search(&self, ask: &Ask) -> Found<'_> {
        let asked = self.index.ask(&Query { text: ask.text.clone(), language: ask.language });
        let hits = asked.hits(|entry| ask.admits(&self.items[entry]));
        let hits = hits.into_iter().map(|hit| Hit { item: &self.items[hit.entry], score: hit.score });
        let mut hits: Vec<Hit<'_>> = hits.collect();
        // Who writes nothing but a name means what bears it.
        let name = fold(&ask.text);
        hits.sort_by_key(|hit| hit.item.kind == Kind::Rule || fold(&hit.item.title) != name);
        Found {
            language: asked.language(),
            corrections: asked.corrections().to_vec(),
            unknown: asked.unknown().to_vec(),
            hits,
            asked,
        }
    }
}

impl Found<'_> {
    /// Where the words of the question, or what they stand for, are in a text: byte ranges in order.
    pub fn marks(&self, text: &str, language: Language) -> Vec<(usize, usize)> {
        self.asked.marks(text, language)
    }
}

/// Letters and digits alone, small.
fn fold(name: &str) -> String {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
