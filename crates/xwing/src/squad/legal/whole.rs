//! What the whole squad must keep.

use super::problem::{LIMITS, Problem, ProblemKind};
use crate::facts::{Facts, GameMode};
use crate::squad::Squad;
use crate::squad::reasons::{self, Whole};

/// At least so many ships.
pub(super) fn least_ships(mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let (ships, least) = (squad.ships.len(), usize::from(mode.ships.0));
    if ships < least {
        let why = Whole::TooFewShips { ships, least, add: least - ships };
        problems.push(Problem::new(ProblemKind::ShipCount, "xwing.squad.ship-count.01", why));
    }
}

/// At most so many ships, and no more cards than the program can hold.
pub(super) fn limits(mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let (ships, most) = (squad.ships.len(), usize::from(mode.ships.1));
    if ships > most {
        let why = Whole::TooManyShips { ships, most, over: ships - most };
        problems.push(Problem::new(ProblemKind::ShipCount, "xwing.squad.ship-count.02", why));
    } else if ships > LIMITS.ships {
        problems.push(Problem::ours(ProblemKind::Limit, Whole::ShipLimit { ships, most: LIMITS.ships }));
    }
    let upgrades: usize = squad.ships.iter().map(|ship| ship.upgrades.len()).sum();
    if upgrades > LIMITS.upgrades {
        let why = Whole::UpgradeLimit { upgrades, most: LIMITS.upgrades };
        problems.push(Problem::ours(ProblemKind::Limit, why));
    }
}

/// The ships cost at most the total of the mode.
pub(super) fn points(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let (points, most) = (squad.points(facts), u32::from(mode.squad_points));
    if points > most {
        let why = Whole::Points { points, most, over: points - most };
        problems.push(Problem::new(ProblemKind::Points, "xwing.squad.points.01", why));
    }
}

/// All ships are of the squad's faction.
pub(super) fn faction(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    for (place, ship) in squad.ships.iter().enumerate() {
        let pilot = &facts[ship.pilot];
        if mode.one_faction && pilot.faction != squad.faction {
            let (faction, of) = (reasons::faction(pilot.faction), reasons::faction(squad.faction));
            let why = Whole::Faction { card: pilot.name.to_string(), faction, squad: of };
            let problem = Problem::new(ProblemKind::Faction, "xwing.squad.faction.01", why);
            problems.push(problem.card(&pilot.name).on(place));
        }
    }
}

/// Every card is available in the mode.
pub(super) fn available(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let mut tell = |name: &str, place| {
        let why = Whole::Availability { card: name.to_owned(), mode: reasons::mode(mode.mode) };
        let problem = Problem::new(ProblemKind::Availability, "xwing.game-mode.03", why);
        problems.push(problem.card(name).on(place));
    };
    for (place, ship) in squad.ships.iter().enumerate() {
        let pilot = &facts[ship.pilot];
        if !pilot.modes.contains(mode.mode) {
            tell(&pilot.name, place);
        }
        for &id in &ship.upgrades {
            if !facts[id].modes.contains(mode.mode) {
                tell(&facts[id].name, place);
            }
        }
    }
}

/// No card is on the Ban List.
pub(super) fn banned(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let mut tell = |rule, name: &str, place| {
        let why = Whole::Banned { card: name.to_owned(), mode: reasons::mode(mode.mode) };
        problems.push(Problem::new(ProblemKind::Banned, rule, why).card(name).on(place));
    };
    for (place, ship) in squad.ships.iter().enumerate() {
        if mode.banned.pilots.contains(&ship.pilot) {
            tell("xwing.squad.ban-list.01", &facts[ship.pilot].name, place);
        }
        for id in ship.upgrades.iter().filter(|id| mode.banned.upgrades.contains(id)) {
            tell("xwing.squad.ban-list.02", &facts[*id].name, place);
        }
    }
}

/// At most so many cards of the Restricted List, every copy counted.
pub(super) fn restricted(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let mut names: Vec<&str> = Vec::new();
    for ship in &squad.ships {
        if mode.restricted.pilots.contains(&ship.pilot) {
            names.push(&facts[ship.pilot].name);
        }
        let upgrades = ship.upgrades.iter().filter(|id| mode.restricted.upgrades.contains(id));
        names.extend(upgrades.map(|&id| &*facts[id].name));
    }
    let most = usize::from(mode.restricted_cards);
    if names.len() > most {
        let why = Whole::Restricted { count: names.len(), names: names.join(", "), most };
        let rule = "xwing.squad.restricted-list.01";
        problems.push(Problem::new(ProblemKind::RestrictedList, rule, why));
    }
}

/// Three different obstacles that players can bring; a squad without any chooses them at the table.
pub(super) fn obstacles(facts: &Facts, squad: &Squad, problems: &mut Vec<Problem>) {
    let all = &squad.obstacles;
    if !all.is_empty() && all.len() != 3 {
        let why = Whole::Obstacles { count: all.len(), wanted: 3 };
        problems.push(Problem::new(ProblemKind::Obstacles, "xwing.scenario.setup.12", why));
    }
    for (place, id) in all.iter().enumerate() {
        let slug = &facts[*id].slug;
        if all[..place].contains(id) {
            let why = Whole::ObstacleTwice { obstacle: slug.to_string() };
            problems.push(Problem::new(ProblemKind::Obstacles, "xwing.scenario.setup.12", why));
        }
        if facts[*id].placed {
            let why = Whole::PlacedObstacle { obstacle: slug.to_string() };
            problems.push(Problem::new(ProblemKind::Obstacles, "xwing.scenario.setup.13", why));
        }
    }
}
