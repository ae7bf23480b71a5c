//! What the fleet as a whole must keep.

use super::problem::{LIMITS, Problem, ProblemKind};
use super::switches::Switches;
use crate::facts::{Category, Faction, Facts, Term};
use crate::fleet::{Fleet, is_commander};

/// What the program can hold.
pub(super) fn limits(fleet: &Fleet, problems: &mut Vec<Problem>) {
    let counts = [
        ("ships", fleet.ships.len(), LIMITS.ships),
        ("squadrons", fleet.squadrons.len(), LIMITS.squadrons),
        ("upgrades", fleet.upgrade_count(), LIMITS.upgrades),
    ];
    for (what, count, most) in counts {
        if count > most {
            let message = format!(
                "the fleet has {count} {what}; this program plays at most {most}, so leave out {}",
                count - most
            );
            problems.push(Problem::ours(ProblemKind::Limit, message));
        }
    }
}

/// The agreed total and the share of the squadrons.
pub(super) fn points(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let (cost, most) = (fleet.cost(facts), u32::from(fleet.points));
    if cost > most {
        let message =
            format!("the fleet costs {cost} points and {most} are agreed; take out {} or more", cost - most);
        problems.push(Problem::new(ProblemKind::Points, "armada.fleet-building.01", message));
    }
    let (cost, most) = (fleet.squadron_cost(facts), fleet.squadron_limit());
    if cost > most {
        let message = format!(
            "the squadrons cost {cost} points; a third of {}, rounded up, is {most}: take out {} or more",
            fleet.points,
            cost - most
        );
        problems.push(Problem::new(ProblemKind::SquadronPoints, "armada.fleet-building.71", message));
    }
}

/// One faction, which the edition knows.
pub(super) fn faction(facts: &Facts, fleet: &Fleet, switches: &Switches, problems: &mut Vec<Problem>) {
    if !facts.ruleset.factions.contains(fleet.faction) {
        let known: Vec<_> = facts.ruleset.factions.iter().map(Term::word).collect();
        let message = format!(
            "edition {} has no {} faction; choose one of: {}",
            facts.ruleset.edition.word(),
            fleet.faction.word(),
            known.join(", ")
        );
        problems.push(Problem::new(ProblemKind::Faction, switches.factions, message));
    }
    let foreign = |name: &str, faction: Faction| {
        let message = format!(
            "{name} is {}; a {} fleet has {} cards only",
            faction.word(),
            fleet.faction.word(),
            fleet.faction.word()
        );
        Problem::new(ProblemKind::Faction, switches.one_faction, message).card(name)
    };
    for (place, ship) in fleet.ships.iter().enumerate() {
        let card = &facts[ship.card];
        if card.faction != fleet.faction {
            problems.push(foreign(&card.name, card.faction).on(place));
        }
    }
    let mut told = Vec::new();
    for &id in &fleet.squadrons {
        let card = &facts[id];
        if card.faction != fleet.faction && !told.contains(&id) {
            told.push(id);
            problems.push(foreign(&card.name, card.faction));
        }
    }
}

/// Only cards that the edition knows.
pub(super) fn pool(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let edition = facts.ruleset.edition.word();
    let mut told = Vec::new();
    let mut tell = |name: &str, in_pool: bool, ship: Option<usize>| {
        if in_pool || told.contains(&(name.to_owned(), ship)) {
            return;
        }
        told.push((name.to_owned(), ship));
        let message = format!("{name} is not among the cards of edition {edition}; take another card");
        problems.push(Problem { ship, ..Problem::ours(ProblemKind::Pool, message).card(name) });
    };
    for (place, ship) in fleet.ships.iter().enumerate() {
        tell(&facts[ship.card].name, facts[ship.card].in_pool, Some(place));
        for &id in &ship.upgrades {
            tell(&facts[id].name, facts[id].in_pool, Some(place));
        }
    }
    for &id in &fleet.squadrons {
        tell(&facts[id].name, facts[id].in_pool, None);
    }
    for &id in &fleet.objectives {
        tell(&facts[id].name, facts[id].in_pool, None);
    }
}

/// One unique squadron with defense tokens per 100 agreed points.
pub(super) fn aces(facts: &Facts, fleet: &Fleet, switches: &Switches, problems: &mut Vec<Problem>) {
    let most = usize::from(fleet.points / 100);
    let aces: Vec<&str> =
        fleet.squadrons.iter().filter(|&&id| facts[id].is_ace()).map(|&id| &*facts[id].name).collect();
    if switches.ace_limit && aces.len() > most {
        let message = format!(
            "{} unique squadrons have defense tokens ({}); {} agreed points allow {most}",
            aces.len(),
            aces.join(", "),
            fleet.points
        );
        problems.push(Problem::new(ProblemKind::Aces, "armada.fleet-building.12", message));
    }
}

/// At most one commander.
pub(super) fn commanders(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let all = fleet.ships.iter().enumerate().flat_map(|(place, ship)| {
        ship.upgrades.iter().filter(|&&id| is_commander(facts, id)).map(move |&id| (place, id))
    });
    let mut first = None;
    for (place, id) in all {
        let name = &facts[id].name;
        match first {
            None => first = Some(name),
            Some(first) => {
                let message = format!("{name} is a second commander beside {first}; keep one of them");
                let problem = Problem::new(ProblemKind::Commander, "armada.commanders.03", message);
                problems.push(problem.card(name).on(place));
            }
        }
    }
}

/// Exactly one flagship: the ship with the commander.
pub(super) fn flagship(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let count = fleet.ships.iter().filter(|ship| ship.commander(facts).is_some()).count();
    let message = match count {
        0 => "the fleet has no flagship; equip one ship with a commander".to_owned(),
        1 => return,
        _ => format!("{count} ships have a commander; one of them is the flagship, the others have none"),
    };
    problems.push(Problem::new(ProblemKind::Flagship, "armada.flagship.03", message));
}

/// Three objectives, one of each category.
pub(super) fn objectives(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let mut tell = |message| {
        problems.push(Problem::new(ProblemKind::Objectives, "armada.fleet-building.03", message));
    };
    for &category in Category::ALL {
        let of: Vec<&str> = fleet
            .objectives
            .iter()
            .filter(|&&id| facts[id].category == Some(category))
            .map(|&id| &*facts[id].name)
            .collect();
        match of[..] {
            [_] => {}
            [] => tell(format!("the fleet has no {} objective; add one", category.word())),
            _ => tell(format!(
                "the fleet has {} {} objectives ({}); keep one of them",
                of.len(),
                category.word(),
                of.join(", ")
            )),
        }
    }
    for &id in &fleet.objectives {
        if facts[id].category.is_none() {
            tell(format!("{} belongs to a campaign; a fleet has standard objectives only", facts[id].name));
        }
    }
}
