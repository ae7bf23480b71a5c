//! Fleets drawn at random, for random play.

use super::legal::cards;
use super::{Fleet, FleetShip, Supply, is_commander};
use crate::facts::{Category, Faction, Facts, ShipCardId, SquadronCardId, Term, UpgradeCardId};

/// So many cards that do not fit, one after another, end the drawing.
const PATIENCE: usize = 24;

/// A legal fleet of this faction that costs at most `points`, from the cards of the supply. `draw(n)` gives a number below `n`.
///
/// `None` when no legal fleet can be made: the edition does not know the faction, or the supply has no commander or
/// objective, or no ship for the commander at this price.
///
/// ```
/// use broadside_armada::facts::{Faction, Facts};
/// use broadside_armada::fleet::{Supply, check, random_fleet};
/// let facts = Facts::embedded();
/// let mut seed = 7_usize;
/// let mut draw = |n: usize| {
///     seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
///     (seed >> 33) % n
/// };
/// let fleet = random_fleet(facts, Faction::Republic, 400, &Supply::basic(facts), &mut draw).expect("a fleet");
/// assert!(check(facts, &fleet).is_empty());
/// ```
pub fn random_fleet(
    facts: &Facts,
    faction: Faction,
    points: u16,
    supply: &Supply,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<Fleet> {
    let supply = of_faction(facts, faction, supply);
    let mut fleet = begun(facts, faction, points, &supply, draw)?;
    flagship(facts, &mut fleet, &supply, None, draw)?;
    // A taste of its own: how often this fleet reaches for a squadron or an upgrade rather than a ship.
    let taste = [1 + draw(4), draw(6), draw(6)];
    fill(facts, &mut fleet, &supply, taste, draw);
    Some(fleet)
}

/// A card that a fleet is drawn around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heart {
    /// An upgrade card.
    Upgrade(UpgradeCardId),
    /// A squadron card.
    Squadron(SquadronCardId),
}

/// A legal fleet like those of [`random_fleet`] that has this card, with what cards ask for: copies of it on other ships, where
/// there may be several, further ships, and squadrons.
///
/// `None` when the faction cannot have the card, or no fleet with it can be made at this price.
pub fn fleet_around(
    facts: &Facts,
    faction: Faction,
    points: u16,
    supply: &Supply,
    heart: Heart,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<Fleet> {
    let supply = of_faction(facts, faction, supply);
    let mut fleet = begun(facts, faction, points, &supply, draw)?;
    match heart {
        Heart::Upgrade(card) if is_commander(facts, card) => {
            flagship(facts, &mut fleet, &supply, Some(card), draw)?;
        }
        Heart::Upgrade(card) => {
            flagship(facts, &mut fleet, &supply, None, draw)?;
            let copies = 2 + draw(3);
            let brought = (0..copies).filter(|_| bring(facts, &mut fleet, &supply.ships, card, draw)).count();
            if brought == 0 {
                return None;
            }
        }
        Heart::Squadron(card) => {
            flagship(facts, &mut fleet, &supply, None, draw)?;
            fleet.squadrons.push(card);
            if !cards(facts, &fleet).is_empty() {
                return None;
            }
            // A wing of its own: what aces do for their like needs some of them.
            let plain: Vec<_> =
                supply.squadrons.iter().copied().filter(|&id| !facts[id].is_unique()).collect();
            if let Some(&wing) = pick(&plain, draw) {
                for _ in 0..2 + draw(4) {
                    fleet.squadrons.push(wing);
                    if !cards(facts, &fleet).is_empty() {
                        fleet.squadrons.pop();
                    }
                }
            }
        }
    }
    // Squadrons more often than not, so that cards about them have somebody to act on.
    let taste = [1 + draw(2), 1 + draw(8), draw(3)];
    fill(facts, &mut fleet, &supply, taste, draw);
    Some(fleet)
}

/// A fleet with nothing but its objectives.
fn begun(
    facts: &Facts,
    faction: Faction,
    points: u16,
    supply: &Supply,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<Fleet> {
    let mut fleet = Fleet { points, name: "Random fleet".to_owned(), ..Fleet::new(facts, faction) };
    for &category in Category::ALL {
        let of: Vec<_> =
            supply.objectives.iter().copied().filter(|&id| facts[id].category == Some(category)).collect();
        fleet.objectives.push(*pick(&of, draw)?);
    }
    Some(fleet)
}

/// Adds cards until none fits any more.
fn fill(
    facts: &Facts,
    fleet: &mut Fleet,
    supply: &Supply,
    taste: [usize; 3],
    draw: &mut dyn FnMut(usize) -> usize,
) {
    let mut misses = 0;
    while misses < PATIENCE {
        if add(facts, fleet, supply, taste, draw) { misses = 0 } else { misses += 1 }
    }
}

/// Adds an upgrade to a ship that has room for it, or with a further ship, if the fleet stays legal.
fn bring(
    facts: &Facts,
    fleet: &mut Fleet,
    ships: &[ShipCardId],
    upgrade: UpgradeCardId,
    draw: &mut dyn FnMut(usize) -> usize,
) -> bool {
    for place in 0..fleet.ships.len() {
        fleet.ships[place].upgrades.push(upgrade);
        if cards(facts, fleet).is_empty() {
            return true;
        }
        fleet.ships[place].upgrades.pop();
    }
    let first = if ships.is_empty() { 0 } else { draw(ships.len()) };
    for at in 0..ships.len() {
        let card = ships[(first + at) % ships.len()];
        fleet.ships.push(FleetShip { card, upgrades: vec![upgrade] });
        if cards(facts, fleet).is_empty() {
            return true;
        }
        fleet.ships.pop();
    }
    false
}

fn pick<'a, T>(all: &'a [T], draw: &mut dyn FnMut(usize) -> usize) -> Option<&'a T> {
    if all.is_empty() { None } else { all.get(draw(all.len())) }
}

/// What a fleet of this faction may use at all.
fn of_faction(facts: &Facts, faction: Faction, supply: &Supply) -> Supply {
    let mut supply = supply.clone();
    supply.ships.retain(|&id| facts[id].in_pool && facts[id].faction == faction);
    supply.squadrons.retain(|&id| facts[id].in_pool && facts[id].faction == faction);
    supply.upgrades.retain(|&id| facts[id].in_pool && facts[id].open_to(faction));
    supply.objectives.retain(|&id| facts[id].in_pool);
    supply
}

/// Draws the flagship with its commander, or with this one, among all pairs that are legal.
fn flagship(
    facts: &Facts,
    fleet: &mut Fleet,
    supply: &Supply,
    with: Option<UpgradeCardId>,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<()> {
    let wanted = |id: UpgradeCardId| is_commander(facts, id) && with.is_none_or(|with| with == id);
    let commanders = supply.upgrades.iter().copied().filter(|&id| wanted(id));
    let mut pairs = Vec::new();
    for commander in commanders {
        for &card in &supply.ships {
            fleet.ships = vec![FleetShip { card, upgrades: vec![commander] }];
            if cards(facts, fleet).is_empty() {
                pairs.push((card, commander));
            }
        }
    }
    let &(card, commander) = pick(&pairs, draw)?;
    fleet.ships = vec![FleetShip { card, upgrades: vec![commander] }];
    Some(())
}

/// Adds a card if the fleet stays legal with it.
fn add(
    facts: &Facts,
    fleet: &mut Fleet,
    supply: &Supply,
    [ships, squadrons, upgrades]: [usize; 3],
    draw: &mut dyn FnMut(usize) -> usize,
) -> bool {
    let choice = draw(ships + squadrons + upgrades);
    if choice < ships {
        let Some(&card) = pick(&supply.ships, draw) else { return false };
        fleet.ships.push(FleetShip::new(card));
        let legal = cards(facts, fleet).is_empty();
        if !legal {
            fleet.ships.pop();
        }
        legal
    } else if choice < ships + squadrons {
        let Some(&card) = pick(&supply.squadrons, draw) else { return false };
        fleet.squadrons.push(card);
        let legal = cards(facts, fleet).is_empty();
        if !legal {
            fleet.squadrons.pop();
        }
        legal
    } else {
        let Some(&card) = pick(&supply.upgrades, draw) else { return false };
        let place = draw(fleet.ships.len());
        fleet.ships[place].upgrades.push(card);
        let legal = cards(facts, fleet).is_empty();
        if !legal {
            fleet.ships[place].upgrades.pop();
        }
        legal
    }
}
