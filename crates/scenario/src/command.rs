//! What `broadside scenario` does.

use std::io::{self, Write};
use std::path::PathBuf;

use crate::registry::Registry;
use crate::report::{Play, Report, run_with};

/// What a person asked for.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Files and directories.
    pub paths: Vec<PathBuf>,
    /// Words that a question, or the name of its file, must hold.
    pub filter: Vec<String>,
    /// Whether a program reads the output.
    pub json: bool,
    /// Whether the table is shown after everything that is played.
    pub trace: bool,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All passed.
    Passed,
    /// A scenario failed.
    Failed,
    /// There was nothing to play, or a file could not be understood; a sentence says which, if it is not printed yet.
    BadInput(Option<String>),
}

impl Verdict {
    /// The exit code: 0, 1 or 2.
    pub fn code(&self) -> u8 {
        match self {
            Verdict::Passed => 0,
            Verdict::Failed => 1,
            Verdict::BadInput(_) => 2,
        }
    }
}

/// Plays scenarios and prints how they went.
pub fn command(options: &Options, registry: &Registry, out: &mut dyn Write) -> io::Result<Verdict> {
    let words: Vec<String> =
        options.filter.iter().flat_map(|words| words.split_whitespace()).map(str::to_owned).collect();
    let report =
        match run_with(&options.paths, registry, &Play { words: words.clone(), trace: options.trace }) {
            Ok(report) => report,
            Err(sentence) => return Ok(Verdict::BadInput(Some(sentence))),
        };
    if options.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        print(&report, out)?;
    }
    if report.passed + report.failed == 0 {
        let none = format!("no question in {} files holds the words “{}”", report.files, words.join(" "));
        return Ok(Verdict::BadInput(Some(none)));
    }
    Ok(match (report.has_bad_input(), report.failed) {
        (true, _) => Verdict::BadInput(None),
        (false, 0) => Verdict::Passed,
        (false, _) => Verdict::Failed,
    })
}

fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    for (file, shown) in &report.shown {
        writeln!(out, "{file}:{}: {}: {}\n", shown.line, shown.edition, shown.text)?;
    }
    for failure in &report.failures {
        writeln!(out, "{failure}\n")?;
    }
    let Report { passed, failed, files, .. } = report;
    let s = if *files == 1 { "" } else { "s" };
    writeln!(out, "{passed} passed, {failed} failed, in {files} file{s}")
}
