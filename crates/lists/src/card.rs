//! Cards as lists name them.

use broadside_engine::Gap;
use broadside_facts::Term;

/// A kind of card; messages choose their words by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A ship card without a pilot.
    Ship,
    /// A squadron card.
    Squadron,
    /// A ship card with a pilot.
    Pilot,
    /// An upgrade card.
    Upgrade,
    /// An objective card.
    Objective,
    /// An obstacle.
    Obstacle,
}

impl Kind {
    /// The word by which messages choose.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Ship => "ship",
            Kind::Squadron => "squadron",
            Kind::Pilot => "pilot",
            Kind::Upgrade => "upgrade",
            Kind::Objective => "objective",
            Kind::Obstacle => "obstacle",
        }
    }
}

impl From<Kind> for Gap {
    fn from(kind: Kind) -> Gap {
        Gap::from(kind.word())
    }
}

/// A card in a game's tables. [`known!`](crate::known) writes this for a table.
pub trait Known: Copy + Eq + 'static {
    /// The game's tables.
    type Facts: 'static;
    /// What messages call it.
    const KIND: Kind;
    /// The tables that come with the program. All tables of a game count cards alike.
    fn facts() -> &'static Self::Facts;
    /// The card with this slug.
    fn by_slug(facts: &Self::Facts, slug: &str) -> Option<Self>;
    /// Every card.
    fn all(facts: &Self::Facts) -> Vec<Self>;
    /// Its stable name in files.
    fn slug(self, facts: &Self::Facts) -> &str;
}

/// A card that lists name as it is printed.
pub trait Card: Known {
    /// The factions of the game.
    type Faction: Term;
    /// Every card with this printed name.
    fn named(facts: &Self::Facts, name: &str) -> Vec<Self>;
    /// The printed name.
    fn name(self, facts: &Self::Facts) -> &str;
    /// Whether a list of this faction may include it.
    fn open_to(self, facts: &Self::Facts, faction: Self::Faction) -> bool;
    /// What tells it from a card of the same name, in brackets behind the name; the shortest first.
    fn hints(self, facts: &Self::Facts) -> Vec<String>;
    /// The name that is printed when it is clear enough.
    fn full_name(self, facts: &Self::Facts) -> String {
        self.name(facts).to_owned()
    }
}

/// Implements [`Known`] for the ids of tables: `Id => Kind, the accessor by slug, the accessor of the table`.
#[macro_export]
macro_rules! known {
    ($Facts:ty: $($Id:ty => $Kind:ident, $by_slug:ident, $all:ident;)+) => {
        $(impl $crate::Known for $Id {
            type Facts = $Facts;
            const KIND: $crate::Kind = $crate::Kind::$Kind;
            fn facts() -> &'static $Facts {
                <$Facts>::embedded()
            }
            fn by_slug(facts: &$Facts, slug: &str) -> Option<Self> {
                facts.$by_slug(slug)
            }
            fn all(facts: &$Facts) -> Vec<Self> {
                facts.$all().iter().map(|card| card.id).collect()
            }
            fn slug(self, facts: &$Facts) -> &str {
                &facts[self].slug
            }
        })+
    };
}
