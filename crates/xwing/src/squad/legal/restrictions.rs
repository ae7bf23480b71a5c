//! The restrictions box of an upgrade against its ship. A ship must meet all of it (xwing.squad.upgrade.03).

use super::problem::{Problem, ProblemKind};
use crate::facts::{Facts, Keyword, Set, ShipAbility, Slot, Term, UpgradeId};
use crate::squad::{Squad, SquadShip};

/// Any other thing that a box can ask for.
const BOX: &str = "xwing.squad.upgrade.03";

/// Checks one upgrade of one ship.
pub(super) fn check(facts: &Facts, squad: &Squad, place: usize, upgrade: usize, problems: &mut Vec<Problem>) {
    let ship = &squad.ships[place];
    let card = &facts[ship.upgrades[upgrade]];
    let (pilot, hull, asks) = (&facts[ship.pilot], facts.ship_of(ship.pilot), &card.restriction);
    let (name, on) = (&card.name, &pilot.name);
    let mut tell = |kind, rule, message| problems.push(Problem::new(kind, rule, message));
    if !card.open_to(pilot.faction) && !squad_has(facts, squad, (place, upgrade), &asks.or_squad_with) {
        let or = if asks.or_squad_with.is_empty() { "" } else { ", or of a squad with whom the card names" };
        let message =
            format!("{name} is for {} ships{or}; {on} is {}", words(asks.factions), pilot.faction.word());
        tell(ProblemKind::Faction, "xwing.upgrade.03", message);
    }
    let typed = !asks.ships.is_empty() || !asks.huge_ships.is_empty();
    if typed && !asks.ships.contains(&hull.id) {
        let types: Vec<&str> = asks.ships.iter().map(|&id| &*facts[id].name).collect();
        let types = if types.is_empty() { "huge ships".to_owned() } else { types.join(" or ") };
        let title = card.slots().contains(&Slot::Title);
        let rule = if title { "xwing.title.01" } else { "xwing.upgrade.05" };
        tell(
            ProblemKind::Restriction,
            rule,
            format!("{name} is for the {types}; {on} flies the {}", hull.name),
        );
    }
    if !asks.sizes.is_empty() && !asks.sizes.contains(hull.size) {
        let message = format!("{name} is for {} ships; {on} is {}", words(asks.sizes), hull.size.word());
        tell(ProblemKind::Restriction, "xwing.upgrade.04", message);
    }
    if let Some(need) = asks.action
        && !bar(facts, ship, upgrade).any(|action| need.met_by(&[action]))
    {
        let colour = need.difficulty.map_or(String::new(), |difficulty| format!("{} ", difficulty.word()));
        let message =
            format!("{name} needs {colour}{} on the action bar, which {on} lacks", need.kind.word());
        tell(ProblemKind::Restriction, "xwing.upgrade.06", message);
    }
    let keywords = keywords(facts, ship);
    if let Some(keyword) = asks.keywords.iter().find(|keyword| !keywords.contains(*keyword)) {
        let message = format!("{name} is for ships with the keyword {}; {on} lacks it", keyword.word());
        tell(ProblemKind::Restriction, "xwing.squad.keyword.01", message);
    }
    if let Some(ability) = asks.ability.filter(|&ability| pilot.ship_ability != Some(ability)) {
        let message = format!("{name} is for ships with {}; {on} lacks that ship ability", ability.word());
        tell(ProblemKind::Restriction, BOX, message);
    }
    if let Some(arc) = asks.arcs.iter().find(|&arc| hull.primary.iter().all(|weapon| weapon.arc != arc)) {
        let message =
            format!("{name} is for ships with a primary weapon in the {} arc; {on} lacks it", arc.word());
        tell(ProblemKind::Restriction, BOX, message);
    }
    if let Some(slot) = asks.equipped.iter().find(|&slot| !equips(facts, ship, upgrade, slot)) {
        let message = format!("{name} needs an equipped {} upgrade; give {on} one", slot.word());
        tell(ProblemKind::Restriction, BOX, message);
    }
    if let Some(agility) = asks.agility.filter(|&agility| agility != hull.agility) {
        let message = format!("{name} is for ships of agility {agility}; {on} has {}", hull.agility);
        tell(ProblemKind::Restriction, BOX, message);
    }
    if hull.shields < asks.least_shields {
        let message = format!("{name} is for ships with shields; {on} has none");
        tell(ProblemKind::Restriction, BOX, message);
    }
    if let Some(most) = asks.most_initiative.filter(|&most| most < pilot.initiative) {
        let message = format!("{name} is for initiative {most} and lower; {on} has {}", pilot.initiative);
        tell(ProblemKind::Restriction, BOX, message);
    }
    if asks.non_limited && pilot.limited > 0 {
        tell(ProblemKind::Restriction, BOX, format!("{name} is for ships that are not limited; {on} is"));
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

fn words<T: Term>(set: Set<T>) -> String {
    set.iter().map(Term::word).collect::<Vec<_>>().join(" or ")
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
