//! Points lists and game modes are data: others can be dropped in.

use broadside_rulebook::proves;
use broadside_xwing::facts::{Cost, Facts, Mode, PointsList, Sources};

fn with_points(from: &str, to: &str) -> Facts {
    let mut sources = Sources::embedded();
    let text = sources.points[0].1;
    assert!(text.contains(from), "the file no longer holds `{from}`");
    sources.points[0].1 = Box::leak(text.replacen(from, to, 1).into_boxed_str());
    Facts::read(&sources, PointsList::June2022).expect("another list")
}

#[test]
fn points_come_from_the_list_alone() {
    proves!("xwing.squad.points.03", "xwing.squad.loadout.04");
    let luke = "lukeskywalker = { points = 6";
    let other = with_points(luke, "lukeskywalker = { points = 9");
    let id = other.pilot("lukeskywalker").expect("a pilot");
    assert_eq!((Facts::embedded()[id].points, other[id].points), (6, 9));
    let same = other.pilots().iter().zip(Facts::embedded().pilots());
    assert_eq!(same.filter(|(a, b)| a.points != b.points).count(), 1);
    let other = with_points("r2d2 = { cost = 8 }", "r2d2 = { cost = 2 }");
    let id = other.upgrade("r2d2").expect("an upgrade");
    assert_eq!((Facts::embedded()[id].cost, other[id].cost), (Some(Cost::Fixed(8)), Some(Cost::Fixed(2))));
}

#[test]
fn a_variable_cost_goes_by_printed_values() {
    proves!("xwing.squad.cost.71");
    let facts =
        with_points("shieldupgrade = { cost = 8 }", "shieldupgrade = { cost_by_agility = [3, 4, 6, 8] }");
    let cost = facts[facts.upgrade("shieldupgrade").expect("an upgrade")].cost.expect("a cost");
    // Delta-7B takes a point of agility away; the cost stays that of agility 3.
    let jedi = facts.pilot("jediknight").expect("a pilot");
    assert_eq!((facts.ship_of(jedi).agility, cost.on(&facts[jedi], facts.ship_of(jedi))), (3, 8));
    let luke = facts.pilot("lukeskywalker").expect("a pilot");
    assert_eq!((facts.ship_of(luke).agility, cost.on(&facts[luke], facts.ship_of(luke))), (2, 6));
    assert_eq!(cost.least(), 3);
    let by_size = Cost::BySize([1, 2, 3, 9]);
    assert_eq!(by_size.on(&facts[luke], facts.ship_of(luke)), 1);
    let by_initiative = Cost::ByInitiative([0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(by_initiative.on(&facts[luke], facts.ship_of(luke)), 5);
}

#[test]
fn a_mode_limits_the_cards() {
    proves!("xwing.game-mode.01", "xwing.game-mode.02", "xwing.game-mode.03");
    let facts = Facts::embedded();
    let ring = facts.pilot("transgalmegcontrollink").expect("a pilot");
    assert!(!facts[ring].modes.contains(Mode::Standard) && !facts[ring].modes.contains(Mode::Extended));
    assert!(facts[ring].modes.contains(Mode::Epic));
    let count = |mode| facts.pilots().iter().filter(|pilot| pilot.modes.contains(mode)).count();
    assert_eq!((count(Mode::Standard), count(Mode::Extended), count(Mode::Epic)), (441, 535, 536));
    assert_eq!(facts.modes().len(), 2);
    for mode in facts.modes() {
        assert!(mode.banned.pilots.is_empty() && mode.banned.upgrades.is_empty());
        assert!(mode.restricted.pilots.is_empty() && mode.restricted.upgrades.is_empty());
    }
    assert!(facts.mode(Mode::Epic).is_none());
    assert_eq!(facts.mode(Mode::Standard), Some(facts.standard()));
    assert_eq!(facts.mode(Mode::Extended), Some(facts.extended()));
}
