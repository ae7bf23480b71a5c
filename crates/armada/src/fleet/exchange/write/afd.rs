//! Armada Fleets Designer: the dearest ships first, squadrons by falling cost, objectives last.

use std::cmp::Reverse;

use super::List;
use crate::facts::SquadronCardId;
use crate::fleet::FleetShip;

pub(super) fn write(list: &List<'_>) -> String {
    let facts = list.facts;
    let fleet = list.fleet;
    let title =
        format!("{} ({}/{}/{})", list.title(), fleet.squadron_cost(facts), fleet.cost(facts), fleet.points);
    let row = "=".repeat(title.chars().count());
    let mut blocks = vec![format!("{title}\n{row}")];
    let mut ships: Vec<&FleetShip> = fleet.ships.iter().collect();
    ships.sort_by_key(|ship| Reverse(ship.cost(facts)));
    blocks.extend(ships.into_iter().map(|it| ship(list, it)));
    let mut groups = list.groups();
    groups.sort_by_key(|&(id, _)| Reverse(facts[id].points));
    let squadron = |(id, count): &(SquadronCardId, u16)| {
        let (name, points) = (list.name(*id), facts[*id].points);
        match count {
            1 => format!("{name} ({points})"),
            _ => format!("{count} x {name} ({count} x {points})"),
        }
    };
    blocks.push(groups.iter().map(squadron).collect::<Vec<_>>().join("\n"));
    blocks.push(list.all_objectives().join("\n"));
    blocks.retain(|block| !block.is_empty());
    blocks.join("\n\n")
}

fn ship(list: &List<'_>, ship: &FleetShip) -> String {
    let facts = list.facts;
    let (hull, all) = (u32::from(facts[ship.card].points), ship.cost(facts));
    let mut lines = vec![format!("{} ({hull} + {}: {all})", list.name(ship.card), all - hull)];
    lines.extend(list.upgrades(ship).iter().map(|&id| format!("· {} ({})", list.name(id), facts[id].points)));
    lines.join("\n")
}
