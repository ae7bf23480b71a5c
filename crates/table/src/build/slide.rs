//! A base moved back along a template until it lies on nothing.
//!
//! The middles of the leaving and of the arriving edge both stay on the template's middle line, which runs on
//! straight beyond both ends of the template. Between start and end the base is a chord of that line:
//!
//! ```text
//!          lead               the line: straight, curve, straight
//!        .-'                  `trail` is given by how far it has come along the line;
//!      .'  chord = length     `lead` is the point of the line ahead that is one base length away
//!     |   /
//!     | trail
//! ```
//!
//! At the end of the template and at the start this is where the run itself puts the base.

use super::template::{Base, Run, Template, Turn};
use crate::contact::{meets, overlaps, penetration};
use crate::point::max;
use crate::tolerance::{CONTACT_STEP, OVERLAP_DEPTH, SLIDE_STEP};
use crate::{Frame, Point, Pose, Shape};

/// Where a base came to lie when it was moved back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// Where the base lies.
    pub pose: Pose,
    /// How much of the template, from its near end, lies between the start and the base.
    pub along: f64,
    /// Which obstacle it was moved back over last and now touches; `None` when it could stay at the end.
    pub touching: Option<usize>,
}

/// Moves a base back from the end of its run until `body` overlaps none of `obstacles`.
///
/// `body` is what counts for overlapping, in the base's coordinates; `obstacles` lie on the table. The base takes
/// the first free place on the way back; a place is not taken away by an obstacle that it only touches. If there is
/// none, it stays at `from`. The result touches the obstacle it backed over last to within a micrometre.
///
/// The run must arrive by the edge opposite to the one it leaves by, unshifted, with a curve of at most a quarter
/// turn; otherwise it is taken as if it did.
pub fn slide_back(run: &Run, from: Pose, base: &Base, body: &Shape, obstacles: &[Shape]) -> Slide {
    let basic = Run { arrive: run.leave.opposite(), shift: 0.0, ..*run };
    let path = Path::new(&basic, from, base, body);
    let placed = |at: f64| body.placed(&path.body(at));
    let blocked = |at: f64| {
        let shape = placed(at);
        obstacles.iter().position(|obstacle| overlaps(&shape, obstacle))
    };
    let (mut at, mut over) = (path.end, None);
    while let Some(deepest) = deepest(&placed(at), obstacles) {
        over = Some(at);
        at -= max(SLIDE_STEP, (deepest - OVERLAP_DEPTH) / path.speed);
        if at <= -path.length {
            at = -path.length;
            break;
        }
    }
    let Some(mut over) = over else {
        return Slide { pose: basic.end(from, base), along: path.end, touching: None };
    };
    let mut last = blocked(over);
    while over - at > CONTACT_STEP {
        let between = (over + at) * 0.5;
        match blocked(between) {
            None => at = between,
            some => (over, last) = (between, some),
        }
    }
    if let Some(clear) = last.and_then(|index| clear_of(&path, &placed, obstacles, index, at)) {
        at = clear;
    }
    // Pieces in contact may give way by the tolerance; a base does not creep forward by it.
    let mut pose = from;
    while at > -path.length + SLIDE_STEP {
        pose = path.body(at).pose();
        // Where the base only grazes an obstacle, rounding to the grid may still push it in.
        if deepest(&body.placed(&Frame::from(pose)), obstacles).is_none() {
            break;
        }
        at -= SLIDE_STEP;
        pose = from;
    }
    Slide { pose, along: max(at, 0.0), touching: last }
}

/// How far the body must move at least to leave all obstacles that it overlaps; `None` when it overlaps none.
fn deepest(body: &Shape, obstacles: &[Shape]) -> Option<f64> {
    let mut depth = None;
    for obstacle in obstacles.iter().filter(|obstacle| overlaps(body, obstacle)) {
        depth = Some(max(depth.unwrap_or(0.0), penetration(body, obstacle)));
    }
    depth
}

/// The place a little farther back where the body no longer even meets the obstacle, if that is near and free.
fn clear_of<'s>(
    path: &Path,
    placed: &impl Fn(f64) -> Shape<'s>,
    obstacles: &[Shape],
    index: usize,
    at: f64,
) -> Option<f64> {
    let apart = |at: f64| !meets(&placed(at), &obstacles[index]);
    let steps = [0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0].map(|factor| at - factor * SLIDE_STEP);
    let mut clear = steps.into_iter().find(|&at| at > -path.length && apart(at))?;
    if deepest(&placed(clear), obstacles).is_some() {
        return None;
    }
    let mut met = at;
    while met - clear > CONTACT_STEP {
        let between = (met + clear) * 0.5;
        if apart(between) {
            clear = between;
        } else {
            met = between;
        }
    }
    Some(clear)
}

/// The line that the middles of the leaving and the arriving edge stay on.
struct Path {
    /// Where the template begins; x is mirrored for a curve to the left.
    start: Frame,
    mirrored: bool,
    /// The radius of the curve; infinite for a straight template.
    radius: f64,
    /// Where the curve ends, and where it leads there.
    far: Frame,
    /// The length of the template.
    end: f64,
    /// From edge to edge of the base.
    length: f64,
    /// What turns the direction of travel into the facing of the base.
    turn: Frame,
    /// No point of the body moves faster than this when the trailing edge moves at one.
    speed: f64,
}

impl Path {
    fn new(run: &Run, from: Pose, base: &Base, body: &Shape) -> Path {
        let start = run.start(&Frame::from(from), base);
        let length = base.socket(run.leave).at.length() * 2.0;
        let (radius, mirrored) = match run.template {
            Template::Straight { .. } => (f64::INFINITY, false),
            Template::Curve { radius, turn, .. } => (radius, turn == Turn::Left),
        };
        let template = match run.template {
            Template::Curve { radius, angle, .. } => Template::Curve { radius, angle, turn: Turn::Right },
            straight => straight,
        };
        let (middle, reach) = body.circle();
        // The leading edge moves at most length/radius times as fast as the trailing one (a ladder whose foot runs
        // along one wall of a rounded corner), so the base turns at no more than the sum of both over its length.
        let spin = if radius.is_finite() { 1.0 + max(1.0, length / radius) } else { 0.0 };
        let arm = length * 0.5 + middle.length() + reach;
        Path {
            start,
            mirrored,
            radius,
            far: template.end(&Frame::TABLE),
            end: template.length(),
            length,
            turn: Frame::new(Point::ZERO, -run.leave.heading()),
            speed: 1.0 + spin * arm / length,
        }
    }

    /// A point of the line before the curve, on it, or at its end.
    fn point(&self, at: f64) -> Point {
        if at <= 0.0 || self.radius.is_infinite() {
            return Point::new(0.0, at);
        }
        let (sin, cos) = libm::sincos(at / self.radius);
        Point::new(self.radius * (1.0 - cos), self.radius * sin)
    }

    /// The point of the line ahead of `trail` that is one base length away.
    fn lead(&self, trail: Point) -> Point {
        let to_far = self.far.origin - trail;
        let over = self.length * self.length - to_far.length_squared();
        if over >= 0.0 || self.radius.is_infinite() {
            let along = to_far.dot(self.far.forward);
            return self.far.origin + self.far.forward * ((along * along + over).sqrt() - along);
        }
        let to_centre = Point::new(self.radius, 0.0) - trail;
        let distance = to_centre.length();
        let out = to_centre * (1.0 / distance);
        let (length, radius) = (self.length, self.radius);
        let along = (length * length - radius * radius + distance * distance) / (2.0 * distance);
        trail + out * along + out.left() * max(length * length - along * along, 0.0).sqrt()
    }

    /// Where the base lies when its trailing edge has come this far.
    fn body(&self, at: f64) -> Frame {
        let trail = self.point(at);
        let lead = self.lead(trail);
        let mut middle = trail.toward(lead, 0.5);
        let mut forward = (lead - trail).unit();
        if self.mirrored {
            (middle.x, forward.x) = (-middle.x, -forward.x);
        }
        self.start.then(&Frame { origin: middle, forward }).then(&self.turn)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Angle, BaseEdge, Compound, Rect, touches};

    const SMALL: Base = Base::new(40.0, 40.0);

    fn square(x: f64, y: f64, degrees: f64) -> Shape<'static> {
        Shape::from(Rect::new(40.0, 40.0)).placed(&Frame::from(Pose::from_mm(x, y, degrees)))
    }

    fn body() -> Shape<'static> {
        Shape::from(Rect::new(40.0, 40.0))
    }

    fn start() -> Pose {
        Pose::from_mm(500.0, 500.0, 0.0)
    }

    #[test]
    fn a_straight_run_stops_against_what_is_in_the_way() {
        let run = Run::forward(Template::Straight { length: 80.0 });
        let slide = slide_back(&run, start(), &SMALL, &body(), &[square(510.0, 620.0, 0.0)]);
        assert_eq!(slide.pose.facing, Angle::ZERO);
        assert!((slide.pose.y - 580_000).abs() <= 1, "{slide:?}");
        assert_eq!(slide.touching, Some(0));
        assert!((slide.along - 40.0).abs() < 0.001);
    }

    #[test]
    fn nothing_in_the_way_means_the_end() {
        let run = Run::forward(Template::Straight { length: 80.0 });
        let slide = slide_back(&run, start(), &SMALL, &body(), &[square(540.0, 620.0, 0.0)]);
        assert_eq!(slide, Slide { pose: Pose::from_mm(500.0, 620.0, 0.0), along: 80.0, touching: None });
    }

    #[test]
    fn a_base_that_cannot_leave_stays() {
        let run = Run::forward(Template::Straight { length: 40.0 });
        let in_contact = square(500.0, 540.0, 0.0);
        let slide = slide_back(&run, start(), &SMALL, &body(), &[in_contact, square(500.0, 580.0, 0.0)]);
        assert_eq!((slide.pose, slide.along, slide.touching), (start(), 0.0, Some(0)));
    }

    #[test]
    fn sliding_along_a_neighbour_in_contact_is_free() {
        let run = Run::forward(Template::Straight { length: 80.0 });
        let obstacles = [square(540.0, 560.0, 0.0), square(500.0, 630.0, 0.0)];
        let slide = slide_back(&run, start(), &SMALL, &body(), &obstacles);
        assert!((slide.pose.y - 590_000).abs() <= 1, "{slide:?}");
        assert_eq!(slide.touching, Some(1));
    }

    #[test]
    fn the_first_free_place_on_the_way_back_counts() {
        // Two obstacles with a gap of 41 between them: the base fits in, though the way there is blocked.
        let run = Run::forward(Template::Straight { length: 160.0 });
        let obstacles = [square(500.0, 700.0, 0.0), square(500.0, 619.0, 0.0)];
        let slide = slide_back(&run, start(), &SMALL, &body(), &obstacles);
        assert!((slide.pose.y - 660_000).abs() <= 1, "{slide:?}");
    }

    #[test]
    fn the_ends_of_the_path_are_the_run_itself() {
        for turn in [Turn::Left, Turn::Right] {
            for leave in [BaseEdge::Front, BaseEdge::Rear, BaseEdge::Left, BaseEdge::Right] {
                let template = Template::Curve { radius: 62.5, angle: Angle::QUARTER, turn };
                let run = Run { leave, template, arrive: leave.opposite(), shift: 0.0 };
                let path = Path::new(&run, start(), &SMALL, &body());
                assert_eq!(path.body(path.end).pose(), run.end(start(), &SMALL));
                assert_eq!(path.body(-path.length).pose(), start());
            }
        }
    }

    #[test]
    fn on_a_curve_both_edges_stay_on_the_middle_line() {
        let template = Template::Curve { radius: 90.0, angle: Angle::QUARTER, turn: Turn::Left };
        let run = Run::forward(template);
        let obstacle = square(430.0, 610.0, 20.0);
        let slide = slide_back(&run, start(), &SMALL, &body(), &[obstacle]);
        let placed = body().placed(&Frame::from(slide.pose));
        assert!(touches(&placed, &obstacle), "{slide:?}");
        let frame = Frame::from(slide.pose);
        for y in [-20.0, 20.0] {
            let edge = frame.to_table(Point::new(0.0, y));
            let on_curve = edge.distance(Point::new(410.0, 520.0)) - 90.0;
            assert!(edge.y <= 520.0 && (edge.x - 500.0).abs() < 0.002 || on_curve.abs() < 0.002, "{edge:?}");
        }
    }

    #[test]
    fn guides_count_for_the_body() {
        let parts = [Shape::from(Rect::new(40.0, 40.0)), Shape::from(Rect::new(2.0, 2.5).at(11.0, 21.25))];
        let body = Shape::from(Compound::new(&parts));
        let run = Run::forward(Template::Straight { length: 80.0 });
        let slide = slide_back(&run, start(), &SMALL, &body, &[square(510.0, 620.0, 0.0)]);
        assert!((slide.pose.y - 577_500).abs() <= 1, "{slide:?}");
    }
}
