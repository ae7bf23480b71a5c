//! What the steps ask, and the rules that each question rests on.

use serde::{Deserialize, Serialize};

macro_rules! prompts {
    ($($(#[$note:meta])* $variant:ident: $($rule:literal),+;)+) => {
        /// What the steps ask.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Prompt { $($(#[$note])* $variant),+ }

        impl Prompt {
            /// All of them.
            pub const ALL: &'static [Prompt] = &[$(Prompt::$variant),+];

            /// The rules that the question rests on.
            pub fn rules(self) -> &'static [&'static str] {
                match self { $(Prompt::$variant => &[$($rule),+]),+ }
            }
        }
    };
}

prompts! {
    /// Where an objective is placed.
    PlaceObjective: "xwing.scenario.setup.07";
    /// Which obstacle is placed next.
    ChooseObstacle: "xwing.setup.07", "xwing.scenario.setup.11";
    /// Where the obstacle is placed.
    PlaceObstacle: "xwing.setup.08", "xwing.setup.09";
    /// Where a remote is placed.
    PlaceRemote: "xwing.device.01";
    /// Which ship is placed next.
    ChooseShipToPlace: "xwing.setup.10";
    /// Where the ship is placed.
    PlaceShip: "xwing.setup.11", "xwing.ship-size.08";
    /// Which ship begins the game docked, and with which carrier.
    StartDocked: "xwing.dock.16";
    /// Where a turret points.
    SetTurret: "xwing.setup.12", "xwing.rotate.01";
    /// How the dials are set.
    SetDials: "xwing.planning.02";
    /// How one dial is set.
    SetDial: "xwing.dial.03";
    /// Which ship or remote has its turn in the System Phase.
    ChooseSystem: "xwing.system-phase.05";
    /// What a ship does in the System Phase.
    SystemAbility: "xwing.system-phase.03", "xwing.cloak.08";
    /// How a ship boosts or barrel rolls.
    DeclareWay: "xwing.boost.05", "xwing.barrel-roll.07", "xwing.cloak.13";
    /// Where the ship is placed at the end of the template.
    ChoosePlacement: "xwing.barrel-roll.08", "xwing.bearing.13";
    /// Which ship activates.
    ChooseActivation: "xwing.activation.08";
    /// Which action a ship performs.
    ChooseAction: "xwing.action.01", "xwing.action.19";
    /// Which shield is lost.
    ChooseShield: "xwing.damage.04", "xwing.card.landos-millennium-falcon.01";
    /// Whether to take the red focus or calculate action after overlapping an enemy.
    OverlapAction: "xwing.overlap.09";
    /// Which object is locked.
    ChooseLock: "xwing.lock.02", "xwing.lock.71";
    /// Which of several locks goes for the new one.
    ChooseFormerLock: "xwing.lock.13";
    /// Which ship is coordinated.
    Coordinate: "xwing.coordinate.02";
    /// Which ship is jammed.
    ChooseJam: "xwing.jam.02", "xwing.jam.03";
    /// Which token is removed or lock broken for a jam token.
    ResolveJam: "xwing.jam.06", "xwing.jam.14";
    /// Which side of a reinforce token is up.
    ChooseReinforce: "xwing.reinforce.12";
    /// Which upgrade is reloaded.
    ChooseReload: "xwing.reload.01";
    /// Which maneuver is used for the SLAM.
    ChooseSlam: "xwing.slam.01";
    /// How a tractored ship is moved.
    TractorMove: "xwing.tractor.03", "xwing.tractor.05";
    /// Whether a tractored ship is turned.
    TractorTurn: "xwing.tractor.08";
    /// Which unit engages.
    ChooseEngagement: "xwing.engagement.05";
    /// Which weapon is used.
    ChooseWeapon: "xwing.attack.04", "xwing.attack.12";
    /// Which unit is the defender.
    ChooseDefender: "xwing.attack.05";
    /// Along which of several shortest lines the attack is measured.
    ChooseLine: "xwing.obstructed.05";
    /// Which supply cache is towed.
    ChooseTow: "xwing.scenario.salvage.09";
    /// Which satellite is scrambled.
    ChooseScramble: "xwing.scenario.scramble.09";
    /// Whether a towing ship jettisons its supply cache.
    Jettison: "xwing.scenario.salvage.18";
    /// Where a jettisoned supply cache is placed.
    PlaceCache: "xwing.scenario.salvage.26", "xwing.scenario.salvage.27";
    /// With which maneuver a ship deploys.
    DeployManeuver: "xwing.dock.03", "xwing.dock.04";
    /// Whether a docked ship deploys in emergency.
    EmergencyDeploy: "xwing.dock.12", "xwing.dock.13";
    /// Whether a ship that partially executed a maneuver into its carrier docks.
    DockByOverlap: "xwing.dock.11";
    /// Whether a boost into a ship is resolved as a partially executed maneuver is.
    BoostPartially: "xwing.card.arvel-crynyd.01";
    /// With which template a device is dropped or launched.
    ChooseTemplate: "xwing.device.08", "xwing.device.02";
    /// Which of several devices detonates next.
    ChooseDetonation: "xwing.device.73";
    /// Which of several ships a device affects.
    ChooseAffected: "xwing.device.15";
    /// Which device a ship drops.
    ChooseDrop: "xwing.device.10";
    /// Which damage card is repaired.
    ChooseRepair: "xwing.damage-card.09";
    /// In which order the ships that mines lie under suffer them.
    ChooseOrder: "xwing.device.cluster-mine.72";
    /// Which obstacle a Seismic Charge affects.
    ChooseSeismic: "xwing.device.seismic-charge.52";
    /// Whether a ship gains a strain token rather than expose a damage card.
    ConcussionStrain: "xwing.device.concussion-bomb.53";
    /// Where a remote is relocated to.
    Relocate: "xwing.remote.22", "xwing.remote.23";
    /// Whose token is spent.
    SpendTokenOf: "xwing.token.02", "xwing.golden.02";
    /// To which guides of a ship a Buzz Droid Swarm is fitted.
    FitSwarm: "xwing.device.buzz-droid-swarm.53";
}
