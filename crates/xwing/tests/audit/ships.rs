//! Ship types against a public data set.

use crate::report::{
    Report, actions, arc, faction, facts, list, lower, maneuver, number, source, text, word,
};
use broadside_xwing::facts::{Primary, Size};
use std::collections::HashSet;

#[test]
fn ship_types_equal_their_source() {
    let mut report = Report::default();
    let mut entries = HashSet::new();
    for ship in &source("ships") {
        let xws = text(ship, "xws");
        let Some(ours) = facts().ship(xws).map(|id| &facts()[id]) else {
            report.same(xws, "size", lower::<Size>(ship, "size"), Size::Huge);
            continue;
        };
        let faction = faction(text(ship, "faction"));
        entries.insert((ours.id, faction));
        report.same(xws, "faction", ours.factions.contains(faction), true);
        report.same(xws, "name", &*ours.name, text(ship, "name"));
        report.same(xws, "size", ours.size, lower(ship, "size"));
        let attacks = list(&ship["attacks"]).iter().map(list);
        let mut theirs: Vec<_> = attacks
            .map(|it| Primary { arc: arc(word(it, 0)), value: it[1].as_u64().expect("a number") as u8 })
            .collect();
        theirs.sort_by_key(|primary| primary.arc);
        report.same(xws, "attack", ours.primary.to_vec(), theirs);
        report.same(xws, "agility", i64::from(ours.agility), number(ship, "agility"));
        report.same(xws, "hull", i64::from(ours.hull), number(ship, "hull"));
        report.same(xws, "shields", i64::from(ours.shields), number(ship, "shields"));
        report.same(xws, "actions", ours.actions.to_vec(), actions(&ship["actions"]));
        let mut dial: Vec<_> =
            list(&ship["dial"]).iter().map(|code| maneuver(code.as_str().expect("a code"))).collect();
        dial.sort_by_key(|&(speed, bearing, _)| (speed, bearing));
        let own: Vec<_> = ours.dial.iter().map(|it| (it.speed, it.bearing, it.difficulty)).collect();
        report.same(xws, "dial", own, dial);
    }
    let ours: usize = facts().ships().iter().map(|ship| ship.factions.len()).sum();
    assert_eq!((entries.len(), ours, facts().ships().len()), (95, 95, 83));
    report.finish(95 * 9);
}
