//! A wrong data file is refused with file, entry, field and what would be right.

use broadside_xwing::facts::{Facts, PointsList, Sources};

fn message(change: impl FnOnce(&mut Sources)) -> String {
    let mut sources = Sources::embedded();
    change(&mut sources);
    Facts::read(&sources, PointsList::June2022).expect_err("a wrong file").to_string()
}

fn altered(text: &str, from: &str, to: &str) -> &'static str {
    assert!(text.contains(from), "the file no longer holds `{from}`");
    Box::leak(text.replacen(from, to, 1).into_boxed_str())
}

#[test]
fn a_wrong_dial_is_told() {
    let said = message(|s| s.ships = altered(s.ships, "4 red: koiogran turn", "4 red koiogran turn"));
    assert_eq!(
        said,
        "ships.toml: [aggressorassaultfighter] dial: has the row `4 red koiogran turn`; write it as `2 white: turn left, \
         turn right`"
    );
    let said = message(|s| s.ships = altered(s.ships, "1 white: turn left, turn right", "1 white: straight"));
    assert!(said.ends_with("dial: has 1 straight twice; keep one of them"), "{said}");
}

#[test]
fn a_wrong_action_is_told() {
    let said =
        message(|s| s.ships = altered(s.ships, "\"calculate\", \"evade\"", "\"calculate\", \"evede\""));
    assert!(said.contains("actions: has `evede`; write it as `focus`, `red boost`"), "{said}");
}

#[test]
fn what_is_missing_or_unknown_is_told() {
    let said = message(|s| s.points[0].1 = altered(s.points[0].1, "norrawexley = {", "norawexley = {"));
    assert_eq!(said, "points/2022-06-15.toml: [file.pilots] norrawexley: is missing; write fields in braces");
    let said = message(|s| s.pilots[0].2 = altered(s.pilots[0].2, "arc170starfighter", "arc170"));
    assert_eq!(
        said,
        "pilots/rebel.toml: [garvendreis] ship: names `arc170starfighter`, which is not there; write the id of an entry"
            .replace("[garvendreis] ship: names `arc170starfighter`", "[norrawexley] ship: names `arc170`")
    );
    let said = message(|s| s.pilots[0].2 = altered(s.pilots[0].2, "limited = 1", "limit = 1"));
    assert!(said.contains("limit: is not known here; the fields are ship, name"), "{said}");
    let said =
        message(|s| s.upgrades[0].2 = altered(s.upgrades[0].2, "charges = { value = 1 }", "charges = 1"));
    assert!(said.contains("charges: is `1`; write fields in braces"), "{said}");
}

#[test]
fn lists_name_only_cards_that_exist() {
    let said = message(|s| s.modes[0].1 = altered(s.modes[0].1, "pilots = []", "pilots = [\"luke\"]"));
    assert!(said.starts_with("modes/standard.toml: [file.banned] pilots: names `luke`"), "{said}");
}

#[test]
fn a_cost_is_given_in_one_way() {
    let said = message(|s| {
        s.points[0].1 = altered(s.points[0].1, "{ cost = ", "{ cost_by_size = [1, 1, 1, 1], cost = ")
    });
    assert!(said.contains("cost: is given twice; keep one way"), "{said}");
}
