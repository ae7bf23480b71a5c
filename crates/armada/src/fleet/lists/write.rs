//! Writing lists for other builders.

use super::Format;
use super::names::Builder;
use crate::facts::{Category, Faction, Facts, SquadronCardId};
use crate::fleet::{Fleet, FleetShip, is_commander, is_title, print};

/// The fleet in a format. Other builders have no place for the agreed total, and their own order of cards.
pub fn write(facts: &Facts, fleet: &Fleet, format: Format) -> String {
    if format == Format::Own {
        return print(facts, fleet);
    }
    let list = List { facts, fleet, full: format == Format::StarForge };
    let mut blocks = vec![list.head()];
    blocks.extend(list.objectives());
    blocks.extend(fleet.ships.iter().map(|ship| list.ship(ship)));
    blocks.push(list.squadrons());
    blocks.push(format!("Total Points: {}", fleet.cost(facts)));
    blocks.join("\n\n")
}

struct List<'a> {
    facts: &'a Facts,
    fleet: &'a Fleet,
    /// Full card names, as Star Forge has them.
    full: bool,
}

impl List<'_> {
    fn name<I: Builder>(&self, id: I) -> String {
        if self.full { id.long_name(self.facts) } else { id.short_name(self.facts) }
    }

    fn head(&self) -> String {
        let blank = if self.full { " " } else { "" };
        let faction = match self.fleet.faction {
            Faction::Rebel => "Rebel",
            Faction::Imperial if self.full => "Empire",
            Faction::Imperial => "Imperial",
            Faction::Republic => "Republic",
            Faction::Separatist => "Separatist",
        };
        let name = self.fleet.name.replace(['\n', '\r'], " ");
        let commander = match self.fleet.commander(self.facts) {
            Some(id) if self.full => format!(" {} ({})", self.name(id), self.facts[id].points),
            Some(id) => format!(" {}", self.name(id)),
            None => String::new(),
        };
        format!("{blank}Name: {name}\nFaction: {faction}\nCommander:{commander}")
    }

    /// Kingston leaves the heading of a missing objective, Star Forge leaves it out.
    fn objectives(&self) -> Option<String> {
        let mut lines = Vec::new();
        let categories = [
            (Some(Category::Assault), "Assault"),
            (Some(Category::Defense), "Defense"),
            (Some(Category::Navigation), "Navigation"),
            (None, "Campaign"),
        ];
        for (category, heading) in categories {
            let before = lines.len();
            let of = self.fleet.objectives.iter().filter(|&&id| self.facts[id].category == category);
            lines.extend(of.map(|&id| format!("{heading}: {}", self.name(id))));
            if lines.len() == before && category.is_some() && !self.full {
                lines.push(format!("{heading}:"));
            }
        }
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// The commander stands first and the title last.
    fn ship(&self, ship: &FleetShip) -> String {
        let facts = self.facts;
        let mut text = format!("{} ({})\n", self.name(ship.card), facts[ship.card].points);
        let mut upgrades = ship.upgrades.clone();
        upgrades.sort_by_key(|&id| (!is_commander(facts, id), is_title(facts, id)));
        for id in upgrades {
            text += &format!("• {} ({})\n", self.name(id), facts[id].points);
        }
        text + &format!("= {} Points", ship.cost(facts))
    }

    /// Unique squadrons stand before the others, copies on one line.
    fn squadrons(&self) -> String {
        let facts = self.facts;
        let mut groups: Vec<(SquadronCardId, u16)> = Vec::new();
        for &id in &self.fleet.squadrons {
            match groups.iter_mut().find(|(other, _)| *other == id) {
                Some((_, count)) => *count += 1,
                None => groups.push((id, 1)),
            }
        }
        groups.sort_by_key(|&(id, _)| !facts[id].is_unique());
        let mut text = "Squadrons:\n".to_owned();
        for (id, count) in groups {
            let times = if count > 1 { format!("{count} x ") } else { String::new() };
            text += &format!("• {times}{} ({})\n", self.name(id), facts[id].points * count);
        }
        text + &format!("= {} Points", self.fleet.squadron_cost(facts))
    }
}
