//! What the reader of a failure is told.

use broadside_scenario::{Registry, run_text};

use super::Phrases;

/// What is told of a scenario that fails or cannot be understood, each with its line.
fn told(text: &str) -> String {
    let registry = Registry::default().with(Phrases::default());
    let report = run_text("told.scn", text, &registry, &[]);
    let lines = report.failures.iter().map(|failure| format!("{}: {}\n", failure.line, failure.message));
    lines.collect()
}

/// The same for a table and what is played on it.
fn asked(table: &str, play: &str) -> String {
    let play = format!("{play}\n  see asks nobody\n");
    told(&format!("question Q\ngame armada rr15\n\ntable\n{table}\n\nplay\n{play}"))
}

const SHIPS: &str = "
  vic   Victory II-class Star Destroyer   Empire   at 900 400 facing 0    speed 1  objective ship
  cr90  CR90 Corvette A                   Rebel    at 900 570 facing 180  speed 2  objective tokens 1";

#[test]
fn an_evade_names_its_rule_and_its_ship() {
    let roll = "  begin vic attacks front -> cr90 front
  roll red hit, red blank, red crit, 2 blue hit, blue accuracy
  vic passes
  cr90 spends evade";
    let text = asked(SHIPS, roll);
    let line = "Rebel to choose a die that cr90 front evades: it is rerolled (armada.defense-tokens.07";
    assert!(text.contains(line), "{text}");
}

#[test]
fn what_arrives_names_its_objective() {
    let table = "
  neb   Nebulon-B Escort Frigate          Rebel    at 600 150 facing 0
  vic   Victory II-class Star Destroyer   Empire   at 600 800 facing 180
  gsd   Gladiator I-class Star Destroyer  Empire   set aside
  t1    objective token at 900 450
  t2    objective token at 400 450
  first player Rebel, round 2, objective Hyperspace Assault";
    let text = asked(table, "  begin a round");
    assert!(text.contains("(armada.objective.hyperspace-assault.72)"), "{text}");
    let text = asked(table, "  begin a round\n  Empire t1");
    assert!(text.contains("Empire to deploy gsd at the objective token (armada.objective.hyper"), "{text}");
}

#[test]
fn the_position_tells_every_token() {
    let table = format!(
        "{SHIPS}
  t1    objective token at 200 200
  m1    proximity mine at 300 300 Rebel
  pass tokens Empire 2, victory tokens Rebel 1, objective Most Wanted"
    );
    let text = asked(&table, "  begin cr90 suffers 1 damage");
    for part in [
        "objective ship",
        "1 objective token",
        "t1: objective token at 200 200",
        "m1: proximity mine at 300 300 facing 0, Rebel",
        "Empire: 2 pass tokens",
        "Rebel: 1 victory token",
    ] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
}

#[test]
fn the_position_tells_which_cards_have_no_effect() {
    let table = "
  vic   Victory II-class Star Destroyer   Empire   at 900 400 facing 0   upgrade Quad Turbolaser Cannons, Gunnery Team
  xw    Norra Wexley                      Rebel    at 900 600";
    let text = asked(table, "  begin xw activates");
    assert!(text.contains("Quad Turbolaser Cannons (plays without its effect), Gunnery Team\n"), "{text}");
    assert!(text.contains("hull 6 (plays without its effect)"), "{text}");
}

/// What is said of a table with this line, which is the seventh, in an edition.
fn refused(edition: &str, line: &str) -> String {
    let enemy = "vic Victory II-class Star Destroyer Empire at 900 400 facing 0";
    told(&format!(
        "question Q\ngame armada {edition}\n\ntable\n  {enemy}\n\n  {line}\n\nplay\n  see round 1\n"
    ))
}

#[test]
fn a_table_that_cannot_come_up_is_refused() {
    for (edition, line, wrong) in [
        ("rr15", "x CR90 Corvette A Rebel at 900 600 speed 5", "x has speed 5 and its chart ends at 4"),
        ("rr15", "x CR90 Corvette A Rebel at 900 600 shields front 3", "3 shields at the front"),
        ("rr15", "x CR90 Corvette A Rebel at 900 600 damage facedown 4", "would be destroyed"),
        ("rr15", "x CR90 Corvette A Rebel at 900 600 dials repair repair", "2 command dials"),
        ("rr15", "x CR90 Corvette A Rebel at 900 600 tokens repair, navigate", "2 command tokens"),
        ("rr15", "x CR90 Corvette A Rebel at 900 600 tokens repair, repair", "2 repair tokens"),
        ("rr15", "x CR90 Corvette A Rebel at 900 430", "x lies on vic"),
        ("rr15", "x X-wing Squadron Rebel at 900 440", "x lies on vic"),
        ("rr15", "x CR90 Corvette A Rebel at 5 600", "does not lie on the table"),
        ("rr15", "x CR90 Corvette A Empire at 900 600", "a card of another faction (rebel)"),
        ("rr15", "x CR90 Corvette A Rebel at 900 600 upgrade Dominator", "cannot have Dominator"),
        ("rr1", "x MC80 Command Cruiser Rebel at 900 600", "not part of rr1"),
        ("rr1", "x CR90 Corvette A Rebel at 900 600 upgrade Slicer Tools", "not part of rr1"),
        ("rr1", "objective Ion Storm", "Ion Storm is not part of rr1"),
        ("rr1", "pass tokens Empire 1", "rr1 knows no pass tokens"),
        ("rr15", "round 7", "A game has 6 rounds."),
        ("rr15", "fleet Rebel learning-rebel", "write the line `learning scenario`"),
    ] {
        let text = refused(edition, line);
        assert!(text.starts_with("7: ") && text.contains(wrong), "{line}: {text:?}");
    }
}

#[test]
fn an_odd_table_may_be_wanted() {
    let text = refused("rr15", "x CR90 Corvette A Rebel at 900 430 speed 5\n  odd table");
    assert_eq!(text, "");
}

#[test]
fn an_attack_that_is_not_legal_is_refused() {
    let table = "
  vic   Victory II-class Star Destroyer   Empire   at 900 400 facing 0
  glad  Gladiator I-class Star Destroyer  Empire   at 900 560 facing 0
  cr90  CR90 Corvette A                   Rebel    at 300 400 facing 0
  neb   Nebulon-B Escort Frigate          Rebel    at 1100 400 facing 0
  xw    X-wing Squadron                   Rebel    at 840 400
  tie   TIE Fighter Squadron              Empire   at 810 440
  tie2  TIE Fighter Squadron              Empire   at 600 100";
    for (attack, why) in [
        ("vic attacks front -> glad rear", "It is friendly: choose an enemy. (armada.attack.25)"),
        ("vic attacks front -> neb left", "It is not in the firing arc. (armada.attack.04)"),
        ("vic attacks left -> cr90 right", "It is not at attack range. (armada.attack.04)"),
        ("xw attacks vic left", "engaged"),
        ("xw attacks tie2", "It is not at distance 1. (armada.attack.05)"),
        ("tie counters tie2", "It is friendly"),
    ] {
        let text = asked(table, &format!("  begin {attack}"));
        assert!(text.contains(" cannot attack ") && text.contains(why), "{attack}: {text}");
        assert!(!asked(table, &format!("  begin {attack} even so")).contains("cannot attack"), "{attack}");
    }
}
