//! Statements that are not yet in scope: cards and rules that come with a later part of the product.

use std::sync::LazyLock;

use crate::{Index, LineError, RuleId, place, place::Place};

/// The lists of this build.
const FILES: [(&str, &str); 2] = [
    ("rules/armada.later", include_str!("../../../rules/armada.later")),
    ("rules/xwing.later", include_str!("../../../rules/xwing.later")),
];

/// What is not yet in scope. The last line that fits a statement decides.
#[derive(Debug, Default)]
pub struct Later(Vec<Line>);

#[derive(Debug)]
struct Line {
    /// The id, or what ids begin with if the line ends in `*`.
    pattern: String,
    prefix: bool,
    /// Why it comes later; nothing for a line that takes statements back into scope.
    reason: Option<String>,
}

impl Line {
    fn fits(&self, id: &RuleId) -> bool {
        if self.prefix { id.as_str().starts_with(&self.pattern) } else { id.as_str() == self.pattern }
    }

    /// Reads `pattern  reason`, or `! pattern`.
    fn parse(index: &Index, line: &str) -> Result<Line, String> {
        let (taken_back, line) = match line.strip_prefix('!') {
            Some(rest) => (true, rest.trim()),
            None => (false, line),
        };
        let (word, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let reason = reason.trim();
        let (pattern, prefix) = match word.strip_suffix('*') {
            Some(pattern) => (pattern, true),
            None => (word, false),
        };
        if prefix {
            if !index.statements().iter().any(|s| s.id.as_str().starts_with(pattern)) {
                return Err(format!("no statement begins with “{pattern}”"));
            }
        } else {
            index.find(pattern).map_err(|unknown| unknown.to_string())?;
        }
        match (taken_back, reason.is_empty()) {
            (false, true) => Err(format!("{word} has no reason; write after it what it waits for")),
            (true, false) => Err("a line that takes statements back into scope has no reason".to_owned()),
            _ => Ok(Line {
                pattern: pattern.to_owned(),
                prefix,
                reason: (!taken_back).then(|| reason.to_owned()),
            }),
        }
    }
}

impl Later {
    /// The lists of this build, read once.
    pub fn embedded() -> Result<&'static Later, &'static [LineError]> {
        static EMBEDDED: LazyLock<Result<Later, Vec<LineError>>> =
            LazyLock::new(|| Later::parse(Index::embedded(), &FILES));
        EMBEDDED.as_ref().map_err(Vec::as_slice)
    }

    /// Reads lists from `(file name, text)` pairs; every line that cannot stand is reported.
    ///
    /// ```
    /// use broadside_rulebook::{Index, Later};
    /// let text = "armada.card.*  the mass of upgrade cards\n! armada.card.redemption.*";
    /// let later = Later::parse(Index::embedded(), &[("armada.later", text)]).unwrap();
    /// let id = |id| &Index::embedded().get(id).unwrap().id;
    /// assert_eq!(later.reason(id("armada.card.howlrunner.01")), Some("the mass of upgrade cards"));
    /// assert_eq!(later.reason(id("armada.card.redemption.01")), None);
    /// ```
    pub fn parse(index: &Index, files: &[(&str, &str)]) -> Result<Later, Vec<LineError>> {
        let (mut lines, mut errors) = (Vec::new(), Vec::new());
        let all = files.iter().flat_map(|(file, text)| place::lines(file, text));
        for (place, line) in all.filter(|(_, line): &(Place, &str)| !line.starts_with('#')) {
            match Line::parse(index, line) {
                Ok(line) => lines.push(line),
                Err(problem) => errors.push(place.error(problem)),
            }
        }
        if errors.is_empty() { Ok(Later(lines)) } else { Err(errors) }
    }

    /// What the statement waits for, if it is not yet in scope.
    pub fn reason(&self, id: &RuleId) -> Option<&str> {
        self.0.iter().rfind(|line| line.fits(id)).and_then(|line| line.reason.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let errors = Later::parse(Index::embedded(), &[("l", text)]).unwrap_err();
        errors.iter().map(LineError::to_string).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_embedded_lists_stand() {
        assert!(Later::embedded().is_ok(), "{:?}", Later::embedded());
    }

    #[test]
    fn bad_lines_are_refused_with_their_place() {
        assert!(refused("# comment\narmada.card.nobody.*  later").starts_with("l:2: no statement begins"));
        assert!(refused("armada.ship.4  later").contains("did you mean armada.ship.04"));
        assert!(refused("armada.ship.04").contains("has no reason"));
        assert!(refused("! armada.ship.04  why").contains("takes statements back"));
    }

    #[test]
    fn the_last_line_that_fits_decides() {
        let text = "armada.ship.*  later\n! armada.ship.0*\narmada.ship.04  much later";
        let later = Later::parse(Index::embedded(), &[("l", text)]).unwrap();
        let reason = |id| later.reason(&Index::embedded().get(id).unwrap().id);
        assert_eq!((reason("armada.ship.03"), reason("armada.ship.04")), (None, Some("much later")));
    }
}
