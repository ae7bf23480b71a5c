//! Every reason for which a scenario of X-Wing cannot be read has words.

use std::path::Path;

use broadside_engine::SetupError;
use broadside_scenario::board_of;
use broadside_texts::Language;
use broadside_texts::audit::{audit, english, undeclared};
use broadside_xwing::XWing;
use broadside_xwing_ask::Phrases;

#[test]
fn every_reason_has_words() {
    let (prefix, declared) = ("xwing-ask-refused-", broadside_xwing_ask::REASONS);
    assert_eq!(audit(prefix, declared), [""; 0]);
    assert_eq!(undeclared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), prefix, declared), [""; 0]);
}

/// What a page that is read in German says of a table that it is given; nothing if it takes it.
fn said(table: &str) -> String {
    let text = format!("question Who?\ngame xwing rr142\ntable\n{table}\nplay\n  see round 1\n");
    let board = board_of(&Phrases::default(), &XWing::default(), &text);
    board.err().map(|SetupError(why)| Language::De.reason(&why)).unwrap_or_default()
}

#[test]
fn a_table_is_refused_in_german() {
    let ship = "  a lukeskywalker red at 400 400";
    let tables = [
        "  round many",
        "  phase of the moon",
        "  first green",
        "  scenario salvage run",
        "  measuring wide",
        "  deck red Direct Hits",
        "  lock a on b",
        "  a lukeskywalkers red at 400 400",
        "  a lukeskywalker at 400 400",
        "  a coreasteroid0 at 5000 400",
        "  a satellite at 400",
        &format!("{ship}\n  b wedgeantilles red at 400 410"),
        &format!("{ship} shields 9"),
        &format!("{ship} force 9"),
        &format!("{ship} cloak 2"),
        &format!("{ship} initiative 9"),
        &format!("{ship} hull 0"),
        &format!("{ship} damage 9"),
        &format!("{ship} damage 40"),
        &format!("{ship} turret left"),
        &format!("{ship} towing a"),
        &format!("{ship} jam focus"),
        &format!("{ship} dial 9 bank left"),
        &format!("{ship} sails"),
        &format!("{ship} upgrade crackshots"),
        "  a lukeskywalker red at 5000 400",
        "  a lukeskywalker red upgrade crackshot upgrade crackshot at 400 400",
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
