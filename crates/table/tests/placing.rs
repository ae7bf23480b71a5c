//! Joints, discs in contact, moves along a ruler and bands against plain trigonometry and whole numbers.

mod oracle;

use broadside_table::{
    Angle, Area, Disc, Frame, Joints, Measure, Mount, Point, Pose, Reach, Rect, Ruler, Shape, Turn,
    nearest_touching, overlaps, projected, touches, touching,
};
use oracle::sketch::{Sketch, heading, pair, random_pose};
use oracle::{P, cases, deeper, hypot};

const JOINTS: Joints =
    Joints { lead: 46.13, tail: 22.27, width: 15.25, click: Angle(1 << 28), most_clicks: 2 };

fn stepped(at: P, degrees: f64, ahead: f64) -> P {
    let step = heading(degrees);
    (at.0 + step.0 * ahead, at.1 + step.1 * ahead)
}

#[test]
fn a_course_of_joints() {
    let mut covered = [0u32; 2];
    cases("a_course_of_joints", 100_000, |rng| {
        let start = random_pose(rng, 800.0, 500.0);
        let (width, length) = [(43.0, 71.0), (63.0, 102.0), (77.5, 129.0)][rng.below(3) as usize];
        let side = if rng.below(2) == 0 { Turn::Left } else { Turn::Right };
        let mount = Mount { side, half_width: width / 2.0, ahead: length / 2.0 };
        let clicks: Vec<i8> = (0..rng.below(5)).map(|_| rng.whole(-2, 2) as i8).collect();
        let course = JOINTS.course(start, &mount, &clicks).unwrap();
        let beside = if side == Turn::Left { -1.0 } else { 1.0 } * (width / 2.0 + 15.25 / 2.0);
        let mut facing = start.facing.degrees();
        let mut at = stepped((start.x_mm(), start.y_mm()), facing, length / 2.0);
        at = stepped(at, facing + 90.0, beside);
        let mut chain = vec![at];
        for (joint, &c) in clicks.iter().enumerate() {
            at = stepped(at, facing, 46.13);
            chain.push(at);
            facing += 22.5 * f64::from(c);
            at = stepped(at, facing, 22.27);
            chain.push(at);
            let centre = stepped(stepped(at, facing + 90.0, -beside), facing, -length / 2.0);
            let pose = course.pose(joint + 1);
            assert!((pose.x_mm() - centre.0).abs() < 0.001 && (pose.y_mm() - centre.1).abs() < 0.001);
            let apart = (pose.facing.degrees() - facing + 180.0).rem_euclid(360.0) - 180.0;
            assert!(apart.abs() < 1e-6, "{pose:?} {facing}");
        }
        for (found, expected) in course.points().zip(&chain) {
            assert!(hypot(pair(found), *expected) < 1e-6);
        }
        // Covered by the base in its last place, by the sides of both rectangles.
        let last = course.pose(clicks.len());
        let base = Sketch::Rect {
            centre: (last.x_mm(), last.y_mm()),
            degrees: last.facing.degrees(),
            width,
            length,
        };
        let segments: Vec<Vec<P>> = chain
            .windows(2)
            .map(|two| {
                let (dx, dy) = ((two[1].0 - two[0].0), (two[1].1 - two[0].1));
                let size = (dx * dx + dy * dy).sqrt();
                let (sx, sy) = (dy / size * 7.625, -dx / size * 7.625);
                let corner = |p: P, side: f64| (p.0 + sx * side, p.1 + sy * side);
                vec![corner(two[0], 1.0), corner(two[1], 1.0), corner(two[1], -1.0), corner(two[0], -1.0)]
            })
            .collect();
        let covers = |depth: f64| segments.iter().any(|segment| deeper(segment, &base.corners(), depth));
        let found = course.covered_by(&base.shape()).is_some();
        covered[usize::from(found)] += 1;
        assert!(found || !covers(0.003), "{start:?} {mount:?} {clicks:?}");
        assert!(!found || covers(0.001), "{start:?} {mount:?} {clicks:?}");
        // Turned on the spot: the joint behind the guide stays where it was.
        let c = rng.whole(-2, 2) as i8;
        let turned = JOINTS.pivot(start, &mount, c).unwrap();
        let joint = |pose: Pose| {
            let facing = pose.facing.degrees();
            stepped(stepped((pose.x_mm(), pose.y_mm()), facing, length / 2.0 - 22.27), facing + 90.0, beside)
        };
        assert!(hypot(joint(start), joint(turned)) < 0.001);
        assert_eq!(turned.facing, start.facing + Angle::from_degrees(22.5 * f64::from(c)));
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || covered.iter().all(|&n| n > 1_000), "{covered:?}");
}

#[test]
fn a_disc_set_against_a_shape() {
    cases("a_disc_set_against_a_shape", 100_000, |rng| {
        let kind = [0, 1, 3, 7][rng.below(4) as usize];
        let sketch = Sketch::random(rng, kind, 100.0);
        let shape = sketch.shape();
        let field = sketch.field();
        let middle = shape.circle().0;
        let degrees = Angle::from_degrees(360.0 * rng.unit()).degrees();
        let radius = rng.range(5.0, 30.0);
        let centre = touching(&shape, middle, Angle::from_degrees(degrees), radius);
        let gap = field.at(pair(centre)) - radius;
        assert!((-1e-8..0.001).contains(&gap), "{sketch:?} {degrees} {radius} {gap}");
        let along = hypot(pair(centre), pair(middle));
        assert!(hypot(stepped(pair(middle), degrees, along), pair(centre)) < 1e-6);
        for i in 1..=16 {
            let farther = stepped(pair(centre), degrees, 12.0 * f64::from(i));
            assert!(field.at(farther) >= radius - 1e-8, "{sketch:?} {degrees} {radius}");
        }
    });
}

#[test]
fn the_nearest_free_place_in_contact() {
    let mut seen = [0u32; 2];
    cases("the_nearest_free_place_in_contact", 100_000, |rng| {
        let base = random_pose(rng, 300.0, 60.0);
        let shape = Shape::from(Rect::new(63.0, 102.0).placed(&Frame::from(base)));
        let radius = 17.1;
        let others: Vec<Shape> = (0..rng.below(6))
            .map(|_| {
                let (sin, cos) = heading(360.0 * rng.unit());
                let reach = rng.range(30.0, 90.0);
                let centre = Point::new(base.x_mm() + sin * reach, base.y_mm() + cos * reach);
                Shape::from(Disc { centre, radius: 17.1 })
            })
            .collect();
        let wanted =
            Point::new(base.x_mm() + rng.range(-120.0, 120.0), base.y_mm() + rng.range(-120.0, 120.0));
        let area = Area { low: Point::new(200.0, 200.0), high: Point::new(420.0, 420.0) };
        let legal = |centre: Point| {
            let disc = Shape::from(Disc { centre, radius });
            area.contains(&disc)
                && !others.iter().any(|other| overlaps(&disc, other))
                && !overlaps(&disc, &shape)
        };
        let Some(pose) = nearest_touching(&shape, radius, wanted, &others, &area) else {
            return;
        };
        let centre = Point::new(pose.x_mm(), pose.y_mm());
        assert!(legal(centre), "{base:?} {others:?} {wanted:?} {pose:?}");
        assert!(touches(&Shape::from(Disc { centre, radius }), &shape), "{base:?} {wanted:?} {pose:?}");
        seen[usize::from(!others.is_empty())] += 1;
        // Now and then: no other direction gives a place that is nearer by more than the search's half degree.
        if rng.below(20) == 0 {
            let middle = Point::new(base.x_mm(), base.y_mm());
            for i in 0..120 {
                let place = touching(&shape, middle, Angle::from_degrees(3.0 * f64::from(i)), radius);
                if legal(place) {
                    assert!(
                        centre.distance(wanted) <= place.distance(wanted) + 1.0,
                        "{base:?} {others:?} {wanted:?} {pose:?} {place:?}"
                    );
                }
            }
        }
    });
    assert!(std::env::var("BROADSIDE_CASE").is_ok() || seen.iter().all(|&n| n > 10_000), "{seen:?}");
}

#[test]
fn a_disc_moved_along_a_ruler() {
    cases("a_disc_moved_along_a_ruler", 100_000, |rng| {
        let from = random_pose(rng, 500.0, 400.0);
        let direction = Angle(rng.next() as u32);
        let distance = rng.range(0.0, 304.8);
        let end = projected(from, direction, distance);
        let expected = stepped((from.x_mm(), from.y_mm()), direction.degrees(), distance);
        assert!((end.x_mm() - expected.0).abs() <= 0.0005001 && (end.y_mm() - expected.1).abs() <= 0.0005001);
        assert_eq!(end.facing, from.facing);
    });
}

#[test]
fn bands_in_whole_micrometres() {
    const LINES: [i64; 5] = [76_500, 124_500, 185_500, 245_500, 304_800];
    let lines = LINES.map(|um| um as f64 / 1000.0);
    let ruler = Ruler::new(&lines);
    cases("bands_in_whole_micrometres", 200_000, |rng| {
        // Near a line as often as not.
        let pick = |rng: &mut oracle::Rng| {
            if rng.below(2) == 0 {
                LINES[rng.below(5) as usize] + rng.whole(-5, 5)
            } else {
                rng.whole(0, 320_000)
            }
        };
        let (a, b) = (pick(rng), pick(rng));
        let (near, far) = (a.min(b), a.max(b));
        // Two micrometres past a line are on the line; three are not. Both sides of the tolerance stay clear of it.
        let on = |um: i64| LINES.iter().any(|line| um - line == 2);
        if on(near) || on(far) {
            return;
        }
        let band = |um: i64| (0..5).find(|&i| um <= LINES[i] + 2).unwrap_or(5);
        let line = |um: i64| Measure { distance: um as f64 / 1000.0, from: Point::ZERO, to: Point::ZERO };
        let reach = Reach { nearest: line(near), farthest: line(far) };
        assert_eq!(ruler.band(near as f64 / 1000.0).unwrap_or(5), band(near));
        let first = rng.below(5) as usize;
        let last = first + rng.below(5 - first as u64) as usize;
        let bands = first..=last;
        assert_eq!(ruler.closest_at(bands.clone(), &reach), bands.contains(&band(near)), "{near} {bands:?}");
        let any = (band(near)..=band(far)).any(|b| bands.contains(&b));
        assert_eq!(ruler.any_part_at(bands.clone(), &reach), any, "{near} {far} {bands:?}");
        let all = bands.contains(&band(near)) && bands.contains(&band(far));
        assert_eq!(ruler.within(bands.clone(), &reach), all, "{near} {far} {bands:?}");
        assert_eq!(ruler.beyond(last, &reach), band(near) > last, "{near} {last}");
    });
}
