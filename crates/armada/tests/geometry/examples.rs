//! The rule books' worked examples of arc, range and sight.

use broadside_armada::facts::{Dice, Facts, Zone};
use broadside_armada::geometry::{Against, Obstructor, Party, Range, Reach, Refusal, armament, usable};

use crate::attacks::range_line_through_another_zone;
use crate::table::*;

fn band(view: &broadside_armada::geometry::AttackView) -> Option<Range> {
    view.range.map(|range| range.band)
}

#[test]
fn a_corvette_cannot_reach_round_to_the_rear() {
    broadside_rulebook::proves!(["rr15", "arc"]; "armada.measuring.53");
    for edition in LATER {
        let ships = range_line_through_another_zone(edition);
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Rear), &ships, &[]);
        let blocked = view.range_blocked.expect("the ruler crosses the left hull zone");
        assert_eq!(blocked.zone, Zone::Left);
        assert_eq!(view.refusal, Some(Refusal::RangeLineBlocked));
        assert_eq!(view.refusal.map(Refusal::rule), Some("armada.line-of-sight.06"));
    }
}

#[test]
fn an_x_wing_close_by_but_outside_the_arc() {
    broadside_rulebook::proves!("armada.learn-example.06");
    for edition in EDITIONS {
        let ships = [ship(edition, VICTORY, 1050.0, 400.0, 0.0)];
        let x_wing = Party::Squadron(squadron(1020.0, 520.0));
        let view = attack(edition, zone(0, Zone::Left), x_wing, &ships, &[]);
        assert_eq!(view.refusal, Some(Refusal::NotInArc));
        let near = attack(edition, x_wing, zone(0, Zone::Left), &ships, &[]);
        assert_eq!(band(&near), Some(Range::Close));
        assert_eq!(attack(edition, zone(0, Zone::Front), x_wing, &ships, &[]).refusal, None);
    }
}

#[test]
fn two_zones_of_one_corvette_at_two_ranges() {
    broadside_rulebook::proves!("armada.learn-example.07");
    for edition in EDITIONS {
        let facts = Facts::of(edition);
        let card = &facts[facts.ship(VICTORY).expect("a card")];
        let reach = Reach::Armament(armament(card, Zone::Left, Against::Ship));
        let ships = [ship(edition, VICTORY, 1050.0, 400.0, 0.0), ship(edition, CR90, 890.0, 300.0, 110.0)];
        let view = |target| reaching(edition, zone(0, Zone::Left), zone(1, target), reach, &ships, &[]);
        let (front, left) = (view(Zone::Front), view(Zone::Left));
        assert_eq!((front.refusal, band(&front)), (None, Some(Range::Close)));
        assert_eq!((left.refusal, band(&left)), (None, Some(Range::Medium)));
    }
}

#[test]
fn at_long_range_only_red_dice() {
    broadside_rulebook::proves!("armada.learn-example.08");
    for edition in EDITIONS {
        let ships = [ship(edition, VICTORY, 900.0, 100.0, 0.0), ship(edition, CR90, 900.0, 400.0, 180.0)];
        let view = |dice| {
            reaching(edition, zone(0, Zone::Front), zone(1, Zone::Front), Reach::Armament(dice), &ships, &[])
        };
        let with_red = Dice { red: 3, blue: 3, black: 0 };
        assert_eq!(band(&view(with_red)), Some(Range::Long));
        assert_eq!(view(with_red).refusal, None);
        assert_eq!(usable(with_red, Range::Long), Dice { red: 3, blue: 0, black: 0 });
        let without = Dice { red: 0, blue: 3, black: 4 };
        assert_eq!(view(without).refusal, Some(Refusal::OutOfRange));
    }
}

#[test]
fn three_zones_of_a_corvette_and_a_squadron() {
    broadside_rulebook::proves!(
        "armada.learn-example.16",
        "armada.learn-example.17",
        "armada.learn-example.18",
        "armada.learn-example.19",
        "armada.attack.03"
    );
    for edition in EDITIONS {
        let ships = [ship(edition, VICTORY, 900.0, 200.0, 0.0), ship(edition, CR90, 860.0, 350.0, 220.0)];
        let view = |target| attack(edition, zone(0, Zone::Front), zone(1, target), &ships, &[]);
        assert_eq!(view(Zone::Front).refusal, None);
        assert_eq!(view(Zone::Left).refusal, None);
        let rear = view(Zone::Rear);
        assert_eq!(rear.refusal, Some(Refusal::SightBlocked));
        assert_eq!(rear.sight_blocked.map(|blocked| blocked.zone), Some(Zone::Left));
        let x_wing = squadron(980.0, 380.0);
        let view = attack(edition, zone(0, Zone::Front), Party::Squadron(x_wing), &ships, &[]);
        assert_eq!((view.refusal, view.is_obstructed()), (None, false));
        assert!((view.sight.to.distance(x_wing.centre) - 17.1).abs() < 1e-9);
    }
}

#[test]
fn a_corvette_in_between_obstructs() {
    broadside_rulebook::proves!("armada.learn-example.20", "armada.line-of-sight.07");
    for edition in EDITIONS {
        let victory = ship(edition, VICTORY, 900.0, 200.0, 0.0);
        let ships = [victory, ship(edition, CR90, 900.0, 350.0, 90.0)];
        let x_wing = Party::Squadron(squadron(900.0, 450.0));
        let view = attack(edition, zone(0, Zone::Front), x_wing, &ships, &[]);
        assert_eq!(obstructors(&view), [Obstructor::Ship(1)]);
        assert!(view.is_legal());
        let cause = view.causes.list()[0];
        let half = ships[1].hull.base.0 * 0.5;
        assert!((view.sight.at(cause.enter).y - (350.0 - half)).abs() < 1e-9, "{cause:?}");
        assert!((view.sight.at(cause.exit).y - (350.0 + half)).abs() < 1e-9, "{cause:?}");
        // Beside the line it does not.
        let ships = [victory, ship(edition, CR90, 960.0, 350.0, 90.0)];
        assert!(!attack(edition, zone(0, Zone::Front), x_wing, &ships, &[]).is_obstructed());
    }
}

#[test]
fn an_asteroid_field_before_a_frigate_obstructs() {
    broadside_rulebook::proves!("armada.learn-example.21", "armada.obstacles.05");
    for edition in EDITIONS {
        let ships = [ship(edition, VICTORY, 900.0, 200.0, 0.0), ship(edition, NEBULON, 900.0, 480.0, 90.0)];
        let asteroid = obstacle(edition, "asteroid-1", 900.0, 350.0, 0.0);
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Right), &ships, &[asteroid]);
        assert_eq!(obstructors(&view), [Obstructor::Obstacle(0)]);
        assert!(view.is_legal());
        let aside = obstacle(edition, "asteroid-1", 960.0, 350.0, 0.0);
        let view = attack(edition, zone(0, Zone::Front), zone(1, Zone::Right), &ships, &[aside]);
        assert!(view.is_legal() && !view.is_obstructed());
    }
}
