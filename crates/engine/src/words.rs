//! The words of one game: the types that its state, its decisions and its cards are made of.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::Deref;
use serde::{Serialize, de::DeserializeOwned};

use crate::effects::ability::Offer;
use crate::game::Game;

/// Plain data that can stand in a game's state: copied as bytes, compared, saved.
pub trait Data: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// A value of a closed enum of which there can be a [`Set`](crate::Set). [`members!`](crate::members) declares such an enum.
pub trait Member: Data + Eq + Hash {
    /// All members of the enum, in its order.
    const ALL: &'static [Self];

    /// Its place among them.
    fn index(self) -> u8;
}

/// Anything in a game that can be pointed at: a piece, a die, a token, a card, a seat, a command.
///
/// Players choose items, effects are bound to items, and logs name them.
pub trait Item: Data + Eq + Hash + Ord + Default {
    /// The item that stands for using an effect.
    fn effect(offer: Offer) -> Self;

    /// The effect, if this item stands for using one.
    fn as_effect(&self) -> Option<Offer>;

    /// The item that stands for the `nth` branch of an effect, or the `nth` way to pay for it.
    fn option(nth: u8) -> Self;

    /// The number, if this item stands for a branch.
    fn as_option(&self) -> Option<u8>;
}

/// The types of one game. A marker without data implements it, so that everything built from these words can
/// be copied and compared by derivation.
pub trait Words: Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// All that lies on and beside the table.
    type Board: Data;
    /// How the board is held while the rules act on it: [`Held`](crate::Held) with a key of the game's atoms, or `&'a
    /// mut Board` in a game that lets all its code change the board.
    type Held<'a>: Deref<Target = Self::Board> + From<&'a mut Self::Board> + Debug;
    /// The procedures of the rule book, each with its current step and what it must remember.
    type Frame: Data;
    /// What can be pointed at.
    type Item: Item;
    /// What the game's own decisions ask.
    type Prompt: Data + Eq;
    /// A thing that is about to happen and may be replaced or answered: a token gained, damage suffered.
    type Deed: Data;
    /// The timing windows.
    type Window: Member;
    /// The numbers and permissions that continuous effects change.
    type Query: Member;
    /// The kinds of procedure that durations and limits refer to: an attack, an activation, a round.
    type Scope: Data + Eq;
    /// What can be seen to happen.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The game's own operations of card effects.
    type Op: Copy + Debug + Send + Sync + 'static;
    /// Conditions of card effects.
    type Cond: Copy + Debug + Send + Sync + 'static;
    /// What card effects cost.
    type Cost: Copy + Debug + Send + Sync + 'static;
    /// Which items an effect can choose among or act on.
    type Select: Copy + Debug + Send + Sync + 'static;
    /// Numbers that effects compute.
    type Amount: Copy + Debug + Send + Sync + 'static;
}

/// The board of a game.
pub type BoardOf<G> = <<G as Game>::Words as Words>::Board;
/// How a game's board is held while the rules act on it.
pub type HeldOf<'a, G> = <<G as Game>::Words as Words>::Held<'a>;
/// The procedures of a game.
pub type FrameOf<G> = <<G as Game>::Words as Words>::Frame;
/// The items of a game.
pub type ItemOf<G> = <<G as Game>::Words as Words>::Item;
/// The windows of a game.
pub type WindowOf<G> = <<G as Game>::Words as Words>::Window;
/// The queries of a game.
pub type QueryOf<G> = <<G as Game>::Words as Words>::Query;
/// The scopes of a game.
pub type ScopeOf<G> = <<G as Game>::Words as Words>::Scope;
/// The deeds of a game.
pub type DeedOf<G> = <<G as Game>::Words as Words>::Deed;
/// The events of a game.
pub type EventOf<G> = <<G as Game>::Words as Words>::Event;
/// The operations of a game.
pub type OpOf<G> = <<G as Game>::Words as Words>::Op;
/// The conditions of a game.
pub type CondOf<G> = <<G as Game>::Words as Words>::Cond;
/// The costs of a game.
pub type CostOf<G> = <<G as Game>::Words as Words>::Cost;
/// The selections of a game.
pub type SelectOf<G> = <<G as Game>::Words as Words>::Select;
/// The amounts of a game.
pub type AmountOf<G> = <<G as Game>::Words as Words>::Amount;
