//! Finding statements by their words.

use crate::{Index, Kind, Statement};

impl Index {
    /// The statements that hold every word of `query`, the best first; a word that stands nowhere finds nothing.
    ///
    /// A word may be given by its beginning, and case does not matter. A word with a dot in it is the beginning of an
    /// id. Words in the heading or the id weigh more than words in the text, whole words more than beginnings.
    ///
    /// ```
    /// use broadside_rulebook::Index;
    /// let found = Index::embedded().search("evade close range");
    /// assert!(found[0].text.to_lowercase().contains("evade"));
    /// assert!(Index::embedded().search("evade zzyzx").is_empty());
    /// ```
    pub fn search(&self, query: &str) -> Vec<&Statement> {
        let query = Query::new(query);
        if query.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<_> = self.statements().iter().filter_map(|s| Some((query.weigh(s)?, s))).collect();
        // Stable: equal weights stay in the order of their ids.
        found.sort_by_key(|&(weight, _)| std::cmp::Reverse(weight));
        found.into_iter().map(|(_, statement)| statement).collect()
    }
}

/// What is looked for.
struct Query {
    /// Beginnings of ids.
    ids: Vec<String>,
    words: Vec<String>,
}

impl Query {
    fn new(query: &str) -> Query {
        let query = query.to_lowercase();
        let (ids, words): (Vec<_>, Vec<_>) =
            query.split_whitespace().partition(|part| part.trim_matches('.').contains('.'));
        Query {
            ids: ids.into_iter().map(str::to_owned).collect(),
            words: words.iter().flat_map(|word| tokens(word)).collect(),
        }
    }

    fn is_empty(&self) -> bool {
        self.ids.is_empty() && self.words.is_empty()
    }

    /// How well `statement` answers; nothing when a word is missing.
    fn weigh(&self, statement: &Statement) -> Option<u32> {
        let mut weight = 0;
        for id in &self.ids {
            weight += match statement.id.as_str().starts_with(id.as_str()) {
                true if statement.id.is_under(id) => 100,
                true => 50,
                false => return None,
            };
        }
        let fields = Fields::of(statement);
        for word in &self.words {
            weight += fields.weigh(word)?;
        }
        if self.words.len() > 1 {
            weight += 8 * u32::from(has_run(&fields.heading, &self.words));
            weight += 6 * u32::from(has_run(&fields.text, &self.words));
        }
        if !self.words.is_empty() {
            // Of statements that fit alike, those that say it first and for all cases come first.
            weight += u32::from(statement.is_canonical());
            weight += u32::from(statement.kind == Kind::Rule);
        }
        Some(weight)
    }
}

/// The words of a statement, by how much they say about what it is about.
struct Fields {
    heading: Vec<String>,
    text: Vec<String>,
    context: Vec<String>,
    note: Vec<String>,
}

impl Fields {
    fn of(statement: &Statement) -> Fields {
        let mut heading = tokens(&statement.sec);
        heading.extend(tokens(statement.id.as_str()));
        let context = [&statement.timing, &statement.slot, &statement.card_trait, &statement.restriction];
        let context = context.into_iter().chain([&statement.faction]).flatten().chain(&statement.cards);
        Fields {
            heading,
            text: tokens(&statement.text),
            context: context.flat_map(|field| tokens(field)).collect(),
            note: statement.note.as_deref().map(tokens).unwrap_or_default(),
        }
    }

    /// The weight of the best place of `word`, each place with a weight for whole words and one for beginnings.
    fn weigh(&self, word: &str) -> Option<u32> {
        let places = [(&self.heading, 8, 5), (&self.text, 4, 2), (&self.context, 3, 2), (&self.note, 1, 1)];
        let weights = places.into_iter().filter_map(|(tokens, whole, beginning)| {
            if tokens.iter().any(|token| is_word(token, word)) {
                Some(whole)
            } else {
                tokens.iter().any(|token| token.starts_with(word)).then_some(beginning)
            }
        });
        weights.max()
    }
}

/// Whether `token` is `word`, give or take a plural.
fn is_word(token: &str, word: &str) -> bool {
    token == word || token.strip_suffix('s') == Some(word) || word.strip_suffix('s') == Some(token)
}

/// Whether `words` stand in `tokens` one after the other.
fn has_run(tokens: &[String], words: &[String]) -> bool {
    tokens.windows(words.len()).any(|run| run.iter().zip(words).all(|(token, word)| is_word(token, word)))
}

/// The words of `text`, in small letters.
fn tokens(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(query: &str) -> Vec<&'static str> {
        Index::embedded().search(query).into_iter().map(|s| s.id.as_str()).collect()
    }

    #[test]
    fn every_word_has_to_stand_somewhere() {
        let found = Index::embedded().search("obstructed SQUADRON");
        assert!(!found.is_empty());
        for s in found {
            let all = format!("{} {:?}", s.id, s).to_lowercase();
            assert!(all.contains("obstructed") && all.contains("squadron"), "{}", s.id);
        }
        assert!(ids("squadron zzyzx").is_empty());
        assert!(ids("  …  ").is_empty());
    }

    #[test]
    fn the_beginning_of_an_id_comes_before_its_namesakes() {
        let found = ids("armada.attack");
        assert_eq!(found[0], "armada.attack.01");
        let own = found.iter().take_while(|id| id.starts_with("armada.attack.")).count();
        assert_eq!(own, Index::embedded().under("armada.attack").count());
        assert!(found[own..].contains(&"armada.attack-range.01"));
        assert_eq!(ids("xwing.boost.03"), ["xwing.boost.03"]);
    }

    #[test]
    fn a_heading_weighs_more_than_the_text() {
        let found = Index::embedded().search("engagement armada");
        assert!(found[0].id.is_under("armada.engagement"), "{}", found[0].id);
    }

    #[test]
    fn beginnings_and_plurals_find_the_word() {
        assert!(ids("obstruct").contains(&"armada.obstructed.01"));
        assert_eq!(ids("tractor tokens").len(), ids("tractor token").len());
    }

    #[test]
    fn words_in_a_row_come_first() {
        let first = Index::embedded().search("line of sight")[0];
        assert!(first.id.topic() == "line-of-sight", "{}", first.id);
    }
}
