//! Kingston, and Star Forge with full card names.

use super::super::Format;
use super::List;
use crate::facts::Faction;
use crate::fleet::FleetShip;

pub(super) fn write(list: &List<'_>) -> String {
    let full = list.format == Format::StarForge;
    let mut blocks = vec![head(list, full)];
    blocks.extend(objectives(list, full));
    blocks.extend(list.fleet.ships.iter().map(|it| ship(list, it)));
    blocks.push(squadrons(list));
    blocks.push(format!("Total Points: {}", list.fleet.cost(list.facts)));
    blocks.join("\n\n")
}

fn head(list: &List<'_>, full: bool) -> String {
    let blank = if full { " " } else { "" };
    let faction = match list.fleet.faction {
        Faction::Rebel => "Rebel",
        Faction::Imperial if full => "Empire",
        Faction::Imperial => "Imperial",
        Faction::Republic => "Republic",
        Faction::Separatist => "Separatist",
    };
    let commander = match list.fleet.commander(list.facts) {
        Some(id) if full => format!(" {} ({})", list.name(id), list.facts[id].points),
        Some(id) => format!(" {}", list.name(id)),
        None => String::new(),
    };
    format!("{blank}Name: {}\nFaction: {faction}\nCommander:{commander}", list.title())
}

/// Kingston leaves the heading of a missing objective, Star Forge leaves it out.
fn objectives(list: &List<'_>, full: bool) -> Option<String> {
    let mut lines = Vec::new();
    for (category, heading) in List::headings() {
        let before = lines.len();
        lines.extend(list.objectives(category).map(|id| format!("{heading}: {}", list.name(id))));
        if lines.len() == before && category.is_some() && !full {
            lines.push(format!("{heading}:"));
        }
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn ship(list: &List<'_>, ship: &FleetShip) -> String {
    let facts = list.facts;
    let mut text = format!("{} ({})\n", list.name(ship.card), facts[ship.card].points);
    for id in list.upgrades(ship) {
        text += &format!("• {} ({})\n", list.name(id), facts[id].points);
    }
    text + &format!("= {} Points", ship.cost(facts))
}

fn squadrons(list: &List<'_>) -> String {
    let mut text = "Squadrons:\n".to_owned();
    for (id, count) in list.groups() {
        let times = if count > 1 { format!("{count} x ") } else { String::new() };
        text += &format!("• {times}{} ({})\n", list.name(id), list.facts[id].points * count);
    }
    text + &format!("= {} Points", list.fleet.squadron_cost(list.facts))
}
