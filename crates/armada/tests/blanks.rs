//! The scenarios can fail: without the effect of a card, keyword or token one of them turns red.
//!
//! `make blanks` takes out every one of them; `make test` a few (a different few for each, by `BROADSIDE_SEED`).

use std::path::Path;

use broadside_armada::facts::{DamageKind, DefenseToken, Edition, Facts, Keyword, Term};
use broadside_armada::fleet::{Supply, squadron_has_effect};
use broadside_armada::phrases::Phrases;
use broadside_armada::{Armada, Blank, sheets};
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
        "no scenario fails without: {}\nrepeat with: BROADSIDE_BLANKS=all cargo test -p broadside-armada --test blanks",
        unnoticed.join(", ")
    );
}

#[test]
fn the_list_is_complete() {
    let kinds = |fits: fn(&Blank) -> bool| everything().iter().filter(|(blank, _)| fits(blank)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Damage(_))), DamageKind::ALL.len());
    // No card with an effect is left out.
    let all = sheets(&Armada::new(Edition::Rr15));
    let played = |fits: fn(&str) -> bool| all.iter().filter(|it| it.text.is_some() && fits(&it.kind)).count();
    assert_eq!(kinds(|blank| matches!(blank, Blank::Objective(_))), played(|kind| kind == "objective"));
    assert_eq!(kinds(|blank| matches!(blank, Blank::Squadron(_))), played(|kind| kind == "squadron"));
    let bar_only =
        |id: &&broadside_armada::facts::UpgradeCardId| !Armada::new(Edition::Rr15).acts_in_play(**id);
    let bar_only = Supply::played(Facts::of(Edition::Rr15)).upgrades.iter().filter(bar_only).count();
    let upgrades = played(|kind| !["objective", "squadron", "damage card"].contains(&kind)) - bar_only;
    assert_eq!(kinds(|blank| matches!(blank, Blank::Upgrade(_))), upgrades);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Keyword(_))), 19);
    assert_eq!(kinds(|blank| matches!(blank, Blank::Defense(_))), 6);
}
