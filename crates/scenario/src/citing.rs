//! Which rules a scenario proves.

use broadside_rulebook as rulebook;
use broadside_rulebook::{Citation, CitationError, Edition, Editions, Index, Proof};

use crate::script::{Question, Statement};
use crate::word::{Problem, same};

/// The game of the rule index that goes by this name, if its rules are indexed.
pub(crate) fn indexed(game: &str) -> Option<rulebook::Game> {
    game.parse().ok()
}

/// The editions in which a line is played.
fn played(statement: &Statement, editions: &[&str]) -> Editions {
    let here = |edition: &&&str| {
        statement.only.is_empty() || statement.only.iter().any(|word| same(&word.text, edition))
    };
    editions.iter().filter(here).filter_map(|word| word.parse::<Edition>().ok()).collect()
}

/// What is wrong with the citations of a question that is played in these editions.
pub(crate) fn problems(question: &Question, game: &str, editions: &[&str]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for statement in &question.play {
        for cite in &statement.cites {
            if indexed(game).is_none() {
                let message =
                    format!("{game} has no rule index, so nothing of it can be cited; remove the id");
                problems.push(Problem::at(cite.place, message));
            } else if let Err(error) = held(&cite.id, played(statement, editions)) {
                problems.push(Problem::at(cite.place, error.to_string()));
            }
        }
    }
    problems
}

/// Of these editions, those in which a rule holds; there must be one.
fn held(id: &str, editions: Editions) -> Result<Editions, CitationError> {
    let statement = Index::embedded().find(id)?;
    let holds = statement.editions.and(editions);
    if holds.is_empty() {
        let (id, holds) = (statement.id.clone(), statement.editions);
        return Err(CitationError::OtherEdition { id, holds, cited: editions });
    }
    Ok(holds)
}

/// What a question proves when it passes in an edition.
pub(crate) fn citations(file: &str, question: &Question, edition: &str) -> Vec<Citation> {
    let index = Index::embedded();
    let mut citations = Vec::new();
    for statement in &question.play {
        let here = played(statement, &[edition]);
        for cite in &statement.cites {
            let Ok(editions) = held(&cite.id, here) else { continue };
            let proof = Proof::Scenario { file: file.to_owned(), line: cite.place.line };
            citations.extend(Citation::new(index, &cite.id, Some(editions), proof));
        }
    }
    citations
}
