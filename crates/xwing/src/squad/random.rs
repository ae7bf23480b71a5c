//! Squads drawn at random, for random play.

use super::legal::{self, bar, has_name, special};
use super::{Squad, SquadShip};
use crate::facts::{Faction, Facts, GameMode, ObstacleId, PilotId, Slot, Term, UpgradeId};

/// So many cards that do not fit, one after another, end the drawing of upgrades for a ship.
const PATIENCE: usize = 12;

/// The cards that [`random_squad`] may take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Pilots.
    pub pilots: Vec<PilotId>,
    /// Upgrades.
    pub upgrades: Vec<UpgradeId>,
}

impl Supply {
    /// Every card that is available in the mode and not banned.
    pub fn whole(facts: &Facts, mode: &GameMode) -> Supply {
        let pilots = facts.pilots().iter().filter(|it| it.modes.contains(mode.mode)).map(|it| it.id);
        let upgrades = facts.upgrades().iter().filter(|it| it.modes.contains(mode.mode)).map(|it| it.id);
        Supply {
            pilots: pilots.filter(|id| !mode.banned.pilots.contains(id)).collect(),
            upgrades: upgrades.filter(|id| !mode.banned.upgrades.contains(id)).collect(),
        }
    }

    /// The same, with these upgrades instead.
    #[must_use]
    pub fn with_upgrades(self, upgrades: &[UpgradeId]) -> Supply {
        Supply { upgrades: upgrades.to_vec(), ..self }
    }
}

/// A legal squad of this faction, from the cards of the supply. `draw(n)` gives a number below `n`.
///
/// `None` when the supply has too few ships of the faction.
///
/// ```
/// use broadside_xwing::facts::{Faction, Facts};
/// use broadside_xwing::squad::{Supply, check, random_squad};
/// let facts = Facts::embedded();
/// let mode = facts.standard();
/// let mut seed = 7_usize;
/// let mut draw = |n: usize| {
///     seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
///     (seed >> 33) % n
/// };
/// let squad = random_squad(facts, mode, Faction::Scum, &Supply::whole(facts, mode), &mut draw).expect("a squad");
/// assert!(check(facts, mode, &squad).is_empty());
/// ```
pub fn random_squad(
    facts: &Facts,
    mode: &GameMode,
    faction: Faction,
    supply: &Supply,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<Squad> {
    squad_around(facts, mode, (faction, None), supply, draw)
}

/// A card that a squad is built around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// A ship card.
    Pilot(PilotId),
    /// An upgrade.
    Upgrade(UpgradeId),
}

/// A legal squad of this faction as [`random_squad`] draws it, with a certain card in it: an upgrade is on every ship that may equip
/// it. `None` when that cannot be.
pub fn squad_with(
    facts: &Facts,
    mode: &GameMode,
    (faction, feature): (Faction, Feature),
    supply: &Supply,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<Squad> {
    squad_around(facts, mode, (faction, Some(feature)), supply, draw)
}

fn squad_around(
    facts: &Facts,
    mode: &GameMode,
    (faction, feature): (Faction, Option<Feature>),
    supply: &Supply,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<Squad> {
    let supply = of_faction(facts, mode, faction, supply);
    let mut squad = Squad { name: "Random squad".to_owned(), ..Squad::new(faction) };
    match feature {
        None => {}
        Some(Feature::Pilot(pilot)) if facts[pilot].faction == faction => {
            squad.ships.push(SquadShip::new(pilot));
        }
        Some(Feature::Pilot(_)) => return None,
        Some(Feature::Upgrade(upgrade)) => {
            squad.ships.push(bearer(facts, mode, faction, upgrade, &supply, draw)?)
        }
    }
    let (needy, pilots): (Vec<_>, Vec<_>) = supply.pilots.iter().partition(|&&id| facts[id].needs.is_some());
    ships(facts, mode, &mut squad, &pilots, draw)?;
    if let Some(Feature::Upgrade(upgrade)) = feature {
        for place in 1..squad.ships.len() {
            add(facts, mode, &mut squad, place, upgrade);
        }
    }
    // A taste of its own: how eagerly this squad equips its ships.
    let eager = 1 + draw(4);
    for place in 0..squad.ships.len() {
        equip(facts, mode, &mut squad, place, &supply, PATIENCE * eager, draw);
    }
    for id in needy {
        join(facts, mode, &mut squad, id);
    }
    obstacles(facts, &mut squad, draw);
    // A standardized card cannot always go on all ships of its type.
    (feature.is_none() || legal::check(facts, mode, &squad).is_empty()).then_some(squad)
}

/// A ship of this faction that has the upgrade equipped, with another card where the upgrade asks for one.
fn bearer(
    facts: &Facts,
    mode: &GameMode,
    faction: Faction,
    upgrade: UpgradeId,
    supply: &Supply,
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<SquadShip> {
    let mut pilots: Vec<PilotId> =
        supply.pilots.iter().copied().filter(|&id| facts[id].needs.is_none()).collect();
    while !pilots.is_empty() {
        let pilot = pilots.swap_remove(draw(pilots.len()));
        // Bare, then with ever more other cards.
        for patience in 0..PATIENCE {
            let mut squad = Squad::new(faction);
            squad.ships.push(SquadShip::new(pilot));
            equip(facts, mode, &mut squad, 0, supply, patience, draw);
            if squad.ships[0].upgrades.contains(&upgrade) || add(facts, mode, &mut squad, 0, upgrade) {
                return squad.ships.pop();
            }
        }
    }
    None
}

/// What a squad of this faction may use at all.
fn of_faction(facts: &Facts, mode: &GameMode, faction: Faction, supply: &Supply) -> Supply {
    let mut supply = supply.clone();
    supply.pilots.retain(|&id| facts[id].faction == faction && facts[id].modes.contains(mode.mode));
    supply.upgrades.retain(|&id| {
        let card = &facts[id];
        let open = card.open_to(faction) || !card.restriction.or_squad_with.is_empty();
        open && card.modes.contains(mode.mode) && card.cost.is_some()
    });
    supply
}

/// Draws the ships: as many as were wished for, if the points allow it.
fn ships(
    facts: &Facts,
    mode: &GameMode,
    squad: &mut Squad,
    pilots: &[PilotId],
    draw: &mut dyn FnMut(usize) -> usize,
) -> Option<()> {
    let (least, most) = (usize::from(mode.ships.0), usize::from(mode.ships.1));
    let wished = least + draw(most - least + 1);
    let mut candidates = Vec::new();
    while squad.ships.len() < wished {
        // Ships that leave enough for those that are wished for; if there are none, for those that are needed.
        for others in [wished, least].map(|count| count.saturating_sub(squad.ships.len() + 1)) {
            let cheapest = cheapest(facts, squad, pilots, others + 1);
            let leaves = |id: &PilotId| leaves(facts, mode, squad, *id, &cheapest, others);
            candidates = pilots.iter().copied().filter(leaves).collect();
            if !candidates.is_empty() {
                break;
            }
        }
        // Cards of the Restricted List can still be one too many.
        let drawn = loop {
            if candidates.is_empty() {
                break None;
            }
            let id = candidates.swap_remove(draw(candidates.len()));
            squad.ships.push(SquadShip::new(id));
            if legal::cards(facts, mode, squad).is_empty() {
                break Some(id);
            }
            squad.ships.pop();
        };
        if drawn.is_none() {
            break;
        }
    }
    (squad.ships.len() >= least).then_some(())
}

/// Whether this ship can be had, with points for so many of the cheapest others left.
fn leaves(
    facts: &Facts,
    mode: &GameMode,
    squad: &Squad,
    id: PilotId,
    cheapest: &[PilotId],
    others: usize,
) -> bool {
    let pilot = &facts[id];
    let mut points = squad.points(facts) + u32::from(pilot.points);
    // A limited name that this ship takes is not there for another.
    let own = cheapest.iter().rposition(|&it| pilot.limited > 0 && facts[it].name_id == pilot.name_id);
    let rest = cheapest.iter().enumerate().filter(|&(place, _)| Some(place) != own).map(|(_, &it)| it);
    let rest: Vec<u32> = rest.take(others).map(|it| u32::from(facts[it].points)).collect();
    points += rest.iter().sum::<u32>();
    let free = pilot.limited == 0 || named(facts, &squad.ships, id) < usize::from(pilot.limited);
    free && rest.len() == others && points <= u32::from(mode.squad_points)
}

/// How many of the ships bear the name of this one.
fn named(facts: &Facts, ships: &[SquadShip], id: PilotId) -> usize {
    ships.iter().filter(|ship| facts[ship.pilot].name_id == facts[id].name_id).count()
}

/// So many of the cheapest ships that the squad may still have together.
fn cheapest(facts: &Facts, squad: &Squad, pilots: &[PilotId], count: usize) -> Vec<PilotId> {
    let mut by_points = pilots.to_vec();
    by_points.sort_by_key(|&id| facts[id].points);
    let mut with = squad.ships.clone();
    for id in by_points {
        let limit = if facts[id].limited == 0 { usize::MAX } else { usize::from(facts[id].limited) };
        while with.len() < squad.ships.len() + count && named(facts, &with, id) < limit {
            with.push(SquadShip::new(id));
        }
    }
    with[squad.ships.len()..].iter().map(|ship| ship.pilot).collect()
}

/// Draws upgrades for a ship, type by type, until so many in a row do not fit.
fn equip(
    facts: &Facts,
    mode: &GameMode,
    squad: &mut Squad,
    place: usize,
    supply: &Supply,
    patience: usize,
    draw: &mut dyn FnMut(usize) -> usize,
) {
    let (pilot, ship) = (&facts[squad.ships[place].pilot], facts.ship_of(squad.ships[place].pilot));
    let mut misses = 0;
    while misses < patience {
        let slots = open_slots(facts, &squad.ships[place]);
        if slots.is_empty() {
            return;
        }
        let slot = slots[draw(slots.len())];
        let left = u32::from(pilot.loadout).saturating_sub(squad.ships[place].loadout(facts));
        let fits = |id: &&UpgradeId| {
            let card = &facts[**id];
            card.slots()[0] == slot && card.cost.is_some_and(|cost| u32::from(cost.on(pilot, ship)) <= left)
        };
        let cards: Vec<UpgradeId> = supply.upgrades.iter().filter(fits).copied().collect();
        let added = !cards.is_empty() && add(facts, mode, squad, place, cards[draw(cards.len())]);
        if added { misses = 0 } else { misses += 1 }
    }
}

/// The types of which the upgrade bar has icons.
fn open_slots(facts: &Facts, ship: &SquadShip) -> Vec<Slot> {
    let bar = bar(facts, ship);
    let special = special(facts, ship.pilot);
    let open = |slot: &Slot| bar.count(*slot) > 0 || special.contains(slot);
    Slot::ALL.iter().copied().filter(open).collect()
}

/// Adds a card if the squad stays legal with it; a standardized one goes on every ship of the type.
fn add(facts: &Facts, mode: &GameMode, squad: &mut Squad, place: usize, card: UpgradeId) -> bool {
    let kind = facts[squad.ships[place].pilot].ship;
    let same = |squad: &Squad, at: usize| match facts[card].restriction.standardized {
        true => facts[squad.ships[at].pilot].ship == kind,
        false => at == place,
    };
    let places: Vec<usize> = (0..squad.ships.len()).filter(|&at| same(squad, at)).collect();
    for &at in &places {
        squad.ships[at].upgrades.push(card);
    }
    let legal = legal::equipped(facts, mode, squad, &places);
    if !legal {
        for &at in &places {
            squad.ships[at].upgrades.pop();
        }
    }
    legal
}

/// Adds a ship that asks for another card, where that card is.
fn join(facts: &Facts, mode: &GameMode, squad: &mut Squad, pilot: PilotId) {
    if facts[pilot].needs.is_none_or(|name| has_name(facts, squad, name)) {
        squad.ships.push(SquadShip::new(pilot));
        if !legal::cards(facts, mode, squad).is_empty() {
            squad.ships.pop();
        }
    }
}

/// Draws three different obstacles that players bring.
fn obstacles(facts: &Facts, squad: &mut Squad, draw: &mut dyn FnMut(usize) -> usize) {
    let mut all: Vec<ObstacleId> =
        facts.obstacles().iter().filter(|it| !it.placed).map(|obstacle| obstacle.id).collect();
    for _ in 0..3 {
        squad.obstacles.push(all.swap_remove(draw(all.len())));
    }
}
