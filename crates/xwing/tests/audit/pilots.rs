//! Pilots and what the points list says of them against a public data set.

use crate::exceptions::{PILOT_ACTIONS, PILOT_CHARGES, excepted};
use crate::report::{
    Report, actions, charges, faction, facts, flag, keyword, list, number, slot, source, text, words,
};
use broadside_xwing::facts::{Mode, Size, Term};
use serde_json::Value;

#[test]
fn pilots_equal_their_source() {
    let (facts, ships) = (facts(), source("ships"));
    let mut report = Report::default();
    let mut pilots = 0;
    for theirs in &source("pilots") {
        let xws = text(theirs, "xws");
        let Some(ours) = facts.pilot(xws).map(|id| &facts[id]) else {
            report.missing(xws, "is no pilot of ours");
            continue;
        };
        pilots += 1;
        report.same(xws, "name", &*ours.name, text(theirs, "name"));
        report.same(xws, "ship", &*facts[ours.ship].slug, text(theirs, "ship"));
        report.same(xws, "faction", ours.faction, faction(text(theirs, "faction")));
        report.same(xws, "initiative", ours.initiative.into(), number(theirs, "initiative"));
        report.same(xws, "limited", ours.limited.into(), number(theirs, "limited"));
        report.same(xws, "ability", ours.has_ability, flag(theirs, "ability"));
        let ability = theirs["ship_ability"].as_str();
        report.same(xws, "ship ability", ours.ship_ability.map(Term::word), ability);
        let (own, source) = (ours.charges, charges(theirs.get("charges")));
        match excepted(&PILOT_CHARGES, xws) {
            true => report.differs(xws, "charges", own, source),
            false => report.same(xws, "charges", own, source),
        }
        report.same(xws, "force", ours.force, charges(theirs.get("force")));
        // A ship type has an entry for each of its factions.
        let flown = |ship: &&Value| ship["xws"] == theirs["ship"] && ship["faction"] == theirs["faction"];
        let ship = ships.iter().find(flown).expect("a ship type");
        let bar = theirs.get("actions").unwrap_or(&ship["actions"]);
        match excepted(&PILOT_ACTIONS, xws) {
            true => report.differs(xws, "actions", ours.actions.to_vec(), actions(bar)),
            false => report.same(xws, "actions", ours.actions.to_vec(), actions(bar)),
        }
        let conditions: Vec<_> = ours.conditions.iter().map(|&id| &*facts[id].slug).collect();
        report.same(
            xws,
            "conditions",
            conditions,
            list(&theirs["conditions"]).iter().map(|it| it.as_str().expect("an id")).collect(),
        );
        report.same(xws, "points", ours.points.into(), number(theirs, "points"));
        report.same(xws, "loadout", ours.loadout.into(), number(theirs, "loadout"));
        report.same(xws, "slots", ours.slots.to_vec(), words(&theirs["slots"], slot));
        let keywords = words(&theirs["keywords"], keyword).into_iter().collect();
        report.same(xws, "keywords", ours.keywords, keywords);
        for &mode in Mode::ALL {
            let available = words(&theirs["modes"], str::to_owned).iter().any(|it| it == mode.word());
            report.same(xws, mode.word(), ours.modes.contains(mode), available);
        }
    }
    assert_eq!((pilots, facts.pilots().len()), (536, 536));
    assert!(facts.pilots().iter().all(|pilot| facts[pilot.ship].size != Size::Huge));
    report.finish(536 * 18 - PILOT_CHARGES.len() - PILOT_ACTIONS.len());
}
