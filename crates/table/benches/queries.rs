//! Nanoseconds per query, ours beside parry2d-f64 where it has the same query.
#![allow(missing_docs)]

use std::hint::black_box;

use broadside_table::{
    Angle, Arc, Area, Cap, Compound, Crossing, Disc, Frame, Outline, Point, Polygon, Pose, Ray, Rect, Ruler,
    Sector, Shape, closest, closest_in_arc, contact, farthest, in_arc, overlaps, passes_through,
    passes_through_in_order, reach,
};
use criterion::{Criterion, criterion_group, criterion_main};
use parry2d_f64::math::{Pose as ParryPose, Vector};
use parry2d_f64::query::{self, Ray as ParryRay, RayCast};
use parry2d_f64::shape::{Ball, ConvexPolygon, Cuboid};

const POSES: usize = 1024;

/// Places such as occur in play: on a table of a metre, at every angle.
fn poses(seed: u64) -> Vec<Pose> {
    let mut state = seed;
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    (0..POSES)
        .map(|_| Pose {
            x: 300_000 + (next() % 300_000) as i32,
            y: 300_000 + (next() % 300_000) as i32,
            facing: Angle((next() << 1) as u32),
        })
        .collect()
}

fn placed<'a>(local: &Shape<'a>, poses: &[Pose]) -> Vec<Shape<'a>> {
    poses.iter().map(|&pose| local.placed(&Frame::from(pose))).collect()
}

/// Measures one call per iteration, going round over many different places.
fn each<R>(c: &mut Criterion, name: &str, mut call: impl FnMut(usize) -> R) {
    let mut i = 0;
    c.bench_function(name, |b| {
        b.iter(|| {
            i = (i + 1) % POSES;
            black_box(call(black_box(i)))
        });
    });
}

fn outline_points() -> Vec<Point> {
    (0..100)
        .map(|i| {
            let angle = Angle::from_degrees(3.6 * f64::from(i));
            angle.direction() * (28.0 + 7.0 * f64::from(i % 3))
        })
        .collect()
}

fn zone() -> Polygon {
    let corners = [(0.0, -2.4), (19.5, 35.4), (19.5, 35.5), (-19.5, 35.5), (-19.5, 35.4)];
    Polygon::new(&corners.map(|(x, y)| Point::new(x, y))).expect("a convex zone")
}

fn parry_poses(poses: &[Pose]) -> Vec<ParryPose> {
    poses
        .iter()
        .map(|pose| ParryPose::new(Vector::new(pose.x_mm(), pose.y_mm()), -pose.facing.radians()))
        .collect()
}

fn distances(c: &mut Criterion) {
    let (here, there) = (poses(1), poses(2));
    let rect = Shape::from(Rect::new(40.0, 40.0));
    let disc = Shape::from(Disc::new(17.1));
    let zone_shape = Shape::from(zone());
    let points = outline_points();
    let outline = Shape::from(Outline::new(&points));
    let sector = Shape::from(Sector::new(Point::ZERO, 52.5, 72.5, Angle::ZERO, Angle::QUARTER));
    let cap = |x: f64, y: f64| {
        Shape::from(Cap::on_side(Point::new(20.0 * x, 20.0 * y), Point::new(x, y), 20.0, 4.0))
    };
    let parts = [rect, cap(0.0, 1.0), cap(0.0, -1.0), cap(1.0, 0.0), cap(-1.0, 0.0)];
    let body = Shape::from(Compound::new(&parts));
    let nub = |x: f64, y: f64| Shape::from(Rect::new(2.0, 2.5).at(x, y));
    let guided = [rect, nub(-11.0, 21.25), nub(11.0, 21.25), nub(-11.0, -21.25), nub(11.0, -21.25)];
    let guided = Shape::from(Compound::new(&guided));
    let (rects, others) = (placed(&rect, &here), placed(&rect, &there));
    let (zones, other_zones) = (placed(&zone_shape, &here), placed(&zone_shape, &there));
    let discs = placed(&disc, &there);
    let outlines = placed(&outline, &there);
    let sectors = placed(&sector, &there);
    let (bodies, other_bodies) = (placed(&body, &here), placed(&body, &there));
    let (bases, other_bases) = (placed(&guided, &here), placed(&guided, &there));
    each(c, "place rect from pose", |i| rect.placed(&Frame::from(here[i])));
    each(c, "closest rect rect", |i| closest(&rects[i], &others[i]));
    each(c, "closest rect rect from poses", |i| {
        closest(&rect.placed(&Frame::from(here[i])), &rect.placed(&Frame::from(there[i])))
    });
    each(c, "closest rect disc", |i| closest(&rects[i], &discs[i]));
    each(c, "closest polygon polygon", |i| closest(&zones[i], &other_zones[i]));
    each(c, "closest rect sector", |i| closest(&rects[i], &sectors[i]));
    each(c, "closest rect outline100", |i| closest(&rects[i], &outlines[i]));
    each(c, "farthest rect rect", |i| farthest(&rects[i], &others[i]));
    each(c, "farthest rect disc", |i| farthest(&rects[i], &discs[i]));
    each(c, "overlaps rect rect", |i| overlaps(&rects[i], &others[i]));
    each(c, "overlaps base+guides", |i| overlaps(&bases[i], &other_bases[i]));
    each(c, "overlaps base+dials", |i| overlaps(&bodies[i], &other_bodies[i]));
    each(c, "overlaps sector outline100", |i| overlaps(&sectors[i], &outlines[(i * 7) % POSES]));
    each(c, "contact rect rect", |i| contact(&rects[i], &others[i]));
    let area = Area::new(914.4, 914.4);
    each(c, "area contains rect", |i| area.contains(&rects[i]));
    each(c, "area outermost outline100", |i| area.outermost(&outlines[i]));
    let ruler = Ruler::new(&[100.0, 200.0, 300.0]);
    each(c, "band of closest rect rect", |i| ruler.band(closest(&rects[i], &others[i]).distance));
    each(c, "within rect rect", |i| ruler.within(0..=1, &reach(&rects[i], &others[i])));

    let (p_here, p_there) = (parry_poses(&here), parry_poses(&there));
    let (cuboid, ball) = (Cuboid::new(Vector::new(20.0, 20.0)), Ball::new(17.1));
    let corners: Vec<Vector> = zone().corners().iter().map(|p| Vector::new(p.x, p.y)).collect();
    let convex = ConvexPolygon::from_convex_hull(&corners).expect("a convex zone");
    each(c, "parry closest rect rect", |i| {
        query::closest_points(&p_here[i], &cuboid, &p_there[i], &cuboid, f64::MAX)
    });
    each(c, "parry closest rect disc", |i| {
        query::closest_points(&p_here[i], &cuboid, &p_there[i], &ball, f64::MAX)
    });
    each(c, "parry closest polygon polygon", |i| {
        query::closest_points(&p_here[i], &convex, &p_there[i], &convex, f64::MAX)
    });
    each(c, "parry overlaps rect rect", |i| {
        query::intersection_test(&p_here[i], &cuboid, &p_there[i], &cuboid)
    });
    each(c, "parry ray through rect", |i| {
        let (from, to) = (p_here[i].translation, p_there[i].translation);
        let ray = ParryRay::new(Vector::new(from.x, from.y), Vector::new(to.x - from.x, to.y - from.y));
        cuboid.cast_ray(&p_there[(i * 7) % POSES], &ray, 1.0, true)
    });
}

fn arcs_and_sight(c: &mut Criterion) {
    let (here, there) = (poses(1), poses(2));
    let rect = Shape::from(Rect::new(40.0, 40.0));
    let points = outline_points();
    let (rects, others) = (placed(&rect, &here), placed(&rect, &there));
    let zones = placed(&Shape::from(zone()), &there);
    let discs = placed(&Shape::from(Disc::new(17.1)), &there);
    let outlines = placed(&Shape::from(Outline::new(&points)), &there);
    let wedge = Arc::wedge(Point::ZERO, Angle::from_degrees(-40.62), Angle::from_degrees(40.62));
    let ray = |y: f64, degrees: f64| Ray { start: Point::new(0.0, y), heading: Angle::from_degrees(degrees) };
    let side = Arc::between(ray(2.5, 46.5), ray(-4.4, 133.0));
    let arcs: Vec<Arc> = here.iter().map(|&pose| wedge.placed(&Frame::from(pose))).collect();
    let sides: Vec<Arc> = here.iter().map(|&pose| side.placed(&Frame::from(pose))).collect();
    each(c, "place arc from pose", |i| wedge.placed(&Frame::from(here[i])));
    each(c, "rect in arc", |i| in_arc(&others[i], &arcs[i]));
    each(c, "rect in two-vertex arc", |i| in_arc(&others[i], &sides[i]));
    each(c, "disc in arc", |i| in_arc(&discs[i], &arcs[i]));
    each(c, "closest rect in arc", |i| closest_in_arc(&rects[i], &others[i], &arcs[i]));
    each(c, "closest polygon in two-vertex arc", |i| closest_in_arc(&rects[i], &zones[i], &sides[i]));
    each(c, "closest disc in arc", |i| closest_in_arc(&rects[i], &discs[i], &arcs[i]));
    let ends: Vec<(Point, Point)> =
        here.iter().zip(&there).map(|(&a, &b)| (Frame::from(a).origin, Frame::from(b).origin)).collect();
    each(c, "sight through rect", |i| passes_through(ends[i].0, ends[i].1, &others[(i * 7) % POSES]));
    each(c, "sight through polygon", |i| passes_through(ends[i].0, ends[i].1, &zones[(i * 7) % POSES]));
    each(c, "sight through disc", |i| passes_through(ends[i].0, ends[i].1, &discs[(i * 7) % POSES]));
    each(c, "sight through outline100", |i| passes_through(ends[i].0, ends[i].1, &outlines[(i * 7) % POSES]));
    each(c, "sight through 12 rects in order", |i| {
        let nowhere = Crossing { enter: 0.0, exit: 0.0, enter_point: Point::ZERO, exit_point: Point::ZERO };
        let mut found = [(0, nowhere); 12];
        let first = (i * 7) % (POSES - 12);
        passes_through_in_order(ends[i].0, ends[i].1, &others[first..first + 12], &mut found).len()
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(std::time::Duration::from_millis(600)).warm_up_time(std::time::Duration::from_millis(200));
    targets = distances, arcs_and_sight
}
criterion_main!(benches);
