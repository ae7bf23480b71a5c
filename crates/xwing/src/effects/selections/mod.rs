//! What effects choose among or act on: one file for each topic of [`crate::words::selections`].

mod cards;
mod dice;
mod objects;
mod tokens;

use super::Binding;
use crate::XWingLook;
use crate::steps::Answers;
use crate::words::selections::Topic;
use crate::words::{Select, Thing};

pub(crate) fn select(look: &XWingLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match select.topic() {
        Topic::Dice(word) => dice::select(look, word, bound, found),
        Topic::Tokens(word) => tokens::select(look, word, bound, found),
        Topic::Cards(word) => cards::select(look, word, bound, found),
        Topic::Objects(word) => objects::select(look, word, bound, found),
    }
}

/// Refuses what a player might expect among the items of a selection.
pub(crate) fn unselected(look: &XWingLook<'_>, select: &Select, legal: &mut Answers) {
    match select.topic() {
        Topic::Dice(word) => dice::unselected(word, look, legal),
        Topic::Tokens(_) | Topic::Cards(_) | Topic::Objects(_) => {}
    }
}

/// The most items of a selection that can be taken at once.
pub(crate) fn most(look: &XWingLook<'_>, select: &Select, bound: &Binding) -> u8 {
    match select.topic() {
        Topic::Dice(word) => dice::most(look, word, bound),
        Topic::Tokens(_) | Topic::Cards(_) | Topic::Objects(_) => u8::MAX,
    }
}
