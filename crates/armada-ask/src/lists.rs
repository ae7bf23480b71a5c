//! Fleets that a question asks about.

use broadside_armada::Armada;
use broadside_armada::fleet::{Fleet, read};
use broadside_lists::{NoteKind, judge};
use broadside_scenario::{Judgement, Place, Problem};

use crate::refused::AskRefused;

/// Judges a fleet, in any format that is read.
pub(super) fn list(game: &Armada, text: &str) -> Result<Judgement, Problem> {
    let import = read(game.facts, text).map_err(|error| match error.reasons().first() {
        Some((line, why)) => {
            let place = Place { line: line.unwrap_or(1), column: 1 };
            Problem::at(place, AskRefused::List { why: (*why).clone() })
        }
        None => Problem::at(Place::default(), AskRefused::ListUnread),
    })?;
    let report = judge::<Fleet>(game.facts, &(), import);
    let rule = |found: &broadside_armada::fleet::Problem| found.rule.as_ref().map(|rule| rule.to_string());
    let mut broken: Vec<_> = report.problems.iter().map(|found| (rule(found), found.why.clone())).collect();
    let unread = report.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood);
    broken.extend(unread.map(|note| (None, note.placed())));
    Ok(Judgement { legal: report.legal, broken, cost: report.list.cost(game.facts), told: report.lines() })
}
