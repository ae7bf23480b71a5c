//! Condition cards.

use super::table::{find, found};
use super::{ConditionId, FactsError};
use broadside_facts::{Entry, entries};

/// A condition card.
#[derive(Clone, Debug)]
pub struct Condition {
    /// Its place in the table.
    pub id: ConditionId,
    /// Its XWS id.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// How many bullets precede the name; 0 when it is not limited (xwing.condition.07).
    pub limited: u8,
    /// Whether it is assigned facedown: a secret condition.
    pub facedown: bool,
}

pub(super) fn read(text: &str) -> Result<Vec<Condition>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("conditions.toml", text)?.into_iter().enumerate() {
        let condition = Condition {
            id: ConditionId::at(place),
            slug: entry.key.as_str().into(),
            name: entry.text("name")?,
            limited: entry.optional_number("limited")?.unwrap_or(0),
            facedown: entry.flag("facedown")?,
        };
        entry.finish()?;
        all.push(condition);
    }
    Ok(all)
}

/// The conditions that a card assigns.
pub(super) fn assigned(entry: &mut Entry, all: &[Condition]) -> Result<Box<[ConditionId]>, FactsError> {
    let slugs = entry.texts("conditions")?;
    let place = |slug: &str| {
        found(entry, "conditions", slug, find(all, |known| &known.slug, slug)).map(ConditionId::at)
    };
    slugs.iter().map(|slug| place(slug)).collect()
}
