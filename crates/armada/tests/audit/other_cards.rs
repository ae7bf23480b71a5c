//! Objectives and damage cards against a list builder's, the last official errata and the damage deck.

use crate::report::{Report, facts, flag, number, source, text};
use broadside_armada::facts::{DamageKind, DamageTiming, Term};

#[test]
fn objectives_equal_their_source() {
    let all = source("objectives");
    let mut report = Report::default();
    report.same("objectives", "count", facts().objectives().len(), all.len());
    for theirs in &all {
        let key = text(theirs, "key");
        // Campaign objectives of two campaigns share names, so these are paired by the key.
        let Some(ours) = facts().objective(key).map(|id| &facts()[id]) else {
            report.missing(key, "is no objective of ours");
            continue;
        };
        report.same(key, "name", &*ours.name, text(theirs, "name"));
        report.same(key, "category", ours.category.map_or("campaign", |c| c.word()), text(theirs, "type"));
        let worth = number(theirs, "victory");
        report.same(key, "victory", ours.victory.map_or(0, u64::from), worth);
        // armada.objective.intel-sweep.96: the majority scores, single tokens are worth nothing.
        let tokens = ours.victory.is_some() || ours.majority.is_some();
        report.same(key, "victory tokens", tokens, flag(theirs, "victory_tokens"));
    }
    report.finish(55 * 4);
}

#[test]
fn objectives_equal_the_last_errata() {
    let mut report = Report::default();
    for theirs in &source("objectives_errata") {
        let name = text(theirs, "name");
        let Some(id) = facts().objectives_named(name).next() else {
            report.missing(name, "is no objective of ours");
            continue;
        };
        let ours = &facts()[id];
        report.same(name, "category", ours.category.map_or("campaign", |c| c.word()), text(theirs, "type"));
        let worth = number(theirs, "victory");
        report.same(name, "victory", ours.victory.map_or(0, u64::from), worth);
    }
    report.finish(6);
}

#[test]
fn damage_cards_equal_their_source() {
    let all = source("damage");
    let mut report = Report::default();
    report.same("damage", "count", facts().damage().len(), all.len());
    for theirs in &all {
        let id = text(theirs, "key");
        let Some(kind) = DamageKind::from_word(id) else {
            report.missing(id, "is no damage card of ours");
            continue;
        };
        let ours = &facts()[kind];
        report.same(id, "name", &*ours.name, text(theirs, "name"));
        report.same(id, "trait", ours.damage_trait.word(), text(theirs, "trait"));
        report.same(id, "count", ours.count as u64, number(theirs, "count"));
        let timing = match ours.timing {
            DamageTiming::Both => "immediate_persistent",
            other => other.word(),
        };
        report.same(id, "timing", timing, text(theirs, "timing"));
    }
    report.finish(22 * 4);
}
