//! The damage deck.

use super::FactsError;
use broadside_facts::{Term, entries, terms, whole};

terms! {
    /// A kind of damage card.
    DamageKind, "a damage card" {
        /// Blinded Pilot.
        BlindedPilot = "blinded-pilot",
        /// Console Fire.
        ConsoleFire = "console-fire",
        /// Damaged Engine.
        DamagedEngine = "damaged-engine",
        /// Damaged Sensor Array.
        DamagedSensorArray = "damaged-sensor-array",
        /// Direct Hit!
        DirectHit = "direct-hit",
        /// Disabled Power Regulator.
        DisabledPowerRegulator = "disabled-power-regulator",
        /// Fuel Leak.
        FuelLeak = "fuel-leak",
        /// Hull Breach.
        HullBreach = "hull-breach",
        /// Loose Stabilizer.
        LooseStabilizer = "loose-stabilizer",
        /// Panicked Pilot.
        PanickedPilot = "panicked-pilot",
        /// Structural Damage.
        StructuralDamage = "structural-damage",
        /// Stunned Pilot.
        StunnedPilot = "stunned-pilot",
        /// Weapons Failure.
        WeaponsFailure = "weapons-failure",
        /// Wounded Pilot.
        WoundedPilot = "wounded-pilot",
    }
}

terms! {
    /// The trait of a damage card.
    DamageTrait, "a damage trait" {
        /// Pilot.
        Pilot = "pilot",
        /// Ship.
        Ship = "ship",
    }
}

/// A kind of damage card.
#[derive(Clone, Debug)]
pub struct DamageCard {
    /// Which one.
    pub kind: DamageKind,
    /// The printed name.
    pub name: Box<str>,
    /// Pilot or ship.
    pub damage_trait: DamageTrait,
    /// How many of the deck are of this kind.
    pub count: u8,
}

/// How many cards a damage deck has (xwing.damage-card.14).
pub const DECK: usize = 33;

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
        });
        entry.finish()?;
    }
    match list.next() {
        None => Ok(all),
        Some(entry) => Err(entry.error("name", "is no kind of damage card; add it to DamageKind first")),
    }
}
