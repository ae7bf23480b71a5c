//! A card's home can be guessed: its texts and its scenario lie where its kind and its slot, faction or category say, under its
//! own id. (Where its entry stands is tested beside the entries.)

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use broadside_armada::facts::{Edition, Faction, Facts, Slot, Term};
use broadside_armada::fleet::{Supply, squadron_has_effect};
use broadside_testkit::files;

/// A card by its id, with the folder of its scenario. The text lies in a file named like the second part of the folder.
struct Card {
    folder: String,
    played: bool,
}

type Cards = BTreeMap<String, Card>;

/// The folder of a slot: `weapons-teams`.
fn slot(slots: &[Slot]) -> &'static str {
    match slots {
        [Slot::Commander] => "commanders",
        [Slot::Officer] => "officers",
        [Slot::WeaponsTeam] => "weapons-teams",
        [Slot::SupportTeam] => "support-teams",
        [Slot::FleetCommand] => "fleet-commands",
        [Slot::FleetSupport] => "fleet-supports",
        [Slot::OffensiveRetrofit] => "offensive-retrofits",
        [Slot::WeaponsTeam, Slot::OffensiveRetrofit] => "boarding-teams",
        [Slot::DefensiveRetrofit] => "defensive-retrofits",
        [Slot::ExperimentalRetrofit] => "experimental-retrofits",
        [Slot::Turbolasers] => "turbolasers",
        [Slot::IonCannons] => "ion-cannons",
        [Slot::Ordnance] => "ordnance",
        [Slot::Superweapon] => "superweapons",
        [Slot::Title] => "titles",
        other => panic!("cards that take {other:?} have no folder"),
    }
}

/// Cards that change nothing but what a fleet may equip: their questions are tests of fleet building (`tests/fleet`).
const BUILDING: [&str; 1] = ["invincible"];

/// Every card that has a home.
fn cards() -> Cards {
    let mut cards = Cards::new();
    let mut add = |id: &str, folder: String, played: bool| {
        let known = cards.entry(id.to_owned()).or_insert(Card { folder, played: false });
        known.played |= played;
    };
    for &edition in Edition::ALL {
        let facts = Facts::of(edition);
        let supply = Supply::played(facts);
        for card in facts.upgrades() {
            let slot = slot(card.slots);
            let faction = match (slot, card.factions.iter().collect::<Vec<Faction>>().as_slice()) {
                ("commanders" | "officers" | "titles", [faction]) => format!("/{}", faction.word()),
                ("commanders" | "officers" | "titles", _) => "/open".to_owned(),
                _ => String::new(),
            };
            add(
                &card.slug,
                format!("upgrades/{slot}{faction}"),
                supply.upgrades.contains(&card.id) && !BUILDING.contains(&&*card.slug),
            );
        }
        for card in facts.squadrons() {
            let played = card.ability && squadron_has_effect(facts, card.id);
            add(&card.slug, format!("squadrons/{}", card.faction.word()), played);
        }
        for card in facts.objectives() {
            let category = card.category.map_or("campaign", |category| category.word());
            add(&card.slug, format!("objectives/{category}"), supply.objectives.contains(&card.id));
        }
        for card in facts.damage() {
            add(card.kind.word(), "damage".to_owned(), true);
        }
    }
    cards
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files below a folder, as paths from there.
fn under(folder: &Path, extension: &str) -> Vec<String> {
    let inside = |path: PathBuf| path.strip_prefix(folder).expect("below it").display().to_string();
    files(folder, extension).into_iter().map(inside).collect()
}

/// What is wrong with where scenario files lie; paths are from `scenarios/armada`.
fn misplaced_scenarios(cards: &Cards, files: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    let mut sizes: BTreeMap<&str, usize> = BTreeMap::new();
    for file in files {
        let (folder, name) = file.rsplit_once('/').unwrap_or(("", file));
        let id = name.trim_end_matches(".scn");
        *sizes.entry(folder).or_default() += 1;
        if !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') {
            wrong.push(format!("{file}: names are written in small letters with hyphens"));
        }
        let of_cards = ["upgrades", "squadrons", "objectives", "damage"];
        match cards.get(id) {
            Some(card) if card.folder != folder => {
                wrong.push(format!("{file}: this card's questions belong in {}/{name}", card.folder));
            }
            None if of_cards.contains(&folder.split('/').next().unwrap_or_default()) => {
                wrong.push(format!("{file}: no card is called {id}; rules have folders by topic"));
            }
            _ => {}
        }
        if cards.contains_key(id)
            && let Some(other) = seen.insert(id, file)
        {
            wrong.push(format!("{file}: {other} is about the same card"));
        }
    }
    for (id, card) in cards.iter().filter(|(id, card)| card.played && !seen.contains_key(id.as_str())) {
        wrong.push(format!(
            "{}/{id}.scn is missing: the card is played and nobody asks about it",
            card.folder
        ));
    }
    for (folder, size) in sizes.into_iter().filter(|(_, size)| *size > 30) {
        wrong.push(format!("{folder} holds {size} files; divide it as players would"));
    }
    wrong
}

/// What is wrong with where messages about cards lie: `(file, message)`, with paths from `texts/LANGUAGE/armada`.
fn misplaced_texts(cards: &Cards, messages: &[(String, String)]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut seen = BTreeSet::new();
    for (file, message) in messages {
        if !seen.insert(message) {
            wrong.push(format!("{file}: {message} is there twice"));
        }
        // Reasons are divided by topic: `armada-refused-attack-…` in `refused/attack.ftl`. What a page is refused beside
        // the rules has a file of its own.
        if let Some(reason) = message.strip_prefix("armada-refused-") {
            let topic = reason.split('-').next().unwrap_or_default();
            if *file != format!("refused/{topic}.ftl") {
                wrong.push(format!("{file}: {message} belongs in refused/{topic}.ftl"));
            }
            continue;
        }
        if message.starts_with("armada-table-refused-") && file == "table-refused.ftl" {
            continue;
        }
        let expected = match message.strip_prefix("armada-").and_then(|rest| rest.split_once('-')) {
            Some(("keyword", _)) => Some("keywords.ftl".to_owned()),
            Some(("card" | "objective" | "damage", id)) => {
                let newest =
                    ["-rr15", "-first"].iter().find_map(|older| id.strip_suffix(older)).unwrap_or(id);
                let parts = cards.get(newest).map(|card| card.folder.split('/').take(2).collect::<Vec<_>>());
                parts.map(|parts| parts.join("/") + ".ftl")
            }
            _ => None,
        };
        match expected {
            None => wrong.push(format!("{file}: {message} is about no card")),
            Some(expected) if expected != *file => {
                wrong.push(format!("{file}: {message} belongs in {expected}"));
            }
            Some(_) => {}
        }
    }
    wrong
}

/// The messages about cards in a language.
fn messages(language: &str) -> Vec<(String, String)> {
    let folder = root().join("texts").join(language).join("armada");
    let mut found = Vec::new();
    for file in under(&folder, "ftl") {
        let text = std::fs::read_to_string(folder.join(&file)).expect("a readable file");
        let names = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let names = names.filter_map(|line| Some(line.split_once(" =")?.0));
        found.extend(names.map(|name| (file.clone(), name.to_owned())));
    }
    found
}

#[test]
fn scenarios_lie_where_their_card_says() {
    let wrong = misplaced_scenarios(&cards(), &under(&root().join("scenarios/armada"), "scn"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_lie_where_their_card_says() {
    for language in ["en", "de"] {
        let wrong = misplaced_texts(&cards(), &messages(language));
        assert!(wrong.is_empty(), "texts/{language}/armada: {}", wrong.join("\n"));
    }
}

#[test]
fn a_file_in_the_wrong_place_is_told() {
    let cards = cards();
    let good = under(&root().join("scenarios/armada"), "scn");
    let told = |change: &dyn Fn(&mut Vec<String>), expected: &str| {
        let mut files = good.clone();
        change(&mut files);
        let wrong = misplaced_scenarios(&cards, &files);
        assert!(wrong.iter().any(|it| it.contains(expected)), "“{expected}” is not told: {wrong:?}");
    };
    let gallia = "upgrades/officers/republic/adi-gallia.scn";
    told(&|files| files.retain(|it| it != gallia), "adi-gallia.scn is missing");
    told(
        &|files| files.push("upgrades/titles/rebel/adi-gallia.scn".into()),
        "belong in upgrades/officers/republic",
    );
    told(&|files| files.push("setup/adi-gallia.scn".into()), "is about the same card");
    told(&|files| files.push("upgrades/titles/rebel/millennium-falcon.scn".into()), "no card is called");
    told(&|files| files.push("attack/added_colour.scn".into()), "with hyphens");
    told(&|files| files.extend((0..30).map(|n| format!("status/extra-{n}.scn"))), "divide it");
}

#[test]
fn a_text_in_the_wrong_place_is_told() {
    let cards = cards();
    let told = |file: &str, message: &str, expected: &str| {
        let mut all = messages("en");
        all.push((file.into(), message.into()));
        let wrong = misplaced_texts(&cards, &all);
        assert!(wrong.iter().any(|it| it.contains(expected)), "“{expected}” is not told: {wrong:?}");
    };
    told("upgrades/officers.ftl", "armada-card-adi-gallia", "is there twice");
    told("upgrades/titles.ftl", "armada-card-adi-gallia", "belongs in upgrades/officers.ftl");
    told("upgrades/titles.ftl", "armada-card-millennium-falcon", "is about no card");
    told("refused/attack.ftl", "armada-refused-defense-new", "belongs in refused/defense.ftl");
}
