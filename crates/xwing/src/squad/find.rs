//! Cards by the names that people write.

use crate::facts::{Faction, Facts, PilotId, Term, UpgradeId, fold};
use broadside_facts::nearest;

/// A kind of card that squads name.
pub(super) trait Card: Copy + Eq + 'static {
    /// What a message calls it.
    const WHAT: &'static str;
    /// The card with this XWS id.
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self>;
    /// Every card with this printed name.
    fn named(facts: &Facts, name: &str) -> Vec<Self>;
    /// Every card.
    fn all(facts: &Facts) -> Vec<Self>;
    /// The printed name.
    fn name(self, facts: &Facts) -> &str;
    /// Its XWS id.
    fn slug(self, facts: &Facts) -> &str;
    /// Whether a squad of this faction may include it.
    fn open_to(self, facts: &Facts, faction: Faction) -> bool;
    /// What tells it from a card of the same name, in brackets behind the name; the shortest first.
    fn hints(self, facts: &Facts) -> Vec<String>;
    /// The name that we print when it is clear enough.
    fn full_name(self, facts: &Facts) -> String;
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

/// The cards that a name can mean: an XWS id, a printed name, or a printed name with a hint in brackets. Cards that the
/// faction may include win over others.
pub(super) fn find<I: Card>(facts: &Facts, written: &str, faction: Faction) -> Found<I> {
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
    if cards.iter().any(|id| id.open_to(facts, faction)) {
        cards.retain(|id| id.open_to(facts, faction));
    }
    match cards[..] {
        [] => Found::Nothing,
        [id] => Found::One(id),
        _ => Found::Several(cards),
    }
}

/// A name and the hint in brackets behind it.
fn hinted(written: &str) -> Option<(&str, &str)> {
    let (name, hint) = written.strip_suffix(')')?.rsplit_once('(')?;
    Some((name.trim(), hint.trim()))
}

/// A hint may be cut short: `T-65` for the T-65 X-wing.
fn agrees(known: &str, hint: &str) -> bool {
    let (known, hint) = (fold(known), fold(hint));
    !hint.is_empty() && known.starts_with(&hint)
}

/// The shortest name that means this card in a squad of this faction.
pub(super) fn spelling<I: Card>(facts: &Facts, id: I, faction: Faction) -> String {
    let means = |text: &String| find(facts, text, faction) == Found::One(id);
    let mut names = vec![id.full_name(facts)];
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

impl Card for PilotId {
    const WHAT: &'static str = "pilot";
    fn by_slug(facts: &Facts, slug: &str) -> Option<Self> {
        facts.pilot(slug)
    }
    fn named(facts: &Facts, name: &str) -> Vec<Self> {
        facts.pilots_named(name).collect()
    }
    fn all(facts: &Facts) -> Vec<Self> {
        facts.pilots().iter().map(|card| card.id).collect()
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
        vec![facts.ship_of(self).name.to_string(), facts[self].faction.word().to_owned()]
    }
    fn full_name(self, facts: &Facts) -> String {
        format!("{} - {}", facts[self].name, facts.ship_of(self).name)
    }
}

impl Card for UpgradeId {
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
        let slot = std::iter::once(card.slots()[0].word().to_owned());
        slot.chain(card.restriction.factions.iter().map(|faction| faction.word().to_owned())).collect()
    }
    fn full_name(self, facts: &Facts) -> String {
        facts[self].name.to_string()
    }
}
