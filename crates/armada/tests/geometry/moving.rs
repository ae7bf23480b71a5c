use broadside_armada::facts::Edition;
use broadside_armada::geometry::{
    Distance, MoveRefusal, ObstacleMove, ObstacleRefusal, Ship, SquadronMove, within,
};
use broadside_table::{Angle, Area, Disc, Point, Pose, Shape, closest, overlaps, touches};

use crate::table::*;

const AREA: Area = Area::new(1828.8, 914.4);

fn moving<'a>(speed: u8, ships: &'a [Ship], squadrons: &'a [Disc]) -> SquadronMove<'a> {
    SquadronMove {
        from: squadron(500.0, 500.0),
        speed: Distance::numbered(speed),
        ships,
        squadrons,
        area: AREA,
    }
}

#[test]
fn an_x_wing_goes_to_the_end_of_band_three() {
    broadside_rulebook::proves!(
        "armada.learn-example.05",
        "armada.squadron-movement.02",
        "armada.squadron-movement.03",
        "armada.squadron-movement.07"
    );
    let x_wing = moving(3, &[], &[]);
    for degrees in [0.0, 33.0, 100.0, 250.0] {
        let at = |away: f64| {
            let p = Point::new(500.0, 500.0) + Angle::from_degrees(degrees).direction() * away;
            Pose::from_mm(p.x, p.y, 0.0)
        };
        assert_eq!(x_wing.check(at(185.5)), Ok(()));
        assert_eq!(x_wing.check(at(185.51)), Err(MoveRefusal::TooFar));
        // With its whole base in the bands, seen from where it started.
        let (from, to) = (Shape::Disc(x_wing.from), Shape::Disc(x_wing.placed(at(185.5))));
        assert!(within(Distance::One..=Distance::Three, &from, &to));
        assert!(!within(Distance::One..=Distance::Two, &from, &to));
    }
    assert_eq!(x_wing.check(Pose::from_mm(500.0, 500.0, 0.0)), Ok(()));
    assert_eq!(moving(0, &[], &[]).limit(), 0.0);
}

#[test]
fn a_squadron_may_pass_over_anything_and_end_on_nothing() {
    broadside_rulebook::proves!("armada.squadron-movement.04", "armada.squadron-movement.05");
    let ships = [ship(Edition::Rr15, CR90, 600.0, 500.0, 0.0)];
    let others = [squadron(560.0, 560.0)];
    let x_wing = moving(3, &ships, &others);
    let check = |x: f64, y: f64| x_wing.check(Pose::from_mm(x, y, 0.0));
    assert_eq!(check(600.0, 520.0), Err(MoveRefusal::OnShip));
    assert_eq!(check(560.0, 590.0), Err(MoveRefusal::OnSquadron));
    // Behind the ship, and beside the other squadron in contact with it.
    assert_eq!(check(680.0, 500.0), Ok(()));
    assert_eq!(check(560.0, 594.2), Ok(()));
    // Under the right dial, clear of the base.
    assert_eq!(check(600.0 + 21.5 + 17.1 + 2.0, 500.0), Err(MoveRefusal::OnShip));
    assert_eq!(check(600.0 + 21.5 + 17.1 + 4.0, 500.0), Ok(()));
}

#[test]
fn candidates_are_legal_and_well_spread() {
    let ships = [ship(Edition::Rr15, VICTORY, 620.0, 500.0, 20.0)];
    let others = [squadron(440.0, 560.0), squadron(500.0, 440.0)];
    let x_wing = moving(4, &ships, &others);
    let mut places = Vec::new();
    x_wing.candidates(Angle::ZERO, 60, &mut places);
    assert!(places.len() > 40, "{}", places.len());
    assert!(places.iter().all(|&place| x_wing.check(place) == Ok(()) && !x_wing.is_outside(place)));
    assert_eq!(places[0], Pose::from_mm(500.0, 500.0, 0.0));
    let at = |place: Pose| Point::new(place.x_mm(), place.y_mm());
    // No two on top of each other, some on the very edge, and some in every eighth of the disc.
    for (i, &a) in places.iter().enumerate() {
        assert!(places[i + 1..].iter().all(|&b| at(a).distance(at(b)) > 1.0));
    }
    let away = |place: Pose| at(place).distance(Point::new(500.0, 500.0));
    assert!(places.iter().filter(|&&place| (away(place) - 245.5).abs() < 0.002).count() > 8);
    for eighth in 0..8 {
        let inside = |place: &&Pose| Angle::of(at(**place) - Point::new(500.0, 500.0)).0 >> 29 == eighth;
        assert!(places[1..].iter().filter(inside).count() >= 2, "{eighth}");
    }
    // Near the corner of the table nothing is offered outside it.
    let corner = SquadronMove { from: squadron(20.0, 20.0), ..x_wing };
    assert!(corner.is_outside(Pose::from_mm(10.0, 20.0, 0.0)));
    let mut places = Vec::new();
    corner.candidates(Angle::ZERO, 60, &mut places);
    assert!(places.iter().all(|&place| !corner.is_outside(place)));
}

#[test]
fn an_obstacle_moves_and_turns_within_its_distance() {
    broadside_rulebook::proves!(
        "armada.obstacle-movement.04",
        "armada.obstacle-movement.05",
        "armada.obstacle-movement.06",
        "armada.obstacle-movement.07",
        "armada.obstacle-movement.08"
    );
    for edition in LATER {
        let rock = obstacle(edition, "asteroid-1", 500.0, 500.0, 0.0);
        let ships = [ship(edition, CR90, 560.0, 500.0, 0.0)];
        let moving = ObstacleMove {
            before: None,
            piece: rock.shape(),
            from: rock.pose,
            most: Distance::One,
            ships: &ships,
            squadrons: &[squadron(450.0, 500.0)],
            obstacles: &[],
            tokens: &[Disc::new(8.0).at(Point::new(500.0, 440.0))],
            may_overlap: false,
        };
        let check = |x, y, degrees| moving.check(Pose::from_mm(x, y, degrees));
        assert_eq!(check(500.0, 576.5, 0.0), Ok(()));
        assert_eq!(check(500.0, 576.51, 0.0), Err(ObstacleRefusal::TooFar));
        // The rock is 69 long and 28 wide. Turned by a quarter, its ends are up to 20 farther out to the sides, which
        // does not matter; moved to the line and then upright after lying across, its end would be past the line.
        assert_eq!(check(500.0, 560.0, 90.0), Ok(()));
        let lying = obstacle(edition, "asteroid-1", 500.0, 500.0, 90.0);
        let lying = ObstacleMove { piece: lying.shape(), from: lying.pose, ..moving };
        assert_eq!(lying.check(Pose::from_mm(500.0, 570.0, 90.0)), Ok(()));
        assert_eq!(lying.check(Pose::from_mm(500.0, 570.0, 0.0)), Err(ObstacleRefusal::TooFar));
        for (x, y) in [(540.0, 500.0), (470.0, 500.0), (500.0, 460.0)] {
            assert_eq!(check(x, y, 0.0), Err(ObstacleRefusal::Overlaps), "{x} {y}");
        }
        // It may stay, and it may go past the ship.
        assert_eq!(check(500.0, 500.0, 0.0), Ok(()));
        let far = ObstacleMove { most: Distance::Three, ..moving };
        assert_eq!(far.check(Pose::from_mm(620.0, 500.0, 0.0)), Ok(()));
    }
}

#[test]
fn toward_follows_the_line_between_closest_points() {
    broadside_rulebook::proves!("armada.obstacle-movement.12", "armada.obstacle-movement.13");
    for edition in LATER {
        let rift = obstacle(edition, "gravity-rift", 900.0, 450.0, 0.0);
        let debris = obstacle(edition, "debris-1", 500.0, 400.0, 0.0);
        let moving = ObstacleMove {
            before: None,
            piece: debris.shape(),
            from: debris.pose,
            most: Distance::Two,
            ships: &[],
            squadrons: &[],
            obstacles: &[rift],
            tokens: &[],
            may_overlap: false,
        };
        let (goal, least) = (rift.shape(), Distance::One);
        let line = closest(&debris.shape(), &goal);
        let direction = (line.to - line.from).unit();
        let at = |along: f64, beside: f64| {
            let p = Point::new(500.0, 400.0) + direction * along + direction.left() * beside;
            Pose::from_mm(p.x, p.y, 0.0)
        };
        assert_eq!(moving.toward(&goal, least), at(76.5, 0.0));
        assert_eq!(moving.check_toward(at(76.5, 0.0), &goal, least), Ok(()));
        assert_eq!(moving.check_toward(at(124.5, 0.0), &goal, least), Ok(()));
        assert_eq!(moving.check_toward(at(124.6, 0.0), &goal, least), Err(ObstacleRefusal::TooFar));
        assert_eq!(moving.check_toward(at(76.0, 0.0), &goal, least), Err(ObstacleRefusal::NotFarEnough));
        assert_eq!(moving.check_toward(debris.pose, &goal, least), Err(ObstacleRefusal::NotFarEnough));
        assert_eq!(moving.check_toward(at(80.0, 1.0), &goal, least), Err(ObstacleRefusal::NotToward));
        assert_eq!(moving.check_toward(at(-1.0, 0.0), &goal, least), Err(ObstacleRefusal::NotToward));
    }
}

#[test]
fn a_debris_field_stops_at_an_asteroid_field() {
    broadside_rulebook::proves!("armada.obstacle-movement.14", "armada.obstacle-movement.15");
    for edition in LATER {
        let rift = obstacle(edition, "gravity-rift", 900.0, 400.0, 0.0);
        let debris = obstacle(edition, "debris-1", 500.0, 400.0, 0.0);
        let asteroid = obstacle(edition, "asteroid-1", 620.0, 400.0, 0.0);
        // An X-wing on the debris field's rear edge does not hinder the move, for it stays behind.
        let rear = debris.shape().support(Point::new(-1.0, 0.0));
        let x_wing = squadron(rear.x - 12.0, rear.y);
        assert!(overlaps(&Shape::Disc(x_wing), &debris.shape()));
        let others = [rift, asteroid];
        let moving = ObstacleMove {
            before: None,
            piece: debris.shape(),
            from: debris.pose,
            most: Distance::One,
            ships: &[],
            squadrons: &[x_wing],
            obstacles: &others,
            tokens: &[],
            may_overlap: false,
        };
        let end = moving.toward(&rift.shape(), Distance::One);
        let moved = moving.placed(end);
        assert!(touches(&moved, &asteroid.shape()), "{:?}", closest(&moved, &asteroid.shape()).distance);
        assert!(end.x > 500_000 && end.x < 576_500);
        assert!(!overlaps(&Shape::Disc(x_wing), &moved));
        assert_eq!(moving.check_toward(end, &rift.shape(), Distance::One), Ok(()));
        let step = Point::new(end.x_mm() - 500.0, end.y_mm() - 400.0);
        let p = Point::new(end.x_mm(), end.y_mm()) - step.unit();
        let short = Pose::from_mm(p.x, p.y, 0.0);
        assert_eq!(
            moving.check_toward(short, &rift.shape(), Distance::One),
            Err(ObstacleRefusal::NotFarEnough)
        );
    }
}
