//! The facts against the project's own rule index: slots, traits, factions and costs that its statements give.

use broadside_armada::facts::{Edition, Facts, Size, Slot, Tag, Term, UpgradeCard};
use serde_json::Value;
use std::collections::HashSet;
use std::path::Path;

fn statements() -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/armada-cards.jsonl");
    let text = std::fs::read_to_string(path).expect("the rule index");
    text.lines().map(|line| serde_json::from_str(line).expect("a statement")).collect()
}

/// The card part of `armada.card.<card>.<number>`.
fn card(statement: &Value) -> Option<&str> {
    statement["id"].as_str()?.strip_prefix("armada.card.")?.split('.').next()
}

fn upgrade(facts: &'static Facts, rules: &str) -> Option<&'static UpgradeCard> {
    // The manual's heading of this card differs from its name.
    let rules = if rules == "auxiliary-shields-team" { "auxiliary-shield-team" } else { rules };
    facts.upgrades().iter().find(|card| &*card.rules == rules)
}

#[test]
fn every_card_with_an_effect_has_its_statements() {
    let statements = statements();
    let known: HashSet<&str> = statements.iter().filter_map(card).collect();
    let facts = Facts::embedded();
    for card in facts.upgrades() {
        assert!(known.contains(&*card.rules), "no statement on {}", card.name);
    }
    let without: Vec<_> = facts
        .squadrons()
        .iter()
        .filter(|c| c.ability && !known.contains(&*c.slug))
        .map(|c| &*c.slug)
        .collect();
    assert_eq!(without, ["vult-skerris"], "the one ability that the index lacks");
}

#[test]
fn slots_and_traits_are_those_that_the_index_states() {
    let facts = Facts::embedded();
    let mut checked = 0;
    for statement in statements() {
        let Some(card) = card(&statement).and_then(|slug| upgrade(facts, slug)) else { continue };
        let id = statement["id"].as_str().unwrap_or_default();
        if let Some(slot) = statement["slot"].as_str() {
            let slots: Vec<Slot> = match slot {
                "ion cannon" => vec![Slot::IonCannons],
                slot if slot.starts_with("boarding team") => vec![Slot::WeaponsTeam, Slot::OffensiveRetrofit],
                slot => vec![Slot::from_word(slot).unwrap_or_else(|| panic!("{id}: {slot}"))],
            };
            assert_eq!(card.slots, slots, "{id}");
            checked += 1;
        }
        if statement["trait"].as_str() == Some("Modification") {
            assert!(card.modification, "{id}");
            checked += 1;
        }
        if let Some(text) =
            statement["text"].as_str().filter(|text| text.ends_with("has the Modification trait."))
        {
            assert!(card.modification, "{id}: {text}");
        }
        if let Some(faction) = statement["faction"].as_str() {
            for (word, side) in [("Rebel", 0), ("Empire", 1), ("Republic", 2), ("Separatist", 3)] {
                let side = broadside_armada::facts::Faction::ALL[side];
                assert_eq!(card.factions.contains(side), faction.contains(word), "{id}");
            }
            checked += 1;
        }
        if let Some(restriction) = statement["restriction"].as_str() {
            restricted(card, restriction, id);
            checked += 1;
        }
    }
    assert!(checked > 200, "only {checked} fields");
}

fn restricted(card: &UpgradeCard, words: &str, id: &str) {
    let limits = &card.restriction;
    let sizes: Vec<Size> = limits.sizes.iter().collect();
    match words {
        "Mark I only" => assert_eq!(limits.tag, Some(Tag::MarkI), "{id}"),
        "Clone only" => assert_eq!(limits.tag, Some(Tag::Clone), "{id}"),
        "MC ships only" => assert_eq!(limits.tag, Some(Tag::Mc), "{id}"),
        "Star Destroyer only" => assert_eq!(limits.tag, Some(Tag::StarDestroyer), "{id}"),
        "small or medium ship only" => assert_eq!(sizes, [Size::Small, Size::Medium], "{id}"),
        "medium or large ship only" => assert_eq!(sizes, [Size::Medium, Size::Large], "{id}"),
        "large ship only" => assert_eq!(sizes, [Size::Large], "{id}"),
        "non-huge ship only" => assert_eq!(sizes, [Size::Small, Size::Medium, Size::Large], "{id}"),
        "medium or large ship only; flagship only" => {
            assert_eq!(
                (sizes.as_slice(), limits.flagship),
                ([Size::Medium, Size::Large].as_slice(), true),
                "{id}"
            );
        }
        other => panic!("{id}: {other}"),
    }
}

/// The cost that a text gives beside the name of the card: "(officer, cost corrected to 9 points, recur)".
fn points(text: &str) -> Option<u16> {
    let end = text.find(" fleet points").or_else(|| text.find(" points"))?;
    let digits = text[..end].rsplit(|c: char| !c.is_ascii_digit()).next()?;
    let before = &text[..end - digits.len()];
    let beside_name = ["(", ", ", ": ", "cost corrected to "].iter().any(|lead| before.ends_with(lead));
    digits.parse().ok().filter(|_| beside_name)
}

/// Costs of rules reference 1.5 that the last official errata, newer than it, replaced; arc has the newer ones.
const REPLACED_IN_ARC: [&str; 4] =
    ["colonel-jendon", "dual-turbolaser-turrets", "leading-shots", "nk-7-ion-cannons"];

#[test]
fn costs_are_those_that_the_index_states() {
    let mut checked = 0;
    for statement in statements() {
        let (Some(slug), Some("card")) = (card(&statement), statement["kind"].as_str()) else { continue };
        let Some(stated) = statement["text"].as_str().and_then(points) else { continue };
        for &edition in Edition::ALL {
            let told =
                statement["ed"].as_array().is_some_and(|eds| eds.iter().any(|ed| ed == edition.word()));
            if !told || edition == Edition::Arc && REPLACED_IN_ARC.contains(&slug) {
                continue;
            }
            let facts = Facts::of(edition);
            let ours = match (upgrade(facts, slug), facts.squadron(slug)) {
                (Some(card), _) => card.points,
                (_, Some(id)) => facts[id].points,
                _ => panic!("{slug} is no card"),
            };
            assert_eq!(ours, stated, "{} in {}", statement["id"], edition.word());
            checked += 1;
        }
    }
    assert!(checked > 80, "only {checked} costs");
}
