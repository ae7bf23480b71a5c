//! Obstacle tokens.

use super::{Dice, FactsError, ObstacleId, ObstacleKind};
use broadside_facts::entries;
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
    /// The same token with its other side up, as another entry of the table.
    fn turned_over(&self, id: ObstacleId) -> Obstacle {
        let corners = self.corners.iter().rev().map(|corner| Point::new(-corner.x, corner.y)).collect();
        Obstacle { id, slug: self.slug.clone(), kind: self.kind, corners }
    }

    /// Its outline, not yet placed.
    pub fn outline(&self) -> Outline<'_> {
        Outline::new(&self.corners)
    }
}

/// The card of an armed station (armada.attacking-stations.02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StationCard {
    /// Hull value.
    pub hull: u8,
    /// Anti-squadron armament.
    pub anti_squadron: Dice,
    /// Battery armament.
    pub battery: Dice,
}

/// The Armed Station card (armada.card.armed-station.01).
pub const ARMED_STATION: StationCard = StationCard {
    hull: 13,
    anti_squadron: Dice { red: 0, blue: 1, black: 0 },
    battery: Dice { red: 2, blue: 2, black: 0 },
};

/// The Unarmed Station card.
pub const UNARMED_STATION: StationCard =
    StationCard { hull: 10, anti_squadron: Dice::NONE, battery: Dice::NONE };

impl StationCard {
    /// The card of a station, armed or not.
    pub const fn of(armed: bool) -> &'static StationCard {
        if armed { &ARMED_STATION } else { &UNARMED_STATION }
    }
}

/// The anti-squadron armament of an exogorth (armada.obstacle.exogorth.10).
pub const EXOGORTH: Dice = Dice { red: 0, blue: 3, black: 0 };

/// The battery armament of the Planetary Ion Cannon (armada.objective.planetary-ion-cannon.73).
pub const ION_CANNON: Dice = Dice { red: 0, blue: 4, black: 0 };

/// The tokens with their front up, then in the same order with their back up.
pub(super) fn both_sides(fronts: Vec<Obstacle>) -> Box<[Obstacle]> {
    let backs: Vec<_> =
        fronts.iter().map(|it| it.turned_over(ObstacleId::at(it.id.index() + fronts.len()))).collect();
    fronts.into_iter().chain(backs).collect()
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
