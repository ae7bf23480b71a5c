//! Obstacles, devices and objectives on the table: pieces of cardboard with an outline.

use std::sync::LazyLock;

use broadside_table::{Angle, Frame, Outline, Point, Pose, Rect, Shape, Socket, overlaps};

use super::measures::{OBJECTIVE, PROBE_DROID};

/// A piece of cardboard where it lies. Its guides are part of it (xwing.device.16).
#[derive(Clone, Copy)]
pub struct Token<'a> {
    /// Where it lies.
    pub pose: Pose,
    outline: Outline<'a>,
    /// The middle and the radius of a circle around it.
    circle: (Point, f64),
}

/// Where is enough; the outline would fill a page.
impl core::fmt::Debug for Token<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Token({:?})", self.pose)
    }
}

static CORNERS: LazyLock<[Point; 12]> = LazyLock::new(|| OBJECTIVE.map(|(x, y)| Point::new(x, y)));
static MARKER: LazyLock<Outline> = LazyLock::new(|| Outline::new(&*CORNERS));

impl<'a> Token<'a> {
    /// A piece with this outline, given in its own coordinates, that lies here.
    pub fn new(outline: &Outline<'a>, pose: Pose) -> Token<'a> {
        let outline = outline.placed(&Frame::from(pose));
        Token { pose, outline, circle: Shape::Outline(outline).circle() }
    }

    /// Its outline on the table.
    #[inline]
    pub fn shape(&self) -> Shape<'a> {
        Shape::Outline(self.outline)
    }

    /// Whether it lies on, or under, something.
    pub fn meets(&self, other: &Shape) -> bool {
        self.is_near(other.circle()) && overlaps(other, &self.shape())
    }

    /// Whether the circle around it meets this one.
    #[inline]
    pub(super) fn is_near(&self, (middle, radius): (Point, f64)) -> bool {
        let (apart, reach) = (middle - self.circle.0, radius + self.circle.1);
        apart.dot(apart) <= reach * reach
    }
}

impl Token<'static> {
    /// A satellite or supply cache (xwing.scenario.objective.01, xwing.scenario.objective.11).
    pub fn objective(pose: Pose) -> Token<'static> {
        Token::new(&MARKER, pose)
    }
}

/// The guides of a device, or the front guides of one that has two pairs, from the corners of its outline: where its border crosses
/// its axis in front.
pub fn front_guides(corners: &[Point]) -> Socket {
    let ahead = axis(corners).fold(f64::NEG_INFINITY, |most, y| if y > most { y } else { most });
    Socket { at: Point::new(0.0, ahead), heading: Angle::ZERO }
}

/// The rear guides of a device, or its tab.
pub fn rear_guides(corners: &[Point]) -> Socket {
    let behind = axis(corners).fold(f64::INFINITY, |least, y| if y < least { y } else { least });
    Socket { at: Point::new(0.0, behind), heading: Angle::HALF }
}

/// Where an outline crosses its axis.
fn axis(corners: &[Point]) -> impl Iterator<Item = f64> + '_ {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).filter(|(a, b)| (a.x > 0.0) != (b.x > 0.0)).map(|(a, b)| {
        let t = a.x / (a.x - b.x);
        a.y + (b.y - a.y) * t
    })
}

/// The five sets of guides of a DRK-1 probe droid, clockwise from its front (xwing.device.drk-1-probe-droid.51).
pub fn probe_droid_guides() -> [Socket; 5] {
    let (apothem, ahead) = PROBE_DROID;
    [0.0, 72.0, 144.0, 216.0, 288.0].map(|degrees| {
        let heading = Angle::from_degrees(degrees);
        Socket { at: Point::new(0.0, ahead) + heading.direction() * apothem, heading }
    })
}

/// Where the two side mines of a cluster lie when the middle one lies here: moved in from either side, level with it,
/// until they lie in its recesses (xwing.device.cluster-mine.52).
pub fn cluster_sides(middle: &Outline, side: &Outline, pose: Pose) -> [Pose; 2] {
    let frame = Frame::from(pose);
    let reach = Shape::Outline(*middle).circle().1 + Shape::Outline(*side).circle().1;
    [-1.0, 1.0].map(|sign| {
        let lies_on = |away: f64| {
            let placed = side.placed(&Frame::TABLE.moved(sign * away, 0.0, Angle::ZERO));
            overlaps(&Shape::Outline(*middle), &Shape::Outline(placed))
        };
        let (mut on, mut off) = (0.0, reach);
        while off - on > 1e-4 {
            let between = (on + off) * 0.5;
            if lies_on(between) { on = between } else { off = between }
        }
        frame.moved(sign * off, 0.0, Angle::ZERO).pose()
    })
}

/// A rectangle along the table's axes as a shape: a zone.
pub(super) fn zone(low: Point, high: Point) -> Shape<'static> {
    let middle = low.toward(high, 0.5);
    Rect::new(high.x - low.x, high.y - low.y).at(middle.x, middle.y).into()
}
