//! The index: all statements, checked when it is built.

use std::sync::LazyLock;

use crate::{Edition, Game, LineError, RuleId, Statement, place, suggest};

/// The files of the index, as the repository holds them.
const FILES: [(&str, &str); 4] = [
    ("rules/armada-rules.jsonl", include_str!("../../../rules/armada-rules.jsonl")),
    ("rules/armada-cards.jsonl", include_str!("../../../rules/armada-cards.jsonl")),
    ("rules/xwing-rules.jsonl", include_str!("../../../rules/xwing-rules.jsonl")),
    ("rules/xwing-cards.jsonl", include_str!("../../../rules/xwing-cards.jsonl")),
];

/// Every rule statement of both games, found by id or by prefix.
#[derive(Debug)]
pub struct Index {
    /// Sorted by id.
    statements: Vec<Statement>,
}

/// An id that names no statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownId {
    /// The id as it was asked for.
    pub id: String,
    /// Ids that look like it, the nearest first.
    pub suggestions: Vec<RuleId>,
}

impl std::error::Error for UnknownId {}

impl std::fmt::Display for UnknownId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no statement “{}”; ", self.id)?;
        match self.suggestions.as_slice() {
            [] => write!(f, "`broadside rules search WORDS` finds statements by their words"),
            [one] => write!(f, "did you mean {one}?"),
            [first @ .., last] => {
                write!(f, "did you mean ")?;
                first.iter().try_for_each(|id| write!(f, "{id}, "))?;
                write!(f, "or {last}?")
            }
        }
    }
}

impl Index {
    /// The index of this build, read once.
    pub fn embedded() -> &'static Index {
        static EMBEDDED: LazyLock<Index> =
            LazyLock::new(|| Index::parse(&FILES).unwrap_or_else(|error| panic!("{error}")));
        &EMBEDDED
    }

    /// Reads an index from `(file name, JSON lines)` pairs and checks that it is whole.
    pub fn parse(files: &[(&str, &str)]) -> Result<Index, LineError> {
        let mut lines = Vec::new();
        for (place, line) in files.iter().flat_map(|(file, text)| place::lines(file, text)) {
            let statement: Statement = serde_json::from_str(line).map_err(|error| place.error(error))?;
            lines.push((statement, place));
        }
        lines.sort_by(|(a, _), (b, _)| a.id.cmp(&b.id));
        let (statements, places): (Vec<_>, Vec<_>) = lines.into_iter().unzip();
        let index = Index { statements };
        for (i, (statement, place)) in index.statements.iter().zip(&places).enumerate() {
            let repeated = i > 0 && index.statements[i - 1].id == statement.id;
            let problem = if repeated {
                Some(format!("{} stands here a second time; ids are unique", statement.id))
            } else {
                index.problem(statement)
            };
            if let Some(problem) = problem {
                return Err(place.error(problem));
            }
        }
        Ok(index)
    }

    /// What is wrong with `statement` as a member of this index.
    fn problem(&self, statement: &Statement) -> Option<String> {
        let Statement { id, editions, .. } = statement;
        let game = Game::ALL.into_iter().find(|g| id.is_under(g.word()));
        let Some(game) = game else {
            return Some(format!("{id} begins with no game; ids begin with armada or xwing"));
        };
        if let Some(strange) = editions.iter().find(|e| e.game() != game) {
            return Some(format!(
                "{id} is a statement of {game}, but {strange} is an edition of another game"
            ));
        }
        for named in statement.same_as.iter().chain(&statement.part_of) {
            if let Err(unknown) = self.find(named.as_str()) {
                return Some(format!("{id} refers to a statement that is missing: {unknown}"));
            }
        }
        let canonical = self.get(statement.same_as.as_ref()?.as_str())?;
        if !canonical.is_canonical() {
            return Some(format!("{id} repeats {}, which is itself a repetition", canonical.id));
        }
        let more = editions.without(canonical.editions);
        (!more.is_empty())
            .then(|| format!("{id} holds in {more}, but {}, which it repeats, does not", canonical.id))
    }

    /// The ids of the canonical statements under a prefix (`armada.card.gunnery-team`) that hold in an edition.
    pub fn about(&self, edition: Edition, prefix: &str) -> Vec<String> {
        let first = self.statements.partition_point(|statement| statement.id.as_str() < prefix);
        let under = self.statements[first..].iter().take_while(|statement| statement.id.is_under(prefix));
        let fits = |statement: &&Statement| statement.editions.contains(edition) && statement.is_canonical();
        under.filter(fits).map(|statement| statement.id.as_str().to_owned()).collect()
    }

    /// All statements, sorted by id.
    pub fn statements(&self) -> &[Statement] {
        &self.statements
    }

    /// The statement with this id.
    pub fn get(&self, id: &str) -> Option<&Statement> {
        let at = self.statements.binary_search_by(|s| s.id.as_str().cmp(id)).ok()?;
        Some(&self.statements[at])
    }

    /// The statement with this id, or an error that names those that look like it.
    pub fn find(&self, id: &str) -> Result<&Statement, UnknownId> {
        self.get(id).ok_or_else(|| UnknownId { id: id.to_owned(), suggestions: suggest::nearest(self, id) })
    }

    /// The statement itself, or the one that it repeats.
    pub fn canonical<'a>(&'a self, statement: &'a Statement) -> &'a Statement {
        statement.same_as.as_ref().and_then(|id| self.get(id.as_str())).unwrap_or(statement)
    }

    /// The statements whose id is `prefix` or lies below it, sorted by id: `armada.attack`, `xwing.card`, `armada`.
    pub fn under<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a Statement> {
        self.statements.iter().filter(move |s| s.id.is_under(prefix))
    }

    /// The statements that repeat `id`.
    pub fn repetitions<'a>(&'a self, id: &'a RuleId) -> impl Iterator<Item = &'a Statement> {
        self.statements.iter().filter(move |s| s.same_as.as_ref() == Some(id))
    }

    /// The statements that are part of `id`.
    pub fn parts<'a>(&'a self, id: &'a RuleId) -> impl Iterator<Item = &'a Statement> {
        self.statements.iter().filter(move |s| s.part_of.as_ref() == Some(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str, more: &str) -> String {
        format!(r#"{{"id":"{id}","kind":"rule","ed":["rr15"],"text":"t","src":"000","sec":"S"{more}}}"#)
    }

    fn refused(lines: &[String]) -> String {
        Index::parse(&[("f.jsonl", &lines.join("\n"))]).unwrap_err().to_string()
    }

    #[test]
    fn the_readme_tells_the_size_of_the_index() {
        let readme = include_str!("../../../rules/README.md");
        for (file, text) in FILES {
            let part: Vec<Statement> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            let canonical = part.iter().filter(|s| s.is_canonical()).count();
            let row = format!("| `{}` | {} | {} |", &file[6..], thousands(part.len()), thousands(canonical));
            assert!(readme.contains(&row), "rules/README.md should say: {row}");
        }
    }

    fn thousands(n: usize) -> String {
        if n < 1000 { n.to_string() } else { format!("{},{:03}", n / 1000, n % 1000) }
    }

    #[test]
    fn the_embedded_index_is_whole_and_sorted() {
        let index = Index::embedded();
        assert!(index.statements().is_sorted_by(|a, b| a.id < b.id));
        assert_eq!(index.get("armada.attack.07").unwrap().game(), Game::Armada);
        assert_eq!(index.get("armada.attack.7"), None);
    }

    #[test]
    fn a_prefix_lists_its_topic_and_not_its_namesakes() {
        let ids: Vec<_> = Index::embedded().under("armada.attack").map(|s| s.id.as_str()).collect();
        assert_eq!(ids.first(), Some(&"armada.attack.01"));
        assert!(ids.iter().all(|id| id.starts_with("armada.attack.")));
    }

    #[test]
    fn broken_lines_are_refused_with_their_place() {
        let (one, two) = (line("armada.x.01", ""), line("armada.x.02", r#","same_as":"armada.x.01""#));
        assert!(Index::parse(&[("f.jsonl", &[one.clone(), two.clone()].join("\n"))]).is_ok());
        assert!(refused(&[one.clone(), "{".into()]).starts_with("f.jsonl:2: "));
        assert!(refused(&[one.clone(), one.clone()]).contains("second time"));
        assert!(refused(std::slice::from_ref(&two)).contains("missing"));
        let chain = line("armada.x.03", r#","same_as":"armada.x.02""#);
        assert!(refused(&[one, two, chain]).contains("itself a repetition"));
        assert!(refused(&[line("chess.x.01", "")]).contains("begins with no game"));
        assert!(refused(&[line("xwing.x.01", "")]).contains("another game"));
    }

    #[test]
    fn a_repetition_may_not_hold_where_its_original_does_not() {
        let two =
            line("armada.x.02", r#","same_as":"armada.x.01""#).replace(r#"["rr15"]"#, r#"["rr15","arc"]"#);
        assert!(refused(&[line("armada.x.01", ""), two]).contains("holds in arc"));
    }
}
