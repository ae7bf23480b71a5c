//! Obstacles and devices: what lies on the table beside the ships.

use super::value::{Charges, Weapon, charges, weapon};
use super::{DeviceId, FactsError, ObstacleId};
use broadside_facts::{Entry, entries, terms};
use broadside_table::{Outline, Point};

terms! {
    /// What an obstacle is.
    ObstacleKind, "an obstacle kind" {
        /// Asteroid.
        Asteroid = "asteroid",
        /// Debris cloud.
        DebrisCloud = "debris cloud",
        /// Gas cloud.
        GasCloud = "gas cloud",
        /// Blaze, left by a Blazer Bomb.
        Blaze = "blaze",
        /// Electro-chaff cloud; it is a device as well (xwing.obstacle.electro-chaff-cloud.71).
        ElectroChaffCloud = "electro-chaff cloud",
        /// Loose cargo.
        LooseCargo = "loose cargo",
        /// Spare parts.
        SpareParts = "spare parts",
    }
}

/// An obstacle.
#[derive(Clone, Debug)]
pub struct Obstacle {
    /// Its place in the table.
    pub id: ObstacleId,
    /// Its XWS id.
    pub slug: Box<str>,
    /// What it is.
    pub kind: ObstacleKind,
    /// Whether a card puts it into play; players do not bring it (xwing.obstacle.loose-cargo.03).
    pub placed: bool,
    /// Its corners in millimetres around its own origin: a simple polygon, counter-clockwise; guides towards +y.
    pub corners: Box<[Point]>,
    circle: (Point, f64),
}

impl Obstacle {
    /// Its outline, not yet on the table.
    pub fn outline(&self) -> Outline<'_> {
        Outline::with_circle(&self.corners, self.circle)
    }
}

terms! {
    /// What a device is.
    DeviceKind, "a device kind" {
        /// A bomb.
        Bomb = "bomb",
        /// A mine.
        Mine = "mine",
        /// A remote.
        Remote = "remote",
    }
}

/// What a remote can do and bear (xwing.remote.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemoteStats {
    /// Initiative.
    pub initiative: u8,
    /// Agility value.
    pub agility: u8,
    /// Hull value.
    pub hull: u8,
    /// Charges.
    pub charges: Option<Charges>,
    /// Its attack.
    pub attack: Option<Weapon>,
}

/// A device.
#[derive(Clone, Debug)]
pub struct Device {
    /// Its place in the table.
    pub id: DeviceId,
    /// Its stable name in files.
    pub slug: Box<str>,
    /// The printed name.
    pub name: Box<str>,
    /// What it is.
    pub kind: DeviceKind,
    /// What it has if it is a remote.
    pub remote: Option<RemoteStats>,
    /// Its corners in millimetres around its own origin: a simple polygon, counter-clockwise; guides towards +y.
    pub corners: Box<[Point]>,
    circle: (Point, f64),
}

impl Device {
    /// Its outline, not yet on the table.
    pub fn outline(&self) -> Outline<'_> {
        Outline::with_circle(&self.corners, self.circle)
    }
}

fn corners(entry: &mut Entry) -> Result<Box<[Point]>, FactsError> {
    let corners = entry.points("outline")?;
    if corners.len() < 3 {
        return Err(
            entry.error("outline", "has fewer than three corners; write a polygon, counter-clockwise")
        );
    }
    Ok(corners.into())
}

pub(super) fn obstacles(text: &str) -> Result<Vec<Obstacle>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("obstacles.toml", text)?.into_iter().enumerate() {
        let corners = corners(&mut entry)?;
        let obstacle = Obstacle {
            id: ObstacleId::at(place),
            slug: entry.key.as_str().into(),
            kind: entry.term("kind")?,
            placed: entry.flag("placed")?,
            circle: Outline::new(&corners).local_circle(),
            corners,
        };
        entry.finish()?;
        all.push(obstacle);
    }
    Ok(all)
}

pub(super) fn devices(text: &str) -> Result<Vec<Device>, FactsError> {
    let mut all = Vec::new();
    for (place, mut entry) in entries("devices.toml", text)?.into_iter().enumerate() {
        let kind = entry.term("kind")?;
        let remote = match kind {
            DeviceKind::Remote => Some(RemoteStats {
                initiative: entry.number("initiative")?,
                agility: entry.number("agility")?,
                hull: entry.number("hull")?,
                charges: charges(&mut entry, "charges")?,
                attack: weapon(&mut entry)?,
            }),
            DeviceKind::Bomb | DeviceKind::Mine => None,
        };
        let corners = corners(&mut entry)?;
        let device = Device {
            id: DeviceId::at(place),
            slug: entry.key.as_str().into(),
            name: entry.text("name")?,
            kind,
            remote,
            circle: Outline::new(&corners).local_circle(),
            corners,
        };
        entry.finish()?;
        all.push(device);
    }
    Ok(all)
}
