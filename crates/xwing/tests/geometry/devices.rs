//! Dropping, launching and relocating devices.

use broadside_table::{Angle, BaseEdge, Outline, Pose};
use broadside_xwing::facts::{Facts, Size};
use broadside_xwing::geometry::{
    Bend, DeviceRefusal, Guides, Object, Template, Token, at_range_0, check_device, check_swarm,
    cluster_sides, fitted_to, front_guides, placed_by, probe_droid_guides, probe_droid_moves, rear_guides,
    relocated, ships_on,
};

use crate::oracle::At;
use crate::table::*;

fn templates() -> Vec<(Template, char, bool)> {
    let bends = [
        (Bend::Straight, 's', true),
        (Bend::BankLeft, 'b', true),
        (Bend::BankRight, 'b', false),
        (Bend::TurnLeft, 't', true),
        (Bend::TurnRight, 't', false),
    ];
    let mut all = Vec::new();
    for (bend, kind, left) in bends {
        all.extend(
            (1..=5).filter_map(|speed| Template::new(bend, speed)).map(|template| (template, kind, left)),
        );
    }
    assert_eq!(all.len(), 17);
    all
}

#[test]
fn dropped_and_launched_with_every_template() {
    broadside_rulebook::proves!(
        "xwing.device.02",
        "xwing.device.03",
        "xwing.device.51",
        "xwing.device.52",
        "xwing.obstacle.08",
        "xwing.guides.01"
    );
    let guides = front_guides(device("proton-bomb"));
    let depth = guides.at.y;
    assert!((depth - 13.81).abs() < 0.01, "the flat edge between the guides");
    let mut rng = Rng(31);
    for (template, kind, left) in templates() {
        for size in SIZES {
            let ship = broadside_xwing::geometry::Ship::new(size, rng.pose(457.0, 300.0));
            let from = At::of(ship.pose);
            let half = side(size) / 2.0;
            // Its guides look back at the ship, its middle lies beyond them.
            let dropped = from
                .turned_left(180.0)
                .ahead(half)
                .along(kind, template.speed, left)
                .ahead(depth)
                .turned_left(180.0);
            dropped.check(placed_by(&ship, BaseEdge::Rear, template, &guides), &(template, size));
            let launched = from.ahead(half).along(kind, template.speed, left).ahead(depth).turned_left(180.0);
            launched.check(placed_by(&ship, BaseEdge::Front, template, &guides), &(template, size));
        }
    }
}

#[test]
fn no_part_outside_the_play_area() {
    broadside_rulebook::proves!("xwing.device.17");
    let bomb = Outline::new(device("proton-bomb"));
    let at = |y: f64| check_device(&Token::new(&bomb, Pose::from_mm(457.0, y, 0.0)), &area());
    assert_eq!(at(16.3), Ok(()));
    assert_eq!(at(16.2), Err(DeviceRefusal::Outside));
    assert_eq!(DeviceRefusal::Outside.rule(), "xwing.device.17");
}

#[test]
fn under_ships_it_is_overlapped_by_them() {
    broadside_rulebook::proves!("xwing.device.14", "xwing.device.71");
    let ships = [small(457.0, 457.0, 0.0), small(500.0, 457.0, 0.0), small(600.0, 457.0, 0.0)];
    let mine = square(30.0, 478.0, 457.0);
    assert_eq!(ships_on(&mine, &ships).0, 0b011);
    let under_guide = square(1.0, 468.0, 479.0);
    assert_eq!(ships_on(&under_guide, &ships).0, 0b001);
}

#[test]
fn remotes_relocated_forward() {
    broadside_rulebook::proves!("xwing.device.04", "xwing.remote.23");
    let corners = device("death-watch-commandos");
    let (front, rear) = (front_guides(corners), rear_guides(corners));
    let mut rng = Rng(37);
    for (template, kind, left) in templates() {
        let pose = rng.pose(457.0, 300.0);
        let end = At::of(pose).ahead(front.at.y).along(kind, template.speed, left).ahead(-rear.at.y);
        end.check(relocated(pose, &front, template, &rear), &template);
    }
}

#[test]
fn a_probe_droid_goes_by_any_of_its_guides() {
    broadside_rulebook::proves!("xwing.device.drk-1-probe-droid.51");
    let guides = probe_droid_guides();
    let outline = Outline::new(device("drk-1-probe-droid"));
    let droid = Token::new(&outline, Pose::from_mm(0.0, 0.0, 0.0));
    for socket in &guides {
        // Each lies on the border of the traced outline, to the tracing's accuracy.
        assert!(droid.shape().closest_on_border(socket.at).distance(socket.at) < 2.0, "{socket:?}");
    }
    let here = Pose::from_mm(457.0, 457.0, 20.0);
    let places = probe_droid_moves(here);
    assert_eq!(places.len(), 75);
    let (apothem, ahead) = broadside_xwing::geometry::measures::PROBE_DROID;
    let middle = |pose: Pose| At::of(pose).ahead(ahead);
    // With the straight template the two middles are 80 and twice the apothem apart.
    let far = 80.0 + 2.0 * apothem;
    let straight = places
        .iter()
        .filter(|&&pose| ((middle(pose).place - middle(here).place).length() - far).abs() < 0.002);
    assert_eq!(straight.count(), 25);
}

#[test]
fn a_swarm_sits_at_a_ships_guides() {
    broadside_rulebook::proves!("xwing.device.buzz-droid-swarm.53", "xwing.device.buzz-droid-swarm.54");
    let corners = device("buzz-droid-swarm");
    let (outline, tab) = (Outline::new(corners), rear_guides(corners));
    let host = small(457.0, 457.0, 0.0);
    let at = |guides| Token::new(&outline, host.fitted(guides, &tab));
    let front = at(Guides::Front);
    assert!((front.pose.y_mm() - (477.0 - tab.at.y)).abs() < 0.001 && front.pose.facing == Angle::ZERO);
    assert!(at_range_0(&Object::Ship(&host), &Object::Device(&front)));
    let blocked = [small(457.0, 520.0, 0.0)];
    assert_eq!(check_swarm(&front, &blocked, &[], &area()), Err(DeviceRefusal::OnObject));
    assert_eq!(check_swarm(&at(Guides::Rear), &blocked, &[], &area()), Ok(()));
    let rocks = [square(10.0, 457.0, 500.0)];
    assert_eq!(check_swarm(&front, &[], &[&rocks], &area()), Err(DeviceRefusal::OnObject));
    assert_eq!(DeviceRefusal::OnObject.rule(), "xwing.device.buzz-droid-swarm.54");
}

#[test]
fn spare_parts_fit_between_the_rear_guides() {
    broadside_rulebook::proves!("xwing.obstacle.spare-parts.04");
    let facts = Facts::embedded();
    let parts =
        facts.obstacles().iter().find(|obstacle| &*obstacle.slug == "spareparts").expect("spare parts");
    let tab = front_guides(&parts.corners);
    let host = ship(Size::Medium, 457.0, 457.0, 90.0);
    let pose = host.fitted(Guides::Rear, &tab);
    assert!((pose.x_mm() - (427.0 - tab.at.y)).abs() < 0.001 && (pose.y_mm() - 457.0).abs() < 0.001);
}

#[test]
fn a_cluster_of_three() {
    broadside_rulebook::proves!("xwing.device.cluster-mine.52");
    let facts = Facts::embedded();
    let mines: Vec<_> = facts.devices().iter().filter(|device| &*device.name == "Cluster Mine").collect();
    let widest = |corners: &[broadside_table::Point]| corners.iter().map(|p| p.x).fold(0.0, f64::max);
    let (middle, other) = if widest(&mines[0].corners) > widest(&mines[1].corners) {
        (mines[0], mines[1])
    } else {
        (mines[1], mines[0])
    };
    let here = Pose::from_mm(457.0, 457.0, 30.0);
    let sides = cluster_sides(&middle.outline(), &other.outline(), here);
    let centre = Token::new(&middle.outline(), here);
    for (pose, sign) in sides.into_iter().zip([1.0, -1.0]) {
        let mine = Token::new(&other.outline(), pose);
        let gap = broadside_table::closest(&mine.shape(), &centre.shape()).distance;
        assert!(gap < 0.003, "{gap}");
        let level = At::of(here).to_left(sign * 40.0).place;
        let off = (At::of(pose).place - level).length();
        assert!(off < 3.0, "about as far apart as they are wide: {off}");
    }
}

#[test]
fn a_blaze_is_fitted_to_the_tab_of_its_bomb() {
    broadside_rulebook::proves!("xwing.device.blazer-bomb.53");
    let facts = Facts::embedded();
    let blaze = facts.obstacles().iter().find(|obstacle| &*obstacle.slug == "blaze").expect("a blaze");
    let (tab, guides) = (rear_guides(device("blazer-bomb")), front_guides(&blaze.corners));
    let bomb = Pose::from_mm(457.0, 457.0, 40.0);
    // Behind the bomb, with the guides looking at the tab: it faces as the bomb does.
    let expected = At::of(bomb).ahead(tab.at.y - guides.at.y);
    expected.check(fitted_to(bomb, &tab, &guides), &"blaze");
}

#[test]
fn commandos_are_dropped_either_way_round() {
    broadside_rulebook::proves!("xwing.device.commando-team.51");
    let corners = device("clan-wren-commandos");
    let host = small(457.0, 457.0, 0.0);
    let template = Template::straight(1);
    let by_front = placed_by(&host, BaseEdge::Rear, template, &front_guides(corners));
    let by_rear = placed_by(&host, BaseEdge::Rear, template, &rear_guides(corners));
    At::of(host.pose).ahead(-60.0 - front_guides(corners).at.y).check(by_front, &"by the front guides");
    At::of(host.pose)
        .ahead(-60.0 + rear_guides(corners).at.y)
        .turned_left(180.0)
        .check(by_rear, &"by the rear guides");
}
