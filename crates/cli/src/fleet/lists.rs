//! What the commands do with the lists of any game.

use std::io::Write;

use broadside_engine::{Reason, reasons};
use broadside_facts::Term;
use broadside_lists::{Exchange, Import, Judged, NoteKind, judge, read, words};
use serde::Serialize;
use serde_json::Value;

use super::ConvertArgs;
use crate::failure::Failure;
use crate::words::Language;

reasons! {
    /// What the commands say of lists.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(super) enum Cli {
        Unsaid { format: &'static str, points: u16 } = "cli-fleet-unsaid",
        Format { file: String, word: &'static str, format: String, formats: String } = "cli-fleet-format",
        Lost { count: usize } = "cli-fleet-lost",
        Note { why: Reason } = "cli-fleet-note",
        Placed { file: String, why: Reason } = "cli-fleet-placed",
        Absent { file: String } = "cli-fleet-absent",
        Folder { file: String } = "cli-fleet-folder",
        Forbidden { file: String } = "cli-fleet-forbidden",
        Unread { file: String, code: i32 } = "cli-fleet-unread",
        PointsSyntax { file: String, line: usize } = "cli-fleet-points-syntax",
        PointsMissing { file: String, entry: String, field: String } = "cli-fleet-points-missing",
        PointsValue { file: String, entry: String, field: String, value: String } = "cli-fleet-points-value",
        PointsUnknown { file: String, entry: String, field: String } = "cli-fleet-points-unknown",
        PointsOther { file: String, entry: String, field: String } = "cli-fleet-points-other",
        NoText { file: String } = "cli-fleet-no-text",
        NoSample { name: String, known: String } = "cli-fleet-no-sample",
    }
}

/// A list from a text; each sentence names the file.
pub(super) fn import<L: Exchange>(
    facts: &L::Facts,
    file: &str,
    text: &str,
    language: Language,
) -> Result<Import<L>, Vec<String>> {
    read(facts, text).map_err(|error| {
        let told = error.reasons().into_iter().map(|(line, why)| {
            let (file, why) = (file.to_owned(), why.clone());
            // The place as editors read it.
            let file = line.map_or(file.clone(), |line| format!("{file}:{line}"));
            Cli::Placed { file, why }.into()
        });
        told.map(|reason: Reason| language.reason(&reason)).collect()
    })
}

/// What was found of a list, for a person and for a program.
pub(super) struct Told {
    pub lines: Vec<String>,
    pub json: Value,
    pub legal: bool,
}

/// What is known of a list, for a program.
#[derive(Serialize)]
struct Object<'a, F> {
    file: &'a str,
    format: &'static str,
    name: &'a str,
    faction: &'static str,
    legal: bool,
    problems: Vec<Value>,
    notes: Vec<Value>,
    #[serde(flatten)]
    figures: F,
}

/// Checks a list.
pub(super) fn told<L: Judged>(
    facts: &L::Facts,
    terms: &L::Terms,
    file: &str,
    import: Import<L>,
    language: Language,
) -> Told {
    let report = judge(facts, terms, import);
    let mut lines = vec![language.reason(&report.title(file))];
    lines.extend(
        report.account.iter().map(|row| format!("  {:>4}  {}", row.points, language.reason(&row.what))),
    );
    lines.extend(report.lines().iter().map(|line| format!("  {}", language.reason(line))));
    let problem = |found: &broadside_lists::Problem<L::ProblemKind>| {
        serde_json::json!({
            "kind": found.kind, "rule": found.rule, "ship": found.ship, "card": found.card,
            "message": language.reason(&found.why), "reason": found.why,
        })
    };
    let note = |note: &broadside_lists::Note| {
        serde_json::json!({
            "line": note.line, "kind": note.kind, "text": note.text,
            "message": language.reason(&note.why), "reason": note.why,
        })
    };
    let object = Object {
        file,
        format: report.format.word(),
        name: report.list.name(),
        faction: report.faction(),
        legal: report.legal,
        problems: report.problems.iter().map(problem).collect(),
        notes: report.notes.iter().map(note).collect(),
        figures: report.list.figures(facts, terms),
    };
    let json = serde_json::to_value(object).unwrap_or_default();
    Told { lines, json, legal: report.legal }
}

/// The format that is asked for, if the game's lists can be written in it.
pub(super) fn format<L: Exchange>(args: &ConvertArgs) -> Result<L::Format, Failure> {
    L::Format::from_word(&args.to).ok_or_else(|| {
        let (file, formats) = (args.file.clone(), words::<L::Format>());
        let why = Cli::Format { file, word: L::WORD, format: args.to.clone(), formats };
        Failure::input(args.language.reason(&why.into()))
    })
}

/// Prints a list in another format. One that lacks something is not a success, unless the format gives it back.
pub(super) fn convert<L: Exchange>(
    facts: &L::Facts,
    import: Import<L>,
    format: L::Format,
    language: Language,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", import.list.export(facts, format, &import.rest).trim_end())?;
    for note in &import.notes {
        eprintln!("{}", language.reason(&Cli::Note { why: note.placed() }.into()));
    }
    let lost = import.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood).count();
    // What another builder's list was read with is written back in its own format.
    let kept = format != L::OWN && format == import.format && size_of::<L::Rest>() > 0;
    match lost {
        0 => Ok(()),
        _ if kept => Ok(()),
        count => Err(Failure::check(language.reason(&Cli::Lost { count }.into()))),
    }
}

#[cfg(test)]
mod tests {
    use super::Cli;
    use broadside_texts::audit::audit;

    #[test]
    fn every_reason_has_words() {
        assert_eq!(audit("cli-fleet-", &[Cli::MESSAGES]), [""; 0]);
    }
}
