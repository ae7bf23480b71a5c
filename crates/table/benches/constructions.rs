//! Nanoseconds per construction.
#![allow(missing_docs)]

use std::hint::black_box;
use std::time::Duration;

use broadside_table::{
    Angle, Area, Base, Compound, Disc, Frame, Joints, Mount, Point, Pose, Rect, Run, Shape, Template, Turn,
    nearest_touching, projected, slide_back, touching,
};
use criterion::{Criterion, criterion_group, criterion_main};

const BASE: Base = Base::new(40.0, 40.0);
const TURN: Template = Template::Curve { radius: 62.5, angle: Angle::QUARTER, turn: Turn::Right };

fn constructions(c: &mut Criterion) {
    let from = Pose::from_mm(400.0, 400.0, 33.0);
    let straight = Template::Straight { length: 40.0 };
    let run = |c: &mut Criterion, name: &str, run: Run| {
        c.bench_function(name, |b| b.iter(|| run.end(black_box(from), &BASE)));
    };
    run(c, "end of a straight run", Run::forward(straight));
    run(c, "end of a turn", Run::forward(TURN));
    run(c, "end of a run turned about", Run::about(TURN));
    run(c, "end of a sideways run", Run::ahead(Turn::Left, straight, 10.0));
    run(c, "end of a rolled run", Run::rolled(Turn::Right, TURN, 10.0));
    c.bench_function("shape of a template", |b| {
        b.iter(|| Run::forward(TURN).template_shape(black_box(from), &BASE, 20.0));
    });

    let nub = |x: f64, y: f64| Shape::from(Rect::new(2.0, 2.5).at(x, y));
    let rect = Shape::from(Rect::new(40.0, 40.0));
    let parts = [rect, nub(-11.0, 21.25), nub(11.0, 21.25), nub(-11.0, -21.25), nub(11.0, -21.25)];
    let body = Shape::from(Compound::new(&parts));
    let forward = Run::forward(TURN);
    let end = Frame::from(forward.end(from, &BASE));
    let obstacles: Vec<Shape> = [(5.0, 20.0), (-10.0, -15.0), (-70.0, 0.0), (80.0, 90.0)]
        .iter()
        .map(|&(x, y)| body.placed(&end.moved(x, y, Angle::from_degrees(17.0 + x))))
        .collect();
    c.bench_function("slide back over two of four bases with guides", |b| {
        b.iter(|| slide_back(&forward, black_box(from), &BASE, &body, &obstacles));
    });
    c.bench_function("slide back, nothing in the way", |b| {
        b.iter(|| slide_back(&forward, black_box(from), &BASE, &body, &obstacles[3..]));
    });

    let click = Angle::from_degrees(22.5);
    let joints = Joints { lead: 46.13, tail: 22.27, width: 15.25, click, most_clicks: 2 };
    let mount = Mount { side: Turn::Left, half_width: 21.5, ahead: 35.5 };
    let clicks = [1, 0, -1, 2];
    c.bench_function("course of four joints and its end", |b| {
        b.iter(|| joints.course(black_box(from), &mount, &clicks).map(|course| course.pose(4)));
    });
    let course = joints.course(from, &mount, &clicks).expect("four joints");
    let base = Shape::from(Rect::new(43.0, 71.0)).placed(&Frame::from(course.pose(4)));
    c.bench_function("is the course covered", |b| b.iter(|| course.covered_by(black_box(&base))));
    c.bench_function("pivot", |b| b.iter(|| joints.pivot(black_box(from), &mount, 1)));

    let shape = rect.placed(&Frame::from(from));
    let middle = Frame::from(from).origin;
    c.bench_function("disc touching a rect", |b| {
        b.iter(|| touching(&shape, middle, black_box(Angle::from_degrees(77.0)), 17.1));
    });
    let area = Area::new(914.4, 914.4);
    let wanted = Point::new(450.0, 400.0);
    c.bench_function("nearest touching place, free", |b| {
        b.iter(|| nearest_touching(&shape, 17.1, black_box(wanted), &[], &area));
    });
    let blocker = [Shape::from(Disc { centre: Point::new(445.0, 400.0), radius: 17.1 })];
    c.bench_function("nearest touching place, blocked", |b| {
        b.iter(|| nearest_touching(&shape, 17.1, black_box(wanted), &blocker, &area));
    });
    c.bench_function("disc moved along a ruler", |b| {
        b.iter(|| projected(black_box(from), Angle::from_degrees(12.0), 76.5));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(Duration::from_millis(600)).warm_up_time(Duration::from_millis(200));
    targets = constructions
}
criterion_main!(benches);
