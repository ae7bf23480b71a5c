//! What is printed on the objective cards of the core set.

use broadside_armada::facts::{Category, Edition};

use crate::common::game;

#[test]
fn objectives_have_a_category_and_a_value_of_victory_tokens() {
    broadside_rulebook::proves!(
        "armada.objective.advanced-gunnery.91",
        "armada.objective.fire-lanes.91",
        "armada.objective.intel-sweep.91"
    );
    for edition in [Edition::Rr1, Edition::Rr15, Edition::Arc] {
        let game = game(edition);
        let printed = |slug: &str| {
            let card = game.facts.objectives().iter().find(|card| &*card.slug == slug).unwrap();
            (card.category, card.victory, card.majority)
        };
        assert_eq!(printed("advanced-gunnery"), (Some(Category::Assault), None, None));
        assert_eq!(printed("fire-lanes"), (Some(Category::Defense), Some(15), None));
        assert_eq!(printed("intel-sweep"), (Some(Category::Navigation), None, Some(75)));
    }
}
