//! What the reader of a failure is told.

use broadside_scenario::{Registry, run_text};

use super::Phrases;

/// What is told of a scenario that fails or cannot be understood.
fn told(text: &str) -> String {
    let registry = Registry::default().with(Phrases::default());
    let report = run_text("told.scn", text, &registry, &[]);
    assert!(!report.failures.is_empty(), "nothing is wrong with {text}");
    report.failures.iter().map(|failure| failure.message.clone()).collect::<Vec<_>>().join("\n")
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
  vic   Victory II-class Star Destroyer   Empire   at 900 400 facing 0   upgrade XI7 Turbolasers, Gunnery Team
  xw    Luke Skywalker                    Rebel    at 900 600";
    let text = asked(table, "  begin xw activates");
    assert!(text.contains("XI7 Turbolasers (plays without its effect), Gunnery Team\n"), "{text}");
    assert!(text.contains("hull 5 (plays without its effect)"), "{text}");
}
