//! All the shortest lines between two shapes: one, or a family of parallel ones between two parallel sides.

use crate::closest::{Measure, closest};
use crate::edge::Edge;
use crate::point::{max, min};
use crate::tolerance::EQUAL_LENGTH;
use crate::{Point, Shape};

/// The shortest lines between two shapes: `first`, `last` and all between them are equally long.
///
/// `first` and `last` are the same line when there is only one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shortest {
    /// The line at one end of the family.
    pub first: Measure,
    /// The line at its other end.
    pub last: Measure,
}

impl Shortest {
    /// How far apart the first and the last line are.
    pub fn width(&self) -> f64 {
        self.first.from.distance(self.last.from)
    }

    /// The line a fraction `t` of the way from the first to the last.
    pub fn at(&self, t: f64) -> Measure {
        Measure {
            distance: self.first.distance,
            from: self.first.from.toward(self.last.from, t),
            to: self.first.to.toward(self.last.to, t),
        }
    }

    /// The lines as short as `line`, which is a shortest one, beside it.
    pub(crate) fn beside(line: &Measure, from: &Shape, to: &Shape) -> Shortest {
        let one = Shortest { first: *line, last: *line };
        if line.distance <= EQUAL_LENGTH {
            return one;
        }
        let along = (line.to - line.from) * (1.0 / line.distance);
        let aside = along.left();
        let mut best = (0.0, 0.0);
        from.for_each_edge(|near| {
            let Some(near) = flat(&near, line.from, along, aside) else { return };
            to.for_each_edge(|far| {
                let Some(far) = flat(&far, line.to, along, aside) else { return };
                let (low, high) = (max(near.0, far.0), min(near.1, far.1));
                if high - low > best.1 - best.0 {
                    best = (low, high);
                }
            });
        });
        if best.1 - best.0 <= EQUAL_LENGTH {
            return one;
        }
        let shifted = |by: f64| {
            let from = line.from + aside * by;
            Measure { distance: line.distance, from, to: from + along * line.distance }
        };
        Shortest { first: shifted(best.0), last: shifted(best.1) }
    }
}

/// How far a straight side that lies square to a line through `through` reaches to either side of it.
fn flat(edge: &Edge, through: Point, along: Point, aside: Point) -> Option<(f64, f64)> {
    let Edge::Line { a, b } = *edge else { return None };
    let (a, b) = (a - through, b - through);
    if a.dot(along).abs() > EQUAL_LENGTH || b.dot(along).abs() > EQUAL_LENGTH {
        return None;
    }
    let (a, b) = (a.dot(aside), b.dot(aside));
    Some((min(a, b), max(a, b)))
}

/// Every shortest line between two shapes.
///
/// Between shapes that are not convex there may be equally short lines elsewhere; those beside [`closest`] are told.
///
/// ```
/// use broadside_table::{Rect, Shape, shortest};
/// let base = Shape::from(Rect::new(40.0, 40.0));
/// let lines = shortest(&base, &Shape::from(Rect::new(40.0, 40.0).at(10.0, 140.0)));
/// assert_eq!((lines.first.distance, lines.width()), (100.0, 30.0));
/// assert_eq!(shortest(&base, &Shape::from(Rect::new(40.0, 40.0).at(50.0, 140.0))).width(), 0.0);
/// ```
pub fn shortest(from: &Shape, to: &Shape) -> Shortest {
    Shortest::beside(&closest(from, to), from, to)
}
