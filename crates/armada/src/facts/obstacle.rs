//! Obstacle tokens.

use super::entry::entries;
use super::{FactsError, ObstacleId, ObstacleKind};
use broadside_table::{Outline, Point};

/// An obstacle token.
#[derive(Clone, Debug)]
pub struct Obstacle {
    /// Its place in the table.
    pub id: ObstacleId,
    /// Its stable name in files.
    pub slug: Box<str>,
    /// What it is.
    pub kind: ObstacleKind,
    /// Its corners in millimetres around its own origin: a simple polygon, counter-clockwise.
    pub corners: Box<[Point]>,
}

impl Obstacle {
    /// Its outline, not yet placed.
    pub fn outline(&self) -> Outline<'_> {
        Outline::new(&self.corners)
    }
}

pub(super) fn read(text: &str) -> Result<Vec<Obstacle>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("obstacles.toml", text)?.into_iter().enumerate() {
        let obstacle = Obstacle {
            id: ObstacleId::at(place),
            slug: entry.key.as_str().into(),
            kind: entry.term("kind")?,
            corners: entry.points("outline")?.into(),
        };
        if obstacle.corners.len() < 3 {
            return Err(
                entry.error("outline", "has fewer than three corners; write a polygon, counter-clockwise")
            );
        }
        entry.finish()?;
        all.push(obstacle);
    }
    Ok(all)
}
