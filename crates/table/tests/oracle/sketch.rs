//! Shapes described by plain numbers, measured by formulas of their own.

use super::{P, Rng, hypot, to_polygon, to_segment};
use broadside_table::{
    Angle, Cap, Capsule, Compound, Disc, Frame, Outline, Point, Polygon, Pose, Rect, Sector, Shape,
};

pub fn point(p: P) -> Point {
    Point::new(p.0, p.1)
}

pub fn pair(p: Point) -> P {
    (p.x, p.y)
}

/// A heading in degrees clockwise from +y as a step of length one.
pub fn heading(degrees: f64) -> P {
    let radians = degrees.to_radians();
    (radians.sin(), radians.cos())
}

/// A piece of a border: a segment, or a part of a circle between two mathematical angles.
#[derive(Clone, Copy, Debug)]
pub enum Bit {
    Line(P, P),
    Round(P, f64, f64, f64),
}

impl Bit {
    pub fn at(&self, t: f64) -> P {
        match *self {
            Bit::Line(a, b) => (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t),
            Bit::Round(c, r, from, to) => {
                let angle = from + (to - from) * t;
                (c.0 + r * angle.cos(), c.1 + r * angle.sin())
            }
        }
    }

    pub fn length(&self) -> f64 {
        match *self {
            Bit::Line(a, b) => hypot(a, b),
            Bit::Round(_, r, from, to) => r * (to - from),
        }
    }

    fn distance(&self, p: P) -> f64 {
        match *self {
            Bit::Line(a, b) => to_segment(p, a, b),
            Bit::Round(c, r, from, to) => {
                let angle = (p.1 - c.1).atan2(p.0 - c.0);
                let past = (angle - from).rem_euclid(std::f64::consts::TAU);
                if past <= to - from {
                    (hypot(p, c) - r).abs()
                } else {
                    hypot(p, self.at(0.0)).min(hypot(p, self.at(1.0)))
                }
            }
        }
    }
}

#[derive(Clone, Debug)]
pub enum Sketch {
    /// Corners of a rectangle, with what made it.
    Rect {
        centre: P,
        degrees: f64,
        width: f64,
        length: f64,
    },
    Disc {
        centre: P,
        radius: f64,
    },
    Capsule {
        a: P,
        b: P,
        radius: f64,
    },
    Convex(Vec<P>),
    /// Clockwise from a heading by a sweep, in degrees.
    Sector {
        centre: P,
        inner: f64,
        outer: f64,
        from: f64,
        sweep: f64,
    },
    Cap {
        middle: P,
        outward: f64,
        chord: f64,
        depth: f64,
    },
    Outline {
        local: Vec<Point>,
        at: P,
        degrees: f64,
    },
    Union {
        local: Vec<Shape<'static>>,
        at: P,
        degrees: f64,
        parts: Vec<Sketch>,
    },
}

pub const KINDS: u64 = 8;

fn place(at: P, degrees: f64, local: P) -> P {
    let (sin, cos) = heading(degrees);
    (at.0 + local.0 * cos + local.1 * sin, at.1 - local.0 * sin + local.1 * cos)
}

fn frame(at: P, degrees: f64) -> Frame {
    Frame::new(point(at), Angle::from_degrees(degrees))
}

impl Sketch {
    /// A shape of the given kind about as large as a real piece, with its middle in a square of this half width.
    pub fn random(rng: &mut Rng, kind: u64, spread: f64) -> Sketch {
        let at = (rng.range(-spread, spread), rng.range(-spread, spread));
        // Now and then square to the axes: parallel sides are what players make.
        let degrees = if rng.below(64) == 0 { 90.0 * rng.below(4) as f64 } else { 360.0 * rng.unit() };
        // The grid has 2³² directions; use one of them, so that both sides see the same angle.
        let degrees = Angle::from_degrees(degrees).degrees();
        match kind {
            0 => Sketch::Rect {
                centre: at,
                degrees,
                width: rng.range(2.0, 90.0),
                length: rng.range(2.0, 230.0_f64.min(2.0 * spread)),
            },
            1 => Sketch::Disc { centre: at, radius: rng.range(1.0, 40.0) },
            2 => {
                let (sin, cos) = heading(degrees);
                let length = rng.range(1.0, 100.0);
                Sketch::Capsule {
                    a: at,
                    b: (at.0 + sin * length, at.1 + cos * length),
                    radius: rng.range(1.0, 20.0),
                }
            }
            3 => {
                let count = 3 + rng.below(5);
                let radius = rng.range(10.0, 60.0);
                let turn = 360.0 / count as f64;
                let corner = |i: u64, rng: &mut Rng| {
                    let (sin, cos) = heading(degrees + turn * (i as f64 + rng.range(-0.4, 0.4)));
                    (at.0 + sin * radius, at.1 + cos * radius * 0.7)
                };
                Sketch::Convex((0..count).map(|i| corner(i, rng)).collect())
            }
            4 => {
                let radius = [35.0, 62.5, 90.0, 80.0, 130.0, 180.0][rng.below(6) as usize];
                let sweep = Angle::from_degrees(rng.range(5.0, 95.0)).degrees();
                Sketch::Sector {
                    centre: at,
                    inner: radius - 10.0,
                    outer: radius + 10.0,
                    from: degrees,
                    sweep,
                }
            }
            5 => {
                let chord = rng.range(5.0, 40.0);
                Sketch::Cap { middle: at, outward: degrees, chord, depth: rng.range(1.0, chord * 0.8) }
            }
            6 => {
                let count = 5 + rng.below(14);
                let corner = |i: u64, rng: &mut Rng| {
                    let (sin, cos) = heading(360.0 * (i as f64 + rng.range(-0.3, 0.3)) / count as f64);
                    let radius = rng.range(8.0, 45.0);
                    Point::new(sin * radius, cos * radius)
                };
                Sketch::Outline { local: (0..count).map(|i| corner(i, rng)).collect(), at, degrees }
            }
            _ => Sketch::union(at, degrees),
        }
    }

    /// A base with two guides in front and a cap at its left.
    fn union(at: P, degrees: f64) -> Sketch {
        let rects = [(40.0, 40.0, 0.0, 0.0), (2.0, 2.5, 11.0, 21.25), (2.0, 2.5, -11.0, 21.25)];
        let cap = (Point::new(-20.0, 0.0), Point::new(-1.0, 0.0), 20.0, 4.0);
        let mut local: Vec<Shape<'static>> =
            rects.iter().map(|&(w, l, x, y)| Rect::new(w, l).at(x, y).into()).collect();
        local.push(Cap::on_side(cap.0, cap.1, cap.2, cap.3).into());
        let mut parts: Vec<Sketch> = rects
            .iter()
            .map(|&(width, length, x, y)| Sketch::Rect {
                centre: place(at, degrees, (x, y)),
                degrees,
                width,
                length,
            })
            .collect();
        let middle = place(at, degrees, (-20.0, 0.0));
        parts.push(Sketch::Cap { middle, outward: degrees - 90.0, chord: 20.0, depth: 4.0 });
        Sketch::Union { local, at, degrees, parts }
    }

    /// The crate's shape.
    pub fn shape(&self) -> Shape<'_> {
        match self {
            Sketch::Rect { centre, degrees, width, length } => {
                Shape::from(Rect::new(*width, *length)).placed(&frame(*centre, *degrees))
            }
            Sketch::Disc { centre, radius } => Disc::new(*radius).at(point(*centre)).into(),
            Sketch::Capsule { a, b, radius } => {
                Capsule { a: point(*a), b: point(*b), radius: *radius }.into()
            }
            Sketch::Convex(corners) => {
                let corners: Vec<Point> = corners.iter().map(|&p| point(p)).collect();
                Polygon::new(&corners).expect("corners on an ellipse are convex").into()
            }
            Sketch::Sector { centre, inner, outer, from, sweep } => Sector::new(
                point(*centre),
                *inner,
                *outer,
                Angle::from_degrees(*from),
                Angle::from_degrees(*sweep),
            )
            .into(),
            Sketch::Cap { middle, outward, chord, depth } => {
                Cap::on_side(point(*middle), point(heading(*outward)), *chord, *depth).into()
            }
            Sketch::Outline { local, at, degrees } => {
                Shape::from(Outline::new(local)).placed(&frame(*at, *degrees))
            }
            Sketch::Union { local, at, degrees, .. } => {
                Shape::from(Compound::new(local)).placed(&frame(*at, *degrees))
            }
        }
    }

    /// The border as pieces.
    pub fn border(&self) -> Vec<Bit> {
        let ring = |corners: &[P]| {
            (0..corners.len()).map(|i| Bit::Line(corners[i], corners[(i + 1) % corners.len()])).collect()
        };
        // A heading in degrees clockwise from +y as an angle counter-clockwise from +x.
        let math = |degrees: f64| (90.0 - degrees).to_radians();
        match self {
            Sketch::Disc { centre, radius } => vec![Bit::Round(*centre, *radius, 0.0, std::f64::consts::TAU)],
            Sketch::Capsule { a, b, radius } => {
                let along = (b.1 - a.1).atan2(b.0 - a.0);
                let quarter = std::f64::consts::FRAC_PI_2;
                let front = Bit::Round(*b, *radius, along - quarter, along + quarter);
                let rear = Bit::Round(*a, *radius, along + quarter, along + 3.0 * quarter);
                vec![
                    front,
                    Bit::Line(front.at(1.0), rear.at(0.0)),
                    rear,
                    Bit::Line(rear.at(1.0), front.at(0.0)),
                ]
            }
            Sketch::Sector { centre, inner, outer, from, sweep } => {
                let (begin, end) = (math(from + sweep), math(*from));
                let out = Bit::Round(*centre, *outer, begin, end);
                let inn = Bit::Round(*centre, *inner, begin, end);
                vec![out, inn, Bit::Line(out.at(0.0), inn.at(0.0)), Bit::Line(out.at(1.0), inn.at(1.0))]
            }
            Sketch::Cap { middle, outward, chord, depth } => {
                // Pythagoras: (radius - depth)² + (chord/2)² = radius².
                let radius = (chord * chord / 4.0 + depth * depth) / (2.0 * depth);
                let out = heading(*outward);
                let centre = (middle.0 - out.0 * (radius - depth), middle.1 - out.1 * (radius - depth));
                let mut half = (chord / 2.0 / radius).asin();
                if *depth > radius {
                    half = std::f64::consts::PI - half;
                }
                let round = Bit::Round(centre, radius, math(*outward) - half, math(*outward) + half);
                vec![round, Bit::Line(round.at(0.0), round.at(1.0))]
            }
            Sketch::Union { parts, .. } => parts.iter().flat_map(Sketch::border).collect(),
            _ => ring(&self.corners()),
        }
    }

    /// The corners of a shape with straight sides.
    pub fn corners(&self) -> Vec<P> {
        match self {
            Sketch::Rect { centre, degrees, width, length } => {
                let (w, l) = (width / 2.0, length / 2.0);
                [(-w, -l), (w, -l), (w, l), (-w, l)].map(|p| place(*centre, *degrees, p)).to_vec()
            }
            Sketch::Convex(corners) => corners.clone(),
            Sketch::Outline { local, at, degrees } => {
                local.iter().map(|p| place(*at, *degrees, (p.x, p.y))).collect()
            }
            _ => unreachable!("a round shape has no list of corners"),
        }
    }

    /// How to measure: prepared once per shape.
    pub fn field(&self) -> Field {
        match self {
            Sketch::Union { parts, .. } => Field::Union(parts.iter().map(Sketch::field).collect()),
            Sketch::Disc { centre, radius } => Field::Near(*centre, *centre, *radius),
            Sketch::Capsule { a, b, radius } => Field::Near(*a, *b, *radius),
            Sketch::Sector { .. } | Sketch::Cap { .. } => {
                let border = self.border();
                Field::Round(border, self.clone())
            }
            _ => Field::Polygon(self.corners()),
        }
    }

    fn inside_round(&self, p: P) -> bool {
        match self {
            Sketch::Sector { centre, inner, outer, from, sweep } => {
                let distance = hypot(p, *centre);
                let degrees = (p.0 - centre.0).atan2(p.1 - centre.1).to_degrees();
                (*inner..=*outer).contains(&distance) && (degrees - from).rem_euclid(360.0) <= *sweep
            }
            Sketch::Cap { middle, outward, .. } => {
                let Bit::Round(centre, radius, ..) = self.border()[0] else { return false };
                let out = heading(*outward);
                hypot(p, centre) <= radius && (p.0 - middle.0) * out.0 + (p.1 - middle.1) * out.1 >= 0.0
            }
            _ => false,
        }
    }
}

/// A signed distance: exact outside, negative inside.
#[derive(Debug)]
pub enum Field {
    Polygon(Vec<P>),
    /// Within a radius of a segment.
    Near(P, P, f64),
    Round(Vec<Bit>, Sketch),
    Union(Vec<Field>),
}

impl Field {
    pub fn at(&self, p: P) -> f64 {
        match self {
            Field::Polygon(corners) => to_polygon(p, corners),
            Field::Near(a, b, radius) => to_segment(p, *a, *b) - radius,
            Field::Round(border, sketch) => {
                let distance = border.iter().map(|bit| bit.distance(p)).fold(f64::INFINITY, f64::min);
                if sketch.inside_round(p) { -distance } else { distance }
            }
            Field::Union(parts) => parts.iter().map(|part| part.at(p)).fold(f64::INFINITY, f64::min),
        }
    }
}

/// A random pose on a table of this half width around its middle.
pub fn random_pose(rng: &mut Rng, middle: f64, spread: f64) -> Pose {
    let degrees = if rng.below(32) == 0 { 90.0 * rng.below(4) as f64 } else { 360.0 * rng.unit() };
    Pose::from_mm(middle + rng.range(-spread, spread), middle + rng.range(-spread, spread), degrees)
}
