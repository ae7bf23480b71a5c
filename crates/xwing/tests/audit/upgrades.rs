//! Upgrades and their loadout costs against a public data set with the restrictions that a squad builder enforces.

use crate::exceptions::{
    ADDED_SLOTS, SHIP_ABILITIES, SHIP_TYPES, TOLD_BY_ABILITY, UPGRADE_CHARGES, excepted,
};
use crate::report::{
    Report, action, action_kind, arc, charges, difficulty, faction, facts, keyword, list, number, slot,
    source, text, weapon, word, words,
};
use broadside_xwing::facts::{
    ActionNeed, Cost, Mode, Primary, Restriction, Set, Side, Size, Term, Upgrade, fold,
};
use serde_json::Value;

#[test]
fn upgrades_equal_their_source() {
    let mut report = Report::default();
    for theirs in &source("upgrades") {
        let xws = text(theirs, "xws");
        let Some(ours) = facts().upgrade(xws).map(|id| &facts()[id]) else {
            report.missing(xws, "is no upgrade of ours");
            continue;
        };
        report.same(xws, "name", &*ours.name, text(theirs, "name"));
        report.same(xws, "limited", ours.limited.into(), number(theirs, "limited"));
        let cost = theirs["cost"][0].as_u64().map(|cost| Cost::Fixed(cost as u8));
        report.same(xws, "cost", ours.cost, cost);
        for &mode in Mode::ALL {
            let available = words(&theirs["modes"], str::to_owned).iter().any(|it| it == mode.word());
            report.same(xws, mode.word(), ours.modes.contains(mode), available);
        }
        restrictions(&mut report, ours, list(&theirs["restrictions"]));
        let sides = list(&theirs["sides"]);
        report.same(xws, "sides", 1 + usize::from(ours.back.is_some()), sides.len());
        side(&mut report, xws, &ours.front, &sides[0]);
        if let (Some(back), Some(theirs)) = (&ours.back, sides.get(1)) {
            side(&mut report, &format!("{xws} (back)"), back, theirs);
        }
    }
    assert_eq!(facts().upgrades().len(), 463);
    report.finish(463 * 30);
}

fn side(report: &mut Report, xws: &str, ours: &Side, theirs: &Value) {
    report.same(xws, "side", &*ours.name, text(theirs, "name"));
    report.same(xws, "slots", ours.slots.to_vec(), words(&theirs["slots"], slot));
    let (own, source) = (ours.charges, charges(theirs.get("charges")));
    match excepted(&UPGRADE_CHARGES, xws) {
        true => report.differs(xws, "charges", own, source),
        false => report.same(xws, "charges", own, source),
    }
    report.same(xws, "force", ours.force, charges(theirs.get("force")));
    report.same(xws, "attack", ours.weapon, weapon(theirs.get("attack")));
    let ability = theirs["ship_ability"].as_str();
    let own = ours.ship_ability.map(Term::word);
    match excepted(&SHIP_ABILITIES, xws) {
        true => report.differs(xws, "ship ability", own, ability),
        false => report.same(xws, "ship ability", own, ability),
    }
    let conditions: Vec<&str> = ours.conditions.iter().map(|&id| &*facts()[id].slug).collect();
    let device = ours.device.map(|id| fold(&facts()[id].name));
    let obstacle = ours.obstacle.map(|id| fold(facts()[id].kind.word()));
    let (is_obstacle, name) = (theirs["device"]["type"] == "Obstacle", theirs["device"]["name"].as_str());
    let name = name.map(|name| fold(name).replace("detonators", "detonator"));
    let source_conditions: Vec<&str> =
        list(&theirs["conditions"]).iter().map(|id| id.as_str().expect("an id")).collect();
    let source_device = name.clone().filter(|_| !is_obstacle);
    let source_obstacle = name.filter(|_| is_obstacle);
    let own = (conditions, device, obstacle);
    let source = (source_conditions, source_device, source_obstacle);
    match excepted(&TOLD_BY_ABILITY, xws) {
        true => report.differs(xws, "device, obstacle and conditions", own, source),
        false => report.same(xws, "device, obstacle and conditions", own, source),
    }
    adds(report, xws, ours, list(&theirs["grants"]));
}

fn adds(report: &mut Report, xws: &str, ours: &Side, grants: &[Value]) {
    let of = |kind: &'static str| grants.iter().filter_map(move |grant| Some((grant.get(kind)?, grant)));
    let actions: Vec<_> = of("action").map(|(value, _)| action(value)).collect();
    report.same(xws, "added actions", ours.adds.actions.to_vec(), actions);
    let (mut added, mut removed) = (Vec::new(), Vec::new());
    for (name, grant) in of("slot") {
        let amount = number(grant, "amount");
        let list = if amount > 0 { &mut added } else { &mut removed };
        let slot = slot(name.as_str().expect("a slot"));
        list.extend(std::iter::repeat_n(slot, amount.unsigned_abs() as usize));
    }
    let own = (ours.adds.slots.to_vec(), ours.adds.removed_slots.to_vec());
    match excepted(&ADDED_SLOTS, xws) {
        true => report.differs(xws, "added slots", own, (added, removed)),
        false => report.same(xws, "added slots", own, (added, removed)),
    }
    let stat = |name: &str| {
        of("stat").filter(|(stat, _)| *stat == name).map(|(_, grant)| number(grant, "amount")).sum::<i64>()
    };
    for (name, own) in [
        ("hull", ours.adds.hull),
        ("shields", ours.adds.shields),
        ("agility", ours.adds.agility),
        ("energy", ours.adds.energy),
    ] {
        report.same(xws, name, own.into(), stat(name));
    }
    let attack: Vec<_> = of("stat")
        .filter(|(stat, _)| *stat == "attack")
        .map(|(_, grant)| Primary { arc: arc(text(grant, "in")), value: number(grant, "amount") as u8 })
        .collect();
    report.same(xws, "added attack", ours.adds.attack.to_vec(), attack);
    let arcs = of("arc").map(|(name, _)| arc(name.as_str().expect("an arc"))).next();
    report.same(xws, "added arc", ours.adds.arc, arcs);
    let sides: Set<_> =
        of("force").flat_map(|(sides, _)| words(sides, |side| keyword(&format!("{side} Side")))).collect();
    report.same(xws, "added keywords", ours.adds.keywords, sides);
}

/// All that is asked under one key.
fn asked<T>(restrictions: &[Value], key: &str, read: impl Fn(&str) -> T) -> Vec<T> {
    restrictions.iter().flat_map(|it| list(&it[key])).map(|it| read(it.as_str().expect("a text"))).collect()
}

fn restrictions(report: &mut Report, ours: &Upgrade, theirs: &[Value]) {
    let (xws, own): (&str, &Restriction) = (&ours.slug, &ours.restriction);
    report.same(xws, "factions", own.factions, asked(theirs, "factions", faction).into_iter().collect());
    let names = asked(theirs, "names", |name| facts().name(name));
    report.same(xws, "names", own.or_squad_with.iter().map(|&id| Some(id)).collect(), names);
    let ships: Vec<&str> = own.ships.iter().map(|&id| &*facts()[id].slug).collect();
    let huge = own.huge_ships.iter().map(|slug| &**slug);
    let all: Vec<String> = ships.into_iter().chain(huge).map(str::to_owned).collect();
    match excepted(&SHIP_TYPES, xws) {
        true => report.differs(xws, "ships", all, asked(theirs, "ships", str::to_owned)),
        false => report.same(xws, "ships", all, asked(theirs, "ships", str::to_owned)),
    }
    let size = |word: &str| Size::from_word(&word.to_lowercase()).expect("a size");
    report.same(xws, "sizes", own.sizes, asked(theirs, "sizes", size).into_iter().collect());
    let action = theirs.iter().find_map(|it| it.get("action")).map(list).map(|it| ActionNeed {
        kind: action_kind(word(it, 0)),
        difficulty: (it.len() > 1).then(|| difficulty(word(it, 1))),
    });
    report.same(xws, "action", own.action, action);
    report.same(xws, "arcs", own.arcs, asked(theirs, "arcs", arc).into_iter().collect());
    let mut keywords = asked(theirs, "keywords", keyword);
    keywords.extend(asked(theirs, "force_side", |side| keyword(&format!("{side} side"))));
    report.same(xws, "keywords", own.keywords, keywords.into_iter().collect());
    let ability = asked(theirs, "shipAbility", str::to_owned);
    report.same(xws, "with ability", own.ability.iter().map(|it| it.word().to_owned()).collect(), ability);
    report.same(xws, "equipped", own.equipped, asked(theirs, "equipped", slot).into_iter().collect());
    let value = |key: &str| theirs.iter().find_map(|it| it.get(key)?.as_u64()).map(|number| number as u8);
    report.same(xws, "agility", own.agility, value("agility"));
    report.same(xws, "shields", own.least_shields, value("shields_at_least").unwrap_or(0));
    report.same(xws, "initiative", own.most_initiative, value("initiative_at_most"));
    let has = |key: &str| theirs.iter().any(|it| it.get(key).is_some());
    report.same(xws, "standardized", own.standardized, has("standardized"));
    report.same(xws, "solitary", own.solitary, has("solitary"));
    report.same(xws, "non-limited", own.non_limited, has("non-limited"));
}
