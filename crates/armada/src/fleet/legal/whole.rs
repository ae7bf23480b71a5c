//! What the fleet as a whole must keep.

use super::problem::{LIMITS, Problem, ProblemKind};
use super::switches::Switches;
use crate::facts::{Category, Faction, Facts, Term};
use crate::fleet::reasons::{self, Whole, any};
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
            let why = Whole::Limit { what, count, most, over: count - most };
            problems.push(Problem::ours(ProblemKind::Limit, why));
        }
    }
}

/// The agreed total and the share of the squadrons.
pub(super) fn points(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let (cost, most) = (fleet.cost(facts), u32::from(fleet.points));
    if cost > most {
        let why = Whole::Points { cost, most, over: cost - most };
        problems.push(Problem::new(ProblemKind::Points, "armada.fleet-building.01", why));
    }
    let (cost, most) = (fleet.squadron_cost(facts), fleet.squadron_limit());
    if cost > most {
        let why = Whole::SquadronPoints { cost, points: fleet.points, most, over: cost - most };
        problems.push(Problem::new(ProblemKind::SquadronPoints, "armada.fleet-building.71", why));
    }
}

/// One faction, which the edition knows.
pub(super) fn faction(facts: &Facts, fleet: &Fleet, switches: &Switches, problems: &mut Vec<Problem>) {
    if !facts.ruleset.factions.contains(fleet.faction) {
        let why = Whole::NoFaction {
            edition: facts.ruleset.edition.word(),
            faction: reasons::faction(fleet.faction),
            known: any(facts.ruleset.factions, reasons::faction),
        };
        problems.push(Problem::new(ProblemKind::Faction, switches.factions, why));
    }
    let foreign = |name: &str, faction: Faction| {
        let (its, of) = (reasons::faction(faction), reasons::faction(fleet.faction));
        let why = Whole::Foreign { card: name.to_owned(), faction: its, fleet: of };
        Problem::new(ProblemKind::Faction, switches.one_faction, why).card(name)
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
        let why = Whole::Pool { card: name.to_owned(), edition };
        problems.push(Problem { ship, ..Problem::ours(ProblemKind::Pool, why).card(name) });
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
        let why = Whole::Aces { count: aces.len(), names: aces.join(", "), points: fleet.points, most };
        problems.push(Problem::new(ProblemKind::Aces, "armada.fleet-building.12", why));
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
                let why = Whole::SecondCommander { card: name.to_string(), first: str::to_owned(first) };
                let problem = Problem::new(ProblemKind::Commander, "armada.commanders.03", why);
                problems.push(problem.card(name).on(place));
            }
        }
    }
}

/// Exactly one flagship: the ship with the commander.
pub(super) fn flagship(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let count = fleet.ships.iter().filter(|ship| ship.commander(facts).is_some()).count();
    let why = match count {
        0 => Whole::NoFlagship,
        1 => return,
        _ => Whole::Flagships { count },
    };
    problems.push(Problem::new(ProblemKind::Flagship, "armada.flagship.03", why));
}

/// Three objectives, one of each category.
pub(super) fn objectives(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let mut tell = |why: Whole| {
        problems.push(Problem::new(ProblemKind::Objectives, "armada.fleet-building.03", why));
    };
    for &category in Category::ALL {
        let of: Vec<&str> = fleet
            .objectives
            .iter()
            .filter(|&&id| facts[id].category == Some(category))
            .map(|&id| &*facts[id].name)
            .collect();
        let named = reasons::category(category);
        match of[..] {
            [_] => {}
            [] => tell(Whole::NoObjective { category: named }),
            _ => tell(Whole::Objectives { count: of.len(), category: named, names: of.join(", ") }),
        }
    }
    for &id in &fleet.objectives {
        if facts[id].category.is_none() {
            tell(Whole::Campaign { card: facts[id].name.to_string() });
        }
    }
}
