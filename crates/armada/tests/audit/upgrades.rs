//! Upgrades against upgrades.json and the last official errata.

use crate::exceptions::{RR15_POINTS, UPGRADES};
use crate::report::{Report, faction, facts, number, printed, slot, source, text, texts};
use broadside_armada::facts::{
    Command, Edition, Faction, Facts, Pile, ReadyIcon, Set, Size, Slot, Tag, Term, UpgradeCard,
};
use serde_json::Value;

fn slots(kind: &str) -> Vec<Slot> {
    match kind {
        "weapons-team-offensive-retro" => vec![Slot::WeaponsTeam, Slot::OffensiveRetrofit],
        other => vec![slot(other)],
    }
}

fn paired(card: &Value) -> Option<&'static UpgradeCard> {
    let slots = slots(text(card, "type"));
    let side = texts(&card["faction"]).first().map(|word| faction(word));
    let name = text(card, "name");
    let mut found = facts().upgrades_named(name).map(|id| &facts()[id]);
    found.find(|ours| ours.slots == slots && side.is_none_or(|side| ours.open_to(side)))
}

fn commands(words: &[&str]) -> Set<Command> {
    let read = |word: &&str| match *word {
        "nav" | "navigate" => vec![Command::Navigate],
        "squadron" => vec![Command::Squadron],
        "repair" => vec![Command::Repair],
        "confire" => vec![Command::ConcentrateFire],
        "any" => Command::ALL.to_vec(),
        other => panic!("{other}"),
    };
    words.iter().flat_map(read).collect()
}

fn set<T: Term>(value: &Value, read: impl Fn(&str) -> T) -> Set<T> {
    texts(value).into_iter().map(read).collect()
}

fn compare(report: &mut Report, ours: &UpgradeCard, theirs: &Value) {
    let name = &*ours.slug;
    let size = |word: &str| Size::from_word(word).unwrap_or_else(|| panic!("{word}"));
    let excepted = |field| UPGRADES.iter().any(|(card, f, _)| *card == name && *f == field);
    report.same(name, "name", &*ours.name, text(theirs, "name"));
    report.same(name, "slots", ours.slots.to_vec(), slots(text(theirs, "type")));
    let factions = set(&theirs["faction"], faction);
    // All four factions are as good as none.
    let factions = if factions.len() == Faction::ALL.len() { Set::EMPTY } else { factions };
    report.same(name, "factions", ours.factions, factions);
    report.same(name, "unique", Some(ours.unique.is_some()), theirs["unique"].as_bool());
    report.same(name, "modification", Some(ours.modification), theirs["modification"].as_bool());
    report.same(name, "points", ours.points as u64, number(theirs, "points"));
    let limits = &theirs["restrictions"];
    let tag = |word: &str| {
        let word = word.to_lowercase().replace("starhawk-", "").replace('-', " ");
        Tag::from_word(&word).unwrap_or_else(|| panic!("{word}"))
    };
    report.same(name, "tag", ours.restriction.tag.into_iter().collect(), set(&limits["traits"], tag));
    report.same(name, "sizes", ours.restriction.sizes, set(&limits["size"], size));
    report.same(name, "flagship", Some(ours.restriction.flagship), limits["flagship"].as_bool());
    report.same(name, "grants", ours.grants.iter().copied().collect(), set(&limits["enable_upgrades"], slot));
    report.same(name, "closes", ours.closes, set(&limits["disable_upgrades"], slot));
    let barred: Set<Slot> = texts(&limits["disqual_upgrades"])
        .into_iter()
        .chain(texts(&limits["disqualify_if"]["has_upgrade_type"]))
        .map(slot)
        .collect();
    report.same(name, "barred_by", ours.restriction.barred_by, barred);
    report.same(
        name,
        "barred_sizes",
        ours.restriction.barred_sizes,
        set(&limits["disqualify_if"]["size"], size),
    );
    if !excepted("icon") {
        let icon = match text(&theirs["exhaust"], "type") {
            "" => None,
            "recur" => Some(ReadyIcon::Recur),
            // The source spells it in three ways.
            _ => Some(ReadyIcon::NonRecur),
        };
        report.same(name, "icon", ours.icon, icon);
    }
    let cost = texts(&theirs["exhaust"]["ready_token"]);
    let theirs_cost =
        (!cost.is_empty()).then(|| (number(&theirs["exhaust"], "ready_amount"), commands(&cost)));
    report.same(name, "ready", ours.ready.map(|cost| (cost.tokens as u64, cost.of)), theirs_cost);
    if !excepted("starts_with") {
        let start = &theirs["start_command"];
        let pile = match text(start, "type") {
            "" => None,
            "token" => Some(Pile::Tokens),
            "dial" => Some(Pile::Dials),
            other => panic!("{other}"),
        };
        let theirs =
            pile.map(|pile| (pile, number(start, "start_amount"), commands(&texts(&start["start_icon"]))));
        report.same(name, "starts_with", ours.starts_with.map(|s| (s.pile, s.count as u64, s.of)), theirs);
    }
}

/// A title or superweapon of a chassis fits exactly the ships of that chassis in the source.
fn chassis(report: &mut Report, ours: &UpgradeCard, theirs: &Value, ships: &Value) {
    let bound = text(theirs, "bound_shiptype");
    report.same(&ours.slug, "chassis", ours.restriction.chassis.is_some(), !bound.is_empty());
    let Some(id) = ours.restriction.chassis else { return };
    let mut fits: Vec<_> = facts().ships().iter().filter(|s| s.chassis == id).map(|s| &*s.name).collect();
    let models = ships["ships"][bound]["models"].as_object().expect("models");
    let mut listed: Vec<_> = models.values().map(|model| printed(text(model, "name"))).collect();
    fits.sort_unstable();
    listed.sort_unstable();
    report.same(&ours.slug, "chassis", fits, listed);
}

#[test]
fn upgrades_equal_their_source() {
    let (Some(source), Some(ships)) = (source("upgrades.json"), source("ships.json")) else { return };
    let mut report = Report::default();
    let all = source.as_object().expect("upgrades");
    report.same("upgrades", "count", facts().upgrades().len(), all.len());
    for (key, theirs) in all {
        match paired(theirs) {
            Some(ours) => {
                compare(&mut report, ours, theirs);
                chassis(&mut report, ours, theirs, &ships);
            }
            None => report.missing(key, "is no upgrade of ours"),
        }
    }
    report.finish(292 * 15);
}

#[test]
fn upgrades_equal_the_last_errata() {
    let Some(source) = source("upgrades_amg_errata.json") else { return };
    let mut report = Report::default();
    for (key, theirs) in source.as_object().expect("upgrades") {
        match paired(theirs) {
            Some(ours) => compare(&mut report, ours, theirs),
            None => report.missing(key, "is no upgrade of ours"),
        }
    }
    report.finish(52 * 15);
}

#[test]
fn every_exception_is_needed() {
    let Some(source) = source("upgrades.json") else { return };
    for (slug, field, rule) in UPGRADES {
        let ours = &facts()[facts().upgrade(slug).expect("an upgrade")];
        let theirs = source.as_object().expect("upgrades").values();
        let theirs = theirs
            .into_iter()
            .find(|card| paired(card).is_some_and(|c| c.id == ours.id))
            .expect("its source");
        let differs = match field {
            "icon" => text(&theirs["exhaust"], "type").is_empty() && ours.icon.is_some(),
            _ => {
                let start = &theirs["start_command"];
                let count = number(start, "start_amount");
                let same_count = ours.starts_with.is_some_and(|s| s.count as u64 == count);
                let token = text(start, "type") == "token";
                let same_pile = ours.starts_with.is_some_and(|s| (s.pile == Pile::Tokens) == token);
                // A least number of types, a later moment and "one of each" are not in the source.
                let more = ours.starts_with.is_some_and(|s| {
                    s.kinds > 1 || s.each || s.moment != broadside_armada::facts::PileMoment::Deployment
                });
                !same_count || !same_pile || more
            }
        };
        assert!(differs, "{slug} {field}: the source agrees now; drop the exception for {rule}");
    }
    let (rr15, arc) = (Facts::of(Edition::Rr15), Facts::of(Edition::Arc));
    let points = |facts: &Facts, slug: &str| match (facts.upgrade(slug), facts.squadron(slug)) {
        (Some(id), _) => facts[id].points,
        (_, Some(id)) => facts[id].points,
        _ => panic!("{slug}"),
    };
    for (slug, stated, rule) in RR15_POINTS {
        assert_eq!(points(rr15, slug), stated, "{rule}");
        assert_ne!(points(arc, slug), stated, "{rule}");
    }
    let differing = rr15.upgrades().iter().zip(arc.upgrades()).filter(|(a, b)| a.points != b.points).count()
        + rr15.squadrons().iter().zip(arc.squadrons()).filter(|(a, b)| a.points != b.points).count()
        + rr15.ships().iter().zip(arc.ships()).filter(|(a, b)| a.points != b.points).count();
    assert_eq!(differing, RR15_POINTS.len());
}
