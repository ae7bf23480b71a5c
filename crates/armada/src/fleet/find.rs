//! Cards by the names that people write.

use crate::facts::{
    Faction, Facts, ObjectiveId, ShipCardId, Slot, SquadronCardId, Term, UpgradeCardId, fold,
};
use broadside_facts::nearest;

/// A kind of card that lists name.
pub(super) trait Card: Copy + Eq + 'static {
    /// What a message calls it.
    const WHAT: &'static str;
    /// The card with this slug.
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self>;
    /// Every card with this printed name.
    fn named(facts: &Facts, name: &str) -> Vec<Self>;
    /// Every card.
    fn all(facts: &Facts) -> Vec<Self>;
    /// The printed name.
    fn name(self, facts: &Facts) -> &str;
    /// Its stable name in files.
    fn slug(self, facts: &Facts) -> &str;
    /// Whether a fleet of this faction may include it.
    fn open_to(self, facts: &Facts, faction: Faction) -> bool;
    /// What tells it from a card of the same name, in brackets behind the name; the shortest first.
    fn hints(self, facts: &Facts) -> Vec<String>;
    /// The name that we print when it is clear enough.
    fn full_name(self, facts: &Facts) -> String {
        self.name(facts).to_owned()
    }
    /// Fleet points.
    fn points(self, facts: &Facts) -> u16;
}

/// What a written name may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found<I> {
    /// Exactly this card.
    One(I),
    /// Any of these.
    Several(Vec<I>),
    /// No card.
    Nothing,
}

/// The cards that a name can mean: a slug, a printed name, or a printed name with a hint in brackets. Cards that the
/// faction may include win over others.
pub(super) fn find<I: Card>(facts: &Facts, written: &str, faction: Option<Faction>) -> Found<I> {
    if let Some(id) = I::by_slug(facts, written) {
        return Found::One(id);
    }
    let mut cards = I::named(facts, written);
    if cards.is_empty()
        && let Some((name, hint)) = hinted(written)
    {
        cards = I::named(facts, name);
        cards.retain(|id| id.hints(facts).iter().any(|known| agrees(known, hint)));
    }
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

/// A name and the hint in brackets or braces behind it.
fn hinted(written: &str) -> Option<(&str, &str)> {
    let inner = written.strip_suffix([')', '}'])?;
    let (name, hint) = inner.rsplit_once(['(', '{'])?;
    Some((name.trim(), hint.trim()))
}

/// A hint may be cut short: `Delta-7` for the Delta-7 Aethersprite Squadron, `IMP` for imperial.
fn agrees(known: &str, hint: &str) -> bool {
    let (known, hint) = (fold(known), fold(hint));
    !hint.is_empty() && known.starts_with(&hint)
}

/// The shortest name that means this card in a fleet of this faction.
pub(super) fn spelling<I: Card>(facts: &Facts, id: I, faction: Faction) -> String {
    let means = |text: &String| find(facts, text, Some(faction)) == Found::One(id);
    let full = id.full_name(facts);
    let mut names = vec![full];
    names.extend(id.hints(facts).iter().map(|hint| format!("{} ({hint})", id.name(facts))));
    names.into_iter().find(means).unwrap_or_else(|| id.slug(facts).to_owned())
}

/// What is wrong with a name that means no card or several, and what would be right.
pub(super) fn explain<I: Card>(facts: &Facts, written: &str, faction: Faction, found: &Found<I>) -> String {
    match found {
        Found::Several(cards) => {
            let names: Vec<String> = cards.iter().map(|&id| spelling(facts, id, faction)).collect();
            format!("“{written}” is on several cards; write one of: {}", names.join(", "))
        }
        _ => {
            let all = I::all(facts);
            let names: Vec<String> =
                all.iter().flat_map(|&id| [id.name(facts).to_owned(), id.full_name(facts)]).collect();
            match nearest(written, names.iter().map(String::as_str)) {
                Some(name) => format!("there is no {} “{written}”; did you mean “{name}”?", I::WHAT),
                None => format!("there is no {} “{written}”", I::WHAT),
            }
        }
    }
}

impl Card for ShipCardId {
    const WHAT: &'static str = "ship";
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self> {
        facts.ship(slug)
    }
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.ships_named(name).collect()
    }
    fn all(facts: &Facts) -> Vec<Self> {
        facts.ships().iter().map(|card| card.id).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn slug(self, facts: &Facts) -> &str {
        &facts[self].slug
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].faction == faction
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        faction_hints(facts[self].faction)
    }
    fn points(self, facts: &Facts) -> u16 {
        facts[self].points
    }
}

impl Card for SquadronCardId {
    const WHAT: &'static str = "squadron";
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self> {
        facts.squadron(slug)
    }
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.squadrons_named(name).collect()
    }
    fn all(facts: &Facts) -> Vec<Self> {
        facts.squadrons().iter().map(|card| card.id).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn slug(self, facts: &Facts) -> &str {
        &facts[self].slug
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].faction == faction
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        let craft = facts[self].craft.iter().map(|craft| craft.to_string());
        craft.chain(faction_hints(facts[self].faction)).collect()
    }
    fn full_name(self, facts: &Facts) -> String {
        match &facts[self].craft {
            Some(craft) => format!("{} - {craft}", facts[self].name),
            None => facts[self].name.to_string(),
        }
    }
    fn points(self, facts: &Facts) -> u16 {
        facts[self].points
    }
}

impl Card for UpgradeCardId {
    const WHAT: &'static str = "upgrade";
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self> {
        facts.upgrade(slug)
    }
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.upgrades_named(name).collect()
    }
    fn all(facts: &Facts) -> Vec<Self> {
        facts.upgrades().iter().map(|card| card.id).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn slug(self, facts: &Facts) -> &str {
        &facts[self].slug
    }
    fn open_to(self, facts: &Facts, faction: Faction) -> bool {
        facts[self].open_to(faction)
    }
    fn hints(self, facts: &Facts) -> Vec<String> {
        let card = &facts[self];
        std::iter::once(slot_word(card.slots).to_owned())
            .chain(card.factions.iter().flat_map(faction_hints))
            .collect()
    }
    fn points(self, facts: &Facts) -> u16 {
        facts[self].points
    }
}

impl Card for ObjectiveId {
    const WHAT: &'static str = "objective";
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self> {
        facts.objective(slug)
    }
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.objectives_named(name).collect()
    }
    fn all(facts: &Facts) -> Vec<Self> {
        facts.objectives().iter().map(|card| card.id).collect()
    }
    fn name(self, facts: &Facts) -> &str {
        &facts[self].name
    }
    fn slug(self, facts: &Facts) -> &str {
        &facts[self].slug
    }
    fn open_to(self, _: &Facts, _: Faction) -> bool {
        true
    }
    fn hints(self, _: &Facts) -> Vec<String> {
        Vec::new()
    }
    fn points(self, _: &Facts) -> u16 {
        0
    }
}

/// The word for what a card is equipped in; a card with two icons is a boarding team.
pub(super) fn slot_word(slots: &[Slot]) -> &'static str {
    match slots {
        [slot] => slot.word(),
        _ => "boarding team",
    }
}

/// Our word for a faction and the letters that other builders put in braces.
fn faction_hints(faction: Faction) -> Vec<String> {
    let letters = match faction {
        Faction::Rebel => "REB",
        Faction::Imperial => "IMP",
        Faction::Republic => "GAR",
        Faction::Separatist => "CIS",
    };
    vec![faction.word().to_owned(), letters.to_owned()]
}
