//! The data files, embedded in the program.

use super::{Faction, Slot};

/// The texts of the data files.
#[derive(Clone, Debug)]
pub struct Sources {
    /// `ships.toml`.
    pub ships: &'static str,
    /// `pilots/*.toml`: file, faction, text.
    pub pilots: [(&'static str, Faction, &'static str); 7],
    /// `upgrades/*.toml`: file, the first icon of its cards, text.
    pub upgrades: [(&'static str, Slot, &'static str); 22],
    /// `conditions.toml`.
    pub conditions: &'static str,
    /// `damage.toml`.
    pub damage: &'static str,
    /// `obstacles.toml`.
    pub obstacles: &'static str,
    /// `devices.toml`.
    pub devices: &'static str,
    /// `points/*.toml`: file and text, in the order of [`super::PointsList`].
    pub points: [(&'static str, &'static str); 1],
    /// `modes/*.toml`: file and text, standard and extended.
    pub modes: [(&'static str, &'static str); 2],
}

macro_rules! files {
    ($folder:literal: $($file:literal: $of:expr),+ $(,)?) => {
        [$((
            concat!($folder, "/", $file, ".toml"),
            $of,
            include_str!(concat!("../../data/", $folder, "/", $file, ".toml")),
        )),+]
    };
    ($folder:literal: $($file:literal),+ $(,)?) => {
        [$((
            concat!($folder, "/", $file, ".toml"),
            include_str!(concat!("../../data/", $folder, "/", $file, ".toml")),
        )),+]
    };
}

impl Sources {
    /// The files of this build.
    pub const fn embedded() -> Sources {
        Sources {
            ships: include_str!("../../data/ships.toml"),
            pilots: files! {
                "pilots":
                "rebel": Faction::Rebel,
                "imperial": Faction::Imperial,
                "scum": Faction::Scum,
                "resistance": Faction::Resistance,
                "first-order": Faction::FirstOrder,
                "republic": Faction::Republic,
                "separatist": Faction::Separatist,
            },
            upgrades: files! {
                "upgrades":
                "talent": Slot::Talent,
                "force-power": Slot::ForcePower,
                "tech": Slot::Tech,
                "sensor": Slot::Sensor,
                "cannon": Slot::Cannon,
                "turret": Slot::Turret,
                "torpedo": Slot::Torpedo,
                "missile": Slot::Missile,
                "crew": Slot::Crew,
                "gunner": Slot::Gunner,
                "tactical-relay": Slot::TacticalRelay,
                "astromech": Slot::Astromech,
                "illicit": Slot::Illicit,
                "payload": Slot::Payload,
                "title": Slot::Title,
                "modification": Slot::Modification,
                "configuration": Slot::Configuration,
                "hyperdrive": Slot::Hyperdrive,
                "command": Slot::Command,
                "hardpoint": Slot::Hardpoint,
                "team": Slot::Team,
                "cargo": Slot::Cargo,
            },
            conditions: include_str!("../../data/conditions.toml"),
            damage: include_str!("../../data/damage.toml"),
            obstacles: include_str!("../../data/obstacles.toml"),
            devices: include_str!("../../data/devices.toml"),
            points: files!("points": "2022-06-15"),
            modes: files!("modes": "standard", "extended"),
        }
    }
}
