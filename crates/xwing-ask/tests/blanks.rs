//! The scenarios can fail: without a card, an action, a token's effect, an obstacle or a step one of them turns red.
//!
//! `make blanks` takes out every one of them; `make test` a few (a different few for each `BROADSIDE_SEED`).

#[path = "../../xwing/tests/played/mod.rs"]
mod played;

use std::collections::BTreeSet;
use std::path::Path;

use broadside_scenario::{Registry, unnoticed};
use broadside_testkit::Driver;
use broadside_xwing::facts::{ActionKind, DamageKind, ObstacleKind, PointsList, Term};
use broadside_xwing::steps::STEPS;
use broadside_xwing::words::Token;
use broadside_xwing::{Blank, XWing};
use broadside_xwing_ask::Phrases;
use played::BARE;

/// Steps in which nothing happens but for cards, none of which are there yet.
const UNHEARD: [(&str, &str); 1] = [("End Phase", "Start")];

/// The steps that are carried out in random games, as the rule book names them.
fn steps() -> BTreeSet<(&'static str, &'static str)> {
    let game = XWing::counting_steps(PointsList::June2022);
    for seed in 0..60 {
        let mut driver = Driver::new(&game, seed).expect("a legal setup");
        while let Some(answers) = driver.choose() {
            driver.play(&answers).expect("legal answers");
        }
    }
    // Actions have steps of their own names; those of all other procedures are listed.
    let named = STEPS.iter().flat_map(|(procedure, steps)| steps.iter().map(|step| (*procedure, *step)));
    let named: BTreeSet<_> = named.collect();
    let carried_out: BTreeSet<_> = game.steps().into_keys().collect();
    let unlisted: Vec<_> = carried_out.iter().filter(|it| it.0 != "Action" && !named.contains(*it)).collect();
    assert!(unlisted.is_empty(), "these steps are missing in STEPS: {unlisted:?}");
    named.union(&carried_out).copied().filter(|step| !UNHEARD.contains(step)).collect()
}

/// What can be taken out, with the name that scenarios use.
fn everything() -> Vec<(Blank, String)> {
    let damage = DamageKind::ALL.iter().map(|&kind| (Blank::Damage(kind), kind.word().to_owned()));
    let actions = ActionKind::ALL.iter().map(|&kind| (Blank::Action(kind), kind.word().to_owned()));
    let tokens = Token::ALL.iter().map(|&token| (Blank::Token(token), token.word().to_owned()));
    let obstacles = ObstacleKind::ALL.iter().map(|&kind| (Blank::Obstacle(kind), kind.word().to_owned()));
    let steps =
        steps().into_iter().map(|(procedure, step)| (Blank::Step(procedure, step), procedure.to_owned()));
    let lock = core::iter::once((Blank::Lock, "lock".to_owned()));
    let rules = damage.chain(actions).chain(tokens).chain(lock).chain(obstacles).chain(steps);
    let game = XWing::default();
    let bare = BARE.iter().map(|slug| {
        let upgrade = game.facts.upgrade(slug).expect("an upgrade");
        (Blank::Upgrade(upgrade), game.facts[upgrade].name.to_string())
    });
    rules.chain(game.cards_with_effect()).chain(bare).collect()
}

#[test]
fn nothing_can_be_taken_out_unnoticed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/xwing");
    let without =
        |blank: &Blank| Registry::default().with(Phrases::of(XWing::blanked(PointsList::June2022, *blank)));
    let unnoticed = unnoticed(&folder, &everything(), without);
    assert!(
        unnoticed.is_empty(),
        "no scenario fails without: {}\nrepeat with: BROADSIDE_BLANKS=all cargo test -p broadside-xwing-ask --test blanks",
        unnoticed.join(", ")
    );
}
