//! What the whole squad must keep.

use super::problem::{LIMITS, Problem, ProblemKind};
use crate::facts::{Facts, GameMode, Term};
use crate::squad::Squad;

/// At least so many ships.
pub(super) fn least_ships(mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let (ships, least) = (squad.ships.len(), usize::from(mode.ships.0));
    if ships < least {
        let message =
            format!("{}; a squad has at least {least}, so add {}", ships_word(ships), least - ships);
        problems.push(Problem::new(ProblemKind::ShipCount, "xwing.squad.ship-count.01", message));
    }
}

fn ships_word(count: usize) -> String {
    match count {
        0 => "there are no ships".to_owned(),
        1 => "there is one ship".to_owned(),
        _ => format!("there are {count} ships"),
    }
}

/// At most so many ships, and no more cards than the program can hold.
pub(super) fn limits(mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let (ships, most) = (squad.ships.len(), usize::from(mode.ships.1));
    if ships > most {
        let message =
            format!("{}; a squad has at most {most}, so take {} off", ships_word(ships), ships - most);
        problems.push(Problem::new(ProblemKind::ShipCount, "xwing.squad.ship-count.02", message));
    } else if ships > LIMITS.ships {
        let message = format!("{}; this program holds {}", ships_word(ships), LIMITS.ships);
        problems.push(Problem::ours(ProblemKind::Limit, message));
    }
    let upgrades: usize = squad.ships.iter().map(|ship| ship.upgrades.len()).sum();
    if upgrades > LIMITS.upgrades {
        let message = format!("there are {upgrades} upgrades; this program holds {}", LIMITS.upgrades);
        problems.push(Problem::ours(ProblemKind::Limit, message));
    }
}

/// The ships cost at most the total of the mode.
pub(super) fn points(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let (points, most) = (squad.points(facts), u32::from(mode.squad_points));
    if points > most {
        let message = format!("the ships cost {points} points; take off {} to reach {most}", points - most);
        problems.push(Problem::new(ProblemKind::Points, "xwing.squad.points.01", message));
    }
}

/// All ships are of the squad's faction.
pub(super) fn faction(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    for (place, ship) in squad.ships.iter().enumerate() {
        let pilot = &facts[ship.pilot];
        if mode.one_faction && pilot.faction != squad.faction {
            let message = format!(
                "{} is {}; the squad is {}, and all its ships are of one faction",
                pilot.name,
                pilot.faction.word(),
                squad.faction.word()
            );
            let problem = Problem::new(ProblemKind::Faction, "xwing.squad.faction.01", message);
            problems.push(problem.card(&pilot.name).on(place));
        }
    }
}

/// Every card is available in the mode.
pub(super) fn available(facts: &Facts, mode: &GameMode, squad: &Squad, problems: &mut Vec<Problem>) {
    let mut tell = |name: &str, place| {
        let message = format!("{name} is not available in {} games; take another card", mode.mode.word());
        let problem = Problem::new(ProblemKind::Availability, "xwing.game-mode.03", message);
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
        let message = format!("{name} is banned in {} games; take another card", mode.mode.word());
        problems.push(Problem::new(ProblemKind::Banned, rule, message).card(name).on(place));
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
        let message = format!(
            "{} cards are of the Restricted List ({}); keep {most} of them",
            names.len(),
            names.join(", ")
        );
        let rule = "xwing.squad.restricted-list.01";
        problems.push(Problem::new(ProblemKind::RestrictedList, rule, message));
    }
}

/// Three different obstacles that players can bring; a squad without any chooses them at the table.
pub(super) fn obstacles(facts: &Facts, squad: &Squad, problems: &mut Vec<Problem>) {
    let all = &squad.obstacles;
    if !all.is_empty() && all.len() != 3 {
        let count =
            if all.len() == 1 { "is 1 obstacle".to_owned() } else { format!("are {} obstacles", all.len()) };
        let message = format!("there {count}; a player brings three");
        problems.push(Problem::new(ProblemKind::Obstacles, "xwing.scenario.setup.12", message));
    }
    for (place, id) in all.iter().enumerate() {
        let slug = &facts[*id].slug;
        if all[..place].contains(id) {
            let message = format!("the obstacle {slug} is there twice; bring three different ones");
            problems.push(Problem::new(ProblemKind::Obstacles, "xwing.scenario.setup.12", message));
        }
        if facts[*id].placed {
            let message = format!("{slug} comes into play by a card; bring another obstacle");
            problems.push(Problem::new(ProblemKind::Obstacles, "xwing.scenario.setup.13", message));
        }
    }
}
