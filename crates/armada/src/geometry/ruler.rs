//! The two sides of the range ruler, and what at, within and beyond mean.

use core::ops::RangeInclusive;

use broadside_engine::Gap;
use broadside_table::{Measure, Reach as Extent, Ruler, Shape, closest, reach};

use crate::facts::measures;

const RANGE: Ruler = Ruler::new(&measures::RANGE);
const DISTANCE: Ruler = Ruler::new(&measures::DISTANCE);

/// A band of the range side (armada.range-and-distance.01), or past its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Range {
    /// Close.
    Close,
    /// Medium.
    Medium,
    /// Long.
    Long,
    /// Past the end of the ruler (armada.range-and-distance.07).
    Extreme,
}

/// A band of the distance side (armada.range-and-distance.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Distance {
    /// Distance 1.
    One,
    /// Distance 2.
    Two,
    /// Distance 3.
    Three,
    /// Distance 4.
    Four,
    /// Distance 5.
    Five,
}

impl Range {
    const ALL: [Range; 4] = [Range::Close, Range::Medium, Range::Long, Range::Extreme];

    /// The band in which a length lies; a line belongs to the nearer band (armada.range-and-distance.02).
    #[inline]
    pub fn of(length: f64) -> Range {
        Range::ALL[RANGE.band(length).unwrap_or(3)]
    }

    /// Where the band ends; `None` for extreme range, which has no end.
    pub fn end(self) -> Option<f64> {
        measures::RANGE.get(self as usize).copied()
    }
}

/// In a sentence a band of the distance side is its number.
impl From<Distance> for Gap {
    fn from(distance: Distance) -> Gap {
        distance.number().into()
    }
}

impl Distance {
    /// Every band, from the bottom of the ruler on.
    pub const ALL: [Distance; 5] =
        [Distance::One, Distance::Two, Distance::Three, Distance::Four, Distance::Five];

    /// The band in which a length lies; `None` past the end of the ruler.
    #[inline]
    pub fn of(length: f64) -> Option<Distance> {
        DISTANCE.band(length).map(|band| Distance::ALL[band])
    }

    /// The band with this number, 1 to 5.
    pub fn numbered(number: u8) -> Option<Distance> {
        Distance::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// The number printed on the band.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Where the band ends.
    pub const fn end(self) -> f64 {
        measures::DISTANCE[self as usize]
    }
}

/// A range, with the line that proves it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RangeLine {
    /// The band.
    pub band: Range,
    /// The line between the two closest points.
    pub line: Measure,
}

impl From<Measure> for RangeLine {
    fn from(line: Measure) -> RangeLine {
        RangeLine { band: Range::of(line.distance), line }
    }
}

/// The range between the closest points of two components (armada.measuring.09).
pub fn range(from: &Shape, to: &Shape) -> RangeLine {
    closest(from, to).into()
}

/// The distance between the closest points of two components, with its line; no band past the end of the ruler.
pub fn distance(from: &Shape, to: &Shape) -> (Option<Distance>, Measure) {
    let line = closest(from, to);
    (Distance::of(line.distance), line)
}

/// A band of either side of the ruler.
pub trait Ruled: Copy {
    /// The side of the ruler that it is a band of.
    fn ruler() -> Ruler<'static>;

    /// Its place on that side, from the bottom.
    fn place(self) -> usize;
}

impl Ruled for Range {
    fn ruler() -> Ruler<'static> {
        RANGE
    }

    /// Extreme range is no band of the ruler; a span up to it ends at long range.
    fn place(self) -> usize {
        (self as usize).min(2)
    }
}

impl Ruled for Distance {
    fn ruler() -> Ruler<'static> {
        DISTANCE
    }

    fn place(self) -> usize {
        self as usize
    }
}

fn places<B: Ruled>(span: RangeInclusive<B>) -> RangeInclusive<usize> {
    span.start().place()..=span.end().place()
}

/// How much farther than a band's end the circles around two shapes must be apart before nothing else is looked at: far
/// more than any tolerance, far less than any band.
const CLEAR: f64 = 1.0;

/// Whether simple bounds show already that one shape has a part within a band's end of the other, or none: circles around
/// both, and the points with which they face each other. Most pieces on a table are far apart or very near, and
/// the bounds cost a tenth of the closest points.
fn plainly_within<B: Ruled>(band: usize, from: &Shape, to: &Shape) -> Option<bool> {
    let end = *B::ruler().lines().get(band)?;
    let ((one, reach), (other, far)) = (from.circle(), to.circle());
    let between = other - one;
    let apart = reach + far + end + CLEAR;
    if between.dot(between) > apart * apart {
        return Some(false);
    }
    let facing = to.support(one - other) - from.support(between);
    (facing.dot(facing) < end * end).then_some(true)
}

/// Whether any part of `to` lies in one of these bands, seen from `from` (armada.range-and-distance.03,
/// armada.range-and-distance.06).
pub fn at<B: Ruled>(span: RangeInclusive<B>, from: &Shape, to: &Shape) -> bool {
    let bands = places(span);
    match plainly_within::<B>(*bands.end(), from, to) {
        Some(false) => return false,
        Some(true) if *bands.start() == 0 => return true,
        _ => {}
    }
    let nearest = closest(from, to);
    // From the first band on, the closest point decides.
    let farthest = if *bands.start() == 0 { nearest } else { reach(from, to).farthest };
    B::ruler().any_part_at(bands, &Extent { nearest, farthest })
}

/// Whether all of `to` lies in these bands, seen from `from` (armada.range-and-distance.05).
pub fn within<B: Ruled>(span: RangeInclusive<B>, from: &Shape, to: &Shape) -> bool {
    B::ruler().within(places(span), &reach(from, to))
}

/// Whether no part of `to` lies in this band or a nearer one, seen from `from` (armada.range-and-distance.04).
pub fn beyond<B: Ruled>(band: B, from: &Shape, to: &Shape) -> bool {
    if let Some(within) = plainly_within::<B>(band.place(), from, to) {
        return !within;
    }
    let nearest = closest(from, to);
    B::ruler().beyond(band.place(), &Extent { nearest, farthest: nearest })
}
