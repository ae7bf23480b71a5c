//! What the editions see differently in fleet building. Each switch is named after its rule.

use crate::facts::{Edition, Slot};

/// The fleet building rules of one edition.
#[derive(Clone, Copy, Debug)]
pub(super) struct Switches {
    /// One ship cannot have two copies of a card (armada.fleet-building.10).
    pub no_copies: bool,
    /// One ship has at most one title (armada.upgrade-cards.17).
    pub one_title: bool,
    /// Unique squadrons with defense tokens are limited (armada.fleet-building.12).
    pub ace_limit: bool,
    /// Which factions there are.
    pub factions: &'static str,
    /// A fleet has cards of one faction.
    pub one_faction: &'static str,
    /// A ship equips upgrades of its own faction.
    pub affiliation: &'static str,
    /// Each type of upgrade has its own entry in the rules.
    entries: bool,
}

impl Switches {
    pub fn of(edition: Edition) -> Switches {
        match edition {
            Edition::Rr1 => Switches {
                no_copies: false,
                one_title: false,
                ace_limit: false,
                factions: "armada.faction.01-rr1",
                one_faction: "armada.fleet-building.07-rr1",
                affiliation: "armada.upgrade-cards.05-rr1",
                entries: false,
            },
            Edition::Rr15 | Edition::Arc => Switches {
                no_copies: true,
                one_title: true,
                ace_limit: true,
                factions: "armada.faction.01",
                one_faction: "armada.fleet-building.07",
                affiliation: "armada.upgrade-cards.05",
                entries: true,
            },
        }
    }

    /// Why a card needs its icons.
    pub fn needs_icon(&self, slots: &[Slot]) -> &'static str {
        if !self.entries {
            return "armada.upgrade-cards.02";
        }
        match slots {
            [Slot::Officer] => "armada.upgrade-officer.01",
            [Slot::WeaponsTeam] => "armada.upgrade-weapons-team.01",
            [Slot::SupportTeam] => "armada.upgrade-support-team.01",
            [Slot::FleetCommand] => "armada.upgrade-fleet-command.01",
            [Slot::FleetSupport] => "armada.upgrade-fleet-support.01",
            [Slot::OffensiveRetrofit] => "armada.upgrade-offensive-retrofit.01",
            [Slot::DefensiveRetrofit] => "armada.upgrade-defensive-retrofit.01",
            [Slot::ExperimentalRetrofit] => "armada.upgrade-experimental-retrofit.01",
            [Slot::Turbolasers] => "armada.upgrade-turbolaser.01",
            [Slot::IonCannons] => "armada.upgrade-ion-cannon.01",
            [Slot::Ordnance] => "armada.upgrade-ordnance.01",
            [Slot::Superweapon] => "armada.upgrade-superweapon.01",
            [Slot::WeaponsTeam, Slot::OffensiveRetrofit] => "armada.upgrade-boarding-team.02",
            _ => "armada.upgrade-cards.08",
        }
    }

    /// Why a ship cannot have two copies of a card; only where `no_copies` is set.
    pub fn copies(&self, slots: &[Slot]) -> &'static str {
        match slots {
            [Slot::Officer] => "armada.upgrade-officer.02",
            [Slot::WeaponsTeam] => "armada.upgrade-weapons-team.02",
            [Slot::SupportTeam] => "armada.upgrade-support-team.02",
            [Slot::FleetSupport] => "armada.upgrade-fleet-support.02",
            [Slot::OffensiveRetrofit] => "armada.upgrade-offensive-retrofit.02",
            [Slot::DefensiveRetrofit] => "armada.upgrade-defensive-retrofit.02",
            [Slot::ExperimentalRetrofit] => "armada.upgrade-experimental-retrofit.02",
            [Slot::Turbolasers] => "armada.upgrade-turbolaser.02",
            [Slot::IonCannons] => "armada.upgrade-ion-cannon.02",
            [Slot::Ordnance] => "armada.upgrade-ordnance.02",
            [Slot::WeaponsTeam, Slot::OffensiveRetrofit] => "armada.upgrade-boarding-team.03",
            _ => "armada.fleet-building.10",
        }
    }
}
