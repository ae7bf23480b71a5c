//! `broadside scenario` as a person at a terminal, or a program behind a pipe, sees it. The first test plays every
//! scenario of the repository.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What a command printed, and how it ended.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn broadside(directory: &Path, args: &[&str]) -> Answer {
    let output = Command::new(env!("CARGO_BIN_EXE_broadside"))
        .args(args)
        .current_dir(directory)
        .output()
        .expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    let code = output.status.code().expect("the binary ends by itself");
    Answer { code, out: text(output.stdout), err: text(output.stderr) }
}

/// A directory of its own with one scenario file.
fn with_file(name: &str, text: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&directory).expect("a directory");
    std::fs::write(directory.join("a.scn"), text).expect("a file");
    directory
}

const HEAD: &str = "question How far?\ngame skiffs turns\ntable\n  teal blue at 100 100\nplay\n";

#[test]
fn all_scenarios_of_the_repository_pass() {
    let answer = broadside(&root(), &["scenario", "scenarios", "--json"]);
    let report: Value = serde_json::from_str(&answer.out).expect("one JSON object");
    assert_eq!(report["failures"].as_array().map(Vec::len), Some(0), "{}", answer.out);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert_eq!(report["failed"], 0);
    assert!(report["passed"].as_u64() >= Some(70), "{report}");
}

#[test]
fn a_failure_names_file_line_and_message() {
    let directory = with_file("failing", &format!("{HEAD}  see teal reach 81\n"));
    let answer = broadside(&directory, &["scenario", "a.scn", "--json"]);
    let report: Value = serde_json::from_str(&answer.out).expect("one JSON object");
    assert_eq!((answer.code, &report["passed"], &report["failed"]), (1, &0.into(), &1.into()));
    let failure = &report["failures"][0];
    assert_eq!((&failure["file"], &failure["line"]), (&"a.scn".into(), &6.into()));
    let message = failure["message"].as_str().unwrap_or_default();
    assert!(message.starts_with("expected teal reach 81, found teal reach 80"), "{message}");

    let told = broadside(&directory, &["scenario", "."]);
    assert_eq!((told.code, told.err.as_str()), (1, ""));
    assert!(told.out.starts_with("a.scn:6: expected teal reach 81"), "{}", told.out);
    assert!(told.out.ends_with("0 passed, 1 failed, in 1 file\n"), "{}", told.out);
}

#[test]
fn bad_input_is_told_from_failure() {
    let directory = with_file("misspelt", &format!("{HEAD}  see teel reach 80\n"));
    let answer = broadside(&directory, &["scenario", "a.scn"]);
    assert_eq!(answer.code, 2);
    assert!(answer.out.contains("a.scn:6:7: “teel” is not"), "{}", answer.out);

    let missing = broadside(&directory, &["scenario", "b.scn"]);
    assert_eq!((missing.code, missing.err.as_str()), (2, "error: there is no file or directory b.scn\n"));
    let nothing = broadside(&root(), &["scenario", "docs"]);
    assert_eq!(
        (nothing.code, nothing.err.as_str()),
        (2, "error: there are no scenario files (*.scn) under docs\n")
    );
}

#[test]
fn a_filter_chooses_questions_by_their_words() {
    let answer = broadside(&root(), &["scenario", "scenarios", "--filter", "white flag", "protects"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.starts_with("2 passed, 0 failed"), "{}", answer.out);
    let nothing = broadside(&root(), &["scenario", "scenarios", "--filter", "zzyzx"]);
    assert_eq!(nothing.code, 2);
    assert!(nothing.err.contains("holds the words “zzyzx”"), "{}", nothing.err);
}

#[test]
fn coverage_says_when_scenarios_are_missing_or_fail() {
    let coverage = ["rules", "coverage", "--scope", "armada.yaw"];
    let counted = broadside(&root(), &coverage);
    assert_eq!(counted.code, 0, "{}", counted.err);
    assert!(!counted.out.contains("scenario"), "{}", counted.out);

    let directory = with_file("uncounted", &format!("{HEAD}  see teal reach 81\n"));
    let none = broadside(&directory, &coverage);
    assert!(
        none.out.contains("No scenarios are counted: there are none under scenarios here"),
        "{}",
        none.out
    );
    let failing = broadside(&directory, &[&coverage[..], &["--scenarios", "."]].concat());
    assert!(failing.out.contains("One scenario fails and counts for nothing"), "{}", failing.out);
    let wrong = broadside(&directory, &[&coverage[..], &["--scenarios", "nowhere"]].concat());
    assert_eq!((wrong.code, wrong.err.as_str()), (2, "error: there is no file or directory nowhere\n"));
}

/// The examples of a page of the documentation: blocks that begin with a question and leave nothing out.
fn examples(page: &str) -> Vec<String> {
    let page = std::fs::read_to_string(root().join("docs").join(page)).expect("a page");
    let blocks = page.split("```").skip(1).step_by(2).map(str::trim_start);
    let whole = blocks.filter(|block| (block.contains("\nplay\n")) && !block.contains('…'));
    whole.map(str::to_owned).collect()
}

#[test]
fn the_examples_of_the_documentation_are_true() {
    let pages = ["judge.md", "scenarios.md", "scenarios-armada.md", "scenarios-xwing.md"];
    let mut tried = 0;
    for page in pages {
        for (at, example) in examples(page).iter().enumerate() {
            let directory = with_file(&format!("{page}-{at}"), example);
            let checks = example.contains("\n  see ") || example.contains("\n  refuse ");
            let args = if checks { ["scenario", "a.scn"].as_slice() } else { &["dice", "--at", "a.scn"] };
            let answer = broadside(&directory, args);
            assert_eq!(answer.code, 0, "{page}:\n{example}\n{}{}", answer.out, answer.err);
            tried += 1;
        }
    }
    assert!(tried >= 9, "{tried}");
}
