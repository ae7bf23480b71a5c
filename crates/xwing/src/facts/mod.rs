//! The facts of the game, read once from the embedded data files into flat tables.
//!
//! Every number stands in one place: cards in `data/*.toml`, what a points list states in `data/points/*.toml`, game modes
//! with their ban and restricted lists in `data/modes/*.toml`. [`Facts::of`] gives the tables under a points list.

mod action;
mod condition;
mod damage;
mod dice;
mod ids;
mod maneuver;
mod mode;
mod piece;
mod pilot;
mod points;
mod restriction;
mod ship;
mod ship_ability;
mod sources;
mod table;
mod upgrade;
mod value;
mod words;

pub use action::{Action, ActionKind, ActionNeed, Step};
pub use broadside_facts::{FactsError, FaultKind, Set, Term, fold};
pub use condition::Condition;
pub use damage::{DECK, DamageCard, DamageKind, DamageTrait};
pub use dice::{Die, FACES, Face};
pub use ids::{ConditionId, DeviceId, NameId, ObstacleId, PilotId, ShipId, UpgradeId};
pub use maneuver::{Bearing, Difficulty, Direction, Maneuver, TOP_SPEED};
pub use mode::{CardList, GameMode};
pub use piece::{Device, DeviceKind, Obstacle, ObstacleKind, RemoteStats};
pub use pilot::Pilot;
pub use points::Cost;
pub use restriction::Restriction;
pub use ship::Ship;
pub use ship_ability::ShipAbility;
pub use sources::Sources;
pub use upgrade::{Adds, Side, Upgrade};
pub use value::{Charges, Primary, Weapon};
pub use words::{Arc, Faction, Keyword, Mode, PointsList, Size, Slot};

use broadside_facts::Names;
use std::ops::Index;
use std::sync::LazyLock;
use table::CardNames;
use upgrade::Others;

/// All facts, under one points list.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The name of the points list in force: its date.
    pub list: Box<str>,
    ships: Box<[Ship]>,
    pilots: Box<[Pilot]>,
    upgrades: Box<[Upgrade]>,
    conditions: Box<[Condition]>,
    damage: Box<[DamageCard]>,
    obstacles: Box<[Obstacle]>,
    devices: Box<[Device]>,
    modes: Box<[GameMode]>,
    names: CardNames,
    ship_names: Names<ShipId>,
    pilot_names: Names<PilotId>,
    upgrade_names: Names<UpgradeId>,
    condition_names: Names<ConditionId>,
    obstacle_names: Names<ObstacleId>,
    device_names: Names<DeviceId>,
}

static TABLES: [LazyLock<Facts>; 1] = [LazyLock::new(|| embedded(PointsList::June2022))];

/// The embedded files are part of the program and read by its tests: an error here is a broken build.
fn embedded(list: PointsList) -> Facts {
    Facts::read(&Sources::embedded(), list).unwrap_or_else(|error| panic!("{error}"))
}

impl Facts {
    /// The same facts, but for what an upgrade card adds to its ship, drops, places and replaces.
    pub fn without(&self, upgrade: UpgradeId) -> Facts {
        let mut facts = self.clone();
        let card = &mut facts.upgrades[upgrade.index()];
        for side in [Some(&mut card.front), card.back.as_mut()].into_iter().flatten() {
            side.adds = Adds::nothing();
            (side.device, side.obstacle, side.ship_ability) = (None, None, None);
        }
        facts
    }

    /// The facts under the latest points list.
    pub fn embedded() -> &'static Facts {
        Facts::of(PointsList::June2022)
    }

    /// The facts under a points list.
    pub fn of(list: PointsList) -> &'static Facts {
        &TABLES[list as usize]
    }

    /// The facts of this build under a points list of somebody's own: the name of its file, for messages, and its text. An error says
    /// which entry and field is wrong, and what would be right.
    pub fn under(points: (&str, &str)) -> Result<Facts, FactsError> {
        let mut facts = Facts::embedded().clone();
        points::apply(&mut facts, points, None)?;
        facts.read_modes(&Sources::embedded())?;
        Ok(facts)
    }

    /// Reads data files; an error says which file, entry and field is wrong, and what would be right.
    pub fn read(sources: &Sources, list: PointsList) -> Result<Facts, FactsError> {
        let ships = ship::read(sources.ships)?;
        let conditions = condition::read(sources.conditions)?;
        let devices = piece::devices(sources.devices)?;
        let obstacles = piece::obstacles(sources.obstacles)?;
        let mut names = CardNames::default();
        let mut pilots = Vec::new();
        for file in sources.pilots {
            pilot::read(&mut pilots, file, &ships, &conditions, &mut names)?;
        }
        let mut upgrades = Vec::new();
        for file in sources.upgrades {
            let others =
                Others { ships: &ships, conditions: &conditions, devices: &devices, obstacles: &obstacles };
            upgrade::read(&mut upgrades, file, others, &mut names)?;
        }
        let printed = |name: &str| vec![name.to_owned()];
        let mut facts = Facts {
            list: Box::default(),
            names,
            ship_names: Names::new(ships.iter().map(|it| (it.id, &*it.slug, printed(&it.name)))),
            pilot_names: Names::new(pilots.iter().map(|it| (it.id, &*it.slug, with_ship(it, &ships)))),
            upgrade_names: Names::new(upgrades.iter().map(|it| (it.id, &*it.slug, printed(&it.name)))),
            condition_names: Names::new(conditions.iter().map(|it| (it.id, &*it.slug, printed(&it.name)))),
            obstacle_names: Names::new(obstacles.iter().map(|it| (it.id, &*it.slug, Vec::new()))),
            device_names: Names::new(devices.iter().map(|it| (it.id, &*it.slug, printed(&it.name)))),
            ships: ships.into(),
            pilots: pilots.into(),
            upgrades: upgrades.into(),
            conditions: conditions.into(),
            damage: damage::read(sources.damage)?.into(),
            obstacles: obstacles.into(),
            devices: devices.into(),
            modes: Box::default(),
        };
        points::apply(&mut facts, sources.points[list as usize], Some(list))?;
        facts.read_modes(sources)?;
        Ok(facts)
    }

    fn read_modes(&mut self, sources: &Sources) -> Result<(), FactsError> {
        self.modes = sources.modes.iter().map(|&file| mode::read(self, file)).collect::<Result<_, _>>()?;
        Ok(())
    }

    /// Every ship type that is not huge.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// Every pilot.
    pub fn pilots(&self) -> &[Pilot] {
        &self.pilots
    }

    /// Every upgrade, those for huge ships among them.
    pub fn upgrades(&self) -> &[Upgrade] {
        &self.upgrades
    }

    /// Every condition.
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    /// Every kind of damage card, in the order of [`DamageKind`].
    pub fn damage(&self) -> &[DamageCard] {
        &self.damage
    }

    /// Every obstacle, those among them that cards put into play.
    pub fn obstacles(&self) -> &[Obstacle] {
        &self.obstacles
    }

    /// Every device.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// Every game mode for which squads are built.
    pub fn modes(&self) -> &[GameMode] {
        &self.modes
    }

    /// The mode of this name; epic squads are not built.
    pub fn mode(&self, mode: Mode) -> Option<&GameMode> {
        self.modes.iter().find(|known| known.mode == mode)
    }

    /// The standard game mode.
    pub fn standard(&self) -> &GameMode {
        &self.modes[0]
    }

    /// The extended game mode.
    pub fn extended(&self) -> &GameMode {
        &self.modes[1]
    }

    /// The number of a name that is on a card.
    pub fn name(&self, name: &str) -> Option<NameId> {
        self.names.known(name)
    }

    /// The ship type with this XWS id.
    pub fn ship(&self, slug: &str) -> Option<ShipId> {
        self.ship_names.slug(slug)
    }

    /// The pilot with this XWS id.
    pub fn pilot(&self, slug: &str) -> Option<PilotId> {
        self.pilot_names.slug(slug)
    }

    /// The upgrade with this XWS id; pilots have ids of their own (both have a `kyloren`).
    pub fn upgrade(&self, slug: &str) -> Option<UpgradeId> {
        self.upgrade_names.slug(slug)
    }

    /// The condition with this XWS id.
    pub fn condition(&self, slug: &str) -> Option<ConditionId> {
        self.condition_names.slug(slug)
    }

    /// The obstacle with this XWS id.
    pub fn obstacle(&self, slug: &str) -> Option<ObstacleId> {
        self.obstacle_names.slug(slug)
    }

    /// The device with this slug.
    pub fn device(&self, slug: &str) -> Option<DeviceId> {
        self.device_names.slug(slug)
    }

    /// Every ship type with this printed name.
    pub fn ships_named(&self, name: &str) -> impl Iterator<Item = ShipId> + '_ {
        self.ship_names.printed(name)
    }

    /// Every pilot with this printed name, alone or followed by that of the ship type.
    pub fn pilots_named(&self, name: &str) -> impl Iterator<Item = PilotId> + '_ {
        self.pilot_names.printed(name)
    }

    /// Every upgrade with this printed name.
    pub fn upgrades_named(&self, name: &str) -> impl Iterator<Item = UpgradeId> + '_ {
        self.upgrade_names.printed(name)
    }

    /// The ship type of a pilot.
    pub fn ship_of(&self, pilot: PilotId) -> &Ship {
        &self[self[pilot].ship]
    }
}

fn with_ship(pilot: &Pilot, ships: &[Ship]) -> Vec<String> {
    vec![pilot.name.to_string(), format!("{} {}", pilot.name, ships[pilot.ship.index()].name)]
}

macro_rules! index {
    ($($id:ty => $field:ident: $card:ty),+ $(,)?) => {
        $(impl Index<$id> for Facts {
            type Output = $card;
            #[inline]
            fn index(&self, id: $id) -> &$card {
                &self.$field[id.index()]
            }
        })+
    };
}

index! {
    ShipId => ships: Ship,
    PilotId => pilots: Pilot,
    UpgradeId => upgrades: Upgrade,
    ConditionId => conditions: Condition,
    ObstacleId => obstacles: Obstacle,
    DeviceId => devices: Device,
}

impl Index<DamageKind> for Facts {
    type Output = DamageCard;
    #[inline]
    fn index(&self, kind: DamageKind) -> &DamageCard {
        &self.damage[kind as usize]
    }
}
