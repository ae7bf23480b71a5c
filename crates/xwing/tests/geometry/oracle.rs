//! The constructions by complex numbers, from the rules' own words; shares nothing with what it checks.
//!
//! A place is `x + iy`. A heading is a number of length one; turning left by an angle multiplies by `e^(i angle)`.

use broadside_table::Pose;

#[derive(Clone, Copy, Debug)]
pub struct C(pub f64, pub f64);

impl std::ops::Add for C {
    type Output = C;
    fn add(self, other: C) -> C {
        C(self.0 + other.0, self.1 + other.1)
    }
}

impl std::ops::Sub for C {
    type Output = C;
    fn sub(self, other: C) -> C {
        C(self.0 - other.0, self.1 - other.1)
    }
}

impl std::ops::Mul for C {
    type Output = C;
    fn mul(self, other: C) -> C {
        C(self.0 * other.0 - self.1 * other.1, self.0 * other.1 + self.1 * other.0)
    }
}

impl C {
    pub fn times(self, by: f64) -> C {
        C(self.0 * by, self.1 * by)
    }

    pub fn length(self) -> f64 {
        self.0.hypot(self.1)
    }
}

/// `e^(i degrees)`: a turn to the left.
pub fn left(degrees: f64) -> C {
    let radians = degrees.to_radians();
    C(radians.cos(), radians.sin())
}

/// A place and a heading.
#[derive(Clone, Copy, Debug)]
pub struct At {
    pub place: C,
    pub heading: C,
}

impl At {
    pub fn of(pose: Pose) -> At {
        let heading = C(0.0, 1.0) * left(-pose.facing.degrees());
        At { place: C(pose.x_mm(), pose.y_mm()), heading }
    }

    pub fn ahead(self, by: f64) -> At {
        At { place: self.place + self.heading.times(by), ..self }
    }

    pub fn to_left(self, by: f64) -> At {
        At { place: self.place + (self.heading * C(0.0, 1.0)).times(by), ..self }
    }

    pub fn turned_left(self, degrees: f64) -> At {
        At { heading: self.heading * left(degrees), ..self }
    }

    /// Along a circle of this radius to the left, by an angle; a negative angle and radius lead to the right.
    pub fn round(self, radius: f64, degrees: f64) -> At {
        let centre = self.place + (self.heading * C(0.0, 1.0)).times(radius);
        let place = centre + (self.place - centre) * left(degrees);
        At { place, heading: self.heading * left(degrees) }
    }

    /// Along a template: its letter (straight, bank, turn), its speed, and to the left or to the right.
    pub fn along(self, kind: char, speed: u8, to_left: bool) -> At {
        let sign = if to_left { 1.0 } else { -1.0 };
        let at = usize::from(speed) - 1;
        match kind {
            's' => self.ahead(40.0 * f64::from(speed)),
            'b' => self.round(sign * [80.0, 130.0, 180.0][at], sign * 45.0),
            't' => self.round(sign * [35.0, 62.5, 90.0][at], sign * 90.0),
            _ => unreachable!(),
        }
    }

    /// Asserts that a pose is this, to a micrometre and a millionth of a degree.
    pub fn check(self, pose: Pose, what: &dyn std::fmt::Debug) {
        let found = At::of(pose);
        let off = (found.place - self.place).length();
        let turned = (found.heading - self.heading).length();
        assert!(
            off < 0.001 && turned < 2e-8,
            "{what:?}: {pose:?} is off by {off} mm, {turned} rad of {self:?}"
        );
    }
}

/// The corners of a rectangle: its middle, its heading, how wide and how long it is.
pub fn rectangle(at: At, width: f64, length: f64) -> [C; 4] {
    [(-1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (1.0, -1.0)]
        .map(|(aside, along)| at.to_left(aside * width / 2.0).ahead(along * length / 2.0).place)
}

/// A base of this side and its four guides, 2 wide and 2.5 long, 20 apart.
pub fn base_parts(at: At, side: f64) -> [[C; 4]; 5] {
    let guide = |x: f64, y: f64| rectangle(at.to_left(x).ahead(y), 2.0, 2.5);
    let y = side / 2.0 + 1.25;
    [rectangle(at, side, side), guide(11.0, y), guide(-11.0, y), guide(11.0, -y), guide(-11.0, -y)]
}

fn to_segment(p: C, a: C, b: C) -> f64 {
    let (ab, ap) = (b - a, p - a);
    let t = ((ap.0 * ab.0 + ap.1 * ab.1) / (ab.0 * ab.0 + ab.1 * ab.1)).clamp(0.0, 1.0);
    (ap - ab.times(t)).length()
}

/// How far a convex polygon lies beyond the side of another that separates them best; negative is how deep they overlap.
fn beyond(a: &[C; 4], b: &[C; 4]) -> f64 {
    let mut best = f64::NEG_INFINITY;
    let turns = |i: usize| {
        let (p, q, r) = (a[i], a[(i + 1) % 4], a[(i + 2) % 4]);
        ((q - p).0 * (r - q).1 - (q - p).1 * (r - q).0).signum()
    };
    for i in 0..4 {
        let (p, q) = (a[i], a[(i + 1) % 4]);
        let side = (q - p).times(turns(i) / (q - p).length());
        let out = C(side.1, -side.0);
        let least = b.iter().map(|&c| (c - p).0 * out.0 + (c - p).1 * out.1).fold(f64::INFINITY, f64::min);
        best = best.max(least);
    }
    best
}

/// The gap between two rectangles; negative is how deep they overlap.
pub fn gap(a: &[C; 4], b: &[C; 4]) -> f64 {
    let depth = beyond(a, b).max(beyond(b, a));
    if depth <= 0.0 {
        return depth;
    }
    let corner_to_side = |a: &[C; 4], b: &[C; 4]| {
        a.iter()
            .flat_map(|&p| (0..4).map(move |i| (p, i)))
            .map(|(p, i)| to_segment(p, b[i], b[(i + 1) % 4]))
            .fold(f64::INFINITY, f64::min)
    };
    corner_to_side(a, b).min(corner_to_side(b, a))
}

/// The gap between two bases with guides; negative is how deep they overlap.
pub fn base_gap(one: Pose, side: f64, other: Pose, other_side: f64) -> f64 {
    let (a, b) = (base_parts(At::of(one), side), base_parts(At::of(other), other_side));
    a.iter().flat_map(|a| b.iter().map(move |b| gap(a, b))).fold(f64::INFINITY, f64::min)
}
