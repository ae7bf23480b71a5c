//! Every reason for which a scenario of Armada cannot be read has words.

use std::path::Path;

use broadside_armada::Armada;
use broadside_armada::facts::Edition;
use broadside_armada_ask::Phrases;
use broadside_engine::SetupError;
use broadside_scenario::board_of;
use broadside_texts::Language;
use broadside_texts::audit::{audit, english, undeclared};

#[test]
fn every_reason_has_words() {
    let (prefix, declared) = ("armada-ask-refused-", broadside_armada_ask::REASONS);
    assert_eq!(audit(prefix, declared), [""; 0]);
    assert_eq!(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, declared), [""; 0]);
}

/// What a page that is read in German says of a table that it is given; nothing if it takes it.
fn said(table: &str) -> String {
    let game = Armada::new(Edition::Rr15);
    let text = format!("question Who?\ngame armada rr15\ntable\n{table}\nplay\n  see round 1\n");
    let board = board_of(&Phrases::default(), &game, &text);
    board.err().map(|SetupError(why)| Language::De.reason(&why)).unwrap_or_default()
}

#[test]
fn a_table_is_refused_in_german() {
    let ship = "  a CR90 Corvette A Rebel at 900 400";
    let tables = [
        "  round many",
        "  phase of the moon",
        "  deck Power Failures",
        "  table cr91",
        "  a CR91 Corvette Rebel at 900 400",
        "  a CR90 Corvette A at 900 400",
        "  fleet Rebel rebel-learning",
        "  begin CR90 Corvette A Rebel at 900 400",
        "  a asteroid 1 at 100 100\n  b asteroid 1 at 300 300",
        "  a objective token on nothing",
        "  victory tokens Rebel some",
        "  round 9",
        "  objectives Rebel Most Wanteds",
        &format!("{ship}\n  b CR90 Corvette A Rebel at 900 420"),
        &format!("{ship} speed 9"),
        &format!("{ship} hull 9"),
        &format!("{ship} shields front 5"),
        &format!("{ship} shields front many"),
        &format!("{ship} damage 4 facedown"),
        &format!("{ship} dials navigate navigate navigate navigate navigate navigate navigate"),
        &format!("{ship} dials navigate navigate"),
        &format!("{ship} tokens repair repair"),
        &format!("{ship} raids repair repair"),
        &format!("{ship} scatter exhausted"),
        &format!("{ship} upgrade Darth Vader"),
        &format!("{ship} upgrade Ordnance Expert"),
        &format!("{ship} sails"),
        &format!("{ship} speed"),
        "  a CR90 Corvette A Rebel at 10 10",
        "  a X-wing Squadron Rebel at 900 400 hull 9",
        "  a X-wing Squadron Rebel at 900 400\n  b TIE Fighter Squadron Empire at 500 400\n  c V-19 Torrent Squadron Republic at 700 400",
    ];
    let mut wrong = Vec::new();
    for table in tables {
        let said = said(table);
        // What there is instead are words of the format.
        let told = said.split("; e").next().unwrap_or_default();
        if !said.starts_with("Zeile ") || said.contains("-refused-") || !english(told).is_empty() {
            wrong.push(format!("{table}: {said:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
