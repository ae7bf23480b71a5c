//! Arcs: the parts of the table between lines that are extended for ever.

mod clip;
mod query;

pub use query::{closest_in_arc, in_arc, shortest_in_arc};

use crate::tolerance::{ARC_LINE, SAME_POINT};
use crate::{Angle, Frame, Point};

/// Everything on one side of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct HalfPlane {
    /// Into the half-plane; length one.
    pub inward: Point,
    /// A point `p` is inside when `p · inward` is at least this.
    pub offset: f64,
}

impl HalfPlane {
    const NONE: HalfPlane = HalfPlane { inward: Point::ZERO, offset: 0.0 };

    fn left_of(through: Point, direction: Point) -> HalfPlane {
        let inward = direction.left();
        HalfPlane { inward, offset: through.dot(inward) }
    }

    /// How far inside `p` is; a point on the line counts as inside, and so does one [`ARC_LINE`] beyond it.
    #[inline]
    pub(crate) fn depth(&self, p: Point) -> f64 {
        p.dot(self.inward) - self.offset + ARC_LINE
    }
}

/// The part of the table that lies in each of up to three half-planes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Piece {
    planes: [HalfPlane; 3],
    count: usize,
}

impl Piece {
    const NONE: Piece = Piece { planes: [HalfPlane::NONE; 3], count: 0 };

    fn of(planes: &[HalfPlane]) -> Piece {
        let mut piece = Piece::NONE;
        piece.planes[..planes.len()].copy_from_slice(planes);
        piece.count = planes.len();
        piece
    }

    #[inline]
    pub(crate) fn planes(&self) -> &[HalfPlane] {
        &self.planes[..self.count]
    }

    #[inline]
    pub(crate) fn contains(&self, p: Point) -> bool {
        self.planes().iter().all(|plane| plane.depth(p) >= 0.0)
    }
}

/// A line that begins at a point and runs on for ever: one side of an arc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ray {
    /// Where it begins.
    pub start: Point,
    /// Where it leads.
    pub heading: Angle,
}

/// A part of the table bounded by lines that are extended for ever; the lines belong to it.
///
/// ```
/// use broadside_table::{Angle, Arc, Point};
/// let front = Arc::wedge(Point::ZERO, Angle::from_degrees(-40.0), Angle::from_degrees(40.0));
/// assert!(front.contains(Point::new(0.0, 500.0)));
/// assert!(!front.contains(Point::new(500.0, 0.0)));
/// let all_but_front = Arc::wedge(Point::ZERO, Angle::from_degrees(40.0), Angle::from_degrees(-40.0));
/// assert!(all_but_front.contains(Point::new(500.0, 0.0)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arc {
    /// The arc is the union of these, each of them convex.
    pieces: [Piece; 3],
    count: usize,
}

impl Arc {
    fn of(pieces: &[Piece]) -> Arc {
        let mut arc = Arc { pieces: [Piece::NONE; 3], count: pieces.len() };
        arc.pieces[..pieces.len()].copy_from_slice(pieces);
        arc
    }

    /// The whole table.
    pub fn everywhere() -> Arc {
        Arc::of(&[Piece::NONE])
    }

    /// Everything clockwise from the heading `left` to the heading `right`, seen from `apex`.
    pub fn wedge(apex: Point, left: Angle, right: Angle) -> Arc {
        Arc::between(Ray { start: apex, heading: left }, Ray { start: apex, heading: right })
    }

    /// Everything clockwise from the ray `left` to the ray `right`; a segment joins their starts.
    ///
    /// ```text
    ///   \   arc   /        \  arc  /             The rays may start at one point or at two. The sweep may exceed
    ///    \       /          \_____/              half a turn: the arc is then all but what lies between the rays
    ///     \_ _ _/        left     right          on the other side.
    /// ```
    pub fn between(left: Ray, right: Ray) -> Arc {
        let (l, r) = (left.heading.direction(), right.heading.direction());
        let from_left = HalfPlane::left_of(left.start, -l);
        let from_right = HalfPlane::left_of(right.start, r);
        let step = right.start - left.start;
        let narrow = l.cross(r) <= 0.0;
        if step.length() < SAME_POINT {
            return if narrow {
                Arc::of(&[Piece::of(&[from_left, from_right])])
            } else {
                Arc::of(&[Piece::of(&[from_left]), Piece::of(&[from_right])])
            };
        }
        let s = step.unit();
        let middle = HalfPlane::left_of(left.start, s);
        // Walking in along the left ray, across and out along the right ray, the arc is to the left.
        match (s.cross(l) >= 0.0, s.cross(r) >= 0.0) {
            (true, true) => Arc::of(&[Piece::of(&[from_left, middle, from_right])]),
            (false, false) => {
                Arc::of(&[Piece::of(&[from_left]), Piece::of(&[middle]), Piece::of(&[from_right])])
            }
            (true, false) if narrow => {
                Arc::of(&[Piece::of(&[from_left, middle]), Piece::of(&[from_left, from_right])])
            }
            (true, false) => Arc::of(&[Piece::of(&[from_left, middle]), Piece::of(&[from_right])]),
            (false, true) if narrow => {
                Arc::of(&[Piece::of(&[middle, from_right]), Piece::of(&[from_left, from_right])])
            }
            (false, true) => Arc::of(&[Piece::of(&[middle, from_right]), Piece::of(&[from_left])]),
        }
    }

    /// Everything ahead of the line across `frame`.
    pub fn ahead_of(frame: &Frame) -> Arc {
        Arc::of(&[Piece::of(&[HalfPlane { inward: frame.forward, offset: frame.origin.dot(frame.forward) }])])
    }

    /// A strip of this width that begins across `frame` and runs ahead of it for ever.
    pub fn strip(frame: &Frame, width: f64) -> Arc {
        let side = frame.right() * (width * 0.5);
        Arc::of(&[Piece::of(&[
            HalfPlane::left_of(frame.origin - side, frame.right()),
            HalfPlane::left_of(frame.origin + side, frame.forward),
            HalfPlane::left_of(frame.origin - side, -frame.forward),
        ])])
    }

    /// The part of this arc ahead of the line across `frame`; `None` where a part has three lines already.
    pub fn and_ahead_of(&self, frame: &Frame) -> Option<Arc> {
        let mut cut = *self;
        for piece in &mut cut.pieces[..self.count] {
            let room = piece.planes.get_mut(piece.count)?;
            *room = HalfPlane { inward: frame.forward, offset: frame.origin.dot(frame.forward) };
            piece.count += 1;
        }
        Some(cut)
    }

    /// This arc, given in local coordinates, on the table.
    pub fn placed(&self, frame: &Frame) -> Arc {
        let mut placed = *self;
        for piece in &mut placed.pieces[..self.count] {
            for plane in &mut piece.planes[..piece.count] {
                let inward = frame.turn(plane.inward);
                *plane = HalfPlane { inward, offset: plane.offset + frame.origin.dot(inward) };
            }
        }
        placed
    }

    #[inline]
    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces[..self.count]
    }

    /// Whether `p` lies in the arc or on one of its lines.
    pub fn contains(&self, p: Point) -> bool {
        self.pieces().iter().any(|piece| piece.contains(p))
    }
}
