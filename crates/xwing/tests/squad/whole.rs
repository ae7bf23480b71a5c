//! What the whole squad must keep: points, ships, factions, game modes, obstacles.

use crate::common::{altered, broken, broken_in, facts_with, problem, problems, say, squad};
use broadside_rulebook::proves;
use broadside_xwing::facts::Facts;
use broadside_xwing::squad::{LIMITS, ProblemKind, check};

/// So many ships of the cheapest kind.
fn ties(count: usize) -> String {
    "ship Academy Pilot\n".repeat(count)
}

#[test]
fn ships_cost_at_most_twenty_points() {
    proves!("xwing.squad.points.01");
    let twenty = "ship Luke Skywalker\nship wedgeantilles\nship Thane Kyrell\nship Arvel Crynyd";
    assert_eq!(squad("rebel", twenty).points(Facts::embedded()), 20);
    assert_eq!(broken("rebel", twenty), [""; 0]);
    let told = problem("rebel", &format!("{twenty}\nship Derek Klivian"));
    assert_eq!((told.kind, told.rule.as_deref()), (ProblemKind::Points, Some("xwing.squad.points.01")));
    assert_eq!(say(&told.why), "the ships cost 23 points; cut 3 to reach 20");
    let one_more = "ship Luke Skywalker\nship wedgeantilles\nship Thane Kyrell\nship jakefarrell";
    assert_eq!(squad("rebel", one_more).points(Facts::embedded()), 21);
    assert_eq!(broken("rebel", one_more), ["xwing.squad.points.01"]);
}

#[test]
fn the_total_belongs_to_the_mode() {
    proves!("xwing.squad.points.02");
    let small = facts_with(|s| s.modes[0].1 = altered(s.modes[0].1, "squad_points = 20", "squad_points = 5"));
    assert_eq!(broken_in(&small, "imperial", &ties(3)), ["xwing.squad.points.01"]);
    assert_eq!(broken("imperial", &ties(3)), [""; 0]);
}

#[test]
fn upgrades_add_nothing_to_the_total() {
    proves!("xwing.squad.points.04");
    let plain = "ship Luke Skywalker\nship wedgeantilles\nship Thane Kyrell\nship Arvel Crynyd";
    let armed = plain.replace("ship Luke Skywalker", "ship Luke Skywalker\n  Proton Torpedoes\n  r2d2");
    let facts = Facts::embedded();
    let (plain, armed) = (squad("rebel", plain), squad("rebel", &armed));
    assert_eq!((plain.points(facts), armed.points(facts)), (20, 20));
    assert!(armed.ships[0].loadout(facts) > 0);
    assert!(check(facts, facts.standard(), &armed).is_empty());
}

#[test]
fn a_squad_has_three_ships_at_least() {
    proves!("xwing.squad.ship-count.01");
    let told = problem("imperial", &ties(2));
    assert_eq!(
        (told.kind, told.rule.as_deref()),
        (ProblemKind::ShipCount, Some("xwing.squad.ship-count.01"))
    );
    assert_eq!(say(&told.why), "there are 2 ships; a squad has at least 3, so add 1");
    assert_eq!(broken("imperial", &ties(3)), [""; 0]);
    assert_eq!(say(&problem("imperial", "").why), "there are no ships; a squad has at least 3, so add 3");
}

#[test]
fn a_squad_has_eight_ships_at_most() {
    proves!("xwing.squad.ship-count.02");
    assert_eq!(broken("imperial", &ties(8)), [""; 0]);
    let told = problem("imperial", &ties(9));
    assert_eq!(
        (told.kind, told.rule.as_deref()),
        (ProblemKind::ShipCount, Some("xwing.squad.ship-count.02"))
    );
    assert_eq!(say(&told.why), "there are 9 ships; a squad has at most 8, so take 1 off");
}

#[test]
fn a_mode_for_larger_squads_meets_the_limit_of_the_program() {
    let large = facts_with(|s| {
        s.modes[0].1 = altered(s.modes[0].1, "ships = [3, 8] ", "ships = [3, 16] ");
    });
    assert_eq!(LIMITS.ships, 8);
    assert_eq!(broken_in(&large, "imperial", &ties(9)), ["no rule"]);
}

#[test]
fn all_ships_are_of_one_faction() {
    proves!("xwing.squad.faction.01", "xwing.faction.03");
    let told = problem("imperial", &format!("{}ship Luke Skywalker", ties(2)));
    assert_eq!(
        (told.kind, told.rule.as_deref(), told.ship),
        (ProblemKind::Faction, Some("xwing.squad.faction.01"), Some(2))
    );
    assert_eq!(
        say(&told.why),
        "Luke Skywalker is Rebel, but the squad is Imperial; all its ships must be of one faction"
    );
}

#[test]
fn a_mode_may_mix_factions() {
    proves!("xwing.squad.faction.02");
    let mixed =
        facts_with(|s| s.modes[0].1 = altered(s.modes[0].1, "one_faction = true", "one_faction = false"));
    assert_eq!(broken_in(&mixed, "imperial", &format!("{}ship Luke Skywalker", ties(2))), [""; 0]);
}

#[test]
fn cards_without_a_faction_are_open_to_all() {
    proves!("xwing.faction.04");
    for (faction, ships) in [
        ("rebel", "ship wedgeantilles\n  Predator\nship Arvel Crynyd\nship Arvel Crynyd"),
        ("imperial", "ship Soontir Fel\n  Predator\nship Academy Pilot\nship Academy Pilot"),
        ("separatist", "ship Count Dooku\n  Passive Sensors\nship separatistdrone\nship separatistdrone"),
    ] {
        let about_faction = |kind| kind == ProblemKind::Faction;
        assert!(!problems(faction, ships).iter().any(|told| about_faction(told.kind)), "{faction}");
    }
}

#[test]
fn cards_outside_the_mode_are_told() {
    proves!("xwing.game-mode.01");
    // Dash Rendar is in extended games only, as are some upgrades.
    let lines = "ship dashrendar\nship Arvel Crynyd\nship Derek Klivian\nship Kullbee Sperado";
    let told = problems("rebel", lines);
    assert_eq!(told.len(), 1);
    assert_eq!(
        (told[0].kind, told[0].rule.as_deref()),
        (ProblemKind::Availability, Some("xwing.game-mode.03"))
    );
    assert_eq!(say(&told[0].why), "Dash Rendar isn't available in standard games; choose another card");
    let facts = Facts::embedded();
    let squad = squad("rebel", lines);
    assert!(check(facts, facts.extended(), &squad).is_empty());
    let upgrade = facts.upgrade("r2astromech").expect("an upgrade");
    assert!(!facts[upgrade].modes.contains(facts.standard().mode));
    let lines = "ship Luke Skywalker\n  r2astromech\nship Arvel Crynyd\nship Derek Klivian";
    assert_eq!(broken("rebel", lines), ["xwing.game-mode.03"]);
}

#[test]
fn banned_cards_are_told() {
    proves!("xwing.squad.ban-list.01", "xwing.squad.ban-list.02");
    let lists = "banned = { pilots = [], upgrades = [] }";
    let with = "banned = { pilots = [\"soontirfel\"], upgrades = [\"predator\"] }";
    let facts = facts_with(|s| s.modes[0].1 = altered(s.modes[0].1, lists, with));
    let aces = "ship Soontir Fel\nship Academy Pilot\nship Academy Pilot";
    assert_eq!(broken_in(&facts, "imperial", aces), ["xwing.squad.ban-list.01"]);
    let armed = "ship cienaree\n  Predator\nship Academy Pilot\nship Academy Pilot";
    assert_eq!(broken_in(&facts, "imperial", armed), ["xwing.squad.ban-list.02"]);
    assert_eq!((broken("imperial", aces), broken("imperial", armed)), (vec![], vec![]));
}

#[test]
fn at_most_four_restricted_cards() {
    proves!(
        "xwing.squad.restricted-list.01",
        "xwing.squad.restricted-list.02",
        "xwing.squad.restricted-list.03"
    );
    let lists = "restricted = { pilots = [], upgrades = [] }";
    let with = "restricted = { pilots = [\"academypilot\", \"wampa\"], upgrades = [\"swarmtactics\"] }";
    let facts = facts_with(|s| s.modes[0].1 = altered(s.modes[0].1, lists, with));
    assert_eq!(broken_in(&facts, "imperial", &ties(4)), [""; 0]);
    assert_eq!(broken_in(&facts, "imperial", &ties(5)), ["xwing.squad.restricted-list.01"]);
    let mixed = format!("{}ship Wampa\nship Howlrunner\n  Swarm Tactics\n", ties(2));
    assert_eq!(broken_in(&facts, "imperial", &mixed), [""; 0]);
    assert_eq!(broken_in(&facts, "imperial", &(mixed + &ties(1))), ["xwing.squad.restricted-list.01"]);
    assert_eq!(broken("imperial", &ties(5)), [""; 0]);
}

#[test]
fn a_player_brings_three_different_obstacles() {
    proves!("xwing.scenario.setup.12");
    let with = |obstacles: &str| broken("imperial", &format!("obstacles {obstacles}\n{}", ties(3)));
    assert_eq!(with("coreasteroid0, gascloud1, pomdebris3"), [""; 0]);
    assert_eq!(with("coreasteroid0, gascloud1"), ["xwing.scenario.setup.12"]);
    assert_eq!(with("coreasteroid0, gascloud1, gascloud2, gascloud3"), ["xwing.scenario.setup.12"]);
    assert_eq!(with("coreasteroid0, gascloud1, gascloud1"), ["xwing.scenario.setup.12"]);
    // The players may also choose at the table.
    assert_eq!(broken("imperial", &ties(3)), [""; 0]);
}

#[test]
fn obstacles_that_cards_place_are_not_brought() {
    proves!("xwing.scenario.setup.13", "xwing.obstacle.loose-cargo.03", "xwing.obstacle.spare-parts.03");
    for placed in ["loosecargo", "spareparts", "blaze", "electrochaffcloud"] {
        let lines = format!("obstacles coreasteroid0, gascloud1, {placed}\n{}", ties(3));
        assert_eq!(broken("imperial", &lines), ["xwing.scenario.setup.13"], "{placed}");
    }
}
