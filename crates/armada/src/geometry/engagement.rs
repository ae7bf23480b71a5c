//! Engagement between squadrons.

use broadside_table::{Disc, Measure, Shape, closest};

use super::obstruction::obstruction;
use super::{Causes, Distance, Line, Measures, Party, Pieces};

/// How two enemy squadrons lie to each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Engagement {
    /// Whether they are engaged: at distance 1, and nothing obstructs (armada.engagement.01, armada.engagement.05).
    pub engaged: bool,
    /// Whether they are at distance 1, where they can attack each other in any case (armada.engagement.06).
    pub at_distance_one: bool,
    /// The line between their closest points: the distance and the line of sight.
    pub line: Measure,
    /// What obstructs that line.
    pub causes: Causes,
}

/// Whether two squadrons of opposing sides are engaged, and why not (armada.engagement.04).
pub fn engagement(measures: &Measures, one: Disc, other: Disc, pieces: &Pieces) -> Engagement {
    let line = closest(&Shape::Disc(one), &Shape::Disc(other));
    let at_distance_one = Distance::of(line.distance) == Some(Distance::One);
    let (one, other) = (Party::Squadron(one), Party::Squadron(other));
    let causes = obstruction(measures, Line::from(line), one, other, pieces).causes;
    Engagement { engaged: at_distance_one && causes.is_empty(), at_distance_one, line, causes }
}

/// Whether two squadrons of opposing sides are engaged; what obstructs is looked for only at distance 1.
#[inline]
pub fn engaged(measures: &Measures, one: Disc, other: Disc, pieces: &Pieces) -> bool {
    let apart = (other.centre - one.centre).length() - one.radius - other.radius;
    Distance::of(apart) == Some(Distance::One) && engagement(measures, one, other, pieces).engaged
}
