//! Each file under `messages` fails in one way, at the lines that say `fails here`, with the message kept beside it.
//! `BLESS=1 cargo test -p broadside-scenario` writes the messages anew.

mod common;

use std::fs;
use std::path::Path;

use broadside_scenario::run_text;

#[test]
fn every_failure_tells_its_line_and_its_reason() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/messages");
    let mut files: Vec<_> = fs::read_dir(&directory).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "scn"));
    files.sort();
    assert!(files.len() >= 20, "the messages are gone");
    let mut wrong = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let report = run_text(&name, &text, &common::registry(), &[]);
        let times = |line: &str| line.matches("fails here").count();
        let lines = text.lines().enumerate();
        let marked: Vec<usize> = lines.flat_map(|(at, line)| vec![at + 1; times(line)]).collect();
        let found: Vec<usize> = report.failures.iter().map(|failure| failure.line).collect();
        assert_eq!(found, marked, "{name} fails at other lines than those marked\n{:#?}", report.failures);
        let told: String = report.failures.iter().map(|failure| format!("{failure}\n")).collect();
        let golden = path.with_extension("txt");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&golden, &told).unwrap();
        }
        let expected = fs::read_to_string(&golden).unwrap_or_default();
        if expected != told {
            wrong.push(format!("{name} told\n{told}instead of\n{expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
