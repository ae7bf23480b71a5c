//! The fixed grid on which positions are stored: whole micrometres and 2³² directions.
//!
//! Whatever is computed in floating point is rounded to this grid before it becomes part of a game, so two
//! platforms that agree on a game's positions agree on every later computation from them.

use serde::{Deserialize, Serialize};

/// A direction as a fraction of a turn, clockwise from +y (away from the first player's edge).
///
/// ```
/// use broadside_table::Angle;
/// assert_eq!(Angle::from_degrees(450.0), Angle::from_degrees(90.0));
/// assert_eq!(Angle::QUARTER + Angle::HALF, -Angle::QUARTER);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Angle(pub u32);

impl Angle {
    /// Straight ahead: +y.
    pub const ZERO: Angle = Angle(0);
    /// Ninety degrees clockwise: +x.
    pub const QUARTER: Angle = Angle(1 << 30);
    /// Turned about: −y.
    pub const HALF: Angle = Angle(1 << 31);

    /// The grid direction nearest to `degrees`; any finite number of turns is allowed.
    pub fn from_degrees(degrees: f64) -> Angle {
        let turns = degrees / 360.0;
        let fraction = turns - libm::floor(turns);
        Angle(libm::round(fraction * 4_294_967_296.0) as u64 as u32)
    }

    /// Degrees clockwise from +y, in `0.0..360.0`.
    pub fn degrees(self) -> f64 {
        f64::from(self.0) * (360.0 / 4_294_967_296.0)
    }

    /// Radians clockwise from +y, in `0.0..2π`.
    pub fn radians(self) -> f64 {
        f64::from(self.0) * (core::f64::consts::TAU / 4_294_967_296.0)
    }
}

impl core::ops::Add for Angle {
    type Output = Angle;
    fn add(self, other: Angle) -> Angle {
        Angle(self.0.wrapping_add(other.0))
    }
}

impl core::ops::Sub for Angle {
    type Output = Angle;
    fn sub(self, other: Angle) -> Angle {
        Angle(self.0.wrapping_sub(other.0))
    }
}

impl core::ops::Neg for Angle {
    type Output = Angle;
    fn neg(self) -> Angle {
        Angle(self.0.wrapping_neg())
    }
}

/// Where a piece lies: the centre of its base in micrometres and the direction it faces.
///
/// ```
/// use broadside_table::Pose;
/// let pose = Pose::from_mm(900.0, 400.5, 180.0);
/// assert_eq!((pose.x, pose.y), (900_000, 400_500));
/// assert_eq!(pose.facing.degrees(), 180.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pose {
    /// Micrometres to the right of the table's lower left corner.
    pub x: i32,
    /// Micrometres above the table's lower left corner.
    pub y: i32,
    /// Which way the front of the base points.
    pub facing: Angle,
}

impl Pose {
    /// The grid pose nearest to a place in millimetres and a facing in degrees clockwise from +y.
    pub fn from_mm(x: f64, y: f64, degrees: f64) -> Pose {
        Pose {
            x: libm::round(x * 1000.0) as i32,
            y: libm::round(y * 1000.0) as i32,
            facing: Angle::from_degrees(degrees),
        }
    }

    /// Millimetres to the right of the lower left corner.
    pub fn x_mm(self) -> f64 {
        f64::from(self.x) / 1000.0
    }

    /// Millimetres above the lower left corner.
    pub fn y_mm(self) -> f64 {
        f64::from(self.y) / 1000.0
    }
}
