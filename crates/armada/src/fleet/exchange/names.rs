//! How other builders call our cards.

use std::sync::OnceLock;

use broadside_facts::{Names, fold};
use broadside_lists::{Card, Found, find};

use super::Format;
use super::aliases::{CALLED, MISSPELT};
use crate::facts::{Faction, Facts, ObjectiveId, ShipCardId, SquadronCardId, UpgradeCardId};

/// A card by its own name, or as a builder calls it.
pub(super) fn look_up<I: Builder>(facts: &Facts, written: &str, faction: Option<Faction>) -> Found<I> {
    let written = corrected(written);
    let found = find(facts, written, faction);
    if found != Found::Nothing {
        return found;
    }
    let found = Found::among(facts, I::called_by_any().printed(written).collect(), faction);
    if found != Found::Nothing {
        return found;
    }
    let Some((name, variant)) = varied(written) else { return Found::Nothing };
    let mut cards = I::named(facts, name);
    cards.extend(I::called_by_any().printed(name).filter(|id| !I::named(facts, name).contains(id)));
    cards.retain(|id| is_variant(&id.hints(facts), variant));
    Found::among(facts, cards, faction)
}

/// Misspellings that builders print.
fn corrected(written: &str) -> &str {
    let folded = fold(written);
    MISSPELT.iter().find(|(wrong, _)| *wrong == folded).map_or(written, |(_, right)| right)
}

/// A name and the variant in brackets behind it: `Darth Vader [TIE/D]`, `Leia Organa (off)`.
fn varied(written: &str) -> Option<(&str, &str)> {
    let inner = written.strip_suffix([')', ']', '}'])?;
    let (name, variant) = inner.rsplit_once(['(', '[', '{'])?;
    Some((name.trim(), variant.trim()))
}

/// Whether each word of a variant begins a hint, or a word of one.
fn is_variant(hints: &[String], variant: &str) -> bool {
    let mut words = variant.split_whitespace().peekable();
    let begins = |word: &str| {
        let word = match fold(word).as_str() {
            "wpn" => "weapons".to_owned(),
            other => other.to_owned(),
        };
        let in_hint = |hint: &String| {
            let parts = hint.split_whitespace();
            fold(hint).starts_with(&word) || parts.map(fold).any(|part| part.starts_with(&word))
        };
        !word.is_empty() && hints.iter().any(in_hint)
    };
    words.peek().is_some() && words.all(begins)
}

/// What each builder calls a card.
pub(super) trait Builder: Card<Facts = Facts, Faction = Faction> + Ord {
    /// Fleet points.
    fn points(self, facts: &Facts) -> u16;
    /// The name by its rules, exceptions apart.
    fn regular_name(self, facts: &Facts, format: Format) -> String;
    /// Cards by all names that builders have for them. All editions have the same names.
    fn called_by_any() -> &'static Names<Self>;

    /// The name in a list of a builder.
    fn called(self, facts: &Facts, format: Format) -> String {
        let slug = self.slug(facts);
        let known = CALLED.iter().find(|(by, ours, _)| *by == format && *ours == slug);
        known.map_or_else(|| self.regular_name(facts, format), |(_, _, theirs)| (*theirs).to_owned())
    }
}

const BUILDERS: [Format; 5] =
    [Format::Kingston, Format::StarForge, Format::Fabs, Format::Warlords, Format::Afd];

fn names<I: Builder>() -> Names<I> {
    let facts = Facts::embedded();
    let all = I::all(facts);
    let named = |id: &I| BUILDERS.map(|format| id.called(facts, format)).to_vec();
    Names::new(all.iter().map(|id| (*id, id.slug(facts), named(id))))
}

macro_rules! called_by_any {
    ($Id:ty) => {
        fn called_by_any() -> &'static Names<$Id> {
            static NAMES: OnceLock<Names<$Id>> = OnceLock::new();
            NAMES.get_or_init(names)
        }
    };
}

impl Builder for UpgradeCardId {
    fn points(self, facts: &Facts) -> u16 {
        facts[self].points
    }
    fn regular_name(self, facts: &Facts, _: Format) -> String {
        self.name(facts).to_owned()
    }
    called_by_any!(UpgradeCardId);
}

impl Builder for ObjectiveId {
    fn points(self, _: &Facts) -> u16 {
        0
    }
    fn regular_name(self, facts: &Facts, _: Format) -> String {
        self.name(facts).to_owned()
    }
    called_by_any!(ObjectiveId);
}

impl Builder for ShipCardId {
    fn points(self, facts: &Facts) -> u16 {
        facts[self].points
    }
    fn regular_name(self, facts: &Facts, format: Format) -> String {
        let card = &facts[self];
        match format {
            Format::Kingston => short_ship(&card.name),
            Format::StarForge => {
                card.also.iter().find(|name| name.ends_with('}')).unwrap_or(&card.name).to_string()
            }
            Format::Afd => numbered(&card.name).map_or(card.name.to_string(), |(head, tail)| {
                if tail.is_empty() { head.to_owned() } else { format!("{head} {tail}") }
            }),
            Format::Own | Format::Fabs | Format::Warlords => card.name.to_string(),
        }
    }
    called_by_any!(ShipCardId);
}

impl Builder for SquadronCardId {
    fn points(self, facts: &Facts) -> u16 {
        facts[self].points
    }
    fn regular_name(self, facts: &Facts, format: Format) -> String {
        let card = &facts[self];
        match format {
            // Kingston names aces by the pilot alone.
            Format::Kingston => card.name.replace("-class ", " "),
            Format::Fabs => match &card.craft {
                Some(craft) => format!("{} {}", card.name, craft.replace("-Wing", "-wing")),
                None => card.name.replace("-Wing", "-wing"),
            },
            Format::Warlords | Format::Afd => card.name.to_string(),
            Format::Own | Format::StarForge => self.full_name(facts),
        }
    }
    called_by_any!(SquadronCardId);
}

/// The two parts of a name such as `Imperial II-class Star Destroyer`.
fn numbered(name: &str) -> Option<(&str, &str)> {
    let parts = name.split_once("-class ")?;
    (parts.0.ends_with(" I") || parts.0.ends_with(" II")).then_some(parts)
}

/// Kingston leaves the class and the type away, with exceptions.
fn short_ship(name: &str) -> String {
    let name = name.strip_prefix("Modified ").unwrap_or(name);
    let (head, tail) = name.split_once("-class ").unwrap_or((name, ""));
    if let Some(refit) = name.strip_prefix("Imperial Star Destroyer ") {
        format!("ISD {refit}")
    } else if let Some(prototype) = name.strip_prefix("Star Dreadnought ") {
        format!("SSD {prototype}")
    } else if head.starts_with("Executor") {
        format!("SSD {head}")
    } else if let Some(letter) = name.strip_prefix("Assault Frigate Mark II ") {
        format!("Assault Frigate Mk2 {letter}")
    } else if numbered(name).is_some() || tail.is_empty() {
        head.to_owned()
    } else {
        format!("{head} {}", tail.replace("c70", "C70"))
    }
}
