//! The committed record of what Rust tests prove: `rules/proofs.jsonl`.

use serde::{Deserialize, Serialize};

use crate::{Citation, Editions, Index, LineError, Proof, place};

/// One line of the record. The order of the fields makes a sorted file a file sorted by id.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<'a> {
    id: &'a str,
    editions: Editions,
    test: &'a str,
}

/// The line of the record for a citation by a Rust test; scenarios are run anew instead of being recorded.
pub(crate) fn line(citation: &Citation) -> Option<String> {
    let Proof::Test(test) = citation.proof() else { return None };
    let line = Line { id: citation.cited().as_str(), editions: citation.editions(), test };
    serde_json::to_string(&line).ok()
}

/// Reads a record; every line that cannot stand is reported.
pub fn parse_record(index: &Index, file: &str, text: &str) -> Result<Vec<Citation>, Vec<LineError>> {
    let mut citations = Vec::new();
    let mut errors = Vec::new();
    for (place, text) in place::lines(file, text) {
        let citation = serde_json::from_str::<Line<'_>>(text).map_err(|error| place.error(error));
        let citation = citation.and_then(|line| {
            let proof = Proof::Test(line.test.to_owned());
            Citation::new(index, line.id, Some(line.editions), proof)
                .map_err(|error| place.error(format!("{error} `make proofs` writes this file anew.")))
        });
        match citation {
            Ok(citation) => citations.push(citation),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(citations) } else { Err(errors) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back() {
        let text =
            r#"{"id":"armada.attack.07","editions":["rr15","arc"],"test":"broadside_armada::attack::dice"}"#;
        let citations = parse_record(Index::embedded(), "p.jsonl", text).unwrap();
        assert_eq!(line(&citations[0]).as_deref(), Some(text));
    }

    #[test]
    fn every_bad_line_is_reported_with_its_place() {
        let text = "{\"id\":\"armada.attack.7\",\"editions\":[\"rr15\"],\"test\":\"t\"}\n\nnonsense\n";
        let errors = parse_record(Index::embedded(), "p.jsonl", text).unwrap_err();
        let errors: Vec<_> = errors.iter().map(LineError::to_string).collect();
        assert!(errors[0].starts_with("p.jsonl:1: ") && errors[0].contains("armada.attack.07"), "{errors:?}");
        assert!(errors[1].starts_with("p.jsonl:3: "), "{errors:?}");
    }
}
