//! What is said of a list, the same for every game.

use broadside_engine::Reason;
use broadside_lists::{Import, Judged, Note, NoteKind, Unreadable, judge, print, read};
use broadside_stage::Text;

use crate::protocol::{ListProblem, ListReport};
use crate::refused::SetupRefused;

/// How a page shows the lists of a game.
pub(super) trait Shown: Judged {
    /// The emblem of a faction.
    fn emblem(faction: Self::Faction) -> String;
    /// What is in the list, in a line.
    fn summary(&self, facts: &Self::Facts) -> Text;
}

fn problem(line: Option<usize>, why: &Reason) -> ListProblem {
    ListProblem {
        line: line.filter(|line| *line > 0).and_then(|line| u32::try_from(line).ok()),
        rule: None,
        text: why.into(),
        note: false,
    }
}

/// What the program makes of a list that was read.
pub(super) fn report<L: Shown>(facts: &L::Facts, terms: &L::Terms, import: Import<L>) -> ListReport {
    let report = judge(facts, terms, import);
    let notes = report.notes.iter().map(|note| ListProblem {
        note: note.kind != NoteKind::NotUnderstood,
        ..problem(Some(note.line), &note.why)
    });
    let broken = report
        .problems
        .iter()
        .map(|found| ListProblem { rule: found.rule.clone().map(Into::into), ..problem(None, &found.why) });
    let remarks = report
        .remarks
        .iter()
        .map(|remark| ListProblem { note: remark.playable, ..problem(None, &remark.why) });
    ListReport {
        legal: report.playable(),
        name: report.list.name().to_owned(),
        emblem: L::emblem(report.list.faction()),
        points: report.list.cost(facts) as i32,
        summary: Some(report.list.summary(facts)),
        problems: notes.chain(broken).chain(remarks).collect(),
        text: print(facts, &report.list),
    }
}

/// What is said of a text that is no list at all.
pub(super) fn unreadable(error: &Unreadable) -> ListReport {
    let (name, emblem, text) = Default::default();
    let problems = error.reasons().into_iter().map(|(line, why)| problem(line, why)).collect();
    ListReport { legal: false, name, emblem, points: 0, summary: None, problems, text }
}

/// What the program makes of a text.
pub(super) fn check<L: Shown>(facts: &L::Facts, terms: &L::Terms, text: &str) -> ListReport {
    match read::<L>(facts, text) {
        Ok(import) => report(facts, terms, import),
        Err(error) => unreadable(&error),
    }
}

/// A list that may be played, or everything that is wrong with it; the lists of a game are counted from 1.
pub(super) fn legal<L: Shown>(
    facts: &L::Facts,
    terms: &L::Terms,
    number: usize,
    text: &str,
) -> Result<L, SetupRefused> {
    let wrong = |why| SetupRefused::List { number, why };
    let import = read::<L>(facts, text)
        .map_err(|error| wrong(error.reasons().into_iter().map(|(_, why)| why.clone()).collect()))?;
    let report = judge(facts, terms, import);
    if report.playable() {
        return Ok(report.list);
    }
    let notes = report.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood).map(Note::placed);
    let problems = report.problems.iter().map(|problem| problem.why.clone());
    let remarks = report.remarks.iter().filter(|remark| !remark.playable).map(|remark| remark.why.clone());
    Err(wrong(notes.chain(problems).chain(remarks).collect()))
}
