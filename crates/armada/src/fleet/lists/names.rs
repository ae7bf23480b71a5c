//! How other builders call our cards.

use crate::facts::{Faction, Facts, ShipCard, ShipCardId, SquadronCard, SquadronCardId, UpgradeCardId, fold};
use crate::fleet::find::{Card, Found, find};

/// A card by its own name, or as a builder calls it.
pub(super) fn look_up<I: Builder>(facts: &Facts, written: &str, faction: Option<Faction>) -> Found<I> {
    let written = corrected(written);
    let found = find(facts, written, faction);
    if found != Found::Nothing {
        return found;
    }
    let folded = fold(written);
    let mut cards: Vec<I> =
        I::all(facts).into_iter().filter(|id| fold(&id.short_name(facts)) == folded).collect();
    if let Some(faction) = faction
        && cards.iter().any(|id| id.open_to(facts, faction))
    {
        cards.retain(|id| id.open_to(facts, faction));
    }
    match cards[..] {
        [] => Found::Nothing,
        [id] => Found::One(id),
        _ => Found::Several(cards),
    }
}

/// Misspellings that builders print.
fn corrected(written: &str) -> &str {
    const WRONG: [(&str, &str); 6] = [
        ("landocarissian", "Lando Calrissian"),
        ("rayantilles", "Raymus Antilles"),
        ("supriseattack", "Surprise Attack"),
        ("partsresuppy", "Parts Resupply"),
        ("munitionsresuppy", "Munitions Resupply"),
        ("krystaagate", "Kyrsta Agate"),
    ];
    let folded = fold(written);
    WRONG.iter().find(|(wrong, _)| *wrong == folded).map_or(written, |(_, right)| right)
}

/// What each builder calls a card.
pub(super) trait Builder: Card {
    /// Kingston's name.
    fn short_name(self, facts: &Facts) -> String {
        self.name(facts).to_owned()
    }
    /// Star Forge's name.
    fn long_name(self, facts: &Facts) -> String {
        self.full_name(facts)
    }
}

impl Builder for UpgradeCardId {}

impl Builder for crate::facts::ObjectiveId {}

impl Builder for ShipCardId {
    fn short_name(self, facts: &Facts) -> String {
        short_ship(&facts[self])
    }
    fn long_name(self, facts: &Facts) -> String {
        let card = &facts[self];
        card.also.iter().find(|name| name.ends_with('}')).unwrap_or(&card.name).to_string()
    }
}

impl Builder for SquadronCardId {
    fn short_name(self, facts: &Facts) -> String {
        short_squadron(&facts[self])
    }
}

/// Kingston leaves the class and the type away, with exceptions.
fn short_ship(card: &ShipCard) -> String {
    let name = card.name.strip_prefix("Modified ").unwrap_or(&card.name);
    let (head, tail) = name.split_once("-class ").unwrap_or((name, ""));
    let numbered = head.ends_with(" I") || head.ends_with(" II");
    if let Some(refit) = name.strip_prefix("Imperial Star Destroyer ") {
        format!("ISD {refit}")
    } else if let Some(prototype) = name.strip_prefix("Star Dreadnought ") {
        format!("SSD {prototype}")
    } else if head.starts_with("Executor") {
        format!("SSD {head}")
    } else if let Some(letter) = name.strip_prefix("Assault Frigate Mark II ") {
        format!("Assault Frigate Mk2 {letter}")
    } else if numbered || tail.is_empty() {
        head.to_owned()
    } else {
        format!("{head} {}", tail.replace("c70", "C70"))
    }
}

/// Kingston names aces by the pilot alone.
fn short_squadron(card: &SquadronCard) -> String {
    card.name.replace("-class ", " ")
}
