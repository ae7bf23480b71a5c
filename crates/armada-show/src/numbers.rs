//! What the data of a card tells about itself: its numbers, for the sentences about it, and whether it has code of its own.

use broadside_armada::words::ArmadaWords;
use broadside_engine::{Ability, Printed};

/// The numbers in the abilities of a card, each named after the word of the vocabulary that holds it
/// ([`Printed::numbers`]).
pub(super) fn numbers(abilities: &[Ability<ArmadaWords>]) -> Vec<(String, i32)> {
    let all = Printed::of(&abilities).numbers();
    all.into_iter().filter_map(|(name, value)| Some((name, i32::try_from(value).ok()?))).collect()
}

/// Whether an ability, or one that it grants, names a function of its card's own.
pub(super) fn is_custom(ability: &Ability<ArmadaWords>) -> bool {
    Printed::of(ability).words().contains(&"Named")
}
