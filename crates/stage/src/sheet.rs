//! A card on one page: what it does in our words, what its data says, and which rulings are about it.

use crate::text::Text;

/// A card with an effect of its own.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// Its stable name, which tells cards of one name apart.
    pub slug: String,
    /// What kind of card: an upgrade's slot, `squadron`, `objective`, `pilot`, `condition`, `damage card` …
    pub kind: String,
    /// How the ids of the rulings about it begin: `armada.card.admiral-ackbar`.
    pub rules: String,
    /// What it does, in our words; none if the program does not play it yet.
    pub text: Option<Text>,
    /// What its data says, ability by ability.
    pub gloss: Vec<String>,
    /// The words of the vocabulary that its data is made of, by the part of an ability in which they stand.
    pub vocabulary: Vec<(Clause, String)>,
    /// Whether its data names a function of the card's own.
    pub custom: bool,
}

/// The parts of an ability, as tables of the vocabulary order them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clause {
    /// When it acts.
    Window,
    /// What it replaces.
    Replacement,
    /// The number or permission that it changes.
    Query,
    /// What must be true.
    Condition,
    /// What it costs.
    Cost,
    /// How often it can be used.
    Limit,
    /// What it does.
    Operation,
}
