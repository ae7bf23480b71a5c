//! The tolerances of every query, in millimetres, each with its reason.
//!
//! A stored position is off by at most half a grid step on each axis: 0.71 µm for one piece, 1.42 µm for two.
//! Everything that decides between two answers allows for a little more than that, and for nothing a player
//! could see: the traced outlines themselves are only good to about 2 mm.

/// Two shapes overlap only when one of them, its sides moved in by this much, still meets the other.
///
/// Greater than what rounding two poses to the grid can push two touching pieces into each other.
pub const OVERLAP_DEPTH: f64 = 0.002;

/// Two shapes that do not overlap touch when the gap between them is no wider than this.
///
/// Equal to [`OVERLAP_DEPTH`], so that pieces set in contact stay in contact whichever way the grid rounds them.
pub const TOUCH_GAP: f64 = 0.002;

/// A distance that passes a ruler's line by no more than this still lies on the line, so in the nearer band.
pub const RULER_LINE: f64 = 0.002;

/// A point outside an arc's line by no more than this lies on the line, so in the arc.
pub const ARC_LINE: f64 = 0.002;

/// A point outside the edge of an area by no more than this lies on the edge, so in the area.
pub const AREA_EDGE: f64 = 0.002;

/// A base moved back along a template never skips more than this while it looks for its first free place.
///
/// A free gap shorter than a hundredth of a millimetre of travel may be passed over.
pub const SLIDE_STEP: f64 = 0.01;

/// The search for a place in contact ends when the place is known this well: a tenth of a grid step.
pub const CONTACT_STEP: f64 = 0.0001;

/// Lines are equally long when their lengths differ by no more than this.
///
/// Greater than what rounding two parallel pieces to the grid can make of one gap.
pub const EQUAL_LENGTH: f64 = 0.002;

/// Corners closer together than this are one corner of a clipped polygon.
///
/// Far above the rounding error of a coordinate on a two-metre table (about 2 · 10⁻¹³ mm), far below the grid.
pub const SAME_POINT: f64 = 1e-9;
