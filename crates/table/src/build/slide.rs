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
//!
//! The way back is taken in steps during which a pair of parts certainly stays overlapping, so nothing free is passed
//! over. See `overlapping.rs` for the length of such a step.

use super::overlapping::leave;
use super::path::{Here, Path};
use super::template::{Base, Run};
use crate::contact::overlaps;
use crate::point::max;
use crate::tolerance::{OVERLAP_DEPTH, SLIDE_STEP};
use crate::{Frame, Pose, Shape};

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
    slide_back_from(run, &Frame::from(from), base, body, obstacles)
}

/// [`slide_back`] for a base whose start lies off the grid, such as one that leaves by another piece's edge.
pub fn slide_back_from(run: &Run, from: &Frame, base: &Base, body: &Shape, obstacles: &[Shape]) -> Slide {
    let basic = Run { arrive: run.leave.opposite(), shift: 0.0, ..*run };
    let path = Path::new(&basic, from, base, body);
    let is_free = |frame: &Frame| {
        let placed = body.placed(frame);
        !obstacles.iter().any(|obstacle| overlaps(&placed, obstacle))
    };
    let mut here = Here::new(&path, path.end);
    let mut last = None;
    while let Some(touching) = leave_all(&path, &mut here, body, obstacles) {
        last = Some(touching);
        // Farther back the body no longer even meets the obstacle; where it would have to go far, it slides along it.
        let mut apart = here;
        leave(&path, &mut apart, body, &obstacles[touching], 0.0);
        if here.at - apart.at >= MOST_GRAZING {
            break;
        }
        here = apart;
        if is_free(&here.body) {
            break;
        }
    }
    if last.is_none() {
        let pose = basic.end_from(from, base, &base.socket(basic.arrive)).pose();
        return Slide { pose, along: path.end, touching: None };
    }
    // Pieces in contact may give way by the tolerance; a base does not creep forward by it.
    let mut pose = from.pose();
    while here.at > -path.length + SLIDE_STEP {
        let rounded = here.body.pose();
        // Where the base only grazes an obstacle, rounding to the grid may still push it in.
        if is_free(&Frame::from(rounded)) {
            pose = rounded;
            break;
        }
        here.go(&path, here.at - SLIDE_STEP);
    }
    Slide { pose, along: max(here.at, 0.0), touching: last }
}

/// Goes back until the body overlaps no obstacle. The one that it left last; `None` when it overlapped none.
fn leave_all(path: &Path, here: &mut Here, body: &Shape, obstacles: &[Shape]) -> Option<usize> {
    let mut last = None;
    // A place is free when a whole round over the obstacles finds nothing more to leave.
    let (mut index, mut clear) = (0, 0);
    while clear < obstacles.len() && here.at > -path.length {
        if leave(path, here, body, &obstacles[index], OVERLAP_DEPTH) {
            (last, clear) = (Some(index), 0);
        } else {
            clear += 1;
        }
        index = if index + 1 == obstacles.len() { 0 } else { index + 1 };
    }
    last
}

/// How far back a base goes at most while it overlaps something by no more than the tolerance: an angle of a tenth of a degree
/// between its way and what it touches.
const MOST_GRAZING: f64 = 1.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Angle, BaseEdge, Compound, Point, Rect, Template, Turn, touches};

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
                let path = Path::new(&run, &Frame::from(start()), &SMALL, &body());
                assert_eq!(Here::new(&path, path.end).body.pose(), run.end(start(), &SMALL));
                assert_eq!(Here::new(&path, -path.length).body.pose(), start());
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
