//! Cards by the names that people write.

use broadside_engine::Reason;
use broadside_facts::{fold, nearest};

use crate::card::{Card, Kind, Known};
use crate::reasons::Unknown;

/// What a written name may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<I> {
    /// Exactly this card.
    One(I),
    /// Any of these.
    Several(Vec<I>),
    /// No card.
    Nothing,
}

impl<I: Card> Found<I> {
    /// Of some cards. Cards that the faction may include win over others.
    pub fn among(facts: &I::Facts, mut cards: Vec<I>, faction: Option<I::Faction>) -> Found<I> {
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
}

/// The cards that a name can mean: a slug, a printed name, or a printed name with a hint in brackets.
pub fn find<I: Card>(facts: &I::Facts, written: &str, faction: Option<I::Faction>) -> Found<I> {
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
    Found::among(facts, cards, faction)
}

/// The card of this name in a list of this faction, or what is wrong with the name.
pub fn card<I: Card>(facts: &I::Facts, written: &str, faction: I::Faction) -> Result<I, Reason> {
    match find(facts, written, Some(faction)) {
        Found::One(id) => Ok(id),
        found => Err(explain(facts, written, faction, &found)),
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

/// The shortest name that means this card in a list of this faction.
pub fn spelling<I: Card>(facts: &I::Facts, id: I, faction: I::Faction) -> String {
    let means = |text: &String| find(facts, text, Some(faction)) == Found::One(id);
    let mut names = vec![id.full_name(facts)];
    names.extend(id.hints(facts).iter().map(|hint| format!("{} ({hint})", id.name(facts))));
    names.into_iter().find(means).unwrap_or_else(|| id.slug(facts).to_owned())
}

/// What is wrong with a name that means no card or several, and what would be right.
pub fn explain<I: Card>(facts: &I::Facts, written: &str, faction: I::Faction, found: &Found<I>) -> Reason {
    if let Found::Several(cards) = found {
        let names: Vec<String> = cards.iter().map(|&id| spelling(facts, id, faction)).collect();
        return Unknown::Several { written: written.to_owned(), names: names.join(", ") }.into();
    }
    let names = I::all(facts).into_iter().flat_map(|id| [id.name(facts).to_owned(), id.full_name(facts)]);
    let names: Vec<String> = names.collect();
    unknown(I::KIND, written, names.iter().map(String::as_str))
}

/// What is wrong with a slug that no card has.
pub fn no_card<I: Known>(facts: &I::Facts, written: &str) -> Reason {
    unknown(I::KIND, written, I::all(facts).into_iter().map(|id| id.slug(facts)))
}

fn unknown<'a>(kind: Kind, written: &str, names: impl Iterator<Item = &'a str>) -> Reason {
    let near = nearest(written, names).map(str::to_owned);
    let written = written.to_owned();
    match near {
        Some(near) => Unknown::Near { kind, written, near }.into(),
        None => Unknown::Nothing { kind, written }.into(),
    }
}
