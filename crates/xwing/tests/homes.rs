//! A card's home can be guessed: its sentences and its questions stand where its kind and name say, once, and nothing stands
//! there that is of no card. Entries are tested beside them (`src/cards/homes.rs`).

mod played;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use broadside_stage::slug;
use broadside_xwing::facts::{ActionKind, DamageKind, ObstacleKind, Term};
use broadside_xwing::{Blank, XWing};
use played::BARE;

/// Folders of questions about a rule and no card.
const TOPICS: [&str; 15] = [
    "action",
    "activation",
    "attack",
    "cards",
    "damage",
    "engagement",
    "maneuver",
    "missions",
    "planning",
    "remotes",
    "round",
    "setup",
    "system",
    "table",
    "tokens",
];

/// The pilots, ship abilities, upgrades and conditions that are played.
fn cards(game: &XWing) -> Vec<Blank> {
    let bare = BARE.iter().map(|slug| Blank::Upgrade(game.facts.upgrade(slug).expect("an upgrade")));
    game.cards_with_effect().into_iter().map(|(card, _)| card).chain(bare).collect()
}

/// Where a card's questions are asked.
fn questions(game: &XWing, card: Blank) -> String {
    let facts = game.facts;
    match card {
        Blank::Pilot(id) => {
            let it = &facts[id];
            format!("pilots/{}/{}/{}", slug(it.faction.word()), facts[it.ship].slug, it.slug)
        }
        Blank::Upgrade(id) => {
            let it = &facts[id];
            format!("upgrades/{}/{}", slug(it.slots()[0].word()), it.slug)
        }
        Blank::Condition(id) => format!("conditions/{}", facts[id].slug),
        Blank::ShipAbility(it) => format!("ship-abilities/{}", slug(it.word())),
        other => panic!("{other:?} is no card"),
    }
}

/// Where the questions about a device are asked: the commando teams are alike, and so are the mines of a set.
fn device(slug: &str) -> String {
    let name = match slug {
        "cluster-mine-side" => "cluster-mine",
        team if team.ends_with("commandos") => "commando-team",
        other => other,
    };
    format!("devices/{name}")
}

/// Where questions are asked about everything that is played.
fn all_questions(game: &XWing) -> BTreeSet<String> {
    let mut homes = BTreeSet::new();
    for card in cards(game) {
        homes.insert(questions(game, card));
        if let Blank::Upgrade(id) = card
            && let Some(dropped) = game.facts[id].front.device
        {
            homes.insert(device(&game.facts[dropped].slug));
        }
    }
    homes.extend(DamageKind::ALL.iter().map(|it| format!("damage-cards/{}", slug(it.word()))));
    homes.extend(ObstacleKind::ALL.iter().map(|it| format!("obstacles/{}", slug(it.word()))));
    homes
}

/// The file of each sentence about a card, by its id.
fn sentences(game: &XWing) -> BTreeMap<String, String> {
    let facts = game.facts;
    let mut homes = BTreeMap::new();
    for card in cards(game) {
        match card {
            Blank::Pilot(id) => {
                let it = &facts[id];
                let file = format!("xwing/pilots/{}", slug(it.faction.word()));
                homes.insert(format!("xwing-pilot-{}", it.slug), file);
            }
            Blank::Upgrade(id) => {
                let it = &facts[id];
                let file = format!("xwing/upgrades/{}", slug(it.slots()[0].word()));
                if it.back.is_some() {
                    homes.insert(format!("xwing-card-{}-back", it.slug), file.clone());
                }
                homes.insert(format!("xwing-card-{}", it.slug), file);
            }
            Blank::Condition(id) => {
                homes.insert(format!("xwing-condition-{}", facts[id].slug), "xwing/conditions".to_owned());
            }
            Blank::ShipAbility(it) => {
                let id = format!("xwing-ability-{}", slug(it.word()));
                homes.insert(id, "xwing/ship-abilities".to_owned());
            }
            other => panic!("{other:?} is no card"),
        }
    }
    for it in DamageKind::ALL {
        homes.insert(format!("xwing-damage-{}", slug(it.word())), "xwing/damage".to_owned());
    }
    homes
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)
}

/// The files below a folder, each by its path without the extension and with what it says.
fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let read = |path: PathBuf| {
        let name = path.strip_prefix(folder).expect("a file below the folder").with_extension("");
        let text = std::fs::read_to_string(&path).expect("a readable file");
        (name.to_str().expect("plain letters").to_owned(), text)
    };
    broadside_testkit::files(folder, extension).into_iter().map(read).collect()
}

#[test]
fn every_card_has_its_questions_and_every_file_of_questions_its_card_or_rule() {
    let homes = all_questions(&XWing::default());
    let end = |name: &str| name.rsplit('/').next().unwrap_or(name).to_owned();
    let cards: BTreeSet<String> = homes.iter().map(|home| end(home)).collect();
    // Boost is a pilot, too.
    let actions: BTreeSet<String> = ActionKind::ALL.iter().map(|it| slug(it.word())).collect();
    let (mut wrong, mut found) = (Vec::new(), BTreeSet::new());
    for (name, text) in files(&folder("scenarios/xwing"), "scn") {
        if !text.lines().any(|line| line.starts_with("question ")) {
            wrong.push(format!("{name} asks nothing"));
        }
        let of_a_rule = match name.split_once('/') {
            Some((topic, rule)) => TOPICS.contains(&topic) && !rule.contains('/'),
            None => false,
        };
        let rule = end(&name);
        if homes.contains(&name) {
            found.insert(name);
        } else if !of_a_rule {
            wrong.push(format!("{name} is the home of no card and no rule"));
        } else if cards.contains(&rule) && !actions.contains(&rule) {
            wrong.push(format!("{name} is named like a card whose home is elsewhere"));
        }
    }
    wrong.extend(homes.difference(&found).map(|home| format!("{home} is missing")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_sentence_about_a_card_is_in_the_file_of_its_kind() {
    let homes = sentences(&XWing::default());
    let mut wrong = Vec::new();
    for language in ["en", "de"] {
        let mut seen = BTreeSet::new();
        for (name, text) in files(&folder("texts").join(language), "ftl") {
            for (id, _) in text.lines().filter_map(|line| line.split_once(" =")) {
                let home = homes.get(id);
                // Reasons are divided by topic; `tests/refused.rs` compares them with the code.
                let reason = id.starts_with("xwing-refused-") && name.starts_with("xwing/refused/");
                if !id.starts_with("xwing-") || reason || (home.is_none() && !name.starts_with("xwing/")) {
                    continue;
                }
                if home != Some(&name) {
                    wrong.push(format!("{id} in {language}/{name}: its home is {home:?}"));
                }
                if !seen.insert(id.to_owned()) {
                    wrong.push(format!("{id} is there twice in {language}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
