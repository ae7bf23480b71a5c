//! Where a piece lies and which way it faces, ready for computing.

use crate::{Angle, Point, Pose};

/// A place and a heading in floating point, with the heading's sine and cosine.
///
/// Local coordinates are those of a piece seen from above: x to its right, y forward, its centre at the origin.
///
/// ```
/// use broadside_table::{Frame, Point, Pose};
/// let frame = Frame::from(Pose::from_mm(100.0, 50.0, 90.0));
/// assert_eq!(frame.to_table(Point::new(0.0, 20.0)), Point::new(120.0, 50.0));
/// assert_eq!(frame.pose(), Pose::from_mm(100.0, 50.0, 90.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// Where the local origin lies on the table.
    pub origin: Point,
    /// The local forward direction on the table: the sine and the cosine of the facing.
    pub forward: Point,
}

impl Frame {
    /// The table itself: local and table coordinates are the same.
    pub const TABLE: Frame = Frame { origin: Point::ZERO, forward: Point::new(0.0, 1.0) };

    /// A place and a facing.
    pub fn new(origin: Point, facing: Angle) -> Frame {
        Frame { origin, forward: facing.direction() }
    }

    /// The local direction of +x on the table.
    #[inline]
    pub fn right(&self) -> Point {
        Point::new(self.forward.y, -self.forward.x)
    }

    /// The local step `p` as a step on the table.
    #[inline]
    pub fn turn(&self, p: Point) -> Point {
        self.right() * p.x + self.forward * p.y
    }

    /// The local point `p` as a point on the table.
    #[inline]
    pub fn to_table(&self, p: Point) -> Point {
        self.origin + self.turn(p)
    }

    /// The table point `p` in local coordinates.
    #[inline]
    pub fn to_local(&self, p: Point) -> Point {
        let step = p - self.origin;
        Point::new(step.dot(self.right()), step.dot(self.forward))
    }

    /// The frame that lies at `inner` within this frame.
    pub fn then(&self, inner: &Frame) -> Frame {
        Frame { origin: self.to_table(inner.origin), forward: self.turn(inner.forward) }
    }

    /// The frame in which this frame lies at the table's origin, facing +y: what undoes it.
    pub fn inverse(&self) -> Frame {
        let back = Frame { origin: Point::ZERO, forward: Point::new(-self.forward.x, self.forward.y) };
        Frame { origin: -back.turn(self.origin), ..back }
    }

    /// This frame moved by the local step `x`, `y` and then turned clockwise by `turn`.
    pub fn moved(&self, x: f64, y: f64, turn: Angle) -> Frame {
        self.then(&Frame::new(Point::new(x, y), turn))
    }

    /// The same place, facing the other way.
    pub fn about(&self) -> Frame {
        Frame { origin: self.origin, forward: -self.forward }
    }

    /// The pose on the grid nearest to this frame.
    pub fn pose(&self) -> Pose {
        Pose {
            x: libm::round(self.origin.x * 1000.0) as i32,
            y: libm::round(self.origin.y * 1000.0) as i32,
            facing: Angle::of(self.forward),
        }
    }
}

impl From<Pose> for Frame {
    #[inline]
    fn from(pose: Pose) -> Frame {
        Frame::new(Point::new(pose.x_mm(), pose.y_mm()), pose.facing)
    }
}

impl Angle {
    /// The step of length one in this direction; exact at the quarter turns.
    ///
    /// The turn is folded into an eighth before it reaches the sine and cosine, so that directions that mirror
    /// one another have mirrored bits.
    #[inline]
    pub fn direction(self) -> Point {
        const EIGHTH: u32 = 1 << 29;
        let quarter = self.0.wrapping_add(EIGHTH) >> 30;
        let rest = self.0.wrapping_sub(quarter << 30) as i32;
        let (sin, cos) = libm::sincos(f64::from(rest) * (core::f64::consts::TAU / 4_294_967_296.0));
        match quarter {
            0 => Point::new(sin, cos),
            1 => Point::new(cos, -sin),
            2 => Point::new(-sin, -cos),
            _ => Point::new(-cos, sin),
        }
    }

    /// The grid direction nearest to that of `step`, clockwise from +y.
    pub fn of(step: Point) -> Angle {
        let turns = libm::atan2(step.x, step.y) * (1.0 / core::f64::consts::TAU);
        Angle(libm::round(turns * 4_294_967_296.0) as i64 as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarter_turns_are_exact() {
        assert_eq!(Angle::ZERO.direction(), Point::new(0.0, 1.0));
        assert_eq!(Angle::QUARTER.direction(), Point::new(1.0, 0.0));
        assert_eq!(Angle::HALF.direction(), Point::new(0.0, -1.0));
        assert_eq!((-Angle::QUARTER).direction(), Point::new(-1.0, 0.0));
    }

    #[test]
    fn every_direction_is_found_again() {
        let mut angle = Angle(12_345);
        for _ in 0..100_000 {
            angle = Angle(angle.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
            assert_eq!(Angle::of(angle.direction()), angle);
            let radians = angle.radians();
            let slow = Point::new(libm::sin(radians), libm::cos(radians));
            assert!(slow.distance(angle.direction()) < 1e-15, "{angle:?}");
        }
    }

    #[test]
    fn a_frame_and_its_inverse_cancel() {
        let frame = Frame::from(Pose::from_mm(312.5, 87.25, 211.0));
        let p = Point::new(-13.0, 41.0);
        assert!(frame.inverse().to_table(frame.to_table(p)).distance(p) < 1e-12);
        assert!(frame.to_local(frame.to_table(p)).distance(p) < 1e-12);
        assert_eq!(frame.then(&Frame::new(p, Angle::QUARTER)).pose().facing, Angle::from_degrees(301.0));
    }
}
