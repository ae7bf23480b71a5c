//! Upgrades, conditions, obstacles, devices and objectives.

use broadside_engine::{Seat, Side};
use broadside_facts::terms;
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use crate::facts::{ConditionId, DeviceId, ObstacleId, ObstacleKind, UpgradeId};
use crate::words::{Object, ShipNo};

terms! {
    /// What is played for.
    Scenario, "a scenario of play" {
        /// A dogfight without objectives.
        Dogfight = "dogfight",
        /// Assault at the Satellite Array.
        Assault = "assault at the satellite array",
        /// Chance Engagement.
        Chance = "chance engagement",
        /// Salvage Mission.
        Salvage = "salvage mission",
        /// Scramble the Transmissions.
        Scramble = "scramble the transmissions",
    }
}

/// An upgrade card in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upgrade {
    /// Which card.
    pub card: UpgradeId,
    /// The ship that it is equipped to.
    pub ship: ShipNo,
    /// Active charges.
    pub charges: u8,
    /// Whether its back is up.
    pub flipped: bool,
    /// Whether it lies facedown under another card of the ship: only its player knows it, and it is not equipped yet.
    pub hidden: bool,
    /// The headers of actions that were performed in this round, a bit for each.
    pub acted: u8,
}

impl Default for Upgrade {
    fn default() -> Upgrade {
        Upgrade {
            card: UpgradeId::at(0),
            ship: ShipNo(0),
            charges: 0,
            flipped: false,
            hidden: false,
            acted: 0,
        }
    }
}

/// A condition card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Condition {
    /// Which card.
    pub card: ConditionId,
    /// The ship that it is assigned to.
    pub ship: ShipNo,
    /// Whose effect assigned it.
    pub by: Seat,
    /// Whether it lies facedown: a secret condition (xwing.condition.10).
    pub facedown: bool,
    /// Whether it is in play; a place is used again (xwing.condition.05).
    pub in_play: bool,
}

impl Default for Condition {
    fn default() -> Condition {
        Condition { card: ConditionId::at(0), ship: ShipNo(0), by: Seat(0), facedown: false, in_play: false }
    }
}

/// An obstacle of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Obstacle {
    /// Which token.
    pub id: ObstacleId,
    /// What it is.
    pub kind: ObstacleKind,
    /// Where it lies.
    pub pose: Pose,
    /// Whether it lies in the play area.
    pub in_play: bool,
    /// Whether it was removed, or never finds a place.
    pub gone: bool,
    /// Fuse markers.
    pub fuses: u8,
    /// Who controls it as a device, if it is one (xwing.obstacle.electro-chaff-cloud.71).
    pub device_of: Option<Seat>,
}

impl Default for Obstacle {
    fn default() -> Obstacle {
        Obstacle {
            id: ObstacleId::at(0),
            kind: ObstacleKind::Asteroid,
            pose: Pose::default(),
            in_play: false,
            gone: false,
            fuses: 0,
            device_of: None,
        }
    }
}

/// A device of the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Device {
    /// Which device.
    pub id: DeviceId,
    /// Who controls it: whose side it is on, and who takes all decisions for it.
    #[serde(alias = "owner")]
    pub controller: Seat,
    /// Where it lies.
    pub pose: Pose,
    /// Whether it lies in the play area.
    pub in_play: bool,
    /// Fuse markers.
    pub fuses: u8,
    /// Damage cards of a remote.
    pub damage: u8,
    /// Charges of a remote.
    pub charges: u8,
    /// Whether it has had its turn in the phase.
    pub done: bool,
    /// Whether it is destroyed and waits to be removed (xwing.remote.14).
    pub destroyed: bool,
    /// The object that it has locked.
    pub lock: Option<Object>,
}

impl Default for Device {
    fn default() -> Device {
        Device {
            id: DeviceId::at(0),
            controller: Seat(0),
            pose: Pose::default(),
            in_play: false,
            fuses: 0,
            damage: 0,
            charges: 0,
            done: false,
            destroyed: false,
            lock: None,
        }
    }
}

/// An objective of the scenario: a satellite or a supply cache.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Objective {
    /// Where it lies.
    pub pose: Pose,
    /// Whether it lies in the play area.
    pub in_play: bool,
    /// The side whose marker it bears.
    pub marker: Option<Side>,
}
