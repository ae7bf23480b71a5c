//! What an attack is measured through, and the lines among which the attacker chooses.

use arrayvec::ArrayVec;
use broadside_table::{Measure, Point, Shape, Shortest, passes_through, tolerance};

use super::Set;
use super::attack::{Objects, Party};

/// How many different lines are told; there is hardly ever more than one.
const CHOICES: usize = 16;

/// How many ends of objects beside a family of lines are looked at.
const ENDS: usize = 256;

/// A line along which range can be measured, and what it passes through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sightline {
    /// The line.
    pub line: Measure,
    /// The ships, attacker and defender left out. They have no effect of their own (xwing.obstructed.02).
    pub ships: Set,
    /// The obstacles: any number of them gives one defense die (xwing.obstructed.03).
    pub obstacles: Set,
    /// The devices. They have no effect of their own (xwing.obstructed.02).
    pub devices: Set,
}

impl Sightline {
    /// Whether it passes through any object (xwing.obstructed.01).
    pub fn is_obstructed(&self) -> bool {
        !(self.ships.is_empty() && self.obstacles.is_empty() && self.devices.is_empty())
    }

    fn same_objects(&self, other: &Sightline) -> bool {
        (self.ships, self.obstacles, self.devices) == (other.ships, other.obstacles, other.devices)
    }
}

/// The lines among which the attacker chooses: one for each different set of objects that an equally short line passes through
/// (xwing.obstructed.05).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sightlines {
    list: ArrayVec<Sightline, CHOICES>,
}

impl Sightlines {
    /// The lines, those through fewer obstacles first.
    pub fn list(&self) -> &[Sightline] {
        &self.list
    }

    /// The line through the fewest obstacles.
    pub fn clearest(&self) -> Option<&Sightline> {
        self.list.first()
    }

    /// A line that passes through nothing.
    pub(super) fn clear(&mut self, line: Measure) {
        self.offer(Sightline { line, ships: Set::NONE, obstacles: Set::NONE, devices: Set::NONE });
    }

    fn offer(&mut self, line: Sightline) {
        if self.list.is_full() || self.list.iter().any(|known| known.same_objects(&line)) {
            return;
        }
        let weight = |line: &Sightline| (line.obstacles.len(), line.devices.len() + line.ships.len());
        let place =
            self.list.iter().position(|known| weight(known) > weight(&line)).unwrap_or(self.list.len());
        self.list.insert(place, line);
    }
}

/// The objects that can be in the way, attacker and defender left out.
fn each_object<'a>(
    attacker: Party,
    defender: Party,
    objects: &Objects<'a>,
    mut visit: impl FnMut(usize, usize, Shape<'a>),
) {
    let taken = |party| party == attacker || party == defender;
    for (place, ship) in objects.ships.iter().enumerate().filter(|(place, _)| !taken(Party::Ship(*place))) {
        visit(0, place, ship.base());
    }
    for (place, obstacle) in objects.obstacles.iter().enumerate() {
        visit(1, place, obstacle.shape());
    }
    for (place, device) in
        objects.devices.iter().enumerate().filter(|(place, _)| !taken(Party::Remote(*place)))
    {
        visit(2, place, device.shape());
    }
}

/// What one line passes through.
fn through(line: Measure, attacker: Party, defender: Party, objects: &Objects) -> Sightline {
    let mut sets = [Set::NONE; 3];
    each_object(attacker, defender, objects, |kind, place, shape| {
        if passes_through(line.from, line.to, &shape).is_some() {
            sets[kind] = sets[kind].and(Set::one(place));
        }
    });
    Sightline { line, ships: sets[0], obstacles: sets[1], devices: sets[2] }
}

/// Adds the lines of a family, one for each different set of objects.
///
/// Between two neighbouring ends of objects all lines pass through the same ones, so the line in the middle tells.
pub(super) fn sightlines(
    family: &Shortest,
    attacker: Party,
    defender: Party,
    objects: &Objects,
    lines: &mut Sightlines,
) {
    let width = family.width();
    if width <= tolerance::EQUAL_LENGTH {
        return lines.offer(through(family.first, attacker, defender, objects));
    }
    let mut ends: ArrayVec<f64, ENDS> = [0.0, 1.0].into_iter().collect();
    each_object(attacker, defender, objects, |_, _, shape| {
        if meets_band(family, &shape) {
            ends_in(family, &shape, &mut ends);
        }
    });
    ends.sort_unstable_by(f64::total_cmp);
    for pair in ends.windows(2).filter(|pair| (pair[1] - pair[0]) * width > SLIT) {
        let line = family.at((pair[0] + pair[1]) * 0.5);
        lines.offer(through(line, attacker, defender, objects));
    }
}

/// A line needs more room than this between two objects: more than an object must be entered to be in the way.
const SLIT: f64 = 4.0 * tolerance::OVERLAP_DEPTH;

/// Whether the circle around a shape reaches the band of lines.
fn meets_band(family: &Shortest, shape: &Shape) -> bool {
    let (middle, reach) = shape.circle();
    let centre = family.at(0.5);
    let centre = centre.from.toward(centre.to, 0.5);
    centre.distance(middle) <= reach + (family.width() + family.first.distance) * 0.5
}

/// Where the corners of a shape, and the places where its sides enter or leave the band, lie across the band: 0 at the first line, 1
/// at the last.
fn ends_in(family: &Shortest, shape: &Shape, ends: &mut ArrayVec<f64, ENDS>) {
    let origin = family.first.from;
    let across = (family.last.from - origin) * (1.0 / family.width());
    let along = (family.first.to - origin) * (1.0 / family.first.distance);
    let local = |p: Point| {
        ((p - origin).dot(across) / family.width(), (p - origin).dot(along) / family.first.distance)
    };
    let mut offer = |(t, depth): (f64, f64)| {
        if t > 0.0 && t < 1.0 && (0.0..=1.0).contains(&depth) {
            let _ = ends.try_push(t);
        }
    };
    let mut side = |a: Point, b: Point| {
        let (a, b) = (local(a), local(b));
        offer(b);
        for level in [0.0, 1.0] {
            if (a.1 > level) != (b.1 > level) {
                let s = (level - a.1) / (b.1 - a.1);
                offer((a.0 + (b.0 - a.0) * s, level));
            }
        }
    };
    match shape {
        Shape::Outline(outline) => {
            let Some(mut last) = outline.corners().last() else { return };
            for corner in outline.corners() {
                side(last, corner);
                last = corner;
            }
        }
        Shape::Rect(rect) => {
            let corners = rect.corners();
            (0..4).for_each(|i| side(corners[i], corners[(i + 1) % 4]));
        }
        _ => {}
    }
}
