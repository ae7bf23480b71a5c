//! Fab's: a numbered row for the objectives, each ship and each squadron.

use super::List;
use crate::facts::Faction;

pub(super) fn write(list: &List<'_>) -> String {
    let facts = list.facts;
    let faction = match list.fleet.faction {
        Faction::Rebel => "REBEL",
        Faction::Imperial => "EMPIRE",
        Faction::Republic => "REPUBLIC",
        Faction::Separatist => "SEPARATIST",
    };
    let mut rows = Vec::new();
    let objectives = list.all_objectives();
    if !objectives.is_empty() {
        rows.push(format!("Objectives - {} (0)", objectives.join(" - ")));
    }
    for ship in &list.fleet.ships {
        let upgrades = list.upgrades(ship).into_iter().map(|id| list.name(id));
        let names: Vec<String> = [list.name(ship.card)].into_iter().chain(upgrades).collect();
        rows.push(format!("{} ({})", names.join(" - "), ship.cost(facts)));
    }
    for (id, count) in list.groups() {
        for _ in 0..count {
            rows.push(format!("{} ({})", list.name(id), facts[id].points));
        }
    }
    let numbered = rows.iter().enumerate().map(|(place, row)| format!("{} • {row}", place + 1));
    let header = format!("{faction} FLEET ({} points)", list.fleet.cost(facts));
    [header].into_iter().chain(numbered).collect::<Vec<_>>().join("\n")
}
