//! Objective cards.

use super::{Category, FactsError, ObjectiveId};
use broadside_facts::entries;

/// An objective card.
#[derive(Clone, Debug)]
pub struct Objective {
    /// Its place in the table.
    pub id: ObjectiveId,
    /// Its stable name in files.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// Its category; `None` for the objectives of a campaign.
    pub category: Option<Category>,
    /// What one victory token is worth (armada.scoring.04).
    pub victory: Option<u16>,
    /// What the player with more victory tokens scores.
    pub majority: Option<u16>,
    /// Whether the card belongs to the pool of this edition.
    pub in_pool: bool,
}

pub(super) fn read(text: &str) -> Result<Vec<Objective>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("objectives.toml", text)?.into_iter().enumerate() {
        let campaign = entry.flag("campaign")?;
        let objective = Objective {
            id: ObjectiveId::at(place),
            slug: entry.key.as_str().into(),
            name: entry.text("name")?,
            category: entry.optional_term("category")?,
            victory: entry.optional_number("victory")?,
            majority: entry.optional_number("majority")?,
            in_pool: true,
        };
        if campaign == objective.category.is_some() {
            return Err(
                entry.error("category", "goes with every objective except those with campaign = true")
            );
        }
        entry.finish()?;
        all.push(objective);
    }
    Ok(all)
}
