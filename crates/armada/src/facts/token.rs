//! Ship tokens: hull zones, the lines between them and targeting points, in token coordinates.
//!
//! Millimetres; the origin is the centre of the token, x to the right, y forward. Tokens are mirror images of
//! themselves, so the data give the right-hand half.

use super::{FactsError, Size, Zone, measures};
use broadside_facts::{Entry, Term, terms};
use broadside_table::{Angle, Arc, Point, Ray};

terms! {
    /// How the lines of a token meet.
    Topology, "a topology" {
        /// All lines meet in one vertex.
        Cross = "cross",
        /// A segment on the axis joins a front and a rear vertex; left and right meet along it.
        Spine = "spine",
        /// Each side zone is a wedge with its vertex off the axis; front and rear meet between them.
        Wedges = "wedges",
        /// A spine with a line across: six zones.
        Six = "six",
    }
}

/// One hull zone of a token.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoneShape {
    /// Which one.
    pub zone: Zone,
    /// The part of the token between its lines: convex, counter-clockwise.
    pub outline: Box<[Point]>,
    /// The line at its left, seen from inside the token looking out.
    pub left: Ray,
    /// The line at its right.
    pub right: Ray,
    /// The targeting point: the yellow dot.
    pub target: Point,
}

impl ZoneShape {
    /// The firing arc: both lines extended for ever.
    pub fn arc(&self) -> Arc {
        Arc::between(self.left, self.right)
    }
}

/// The shape of a ship token (armada.firing-arc.01, armada.huge-ship.03).
#[derive(Clone, Debug, PartialEq)]
pub struct TokenShape {
    /// How the lines meet.
    pub topology: Topology,
    /// From left to right.
    pub width: f64,
    /// From rear to front.
    pub length: f64,
    /// The hull zones, in the order of [`Zone`].
    pub zones: Box<[ZoneShape]>,
    /// The lines of the special firing arc, left and right.
    pub special: Option<[Ray; 2]>,
}

/// A printed line on the right-hand half.
#[derive(Clone, Copy)]
struct Line {
    vertex: Point,
    degrees: f64,
}

impl Line {
    fn read(mut section: Entry) -> Result<Line, FactsError> {
        let line = Line { degrees: section.measure("angle")?, vertex: section.point("vertex")? };
        if !(0.0..180.0).contains(&line.degrees) || line.vertex.x < 0.0 {
            return Err(
                section.error("angle", "leaves the right-hand half; write 0 to 180 degrees and x from 0 on")
            );
        }
        section.finish()?;
        Ok(line)
    }

    fn right(self) -> Ray {
        Ray { start: self.vertex, heading: Angle::from_degrees(self.degrees) }
    }

    fn left(self) -> Ray {
        Ray { start: mirror(self.vertex), heading: Angle::from_degrees(-self.degrees) }
    }
}

fn mirror(p: Point) -> Point {
    Point::new(-p.x, p.y)
}

impl TokenShape {
    /// The zone of this name; `None` for an auxiliary zone of a ship that has none.
    pub fn zone(&self, zone: Zone) -> Option<&ZoneShape> {
        self.zones.get(zone.index())
    }

    pub(super) fn read(mut entry: Entry, size: Size) -> Result<TokenShape, FactsError> {
        let topology = entry.term("topology")?;
        if (size == Size::Huge) != (topology == Topology::Six) {
            return Err(
                entry.error("topology", "does not fit the size class; huge tokens are six, all others not")
            );
        }
        let front = Line::read(entry.section("front")?)?;
        let rear = Line::read(entry.section("rear")?)?;
        let special = entry.optional_section("special")?.map(Line::read).transpose()?;
        let (width, length) = measures::token(size);
        let mut targets = entry.section("targets")?;
        let (fore, side, aft) =
            (targets.measure("front")?, targets.point("sides")?, targets.measure("rear")?);
        let ahead = (Zone::Front, front.left(), front.right(), Point::new(0.0, fore));
        let behind = (Zone::Rear, rear.right(), rear.left(), Point::new(0.0, aft));
        let parts = if topology == Topology::Six {
            let middle = Line { vertex: Point::new(0.0, entry.measure("middle")?), degrees: 90.0 };
            let auxiliary = targets.point("auxiliaries")?;
            vec![
                ahead,
                (Zone::Left, middle.left(), front.left(), mirror(side)),
                (Zone::Right, front.right(), middle.right(), side),
                behind,
                (Zone::LeftAuxiliary, rear.left(), middle.left(), mirror(auxiliary)),
                (Zone::RightAuxiliary, middle.right(), rear.right(), auxiliary),
            ]
        } else {
            vec![
                ahead,
                (Zone::Left, rear.left(), front.left(), mirror(side)),
                (Zone::Right, front.right(), rear.right(), side),
                behind,
            ]
        };
        targets.finish()?;
        entry.finish()?;
        let card = Card { half_width: width * 0.5, half_length: length * 0.5 };
        let zones = parts.into_iter().map(|(zone, left, right, target)| ZoneShape {
            zone,
            outline: card.between(left, right),
            left,
            right,
            target,
        });
        Ok(TokenShape {
            topology,
            width,
            length,
            zones: zones.collect(),
            special: special.map(|line| [line.left(), line.right()]),
        })
    }
}

/// The rectangle of a token.
struct Card {
    half_width: f64,
    half_length: f64,
}

impl Card {
    /// Where the ray leaves the rectangle.
    fn exit(&self, ray: Ray) -> Point {
        let step = ray.heading.direction();
        let reach = |from: f64, step: f64, half: f64| {
            if step > 0.0 {
                (half - from) / step
            } else if step < 0.0 {
                (-half - from) / step
            } else {
                f64::INFINITY
            }
        };
        let x = reach(ray.start.x, step.x, self.half_width);
        let y = reach(ray.start.y, step.y, self.half_length);
        ray.start + step * if x < y { x } else { y }
    }

    /// How far clockwise along the border from the front left corner the point lies.
    fn along(&self, p: Point) -> f64 {
        let (w, l) = (self.half_width, self.half_length);
        let gaps = [(l - p.y).abs(), (w - p.x).abs(), (l + p.y).abs(), (w + p.x).abs()];
        let side = (0..4).fold(0, |best, i| if gaps[i] < gaps[best] { i } else { best });
        match side {
            0 => p.x + w,
            1 => 2.0 * w + l - p.y,
            2 => 2.0 * w + 2.0 * l + w - p.x,
            _ => 4.0 * w + 2.0 * l + p.y + l,
        }
    }

    /// The part of the rectangle clockwise from `left` to `right`, counter-clockwise.
    fn between(&self, left: Ray, right: Ray) -> Box<[Point]> {
        let (w, l) = (self.half_width, self.half_length);
        let whole = 4.0 * (w + l);
        let (out, back) = (self.exit(left), self.exit(right));
        let after = |from: f64, to: f64| if to > from { to - from } else { to - from + whole };
        let start = self.along(out);
        let sweep = after(start, self.along(back));
        let corners = [
            (Point::new(w, l), 2.0 * w),
            (Point::new(w, -l), 2.0 * w + 2.0 * l),
            (Point::new(-w, -l), 4.0 * w + 2.0 * l),
            (Point::new(-w, l), whole),
        ];
        let mut passed: Vec<(f64, Point)> = corners
            .iter()
            .map(|&(corner, place)| (after(start, place), corner))
            .filter(|&(place, _)| place < sweep)
            .collect();
        passed.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut outline = vec![left.start, out];
        outline.extend(passed.into_iter().map(|(_, corner)| corner));
        outline.push(back);
        if right.start != left.start {
            outline.push(right.start);
        }
        outline.reverse();
        outline.into()
    }
}
