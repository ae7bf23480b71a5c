//! Placing squadrons that a ship or an exogorth has displaced, so that they touch it.

use broadside_engine::reasons;
use broadside_table::{
    Angle, Area, Disc, Frame, Point, Pose, Shape, nearest_touching, overlaps, projected, touches, touching,
};

use super::{Measures, Ship};

/// The surroundings of a ship or an exogorth, where displaced squadrons are placed.
#[derive(Clone, Copy, Debug)]
pub struct Contact<'a> {
    /// What they must touch: the ship's base with its dials, or the exogorth.
    pub around: Shape<'a>,
    /// Whether lying on it counts as touching: so it is for an exogorth (armada.obstacle.exogorth.72).
    pub on_top: bool,
    /// All ships, the one that moved among them.
    pub ships: &'a [Ship],
    /// The squadrons that stand; those that are still to be placed are not among them.
    pub squadrons: &'a [Disc],
    /// The play area.
    pub area: Area,
}

reasons! {
    /// Why a displaced squadron cannot be placed somewhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Displaced {
        /// A part of its base would be outside the play area.
        Outside = "armada-refused-place-outside",
        /// It would overlap a ship or a squadron.
        Overlaps = "armada-refused-place-on-ship-or-squadron",
        /// It would touch neither the ship, nor, when there is no room at it, a squadron that touches it.
        NotTouching = "armada-refused-place-not-touching",
        /// It would touch only a squadron although there is room at the ship.
        RoomAtShip = "armada-refused-place-room-left",
        /// It would leave less room at the ship than there is for those that are still to be placed.
        TakesRoom = "armada-refused-place-takes-room",
    }
}

impl Displaced {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        match self {
            Displaced::Outside => "armada.overlapping.04",
            Displaced::Overlaps => "armada.overlapping.12",
            Displaced::NotTouching => "armada.overlapping.02",
            Displaced::RoomAtShip => "armada.overlapping.15",
            Displaced::TakesRoom => "armada.overlapping.14",
        }
    }
}

/// How many directions are tried when the room around something is counted.
const DIRECTIONS: u32 = 360;

/// How many squadrons can crowd around one thing.
const CROWD: usize = 40;

impl Contact<'_> {
    /// Whether a displaced squadron may be placed here, while `waiting` of them (this one included) are to be placed.
    pub fn check(&self, measures: &Measures, place: Pose, waiting: usize) -> Result<(), Displaced> {
        let disc = measures.squadron(place);
        let base = Shape::Disc(disc);
        if measures.switches.displaced_stay_inside && !self.area.contains(&base) {
            return Err(Displaced::Outside);
        }
        if self.overlaps_any(&disc) {
            return Err(Displaced::Overlaps);
        }
        if !self.is_touched_by(&base) {
            let touches_one = |&other: &Disc| {
                touches(&base, &Shape::Disc(other)) && self.is_touched_by(&Shape::Disc(other))
            };
            return if !self.squadrons.iter().any(touches_one) {
                Err(Displaced::NotTouching)
            } else if self.nearest(measures, disc.centre).is_some() {
                Err(Displaced::RoomAtShip)
            } else {
                Ok(())
            };
        }
        let more = waiting.saturating_sub(1);
        if more == 0 || self.room(measures, &[disc], more) == more {
            return Ok(());
        }
        let before = self.room(measures, &[], waiting);
        let after = self.room(measures, &[disc], more);
        if after + 1 < before { Err(Displaced::TakesRoom) } else { Ok(()) }
    }

    fn is_touched_by(&self, base: &Shape) -> bool {
        touches(base, &self.around) || (self.on_top && overlaps(base, &self.around))
    }

    fn overlaps_any(&self, disc: &Disc) -> bool {
        let base = Shape::Disc(*disc);
        self.squadrons.iter().any(|&other| overlaps(&base, &Shape::Disc(other)))
            || self.ships.iter().any(|ship| overlaps(&base, &ship.footprint()))
    }

    /// The place in contact, seen from the middle in this direction.
    fn place(&self, measures: &Measures, direction: Angle) -> Pose {
        let radius = measures.squadron(Pose::default()).radius;
        let centre = touching(&self.around, self.around.circle().0, direction, radius);
        Frame { origin: centre, ..Frame::TABLE }.pose()
    }

    fn is_free(&self, measures: &Measures, disc: &Disc) -> bool {
        (!measures.switches.displaced_stay_inside || self.area.contains(&Shape::Disc(*disc)))
            && !self.overlaps_any(disc)
            && self.is_touched_by(&Shape::Disc(*disc))
    }

    /// How many squadrons find room in contact, one after the other all around, beside those already `placed`;
    /// counting stops at `most`.
    ///
    /// Directions are tried a degree apart, so a gap that a squadron just fits into may be passed over.
    pub fn room(&self, measures: &Measures, placed: &[Disc], most: usize) -> usize {
        let most = most.min(CROWD);
        let mut found = [Disc::new(0.0); CROWD];
        let mut count = 0;
        for step in 0..DIRECTIONS {
            if count == most {
                break;
            }
            let disc = measures.squadron(self.place(measures, Angle(u32::MAX / DIRECTIONS * step)));
            let beside = |other: &Disc| !overlaps(&Shape::Disc(disc), &Shape::Disc(*other));
            if found[..count].iter().all(beside) && placed.iter().all(beside) && self.is_free(measures, &disc)
            {
                found[count] = disc;
                count += 1;
            }
        }
        count
    }

    /// The free place in contact that is nearest to `wanted`; `None` when there is none.
    pub fn nearest(&self, measures: &Measures, wanted: Point) -> Option<Pose> {
        let radius = measures.squadron(Pose::default()).radius;
        let (middle, reach) = self.around.circle();
        let mut near = [Shape::Disc(Disc::new(0.0)); CROWD];
        let mut count = 0;
        let squadrons = self.squadrons.iter().map(|&disc| Shape::Disc(disc));
        for shape in squadrons.chain(self.ships.iter().map(Ship::footprint)) {
            let (other, other_reach) = shape.circle();
            if other.distance(middle) <= reach + other_reach + 2.0 * radius && count < CROWD {
                near[count] = shape;
                count += 1;
            }
        }
        let everywhere = Area { low: Point::new(-1e6, -1e6), high: Point::new(1e6, 1e6) };
        let area = if measures.switches.displaced_stay_inside { self.area } else { everywhere };
        nearest_touching(&self.around, radius, wanted, &near[..count], &area)
    }

    /// Pushes legal places: up to `count` all around, or, when there is no room, places at squadrons that touch.
    pub fn candidates(&self, measures: &Measures, waiting: usize, count: u32, places: &mut Vec<Pose>) {
        let begin = places.len();
        let mut offer = |place: Pose| {
            if self.check(measures, place, waiting).is_ok() {
                places.push(place);
            }
            places.len() > begin
        };
        for step in 0..count {
            offer(self.place(measures, Angle((u64::from(step) * (1 << 32) / u64::from(count)) as u32)));
        }
        // The first free direction always leaves the most room: the others follow it as they were counted.
        let found = (0..DIRECTIONS).any(|step| {
            let place = self.place(measures, Angle(u32::MAX / DIRECTIONS * step));
            self.is_free(measures, &measures.squadron(place)) && offer(place)
        });
        if found {
            return;
        }
        if let Some(place) = self.nearest(measures, self.around.circle().0) {
            offer(place);
            return;
        }
        for disc in self.squadrons.iter().filter(|&&disc| self.is_touched_by(&Shape::Disc(disc))) {
            let centre = Pose::from_mm(disc.centre.x, disc.centre.y, 0.0);
            for step in 0..count {
                let direction = Angle((u64::from(step) * (1 << 32) / u64::from(count)) as u32);
                offer(projected(centre, direction, 2.0 * disc.radius));
            }
        }
    }
}
