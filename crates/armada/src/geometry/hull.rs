//! Ships: base, shield dials, token and hull zones.

use broadside_table::{Arc, Cap, Compound, Frame, Mount, Point, Polygon, Pose, Rect, Shape, Turn};

use crate::facts::{Chassis, ChassisId, Edition, Size, SpeedChart, Term, Zone, measures};

/// A hull zone in ship coordinates: x to the right, y forward, the centre of the ship at the origin.
#[derive(Clone, Copy, Debug)]
pub struct HullZone {
    /// The part of the token that belongs to it; no part of the base does (armada.hull-zones.01).
    pub shape: Polygon,
    /// Its firing arc (armada.measuring.01).
    pub arc: Arc,
    /// Its targeting point.
    pub target: Point,
}

/// The shield dial of a hull zone.
#[derive(Clone, Copy, Debug)]
pub struct Dial {
    /// Whose dial it is.
    pub zone: Zone,
    /// What protrudes from the base.
    pub shape: Cap,
}

/// The shapes of a chassis, in ship coordinates.
pub struct Hull {
    /// Which chassis.
    pub chassis: ChassisId,
    /// Size class.
    pub size: Size,
    /// The speed chart.
    pub speed: SpeedChart,
    /// Width and length of a base; a huge ship has two (armada.size-class.02, armada.size-class.03).
    pub base: (f64, f64),
    /// From the centre of the ship forward to the front edge of the base that the manoeuvre tool is put to: the
    /// rear base of a huge ship (armada.huge-ship.17).
    pub tool_ahead: f64,
    zones: [HullZone; 6],
    count: usize,
    dials: [Cap; 6],
    token: Rect,
    plain: Shape<'static>,
    with_dials: Shape<'static>,
}

impl Hull {
    pub(super) fn new(chassis: &Chassis, edition: Edition) -> Hull {
        let (size, token) = (chassis.size, &chassis.token);
        let (width, length) = measures::base(size, edition);
        let card = Rect::new(token.width, token.length);
        // A huge ship's bases lie at the ends of its token.
        let centre = if size == Size::Huge { (token.length - length) * 0.5 } else { 0.0 };
        let base = Rect::new(width, length);
        let bases: &[Shape] = if size == Size::Huge {
            &[base.at(0.0, centre).into(), base.at(0.0, -centre).into(), card.into()]
        } else {
            &[base.into()]
        };
        let zones: [HullZone; 6] = core::array::from_fn(|i| {
            let zone = &token.zones[i.min(token.zones.len() - 1)];
            let shape = Polygon::new(&zone.outline)
                .unwrap_or_else(|| panic!("{}: zone {} is not convex", chassis.slug, zone.zone.word()));
            HullZone { shape, arc: zone.arc(), target: zone.target }
        });
        let dials = core::array::from_fn(|i| dial(zone_at(i), centre, width, length));
        let count = token.zones.len();
        let caps = dials[..count].iter().map(|&cap| Shape::Cap(cap));
        let with_dials = union(bases.iter().copied().chain(caps).collect());
        Hull {
            chassis: chassis.id,
            size,
            speed: chassis.speed,
            base: (width, length),
            tool_ahead: length * 0.5 - centre,
            zones,
            count,
            dials,
            token: card,
            plain: if let [only] = bases { *only } else { union(bases.to_vec()) },
            with_dials,
        }
    }

    /// The hull zones (armada.hull-zones.02, armada.huge-ship.04).
    pub fn zones(&self) -> &'static [Zone] {
        Zone::of(self.size)
    }

    /// A hull zone; an auxiliary zone of a ship that has none reads as its rear.
    #[inline]
    pub fn zone(&self, zone: Zone) -> &HullZone {
        let index = zone as usize;
        &self.zones[if index < self.count { index } else { Zone::Rear as usize }]
    }

    /// Whether two hull zones have a line in common (armada.hull-zones.04).
    ///
    /// Tokens of the kind `wedges` are no exception: front and rear meet there along no printed line.
    pub fn adjacent(&self, one: Zone, other: Zone) -> bool {
        use Zone::{Front, Left, LeftAuxiliary, Rear, Right, RightAuxiliary};
        let ring: &[Zone] = if self.size == Size::Huge {
            &[Front, Right, RightAuxiliary, Rear, LeftAuxiliary, Left]
        } else {
            &[Front, Right, Rear, Left]
        };
        let place = |zone| ring.iter().position(|&other| other == zone);
        match (place(one), place(other)) {
            (Some(a), Some(b)) => (a + 1) % ring.len() == b || (b + 1) % ring.len() == a,
            _ => false,
        }
    }

    /// How the manoeuvre tool is put to the base on one side.
    pub fn mount(&self, side: Turn) -> Mount {
        Mount { side, half_width: self.base.0 * 0.5, ahead: self.tool_ahead }
    }
}

/// The tables of an edition are built once and stay until the program ends, so their parts may too.
fn union(parts: Vec<Shape<'static>>) -> Shape<'static> {
    Shape::Compound(Compound::new(parts.leak()))
}

fn zone_at(index: usize) -> Zone {
    Zone::of(Size::Huge)[index]
}

/// Where a zone's dial protrudes: the middle of a side of the base that the zone has its dial on.
fn dial(zone: Zone, centre: f64, width: f64, length: f64) -> Cap {
    let (half_width, half_length) = (width * 0.5, length * 0.5);
    let (middle, outward) = match zone {
        Zone::Front => (Point::new(0.0, centre + half_length), Point::new(0.0, 1.0)),
        Zone::Rear => (Point::new(0.0, -centre - half_length), Point::new(0.0, -1.0)),
        Zone::Left => (Point::new(-half_width, centre), Point::new(-1.0, 0.0)),
        Zone::Right => (Point::new(half_width, centre), Point::new(1.0, 0.0)),
        Zone::LeftAuxiliary => (Point::new(-half_width, -centre), Point::new(-1.0, 0.0)),
        Zone::RightAuxiliary => (Point::new(half_width, -centre), Point::new(1.0, 0.0)),
    };
    Cap::on_side(middle, outward, measures::SHIELD_DIAL_CHORD, measures::SHIELD_DIAL_DEPTH)
}

/// Its name is enough; the shapes would fill pages.
impl core::fmt::Debug for Hull {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Hull({:?}, {:?})", self.chassis, self.size)
    }
}

/// A ship on the table.
#[derive(Clone, Copy, Debug)]
pub struct Ship {
    /// Its shapes.
    pub hull: &'static Hull,
    /// Where it stands.
    pub pose: Pose,
    /// The same, ready for computing.
    pub frame: Frame,
}

impl Ship {
    /// A ship with these shapes.
    #[inline]
    pub fn new(hull: &'static Hull, pose: Pose) -> Ship {
        Ship { hull, pose, frame: Frame::from(pose) }
    }

    /// The same ship in another place.
    #[inline]
    pub fn moved(&self, pose: Pose) -> Ship {
        Ship::new(self.hull, pose)
    }

    /// The base without shield dials: what counts for range, distance, sight and the edges of the table
    /// (armada.measuring.11, armada.line-of-sight.08, armada.line-of-sight.73, armada.destroyed.10).
    ///
    /// A huge ship is one piece: its two bases and the token between them.
    #[inline]
    pub fn base(&self) -> Shape<'static> {
        self.hull.plain.placed(&self.frame)
    }

    /// The base with shield dials: what counts for overlapping (armada.overlapping.17).
    #[inline]
    pub fn footprint(&self) -> Shape<'static> {
        self.hull.with_dials.placed(&self.frame)
    }

    /// The ship token: all hull zones together.
    #[inline]
    pub fn token(&self) -> Shape<'static> {
        Shape::Rect(self.hull.token.placed(&self.frame))
    }

    /// A hull zone.
    #[inline]
    pub fn zone(&self, zone: Zone) -> Shape<'static> {
        Shape::Polygon(self.hull.zone(zone).shape.placed(&self.frame))
    }

    /// The firing arc of a hull zone.
    #[inline]
    pub fn arc(&self, zone: Zone) -> Arc {
        self.hull.zone(zone).arc.placed(&self.frame)
    }

    /// The targeting point of a hull zone.
    #[inline]
    pub fn target(&self, zone: Zone) -> Point {
        self.frame.to_table(self.hull.zone(zone).target)
    }

    /// The shield dial of a hull zone.
    pub fn dial(&self, zone: Zone) -> Dial {
        let zone = self.hull.zones().get(zone as usize).copied().unwrap_or(Zone::Rear);
        Dial { zone, shape: self.hull.dials[zone as usize].placed(&self.frame) }
    }
}
