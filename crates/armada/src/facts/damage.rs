//! The damage deck.

use super::FactsError;
use broadside_facts::{Term, entries, terms, whole};

terms! {
    /// A kind of damage card.
    DamageKind, "a damage card" {
        /// Blinded Gunners.
        BlindedGunners = "blinded-gunners",
        /// Capacitor Failure.
        CapacitorFailure = "capacitor-failure",
        /// Comm Noise.
        CommNoise = "comm-noise",
        /// Compartment Fire.
        CompartmentFire = "compartment-fire",
        /// Coolant Discharge.
        CoolantDischarge = "coolant-discharge",
        /// Crew Panic.
        CrewPanic = "crew-panic",
        /// Damaged Controls.
        DamagedControls = "damaged-controls",
        /// Damaged Munitions.
        DamagedMunitions = "damaged-munitions",
        /// Depowered Armament.
        DepoweredArmament = "depowered-armament",
        /// Disengaged Fire Control.
        DisengagedFireControl = "disengaged-fire-control",
        /// Faulty Countermeasures.
        FaultyCountermeasures = "faulty-countermeasures",
        /// Injured Crew.
        InjuredCrew = "injured-crew",
        /// Life Support Failure.
        LifeSupportFailure = "life-support-failure",
        /// Point-Defense Failure.
        PointDefenseFailure = "point-defense-failure",
        /// Power Failure.
        PowerFailure = "power-failure",
        /// Projector Misaligned.
        ProjectorMisaligned = "projector-misaligned",
        /// Ruptured Engine.
        RupturedEngine = "ruptured-engine",
        /// Shield Failure.
        ShieldFailure = "shield-failure",
        /// Structural Damage.
        StructuralDamage = "structural-damage",
        /// Targeter Disruption.
        TargeterDisruption = "targeter-disruption",
        /// Thrust Control Malfunction.
        ThrustControlMalfunction = "thrust-control-malfunction",
        /// Thruster Fissure.
        ThrusterFissure = "thruster-fissure",
    }
}

terms! {
    /// The trait of a damage card (armada.damage.13).
    DamageTrait, "a damage trait" {
        /// Crew.
        Crew = "crew",
        /// Ship.
        Ship = "ship",
    }
}

terms! {
    /// When a faceup damage card works.
    DamageTiming, "a damage timing" {
        /// Once, when it becomes faceup; then it is turned facedown.
        Immediate = "immediate",
        /// As long as it is faceup.
        Persistent = "persistent",
        /// Once, and as long as it is faceup.
        Both = "both",
    }
}

/// A kind of damage card.
#[derive(Clone, Debug)]
pub struct DamageCard {
    /// Which one.
    pub kind: DamageKind,
    /// The printed name.
    pub name: Box<str>,
    /// Crew or ship.
    pub damage_trait: DamageTrait,
    /// How many of the deck are of this kind.
    pub count: u8,
    /// When it works.
    pub timing: DamageTiming,
}

/// How many cards a damage deck has (armada.damage.deck.01).
pub const DECK: usize = 52;

/// The cards in the order of [`DamageKind`]; the file must name each kind once.
pub(super) fn read(text: &str) -> Result<Vec<DamageCard>, FactsError> {
    let mut list = entries("damage.toml", text)?.into_iter();
    let mut all = Vec::new();
    for &kind in DamageKind::ALL {
        // The enum is in the order of its words, and so are the entries.
        let Some(mut entry) = list.next() else {
            return Err(whole("damage.toml", "")?.error(kind.word(), "is missing; write its entry"));
        };
        if entry.key != kind.word() {
            return Err(entry.error("name", format!("stands where [{}] is expected", kind.word())));
        }
        all.push(DamageCard {
            kind,
            name: entry.text("name")?,
            damage_trait: entry.term("trait")?,
            count: entry.number("count")?,
            timing: entry.term("timing")?,
        });
        entry.finish()?;
    }
    match list.next() {
        None => Ok(all),
        Some(entry) => Err(entry.error("name", "is no kind of damage card; add it to DamageKind first")),
    }
}
