//! The data files, embedded in the program.

use super::{Edition, Slot};

/// The texts of the data files.
#[derive(Clone, Debug)]
pub struct Sources {
    /// `chassis.toml`.
    pub chassis: &'static str,
    /// `tokens.toml`.
    pub tokens: &'static str,
    /// `ships.toml`.
    pub ships: &'static str,
    /// `squadrons.toml`.
    pub squadrons: &'static str,
    /// `upgrades/*.toml`: file, the slots that its cards take, text.
    pub upgrades: [(&'static str, &'static [Slot], &'static str); 15],
    /// `objectives.toml`.
    pub objectives: &'static str,
    /// `obstacles.toml`.
    pub obstacles: &'static str,
    /// `damage.toml`.
    pub damage: &'static str,
    /// `points.toml`.
    pub points: &'static str,
    /// `rulesets/*.toml`: file and text, in the order of [`Edition`].
    pub rulesets: [(&'static str, &'static str); 3],
}

macro_rules! upgrades {
    ($($file:literal: $($slot:ident)+),+ $(,)?) => {
        [$((
            concat!("upgrades/", $file, ".toml"),
            &[$(Slot::$slot),+],
            include_str!(concat!("../../data/upgrades/", $file, ".toml")),
        )),+]
    };
}

impl Sources {
    /// The files of this build.
    pub const fn embedded() -> Sources {
        Sources {
            chassis: include_str!("../../data/chassis.toml"),
            tokens: include_str!("../../data/tokens.toml"),
            ships: include_str!("../../data/ships.toml"),
            squadrons: include_str!("../../data/squadrons.toml"),
            upgrades: upgrades! {
                "commanders": Commander,
                "officers": Officer,
                "weapons-teams": WeaponsTeam,
                "support-teams": SupportTeam,
                "fleet-commands": FleetCommand,
                "fleet-supports": FleetSupport,
                "offensive-retrofits": OffensiveRetrofit,
                "boarding-teams": WeaponsTeam OffensiveRetrofit,
                "defensive-retrofits": DefensiveRetrofit,
                "experimental-retrofits": ExperimentalRetrofit,
                "turbolasers": Turbolasers,
                "ion-cannons": IonCannons,
                "ordnance": Ordnance,
                "superweapons": Superweapon,
                "titles": Title,
            },
            objectives: include_str!("../../data/objectives.toml"),
            obstacles: include_str!("../../data/obstacles.toml"),
            damage: include_str!("../../data/damage.toml"),
            points: include_str!("../../data/points.toml"),
            rulesets: [
                ("rulesets/rr1.toml", include_str!("../../data/rulesets/rr1.toml")),
                ("rulesets/rr15.toml", include_str!("../../data/rulesets/rr15.toml")),
                ("rulesets/arc.toml", include_str!("../../data/rulesets/arc.toml")),
            ],
        }
    }

    /// The file of an edition.
    pub(super) fn ruleset(&self, edition: Edition) -> (&'static str, &'static str) {
        self.rulesets[edition as usize]
    }
}
