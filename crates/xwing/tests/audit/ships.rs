//! Ship types against ships_and_pilots.json.

use crate::report::{Report, actions, arc, faction, facts, list, lower, maneuver, source, text};
use broadside_xwing::facts::{Primary, Size};
use serde_json::Value;
use std::collections::HashSet;

fn stat(ship: &Value, kind: &str) -> u8 {
    let stat = list(&ship["stats"]).iter().find(|stat| stat["type"] == kind);
    stat.map_or(0, |stat| stat["value"].as_u64().expect("a number") as u8)
}

#[test]
fn ship_types_equal_their_source() {
    let Some(source) = source("ships_and_pilots.json") else { return };
    let mut report = Report::default();
    let mut entries = HashSet::new();
    for ship in list(&source) {
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
        let attacks = list(&ship["stats"]).iter().filter(|stat| stat["type"] == "attack");
        let mut theirs: Vec<_> = attacks
            .map(|stat| Primary {
                arc: arc(text(stat, "arc")),
                value: stat["value"].as_u64().expect("a number") as u8,
            })
            .collect();
        theirs.sort_by_key(|primary| primary.arc);
        report.same(xws, "attack", ours.primary.to_vec(), theirs);
        report.same(xws, "agility", ours.agility, stat(ship, "agility"));
        report.same(xws, "hull", ours.hull, stat(ship, "hull"));
        report.same(xws, "shields", ours.shields, stat(ship, "shields"));
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
