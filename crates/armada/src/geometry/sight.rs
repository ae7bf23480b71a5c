//! The line of sight, and hull zones in its way.

use broadside_table::{Crossing, Measure, Point, Shape, closest, passes_through};

use super::{Party, Pieces};
use crate::facts::Zone;

/// A straight line from the attacker to the defender.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// At the attacker.
    pub from: Point,
    /// At the defender.
    pub to: Point,
}

impl Line {
    /// The point a fraction `t` of the way along.
    pub fn at(&self, t: f64) -> Point {
        self.from.toward(self.to, t)
    }

    /// The same line, traced from its other end.
    pub fn reversed(self) -> Line {
        Line { from: self.to, to: self.from }
    }
}

impl From<Measure> for Line {
    fn from(measure: Measure) -> Line {
        Line { from: measure.from, to: measure.to }
    }
}

/// A hull zone of the defender, other than the defending one, that a line passes through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blocked {
    /// The hull zone in the way.
    pub zone: Zone,
    /// Where the line passes through it.
    pub crossing: Crossing,
}

/// The line of sight between two parties, as the rules trace it (armada.line-of-sight.02).
///
/// A hull zone's end is its targeting point (armada.line-of-sight.04); the end at a squadron, a station or an exogorth
/// is its point closest to the opposing hull zone or base (armada.line-of-sight.03, armada.attacking-stations.14).
pub(super) fn trace(attacker: Party, defender: Party, shapes: [&Shape; 2], pieces: &Pieces) -> Line {
    let target = |party: Party| match party {
        Party::Zone { ship, zone } => Some(pieces.ships[ship].target(zone)),
        _ => None,
    };
    match (target(attacker), target(defender)) {
        (Some(from), Some(to)) => Line { from, to },
        (from, to) => {
            let near = closest(shapes[0], shapes[1]);
            Line { from: from.unwrap_or(near.from), to: to.unwrap_or(near.to) }
        }
    }
}

/// The first hull zone of the defender, other than the defending one, that the line passes through.
///
/// The attacker's own hull zones never block (armada.line-of-sight.12).
pub(super) fn blocked(line: Line, defender: Party, pieces: &Pieces) -> Option<Blocked> {
    let Party::Zone { ship, zone: defending } = defender else { return None };
    let ship = &pieces.ships[ship];
    // A huge token has six zones, others four; the line is turned into ship coordinates once.
    let (from, to) = (ship.frame.to_local(line.from), ship.frame.to_local(line.to));
    let mut first: Option<Blocked> = None;
    for &zone in ship.hull.zones() {
        if zone == defending {
            continue;
        }
        let shape = Shape::Polygon(ship.hull.zone(zone).shape);
        let Some(found) = passes_through(from, to, &shape) else { continue };
        if first.is_none_or(|old| found.enter < old.crossing.enter) {
            first = Some(Blocked { zone, crossing: found });
        }
    }
    first.map(|found| Blocked {
        crossing: Crossing {
            enter_point: ship.frame.to_table(found.crossing.enter_point),
            exit_point: ship.frame.to_table(found.crossing.exit_point),
            ..found.crossing
        },
        ..found
    })
}
