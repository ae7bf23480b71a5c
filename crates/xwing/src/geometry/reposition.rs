//! Boosts and barrel rolls, by action, by decloaking or by a tractor beam, and turning in place.

use arrayvec::ArrayVec;
use broadside_table::{Angle, BaseEdge, Outermost, Pose, Run, Template as Line, Turn};

use super::execute::Position;
use super::measures::TEMPLATE_WIDTH;
use super::ship::base;
use super::template::{Bend, Template};
use super::travel::{Met, Spaces, Track, overlapped_ships};
use super::{Set, Ship};
use crate::facts::Size;

/// A move with a template that is no maneuver (xwing.boost.12, xwing.barrel-roll.15, xwing.cloak.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reposition {
    /// From the front guides to the rear guides (xwing.boost.02).
    Boost(Template),
    /// Out by one side, in by the other (xwing.barrel-roll.02, xwing.barrel-roll.03, xwing.barrel-roll.06).
    BarrelRoll {
        /// To which side.
        side: Turn,
        /// With which template.
        template: Template,
    },
}

/// One place in which a boost or a barrel roll can end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    /// Where at the end of the template; a boost has only the middle.
    pub position: Position,
    /// Where the ship would lie.
    pub pose: Pose,
    /// What counts of the template.
    pub track: Track,
    /// The ships that it would lie on.
    pub ships: Set,
    /// The obstacles that it would meet, those that are ignored left out.
    pub obstacles: Met,
    /// The devices that it would meet.
    pub devices: Met,
    /// The point that would be farthest outside the play area.
    pub outside: Option<Outermost>,
    /// Why the ship cannot be put here.
    pub refusal: Option<RepositionRefusal>,
}

/// Why a place is not open to a boost or a barrel roll. When no place is open the move fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepositionRefusal {
    /// A boost would end on a ship.
    BoostOnShip,
    /// A boost would end on or move through an obstacle.
    BoostAtObstacle,
    /// A boost would end outside the play area.
    BoostOutside,
    /// A barrel roll would end on a ship.
    RollOnShip,
    /// A barrel roll would end on or move through an obstacle.
    RollAtObstacle,
    /// A barrel roll would end outside the play area.
    RollOutside,
}

impl RepositionRefusal {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        match self {
            RepositionRefusal::BoostOnShip => "xwing.boost.06",
            RepositionRefusal::BoostAtObstacle => "xwing.boost.07",
            RepositionRefusal::BoostOutside => "xwing.boost.08",
            RepositionRefusal::RollOnShip => "xwing.barrel-roll.09",
            RepositionRefusal::RollAtObstacle => "xwing.barrel-roll.10",
            RepositionRefusal::RollOutside => "xwing.barrel-roll.11",
        }
    }
}

impl Reposition {
    /// The boosts of a boost action: straight, to the left, to the right (xwing.boost.01).
    pub fn boosts() -> [Reposition; 3] {
        [Bend::Straight, Bend::BankLeft, Bend::BankRight]
            .map(|bend| Reposition::Boost(Template { bend, speed: 1 }))
    }

    /// The barrel rolls of a barrel roll action: left and right (xwing.barrel-roll.01, xwing.barrel-roll.07).
    pub fn rolls() -> [Reposition; 2] {
        [Turn::Left, Turn::Right].map(|side| Reposition::BarrelRoll { side, template: Template::straight(1) })
    }

    /// The moves of a ship that decloaks: a boost and two barrel rolls (xwing.cloak.09, xwing.cloak.10).
    pub fn decloaks(size: Size) -> [Reposition; 3] {
        let template = Template::straight(if size == Size::Small { 2 } else { 1 });
        let roll = |side| Reposition::BarrelRoll { side, template };
        [Reposition::Boost(template), roll(Turn::Left), roll(Turn::Right)]
    }

    /// The moves of a ship that becomes tractored: a boost and two barrel rolls (xwing.tractor.03, xwing.tractor.06).
    pub fn tractor() -> [Reposition; 3] {
        let [left, right] = Reposition::rolls();
        [Reposition::Boost(Template::straight(1)), left, right]
    }

    /// The positions that it can end in.
    pub fn positions(self) -> &'static [Position] {
        match self {
            Reposition::Boost(_) => &[Position::Middle],
            Reposition::BarrelRoll { .. } => &Position::ALL,
        }
    }

    /// Whether the long edges of the template are put against the bases (xwing.barrel-roll.06).
    fn by_long_edge(self, size: Size) -> bool {
        matches!(self, Reposition::BarrelRoll { template, .. } if template.bend == Bend::Straight && size != Size::Small)
    }

    /// How a ship of this size moves into a position, and how wide the template lies.
    pub fn run(self, size: Size, position: Position) -> (Run, f64) {
        match self {
            Reposition::Boost(template) => (Run::forward(template.line()), TEMPLATE_WIDTH),
            Reposition::BarrelRoll { side, template } => {
                let line = template.line();
                let (line, width) = if self.by_long_edge(size) {
                    (Line::Straight { length: TEMPLATE_WIDTH }, line.length())
                } else {
                    (line, TEMPLATE_WIDTH)
                };
                (Run::ahead(side, line, position.ahead(width * 0.5)), width)
            }
        }
    }

    /// Every place in which it can end, legal or not: one for a boost, three for a barrel roll
    /// (xwing.barrel-roll.08). `ignored` are obstacles that the ship may move through (xwing.obstacle.72).
    pub fn places(self, ship: &Ship, spaces: &Spaces, ignored: Set) -> ArrayVec<Placing, 3> {
        self.positions().iter().map(|&position| self.place(ship, position, spaces, ignored)).collect()
    }

    /// The place in which it ends in this position.
    pub fn place(self, ship: &Ship, position: Position, spaces: &Spaces, ignored: Set) -> Placing {
        let base = base(ship.size);
        let (run, width) = self.run(ship.size, position);
        let pose = run.end(ship.pose, &base);
        let end = ship.moved(pose);
        let edge = match self {
            Reposition::Boost(_) => BaseEdge::Front,
            Reposition::BarrelRoll { side: Turn::Left, .. } => BaseEdge::Left,
            Reposition::BarrelRoll { side: Turn::Right, .. } => BaseEdge::Right,
        };
        let track = Track { start: ship.at_edge(edge), line: run.template, width };
        let (before, after, template) = (ship.footprint(), end.footprint(), track.shape());
        let met = Met::of(spaces.obstacles, template.as_ref(), &before, &after);
        let obstacles = Met {
            through: met.through.without(ignored),
            overlapped: met.overlapped.without(ignored),
            before: met.before.without(ignored),
        };
        let mut placing = Placing {
            position,
            pose,
            track,
            ships: overlapped_ships(&end, spaces.ships),
            obstacles,
            devices: Met::of(spaces.devices, template.as_ref(), &before, &after),
            outside: end.outside(&spaces.area),
            refusal: None,
        };
        placing.refusal = self.refused(&placing);
        placing
    }

    fn refused(self, placing: &Placing) -> Option<RepositionRefusal> {
        use RepositionRefusal::{
            BoostAtObstacle, BoostOnShip, BoostOutside, RollAtObstacle, RollOnShip, RollOutside,
        };
        let boost = matches!(self, Reposition::Boost(_));
        let either = |of_boost, of_roll| Some(if boost { of_boost } else { of_roll });
        if !placing.ships.is_empty() {
            either(BoostOnShip, RollOnShip)
        } else if !placing.obstacles.through.and(placing.obstacles.overlapped).is_empty() {
            either(BoostAtObstacle, RollAtObstacle)
        } else if placing.outside.is_some() {
            either(BoostOutside, RollOutside)
        } else {
            None
        }
    }
}

/// Turns a ship in place, clockwise (xwing.rotate-ship.01). The ships that it would lie on forbid it
/// (xwing.rotate-ship.03); obstacles and devices do not (xwing.rotate-ship.04).
pub fn rotate(ship: &Ship, by: Angle, ships: &[Ship]) -> Result<Ship, Set> {
    let turned = ship.turned(by);
    let met = overlapped_ships(&turned, ships);
    if met.is_empty() { Ok(turned) } else { Err(met) }
}

/// The rule that [`rotate`] names.
pub const ROTATE_RULE: &str = "xwing.rotate-ship.03";
