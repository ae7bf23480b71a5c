//! The damage deck, conditions, actions and factions against public ones.

use crate::report::{Report, action_kind, faction, facts, flag, lower, number, source, text, words};
use broadside_xwing::facts::{ActionKind, DECK, Faction, Term};

#[test]
fn the_damage_deck_equals_its_source() {
    let mut report = Report::default();
    for card in &source("damage") {
        let name = text(card, "name");
        let Some(ours) = facts().damage().iter().find(|ours| &*ours.name == name) else {
            report.missing(name, "is no damage card of ours");
            continue;
        };
        report.same(name, "trait", ours.damage_trait, lower(card, "trait"));
        report.same(name, "count", ours.count.into(), number(card, "count"));
    }
    let cards: usize = facts().damage().iter().map(|card| usize::from(card.count)).sum();
    assert_eq!((cards, facts().damage().len()), (DECK, 14));
    report.finish(28);
}

#[test]
fn conditions_equal_their_source() {
    let mut report = Report::default();
    for card in &source("conditions") {
        let xws = text(card, "xws");
        let Some(ours) = facts().condition(xws).map(|id| &facts()[id]) else {
            report.missing(xws, "is no condition of ours");
            continue;
        };
        report.same(xws, "name", &*ours.name, text(card, "name"));
        report.same(xws, "facedown", ours.facedown, flag(card, "facedown"));
    }
    assert_eq!(facts().conditions().len(), 17);
    report.finish(34);
}

#[test]
fn actions_and_factions_are_those_of_the_source() {
    let source = source("words");
    let mut kinds: Vec<ActionKind> = words(&source[0]["actions"], action_kind);
    kinds.sort();
    assert_eq!(kinds, ActionKind::ALL);
    let names: Vec<Faction> = words(&source[1]["factions"], faction);
    assert_eq!(names.len(), Faction::ALL.len());
    assert!(Faction::ALL.iter().all(|ours| names.contains(ours)));
}
