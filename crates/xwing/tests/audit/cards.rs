//! The damage deck, conditions, actions and factions against their files.

use crate::report::{Report, action_kind, faction, facts, list, lower, number, source, text};
use broadside_xwing::facts::{ActionKind, DECK, Faction, Term};
use serde_json::json;

#[test]
fn the_damage_deck_equals_its_source() {
    let Some(source) = source("damage_deck.json") else { return };
    let mut report = Report::default();
    for card in list(&source["cards"]) {
        let name = text(card, "title");
        let Some(ours) = facts().damage().iter().find(|ours| &*ours.name == name) else {
            report.missing(name, "is no damage card of ours");
            continue;
        };
        report.same(name, "trait", ours.damage_trait, lower(card, "type"));
        report.same(name, "count", ours.count.into(), number(card, "amount"));
    }
    let cards: usize = facts().damage().iter().map(|card| usize::from(card.count)).sum();
    assert_eq!((cards, facts().damage().len()), (DECK, 14));
    report.finish(28);
}

#[test]
fn conditions_equal_their_source() {
    let Some(source) = source("conditions.json") else { return };
    let mut report = Report::default();
    for card in list(&source) {
        let xws = text(card, "xws");
        let Some(ours) = facts().condition(xws).map(|id| &facts()[id]) else {
            report.missing(xws, "is no condition of ours");
            continue;
        };
        report.same(xws, "name", &*ours.name, text(card, "name"));
        report.same(xws, "facedown", ours.facedown, text(card, "ability").contains("assigned facedown"));
    }
    assert_eq!(facts().conditions().len(), 17);
    report.finish(34);
}

#[test]
fn actions_and_factions_are_those_of_the_source() {
    let (Some(actions), Some(factions)) = (source("actions.json"), source("factions.json")) else { return };
    let mut kinds: Vec<ActionKind> =
        list(&actions).iter().map(|it| action_kind(&json!({ "type": it["name"] }))).collect();
    kinds.sort();
    assert_eq!(kinds, ActionKind::ALL);
    let names: Vec<Faction> = list(&factions).iter().map(|it| faction(text(it, "name"))).collect();
    assert_eq!(names.len(), Faction::ALL.len());
    assert!(Faction::ALL.iter().all(|ours| names.contains(ours)));
}
