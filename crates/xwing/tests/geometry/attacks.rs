//! Attack arc and attack range.

use broadside_xwing::facts::Size;
use broadside_xwing::geometry::{
    Arc, Arcs, Attack, AttackRefusal, Objects, Party, Range, Ship, range_between,
};

use crate::table::*;

fn objects(ships: &[Ship]) -> Objects<'_> {
    Objects { ships, obstacles: &[], devices: &[] }
}

fn attack(arcs: &[Arc]) -> Attack {
    Attack::primary(Party::Ship(0), Party::Ship(1), Arcs::of(arcs))
}

#[test]
fn a_nearer_part_outside_the_arc_does_not_count() {
    broadside_rulebook::proves!("xwing.attack-range.01", "xwing.attack-range.02", "xwing.attack.07");
    // A large ship beside and ahead: its nearest corner is at the attacker's side.
    let ships = [small(457.0, 457.0, 0.0), ship(Size::Large, 600.0, 550.0, 0.0)];
    let near = range_between(&ships[0], &ships[1]);
    let shot = attack(&[Arc::Front]).range(&objects(&ships)).expect("in arc");
    assert_eq!((near.range, shot.range), (Range::One, Range::Two));
    // The front line, 40.62° to the side, crosses its left side, x = 560.
    let y = 457.0 + 103.0 / 40.62f64.to_radians().tan();
    assert!(shot.line.to.distance(broadside_table::Point::new(560.0, y)) < 0.01, "{shot:?} {y}");
    assert!((shot.line.distance - (560.0f64 - 477.0).hypot(y - 477.0)).abs() < 0.01);
    assert!(near.line.distance < shot.line.distance);
}

#[test]
fn outside_the_arc_or_the_range_there_is_no_attack() {
    broadside_rulebook::proves!(
        "xwing.attack-arc.01",
        "xwing.attack.09",
        "xwing.primary-weapon.03",
        "xwing.special-weapon.04",
        "xwing.special-weapon.05"
    );
    let at = |x: f64, y: f64| [small(457.0, 200.0, 0.0), small(x, y, 0.0)];
    let primary = |ships: &[Ship]| attack(&[Arc::Front]).refusal(&objects(ships));
    assert_eq!(primary(&at(457.0, 400.0)), None);
    assert_eq!(primary(&at(700.0, 200.0)), Some(AttackRefusal::NotInArc));
    assert_eq!(primary(&at(457.0, 540.0)), None);
    // An arc ends with range 3.
    assert_eq!(primary(&at(457.0, 540.1)), Some(AttackRefusal::NotInArc));
    let torpedo = |ships: &[Ship]| {
        let weapon = Attack::special(
            Party::Ship(0),
            Party::Ship(1),
            Arcs::of(&[Arc::Front]),
            Range::Two,
            Range::Three,
        );
        assert_eq!(weapon.measure(&objects(ships)).refusal, weapon.refusal(&objects(ships)));
        weapon.refusal(&objects(ships))
    };
    assert_eq!(torpedo(&at(457.0, 300.0)), Some(AttackRefusal::OutOfSpecialRange));
    assert_eq!(torpedo(&at(457.0, 400.0)), None);
    assert_eq!(torpedo(&at(700.0, 200.0)), Some(AttackRefusal::NotInSpecialArc));
    assert_eq!(AttackRefusal::NotInArc.rule(), "xwing.attack-arc.01");
    assert_eq!(AttackRefusal::OutOfRange.rule(), "xwing.attack.09");
}

#[test]
fn what_touches_is_attacked_at_range_0() {
    broadside_rulebook::proves!("xwing.attack-range.03");
    let touching = [small(457.0, 457.0, 0.0), small(470.0, 499.5, 0.0)];
    assert_eq!(attack(&[Arc::Front]).range(&objects(&touching)).map(|shot| shot.range), Some(Range::Zero));
    // It touches the attacker's side; the part in the front arc is some way off, and the range still 0.
    let beside = [small(457.0, 457.0, 0.0), ship(Size::Large, 517.0, 500.0, 0.0)];
    let shot = attack(&[Arc::Front]).range(&objects(&beside)).expect("in arc");
    assert!(shot.range == Range::Zero && shot.line.distance > 0.0);
    let view = attack(&[Arc::Front]).measure(&objects(&beside));
    assert_eq!((view.refusal, view.range), (None, Some(shot)));
    // Without a part in the arc it cannot be attacked.
    let aside = [small(457.0, 457.0, 0.0), small(497.0, 450.0, 0.0)];
    assert_eq!(attack(&[Arc::Front]).refusal(&objects(&aside)), Some(AttackRefusal::NotInArc));
}

#[test]
fn a_double_turret_uses_the_nearer_of_its_two_arcs() {
    broadside_rulebook::proves!("xwing.arc.19", "xwing.arc.20", "xwing.attack.07");
    for (degrees, in_arc) in [(0.0, true), (180.0, true), (90.0, false)] {
        let ships = [small(457.0, 457.0, degrees), small(457.0, 600.0, 0.0)];
        let turret = Attack::primary(Party::Ship(0), Party::Ship(1), Arcs::turret(Arc::Front, true));
        assert_eq!(turret.refusal(&objects(&ships)).is_none(), in_arc, "{degrees}");
        assert_eq!(turret.measure(&objects(&ships)).range.is_some(), in_arc);
    }
}

#[test]
fn remotes_are_measured_by_their_outline() {
    broadside_rulebook::proves!("xwing.remote.03", "xwing.remote.06", "xwing.device.16");
    let ships = [small(457.0, 457.0, 0.0)];
    let remotes = [square(20.0, 457.0, 587.1)];
    let objects = Objects { ships: &ships, obstacles: &[], devices: &remotes };
    let shot = Attack::primary(Party::Ship(0), Party::Remote(0), Arcs::of(&[Arc::Front]));
    let found = shot.range(&objects).expect("in arc");
    assert_eq!(found.range, Range::Two);
    assert!((found.line.distance - 100.1).abs() < 1e-6);
    // A remote's front arc looks where the remote looks.
    let back = |y: f64| {
        let ships = [small(457.0, y, 0.0)];
        let objects = Objects { ships: &ships, obstacles: &[], devices: &remotes };
        Attack::primary(Party::Remote(0), Party::Ship(0), Arcs::of(&[Arc::Front])).refusal(&objects)
    };
    assert_eq!(back(457.0), Some(AttackRefusal::NotInArc));
    assert_eq!(back(700.0), None);
}
