//! The objectives, by category: what each changes in setup, and its abilities. An objective is controlled by the second player;
//! its effects must be resolved unless their text leaves it open (armada.effect-timing.12).

mod assault;
mod defense;
mod navigation;
mod plan;
mod shared;

pub(crate) use plan::{Limits, Plan};

use broadside_engine::Ability;

use crate::board::Board;
use crate::facts::Category;
use crate::words::ArmadaWords;
use crate::{Armada, Blank};

/// What the entries of objectives are written with.
#[allow(unused_imports)]
mod prelude {
    pub(super) use super::Card;
    pub(super) use super::plan::{
        DUST_FIELDS, Limits, Plan, STANDARD, TWO_RULERS, USUAL, centre, in_the_middle,
    };
    pub(super) use super::shared::*;
    pub(super) use crate::board::{Mark, Shot};
    pub(super) use crate::cards::prelude::*;
    pub(super) use crate::facts::ObstacleKind;
    pub(super) use crate::geometry::Distance;
    pub(super) use crate::scene::{self, Scene};
    pub(super) use crate::steps::obstacles::Drift;
    pub(super) use crate::steps::setup::{Placing, Task};
    pub(super) use crate::words::{Edges, TokenNo, UpgradeNo};
}

/// An objective card.
#[derive(Debug)]
pub(crate) struct Card {
    /// Its name in the data.
    pub slug: &'static str,
    /// What it changes in setup.
    pub plan: Plan,
    /// The abilities that its controller resolves.
    pub abilities: &'static [Ability<ArmadaWords>],
    /// Abilities that an attack's attacker resolves, whoever that is; the bearer is the attacker.
    pub attacks: &'static [Ability<ArmadaWords>],
}

/// The objectives of each category.
pub(super) static CATEGORIES: [(Category, &[&Card]); 3] = [
    (Category::Assault, assault::CARDS),
    (Category::Defense, defense::CARDS),
    (Category::Navigation, navigation::CARDS),
];

/// Every objective that can be played.
pub(super) fn cards() -> impl Iterator<Item = &'static Card> {
    CATEGORIES.iter().flat_map(|(_, cards)| *cards).copied()
}

/// The objective of this name.
pub(super) fn card(slug: &str) -> Option<&'static Card> {
    cards().find(|card| card.slug == slug)
}

/// Whether an objective can be played.
pub(crate) fn plays(slug: &str) -> bool {
    card(slug).is_some()
}

/// What the objective of the game changes in setup.
pub(crate) fn plan(game: &Armada, board: &Board) -> &'static Plan {
    let objective = board.objective.filter(|id| !game.is_blank(Blank::Objective(*id)));
    objective.and_then(|id| card(&game.facts[id].slug)).map_or(&plan::STANDARD, |card| &card.plan)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::Facts;

    #[test]
    fn the_interpreter_can_run_every_objective() {
        let all = cards().flat_map(|card| card.abilities.iter().chain(card.attacks));
        all.for_each(|ability| ability.validate().unwrap());
    }

    #[test]
    fn plans_name_obstacles_that_exist() {
        let facts = Facts::embedded();
        for card in cards() {
            assert!(card.plan.with.iter().all(|name| facts.obstacle(name).is_some()), "{}", card.slug);
        }
    }
}
