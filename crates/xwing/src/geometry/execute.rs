//! Executing maneuvers: fully, or partially backward along the template.

use arrayvec::ArrayVec;
use broadside_table::{Outermost, Pose, Run, Shape, Turn, slide_back};

use super::measures::TEMPLATE_WIDTH;
use super::ship::{base, footprint};
use super::template::{Ending, Layout, Maneuver};
use super::travel::{Met, Spaces, Track, overlapped_ships, touched_ships};
use super::{Set, Ship};

/// Where along the end of a template a ship is put down, as seen by who sits in it where it lies (xwing.bearing.13,
/// xwing.bearing.71, xwing.barrel-roll.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Position {
    /// Its hashmark at the edge that is in front.
    Front,
    /// Its hashmark at the middle line.
    Middle,
    /// Its hashmark at the edge that is behind.
    Back,
}

impl Position {
    /// All three.
    pub const ALL: [Position; 3] = [Position::Front, Position::Middle, Position::Back];

    /// How far ahead of the middle it is when half the end of the template is this long.
    pub(super) fn ahead(self, half: f64) -> f64 {
        match self {
            Position::Front => half,
            Position::Middle => 0.0,
            Position::Back => -half,
        }
    }
}

/// Why a maneuver cannot be executed as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManeuverRefusal {
    /// There is no template for it: a standard ship never executes a bank of speed 0.
    NoTemplate,
    /// This position of a Tallon Roll lies on a ship, and another one does not.
    PositionBlocked,
}

impl ManeuverRefusal {
    /// The rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            ManeuverRefusal::NoTemplate => "xwing.bearing.74",
            ManeuverRefusal::PositionBlocked => "xwing.bearing.72",
        }
    }
}

/// How a maneuver ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Execution {
    /// Where the ship ends.
    pub pose: Pose,
    /// Whether it was fully executed: no ship was overlapped (xwing.overlap.02).
    pub fully: bool,
    /// The ships that it would have overlapped, which forced it to execute partially (xwing.overlap.03,
    /// xwing.overlap.06, xwing.overlap.13).
    pub overlapped: Set,
    /// The ship that it backed over last and now touches (xwing.overlap.05, xwing.range.15).
    pub backed_over: Option<usize>,
    /// The ships that it touches where it ends (xwing.range.17, xwing.range.19).
    pub touching: Set,
    /// The part of the template that counts; `None` for a stationary maneuver.
    pub track: Option<Track>,
    /// The obstacles that it met.
    pub obstacles: Met,
    /// The devices that it met.
    pub devices: Met,
    /// The point of its base farthest outside the play area; if there is one, the ship flees (xwing.flee.01,
    /// xwing.flee.06). A SLAM fails instead (xwing.slam.06).
    pub outside: Option<Outermost>,
}

impl Layout {
    /// The move that ends in this position when the maneuver is fully executed.
    pub fn run(&self, position: Position) -> Run {
        let line = self.template.line();
        match self.ending {
            Ending::Plain => self.basic(),
            Ending::About => Run::about(line),
            Ending::Rolled(side) => {
                let ahead = position.ahead(TEMPLATE_WIDTH * 0.5);
                // Rolled over it faces back, so that ahead is to the left of who travels to the left.
                Run::rolled(side, line, if side == Turn::Left { -ahead } else { ahead })
            }
        }
    }

    /// The positions in which a fully executed maneuver can end.
    pub fn positions(&self) -> &'static [Position] {
        match self.ending {
            Ending::Rolled(_) => &Position::ALL,
            _ => &[Position::Middle],
        }
    }
}

impl Maneuver {
    /// The places in which a fully executed maneuver can end, each with the ships that are in the way there. One place, or
    /// three for a Tallon Roll (xwing.bearing.73).
    pub fn places(self, ship: &Ship, ships: &[Ship]) -> ArrayVec<(Position, Pose, Set), 3> {
        let Some(layout) = self.layout() else { return ArrayVec::new() };
        let base = base(ship.size);
        layout
            .positions()
            .iter()
            .map(|&position| {
                let pose = layout.run(position).end(ship.pose, &base);
                (position, pose, overlapped_ships(&ship.moved(pose), ships))
            })
            .collect()
    }

    /// Executes the maneuver. The position matters for a Tallon Roll only.
    pub fn execute(
        self,
        ship: &Ship,
        position: Position,
        spaces: &Spaces,
    ) -> Result<Execution, ManeuverRefusal> {
        if self.is_stationary() {
            return Ok(stay(ship, spaces));
        }
        let layout = self.layout().ok_or(ManeuverRefusal::NoTemplate)?;
        let rolls = matches!(layout.ending, Ending::Rolled(_));
        let places = self.places(ship, spaces.ships);
        let wanted = places.iter().find(|place| place.0 == position || !rolls).unwrap_or(&places[0]);
        let track = |along: f64| Track {
            start: ship.at_edge(layout.leave),
            line: layout.template.line().up_to(along),
            width: TEMPLATE_WIDTH,
        };
        let whole = Track { line: layout.template.line(), ..track(0.0) };
        if wanted.2.is_empty() {
            return Ok(settle(ship, wanted.1, Set::NONE, None, whole, spaces));
        }
        if places.iter().any(|place| place.2.is_empty()) {
            return Err(ManeuverRefusal::PositionBlocked);
        }
        let overlapped = places.iter().fold(Set::NONE, |all, place| all.and(place.2));
        let (near, shapes) = in_reach(ship, &layout, spaces.ships);
        let slide = slide_back(&layout.basic(), ship.pose, &base(ship.size), &footprint(ship.size), &shapes);
        let part = if slide.touching.is_some() { track(slide.along) } else { whole };
        let last = slide.touching.map(|place| near[place]);
        Ok(settle(ship, slide.pose, overlapped, last, part, spaces))
    }
}

/// The ships that a base can meet on its way, by their places, and what they cover.
pub(super) fn in_reach(
    ship: &Ship,
    layout: &Layout,
    ships: &[Ship],
) -> (ArrayVec<usize, SHIPS>, ArrayVec<Shape<'static>, SHIPS>) {
    let reach = layout.template.line().length() + 3.0 * ship.reach();
    let near = |other: &Ship| (other.frame().origin - ship.frame().origin).length() <= reach + other.reach();
    let close = || ships.iter().enumerate().filter(|(_, other)| near(other)).take(SHIPS);
    (close().map(|(place, _)| place).collect(), close().map(|(_, other)| other.footprint()).collect())
}

/// No table has more ships.
const SHIPS: usize = 32;

/// A stationary maneuver: it overlaps no ships, and every obstacle at range 0 (xwing.bearing.15, xwing.bearing.16,
/// xwing.bearing.17, xwing.bearing.18, xwing.bearing.19, xwing.bearing.20, xwing.bearing.21).
fn stay(ship: &Ship, spaces: &Spaces) -> Execution {
    let footprint = ship.footprint();
    Execution {
        pose: ship.pose,
        fully: true,
        overlapped: Set::NONE,
        backed_over: None,
        touching: touched_ships(ship, spaces.ships),
        track: None,
        obstacles: Met::of(spaces.obstacles, None, &footprint, &footprint),
        devices: Met::of(spaces.devices, None, &footprint, &footprint),
        outside: ship.outside(&spaces.area),
    }
}

pub(super) fn settle(
    ship: &Ship,
    pose: Pose,
    overlapped: Set,
    backed_over: Option<usize>,
    track: Track,
    spaces: &Spaces,
) -> Execution {
    let end = ship.moved(pose);
    let (before, after, template) = (ship.footprint(), end.footprint(), track.shape());
    let touching = touched_ships(&end, spaces.ships).and(backed_over.map_or(Set::NONE, Set::one));
    Execution {
        pose,
        fully: overlapped.is_empty(),
        overlapped,
        backed_over,
        touching,
        track: Some(track),
        obstacles: Met::of(spaces.obstacles, template.as_ref(), &before, &after),
        devices: Met::of(spaces.devices, template.as_ref(), &before, &after),
        outside: end.outside(&spaces.area),
    }
}
