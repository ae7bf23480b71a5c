//! The same bits everywhere: one number over thousands of results.
//!
//! When a change to the crate changes results on purpose, the failing test prints the number to put here.

mod oracle;

use broadside_table::{
    Angle, Arc, Area, Base, BaseEdge, Frame, Joints, Measure, Mount, Point, Pose, Rect, Run, Shape, Template,
    Turn, closest, closest_in_arc, farthest, nearest_touching, overlaps, passes_through, slide_back,
    touching,
};
use oracle::Rng;

const DIGEST: u64 = 0x3514_4901_baad_23e8;

/// FNV-1a over the bits of results.
struct Digest(u64);

impl Digest {
    fn add(&mut self, bits: u64) {
        for byte in bits.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn point(&mut self, p: Point) {
        self.add(p.x.to_bits());
        self.add(p.y.to_bits());
    }

    fn measure(&mut self, measure: Measure) {
        self.add(measure.distance.to_bits());
        self.point(measure.from);
        self.point(measure.to);
    }

    fn pose(&mut self, pose: Pose) {
        self.add(pose.x as u64);
        self.add(pose.y as u64);
        self.add(u64::from(pose.facing.0));
    }
}

/// A number from whole numbers and a division only: no function of the platform's library.
fn number(rng: &mut Rng, low: i64, high: i64) -> f64 {
    rng.whole(low * 1000, high * 1000) as f64 / 1000.0
}

fn pose(rng: &mut Rng) -> Pose {
    Pose {
        x: rng.whole(200_000, 700_000) as i32,
        y: rng.whole(200_000, 700_000) as i32,
        facing: Angle(rng.next() as u32),
    }
}

fn shape(rng: &mut Rng, corners: &[Point], base: &[Shape<'static>; 3]) -> Shape<'static> {
    use broadside_table::{Cap, Capsule, Disc, Polygon, Sector};
    let local: Shape<'static> = match rng.below(6) {
        0 => Rect::new(number(rng, 10, 80), number(rng, 10, 120)).into(),
        1 => Disc::new(number(rng, 5, 30)).into(),
        2 => Capsule { a: Point::ZERO, b: Point::new(number(rng, 1, 50), 7.0), radius: number(rng, 2, 20) }
            .into(),
        3 => Polygon::new(corners).map_or(base[0], Shape::from),
        4 => Sector::new(Point::ZERO, 52.5, 72.5, Angle(rng.next() as u32), Angle::QUARTER).into(),
        _ => Cap::on_side(Point::ZERO, Point::new(0.0, 1.0), 20.0, number(rng, 2, 9)).into(),
    };
    local.placed(&Frame::from(pose(rng)))
}

#[test]
fn results_have_the_same_bits_everywhere() {
    let mut rng = Rng(2026);
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let corners =
        [(0.0, 0.0), (31.0, -4.0), (40.0, 22.0), (11.0, 37.0), (-8.0, 15.0)].map(|(x, y)| Point::new(x, y));
    let parts =
        [Rect::new(40.0, 40.0), Rect::new(2.0, 2.5).at(11.0, 21.25), Rect::new(2.0, 2.5).at(-11.0, 21.25)]
            .map(Shape::from);
    let area = Area::new(914.4, 914.4);
    let joints = Joints { lead: 46.13, tail: 22.27, width: 15.25, click: Angle(1 << 28), most_clicks: 2 };
    for _ in 0..3000 {
        let rng = &mut rng;
        let (a, b) = (shape(rng, &corners, &parts), shape(rng, &corners, &parts));
        digest.measure(closest(&a, &b));
        digest.measure(farthest(&a, &b));
        digest.add(u64::from(overlaps(&a, &b)));
        digest.point(area.outermost(&a).point);
        let at = pose(rng);
        let arc = Arc::wedge(Point::ZERO, Angle(rng.next() as u32), Angle(rng.next() as u32))
            .placed(&Frame::from(at));
        if let Some(measure) = closest_in_arc(&a, &b, &arc) {
            digest.measure(measure);
        }
        let (p, q) = (Frame::from(pose(rng)).origin, Frame::from(pose(rng)).origin);
        if let Some(cross) = passes_through(p, q, &a) {
            digest.add(cross.enter.to_bits());
            digest.add(cross.exit.to_bits());
        }
        let base = Base::new(40.0, 40.0);
        let turn = if rng.below(2) == 0 { Turn::Left } else { Turn::Right };
        let curve = Template::Curve { radius: 62.5, angle: Angle(rng.below(1 << 30) as u32), turn };
        let run = Run { leave: BaseEdge::Front, template: curve, arrive: BaseEdge::Rear, shift: 0.0 };
        digest.pose(run.end(at, &base));
        let body = Shape::from(broadside_table::Compound::new(&parts));
        let ahead =
            Frame::from(run.end(at, &base)).moved(number(rng, -30, 30), number(rng, -10, 30), Angle(7));
        let slide = slide_back(&run, at, &base, &body, &[Shape::from(Rect::new(40.0, 40.0)).placed(&ahead)]);
        digest.pose(slide.pose);
        let mount = Mount { side: turn, half_width: 21.5, ahead: 35.5 };
        let clicks = [rng.whole(-2, 2) as i8, rng.whole(-2, 2) as i8];
        digest.pose(joints.course(at, &mount, &clicks).map_or(at, |course| course.pose(2)));
        let frame = Frame::from(at);
        let base = parts[0].placed(&frame);
        digest.point(touching(&base, frame.origin, Angle(rng.next() as u32), 17.1));
        if let Some(place) = nearest_touching(&base, 17.1, p, &[b], &area) {
            digest.pose(place);
        }
    }
    assert_eq!(digest.0, DIGEST, "results changed: the number is now {:#018x}", digest.0);
}
