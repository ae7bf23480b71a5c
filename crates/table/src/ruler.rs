//! Rulers divided into bands.

use core::ops::RangeInclusive;

use crate::reach::Reach;
use crate::tolerance::RULER_LINE;

/// A ruler divided into bands by ascending lines, in millimetres from its lower end. Bands count from zero.
///
/// A line belongs to the nearer band, and a distance within [`RULER_LINE`] beyond a line is on the line.
///
/// ```
/// use broadside_table::Ruler;
/// let ruler = Ruler::new(&[100.0, 200.0, 300.0]);
/// assert_eq!(ruler.band(100.0), Some(0));
/// assert_eq!(ruler.band(100.1), Some(1));
/// assert_eq!(ruler.band(301.0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ruler<'a> {
    lines: &'a [f64],
}

impl<'a> Ruler<'a> {
    /// A ruler whose bands end at these lines.
    pub const fn new(lines: &'a [f64]) -> Ruler<'a> {
        Ruler { lines }
    }

    /// Where each band ends.
    pub const fn lines(&self) -> &'a [f64] {
        self.lines
    }

    /// The band in which a distance lies; `None` past the end of the ruler.
    #[inline]
    pub fn band(&self, distance: f64) -> Option<usize> {
        self.lines.iter().position(|&line| distance <= line + RULER_LINE)
    }

    /// Where a band begins: the line that belongs to the band before it, or nowhere for the first.
    fn begin(&self, band: usize) -> f64 {
        if band == 0 { f64::NEG_INFINITY } else { self.lines[band - 1] + RULER_LINE }
    }

    fn end(&self, band: usize) -> f64 {
        self.lines[band] + RULER_LINE
    }

    /// Whether the closest point lies in one of these bands.
    pub fn closest_at(&self, bands: RangeInclusive<usize>, reach: &Reach) -> bool {
        let distance = reach.nearest.distance;
        distance > self.begin(*bands.start()) && distance <= self.end(*bands.end())
    }

    /// Whether any part lies in one of these bands.
    pub fn any_part_at(&self, bands: RangeInclusive<usize>, reach: &Reach) -> bool {
        reach.farthest.distance > self.begin(*bands.start())
            && reach.nearest.distance <= self.end(*bands.end())
    }

    /// Whether every part lies in these bands.
    pub fn within(&self, bands: RangeInclusive<usize>, reach: &Reach) -> bool {
        reach.nearest.distance > self.begin(*bands.start())
            && reach.farthest.distance <= self.end(*bands.end())
    }

    /// Whether no part lies in this band or a nearer one.
    pub fn beyond(&self, band: usize, reach: &Reach) -> bool {
        reach.nearest.distance > self.end(band)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rect, Shape, reach};

    const RULER: Ruler = Ruler::new(&[100.0, 200.0, 300.0]);

    fn reach_to(y: f64) -> Reach {
        let base = |y| Shape::from(Rect::new(40.0, 40.0).at(0.0, y));
        reach(&base(0.0), &base(y))
    }

    #[test]
    fn a_base_across_a_line_is_at_both_bands_and_within_neither() {
        let across = reach_to(120.0);
        assert!(RULER.any_part_at(0..=0, &across) && RULER.any_part_at(1..=1, &across));
        assert!(RULER.closest_at(0..=0, &across) && !RULER.closest_at(1..=1, &across));
        assert!(!RULER.within(0..=0, &across) && !RULER.within(1..=1, &across));
        assert!(RULER.within(0..=1, &across) && !RULER.beyond(0, &across));
    }

    #[test]
    fn the_line_belongs_to_the_nearer_band() {
        let ends_on_line = reach_to(100.0);
        assert!(RULER.within(0..=0, &ends_on_line) && !RULER.any_part_at(1..=1, &ends_on_line));
        let starts_on_line = reach_to(140.0);
        assert!(RULER.closest_at(0..=0, &starts_on_line) && !RULER.beyond(0, &starts_on_line));
        let past = reach_to(140.003);
        assert!(!RULER.closest_at(0..=0, &past) && RULER.beyond(0, &past) && RULER.within(1..=1, &past));
        assert!(RULER.within(1..=1, &past) && RULER.beyond(2, &reach_to(341.0)));
    }
}
