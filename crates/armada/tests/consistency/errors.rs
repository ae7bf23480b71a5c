//! A wrong data file is refused with file, entry, field and what would be right.

use broadside_armada::facts::{Edition, Facts, Sources};

fn message(change: impl FnOnce(&mut Sources)) -> String {
    let mut sources = Sources::embedded();
    change(&mut sources);
    Facts::read(&sources, Edition::Rr1).expect_err("a wrong file").to_string()
}

fn altered(text: &str, from: &str, to: &str) -> &'static str {
    assert!(text.contains(from), "the file no longer holds `{from}`");
    Box::leak(text.replacen(from, to, 1).into_boxed_str())
}

#[test]
fn a_wrong_word_is_told_with_the_right_ones() {
    let said =
        message(|s| s.ships = altered(s.ships, "\"evade\", \"evade\", \"redirect\"", "\"evade\", \"evede\""));
    assert!(said.starts_with("ships.toml: [cr90-corvette-a] defense: is `\"evede\"`"), "{said}");
    assert!(said.contains("scatter, evade, brace, redirect, contain, salvo"), "{said}");
}

#[test]
fn an_unknown_field_is_told_with_the_known_ones() {
    let said = message(|s| s.squadrons = altered(s.squadrons, "hull = 5", "hull = 5\nhulls = 5"));
    assert!(
        said.contains("[") && said.contains("] hulls: is not known here; the fields are class, name"),
        "{said}"
    );
}

#[test]
fn what_is_missing_is_told() {
    let said = message(|s| s.chassis = altered(s.chassis, "hull = 7", ""));
    assert_eq!(said, "chassis.toml: [acclamator] hull: is missing; write a whole number");
    let said = message(|s| s.points = altered(s.points, "cr90-corvette-a = 44", ""));
    assert_eq!(said, "points.toml: [file.ships] cr90-corvette-a: is missing; write a whole number");
    let said = message(|s| s.damage = altered(s.damage, "[thruster-fissure]", "[thruster-fault]"));
    assert!(said.starts_with("damage.toml: [thruster-fault] name: stands where"), "{said}");
}

#[test]
fn numbers_of_the_wrong_kind_are_told() {
    let said = message(|s| s.ships = altered(s.ships, "anti_squadron = [0, 1, 1]", "anti_squadron = [0, 1]"));
    assert!(said.ends_with("anti_squadron: is `[0, 1]`; write dice as [red, blue, black]"), "{said}");
    let said = message(|s| s.chassis = altered(s.chassis, "speed = [[1], [1, 0]", "speed = [[1], [1]"));
    assert!(said.contains("[acclamator] speed: speed 2 has 1 joints"), "{said}");
    let said = message(|s| s.squadrons = altered(s.squadrons, "\"counter 2\"", "\"counter\""));
    assert!(said.contains("keywords: has `counter`; write keywords: adept X"), "{said}");
}

#[test]
fn a_pool_names_only_cards_that_exist() {
    let said = message(|s| s.rulesets[0].1 = altered(s.rulesets[0].1, "\"howlrunner\"", "\"howl-runner\""));
    assert!(said.starts_with("rulesets/rr1.toml: [file] squadrons: names `howl-runner`"), "{said}");
    let said = message(|s| s.rulesets[0].1 = altered(s.rulesets[0].1, "dominator = 12", "dominater = 12"));
    assert!(said.starts_with("rulesets/rr1.toml: [file.points] dominater: names `dominater`"), "{said}");
}

#[test]
fn a_file_that_is_no_toml_is_told() {
    let said = message(|s| s.objectives = "[most-wanted");
    assert!(said.starts_with("objectives.toml: [file] syntax: "), "{said}");
}
