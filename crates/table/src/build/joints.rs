//! A chain of joints laid beside a base, each turned by clicks, and where the base comes to lie at a joint.
//!
//! ```text
//!                     the next guide   The middle line starts level with a line across the base and half the
//!                  tail /              chain's width beside it. Each joint: the lead ahead, a turn by its clicks,
//!                      o  joint        the tail ahead. The base is set down with the same offset, on the same
//!   +------+ guide     |  lead         side, at the guide after the joint.
//!   |  ^   |===========+
//! ```

use crate::contact::overlaps;
use crate::{Angle, Frame, Point, Pose, Rect, Shape, Turn};

/// The greatest number of joints of a chain.
pub const TOOL_JOINTS: usize = 4;

/// The measures of a jointed chain.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joints {
    /// From a guide to the next joint.
    pub lead: f64,
    /// From a joint to the next guide.
    pub tail: f64,
    /// How wide every segment is.
    pub width: f64,
    /// How far one click turns a joint.
    pub click: Angle,
    /// How many clicks a joint turns at most, to either side.
    pub most_clicks: i8,
}

/// Where the chain is put to a base: on which side, how far from the axis is the side of the base, and how far ahead
/// of its centre the guide fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mount {
    /// On which side of the base.
    pub side: Turn,
    /// Half the width of the base.
    pub half_width: f64,
    /// From the centre of the pose forward to the guide; half the length for the front edge of a single base.
    pub ahead: f64,
}

/// A chain as it lies, and the base's place at each of its joints.
///
/// ```
/// use broadside_table::{Angle, Joints, Mount, Pose, Turn};
/// let click = Angle::from_degrees(22.5);
/// let joints = Joints { lead: 46.13, tail: 22.27, width: 15.25, click, most_clicks: 2 };
/// let mount = Mount { side: Turn::Left, half_width: 21.5, ahead: 35.5 };
/// let course = joints.course(Pose::from_mm(900.0, 400.0, 0.0), &mount, &[0, 0]).expect("two straight joints");
/// assert_eq!(course.pose(2), Pose::from_mm(900.0, 536.8, 0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    width: f64,
    mount: Mount,
    offset: f64,
    /// Guide, joint, guide, joint … guide; each frame looks along the segment that begins there.
    frames: [Frame; 2 * TOOL_JOINTS + 1],
    start: Pose,
    joints: usize,
}

impl Joints {
    /// Lays the chain beside a base, one number of clicks per joint: positive clicks turn right.
    ///
    /// `None` for more than four joints or more clicks than a joint has.
    pub fn course(&self, start: Pose, mount: &Mount, clicks: &[i8]) -> Option<Course> {
        let too_far = |&c: &i8| c.unsigned_abs() > self.most_clicks.unsigned_abs();
        if clicks.len() > TOOL_JOINTS || clicks.iter().any(too_far) {
            return None;
        }
        let offset = mount.offset(self.width);
        let mut here = Frame::from(start).moved(offset, mount.ahead, Angle::ZERO);
        let mut frames = [here; 2 * TOOL_JOINTS + 1];
        for (joint, &c) in clicks.iter().enumerate() {
            here = here.moved(0.0, self.lead, self.turn(c));
            frames[2 * joint + 1] = here;
            here = here.moved(0.0, self.tail, Angle::ZERO);
            frames[2 * joint + 2] = here;
        }
        Some(Course { width: self.width, mount: *mount, offset, frames, start, joints: clicks.len() })
    }

    /// Where the base lies after turning on the spot: the guide after a joint in its notch, that joint clicked.
    ///
    /// `None` for more clicks than a joint has.
    pub fn pivot(&self, start: Pose, mount: &Mount, clicks: i8) -> Option<Pose> {
        if clicks.unsigned_abs() > self.most_clicks.unsigned_abs() {
            return None;
        }
        let offset = mount.offset(self.width);
        let joint = Frame::from(start).moved(offset, mount.ahead - self.tail, self.turn(clicks));
        Some(joint.moved(-offset, self.tail - mount.ahead, Angle::ZERO).pose())
    }

    fn turn(&self, clicks: i8) -> Angle {
        Angle(self.click.0.wrapping_mul(i32::from(clicks) as u32))
    }
}

impl Mount {
    /// How far the chain's middle line is to the right of the base's axis.
    fn offset(&self, width: f64) -> f64 {
        let beside = self.half_width + width * 0.5;
        match self.side {
            Turn::Left => -beside,
            Turn::Right => beside,
        }
    }
}

impl Course {
    /// How many joints the chain has.
    pub fn joints(&self) -> usize {
        self.joints
    }

    /// Where the base lies at the guide after this many joints; at none it stays where it is.
    ///
    /// A number beyond the last joint counts as the last.
    pub fn pose(&self, joint: usize) -> Pose {
        if joint == 0 {
            return self.start;
        }
        let guide = self.frames[2 * joint.min(self.joints)];
        guide.moved(-self.offset, -self.mount.ahead, Angle::ZERO).pose()
    }

    /// The ends of the segments in order, for drawing: guide, joint, guide, joint … guide.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.frames[..2 * self.joints + 1].iter().map(|frame| frame.origin)
    }

    /// What each segment covers.
    pub fn segments(&self) -> impl Iterator<Item = Rect> + '_ {
        self.frames[..2 * self.joints + 1].windows(2).map(|pair| {
            let length = pair[0].origin.distance(pair[1].origin);
            Rect::new(self.width, length).at(0.0, length * 0.5).placed(&pair[0])
        })
    }

    /// The first segment that a shape lies on; touching is not lying on it.
    pub fn covered_by(&self, shape: &Shape) -> Option<usize> {
        self.segments().position(|segment| overlaps(&Shape::Rect(segment), shape))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const JOINTS: Joints =
        Joints { lead: 46.13, tail: 22.27, width: 15.25, click: Angle(1 << 28), most_clicks: 2 };

    fn mount(side: Turn) -> Mount {
        Mount { side, half_width: 21.5, ahead: 35.5 }
    }

    fn start() -> Pose {
        Pose::from_mm(900.0, 400.0, 0.0)
    }

    fn base(pose: Pose) -> Shape<'static> {
        Rect::new(43.0, 71.0).placed(&Frame::from(pose)).into()
    }

    #[test]
    fn the_side_matters_once_a_joint_is_clicked() {
        let left = JOINTS.course(start(), &mount(Turn::Left), &[2]).unwrap();
        let right = JOINTS.course(start(), &mount(Turn::Right), &[2]).unwrap();
        // 45° right. The guide after the joint: x = ±29.125 + 22.27 sin 45°, y = 35.5 + 46.13 + 22.27 cos 45°;
        // the centre from there: ∓29.125 to the right and 35.5 back on the new heading.
        let half = core::f64::consts::FRAC_1_SQRT_2;
        let expected = |offset: f64| {
            let x = offset + 22.27 * half - offset * half - 35.5 * half;
            let y = 81.63 + 22.27 * half + offset * half - 35.5 * half;
            Pose::from_mm(900.0 + x, 400.0 + y, 45.0)
        };
        assert_eq!(left.pose(1), expected(-29.125));
        assert_eq!(right.pose(1), expected(29.125));
        assert_ne!(left.pose(1), right.pose(1));
    }

    #[test]
    fn a_base_beside_the_chain_does_not_cover_it() {
        for side in [Turn::Left, Turn::Right] {
            let course = JOINTS.course(start(), &mount(side), &[0, 0, 0]).unwrap();
            assert_eq!(course.covered_by(&base(course.pose(3))), None);
            assert_eq!(course.covered_by(&base(course.pose(0))), None);
        }
        // Two sharp turns right: what the chain has behind it lies to the right, and so does a base on its right.
        let inside = JOINTS.course(start(), &mount(Turn::Left), &[2, 2]).unwrap();
        assert_eq!(inside.covered_by(&base(inside.pose(2))), Some(0));
        let outside = JOINTS.course(start(), &mount(Turn::Right), &[2, 2]).unwrap();
        assert_eq!(outside.covered_by(&base(outside.pose(2))), None);
    }

    #[test]
    fn joints_and_clicks_have_limits() {
        assert!(JOINTS.course(start(), &mount(Turn::Left), &[3]).is_none());
        assert!(JOINTS.course(start(), &mount(Turn::Left), &[0; 5]).is_none());
        let stays = JOINTS.course(start(), &mount(Turn::Left), &[]).unwrap();
        assert_eq!((stays.pose(0), stays.segments().count()), (start(), 0));
    }

    #[test]
    fn a_pivot_turns_about_the_joint() {
        assert_eq!(JOINTS.pivot(start(), &mount(Turn::Left), 0), Some(start()));
        let turned = JOINTS.pivot(start(), &mount(Turn::Right), 1).unwrap();
        assert_eq!(turned.facing, Angle::from_degrees(22.5));
        let joint = Point::new(29.125, 35.5 - 22.27);
        let (before, after) = (Frame::from(start()).to_table(joint), Frame::from(turned).to_table(joint));
        assert!(before.distance(after) < 0.001);
        assert_eq!(JOINTS.pivot(start(), &mount(Turn::Right), 3), None);
    }
}
