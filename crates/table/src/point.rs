//! Points and vectors in millimetres.

use core::ops::{Add, Mul, Neg, Sub};
use serde::{Deserialize, Serialize};

/// A point, or the step between two points, in millimetres: x to the right, y up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Up, away from the first player's edge.
    pub y: f64,
}

impl Point {
    /// The origin, or no step at all.
    pub const ZERO: Point = Point { x: 0.0, y: 0.0 };

    /// The point at `x`, `y`.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// The sum of the products of the coordinates.
    #[inline]
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Positive when `other` points to the left of `self`.
    #[inline]
    pub fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The same step, turned a quarter to the left.
    #[inline]
    pub fn left(self) -> Point {
        Point::new(-self.y, self.x)
    }

    /// The square of the length.
    #[inline]
    pub fn length_squared(self) -> f64 {
        self.dot(self)
    }

    /// The length.
    #[inline]
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// How far `other` is from here.
    #[inline]
    pub fn distance(self, other: Point) -> f64 {
        (other - self).length()
    }

    /// The step of length one in the same direction; +y for no step at all.
    #[inline]
    pub fn unit(self) -> Point {
        let length = self.length();
        if length > 0.0 { self * (1.0 / length) } else { Point::new(0.0, 1.0) }
    }

    /// The point a fraction `t` of the way to `other`.
    #[inline]
    pub fn toward(self, other: Point, t: f64) -> Point {
        self + (other - self) * t
    }
}

impl Add for Point {
    type Output = Point;
    #[inline]
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    #[inline]
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    #[inline]
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

impl Neg for Point {
    type Output = Point;
    #[inline]
    fn neg(self) -> Point {
        Point::new(-self.x, -self.y)
    }
}

/// The lesser of two numbers; unlike `f64::min` the same bits on every platform, also for −0.
#[inline]
pub(crate) fn min(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}

/// The greater of two numbers; unlike `f64::max` the same bits on every platform, also for −0.
#[inline]
pub(crate) fn max(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

/// `value` moved into `low..=high`.
#[inline]
pub(crate) fn clamp(value: f64, low: f64, high: f64) -> f64 {
    if value < low {
        low
    } else if value > high {
        high
    } else {
        value
    }
}
