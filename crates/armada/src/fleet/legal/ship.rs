//! What each ship must keep with its upgrades.

use super::problem::{Problem, ProblemKind};
use super::slots;
use super::switches::Switches;
use crate::facts::{Facts, ShipCard, Size, Slot, Tag, Term, UpgradeCard};
use crate::fleet::reasons::{self, Ship, any};
use crate::fleet::{Fleet, is_commander, is_title};
use broadside_lists::Twice;
use std::borrow::Cow;

/// Checks one ship. Cards that the edition does not know are told by the pool and need no second problem.
pub(super) fn check(
    facts: &Facts,
    fleet: &Fleet,
    place: usize,
    switches: &Switches,
    problems: &mut Vec<Problem>,
) {
    let ship = &fleet.ships[place];
    let hull = &facts[ship.card];
    if !hull.in_pool {
        return;
    }
    let flagship = ship.commander(facts).is_some();
    for (i, &id) in ship.upgrades.iter().enumerate() {
        let card = &facts[id];
        if !card.in_pool {
            continue;
        }
        let found = problems.len();
        affiliation(fleet, hull, card, switches, problems);
        restrictions(hull, card, flagship, problems);
        if is_commander(facts, id) && hull.flotilla {
            let why = Ship::Flotilla { ship: hull.name.to_string(), card: card.name.to_string() };
            problems.push(Problem::new(ProblemKind::Commander, "armada.flotillas.04", why));
        }
        if switches.no_copies && ship.upgrades[..i].contains(&id) {
            let why = Twice::OnShip { card: card.name.to_string(), ship: hull.name.to_string() };
            problems.push(Problem::new(ProblemKind::Copies, switches.copies(card.slots), why));
        }
        for problem in &mut problems[found..] {
            problem.card = Some(card.name.to_string());
            problem.ship = Some(place);
        }
    }
    only_one(facts, fleet, place, switches, problems);
    closed(facts, fleet, place, problems);
    slots::check(facts, ship, place, switches, problems);
}

/// Cards of the ship's faction, and of the fleet's.
fn affiliation(
    fleet: &Fleet,
    hull: &ShipCard,
    card: &UpgradeCard,
    switches: &Switches,
    problems: &mut Vec<Problem>,
) {
    let (rule, faction) = if !card.open_to(hull.faction) {
        (switches.affiliation, hull.faction)
    } else if !card.open_to(fleet.faction) {
        (switches.one_faction, fleet.faction)
    } else {
        return;
    };
    let why = Ship::Affiliation {
        card: card.name.to_string(),
        factions: any(card.factions, reasons::faction),
        ship: hull.name.to_string(),
        faction: reasons::faction(faction),
    };
    problems.push(Problem::new(ProblemKind::Faction, rule, why));
}

/// What the card asks of the ship.
fn restrictions(hull: &ShipCard, card: &UpgradeCard, flagship: bool, problems: &mut Vec<Problem>) {
    let asks = &card.restriction;
    let title = card.slots.contains(&Slot::Title);
    let (name, ship) = (|| card.name.to_string(), || hull.name.to_string());
    let mut tell = |kind, rule: &'static str, why: Ship| problems.push(Problem::new(kind, rule, why));
    if asks.chassis.is_some_and(|chassis| chassis != hull.chassis) {
        let (kind, rule) = match title {
            true => (ProblemKind::Title, "armada.titles.01"),
            false => (ProblemKind::Restriction, "armada.upgrade-cards.09"),
        };
        tell(kind, rule, Ship::AnotherHull { card: name(), ship: ship() });
    }
    if let Some(tag) = asks.tag.filter(|&tag| !hull.tags.contains(tag)) {
        let (kind, rule) = match (title, asks.chassis) {
            (true, Some(_)) => (ProblemKind::Title, "armada.upgrade-cards.16"),
            (true, None) => (ProblemKind::Title, "armada.upgrade-cards.15"),
            _ if is_name(tag) => (ProblemKind::Restriction, "armada.upgrade-cards.09"),
            _ => (ProblemKind::Restriction, "armada.upgrade-cards.13"),
        };
        tell(kind, rule, Ship::Tag { card: name(), tag: tag.word(), ship: ship() });
    }
    if !asks.sizes.is_empty() && !asks.sizes.contains(hull.size) {
        let (sizes, size) = (any(asks.sizes, reasons::size), reasons::size(hull.size));
        let why = Ship::Sizes { card: name(), sizes, ship: ship(), size };
        tell(ProblemKind::Restriction, "armada.upgrade-cards.11", why);
    }
    if asks.flagship && !flagship {
        tell(ProblemKind::Restriction, "armada.upgrade-cards.12", Ship::FlagshipOnly { card: name() });
    }
    if hull.size == Size::Huge && !card.grants.is_empty() {
        let why = Ship::Huge { card: name(), ship: ship() };
        tell(ProblemKind::Restriction, "armada.huge-ship.23", why);
    }
    barred(hull, card, problems);
}

/// Icons of the printed upgrade bar that keep a card away.
fn barred(hull: &ShipCard, card: &UpgradeCard, problems: &mut Vec<Problem>) {
    let asks = &card.restriction;
    if !asks.barred_sizes.is_empty() && !asks.barred_sizes.contains(hull.size) {
        return;
    }
    if let Some(slot) = hull.slots.iter().find(|slot| asks.barred_by.contains(**slot)) {
        let (name, ship) = (card.name.to_string(), hull.name.to_string());
        let why = Ship::Barred { card: name, ship, slot: reasons::slot(*slot) };
        problems.push(of_card(ProblemKind::Restriction, card, why));
    }
}

/// One modification and one title.
fn only_one(facts: &Facts, fleet: &Fleet, place: usize, switches: &Switches, problems: &mut Vec<Problem>) {
    let ship = &fleet.ships[place];
    let known = || ship.upgrades.iter().copied().filter(|&id| facts[id].in_pool);
    let modifications: Vec<_> = known().filter(|&id| facts[id].modification).collect();
    let titles: Vec<_> = known().filter(|&id| is_title(facts, id)).collect();
    let cases = [
        (modifications, true, ProblemKind::Modification, "armada.upgrade-cards.10"),
        (titles, switches.one_title, ProblemKind::Title, "armada.upgrade-cards.17"),
    ];
    for (cards, counts, kind, rule) in cases {
        if counts && let [_, .., last] = cards[..] {
            let names: Vec<&str> = cards.iter().map(|&id| &*facts[id].name).collect();
            let (names, count) = (names.join(", "), cards.len());
            let ship = facts[ship.card].name.to_string();
            let why = match kind {
                ProblemKind::Title => Ship::Titles { ship, count, names },
                _ => Ship::Modifications { ship, count, names },
            };
            problems.push(Problem::new(kind, rule, why).card(&facts[last].name).on(place));
        }
    }
}

/// Icons whose cards another card of the ship forbids.
fn closed(facts: &Facts, fleet: &Fleet, place: usize, problems: &mut Vec<Problem>) {
    let ship = &fleet.ships[place];
    for &closing in &ship.upgrades {
        for &id in &ship.upgrades {
            let (closer, card) = (&facts[closing], &facts[id]);
            if closer.in_pool && card.in_pool && card.slots.iter().any(|slot| closer.closes.contains(*slot)) {
                let why = Ship::Closed { closer: closer.name.to_string(), card: card.name.to_string() };
                problems.push(of_card(ProblemKind::Slot, closer, why).card(&card.name).on(place));
            }
        }
    }
}

/// A problem whose reason is the text of a card.
fn of_card(kind: ProblemKind, card: &UpgradeCard, why: Ship) -> Problem {
    let rule = Some(Cow::Owned(format!("armada.card.{}.01", card.rules)));
    Problem { rule, ..Problem::ours(kind, why) }
}

/// Whether the tag is a part of a ship's name rather than a trait.
fn is_name(tag: Tag) -> bool {
    matches!(tag, Tag::Interdictor | Tag::Mc | Tag::StarDestroyer | Tag::StarDreadnought)
}
