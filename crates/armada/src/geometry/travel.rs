//! Where a ship comes to lie, and what it overlaps there.

use broadside_table::{Area, Disc, Outermost, Pose, Shape, Turn, closest, overlaps, tolerance::AREA_EDGE};

use super::{Maneuver, Measures, Obstacle, Ship};

/// Everything that a moving ship can come to lie on, without the ship itself.
#[derive(Clone, Copy, Debug)]
pub struct Spaces<'a> {
    /// The other ships.
    pub ships: &'a [Ship],
    /// The squadrons of both sides.
    pub squadrons: &'a [Disc],
    /// The obstacles.
    pub obstacles: &'a [Obstacle],
    /// The play area.
    pub area: Area,
}

/// Pieces by their places in [`Spaces`]: bit `n` stands for the `n`th. The first 64 of each list count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overlapped(pub u64);

impl Overlapped {
    /// Whether it names no piece.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the piece in this place is among them.
    pub fn contains(self, place: usize) -> bool {
        place < 64 && self.0 >> place & 1 == 1
    }

    /// The places, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |&place| self.contains(place))
    }

    pub(super) fn of(overlapped: impl Iterator<Item = bool>) -> Overlapped {
        Overlapped(
            overlapped.take(64).enumerate().fold(0, |mask, (place, hit)| mask | u64::from(hit) << place),
        )
    }
}

/// How a manoeuvre ends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinalPosition {
    /// Where the ship ends.
    pub pose: Pose,
    /// The speed at which it ends, temporarily reduced by every overlap with ships (armada.overlapping.05,
    /// armada.overlapping.06).
    pub speed: u8,
    /// The ships that it would have overlapped at the speeds that it could not finish.
    pub ships: Overlapped,
    /// The closest of these, which is dealt damage (armada.overlapping.07, armada.overlapping.71).
    pub closest_ship: Option<usize>,
    /// The squadrons that it overlaps where it ends (armada.overlapping.01).
    pub squadrons: Overlapped,
    /// The obstacles that it overlaps where it ends (armada.obstacles.02).
    pub obstacles: Overlapped,
    /// The point of its base farthest outside the play area; `None` when it is inside. Outside it is destroyed
    /// (armada.destroyed.03).
    pub outside: Option<Outermost>,
}

impl Maneuver {
    /// Carries the manoeuvre out; `None` as for [`Maneuver::course`].
    ///
    /// Only where the ship ends counts, nothing on the way (armada.ship-movement.05, armada.ship-movement.06). At a
    /// reduced speed the ship may cover the tool (armada.overlapping.11).
    pub fn final_position(&self, measures: &Measures, ship: &Ship, spaces: &Spaces) -> Option<FinalPosition> {
        let course = self.course(measures, ship)?;
        let mut met = Overlapped::default();
        let mut speed = self.speed;
        while speed > 0 {
            let here = overlapped_ships(&ship.moved(course.pose(usize::from(speed))), spaces);
            if here.is_empty() {
                break;
            }
            met.0 |= here.0;
            speed -= 1;
        }
        Some(settle(&ship.moved(course.pose(usize::from(speed))), speed, met, spaces))
    }
}

/// A manoeuvre at speed 0, with clicks of yaw where an effect allows them: positive clicks turn right, with the tool on
/// that side (armada.ship-movement.12, armada.ship-movement.13, armada.ship-movement.14, armada.ship-movement.15).
/// `None` for more clicks than a joint has.
///
/// A ship that would overlap another one stays as it was.
pub fn turn_in_place(measures: &Measures, ship: &Ship, clicks: i8, spaces: &Spaces) -> Option<FinalPosition> {
    if clicks == 0 {
        return Some(settle(ship, 0, Overlapped::default(), spaces));
    }
    let side = if clicks < 0 { Turn::Left } else { Turn::Right };
    let turned = ship.moved(measures.tool.pivot(ship.pose, &ship.hull.mount(side), clicks)?);
    let met = overlapped_ships(&turned, spaces);
    Some(settle(if met.is_empty() { &turned } else { ship }, 0, met, spaces))
}

/// The other ships that a ship overlaps; shield dials count on both (armada.overlapping.17).
fn overlapped_ships(ship: &Ship, spaces: &Spaces) -> Overlapped {
    let footprint = ship.footprint();
    Overlapped::of(spaces.ships.iter().map(|other| overlaps(&footprint, &other.footprint())))
}

fn settle(ship: &Ship, speed: u8, met: Overlapped, spaces: &Spaces) -> FinalPosition {
    let (base, footprint) = (ship.base(), ship.footprint());
    let mut closest_ship: Option<(usize, f64)> = None;
    for place in met.iter() {
        let away = closest(&base, &spaces.ships[place].base()).distance;
        // Of two equally close ships the one that is measured second counts (armada.overlapping.71).
        if closest_ship.is_none_or(|(_, least)| away <= least) {
            closest_ship = Some((place, away));
        }
    }
    let outermost = spaces.area.outermost(&base);
    FinalPosition {
        pose: ship.pose,
        speed,
        ships: met,
        closest_ship: closest_ship.map(|(place, _)| place),
        squadrons: Overlapped::of(
            spaces.squadrons.iter().map(|&disc| overlaps(&footprint, &Shape::Disc(disc))),
        ),
        obstacles: Overlapped::of(
            spaces.obstacles.iter().map(|obstacle| overlaps(&footprint, &obstacle.shape())),
        ),
        outside: (outermost.outside > AREA_EDGE).then_some(outermost),
    }
}
