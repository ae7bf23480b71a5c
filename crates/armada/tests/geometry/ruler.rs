use broadside_armada::facts::{Colour, Dice, Edition, Facts, Zone};
use broadside_armada::geometry::{
    Against, Distance, Range, armament, at, beyond, distance, longest_range, range, usable, within,
};
use broadside_table::{Disc, Rect, Shape};

use crate::table::*;

/// A point and a rectangle that reaches from `near` to `far` of it.
fn pair(near: f64, far: f64) -> (Shape<'static>, Shape<'static>) {
    let middle = (near + far) * 0.5;
    (Shape::from(Disc::new(0.0)), Shape::from(Rect::new(0.001, far - near).at(0.0, middle)))
}

#[test]
fn the_ruler_has_three_ranges_and_five_distances() {
    broadside_rulebook::proves!(
        "armada.range-and-distance.01",
        "armada.range-and-distance.02",
        "armada.range-and-distance.08"
    );
    for (length, band) in [
        (0.0, Range::Close),
        (123.3, Range::Close),
        (123.31, Range::Medium),
        (186.5, Range::Medium),
        (186.51, Range::Long),
        (304.8, Range::Long),
        (304.81, Range::Extreme),
    ] {
        assert_eq!(Range::of(length), band, "{length}");
    }
    for (length, number) in [
        (0.0, Some(1)),
        (76.5, Some(1)),
        (76.51, Some(2)),
        (124.5, Some(2)),
        (124.51, Some(3)),
        (185.5, Some(3)),
        (185.51, Some(4)),
        (245.5, Some(4)),
        (245.51, Some(5)),
        (304.8, Some(5)),
        (304.81, None),
    ] {
        assert_eq!(Distance::of(length).map(Distance::number), number, "{length}");
    }
    assert_eq!(Distance::numbered(3), Some(Distance::Three));
    assert_eq!((Distance::numbered(0), Distance::numbered(6)), (None, None));
}

#[test]
fn past_the_ruler_is_extreme_range() {
    broadside_rulebook::proves!("armada.range-and-distance.07");
    let (from, to) = pair(305.0, 306.0);
    assert_eq!(range(&from, &to).band, Range::Extreme);
    assert_eq!(distance(&from, &to).0, None);
}

#[test]
fn at_within_and_beyond() {
    broadside_rulebook::proves!(
        "armada.range-and-distance.03",
        "armada.range-and-distance.04",
        "armada.range-and-distance.05",
        "armada.range-and-distance.06"
    );
    use Distance::{Five, Four, One, Three, Two};
    // From 100 to 200: in the bands 2, 3 and 4.
    let (from, to) = pair(100.0, 200.0);
    let is_at = Distance::ALL.map(|band| at(band..=band, &from, &to));
    assert_eq!(is_at, [false, true, true, true, false]);
    assert!(at(One..=Two, &from, &to) && at(Four..=Five, &from, &to) && !at(Five..=Five, &from, &to));
    assert!(within(Two..=Four, &from, &to) && within(One..=Five, &from, &to));
    assert!(!within(Two..=Three, &from, &to) && !within(Three..=Four, &from, &to));
    assert!(beyond(One, &from, &to) && !beyond(Two, &from, &to));
    // On the line between 1 and 2 is still at 1, and not beyond it.
    let (from, to) = pair(76.5, 100.0);
    assert!(at(One..=One, &from, &to) && !beyond(One, &from, &to) && !within(Two..=Two, &from, &to));
    assert!(at(Range::Close..=Range::Medium, &from, &to) && within(Range::Close..=Range::Close, &from, &to));
}

#[test]
fn closest_points_count_and_dials_do_not() {
    broadside_rulebook::proves!("armada.measuring.09", "armada.measuring.11", "armada.range-and-distance.09");
    // 200 apart: half a base length each (35.5); the front dials would be 8 mm closer.
    let a = ship(Edition::Rr15, CR90, 900.0, 100.0, 0.0);
    let b = ship(Edition::Rr15, CR90, 900.0, 100.0 + 71.0 + 124.0, 180.0);
    let (band, line) = distance(&a.base(), &b.base());
    assert_eq!(band, Some(Distance::Two));
    assert!((line.distance - 124.0).abs() < 1e-9);
    assert!((line.from.y - 135.5).abs() < 1e-9 && (line.to.y - 259.5).abs() < 1e-9);
    assert_eq!(range(&a.base(), &b.base()).band, Range::Medium);
}

#[test]
fn everything_is_at_distance_one_of_itself() {
    broadside_rulebook::proves!("armada.measuring.10");
    let cr90 = ship(Edition::Rr15, CR90, 900.0, 100.0, 20.0).base();
    let tie = Shape::Disc(squadron(300.0, 300.0));
    for shape in [cr90, tie] {
        assert!(at(Distance::One..=Distance::One, &shape, &shape));
        assert_eq!(distance(&shape, &shape).0, Some(Distance::One));
        assert_eq!(range(&shape, &shape).band, Range::Close);
    }
}

#[test]
fn dice_reach_as_far_as_their_colour() {
    broadside_rulebook::proves!(
        "armada.attack-range.01",
        "armada.attack-range.02",
        "armada.attack-range.03",
        "armada.attack-range.04",
        "armada.attack.06"
    );
    let dice = |red, blue, black| Dice { red, blue, black };
    assert_eq!(longest_range(dice(0, 0, 2)), Some(Range::Close));
    assert_eq!(longest_range(dice(0, 1, 2)), Some(Range::Medium));
    assert_eq!(longest_range(dice(0, 2, 0)), Some(Range::Medium));
    assert_eq!(longest_range(dice(1, 0, 2)), Some(Range::Long));
    assert_eq!(longest_range(Dice::NONE), None);
    let all = dice(3, 2, 1);
    assert_eq!(usable(all, Range::Close), all);
    assert_eq!(usable(all, Range::Medium), dice(3, 2, 0));
    assert_eq!(usable(all, Range::Long), dice(3, 0, 0));
    assert_eq!(usable(all, Range::Extreme), Dice::NONE);
    assert!(Range::Medium.allows(Colour::Blue) && !Range::Medium.allows(Colour::Black));
}

#[test]
fn each_zone_has_its_battery_and_all_share_the_anti_squadron_dice() {
    broadside_rulebook::proves!(
        "armada.armament.01",
        "armada.armament.02",
        "armada.armament.03",
        "armada.armament.04",
        "armada.armament.06"
    );
    let facts = Facts::of(Edition::Rr15);
    let victory = &facts[facts.ship(VICTORY).expect("a card")];
    let dice = |red, blue, black| Dice { red, blue, black };
    assert_eq!(armament(victory, Zone::Front, Against::Ship), dice(3, 3, 0));
    assert_eq!(armament(victory, Zone::Left, Against::Ship), dice(2, 1, 0));
    assert_eq!(armament(victory, Zone::Rear, Against::Ship), dice(2, 0, 0));
    for &zone in victory.zones() {
        assert_eq!(armament(victory, zone, Against::Squadron), dice(0, 1, 0));
    }
}

#[test]
fn a_dash_is_no_dice() {
    broadside_rulebook::proves!("armada.armament.07");
    let facts = Facts::of(Edition::Rr15);
    let none = facts.ships().iter().flat_map(|card| card.zones().iter().map(move |&zone| (card, zone)));
    let none: Vec<_> =
        none.filter(|(card, zone)| armament(card, *zone, Against::Ship) == Dice::NONE).collect();
    assert!(!none.is_empty(), "some hull zones have no battery");
    assert!(none.iter().all(|(card, zone)| longest_range(armament(card, *zone, Against::Ship)).is_none()));
}
