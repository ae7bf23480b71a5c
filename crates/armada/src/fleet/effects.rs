//! Which cards of a fleet the program does not play as they are printed.

use super::Fleet;
use crate::cards;
use crate::facts::{Facts, SquadronCardId, UpgradeCardId};
use crate::rules::Rules;

/// Whether an upgrade card has its effect in this edition. Its slot, traits, cost and starting pile always count.
pub fn upgrade_has_effect(facts: &Facts, card: UpgradeCardId) -> bool {
    let rules = Rules::of(facts.ruleset.edition);
    cards::upgrade_has_effect(&rules, &facts[card].slug)
}

/// Whether a squadron has all its effects: keywords always act.
pub fn squadron_has_effect(facts: &Facts, card: SquadronCardId) -> bool {
    !facts[card].ability || cards::squadron_has_effect(&facts[card].slug)
}

/// The cards of a fleet that play without their effect, each once, in the order of the fleet.
///
/// ```
/// use broadside_armada::{facts::Facts, fleet::{samples, without_effect}};
/// let sample = samples().iter().find(|sample| sample.slug == "rebel-180").unwrap();
/// assert!(without_effect(Facts::embedded(), &sample.fleet()).is_empty());
/// ```
pub fn without_effect<'a>(facts: &'a Facts, fleet: &Fleet) -> Vec<&'a str> {
    let upgrades = fleet.ships.iter().flat_map(|ship| &ship.upgrades);
    let upgrades = upgrades.filter(|card| !upgrade_has_effect(facts, **card)).map(|card| &*facts[*card].name);
    let squadrons = fleet.squadrons.iter().filter(|card| !squadron_has_effect(facts, **card));
    let mut names = Vec::new();
    for name in upgrades.chain(squadrons.map(|card| &*facts[*card].name)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// The objectives of a fleet that cannot be played yet: a game with them is refused.
pub fn unplayed_objectives<'a>(facts: &'a Facts, fleet: &Fleet) -> Vec<&'a str> {
    let unplayed = fleet.objectives.iter().filter(|id| !cards::plays(&facts[**id].slug));
    unplayed.map(|id| &*facts[*id].name).collect()
}
