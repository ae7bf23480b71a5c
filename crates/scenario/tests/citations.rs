//! Which rules passing scenarios prove.

mod common;

use broadside_rulebook::{Citations, Edition, Index};
use broadside_scenario::run_text;

const TABLE: &str = "table\n  teal blue at 100 100\n  gold red at 100 200\nplay\n";

fn proven(text: &str) -> (Vec<(String, String)>, usize) {
    let report = run_text("scenarios/armada/a.scn", text, &common::registry(), &[]);
    let proofs = report
        .citations
        .iter()
        .map(|c| (c.cited().to_string(), c.editions().to_string() + " " + &c.proof().to_string()));
    (proofs.collect(), report.failed)
}

#[test]
fn a_line_proves_its_rules_in_every_edition_in_which_it_passes() {
    let text = format!(
        "question Q\ngame armada rr1 rr15\n{TABLE}  see teal reach 80   # armada.attack.07\n  in rr15: see deck 16  # armada.attack.08 so there\n"
    );
    let (proofs, failed) = proven(&text);
    assert_eq!(failed, 0);
    let line = |id: &str, place: &str| (id.to_owned(), place.to_owned());
    assert_eq!(
        proofs,
        [
            line("armada.attack.07", "rr1 scenarios/armada/a.scn:7"),
            line("armada.attack.07", "rr15 scenarios/armada/a.scn:7"),
            line("armada.attack.08", "rr15 scenarios/armada/a.scn:8"),
        ]
    );
}

#[test]
fn a_rule_of_one_edition_is_proven_in_that_edition_alone() {
    let text =
        format!("question Q\ngame armada all\n{TABLE}  see teal reach 80   # armada.golden-rules.01-rr1\n");
    let report = run_text("a.scn", &text, &common::registry(), &[]);
    let citations: Citations = report.citations.into_iter().collect();
    let index = Index::embedded();
    let id = &index.canonical(index.get("armada.golden-rules.01-rr1").unwrap()).id;
    assert_eq!(citations.proven_in(id), Edition::Rr1.into());
}

#[test]
fn what_fails_proves_nothing() {
    let text = format!(
        "question Q\ngame armada rr15\n{TABLE}  see teal reach 80  # armada.attack.07\n  see teal reach 81\n\
         question R\n{TABLE}  see teal reach 80  # armada.attack.08\n"
    );
    let (proofs, failed) = proven(&text);
    assert_eq!((failed, proofs.len()), (1, 1));
    assert_eq!(proofs[0].0, "armada.attack.08");
}
