//! The restrictions box of an upgrade against its ship. A ship must meet all of it (xwing.squad.upgrade.03).

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, Keyword, Set, ShipAbility, ShipId, Slot, Term, UpgradeId};
use crate::squad::reasons::{self, Names, Ship, any};
use crate::squad::{Squad, SquadShip};
use broadside_engine::Reason;
use broadside_lists::either;

/// Any other thing that a box can ask for.
const BOX: &str = "xwing.squad.upgrade.03";

/// Checks one upgrade of one ship.
pub(super) fn check(facts: &Facts, squad: &Squad, place: usize, upgrade: usize, problems: &mut Vec<Problem>) {
    let ship = &squad.ships[place];
    let card = &facts[ship.upgrades[upgrade]];
    let (pilot, hull, asks) = (&facts[ship.pilot], facts.ship_of(ship.pilot), &card.restriction);
    let (name, on) = (|| card.name.to_string(), || pilot.name.to_string());
    let mut tell = |kind, rule, why: Ship| problems.push(Problem::new(kind, rule, why));
    if !card.open_to(pilot.faction) && !squad_has(facts, squad, (place, upgrade), &asks.or_squad_with) {
        let (factions, faction) = (any(asks.factions, reasons::faction), reasons::faction(pilot.faction));
        let why = match asks.or_squad_with.is_empty() {
            true => Ship::Factions { card: name(), factions, ship: on(), faction },
            false => Ship::FactionsOrNamed { card: name(), factions, ship: on(), faction },
        };
        tell(ProblemKind::Faction, "xwing.upgrade.03", why);
    }
    let typed = !asks.ships.is_empty() || !asks.huge_ships.is_empty();
    if typed && !asks.ships.contains(&hull.id) {
        let named = |&id: &ShipId| Reason::from(Names::Printed { name: facts[id].name.to_string() });
        let types = either(asks.ships.iter().map(named)).unwrap_or(Names::HugeShips.into());
        let title = card.slots().contains(&Slot::Title);
        let rule = if title { "xwing.title.01" } else { "xwing.upgrade.05" };
        let why = Ship::Types { card: name(), types, ship: on(), hull: hull.name.to_string() };
        tell(ProblemKind::Restriction, rule, why);
    }
    if !asks.sizes.is_empty() && !asks.sizes.contains(hull.size) {
        let (sizes, size) = (any(asks.sizes, reasons::size), reasons::size(hull.size));
        let why = Ship::Sizes { card: name(), sizes, ship: on(), size };
        tell(ProblemKind::Restriction, "xwing.upgrade.04", why);
    }
    if let Some(need) = asks.action
        && !bar(facts, ship, upgrade).any(|action| need.met_by(&[action]))
    {
        let (card, action, ship) = (name(), reasons::action(need.kind), on());
        let why = match need.difficulty.map(reasons::difficulty) {
            Some(difficulty) => Ship::HardAction { card, difficulty, action, ship },
            None => Ship::Action { card, action, ship },
        };
        tell(ProblemKind::Restriction, "xwing.upgrade.06", why);
    }
    let keywords = keywords(facts, ship);
    if let Some(keyword) = asks.keywords.iter().find(|keyword| !keywords.contains(*keyword)) {
        let why = Ship::Keyword { card: name(), keyword: keyword.word(), ship: on() };
        tell(ProblemKind::Restriction, "xwing.squad.keyword.01", why);
    }
    if let Some(ability) = asks.ability.filter(|&ability| pilot.ship_ability != Some(ability)) {
        let why = Ship::Ability { card: name(), ability: ability.word(), ship: on() };
        tell(ProblemKind::Restriction, BOX, why);
    }
    if let Some(arc) = asks.arcs.iter().find(|&arc| hull.primary.iter().all(|weapon| weapon.arc != arc)) {
        let why = Ship::Arc { card: name(), arc: reasons::arc(arc), ship: on() };
        tell(ProblemKind::Restriction, BOX, why);
    }
    if let Some(slot) = asks.equipped.iter().find(|&slot| !equips(facts, ship, upgrade, slot)) {
        let why = Ship::Equipped { card: name(), slot: reasons::slot(slot), ship: on() };
        tell(ProblemKind::Restriction, BOX, why);
    }
    if let Some(agility) = asks.agility.filter(|&agility| agility != hull.agility) {
        let why = Ship::Agility { card: name(), agility, ship: on(), has: hull.agility };
        tell(ProblemKind::Restriction, BOX, why);
    }
    if hull.shields < asks.least_shields {
        tell(ProblemKind::Restriction, BOX, Ship::Shields { card: name(), ship: on() });
    }
    if let Some(most) = asks.most_initiative.filter(|&most| most < pilot.initiative) {
        let why = Ship::Initiative { card: name(), most, ship: on(), has: pilot.initiative };
        tell(ProblemKind::Restriction, BOX, why);
    }
    if asks.non_limited && pilot.limited > 0 {
        tell(ProblemKind::Restriction, BOX, Ship::NonLimited { card: name(), ship: on() });
    }
}

/// Whether another card of the squad bears one of the names.
fn squad_has(
    facts: &Facts,
    squad: &Squad,
    (at, upgrade): (usize, usize),
    names: &[crate::facts::NameId],
) -> bool {
    squad.ships.iter().enumerate().any(|(place, ship)| {
        let others = ship.upgrades.iter().enumerate().filter(|&(i, _)| (place, i) != (at, upgrade));
        names.contains(&facts[ship.pilot].name_id)
            || others.map(|(_, &id)| facts[id].name_id).any(|name| names.contains(&name))
    })
}

/// The printed action bar and those of the other upgrades (xwing.action.03).
fn bar<'a>(
    facts: &'a Facts,
    ship: &'a SquadShip,
    without: usize,
) -> impl Iterator<Item = crate::facts::Action> + 'a {
    let others = ship.upgrades.iter().enumerate().filter(move |&(i, _)| i != without);
    let added = others.flat_map(|(_, &id)| facts[id].front.adds.actions.iter());
    facts[ship.pilot].actions.iter().chain(added).copied()
}

/// The keywords of the ship card and those that its upgrades add; Twin Ion Engines count as the TIE of a box.
fn keywords(facts: &Facts, ship: &SquadShip) -> Set<Keyword> {
    let added = ship.upgrades.iter().flat_map(|&id| facts[id].front.adds.keywords.iter());
    let engines =
        (facts[ship.pilot].ship_ability == Some(ShipAbility::TwinIonEngines)).then_some(Keyword::Tie);
    added.chain(engines).fold(facts[ship.pilot].keywords, Set::with)
}

/// Whether another upgrade of the ship has this icon.
fn equips(facts: &Facts, ship: &SquadShip, without: usize, slot: Slot) -> bool {
    let has = |&id: &UpgradeId| facts[id].slots().contains(&slot);
    ship.upgrades.iter().enumerate().any(|(i, id)| i != without && has(id))
}

#[cfg(test)]
mod tests {
    use crate::facts::{Faction, Facts};
    use crate::squad::{Squad, SquadShip, meets_restrictions};

    #[test]
    fn wings_and_foils_fit_their_ship_types_only() {
        broadside_rulebook::proves!("xwing.card.servomotor-s-foils.51", "xwing.card.pivot-wing.51");
        let facts = Facts::embedded();
        let fits = |pilot: &str, upgrade: &str| {
            let ship = SquadShip {
                pilot: facts.pilot(pilot).unwrap(),
                upgrades: vec![facts.upgrade(upgrade).unwrap()],
            };
            meets_restrictions(facts, &Squad { ships: vec![ship], ..Squad::new(Faction::Rebel) }, 0, 0)
        };
        assert!(
            fits("redsquadronveteran", "servomotorsfoils") && !fits("bluesquadronscout", "servomotorsfoils")
        );
        assert!(fits("bluesquadronscout", "pivotwing") && !fits("redsquadronveteran", "pivotwing"));
    }
}
