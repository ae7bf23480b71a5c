use broadside_armada::facts::{Edition, Facts, Zone};
use broadside_armada::geometry::{
    Ignition, IgnitionView, Measures, Party, Pieces, Range, Refusal, Ship, SpecialArc, TokenRefusal,
    targeting_token,
};
use broadside_table::{Disc, Point, closest};

use crate::table::*;

fn token(x: f64, y: f64) -> Disc {
    Disc::new(9.0).at(Point::new(x, y))
}

/// The special firing arc that is printed on the Onager's token.
fn special(edition: Edition) -> SpecialArc {
    let facts = Facts::of(edition);
    SpecialArc::printed(facts.token(facts.ship(ONAGER).expect(ONAGER))).expect("a special firing arc")
}

fn look(edition: Edition, ships: &[Ship], token: Disc, target: Zone) -> Option<IgnitionView> {
    let ignition = Ignition { ship: 0, arc: special(edition), token, defender: zone(1, target) };
    ignition.measure(Measures::of(edition), &Pieces { ships, obstacles: &[] })
}

fn onager(edition: Edition) -> Ship {
    ship(edition, ONAGER, 900.0, 100.0, 0.0)
}

#[test]
fn beyond_the_ruler_with_dice_for_medium_range() {
    broadside_rulebook::proves!(
        "armada.ignition.06",
        "armada.ignition.08",
        "armada.ignition.10",
        "armada.ignition.11"
    );
    for edition in LATER {
        let ships = [onager(edition), ship(edition, CR90, 900.0, 550.0, 180.0)];
        let view = look(edition, &ships, token(900.0, 360.0), Zone::Front).expect("the token is in the arc");
        assert_eq!(view.attack.range.map(|range| range.band), Some(Range::Extreme));
        assert_eq!(view.attack.refusal, None);
        assert_eq!(view.dice_range.band, Range::Medium);
        assert!((view.dice_range.line.distance - (550.0 - 35.5 - 360.0 - 9.0)).abs() < 1e-9);
    }
}

#[test]
fn dice_count_from_the_nearest_part_of_the_token() {
    broadside_rulebook::proves!("armada.ignition.12");
    for edition in LATER {
        // Facing away, the corvette shows its rear to the Onager and its front to the targeting token.
        let ships = [onager(edition), ship(edition, CR90, 900.0, 260.0, 0.0)];
        let mark = token(900.0, 425.0);
        let view = look(edition, &ships, mark, Zone::Rear).expect("the token is in the arc");
        assert_eq!(view.attack.range.map(|range| range.band), Some(Range::Close));
        assert_eq!(view.attack.refusal, None);
        assert_eq!(view.dice_range.band, Range::Close);
        let to_zone = closest(&broadside_table::Shape::Disc(mark), &ships[1].zone(Zone::Rear));
        assert_eq!(Range::of(to_zone.distance), Range::Medium);
    }
}

#[test]
fn outside_the_special_arc() {
    broadside_rulebook::proves!("armada.ignition.07", "armada.ignition.13");
    for edition in LATER {
        let ships = [onager(edition), ship(edition, CR90, 1040.0, 305.0, 180.0)];
        let view = look(edition, &ships, token(930.0, 300.0), Zone::Front).expect("the token is in the arc");
        assert_eq!(view.dice_range.band, Range::Close);
        assert_eq!(view.attack.refusal, Some(Refusal::NotInArc));
        // The hull zone's own arc is wider: an ordinary attack at medium range would be possible.
        let plain = attack(edition, zone(0, Zone::Front), zone(1, Zone::Front), &ships, &[]);
        assert_eq!(plain.range.map(|range| range.band), Some(Range::Medium));
        assert_eq!(plain.refusal, None);
    }
}

#[test]
fn only_with_the_token_in_the_arc_and_only_against_ships() {
    broadside_rulebook::proves!("armada.ignition.03", "armada.ignition.05");
    for edition in LATER {
        let measures = Measures::of(edition);
        let ships = [onager(edition), ship(edition, CR90, 900.0, 300.0, 180.0)];
        assert!(look(edition, &ships, token(1100.0, 200.0), Zone::Front).is_none());
        let pieces = Pieces { ships: &ships, obstacles: &[] };
        let tie = Party::Squadron(squadron(900.0, 300.0));
        let against =
            |defender| Ignition { ship: 0, arc: special(edition), token: token(900.0, 300.0), defender };
        assert!(against(tie).measure(measures, &pieces).is_none());
        // Sight and range start at the front hull zone.
        let view = against(zone(1, Zone::Front)).measure(measures, &pieces).expect("measured");
        let plain = attack(edition, zone(0, Zone::Front), zone(1, Zone::Front), &ships, &[]);
        assert_eq!(view.attack.sight, plain.sight);
        assert_eq!(view.attack.range, plain.range);
    }
}

#[test]
fn the_token_is_placed_within_arc_and_range() {
    broadside_rulebook::proves!("armada.ignition.01", "armada.ignition.02");
    for edition in LATER {
        let (ship, arcs) = (onager(edition), [special(edition)]);
        let place = |x, y, ranges: &[Range]| targeting_token(&ship, &arcs, token(x, y), ranges);
        // The token's front edge is at y = 164; close range ends at 287.3.
        assert_eq!(place(900.0, 278.2, &[Range::Close]), Ok(()));
        assert_eq!(place(900.0, 278.4, &[Range::Close]), Err(TokenRefusal::OutsideRange));
        assert_eq!(place(900.0, 278.4, &[Range::Close, Range::Medium]), Ok(()));
        // Half in the arc is not within it: at y = 250 the line is at x = 900 + 152.19 tan 20.08°.
        let edge = 900.0 + 152.19 * 0.365_55;
        assert_eq!(place(edge, 250.0, &[Range::Close]), Err(TokenRefusal::OutsideArc));
        assert_eq!(place(edge - 9.0 / 0.939, 250.0, &[Range::Close]), Ok(()));
        assert_eq!(place(1800.0 - edge, 250.0, &[Range::Close]), Err(TokenRefusal::OutsideArc));
        let none = targeting_token(&ship, &[], token(900.0, 200.0), &[Range::Close]);
        assert_eq!(none, Err(TokenRefusal::NoSpecialArc));
    }
}

#[test]
fn a_token_on_the_line_between_two_arcs_is_within_neither() {
    broadside_rulebook::proves!("armada.card.spha-t.05");
    for edition in LATER {
        let (facts, ship) = (Facts::of(edition), ship(edition, VENATOR, 900.0, 300.0, 0.0));
        let shape = facts.token(facts.ship(VENATOR).expect(VENATOR));
        let arc = |zone| SpecialArc::of_zone(shape, zone).expect("four hull zones");
        let holding = |x, y| {
            let zones = ship.hull.zones().iter().copied();
            zones.filter(|zone| arc(*zone).holds(&ship, token(x, y))).collect::<Vec<_>>()
        };
        // The front lines leave (900, 281.99) at 36.89°; 9 mm beside them the token clears the line.
        let line = 900.0 - (400.0 - 281.99) * 0.750_58;
        let clear = 9.0 / 0.799_78;
        assert_eq!(holding(line, 400.0), []);
        assert_eq!(holding(line - clear + 0.2, 400.0), []);
        assert_eq!(holding(line - clear - 0.2, 400.0), [Zone::Left]);
        assert_eq!(holding(line + clear + 0.2, 400.0), [Zone::Front]);
        assert_eq!(holding(900.0, 150.0), [Zone::Rear]);
        // The middle of an arc is where candidates for the token are looked for.
        assert_eq!(arc(Zone::Front).middle().degrees(), 0.0);
        assert!((arc(Zone::Left).middle().degrees() - (360.0 - 84.585)).abs() < 0.01);
    }
}
