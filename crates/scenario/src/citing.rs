//! Which rules a scenario proves.

use broadside_rulebook as rulebook;
use broadside_rulebook::{Citation, CitationError, Edition, Editions, Index, Proof};

use crate::refused::CiteWrong;
use crate::script::{Cite, Question, Statement};
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
                problems.push(Problem::at(cite.place, CiteWrong::NoIndex { game: game.to_owned() }));
            } else if let Err(error) = held(&cite.id, played(statement, editions)) {
                problems.push(Problem::at(cite.place, CiteWrong::from(error)));
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

/// Why a refusal by `rule` does not fit the ids behind a line: the rule must exist, and be the only one cited.
pub(crate) fn disagreement(cites: &[Cite], rule: &str) -> Option<String> {
    let index = Index::embedded();
    let named = match index.find(rule) {
        Ok(statement) => &index.canonical(statement).id,
        Err(unknown) => {
            return Some(format!("the refusal names a rule that is not in the index ({unknown})"));
        }
    };
    let [cite] = cites else { return None };
    let cited = index.find(&cite.id).map(|statement| &index.canonical(statement).id);
    (cited != Ok(named)).then(|| format!("expected to be refused by {}", cite.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::word::Place;

    fn cites(ids: &[&str]) -> Vec<Cite> {
        ids.iter().map(|id| Cite { id: (*id).to_owned(), place: Place::default() }).collect()
    }

    #[test]
    fn a_refusal_must_name_the_only_rule_that_is_cited() {
        let (one, other) = ("armada.attack.07", "armada.attack.08");
        assert_eq!(disagreement(&cites(&[one]), one), None);
        assert_eq!(disagreement(&cites(&[one]), other), Some(format!("expected to be refused by {one}")));
        assert_eq!(disagreement(&cites(&[]), other), None);
        assert_eq!(disagreement(&cites(&[one, other]), "armada.attack.01"), None);
        let unknown = disagreement(&cites(&[one]), "armada.atack.07").unwrap();
        assert!(unknown.contains("did you mean armada.attack.07"), "{unknown}");
    }

    #[test]
    fn a_repetition_is_as_good_as_its_original() {
        let index = Index::embedded();
        let repetition = index.statements().iter().find(|s| !s.is_canonical()).unwrap();
        let original = index.canonical(repetition).id.as_str();
        assert_eq!(disagreement(&cites(&[repetition.id.as_str()]), original), None);
    }
}
