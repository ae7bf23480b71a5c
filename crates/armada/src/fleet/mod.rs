//! Fleets: what a player brings to the table, and whether the rules allow it.
//!
//! A [`Fleet`] is plain data by card ids. It is read and printed as text ([`parse`], [`print`]), exchanged with other list
//! builders ([`read`], [`write`]), checked against an edition ([`check`]) and drawn at random ([`random_fleet`]).
//!
//! ```
//! use broadside_armada::facts::Facts;
//! use broadside_armada::fleet::{check, parse};
//! let facts = Facts::embedded();
//! let fleet = parse(facts, "
//! fleet       Two corvettes
//! faction     rebel
//! points      180
//! assault     Most Wanted
//! defense     Fire Lanes
//! navigation  Minefields
//!
//! ship  CR90 Corvette A
//!   General Dodonna
//! ship  CR90 Corvette A
//!
//! squadrons
//!   4 x X-wing Squadron
//! ").expect("every line is understood");
//! assert_eq!(fleet.cost(facts), 160);
//! assert!(check(facts, &fleet).is_empty());
//! ```

mod cards;
mod effects;
mod exchange;
mod judged;
mod legal;
mod own;
mod random;
mod reasons;
mod samples;
mod supply;

pub use effects::{squadron_has_effect, unplayed_objectives, upgrade_has_effect, without_effect};
pub use exchange::Format;
pub use judged::Figures;
pub(crate) use legal::may_equip;
pub use legal::{CoreSet, LIMITS, Limits, Problem, ProblemKind, check, check_core_set};
pub use random::{Heart, fleet_around, random_fleet};
pub use reasons::REASONS;
pub use samples::{Sample, samples};
pub use supply::Supply;
pub(crate) use supply::is_core_objective;

use broadside_lists::{Exchange, Import, LineError, Unreadable, stored};

use crate::facts::{Category, Faction, Facts, ObjectiveId, ShipCardId, Slot, SquadronCardId, UpgradeCardId};
use serde::{Deserialize, Serialize};

/// What a player brings: ships with their upgrades, squadrons and objectives. It may break any rule; [`check`] tells.
///
/// Card ids count within a build only, so a saved fleet names its cards by their slugs and survives new cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    /// Its name: one line, without blanks around it; may be empty.
    #[serde(default)]
    pub name: String,
    /// The faction whose cards it may include.
    #[serde(with = "stored::word")]
    pub faction: Faction,
    /// The fleet point total on which the players agreed (armada.fleet-building.01).
    pub points: u16,
    /// Its ships, in the player's order.
    #[serde(default)]
    pub ships: Vec<FleetShip>,
    /// Its squadrons, one entry each.
    #[serde(with = "stored::cards", default)]
    pub squadrons: Vec<SquadronCardId>,
    /// Its objectives; a legal fleet has one of each category.
    #[serde(with = "stored::cards", default)]
    pub objectives: Vec<ObjectiveId>,
}

/// A ship of a fleet with the cards that it is equipped with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FleetShip {
    /// The ship card.
    #[serde(with = "stored::card")]
    pub card: ShipCardId,
    /// Its upgrades, the commander among them.
    #[serde(with = "stored::cards", default)]
    pub upgrades: Vec<UpgradeCardId>,
}

impl FleetShip {
    /// A ship without upgrades.
    pub fn new(card: ShipCardId) -> FleetShip {
        FleetShip { card, upgrades: Vec::new() }
    }

    /// Fleet points of the ship card and its upgrades.
    pub fn cost(&self, facts: &Facts) -> u32 {
        let upgrades: u32 = self.upgrades.iter().map(|&id| u32::from(facts[id].points)).sum();
        u32::from(facts[self.card].points) + upgrades
    }

    /// The commander that it carries, which makes it the flagship (armada.commanders.04).
    pub fn commander(&self, facts: &Facts) -> Option<UpgradeCardId> {
        self.upgrades.iter().copied().find(|&id| is_commander(facts, id))
    }
}

impl Fleet {
    /// A fleet without cards, for the standard total of the edition.
    pub fn new(facts: &Facts, faction: Faction) -> Fleet {
        Fleet {
            name: String::new(),
            faction,
            points: facts.ruleset.fleet_points,
            ships: Vec::new(),
            squadrons: Vec::new(),
            objectives: Vec::new(),
        }
    }

    /// Fleet points of all cards (armada.fleet-building.01, armada.fleet-building.02, armada.upgrade-cards.01).
    pub fn cost(&self, facts: &Facts) -> u32 {
        self.ships.iter().map(|ship| ship.cost(facts)).sum::<u32>() + self.squadron_cost(facts)
    }

    /// Fleet points of the squadrons; every copy is paid for (armada.squadron.03).
    pub fn squadron_cost(&self, facts: &Facts) -> u32 {
        self.squadrons.iter().map(|&id| u32::from(facts[id].points)).sum()
    }

    /// The ship with the commander: its place in `ships` (armada.commanders.04).
    pub fn flagship(&self, facts: &Facts) -> Option<usize> {
        self.ships.iter().position(|ship| ship.commander(facts).is_some())
    }

    /// The commander on the flagship.
    pub fn commander(&self, facts: &Facts) -> Option<UpgradeCardId> {
        self.ships.iter().find_map(|ship| ship.commander(facts))
    }

    /// The objective of this category; the first, when an illegal fleet has several.
    pub fn objective(&self, facts: &Facts, category: Category) -> Option<ObjectiveId> {
        self.objectives.iter().copied().find(|&id| facts[id].category == Some(category))
    }

    /// How many upgrade cards it has, commander and titles included.
    pub fn upgrade_count(&self) -> usize {
        self.ships.iter().map(|ship| ship.upgrades.len()).sum()
    }

    /// The most that its squadrons may cost: a third of the agreed total, rounded up (armada.fleet-building.71,
    /// armada.fleet-building.72).
    pub fn squadron_limit(&self) -> u32 {
        u32::from(self.points).div_ceil(3)
    }
}

/// Reads a fleet in our own format; all lines that are wrong are told at once.
pub fn parse(facts: &Facts, text: &str) -> Result<Fleet, Vec<LineError>> {
    broadside_lists::parse(facts, text)
}

/// The fleet in our own format; [`parse`] gives the same fleet back.
pub fn print(facts: &Facts, fleet: &Fleet) -> String {
    broadside_lists::print(facts, fleet)
}

/// Reads a fleet in any [`Format`].
///
/// ```
/// use broadside_armada::facts::Facts;
/// use broadside_armada::fleet::{Format, read};
/// use broadside_lists::NoteKind;
/// let list = "Name: Short\nFaction: Imperial\nCommander: Admiral Motti\n\n\
///             Gladiator I (56)\n• Admiral Motti (24)\n• Rancor Riders (3)\n= 83 Points\n\nSquadrons:\n= 0 Points\n";
/// let import = read(Facts::embedded(), list).expect("a Kingston list");
/// assert_eq!(import.format, Format::Kingston);
/// assert_eq!(import.list.ships.len(), 1);
/// assert_eq!((import.notes[0].line, import.notes[0].kind), (7, NoteKind::NotUnderstood));
/// ```
pub fn read(facts: &Facts, text: &str) -> Result<Import<Fleet>, Unreadable> {
    broadside_lists::read(facts, text)
}

/// The fleet in a format. Other builders have no place for the agreed total, and their own order of cards.
pub fn write(facts: &Facts, fleet: &Fleet, format: Format) -> String {
    fleet.export(facts, format, &())
}

/// Whether the card is a commander; it needs no icon of the upgrade bar (armada.commanders.01).
fn is_commander(facts: &Facts, id: UpgradeCardId) -> bool {
    facts[id].slots.contains(&Slot::Commander)
}

/// Whether the card is a title; it needs no icon of the upgrade bar (armada.upgrade-icons.02).
fn is_title(facts: &Facts, id: UpgradeCardId) -> bool {
    facts[id].slots.contains(&Slot::Title)
}
