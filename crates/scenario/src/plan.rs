//! What of a question is played under one edition: its lines, each with the rolls that it causes.

use crate::refused::LineWrong;
use crate::script::{Deed, Question, Statement};
use crate::word::{Problem, same};

/// A line and the chance that is scripted for it.
#[derive(Debug)]
pub(crate) struct Step<'a> {
    pub(crate) statement: &'a Statement,
    pub(crate) chance: Vec<&'a Statement>,
}

/// The lines of an edition.
pub(crate) fn plan<'a>(question: &'a Question, edition: &str) -> Result<Vec<Step<'a>>, Problem> {
    let mut steps: Vec<Step<'a>> = Vec::new();
    let here = |s: &&Statement| s.only.is_empty() || s.only.iter().any(|word| same(&word.text, edition));
    for statement in question.play.iter().filter(here) {
        let Deed::Chance { verb, .. } = &statement.deed else {
            steps.push(Step { statement, chance: Vec::new() });
            continue;
        };
        match steps.last_mut() {
            Some(step) if matches!(step.statement.deed, Deed::Begin(_) | Deed::Answer { .. }) => {
                step.chance.push(statement);
            }
            Some(_) => {
                let cause = steps
                    .iter()
                    .rev()
                    .find(|s| matches!(s.statement.deed, Deed::Begin(_) | Deed::Answer { .. }));
                let cause = cause.map_or(0, |step| step.statement.place.line);
                let message = if cause == 0 {
                    LineWrong::CauseMissing { verb: verb.to_string() }
                } else {
                    LineWrong::CauseElsewhere { verb: verb.to_string(), cause }
                };
                return Err(Problem::at(statement.place, message));
            }
            None => {
                let message = LineWrong::CauseMissing { verb: verb.to_string() };
                return Err(Problem::at(statement.place, message));
            }
        }
    }
    Ok(steps)
}
