//! Squads that a question asks about.

use broadside_lists::{Judged, NoteKind, judge};
use broadside_scenario::{Judgement, Place, Problem};
use broadside_xwing::XWing;
use broadside_xwing::squad::{Squad, read};

use crate::refused::AskRefused;

/// Judges a squad, in any format that is read, by the standard mode.
pub(super) fn list(game: &XWing, text: &str) -> Result<Judgement, Problem> {
    let import = read(game.facts, text).map_err(|error| match error.reasons().first() {
        Some((line, why)) => {
            let place = Place { line: line.unwrap_or(1), column: 1 };
            Problem::at(place, AskRefused::List { why: (*why).clone() })
        }
        None => Problem::at(Place::default(), AskRefused::ListUnread),
    })?;
    let report = judge::<Squad>(game.facts, game.facts.standard(), import);
    let rule = |found: &broadside_xwing::squad::Problem| found.rule.as_ref().map(|rule| rule.to_string());
    let mut broken: Vec<_> = report.problems.iter().map(|found| (rule(found), found.why.clone())).collect();
    let unread = report.notes.iter().filter(|note| note.kind == NoteKind::NotUnderstood);
    broken.extend(unread.map(|note| (None, note.placed())));
    Ok(Judgement { legal: report.legal, broken, cost: report.list.cost(game.facts), told: report.lines() })
}
