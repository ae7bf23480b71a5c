//! Short ways to put pieces on a table.

use broadside_armada::facts::{Edition, Facts, Zone};
use broadside_armada::geometry::{
    Attack, AttackView, Measures, Obstacle, Obstructor, Party, Pieces, Reach, Ship,
};
use broadside_table::{Disc, Pose};

pub const EDITIONS: [Edition; 3] = [Edition::Rr1, Edition::Rr15, Edition::Arc];
pub const LATER: [Edition; 2] = [Edition::Rr15, Edition::Arc];

pub const VICTORY: &str = "victory-ii-class-star-destroyer";
pub const CR90: &str = "cr90-corvette-a";
pub const NEBULON: &str = "nebulon-b-escort-frigate";
pub const ONAGER: &str = "onager-class-star-destroyer";
pub const VENATOR: &str = "venator-ii-class-star-destroyer";
pub const EXECUTOR: &str = "executor-i-class-star-dreadnought";

pub fn ship(edition: Edition, slug: &str, x: f64, y: f64, degrees: f64) -> Ship {
    let card = Facts::of(edition).ship(slug).unwrap_or_else(|| panic!("no ship {slug}"));
    Measures::of(edition).ship(card, Pose::from_mm(x, y, degrees))
}

pub fn squadron(x: f64, y: f64) -> Disc {
    Measures::of(Edition::Rr15).squadron(Pose::from_mm(x, y, 0.0))
}

pub fn obstacle(edition: Edition, slug: &str, x: f64, y: f64, degrees: f64) -> Obstacle {
    let id = Facts::of(edition).obstacle(slug).unwrap_or_else(|| panic!("no obstacle {slug}"));
    Measures::of(edition).obstacle(id, Pose::from_mm(x, y, degrees))
}

pub fn zone(ship: usize, zone: Zone) -> Party {
    Party::Zone { ship, zone }
}

/// Measures an attack that reaches everywhere.
pub fn attack(
    edition: Edition,
    attacker: Party,
    defender: Party,
    ships: &[Ship],
    obstacles: &[Obstacle],
) -> AttackView {
    reaching(edition, attacker, defender, Reach::Unlimited, ships, obstacles)
}

pub fn reaching(
    edition: Edition,
    attacker: Party,
    defender: Party,
    reach: Reach,
    ships: &[Ship],
    obstacles: &[Obstacle],
) -> AttackView {
    let attack = Attack { attacker, defender, reach };
    attack.measure(Measures::of(edition), &Pieces { ships, obstacles })
}

pub fn obstructors(view: &AttackView) -> Vec<Obstructor> {
    view.causes.list().iter().map(|cause| cause.by).collect()
}
