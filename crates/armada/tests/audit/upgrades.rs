//! Upgrades against a list builder's and the last official errata.

use crate::exceptions::{RR15_POINTS, UPGRADES};
use crate::report::{Report, faction, facts, flag, number, slot, source, text, texts};
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
    let side = texts(&card["factions"]).first().map(|word| faction(word));
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
    let factions = set(&theirs["factions"], faction);
    // All four factions are as good as none.
    let factions = if factions.len() == Faction::ALL.len() { Set::EMPTY } else { factions };
    report.same(name, "factions", ours.factions, factions);
    report.same(name, "unique", ours.unique.is_some(), flag(theirs, "unique"));
    report.same(name, "modification", ours.modification, flag(theirs, "modification"));
    report.same(name, "points", ours.points as u64, number(theirs, "points"));
    let tag = |word: &str| {
        let word = word.to_lowercase().replace("starhawk-", "").replace('-', " ");
        Tag::from_word(&word).unwrap_or_else(|| panic!("{word}"))
    };
    report.same(name, "tag", ours.restriction.tag.into_iter().collect(), set(&theirs["traits"], tag));
    report.same(name, "sizes", ours.restriction.sizes, set(&theirs["sizes"], size));
    report.same(name, "flagship", ours.restriction.flagship, flag(theirs, "flagship"));
    report.same(name, "grants", ours.grants.iter().copied().collect(), set(&theirs["grants"], slot));
    report.same(name, "closes", ours.closes, set(&theirs["closes"], slot));
    report.same(name, "barred_by", ours.restriction.barred_by, set(&theirs["barred_by"], slot));
    report.same(name, "barred_sizes", ours.restriction.barred_sizes, set(&theirs["barred_sizes"], size));
    if !excepted("icon") {
        let icon = match text(theirs, "icon") {
            "" => None,
            "recur" => Some(ReadyIcon::Recur),
            // The source spells it in three ways.
            _ => Some(ReadyIcon::NonRecur),
        };
        report.same(name, "icon", ours.icon, icon);
    }
    let ready = &theirs["ready"];
    let cost = texts(&ready["of"]);
    let cost = (!cost.is_empty()).then(|| (number(ready, "count"), commands(&cost)));
    report.same(name, "ready", ours.ready.map(|cost| (cost.tokens as u64, cost.of)), cost);
    if !excepted("starts_with") {
        let start = &theirs["start"];
        let pile = match text(start, "pile") {
            "" => None,
            "token" => Some(Pile::Tokens),
            "dial" => Some(Pile::Dials),
            other => panic!("{other}"),
        };
        let theirs = pile.map(|pile| (pile, number(start, "count"), commands(&texts(&start["of"]))));
        report.same(name, "starts_with", ours.starts_with.map(|s| (s.pile, s.count as u64, s.of)), theirs);
    }
}

/// A title or superweapon of a chassis fits exactly the ships of that chassis in the source.
fn chassis(report: &mut Report, ours: &UpgradeCard, theirs: &Value, ships: &[Value]) {
    let bound = text(theirs, "chassis");
    report.same(&ours.slug, "chassis", ours.restriction.chassis.is_some(), !bound.is_empty());
    let Some(id) = ours.restriction.chassis else { return };
    let mut fits: Vec<_> = facts().ships().iter().filter(|s| s.chassis == id).map(|s| &*s.name).collect();
    let models = ships.iter().filter(|ship| text(ship, "chassis") == bound);
    let mut listed: Vec<_> = models.map(|ship| text(ship, "name")).collect();
    fits.sort_unstable();
    listed.sort_unstable();
    // The source lists some ships twice.
    listed.dedup();
    report.same(&ours.slug, "chassis", fits, listed);
}

#[test]
fn upgrades_equal_their_source() {
    let (all, ships) = (source("upgrades"), source("ships"));
    let mut report = Report::default();
    report.same("upgrades", "count", facts().upgrades().len(), all.len());
    for theirs in &all {
        match paired(theirs) {
            Some(ours) => {
                compare(&mut report, ours, theirs);
                chassis(&mut report, ours, theirs, &ships);
            }
            None => report.missing(text(theirs, "name"), "is no upgrade of ours"),
        }
    }
    report.finish(292 * 15);
}

#[test]
fn upgrades_equal_the_last_errata() {
    let mut report = Report::default();
    for theirs in &source("upgrades_errata") {
        match paired(theirs) {
            Some(ours) => compare(&mut report, ours, theirs),
            None => report.missing(text(theirs, "name"), "is no upgrade of ours"),
        }
    }
    report.finish(52 * 15);
}

#[test]
fn every_exception_is_needed() {
    let source = source("upgrades");
    for (slug, field, rule) in UPGRADES {
        let ours = &facts()[facts().upgrade(slug).expect("an upgrade")];
        let theirs = source.iter().find(|card| paired(card).is_some_and(|c| c.id == ours.id));
        let theirs = theirs.expect("its source");
        let differs = match field {
            "icon" => text(theirs, "icon").is_empty() && ours.icon.is_some(),
            _ => {
                let start = &theirs["start"];
                let count = number(start, "count");
                let same_count = ours.starts_with.is_some_and(|s| s.count as u64 == count);
                let token = text(start, "pile") == "token";
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
