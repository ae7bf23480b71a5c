//! Moving obstacles and tokens.

use broadside_engine::reasons;
use broadside_table::{Disc, Frame, Point, Pose, Shape, closest, farthest, overlaps, tolerance::RULER_LINE};

use super::{Distance, Obstacle, Ship};

/// An obstacle or a token that is to be moved.
#[derive(Clone, Copy, Debug)]
pub struct ObstacleMove<'a> {
    /// What is moved, where it starts.
    pub piece: Shape<'a>,
    /// The same before it was turned over, if it was.
    pub before: Option<Shape<'a>>,
    /// Its pose there.
    pub from: Pose,
    /// The greatest distance.
    pub most: Distance,
    /// All ships.
    pub ships: &'a [Ship],
    /// All squadrons.
    pub squadrons: &'a [Disc],
    /// All other obstacles.
    pub obstacles: &'a [Obstacle],
    /// All other tokens.
    pub tokens: &'a [Disc],
    /// Whether it may come to lie on anything: tokens may (armada.keyword.strategic.71).
    pub may_overlap: bool,
}

reasons! {
    /// Why an obstacle cannot end its move somewhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum ObstacleRefusal {
        /// A part of it would be farther from where it started than the greatest distance.
        TooFar = "armada-refused-place-too-far-moved",
        /// It would overlap a ship, a squadron, another obstacle or a token.
        Overlaps = "armada-refused-place-on-anything",
        /// It would leave the straight line toward its goal.
        NotToward = "armada-refused-place-not-toward",
        /// It would not reach the least distance, or not come as near to it as it can.
        NotFarEnough = "armada-refused-place-not-far-enough",
    }
}

impl ObstacleRefusal {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        match self {
            ObstacleRefusal::TooFar => "armada.obstacle-movement.06",
            ObstacleRefusal::Overlaps => "armada.obstacle-movement.05",
            ObstacleRefusal::NotToward => "armada.obstacle-movement.12",
            ObstacleRefusal::NotFarEnough => "armada.obstacle-movement.13",
        }
    }
}

/// The search along the line goes by this much, then halves it down to the grid.
const STEP: f64 = 0.5;

/// How far beside its line a piece may be put and still be on it.
const BESIDE: f64 = 0.01;

impl ObstacleMove<'_> {
    /// The piece in another place.
    pub fn placed(&self, to: Pose) -> Shape<'_> {
        self.piece.placed(&Frame::from(to).then(&Frame::from(self.from).inverse()))
    }

    /// Whether it may end here, turned or not. It may stay where it is, whatever lies on it
    /// (armada.obstacle-movement.04, armada.obstacle-movement.05, armada.obstacle-movement.06,
    /// armada.obstacle-movement.07, armada.obstacle-movement.08).
    pub fn check(&self, to: Pose) -> Result<(), ObstacleRefusal> {
        if to == self.from && self.before.is_none() {
            return Ok(());
        }
        let shape = self.placed(to);
        // A piece that is not turned has no point farther from where it was than the way that it went.
        let way = Frame::from(to).origin.distance(Frame::from(self.from).origin);
        let near = self.before.is_none() && to.facing == self.from.facing && way <= self.most.end();
        if !near
            && farthest(&self.before.unwrap_or(self.piece), &shape).distance > self.most.end() + RULER_LINE
        {
            return Err(ObstacleRefusal::TooFar);
        }
        if self.is_free(&shape) { Ok(()) } else { Err(ObstacleRefusal::Overlaps) }
    }

    /// Whether it may end here on its way toward `goal`, when it must move at least to the end of `least`
    /// (armada.obstacle-movement.12, armada.obstacle-movement.13, armada.obstacle-movement.14).
    pub fn check_toward(&self, to: Pose, goal: &Shape, least: Distance) -> Result<(), ObstacleRefusal> {
        self.check(to)?;
        let Some((direction, gap)) = self.direction(goal) else { return Ok(()) };
        let (start, end) = (Frame::from(self.from).origin, Frame::from(to).origin);
        let (along, beside) = ((end - start).dot(direction), (end - start).cross(direction));
        if beside.abs() > BESIDE || along < -BESIDE || along > gap + BESIDE {
            return Err(ObstacleRefusal::NotToward);
        }
        let nearest = Frame::from(self.toward(goal, least)).origin;
        if along + BESIDE < (nearest - start).dot(direction).min(least.end()) {
            return Err(ObstacleRefusal::NotFarEnough);
        }
        Ok(())
    }

    /// The place on the straight line toward `goal` that just reaches the end of `least`; when that is not free the
    /// next free one up to the greatest distance, else the free one nearest before it. It goes no farther than to
    /// touch its goal, and it is not turned.
    pub fn toward(&self, goal: &Shape, least: Distance) -> Pose {
        let Some((direction, gap)) = self.direction(goal) else { return self.from };
        let start = Frame::from(self.from);
        let at = |along: f64| Frame { origin: start.origin + direction * along, ..start }.pose();
        let free = |along: f64| self.is_free(&self.placed(at(along)));
        let (least, most) = (least.end(), self.most.end().min(gap));
        let first = if least < most { least } else { most };
        if free(first) {
            return at(first);
        }
        let mut along = first;
        while along < most {
            along = if along + STEP < most { along + STEP } else { most };
            if free(along) {
                return at(narrowed(along, -STEP, &free));
            }
        }
        along = first;
        while along > STEP {
            along -= STEP;
            if free(along) {
                return at(narrowed(along, STEP, &free));
            }
        }
        self.from
    }

    /// From the closest point of the piece to that of the goal, and how far; `None` when they touch or overlap.
    fn direction(&self, goal: &Shape) -> Option<(Point, f64)> {
        let line = closest(&self.piece, goal);
        (line.distance > 0.0).then(|| ((line.to - line.from).unit(), line.distance))
    }

    fn is_free(&self, shape: &Shape) -> bool {
        if self.may_overlap {
            return true;
        }
        !self.ships.iter().any(|ship| overlaps(shape, &ship.footprint()))
            && !self.obstacles.iter().any(|other| overlaps(shape, &other.shape()))
            && !self.squadrons.iter().chain(self.tokens).any(|&disc| overlaps(shape, &Shape::Disc(disc)))
    }
}

/// The last free place on the way from a free one by `step`, which is not free.
fn narrowed(mut along: f64, mut step: f64, free: &impl Fn(f64) -> bool) -> f64 {
    while step.abs() > 0.0005 {
        step *= 0.5;
        if free(along + step) {
            along += step;
        }
    }
    along
}
