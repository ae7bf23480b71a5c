//! Ships on the table: the square base, its guides and where templates fit.

use std::sync::LazyLock;

use broadside_table::{
    Angle, Area, Base, BaseEdge, Compound, Frame, Outermost, Point, Pose, Rect, Shape, Socket, tolerance,
};

use super::measures::{BASES, GUIDES};
use crate::facts::Size;

/// A ship where it lies.
#[derive(Clone, Copy)]
pub struct Ship {
    /// How large its base is.
    pub size: Size,
    /// Where it lies.
    pub pose: Pose,
    frame: Frame,
    square: Rect,
}

/// Which and where is enough.
impl core::fmt::Debug for Ship {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Ship({:?}, {:?})", self.size, self.pose)
    }
}

/// The base and its four guides, in the ship's coordinates, for each size.
static FOOTPRINTS: LazyLock<[Compound<'static>; 4]> = LazyLock::new(|| {
    static PARTS: LazyLock<[[Shape<'static>; 5]; 4]> = LazyLock::new(|| {
        BASES.map(|(width, length)| {
            let x = (GUIDES.gap + GUIDES.width) * 0.5;
            let y = (length + GUIDES.length) * 0.5;
            let guide = |x, y| Shape::from(Rect::new(GUIDES.width, GUIDES.length).at(x, y));
            [Rect::new(width, length).into(), guide(-x, y), guide(x, y), guide(-x, -y), guide(x, -y)]
        })
    });
    std::array::from_fn(|size| Compound::new(&PARTS[size]))
});

/// The sides of a base of this size.
pub const fn base(size: Size) -> Base {
    let (width, length) = BASES[size as usize];
    Base::new(width, length)
}

/// The base with its guides in the ship's own coordinates: what lies on other things and is touched by them
/// (xwing.guides.02).
pub fn footprint(size: Size) -> Shape<'static> {
    FOOTPRINTS[size as usize].into()
}

/// A pair of guides (xwing.guides.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Guides {
    /// At the front.
    Front,
    /// At the rear.
    Rear,
}

impl Guides {
    /// The edge of the base that they stand at.
    pub const fn edge(self) -> BaseEdge {
        match self {
            Guides::Front => BaseEdge::Front,
            Guides::Rear => BaseEdge::Rear,
        }
    }
}

impl Ship {
    /// A ship of this size that lies here.
    pub fn new(size: Size, pose: Pose) -> Ship {
        let frame = Frame::from(pose);
        let (width, length) = BASES[size as usize];
        Ship { size, pose, frame, square: Rect::new(width, length).placed(&frame) }
    }

    /// The same ship elsewhere.
    pub fn moved(&self, pose: Pose) -> Ship {
        Ship::new(self.size, pose)
    }

    /// Its coordinates: x to its right, y ahead, its middle at the origin.
    #[inline]
    pub fn frame(&self) -> &Frame {
        &self.frame
    }

    /// The base without its guides: from and to it range is measured, and by it arcs are judged
    /// (xwing.guides.02, xwing.range.11).
    #[inline]
    pub fn base(&self) -> Shape<'static> {
        Shape::Rect(self.square)
    }

    #[inline]
    pub(super) fn square(&self) -> &Rect {
        &self.square
    }

    /// The base with its guides: what overlaps and touches.
    #[inline]
    pub fn footprint(&self) -> Shape<'static> {
        FOOTPRINTS[self.size as usize].placed(&self.frame).into()
    }

    /// No point of it, guides included, is farther from its middle than this.
    #[inline]
    pub(super) fn reach(&self) -> f64 {
        const REACH: f64 = 0.71;
        let (width, length) = BASES[self.size as usize];
        REACH * if length > width { length } else { width } + GUIDES.length
    }

    /// Where a template fits at an edge of the base, looking out.
    pub fn at_edge(&self, edge: BaseEdge) -> Frame {
        base(self.size).socket(edge).frame(&self.frame)
    }

    /// The point of its base farthest outside an area; `None` when all of it, guides included, is inside.
    pub fn outside(&self, area: &Area) -> Option<Outermost> {
        // Far from every edge nothing needs to be looked at.
        let (middle, reach) = (self.frame.origin, self.reach());
        let deep = |low: f64, at: f64, high: f64| at - low > reach && high - at > reach;
        if deep(area.low.x, middle.x, area.high.x) && deep(area.low.y, middle.y, area.high.y) {
            return None;
        }
        let outermost = area.outermost(&self.footprint());
        (outermost.outside > tolerance::AREA_EDGE).then_some(outermost)
    }

    /// Where something comes to lie whose own socket is fitted to these guides (xwing.device.04).
    pub fn fitted(&self, guides: Guides, socket: &Socket) -> Pose {
        socket.attached(&self.at_edge(guides.edge())).pose()
    }

    /// The same ship turned in place, clockwise (xwing.rotate-ship.01).
    pub fn turned(&self, by: Angle) -> Ship {
        self.moved(Pose { facing: self.pose.facing + by, ..self.pose })
    }

    /// A point of its own coordinates on the table.
    pub fn point(&self, x: f64, y: f64) -> Point {
        self.frame.to_table(Point::new(x, y))
    }
}
