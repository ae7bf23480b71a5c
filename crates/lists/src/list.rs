//! What a game's lists hold.

use broadside_engine::Reason;
use broadside_facts::Term;

use crate::card::Card;

/// A list of a game: ships with upgrades, and whatever else the game brings.
///
/// Our own text format is the same for every game: a line with the list's name, `faction`, the game's own [`HEADS`](List::HEADS),
/// `ship` with upgrades below, and at the end the game's [`ROWS`](List::ROWS), words with cards below.
pub trait List: Clone + 'static {
    /// The game's tables.
    type Facts: 'static;
    /// The factions of the game.
    type Faction: Term;
    /// What a ship is named by.
    type Ship: Card<Facts = Self::Facts, Faction = Self::Faction>;
    /// The cards that it is equipped with.
    type Upgrade: Card<Facts = Self::Facts, Faction = Self::Faction>;

    /// The word before the list's name: `fleet`.
    const WORD: &'static str;
    /// Words with a value that stand above the ships, in the order in which they are printed.
    const HEADS: &'static [&'static str];
    /// Those that may stand several times.
    const REPEATED: &'static [&'static str];
    /// Words with cards on the lines below.
    const ROWS: &'static [&'static str];

    /// A list without cards.
    fn empty(facts: &Self::Facts, faction: Self::Faction) -> Self;
    /// Its name.
    fn name(&self) -> &str;
    /// Gives it a name.
    fn rename(&mut self, name: String);
    /// Its faction.
    fn faction(&self) -> Self::Faction;
    /// Its ships with their upgrades.
    fn ships(&self) -> impl Iterator<Item = (Self::Ship, &[Self::Upgrade])>;
    /// Adds a ship.
    fn add_ship(&mut self, ship: Self::Ship);
    /// Equips the last ship.
    fn equip(&mut self, upgrade: Self::Upgrade);

    /// What follows a head, or `ship`: for who left it out.
    fn wanted(word: &str) -> Reason;
    /// Takes the value of a head.
    fn read_head(&mut self, facts: &Self::Facts, word: &str, value: &str) -> Result<(), Reason>;
    /// Takes a line below a word of [`ROWS`](List::ROWS).
    fn read_row(&mut self, facts: &Self::Facts, word: &str, line: &str) -> Result<(), Reason>;
    /// The heads as they are printed; an empty line stands between the groups.
    fn heads(&self, facts: &Self::Facts) -> Vec<Vec<(&'static str, String)>>;
    /// The lines below each word of [`ROWS`](List::ROWS).
    fn rows(&self, facts: &Self::Facts) -> Vec<(&'static str, Vec<String>)>;
}
