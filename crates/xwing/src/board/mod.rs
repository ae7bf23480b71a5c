//! What lies on and beside the table: flat data, copied as bytes.

mod attack;
mod decks;
mod pieces;
mod seating;
mod ship;

pub use attack::{Attack, DieState, MAX_DICE, Roll, Weapon};
pub(crate) use decks::place_of;
pub use decks::{Card, CardPlace, Decks, MAX_CARDS};
pub use pieces::{Condition, Device, Objective, Obstacle, Scenario, Upgrade};
pub use seating::Lookers;
pub use ship::{Mark, Ship, Standing, Turret};

use broadside_engine::{Ears, List, PerSide, Seat, Seating, Side};
use serde::{Deserialize, Serialize};

use crate::facts::Faction;
use crate::words::{CardNo, DeviceNo, Object, ObjectiveNo, ObstacleNo, Phase, ShipNo, UpgradeNo, XWingWords};

/// The most ships of a game: eight of each side.
pub const MAX_SHIPS: usize = 16;
/// The most upgrade cards of a game.
pub const MAX_UPGRADES: usize = 128;
/// A standard game lasts so many rounds (xwing.game-length.01).
pub const ROUNDS: u8 = 12;
/// So many mission points end a game (xwing.scenario.scoring.12).
pub const MISSION: u8 = 20;

/// A side: what its players have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// The squad's faction.
    pub faction: Faction,
    /// Mission points.
    pub points: u8,
}

/// Everything on and beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    /// What belongs to each side besides.
    #[serde(alias = "players")]
    pub sides: PerSide<Team>,
    /// All ships of the game.
    pub ships: List<Ship, MAX_SHIPS>,
    /// All upgrade cards of the game.
    pub upgrades: List<Upgrade, MAX_UPGRADES>,
    /// Condition cards in play.
    pub conditions: List<Condition, 12>,
    /// Obstacles.
    pub obstacles: List<Obstacle, 16>,
    /// Devices in the play area.
    pub devices: List<Device, 24>,
    /// Objectives of the scenario.
    pub objectives: List<Objective, 5>,
    /// The damage decks.
    pub decks: Decks,
    /// Attacks under way, the innermost last.
    pub attacks: List<Attack, 4>,
    /// The scenario of play.
    pub scenario: Scenario,
    /// Which side is the first player's, and who plays.
    #[serde(rename = "first")]
    pub seating: Seating,
    /// The side of the first player in setup: the red player (xwing.scenario.setup.04).
    pub red: Side,
    /// The round, counted from 1; 0 in setup.
    pub round: u8,
    /// After so many rounds the game is over.
    pub rounds: u8,
    /// The phase.
    pub phase: Phase,
    /// The initiative of the unit that acts, in a phase that goes by initiative.
    pub initiative: u8,
    /// The dice that were rolled last outside an attack.
    pub roll: Roll,
    /// Whether players may measure and preview at any time.
    pub open: bool,
    /// What the cards in play listen to.
    pub ears: Ears<XWingWords>,
    /// The other ships whose pilot abilities a ship has, as bits.
    pub shared: [u16; MAX_SHIPS],
}

impl Board {
    /// An empty table for two factions.
    pub fn empty(factions: PerSide<Faction>) -> Board {
        Board {
            sides: factions.map(|faction| Team { faction, points: 0 }),
            ships: List::new(),
            upgrades: List::new(),
            conditions: List::new(),
            obstacles: List::new(),
            devices: List::new(),
            objectives: List::new(),
            decks: Decks::new(),
            attacks: List::new(),
            scenario: Scenario::Dogfight,
            seating: Seating::default(),
            red: Side(0),
            round: 0,
            rounds: ROUNDS,
            phase: Phase::Setup,
            initiative: 0,
            roll: Roll::default(),
            open: true,
            ears: Ears::default(),
            shared: [0; MAX_SHIPS],
        }
    }

    /// A ship.
    pub fn ship(&self, ship: ShipNo) -> &Ship {
        &self.ships[ship.index()]
    }

    /// A ship, to be changed by an atom, or before a game begins.
    pub fn ship_mut(&mut self, ship: ShipNo) -> &mut Ship {
        &mut self.ships[ship.index()]
    }

    /// A device.
    pub fn device(&self, device: DeviceNo) -> &Device {
        &self.devices[device.index()]
    }

    /// An obstacle.
    pub fn obstacle(&self, obstacle: ObstacleNo) -> &Obstacle {
        &self.obstacles[obstacle.index()]
    }

    /// An upgrade card.
    pub fn upgrade(&self, upgrade: UpgradeNo) -> &Upgrade {
        &self.upgrades[upgrade.index()]
    }

    /// The numbers of all ships.
    pub fn all_ships(&self) -> impl Iterator<Item = ShipNo> + use<> {
        (0..self.ships.len() as u8).map(ShipNo)
    }

    /// The ships whose bases lie in the play area, destroyed ones that are not removed yet among them.
    pub fn ships_in_play(&self) -> impl Iterator<Item = ShipNo> + '_ {
        self.all_ships().filter(|ship| self.ship(*ship).in_play())
    }

    /// The devices in the play area.
    pub fn devices_in_play(&self) -> impl Iterator<Item = DeviceNo> + '_ {
        (0..self.devices.len() as u8).map(DeviceNo).filter(|device| self.device(*device).in_play)
    }

    /// The obstacles in the play area.
    pub fn obstacles_in_play(&self) -> impl Iterator<Item = ObstacleNo> + '_ {
        (0..self.obstacles.len() as u8).map(ObstacleNo).filter(|at| self.obstacle(*at).in_play)
    }

    /// The objectives in the play area.
    pub fn objectives_in_play(&self) -> impl Iterator<Item = ObjectiveNo> + '_ {
        (0..self.objectives.len() as u8).map(ObjectiveNo).filter(|at| self.objectives[at.index()].in_play)
    }

    /// The upgrade cards of a ship.
    pub fn upgrades_of(&self, ship: ShipNo) -> impl Iterator<Item = UpgradeNo> + '_ {
        let on_it = move |at: &UpgradeNo| self.upgrade(*at).ship == ship && !self.upgrade(*at).hidden;
        (0..self.upgrades.len() as u8).map(UpgradeNo).filter(on_it)
    }

    /// The upgrade card that lies facedown under another one of a ship.
    pub fn hidden_of(&self, ship: ShipNo) -> Option<UpgradeNo> {
        let hidden = |at: &UpgradeNo| self.upgrade(*at).ship == ship && self.upgrade(*at).hidden;
        (0..self.upgrades.len() as u8).map(UpgradeNo).find(hidden)
    }

    /// Who controls an object; obstacles and objectives belong to nobody.
    pub fn controller(&self, object: impl Into<Object>) -> Option<Seat> {
        match object.into() {
            Object::Ship(ship) => self.ships.get(ship.index()).map(|ship| ship.controller),
            Object::Device(device) => self.devices.get(device.index()).map(|device| device.controller),
            Object::Obstacle(_) | Object::Objective(_) => None,
        }
    }

    /// The innermost attack under way.
    pub fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }

    /// The faceup damage cards of a ship.
    pub fn faceup(&self, ship: ShipNo) -> impl Iterator<Item = CardNo> + '_ {
        self.decks.on(Object::Ship(ship)).filter(|card| self.decks.cards[card.index()].faceup)
    }

    /// The facedown damage cards of a ship.
    pub fn facedown(&self, ship: ShipNo) -> impl Iterator<Item = CardNo> + '_ {
        self.decks.on(Object::Ship(ship)).filter(|card| !self.decks.cards[card.index()].faceup)
    }

    /// The ships that maintain a lock on an object.
    pub fn lockers(&self, object: Object) -> impl Iterator<Item = ShipNo> + '_ {
        self.all_ships().filter(move |ship| self.ship(*ship).locks.contains(&object))
    }
}
