//! The way of a base along a template: where it lies, how fast it moves, and how much that can change.
//!
//! Everything is told per unit of travel of the trailing edge. With `u` from the trailing to the leading edge, `α` the
//! angle from the line at the trailing edge to `u` and `β` the angle from `u` to the line at the leading edge:
//!
//! ```text
//!   q  = cos α / cos β                the speed of the leading edge
//!   ω  = (q sin β + sin α) / length   how fast the base turns
//!   α' = ω − curvature at the trailing edge,  β' = q · curvature at the leading edge − ω
//! ```

use super::template::{Base, Run, Template, Turn};
use crate::point::max;
use crate::{Frame, Point, Shape};

/// The line that the middles of the leaving and the arriving edge stay on.
pub(super) struct Path {
    /// Where the template begins; x is mirrored for a curve to the left.
    start: Frame,
    mirrored: bool,
    /// The radius of the curve; infinite for a straight template.
    radius: f64,
    /// Where the curve ends, and where it leads there.
    far: Frame,
    /// The length of the template.
    pub(super) end: f64,
    /// From edge to edge of the base.
    pub(super) length: f64,
    /// What turns the direction of travel into the facing of the base.
    turn: Frame,
    /// No point of the body is farther than this from the middle of the base.
    pub(super) reach: f64,
    /// What no moment of the way exceeds.
    pub(super) most: Bounds,
}

/// Upper bounds over the whole way, per unit of travel.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Bounds {
    /// The speed of the middle of the base.
    pub(super) speed: f64,
    /// The change of that speed.
    pub(super) change: f64,
    /// How fast the base turns.
    pub(super) spin: f64,
    /// The change of the turning.
    pub(super) spin_change: f64,
}

impl Bounds {
    /// Of a chord of this length on a curve between two straight lines.
    fn new(length: f64, radius: f64, angle: f64) -> Bounds {
        if radius.is_infinite() {
            return Bounds { speed: 1.0, ..Bounds::default() };
        }
        let (sin, cos) = libm::sincos(angle);
        // Both α and β are greatest when the whole base is on the curve, or else when an edge is at its end.
        let chord = 2.0 * radius * ((1.0 - cos) * 0.5).sqrt();
        let least_cos = if length <= chord {
            let half = length / (2.0 * radius);
            (1.0 - half * half).sqrt()
        } else {
            let sin_alpha = radius * (1.0 - cos) / length;
            let cos_alpha = (1.0 - sin_alpha * sin_alpha).sqrt();
            cos * cos_alpha + sin * sin_alpha
        };
        let most_sin = max(1.0 - least_cos * least_cos, 0.0).sqrt();
        let curvature = 1.0 / radius;
        let lead = 1.0 / least_cos;
        let spin = most_sin * (lead + 1.0) / length;
        let (alpha, beta) = (max(spin, curvature), max(lead * curvature, spin));
        let lead_change = most_sin * (alpha + beta * lead) * lead;
        Bounds {
            speed: (1.0 + lead) * 0.5,
            change: (curvature + lead_change + lead * lead * curvature) * 0.5,
            spin,
            spin_change: (lead_change * most_sin + lead * beta + alpha) / length,
        }
    }
}

/// A base on its way: how far its trailing edge has come, where it lies and how it moves when it goes back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here {
    /// How far the trailing edge is past the near end of the template.
    pub(super) at: f64,
    /// Where the base lies.
    pub(super) body: Frame,
    /// The velocity of its middle, going back.
    pub(super) velocity: Point,
    /// How fast it turns to the left, going back.
    pub(super) spin: f64,
}

impl Here {
    pub(super) fn new(path: &Path, at: f64) -> Here {
        path.here(at)
    }

    pub(super) fn go(&mut self, path: &Path, at: f64) {
        *self = path.here(max(at, -path.length));
    }
}

impl Path {
    pub(super) fn new(run: &Run, from: &Frame, base: &Base, body: &Shape) -> Path {
        let start = run.start(from, base);
        let length = base.socket(run.leave).at.length() * 2.0;
        let (radius, angle, mirrored) = match run.template {
            Template::Straight { .. } => (f64::INFINITY, 0.0, false),
            Template::Curve { radius, angle, turn } => (radius, angle.radians(), turn == Turn::Left),
        };
        let template = match run.template {
            Template::Curve { radius, angle, .. } => Template::Curve { radius, angle, turn: Turn::Right },
            straight => straight,
        };
        let (middle, reach) = body.circle();
        Path {
            start,
            mirrored,
            radius,
            far: template.end(&Frame::TABLE),
            end: template.length(),
            length,
            turn: Frame::new(Point::ZERO, -run.leave.heading()),
            reach: middle.length() + reach,
            most: Bounds::new(length, radius, angle),
        }
    }

    /// The point of the line where the trailing edge is, and where the line leads there.
    fn trail(&self, at: f64) -> (Point, Point) {
        if at <= 0.0 || self.radius.is_infinite() {
            return (Point::new(0.0, at), Point::new(0.0, 1.0));
        }
        let (sin, cos) = libm::sincos(at / self.radius);
        (Point::new(self.radius * (1.0 - cos), self.radius * sin), Point::new(sin, cos))
    }

    /// The point of the line ahead of `trail` that is one base length away, and where the line leads there.
    fn lead(&self, trail: Point) -> (Point, Point) {
        let to_far = self.far.origin - trail;
        let over = self.length * self.length - to_far.length_squared();
        if over >= 0.0 || self.radius.is_infinite() {
            let along = to_far.dot(self.far.forward);
            let lead = self.far.origin + self.far.forward * ((along * along + over).sqrt() - along);
            return (lead, self.far.forward);
        }
        let centre = Point::new(self.radius, 0.0);
        let to_centre = centre - trail;
        let distance = to_centre.length();
        let out = to_centre * (1.0 / distance);
        let (length, radius) = (self.length, self.radius);
        let along = (length * length - radius * radius + distance * distance) / (2.0 * distance);
        let lead = trail + out * along + out.left() * max(length * length - along * along, 0.0).sqrt();
        (lead, (centre - lead).left() * (1.0 / radius))
    }

    /// Where the base lies and how it moves when its trailing edge has come this far.
    fn here(&self, at: f64) -> Here {
        let (trail, trail_heading) = self.trail(at);
        let (lead, lead_heading) = self.lead(trail);
        let mut middle = trail.toward(lead, 0.5);
        let mut forward = (lead - trail).unit();
        let lead_velocity = lead_heading * (forward.dot(trail_heading) / forward.dot(lead_heading));
        let mut velocity = (trail_heading + lead_velocity) * 0.5;
        let mut spin = forward.cross(lead_velocity - trail_heading) * (1.0 / self.length);
        if self.mirrored {
            (middle.x, forward.x, velocity.x, spin) = (-middle.x, -forward.x, -velocity.x, -spin);
        }
        Here {
            at,
            body: self.start.then(&Frame { origin: middle, forward }).then(&self.turn),
            velocity: -self.start.turn(velocity),
            spin: -spin,
        }
    }
}
