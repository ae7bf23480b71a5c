//! Squadrons against a list builder's and the last official errata.

use crate::exceptions::SQUADRON_ERRATA;
use crate::report::{Report, dice, faction, facts, flag, number, source, text, texts, tokens};
use broadside_armada::facts::{Keyword, SquadronCard, Term, fold};
use serde_json::Value;

fn paired(squadron: &Value) -> Option<&'static SquadronCard> {
    let (ace, craft) = (text(squadron, "ace"), text(squadron, "name"));
    let name = format!("{ace} {craft}");
    facts().squadron_named(name.trim(), Some(faction(text(squadron, "faction")))).map(|id| &facts()[id])
}

fn keyword_field(keyword: Keyword) -> String {
    match keyword {
        Keyword::AiBattery => "ai-battery".to_owned(),
        Keyword::AiAntiSquadron => "ai-antisquadron".to_owned(),
        other => other.word().to_owned(),
    }
}

fn compare(report: &mut Report, ours: &SquadronCard, theirs: &Value, skip: &[&str]) {
    let name = &*ours.slug;
    let ace = text(theirs, "ace");
    report.same(name, "name", &*ours.name, if ace.is_empty() { text(theirs, "name") } else { ace });
    report.same(name, "craft", ours.craft.as_deref(), Some(text(theirs, "name")).filter(|_| !ace.is_empty()));
    report.same(name, "unique", ours.is_unique(), flag(theirs, "unique"));
    report.same(name, "irregular", ours.irregular, flag(theirs, "irregular"));
    report.same(name, "hull", ours.hull as u64, number(theirs, "hull"));
    report.same(name, "speed", ours.speed as u64, number(theirs, "speed"));
    report.same(name, "points", ours.points as u64, number(theirs, "points"));
    report.same(name, "defense", ours.defense.to_vec(), tokens(&theirs["tokens"]));
    report.same(name, "battery", ours.battery, dice(&theirs["dice"]["anti-ship"]));
    if !skip.contains(&"anti_squadron") {
        report.same(name, "anti_squadron", ours.anti_squadron, dice(&theirs["dice"]["anti-squadron"]));
    }
    if !skip.contains(&"unique") {
        report.same(name, "unique names", ours.unique.len(), texts(&theirs["names"]).len());
    }
    report.same(name, "ability", ours.ability, flag(theirs, "ability"));
    for &keyword in Keyword::ALL {
        let theirs = number(&theirs["keywords"], &keyword_field(keyword));
        report.same(name, keyword.word(), ours.keywords.value(keyword) as u64, theirs);
    }
    // Squadrons of one type share a class: the generic card of that type.
    let class = ours.class.map(|class| fold(&facts()[class].name)).unwrap_or_default();
    let kind = fold(text(theirs, "type"));
    let plain = |word: &str| word.replace("class", "").replace("starfighter", "").replace("fighter", "");
    report.same(name, "class", plain(&class), plain(&kind));
}

#[test]
fn squadrons_equal_their_source() {
    let all = source("squadrons");
    let mut report = Report::default();
    report.same("squadrons", "count", facts().squadrons().len(), all.len());
    for theirs in &all {
        match paired(theirs) {
            Some(ours) => compare(&mut report, ours, theirs, &[]),
            None => report.missing(text(theirs, "name"), "is no squadron of ours"),
        }
    }
    // Unique names shared in the source are shared here, and no others.
    let names: Vec<_> = all.iter().filter_map(|s| Some((paired(s)?, texts(&s["names"])))).collect();
    for (a, theirs) in &names {
        for (b, others) in &names {
            let shared = theirs.iter().any(|name| others.contains(name));
            report.same(&a.slug, &b.slug, a.unique.iter().any(|name| b.unique.contains(name)), shared);
        }
    }
    report.finish(107 * 30);
}

#[test]
fn squadrons_equal_the_last_errata() {
    let mut report = Report::default();
    for theirs in &source("squadrons_errata") {
        let key = text(theirs, "key");
        let skip: Vec<_> =
            SQUADRON_ERRATA.iter().filter(|(k, _)| key.starts_with(k)).map(|(_, field)| *field).collect();
        match paired(theirs) {
            Some(ours) => compare(&mut report, ours, theirs, &skip),
            None => report.missing(key, "is no squadron of ours"),
        }
    }
    report.finish(19 * 25);
}
