//! The facts of the game, read once from the embedded data files into flat tables.
//!
//! Every number stands in one place: cards in `data/*.toml`, measures in [`measures`]. [`Facts::of`] gives the tables of
//! an edition, with its pool, its points and the few facts that it states differently.

mod chassis;
mod damage;
mod dice;
mod entry;
mod ids;
pub mod measures;
mod objective;
mod obstacle;
mod ruleset;
mod ship;
mod sources;
mod squadron;
mod token;
mod unique;
mod upgrade;
mod words;

pub use broadside_facts::{FactsError, Set, Term, fold};
pub use chassis::{Chassis, SpeedChart, TOP_SPEED};
pub use damage::{DECK, DamageCard, DamageKind, DamageTiming, DamageTrait};
pub use dice::{Colour, Dice, FACES, Face};
pub use ids::{ChassisId, ObjectiveId, ObstacleId, ShipCardId, SquadronCardId, UniqueNameId, UpgradeCardId};
pub use objective::Objective;
pub use obstacle::{ARMED_STATION, EXOGORTH, ION_CANNON, Obstacle, StationCard, UNARMED_STATION};
pub use ruleset::{Pool, Ruleset};
pub use ship::ShipCard;
pub use sources::Sources;
pub use squadron::{Keywords, SquadronCard};
pub use token::{TokenShape, Topology, ZoneShape};
pub use upgrade::{Pile, PileMoment, ReadyCost, ReadyIcon, Restriction, StartingPile, UpgradeCard};
pub use words::{
    Category, Command, DefenseToken, Edition, Faction, Keyword, ObstacleKind, Size, Slot, Tag, Zone,
};

use broadside_facts::{Names, only, whole};
use std::ops::Index;
use std::sync::LazyLock;
use unique::UniqueNames;

/// All facts, as one edition has them.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The frame of the edition.
    pub ruleset: Ruleset,
    chassis: Box<[Chassis]>,
    ships: Box<[ShipCard]>,
    squadrons: Box<[SquadronCard]>,
    upgrades: Box<[UpgradeCard]>,
    objectives: Box<[Objective]>,
    obstacles: Box<[Obstacle]>,
    damage: Box<[DamageCard]>,
    unique_names: usize,
    ship_names: Names<ShipCardId>,
    squadron_names: Names<SquadronCardId>,
    upgrade_names: Names<UpgradeCardId>,
    objective_names: Names<ObjectiveId>,
    obstacle_names: Names<ObstacleId>,
}

static TABLES: [LazyLock<Facts>; 3] = [
    LazyLock::new(|| embedded(Edition::Rr1)),
    LazyLock::new(|| embedded(Edition::Rr15)),
    LazyLock::new(|| embedded(Edition::Arc)),
];

/// The embedded files are part of the program and read by its tests: an error here is a broken build.
fn embedded(edition: Edition) -> Facts {
    Facts::read(&Sources::embedded(), edition).unwrap_or_else(|error| panic!("{error}"))
}

impl Facts {
    /// The facts of the default edition, rr15.
    pub fn embedded() -> &'static Facts {
        Facts::of(Edition::Rr15)
    }

    /// The facts as an edition has them.
    pub fn of(edition: Edition) -> &'static Facts {
        &TABLES[edition as usize]
    }

    /// Reads data files; an error says which file, entry and field is wrong, and what would be right.
    pub fn read(sources: &Sources, edition: Edition) -> Result<Facts, FactsError> {
        let (file, text) = sources.ruleset(edition);
        let mut ruleset = whole(file, text)?;
        let frame = ruleset::frame(&mut ruleset, edition)?;
        let chassis = chassis::read(sources.chassis, sources.tokens)?;
        let mut unique = UniqueNames::default();
        let ships = ship::read(sources.ships, &chassis, &mut unique)?;
        let squadrons = squadron::read(sources.squadrons, &mut unique)?;
        let mut upgrades = Vec::new();
        for file in sources.upgrades {
            upgrade::read(&mut upgrades, file, &chassis, &mut unique)?;
        }
        let objectives = objective::read(sources.objectives)?;
        let obstacles = obstacle::read(sources.obstacles)?;
        let mut facts = Facts {
            ruleset: frame,
            ship_names: Names::new(ships.iter().map(|c| (c.id, &*c.slug, spellings(&c.name, &c.also)))),
            squadron_names: Names::new(squadrons.iter().map(|c| (c.id, &*c.slug, squadron_spellings(c)))),
            upgrade_names: Names::new(upgrades.iter().map(|c| (c.id, &*c.slug, spellings(&c.name, &c.also)))),
            objective_names: Names::new(objectives.iter().map(|c| (c.id, &*c.slug, spellings(&c.name, &[])))),
            obstacle_names: Names::new(obstacles.iter().map(|o| (o.id, &*o.slug, Vec::new()))),
            chassis: chassis.into(),
            ships: ships.into(),
            squadrons: squadrons.into(),
            upgrades: upgrades.into(),
            objectives: objectives.into(),
            obstacles: obstacle::both_sides(obstacles),
            damage: damage::read(sources.damage)?.into(),
            unique_names: unique.len(),
        };
        ruleset::apply(&mut facts, ruleset, sources)?;
        Ok(facts)
    }

    /// Every chassis.
    pub fn chassis(&self) -> &[Chassis] {
        &self.chassis
    }

    /// Every ship card, in the pool or not.
    pub fn ships(&self) -> &[ShipCard] {
        &self.ships
    }

    /// Every squadron card, in the pool or not.
    pub fn squadrons(&self) -> &[SquadronCard] {
        &self.squadrons
    }

    /// Every upgrade card, in the pool or not.
    pub fn upgrades(&self) -> &[UpgradeCard] {
        &self.upgrades
    }

    /// Every objective card, in the pool or not.
    pub fn objectives(&self) -> &[Objective] {
        &self.objectives
    }

    /// Every obstacle token, with its front up.
    pub fn obstacles(&self) -> &[Obstacle] {
        &self.obstacles[..self.obstacles.len() / 2]
    }

    /// Every obstacle token with its front up, then in the same order with its back up.
    pub fn obstacle_sides(&self) -> &[Obstacle] {
        &self.obstacles
    }

    /// The other side of an obstacle token.
    pub fn turned_over(&self, side: ObstacleId) -> ObstacleId {
        let tokens = self.obstacles.len() / 2;
        ObstacleId::at((side.index() + tokens) % self.obstacles.len().max(1))
    }

    /// Whether this is the back of an obstacle token.
    pub fn is_turned_over(&self, side: ObstacleId) -> bool {
        side.index() >= self.obstacles.len() / 2
    }

    /// Every kind of damage card, in the order of [`DamageKind`].
    pub fn damage(&self) -> &[DamageCard] {
        &self.damage
    }

    /// How many different unique names there are; each [`UniqueNameId`] is below it.
    pub fn unique_names(&self) -> usize {
        self.unique_names
    }

    /// The token of a ship card.
    pub fn token(&self, ship: ShipCardId) -> &TokenShape {
        &self[self[ship].chassis].token
    }

    /// The ship card with this slug.
    pub fn ship(&self, slug: &str) -> Option<ShipCardId> {
        self.ship_names.slug(slug)
    }

    /// The squadron card with this slug.
    pub fn squadron(&self, slug: &str) -> Option<SquadronCardId> {
        self.squadron_names.slug(slug)
    }

    /// The upgrade card with this slug.
    pub fn upgrade(&self, slug: &str) -> Option<UpgradeCardId> {
        self.upgrade_names.slug(slug)
    }

    /// The objective with this slug.
    pub fn objective(&self, slug: &str) -> Option<ObjectiveId> {
        self.objective_names.slug(slug)
    }

    /// The obstacle with this slug.
    pub fn obstacle(&self, slug: &str) -> Option<ObstacleId> {
        self.obstacle_names.slug(slug)
    }

    /// Every ship card with this printed name; two factions can share one.
    pub fn ships_named(&self, name: &str) -> impl Iterator<Item = ShipCardId> + '_ {
        self.ship_names.printed(name)
    }

    /// Every squadron card with this printed name: the pilot's, or the pilot's followed by the craft's.
    pub fn squadrons_named(&self, name: &str) -> impl Iterator<Item = SquadronCardId> + '_ {
        self.squadron_names.printed(name)
    }

    /// Every upgrade card with this printed name.
    pub fn upgrades_named(&self, name: &str) -> impl Iterator<Item = UpgradeCardId> + '_ {
        self.upgrade_names.printed(name)
    }

    /// Every objective with this printed name.
    pub fn objectives_named(&self, name: &str) -> impl Iterator<Item = ObjectiveId> + '_ {
        self.objective_names.printed(name)
    }

    /// The one ship card with this printed name that the faction has; `None` also when the name fits several.
    pub fn ship_named(&self, name: &str, faction: Option<Faction>) -> Option<ShipCardId> {
        only(self.ships_named(name).filter(|&id| faction.is_none_or(|f| self[id].faction == f)))
    }

    /// The one squadron card with this printed name that the faction has; `None` also when the name fits several.
    pub fn squadron_named(&self, name: &str, faction: Option<Faction>) -> Option<SquadronCardId> {
        only(self.squadrons_named(name).filter(|&id| faction.is_none_or(|f| self[id].faction == f)))
    }

    /// The one upgrade card with this printed name, slot and faction; `None` also when the name fits several.
    ///
    /// ```
    /// use broadside_armada::facts::{Faction, Facts, Slot};
    /// let facts = Facts::embedded();
    /// assert!(facts.upgrade_named("Ahsoka Tano", None, None).is_none());
    /// let rebel = facts.upgrade_named("Ahsoka Tano", Some(Slot::Officer), Some(Faction::Rebel));
    /// assert_eq!(rebel, facts.upgrade("ahsoka-tano-officer-rebel"));
    /// ```
    pub fn upgrade_named(
        &self,
        name: &str,
        slot: Option<Slot>,
        faction: Option<Faction>,
    ) -> Option<UpgradeCardId> {
        only(self.upgrades_named(name).filter(|&id| {
            let card = &self[id];
            slot.is_none_or(|s| card.slots.contains(&s)) && faction.is_none_or(|f| card.open_to(f))
        }))
    }
}

fn spellings(name: &str, also: &[Box<str>]) -> Vec<String> {
    std::iter::once(name.to_owned()).chain(also.iter().map(|name| name.to_string())).collect()
}

fn squadron_spellings(card: &SquadronCard) -> Vec<String> {
    let mut names = vec![card.name.to_string()];
    names.extend(card.craft.iter().map(|craft| format!("{} {craft}", card.name)));
    names
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
    ChassisId => chassis: Chassis,
    ShipCardId => ships: ShipCard,
    SquadronCardId => squadrons: SquadronCard,
    UpgradeCardId => upgrades: UpgradeCard,
    ObjectiveId => objectives: Objective,
    ObstacleId => obstacles: Obstacle,
}

impl Index<DamageKind> for Facts {
    type Output = DamageCard;
    #[inline]
    fn index(&self, kind: DamageKind) -> &DamageCard {
        &self.damage[kind as usize]
    }
}
