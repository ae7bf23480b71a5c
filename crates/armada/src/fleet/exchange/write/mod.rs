//! Writing lists for other builders.

mod afd;
mod fabs;
mod family;
mod warlords;

use super::Format;
use super::names::Builder;
use crate::facts::{Category, Facts, ObjectiveId, SquadronCardId, UpgradeCardId};
use crate::fleet::{Fleet, FleetShip, is_commander, is_title, print};

/// The fleet in a format. Other builders have their own order of cards, and not all have a place for the agreed total.
pub(super) fn write(facts: &Facts, fleet: &Fleet, format: Format) -> String {
    let list = List { facts, fleet, format };
    match format {
        Format::Own => print(facts, fleet),
        Format::Kingston | Format::StarForge => family::write(&list),
        Format::Fabs => fabs::write(&list),
        Format::Warlords => warlords::write(&list),
        Format::Afd => afd::write(&list),
    }
}

struct List<'a> {
    facts: &'a Facts,
    fleet: &'a Fleet,
    format: Format,
}

impl List<'_> {
    fn name<I: Builder>(&self, id: I) -> String {
        id.called(self.facts, self.format)
    }

    /// The fleet's name on one line.
    fn title(&self) -> String {
        broadside_lists::one_line(&self.fleet.name)
    }

    /// The categories with their headings; the last are objectives of campaigns.
    fn headings() -> [(Option<Category>, &'static str); 4] {
        [
            (Some(Category::Assault), "Assault"),
            (Some(Category::Defense), "Defense"),
            (Some(Category::Navigation), "Navigation"),
            (None, "Campaign"),
        ]
    }

    /// The objectives of a category.
    fn objectives(&self, category: Option<Category>) -> impl Iterator<Item = ObjectiveId> {
        let all = self.fleet.objectives.iter().copied();
        all.filter(move |&id| self.facts[id].category == category)
    }

    /// All objectives by their categories.
    fn all_objectives(&self) -> Vec<String> {
        let of = |(category, _)| self.objectives(category).map(|id| self.name(id));
        List::headings().into_iter().flat_map(of).collect()
    }

    /// The commander stands first and the title last.
    fn upgrades(&self, ship: &FleetShip) -> Vec<UpgradeCardId> {
        let mut upgrades = ship.upgrades.clone();
        upgrades.sort_by_key(|&id| (!is_commander(self.facts, id), is_title(self.facts, id)));
        upgrades
    }

    /// Copies together; unique squadrons stand before the others.
    fn groups(&self) -> Vec<(SquadronCardId, u16)> {
        let mut groups: Vec<(SquadronCardId, u16)> = Vec::new();
        for &id in &self.fleet.squadrons {
            match groups.iter_mut().find(|(other, _)| *other == id) {
                Some((_, count)) => *count += 1,
                None => groups.push((id, 1)),
            }
        }
        groups.sort_by_key(|&(id, _)| !self.facts[id].is_unique());
        groups
    }
}
