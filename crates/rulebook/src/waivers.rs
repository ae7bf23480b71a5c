//! Waivers: statements that need no proof, each with its reason.

use std::sync::LazyLock;

use crate::{Citations, Edition, Editions, Index, LineError, RuleId, place, place::Place};

/// The waivers of this build.
const FILES: [(&str, &str); 2] = [
    ("rules/armada.waivers", include_str!("../../../rules/armada.waivers")),
    ("rules/xwing.waivers", include_str!("../../../rules/xwing.waivers")),
];

/// The statements that need no proof.
#[derive(Debug, Default)]
pub struct Waivers(Vec<Waiver>);

/// One statement that needs no proof.
#[derive(Clone, Debug)]
pub struct Waiver {
    id: RuleId,
    editions: Editions,
    reason: String,
    place: Place,
}

impl Waiver {
    /// The canonical statement that is waived.
    pub fn id(&self) -> &RuleId {
        &self.id
    }

    /// The editions for which it is waived.
    pub fn editions(&self) -> Editions {
        self.editions
    }

    /// Why it needs no proof.
    pub fn reason(&self) -> &str {
        &self.reason
    }

    /// Reads `id [editions]  reason`.
    fn parse(index: &Index, place: &Place, line: &str) -> Result<Waiver, String> {
        let (id, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let statement = index.find(id).map_err(|unknown| unknown.to_string())?;
        if let Some(original) = &statement.same_as {
            return Err(format!("{id} repeats {original} and needs no waiver; waive {original} instead"));
        }
        let (editions, reason) = match rest.trim().strip_prefix('[') {
            None => (statement.editions, rest.trim()),
            Some(rest) => {
                let (words, reason) = rest.split_once(']').ok_or("the list of editions has no closing ]")?;
                let words = words.split([',', ' ']).filter(|word| !word.is_empty());
                let editions = words.map(|word| word.parse::<Edition>().map_err(|error| error.to_string()));
                (editions.collect::<Result<Editions, _>>()?, reason.trim())
            }
        };
        let strange = editions.without(statement.editions);
        if editions.is_empty() {
            return Err("the list of editions is empty; leave it out to waive all of them".to_owned());
        }
        if !strange.is_empty() {
            return Err(format!("{id} holds in {}, not in {strange}", statement.editions));
        }
        if reason.is_empty() {
            return Err(format!("the waiver of {id} gives no reason; write one after the id"));
        }
        Ok(Waiver { id: statement.id.clone(), editions, reason: reason.to_owned(), place: place.clone() })
    }
}

impl Waivers {
    /// The waivers of this build, read once.
    pub fn embedded() -> Result<&'static Waivers, &'static [LineError]> {
        static EMBEDDED: LazyLock<Result<Waivers, Vec<LineError>>> =
            LazyLock::new(|| Waivers::parse(Index::embedded(), &FILES));
        EMBEDDED.as_ref().map_err(Vec::as_slice)
    }

    /// Reads waivers from `(file name, text)` pairs; every line that cannot stand is reported.
    ///
    /// ```
    /// use broadside_rulebook::{Edition, Index, Waivers};
    /// let text = "# Models\narmada.ship.04 [arc]  size of a printed card";
    /// let waivers = Waivers::parse(Index::embedded(), &[("armada.waivers", text)]).unwrap();
    /// let id = &Index::embedded().get("armada.ship.04").unwrap().id;
    /// assert_eq!(waivers.get(id, Edition::Arc).unwrap().reason(), "size of a printed card");
    /// assert!(waivers.get(id, Edition::Rr15).is_none());
    /// ```
    pub fn parse(index: &Index, files: &[(&str, &str)]) -> Result<Waivers, Vec<LineError>> {
        let mut waivers: Vec<Waiver> = Vec::new();
        let mut errors = Vec::new();
        let lines = files.iter().flat_map(|(file, text)| place::lines(file, text));
        for (place, line) in lines.filter(|(_, line)| !line.starts_with('#')) {
            match Waiver::parse(index, &place, line) {
                Err(problem) => errors.push(place.error(problem)),
                Ok(new) => {
                    let other =
                        waivers.iter().find(|w| w.id == new.id && !w.editions.and(new.editions).is_empty());
                    match other.map(|other| (&other.place.file, other.place.line)) {
                        None => waivers.push(new),
                        Some((file, line)) => errors.push(place.error(format!(
                            "{} is already waived at {file}:{line}; keep one of the two",
                            new.id
                        ))),
                    }
                }
            }
        }
        if errors.is_empty() { Ok(Waivers(waivers)) } else { Err(errors) }
    }

    /// The waiver of the canonical statement `id` under `edition`.
    pub fn get(&self, id: &RuleId, edition: Edition) -> Option<&Waiver> {
        self.0.iter().find(|w| w.id == *id && w.editions.contains(edition))
    }

    /// The waivers of the canonical statement `id`; several when reasons differ by edition.
    pub fn of<'a>(&'a self, id: &'a RuleId) -> impl Iterator<Item = &'a Waiver> {
        self.0.iter().filter(move |w| w.id == *id)
    }

    /// The waivers of statements that are proven all the same, as errors at the waiver's line.
    pub fn conflicts(&self, citations: &Citations) -> Vec<LineError> {
        let mut conflicts = Vec::new();
        for waiver in &self.0 {
            let proof = citations.of(&waiver.id).find(|c| !c.editions().and(waiver.editions).is_empty());
            if let Some(citation) = proof {
                let problem = format!(
                    "{} is waived here, but {} proves it; remove the waiver",
                    waiver.id,
                    citation.proof()
                );
                conflicts.push(waiver.place.error(problem));
            }
        }
        conflicts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Citation, Proof};

    fn parse(text: &str) -> Result<Waivers, Vec<LineError>> {
        Waivers::parse(Index::embedded(), &[("w", text)])
    }

    fn refused(text: &str) -> String {
        parse(text).unwrap_err().iter().map(LineError::to_string).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_embedded_waivers_stand() {
        assert!(Waivers::embedded().is_ok(), "{:?}", Waivers::embedded());
    }

    #[test]
    fn bad_lines_are_refused_with_their_place() {
        assert!(refused("# comment\n\narmada.ship.4  models").starts_with("w:3: "));
        assert!(refused("armada.ship.4  models").contains("did you mean armada.ship.04"));
        assert!(refused("armada.ship.04").contains("gives no reason"));
        assert!(refused("armada.ship.04 [arc]").contains("gives no reason"));
        assert!(refused("armada.ship.04 [arc  models").contains("closing ]"));
        assert!(refused("armada.ship.04 []  models").contains("empty"));
        assert!(refused("armada.ship.04 [rr2]  models").contains("no edition “rr2”"));
        assert!(refused("armada.ship.04 [rr1]  models").contains("not in rr1"));
        let twice = refused("armada.ship.04  models\narmada.ship.04 [arc]  models");
        assert!(twice.starts_with("w:2: ") && twice.contains("already waived at w:1"), "{twice}");
        assert_eq!(refused("a.b.01 x\nc.d.01 y").lines().count(), 2);
    }

    #[test]
    fn a_repetition_is_waived_through_its_original() {
        let repetition = Index::embedded().statements().iter().find(|s| !s.is_canonical()).unwrap();
        assert!(refused(&format!("{}  models", repetition.id)).contains("needs no waiver"));
    }

    #[test]
    fn editions_may_be_waived_for_different_reasons() {
        let waivers = parse("armada.ship.04 [rr15]  one\narmada.ship.04 [arc]  two").unwrap();
        let id = &Index::embedded().get("armada.ship.04").unwrap().id;
        assert_eq!(waivers.get(id, Edition::Rr15).unwrap().reason(), "one");
        assert_eq!(waivers.get(id, Edition::Arc).unwrap().reason(), "two");
    }

    #[test]
    fn a_waiver_of_something_proven_is_a_conflict() {
        let waivers = parse("armada.ship.04 [arc]  models").unwrap();
        let proven_in = |edition: Edition| {
            let (index, proof) = (Index::embedded(), Proof::Test("t".to_owned()));
            Citations::from_iter(Citation::new(index, "armada.ship.04", Some(edition.into()), proof))
        };
        assert!(waivers.conflicts(&proven_in(Edition::Rr15)).is_empty());
        let conflicts = waivers.conflicts(&proven_in(Edition::Arc));
        assert!(conflicts[0].to_string().starts_with("w:1: armada.ship.04 is waived here, but t proves it"));
    }
}
