//! Short ways to put pieces on a table.

use broadside_table::{Area, Outline, Point, Pose};
use broadside_xwing::facts::{Bearing, Facts, Size};
use broadside_xwing::geometry::{Course, Execution, Field, Maneuver, Position, Ship, Spaces, Token};

pub const SIZES: [Size; 3] = [Size::Small, Size::Medium, Size::Large];

pub fn side(size: Size) -> f64 {
    [40.0, 60.0, 80.0][size as usize]
}

pub fn ship(size: Size, x: f64, y: f64, degrees: f64) -> Ship {
    Ship::new(size, Pose::from_mm(x, y, degrees))
}

pub fn small(x: f64, y: f64, degrees: f64) -> Ship {
    ship(Size::Small, x, y, degrees)
}

pub fn area() -> Area {
    Field::standard().area
}

pub fn among(ships: &[Ship]) -> Spaces<'_> {
    Spaces { ships, obstacles: &[], devices: &[], area: area() }
}

/// A square obstacle or device of this side.
pub fn square(side: f64, x: f64, y: f64) -> Token<'static> {
    let half = side / 2.0;
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)].map(|(x, y)| Point::new(x, y));
    Token::new(&Outline::new(Box::leak(Box::new(corners))), Pose::from_mm(x, y, 0.0))
}

/// An obstacle of the game.
pub fn obstacle(slug: &str, x: f64, y: f64, degrees: f64) -> Token<'static> {
    let facts = Facts::embedded();
    let id = facts.obstacle(slug).unwrap_or_else(|| panic!("no obstacle {slug}"));
    Token::new(&facts[id].outline(), Pose::from_mm(x, y, degrees))
}

/// The corners of a device of the game.
pub fn device(slug: &str) -> &'static [Point] {
    let facts = Facts::embedded();
    let id = facts.device(slug).unwrap_or_else(|| panic!("no device {slug}"));
    &facts[id].corners
}

pub fn execute(bearing: Bearing, speed: u8, ship: &Ship, spaces: &Spaces) -> Execution {
    Maneuver::new(bearing, speed).execute(ship, Position::Middle, spaces).expect("a template")
}

/// Every maneuver that has a template, with every position that it can end in.
pub fn maneuvers() -> Vec<(Maneuver, Position)> {
    use Bearing::*;
    let dial = [
        Straight,
        BankLeft,
        BankRight,
        TurnLeft,
        TurnRight,
        KoiogranTurn,
        SegnorsLoopLeft,
        SegnorsLoopRight,
        TallonRollLeft,
        TallonRollRight,
        ReverseStraight,
        ReverseBankLeft,
        ReverseBankRight,
    ];
    let slips = [
        Course::SideslipBankLeft,
        Course::SideslipBankRight,
        Course::SideslipTurnLeft,
        Course::SideslipTurnRight,
    ];
    let mut all = Vec::new();
    for course in dial.into_iter().map(Course::from).chain(slips) {
        for speed in 1..=5 {
            let maneuver = Maneuver { course, speed };
            let Some(layout) = maneuver.layout() else { continue };
            all.extend(layout.positions().iter().map(|&position| (maneuver, position)));
        }
    }
    all
}

/// A small generator, so that every run tries the same tables.
pub struct Rng(pub u64);

impl Rng {
    pub fn below(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    pub fn range(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.below(1 << 30) as f64 / (1u64 << 30) as f64
    }

    pub fn pose(&mut self, middle: f64, spread: f64) -> Pose {
        let mut at = || middle + self.range(-spread, spread);
        let (x, y) = (at(), at());
        Pose::from_mm(x, y, self.range(0.0, 360.0))
    }

    pub fn size(&mut self) -> Size {
        SIZES[self.below(3) as usize]
    }
}
