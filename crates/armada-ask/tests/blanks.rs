//! The scenarios can fail: without the effect of a card, keyword or token one of them turns red.
//!
//! `make blanks` takes out every one of them; `make test` a few (a different few for each, by `BROADSIDE_SEED`).

use std::path::Path;

use broadside_armada::facts::{DamageKind, DefenseToken, Edition, Facts, Keyword, Term};
use broadside_armada::fleet::{Supply, squadron_has_effect};
use broadside_armada::{Armada, Blank};
use broadside_armada_ask::Phrases;
use broadside_scenario::{Registry, unnoticed};

/// What can be taken out, with the name that scenarios use.
fn everything() -> Vec<(Blank, String)> {
    let facts = Facts::of(Edition::Rr15);
    let supply = Supply::played(facts);
    // A card that only changes the upgrade bar is tried by the tests of fleets.
    let game = Armada::new(Edition::Rr15);
    let upgrades = supply.upgrades.iter().filter(|&&id| game.acts_in_play(id));
    let upgrades = upgrades.map(|&id| (Blank::Upgrade(id), facts[id].name.to_string()));
    let squadrons =
        supply.squadrons.iter().filter(|&&id| facts[id].ability && squadron_has_effect(facts, id));
    let squadrons = squadrons.map(|&id| (Blank::Squadron(id), facts[id].name.to_string()));
    let objectives = supply.objectives.iter().map(|&id| (Blank::Objective(id), facts[id].name.to_string()));
    let keywords = Keyword::ALL.iter().map(|&keyword| (Blank::Keyword(keyword), keyword.word().to_owned()));
    let damage = facts.damage().iter().map(|card| (Blank::Damage(card.kind), card.name.to_string()));
    let tokens = DefenseToken::ALL.iter().map(|&token| (Blank::Defense(token), token.word().to_owned()));
    upgrades.chain(squadrons).chain(objectives).chain(keywords).chain(damage).chain(tokens).collect()
}

#[test]
fn nothing_can_be_taken_out_unnoticed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/armada");
    let without = |blank: &Blank| Registry::default().with(Phrases::without(*blank));
    let unnoticed = unnoticed(&folder, &everything(), without);
    assert!(
        unnoticed.is_empty(),
        "no scenario fails without: {}\nrepeat with: BROADSIDE_BLANKS=all cargo test -p broadside-armada-ask --test blanks",
        unnoticed.join(", ")
    );
}

#[test]
fn the_list_is_complete() {
    let kinds = |fits: fn(&Blank) -> bool| everything().iter().filter(|(blank, _)| fits(blank)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Damage(_))), DamageKind::ALL.len());
    // No card with an effect is left out.
    let game = Armada::new(Edition::Rr15);
    let facts = game.facts;
    let objectives = facts.objectives().iter().filter(|card| card.in_pool && card.category.is_some());
    let objectives = objectives.filter(|card| game.objective_has_effect(card.id)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Objective(_))), objectives);
    let squadrons = facts.squadrons().iter().filter(|card| card.in_pool && card.ability);
    let squadrons = squadrons.filter(|card| game.squadron_has_effect(card.id)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Squadron(_))), squadrons);
    let upgrades = facts.upgrades().iter().filter(|card| card.in_pool && game.has_effect(card.id));
    // Those that only change the upgrade bar.
    let bar_only = Supply::played(facts).upgrades.into_iter().filter(|id| !game.acts_in_play(*id)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Upgrade(_))), upgrades.count() - bar_only);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Keyword(_))), 19);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Defense(_))), 6);
}
