//! Ends of templates against step-by-step travel, and moving back against trying every place.

mod oracle;

use broadside_table::{
    Angle, Base, BaseEdge, Compound, Frame, Point, Pose, Rect, Run, Shape, Template, Turn, overlaps,
    slide_back, touches,
};
use oracle::sketch::{heading, random_pose};
use oracle::{P, Rng, cases, deeper, to_polygon};

const EDGES: [BaseEdge; 4] = [BaseEdge::Front, BaseEdge::Right, BaseEdge::Rear, BaseEdge::Left];

fn degrees(edge: BaseEdge) -> f64 {
    match edge {
        BaseEdge::Front => 0.0,
        BaseEdge::Right => 90.0,
        BaseEdge::Rear => 180.0,
        BaseEdge::Left => 270.0,
    }
}

fn random_template(rng: &mut Rng) -> Template {
    let turn = if rng.below(2) == 0 { Turn::Left } else { Turn::Right };
    match rng.below(3) {
        0 => Template::Straight { length: 40.0 * rng.whole(1, 5) as f64 },
        1 => {
            let radius = [35.0, 62.5, 90.0][rng.below(3) as usize];
            Template::Curve { radius, angle: Angle::QUARTER, turn }
        }
        _ => {
            let radius = [80.0, 130.0, 180.0][rng.below(3) as usize];
            Template::Curve { radius, angle: Angle::from_degrees(45.0), turn }
        }
    }
}

fn random_base(rng: &mut Rng) -> Base {
    let size = 40.0 + 20.0 * rng.below(3) as f64;
    if rng.below(4) == 0 { Base::new(size, rng.range(40.0, 80.0)) } else { Base::new(size, size) }
}

/// From the middle of a base to the middle of an edge.
fn half(base: &Base, edge: BaseEdge) -> f64 {
    if matches!(edge, BaseEdge::Front | BaseEdge::Rear) { base.length / 2.0 } else { base.width / 2.0 }
}

/// Travels along a template in many small steps; the heading is in degrees clockwise from +y.
fn travel(template: &Template, mut at: P, mut facing: f64) -> (P, f64) {
    const STEPS: i32 = 400;
    let (length, bend) = match *template {
        Template::Straight { length } => (length, 0.0),
        Template::Curve { radius, angle, turn } => {
            let bend = if turn == Turn::Right { angle.degrees() } else { -angle.degrees() };
            (radius * angle.degrees().to_radians(), bend)
        }
    };
    for _ in 0..STEPS {
        let step = heading(facing + bend / f64::from(STEPS) / 2.0);
        let stride = length / f64::from(STEPS);
        at = (at.0 + step.0 * stride, at.1 + step.1 * stride);
        facing += bend / f64::from(STEPS);
    }
    (at, facing)
}

fn close(found: Pose, at: P, facing: f64) -> bool {
    let apart = (found.facing.degrees() - facing).rem_euclid(360.0);
    (found.x_mm() - at.0).abs() < 0.002
        && (found.y_mm() - at.1).abs() < 0.002
        && apart.min(360.0 - apart) < 1e-6
}

#[test]
fn the_end_of_any_run() {
    cases("the_end_of_any_run", 100_000, |rng| {
        let (from, base) = (random_pose(rng, 457.0, 400.0), random_base(rng));
        let (leave, arrive) = (EDGES[rng.below(4) as usize], EDGES[rng.below(4) as usize]);
        let template = random_template(rng);
        let shift = 10.0 * rng.whole(-2, 2) as f64;
        let run = Run { leave, template, arrive, shift };
        // Out of the base across the leaving edge, along, aside, and on into the base across the arriving edge.
        let out = from.facing.degrees() + degrees(leave);
        let step = heading(out);
        let reach = half(&base, leave);
        let (far, facing) =
            travel(&template, (from.x_mm() + step.0 * reach, from.y_mm() + step.1 * reach), out);
        let (ahead, aside) = (heading(facing), heading(facing + 90.0));
        let reach = half(&base, arrive);
        let centre = (far.0 + aside.0 * shift + ahead.0 * reach, far.1 + aside.1 * shift + ahead.1 * reach);
        // The arriving edge looks back at the template.
        let found = run.end(from, &base);
        assert!(
            close(found, centre, facing + 180.0 - degrees(arrive)),
            "{from:?} {base:?} {run:?} {found:?} {centre:?}"
        );
        // The template's shape holds its middle line and no more than its width.
        let shape = run.template_shape(from, &base, 20.0);
        let edge = |side: f64, back: f64| {
            Point::new(far.0 + aside.0 * side - ahead.0 * back, far.1 + aside.1 * side - ahead.1 * back)
        };
        assert!(shape.contains(edge(9.9, 0.1)) && shape.contains(edge(-9.9, 0.1)), "{run:?}");
        assert!(!shape.contains(edge(10.1, 0.1)) && !shape.contains(edge(0.0, -0.1)), "{run:?}");
    });
}

/// The line that both edges stay on, in the template's own coordinates, turning right.
struct Line {
    radius: f64,
    length: f64,
}

impl Line {
    fn at(&self, s: f64) -> P {
        if s <= 0.0 || self.radius.is_infinite() {
            return (0.0, s);
        }
        let angle = s.min(self.length) / self.radius;
        let rest = (s - self.length).max(0.0);
        let end = (self.radius * (1.0 - angle.cos()), self.radius * angle.sin());
        (end.0 + rest * angle.sin(), end.1 + rest * angle.cos())
    }

    /// The two edges' middles when the trailing one has come to `s`: the leading one by halving.
    fn edges(&self, s: f64, length: f64) -> (P, P) {
        let trail = self.at(s);
        let (mut near, mut far) = (s, s + 3.0 * length);
        for _ in 0..50 {
            let middle = (near + far) / 2.0;
            if oracle::hypot(self.at(middle), trail) < length { near = middle } else { far = middle }
        }
        (trail, self.at((near + far) / 2.0))
    }
}

fn rectangle(centre: P, facing: f64, parts: (f64, f64, f64, f64)) -> Vec<P> {
    let ((fx, fy), (rx, ry)) = (heading(facing), heading(facing + 90.0));
    let (w, l, x, y) = parts;
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(i, j)| {
            let (side, ahead) = (x + i * w / 2.0, y + j * l / 2.0);
            (centre.0 + rx * side + fx * ahead, centre.1 + ry * side + fy * ahead)
        })
        .to_vec()
}

/// A base and a guide at each end, as parts: width, length, middle.
fn parts_of(base: &Base) -> [(f64, f64, f64, f64); 3] {
    let end = base.length / 2.0 + 1.25;
    [(base.width, base.length, 0.0, 0.0), (2.0, 2.5, 11.0, end), (2.0, 2.5, -11.0, -end)]
}

#[test]
fn moved_back_until_free() {
    let mut moved = 0u32;
    cases("moved_back_until_free", 100_000, |rng| {
        let base = random_base(rng);
        let from = random_pose(rng, 457.0, 300.0);
        let template = random_template(rng);
        let leave = EDGES[rng.below(4) as usize];
        let run = Run { leave, template, arrive: leave.opposite(), shift: 0.0 };
        let parts = parts_of(&base);
        let local = parts.map(|(w, l, x, y)| Shape::from(Rect::new(w, l).at(x, y)));
        let body = Shape::from(Compound::new(&local));
        let start = body.placed(&Frame::from(from));
        // Obstacles near the end of the run, none on the start.
        let end = run.end(from, &base);
        let mut rects = Vec::new();
        while rects.len() < 3 {
            let (x, y) = (end.x_mm() + rng.range(-90.0, 90.0), end.y_mm() + rng.range(-90.0, 90.0));
            let pose = Pose::from_mm(x, y, 360.0 * rng.unit());
            let rect = Rect::new(40.0, 40.0).placed(&Frame::from(pose));
            if !overlaps(&start, &Shape::from(rect)) {
                rects.push((rect, pose));
            }
        }
        let obstacles: Vec<Shape> = rects.iter().map(|&(rect, _)| rect.into()).collect();
        let corners: Vec<Vec<P>> = rects
            .iter()
            .map(|(_, pose)| {
                rectangle((pose.x_mm(), pose.y_mm()), pose.facing.degrees(), (40.0, 40.0, 0.0, 0.0))
            })
            .collect();
        let slide = slide_back(&run, from, &base, &body, &obstacles);
        let placed = body.placed(&Frame::from(slide.pose));
        let context = || format!("{from:?} {base:?} {run:?} {rects:?}\n{slide:?}");

        // It lies on nothing, and touches what it is said to touch.
        assert!(!obstacles.iter().any(|obstacle| overlaps(&placed, obstacle)), "{}", context());
        let Some(last) = slide.touching else {
            assert_eq!(slide.pose, end);
            return;
        };
        moved += 1;
        if slide.pose != from {
            assert!(touches(&placed, &obstacles[last]), "{}", context());
        }
        // Every place tried between there and the end lies on something.
        let out = from.facing.degrees() + degrees(leave);
        let step = heading(out);
        let near = (from.x_mm() + step.0 * half(&base, leave), from.y_mm() + step.1 * half(&base, leave));
        let (radius, mirror) = match template {
            Template::Straight { .. } => (f64::INFINITY, 1.0),
            Template::Curve { radius, turn, .. } => (radius, if turn == Turn::Left { -1.0 } else { 1.0 }),
        };
        let line = Line { radius, length: template.length() };
        let length = 2.0 * half(&base, leave);
        let place = |s: f64| {
            let (trail, lead) = line.edges(s, length);
            let middle = ((trail.0 + lead.0) / 2.0 * mirror, (trail.1 + lead.1) / 2.0);
            let bend = ((lead.0 - trail.0) * mirror).atan2(lead.1 - trail.1).to_degrees();
            let ((fx, fy), (rx, ry)) = (heading(out), heading(out + 90.0));
            let centre = (near.0 + rx * middle.0 + fx * middle.1, near.1 + ry * middle.0 + fy * middle.1);
            (centre, out + bend - degrees(leave))
        };
        // Where the base stopped, seen on the line: found by what is nearest to its place.
        let stopped = if slide.along > 0.0 {
            slide.along
        } else {
            let away = |s: f64| oracle::hypot(place(s).0, (slide.pose.x_mm(), slide.pose.y_mm()));
            let (mut low, mut high) = (-length, 0.0);
            for _ in 0..40 {
                let (a, b) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
                if away(a) < away(b) { high = b } else { low = a }
            }
            (low + high) / 2.0
        };
        let (centre, facing) = place(stopped);
        let apart = (slide.pose.facing.degrees() - facing + 180.0).rem_euclid(360.0) - 180.0;
        let off = oracle::hypot(centre, (slide.pose.x_mm(), slide.pose.y_mm()));
        let snapped = slide.pose == from && stopped < -length + 0.02;
        assert!(snapped || (off < 0.002 && apart.abs() < 0.01), "{} off {off} {apart}", context());
        for i in 0..12 {
            let s = if i == 0 {
                stopped + 0.03
            } else {
                rng.range(stopped + 0.03, line.length.max(stopped + 0.03))
            };
            if s >= line.length {
                continue;
            }
            let (centre, facing) = place(s);
            let free = !parts.iter().any(|&part| {
                let body = rectangle(centre, facing, part);
                corners.iter().any(|obstacle| deeper(&body, obstacle, 0.0))
            });
            assert!(!free, "{} free at {s}", context());
        }
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || moved > 30_000, "{moved}");
}

#[test]
fn the_polygon_oracle_knows_inside_from_outside() {
    let square = rectangle((0.0, 0.0), 0.0, (40.0, 40.0, 0.0, 0.0));
    assert!(to_polygon((0.0, 0.0), &square) == -20.0 && to_polygon((30.0, 0.0), &square) == 10.0);
    assert!(deeper(&square, &rectangle((39.0, 0.0), 0.0, (40.0, 40.0, 0.0, 0.0)), 0.5));
    assert!(!deeper(&square, &rectangle((39.0, 0.0), 0.0, (40.0, 40.0, 0.0, 0.0)), 1.5));
}
