//! Rectangles at any angle.

use crate::point::clamp;
use crate::{Frame, Point};

/// A rectangle at any angle: a base, a token, a straight template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// The middle.
    pub centre: Point,
    /// The direction of the rectangle's own +y; length one.
    pub forward: Point,
    /// Half the width, along the rectangle's own x.
    pub half_width: f64,
    /// Half the length, along the rectangle's own y.
    pub half_length: f64,
}

impl Rect {
    /// A rectangle of this width and length around the origin, not turned.
    pub const fn new(width: f64, length: f64) -> Rect {
        Rect {
            centre: Point::ZERO,
            forward: Point::new(0.0, 1.0),
            half_width: width * 0.5,
            half_length: length * 0.5,
        }
    }

    /// The same rectangle with its middle at `x`, `y`.
    pub const fn at(self, x: f64, y: f64) -> Rect {
        Rect { centre: Point::new(x, y), ..self }
    }

    /// This rectangle, given in local coordinates, on the table.
    #[inline]
    pub fn placed(&self, frame: &Frame) -> Rect {
        Rect { centre: frame.to_table(self.centre), forward: frame.turn(self.forward), ..*self }
    }

    /// The frame of the rectangle's middle.
    #[inline]
    pub fn frame(&self) -> Frame {
        Frame { origin: self.centre, forward: self.forward }
    }

    /// The corners, counter-clockwise from the rear left one.
    #[inline]
    pub fn corners(&self) -> [Point; 4] {
        let right = self.frame().right() * self.half_width;
        let forward = self.forward * self.half_length;
        [
            self.centre - right - forward,
            self.centre + right - forward,
            self.centre + right + forward,
            self.centre - right + forward,
        ]
    }

    /// The point of the rectangle closest to `p`: `p` itself when it lies inside.
    #[inline]
    pub(crate) fn closest(&self, p: Point) -> Point {
        let frame = self.frame();
        let local = frame.to_local(p);
        if local.x.abs() <= self.half_width && local.y.abs() <= self.half_length {
            return p;
        }
        frame.to_table(Point::new(
            clamp(local.x, -self.half_width, self.half_width),
            clamp(local.y, -self.half_length, self.half_length),
        ))
    }

    /// Whether every point is farther than `reach` from `p`, as far as the circle around the rectangle tells.
    #[inline]
    pub(crate) fn is_farther(&self, p: Point, reach: f64) -> bool {
        let reach = reach + self.half_width + self.half_length;
        (self.centre - p).length_squared() > reach * reach
    }

    #[inline]
    pub(crate) fn contains(&self, p: Point) -> bool {
        let local = self.frame().to_local(p);
        local.x.abs() <= self.half_width && local.y.abs() <= self.half_length
    }

    #[inline]
    pub(crate) fn support(&self, direction: Point) -> Point {
        let right = self.frame().right() * self.half_width;
        let forward = self.forward * self.half_length;
        let x = if direction.dot(right) < 0.0 { -right } else { right };
        let y = if direction.dot(forward) < 0.0 { -forward } else { forward };
        self.centre + x + y
    }

    pub(crate) fn shrunk(&self, by: f64) -> Rect {
        Rect { half_width: self.half_width - by, half_length: self.half_length - by, ..*self }
    }
}
