//! Two players sharing one core set: each has the cards of one faction, a part of the others, and 180 points.

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, UpgradeCardId};
use crate::fleet::reasons::Shared;
use crate::fleet::supply::{CORE_OBJECTIVES, CORE_UPGRADES};
use crate::fleet::{Fleet, check};

/// The total for games with nothing but the core set (armada.core-set.03).
const POINTS: u16 = 180;

/// Models of a chassis in the box.
const MODELS: [(&str, usize); 3] = [("cr90", 1), ("nebulon-b", 1), ("victory", 1)];

/// The ship cards in the box: two for each model.
const SHIPS: [&str; 6] = [
    "cr90-corvette-a",
    "cr90-corvette-b",
    "nebulon-b-escort-frigate",
    "nebulon-b-support-refit",
    "victory-i-class-star-destroyer",
    "victory-ii-class-star-destroyer",
];

/// The squadron cards in the box, by the disks that they share: the type and how many there are.
const SQUADRONS: [(&str, &[&str], usize); 2] = [
    ("X-wing", &["x-wing-squadron", "luke-skywalker"], 4),
    ("TIE fighter", &["tie-fighter-squadron", "howlrunner"], 6),
];

/// One player's part of the upgrade cards without faction (armada.core-set.02).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoreSet {
    /// The cards dealt to this player.
    pub upgrades: Vec<UpgradeCardId>,
}

impl CoreSet {
    /// Shuffles the upgrade cards without faction and deals them to the two players. `draw(n)` gives a number below `n`.
    pub fn deal(facts: &Facts, draw: &mut dyn FnMut(usize) -> usize) -> [CoreSet; 2] {
        let mut deck: Vec<UpgradeCardId> =
            CORE_UPGRADES.iter().filter_map(|slug| facts.upgrade(slug)).collect();
        deck.retain(|&id| facts[id].factions.is_empty());
        for last in (1..deck.len()).rev() {
            deck.swap(last, draw(last + 1));
        }
        let second = deck.split_off(deck.len() / 2);
        [CoreSet { upgrades: deck }, CoreSet { upgrades: second }]
    }
}

/// Every rule that the fleet breaks in a game with one shared core set; none when it is legal.
pub fn check_core_set(facts: &Facts, fleet: &Fleet, own: &CoreSet) -> Vec<Problem> {
    let mut problems = check(facts, fleet);
    if fleet.points != POINTS {
        let why = Shared::Points { wanted: POINTS, points: fleet.points };
        problems.push(Problem::new(ProblemKind::CoreSet, "armada.core-set.03", why));
    }
    box_of(facts, fleet, &mut problems);
    upgrades(facts, fleet, own, &mut problems);
    problems
}

/// Ships and squadrons must be in the box, and often enough.
fn box_of(facts: &Facts, fleet: &Fleet, problems: &mut Vec<Problem>) {
    let mut tell = |why: Shared| problems.push(Problem::new(ProblemKind::CoreSet, "armada.core-set.01", why));
    for ship in &fleet.ships {
        let card = &facts[ship.card];
        if !SHIPS.contains(&&*card.slug) {
            tell(Shared::Ship { card: card.name.to_string() });
        }
    }
    for (chassis, models) in MODELS {
        let count =
            fleet.ships.iter().filter(|ship| &*facts[facts[ship.card].chassis].slug == chassis).count();
        if count > models {
            tell(Shared::Models { count, chassis });
        }
    }
    for &id in &fleet.squadrons {
        let card = &facts[id];
        if !SQUADRONS.iter().any(|(_, cards, _)| cards.contains(&&*card.slug)) {
            tell(Shared::Squadron { card: card.name.to_string() });
        }
    }
    for (name, cards, disks) in SQUADRONS {
        let count = fleet.squadrons.iter().filter(|&&id| cards.contains(&&*facts[id].slug)).count();
        if count > disks {
            tell(Shared::Disks { disks, name, count });
        }
    }
    for &id in &fleet.objectives {
        let card = &facts[id];
        if !CORE_OBJECTIVES.contains(&&*card.slug) {
            tell(Shared::Objective { card: card.name.to_string() });
        }
    }
}

/// Upgrades must be in the box, one copy each, and those without faction dealt to this player.
fn upgrades(facts: &Facts, fleet: &Fleet, own: &CoreSet, problems: &mut Vec<Problem>) {
    let mut seen = Vec::new();
    for (place, ship) in fleet.ships.iter().enumerate() {
        for &id in &ship.upgrades {
            let card = &facts[id];
            let name = card.name.to_string();
            let (rule, why) = if !CORE_UPGRADES.contains(&&*card.slug) {
                ("armada.core-set.01", Shared::Upgrade { card: name })
            } else if seen.contains(&id) {
                ("armada.core-set.01", Shared::OneCopy { card: name })
            } else if card.factions.is_empty() && !own.upgrades.contains(&id) {
                ("armada.core-set.02", Shared::Dealt { card: name })
            } else {
                seen.push(id);
                continue;
            };
            let problem = Problem::new(ProblemKind::CoreSet, rule, why);
            problems.push(problem.card(&card.name).on(place));
        }
    }
}
