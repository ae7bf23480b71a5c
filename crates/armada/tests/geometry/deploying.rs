use broadside_armada::geometry::{
    DeployRefusal, Distance, Field, Ship, TableEdge, deploy_ship, deploy_squadron, place_exogorth, place_obstacle,
};
use broadside_table::{Point, Pose};

use crate::table::*;

const NOT_AT_SHIP: DeployRefusal = DeployRefusal::NotAtShip { from: Distance::One, to: Distance::Two };
const NOT_AT_ZONE: DeployRefusal = DeployRefusal::NotAtZone { from: Distance::One, to: Distance::Two };

fn deployed(field: &Field, ship: &Ship) -> Result<(), DeployRefusal> {
    deploy_ship(field, TableEdge::Lower, ship, &[], &[], &[])
}

#[test]
fn zones_of_the_three_tables() {
    broadside_rulebook::proves!(
        "armada.deployment-zone.01",
        "armada.setup-area.02",
        "armada.setup-area.03",
        "armada.short-edges-setup.01",
        "armada.short-edges-setup.02",
        "armada.short-edges-setup.03"
    );
    let near = |p: Point, x: f64, y: f64| p.distance(Point::new(x, y)) < 1e-9;
    let standard = Field::standard();
    assert!(near(standard.setup.low, 304.8, 0.0) && near(standard.setup.high, 1524.0, 914.4));
    let lower = standard.deployment_zone(TableEdge::Lower);
    assert!(near(lower.low, 304.8, 0.0) && near(lower.high, 1524.0, 185.5));
    let upper = standard.deployment_zone(TableEdge::Upper);
    assert!(near(upper.low, 304.8, 728.9) && near(upper.high, 1524.0, 914.4));
    let core = Field::core_set();
    assert_eq!(core.play, core.setup);
    assert!(near(core.deployment_zone(TableEdge::Upper).low, 0.0, 728.9));
    assert!(near(core.play.high, 914.4, 914.4));
    let short = Field::short_edges();
    assert_eq!(short.play, short.setup);
    let left = short.deployment_zone(TableEdge::Left);
    assert!(near(left.low, 0.0, 0.0) && near(left.high, 609.6, 914.4));
    let right = short.deployment_zone(TableEdge::Right);
    assert!(near(right.low, 1219.2, 0.0) && near(right.high, 1828.8, 914.4));
}

#[test]
fn ships_in_their_zone_without_their_dials() {
    broadside_rulebook::proves!("armada.setup.14", "armada.setup.75");
    for edition in EDITIONS {
        let field = Field::standard();
        let at = |x: f64, y: f64| deployed(&field, &ship(edition, CR90, x, y, 0.0));
        // Half a base is 35.5 long; the zone ends at 185.5. The dials would be 4 over the line.
        assert_eq!(at(900.0, 150.0), Ok(()));
        assert_eq!(at(900.0, 150.01), Err(DeployRefusal::OutsideZone));
        assert_eq!(at(900.0, 35.5), Ok(()));
        assert_eq!(at(900.0, 35.4), Err(DeployRefusal::OutsideZone));
        let half = ship(edition, CR90, 0.0, 0.0, 0.0).hull.base.0 * 0.5;
        assert_eq!(at(304.8 + half, 100.0), Ok(()));
        assert_eq!(at(304.7 + half, 100.0), Err(DeployRefusal::OutsideZone));
        // On another ship, or on a squadron: dials count.
        let here = ship(edition, CR90, 900.0, 100.0, 0.0);
        let beside = [ship(edition, CR90, 900.0 + 2.0 * half + 7.9, 100.0, 0.0)];
        let check =
            |ships: &[Ship], ties: &[_]| deploy_ship(&field, TableEdge::Lower, &here, ships, ties, &[]);
        assert_eq!(check(&beside, &[]), Err(DeployRefusal::OnShip));
        assert_eq!(
            check(&[beside[0].moved(Pose::from_mm(900.0 + 2.0 * half + 8.0, 100.0, 0.0))], &[]),
            Ok(())
        );
        assert_eq!(check(&[], &[squadron(900.0, 140.0)]), Err(DeployRefusal::OnSquadron));
    }
}

#[test]
fn squadrons_near_a_friendly_ship() {
    broadside_rulebook::proves!("armada.setup.16");
    for edition in EDITIONS {
        let field = Field::standard();
        let ships = [ship(edition, CR90, 900.0, 150.0, 0.0), ship(edition, CR90, 400.0, 150.0, 0.0)];
        let check = |x: f64, y: f64| {
            deploy_squadron(&field, TableEdge::Lower, squadron(x, y), &ships, &[0], &[squadron(880.0, 230.0)])
        };
        // All of the base within distance 2 of the ship: 150 + 35.5 + 124.5 − 17.1, outside the deployment zone.
        assert_eq!(check(900.0, 292.9), Ok(()));
        assert_eq!(check(900.0, 292.91), Err(NOT_AT_SHIP));
        assert_eq!(check(400.0, 250.0), Err(NOT_AT_SHIP), "the enemy's ship");
        assert_eq!(check(900.0, 160.0), Err(DeployRefusal::OnShip));
        assert_eq!(check(890.0, 250.0), Err(DeployRefusal::OnSquadron));
        let edge = [ship(edition, CR90, 330.0, 150.0, 0.0)];
        let outside = deploy_squadron(&field, TableEdge::Lower, squadron(310.0, 220.0), &edge, &[0], &[]);
        assert_eq!(outside, Err(DeployRefusal::OutsideSetupArea));
    }
}

#[test]
fn a_huge_ship_touches_its_edge() {
    broadside_rulebook::proves!(
        "armada.huge-ship.08",
        "armada.huge-ship.09",
        "armada.huge-ship.10",
        "armada.huge-ship.51"
    );
    for edition in LATER {
        let field = Field::standard();
        let at = |x: f64, y: f64| deployed(&field, &ship(edition, EXECUTOR, x, y, 0.0));
        assert_eq!(at(900.0, 177.7), Ok(()), "far out of the zone");
        assert_eq!(at(900.0, 177.8), Err(DeployRefusal::NotAtEdge));
        assert_eq!(at(900.0, 177.0), Err(DeployRefusal::OutsideSetupArea));
        assert_eq!(at(340.0, 177.7), Err(DeployRefusal::OutsideSetupArea));
        let here = ship(edition, EXECUTOR, 900.0, 177.7, 0.0);
        let rock = obstacle(edition, "asteroid-1", 900.0, 350.0, 0.0);
        let on = deploy_ship(&field, TableEdge::Lower, &here, &[], &[], &[rock]);
        assert_eq!(on, Err(DeployRefusal::OnObstacle));
        // An ordinary ship may.
        let cr90 = ship(edition, CR90, 900.0, 100.0, 0.0);
        let rock = obstacle(edition, "asteroid-1", 900.0, 120.0, 0.0);
        assert_eq!(deploy_ship(&field, TableEdge::Lower, &cr90, &[], &[], &[rock]), Ok(()));
    }
}

#[test]
fn squadrons_at_a_huge_ship_stay_near_the_zone() {
    broadside_rulebook::proves!("armada.huge-ship.11", "armada.huge-ship.12");
    for edition in LATER {
        let field = Field::standard();
        // Turned by 30°, the rear left corner of the rear base on the edge.
        let turned = ship(edition, EXECUTOR, 900.0, 400.0, 30.0);
        let lowest = turned.base().support(Point::new(0.0, -1.0));
        let local = turned.frame.to_local(lowest);
        assert!(local.x < 0.0 || local.y < 0.0);
        let ships = [ship(edition, EXECUTOR, 900.0, 400.0 - lowest.y, 30.0)];
        assert_eq!(deployed(&field, &ships[0]), Ok(()));
        let check = |x: f64, y: f64, ships: &[Ship]| {
            deploy_squadron(&field, TableEdge::Lower, squadron(x, y), ships, &[0], &[])
        };
        // The zone ends at 185.5; within distance 2 of it is up to 310.
        assert_eq!(check(900.0, 290.0, &ships), Ok(()));
        assert_eq!(check(980.0, 160.0, &ships), Ok(()));
        // At the bow, within distance 2 of the ship but far from the zone.
        let bow = ships[0].frame.to_table(Point::new(0.0, 177.7 + 40.0));
        assert!(bow.y > 330.0);
        assert_eq!(check(bow.x, bow.y, &ships), Err(NOT_AT_ZONE));
        // At an ordinary ship in the same place it is enough to be near the ship.
        let small = [ship(edition, CR90, bow.x, bow.y - 60.0, 0.0)];
        assert_eq!(check(bow.x, bow.y, &small), Ok(()));
    }
}

#[test]
fn obstacles_keep_their_distance() {
    broadside_rulebook::proves!("armada.setup.11");
    for edition in EDITIONS {
        let field = Field::standard();
        let rock = |x: f64, y: f64| obstacle(edition, "asteroid-1", x, y, 0.0);
        let low = 500.0 - rock(900.0, 500.0).shape().support(Point::new(0.0, -1.0)).y;
        let place = |x: f64, y: f64, others: &[_]| place_obstacle(&field, &rock(x, y), others);
        assert_eq!(place(900.0, 185.51 + low, &[]), Ok(()));
        assert_eq!(place(900.0, 185.5 + low, &[]), Err(DeployRefusal::AtEdge));
        assert_eq!(place(900.0, 914.4 - 185.0 - low, &[]), Err(DeployRefusal::AtEdge));
        assert_eq!(place(310.0, 450.0, &[]), Err(DeployRefusal::OutsideSetupArea));
        assert_eq!(place(325.0, 450.0, &[]), Ok(()));
        // On a three-foot table the side edges count too.
        let core = Field::core_set();
        assert_eq!(place_obstacle(&core, &rock(190.0, 450.0), &[]), Err(DeployRefusal::AtEdge));
        let gap =
            broadside_table::closest(&rock(900.0, 450.0).shape(), &rock(1000.0, 450.0).shape()).distance;
        let apart = |gap_wanted: f64| place(900.0, 450.0, &[rock(1000.0 + gap_wanted - gap, 450.0)]);
        assert_eq!(apart(76.6), Ok(()));
        assert_eq!(apart(76.4), Err(DeployRefusal::AtObstacle));
    }
}

#[test]
fn an_exogorth_touches_an_obstacle_and_lies_on_nothing() {
    broadside_rulebook::proves!("armada.obstacle.exogorth.01", "armada.obstacle.exogorth.02");
    for edition in LATER {
        let rock = obstacle(edition, "asteroid-1", 900.0, 450.0, 0.0);
        let at = |x: f64| obstacle(edition, "exogorth-1", x, 450.0, 0.0);
        let mut x = 1100.0;
        loop {
            let gap = broadside_table::closest(&at(x).shape(), &rock.shape()).distance;
            if gap < 0.001 {
                break;
            }
            x -= gap;
        }
        assert_eq!(place_exogorth(&at(x), &[], &[rock], &[]), Ok(()));
        assert_eq!(place_exogorth(&at(x + 1.0), &[], &[rock], &[]), Err(DeployRefusal::TouchesNoObstacle));
        assert_eq!(place_exogorth(&at(x - 1.0), &[], &[rock], &[]), Err(DeployRefusal::OnToken));
        let mine = squadron(x, 450.0);
        assert_eq!(place_exogorth(&at(x), &[], &[rock], &[mine]), Err(DeployRefusal::OnToken));
        let cr90 = ship(edition, CR90, x, 450.0, 0.0);
        assert_eq!(place_exogorth(&at(x), &[cr90], &[rock], &[]), Err(DeployRefusal::OnShip));
    }
}
