//! Deploying from a carrier.

use broadside_xwing::facts::{Bearing, Size};
use broadside_xwing::geometry::{DeployRefusal, Guides, Maneuver, Position, Ship, deploy};

use crate::oracle::{At, base_gap};
use crate::table::*;

#[test]
fn from_the_carriers_guides_with_the_ships_own_base() {
    broadside_rulebook::proves!("xwing.dock.03", "xwing.dock.04", "xwing.dock.51");
    let mut rng = Rng(41);
    for _ in 0..300 {
        let carrier = Ship::new(rng.size(), rng.pose(457.0, 200.0));
        let size = rng.size();
        for (guides, out) in [(Guides::Front, 0.0), (Guides::Rear, 180.0)] {
            let from = At::of(carrier.pose).turned_left(out).ahead(side(carrier.size) / 2.0);
            let end = |bearing, speed, position| {
                deploy(Maneuver::new(bearing, speed), size, 0, guides, position, &among(&[carrier]))
                    .expect("room")
            };
            let half = side(size) / 2.0;
            from.along('s', 2, true)
                .ahead(half)
                .check(end(Bearing::Straight, 2, Position::Middle).pose, &carrier);
            from.along('b', 3, false)
                .ahead(half)
                .check(end(Bearing::BankRight, 3, Position::Middle).pose, &carrier);
            let about = from.along('s', 3, true).ahead(half).turned_left(180.0);
            about.check(end(Bearing::KoiogranTurn, 3, Position::Middle).pose, &carrier);
            let rolled = from.along('t', 3, true).ahead(half).turned_left(90.0).ahead(-10.0);
            rolled.check(end(Bearing::TallonRollLeft, 3, Position::Back).pose, &carrier);
        }
    }
    for bearing in [Bearing::Stationary, Bearing::ReverseStraight] {
        let refused = deploy(
            Maneuver::new(bearing, 1),
            Size::Small,
            0,
            Guides::Front,
            Position::Middle,
            &among(&[small(457.0, 457.0, 0.0)]),
        );
        assert_eq!(refused, Err(DeployRefusal::NotForward));
    }
    assert_eq!(DeployRefusal::NotForward.rule(), "xwing.dock.03");
}

#[test]
fn blocked_it_comes_as_far_as_it_can_or_not_at_all() {
    broadside_rulebook::proves!("xwing.dock.06");
    let carrier = ship(Size::Large, 457.0, 300.0, 0.0);
    let out = |others: &[Ship]| {
        let ships: Vec<Ship> = std::iter::once(carrier).chain(others.iter().copied()).collect();
        deploy(
            Maneuver::new(Bearing::Straight, 2),
            Size::Small,
            0,
            Guides::Front,
            Position::Middle,
            &among(&ships),
        )
    };
    // The end would be at 300 + 40 + 80 + 20.
    let end = out(&[small(457.0, 475.0, 0.0)]).expect("some room");
    assert!(!end.fully && end.overlapped.0 == 0b10 && end.backed_over == Some(1));
    assert!((end.pose.y_mm() - 430.0).abs() < 0.002);
    assert!(base_gap(end.pose, 40.0, carrier.pose, 80.0) > 0.0);
    // Between the carrier and the other ship there is no room for 40 and the guides.
    assert_eq!(out(&[small(457.0, 405.0, 0.0), small(457.0, 450.0, 0.0)]), Err(DeployRefusal::NoRoom));
    assert_eq!(DeployRefusal::NoRoom.rule(), "xwing.dock.06");
}
