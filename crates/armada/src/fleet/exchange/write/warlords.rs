//! Warlords: costs with words, tabs before them, and a mark for the flagship.

use super::List;
use crate::facts::Faction;
use crate::fleet::{FleetShip, is_commander, is_title};

pub(super) fn write(list: &List<'_>) -> String {
    let flagship = list.fleet.flagship(list.facts);
    let mut text = head(list);
    for (place, it) in list.fleet.ships.iter().enumerate() {
        text += "\n\n";
        text += if flagship == Some(place) { "[ flagship ] " } else { "" };
        text += &ship(list, it);
    }
    text += "\n\n";
    for (id, count) in list.groups() {
        let plural = if count > 1 { "s" } else { "" };
        text += &format!("{count}\t{}{plural} ( {} points) \n", list.name(id), list.facts[id].points * count);
    }
    text + &format!("= {} total squadron cost", list.fleet.squadron_cost(list.facts))
}

fn head(list: &List<'_>) -> String {
    let faction = match list.fleet.faction {
        Faction::Rebel => "Rebel Alliance",
        Faction::Imperial => "Galactic Empire",
        Faction::Republic => "Galactic Republic",
        Faction::Separatist => "Separatist Alliance",
    };
    let commander = list.fleet.commander(list.facts).map(|id| list.name(id)).unwrap_or_default();
    let (name, cost, agreed) = (list.title(), list.fleet.cost(list.facts), list.fleet.points);
    let mut text =
        format!("{name} \n\nFaction: {faction}\t\nPoints: {cost}/{agreed}\t\n \nCommander: {commander}\n\n");
    for (category, heading) in List::headings() {
        for id in list.objectives(category) {
            text += &format!("{heading} Objective: {}\t\n", list.name(id));
        }
    }
    text
}

/// The commander stands first, then the title.
fn ship(list: &List<'_>, ship: &FleetShip) -> String {
    let facts = list.facts;
    let mut upgrades = ship.upgrades.clone();
    upgrades.sort_by_key(|&id| (!is_commander(facts, id), !is_title(facts, id)));
    let mut text = format!("{} ({} points)\n", list.name(ship.card), facts[ship.card].points);
    for id in upgrades {
        text += &format!("-  {}\t ( {}\t points) \n", list.name(id), facts[id].points);
    }
    text + &format!("= {} total ship cost\n", ship.cost(facts))
}
