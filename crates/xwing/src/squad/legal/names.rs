//! Cards that a squad may have only so often, or must have on every ship of a type.

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, NameId};
use crate::squad::Squad;
use crate::squad::reasons::{self, Names};

/// A card with its name and the bullets before it.
struct Bearer<'a> {
    name: NameId,
    card: &'a str,
    limited: u8,
    ship: usize,
}

/// No more cards of a name than it has bullets, ship cards and upgrades together (xwing.limited.04).
pub(super) fn limited(facts: &Facts, squad: &Squad, problems: &mut Vec<Problem>) {
    let bearers = bearers(facts, squad);
    for (place, bearer) in bearers.iter().enumerate() {
        let before = bearers[..place].iter().filter(|other| other.name == bearer.name).count();
        // The first card beyond the limit tells.
        if bearer.limited == 0 || before != usize::from(bearer.limited) {
            continue;
        }
        let count = bearers.iter().filter(|other| other.name == bearer.name).count();
        let (card, most) = (bearer.card, bearer.limited);
        let why = Names::Limited { card: card.to_owned(), count, most };
        let problem = Problem::new(ProblemKind::Limited, "xwing.squad.limited.01", why);
        problems.push(problem.card(card).on(bearer.ship));
    }
}

fn bearers<'a>(facts: &'a Facts, squad: &Squad) -> Vec<Bearer<'a>> {
    let mut bearers = Vec::new();
    for (place, ship) in squad.ships.iter().enumerate() {
        let card = &facts[ship.pilot];
        bearers.push(Bearer { name: card.name_id, card: &card.name, limited: card.limited, ship: place });
        for &id in &ship.upgrades {
            let card = &facts[id];
            bearers.push(Bearer { name: card.name_id, card: &card.name, limited: card.limited, ship: place });
        }
    }
    bearers
}

/// At most one solitary card of each upgrade type.
pub(super) fn solitary(facts: &Facts, squad: &Squad, problems: &mut Vec<Problem>) {
    let mut first = Vec::new();
    for (place, ship) in squad.ships.iter().enumerate() {
        for &id in ship.upgrades.iter().filter(|id| facts[**id].restriction.solitary) {
            let (card, slot) = (&facts[id], facts[id].slots()[0]);
            let Some((_, other)) = first.iter().find(|(known, _)| *known == slot) else {
                first.push((slot, &card.name));
                continue;
            };
            let (name, other) = (card.name.to_string(), other.to_string());
            let why = Names::Solitary { card: name, other, slot: reasons::slot(slot) };
            let problem = Problem::new(ProblemKind::Solitary, "xwing.solitary.01", why);
            problems.push(problem.card(&card.name).on(place));
        }
    }
}

/// A standardized card is on every ship of the type, or on none.
pub(super) fn standardized(facts: &Facts, squad: &Squad, problems: &mut Vec<Problem>) {
    let mut told = Vec::new();
    for ship in &squad.ships {
        let kind = facts[ship.pilot].ship;
        for &id in ship.upgrades.iter().filter(|id| facts[**id].restriction.standardized) {
            if told.contains(&(kind, id)) {
                continue;
            }
            told.push((kind, id));
            let same = |&place: &usize| facts[squad.ships[place].pilot].ship == kind;
            let lacks = |&place: &usize| !squad.ships[place].upgrades.contains(&id);
            for place in (0..squad.ships.len()).filter(same).filter(lacks) {
                let (card, pilot) = (&facts[id].name, &facts[squad.ships[place].pilot].name);
                let hull = facts[kind].name.to_string();
                let why = Names::Standardized { card: card.to_string(), ship: pilot.to_string(), hull };
                let problem = Problem::new(ProblemKind::Standardized, "xwing.standardized.01", why);
                problems.push(problem.card(card).on(place));
            }
        }
    }
}

/// A ship card that asks for another card of the squad has it.
pub(super) fn needed(facts: &Facts, squad: &Squad, problems: &mut Vec<Problem>) {
    for (place, ship) in squad.ships.iter().enumerate() {
        let pilot = &facts[ship.pilot];
        let Some(name) = pilot.needs.filter(|&name| !has_name(facts, squad, name)) else { continue };
        let card = facts.upgrades().iter().find(|card| card.name_id == name);
        let card = card.map_or(Names::OtherCard, |card| Names::Printed { name: card.name.to_string() });
        let why = Names::Needed { ship: pilot.name.to_string(), card: card.into() };
        problems.push(Problem::ours(ProblemKind::Restriction, why).card(&pilot.name).on(place));
    }
}

/// Whether an upgrade of the squad bears this name.
pub(in crate::squad) fn has_name(facts: &Facts, squad: &Squad, name: NameId) -> bool {
    squad.ships.iter().flat_map(|ship| &ship.upgrades).any(|&id| facts[id].name_id == name)
}
