//! Citations: what proves which statement, and under which editions.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use crate::{Edition, Editions, Index, RuleId, UnknownId};

/// What shows that a statement is kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Proof {
    /// A check in a scenario file that passes.
    Scenario {
        /// The file, from the root of the repository.
        file: String,
        /// The line of the check, counted from 1.
        line: usize,
    },
    /// A Rust test that passes, by its full path.
    Test(String),
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Proof::Scenario { file, line } => write!(f, "{file}:{line}"),
            Proof::Test(name) => write!(f, "{name}"),
        }
    }
}

/// One proof of one statement. Whoever has a citation knows that its statement exists and holds in its editions.
///
/// ```
/// use broadside_rulebook::{Citation, Edition, Index, Proof};
/// let proof = Proof::Scenario { file: "scenarios/armada/attack/evade.scn".into(), line: 14 };
/// let citation = Citation::new(Index::embedded(), "armada.attack.07", Some(Edition::Rr15.into()), proof)?;
/// assert_eq!(citation.proof().to_string(), "scenarios/armada/attack/evade.scn:14");
/// # Ok::<(), broadside_rulebook::CitationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Citation {
    canonical: RuleId,
    cited: RuleId,
    editions: Editions,
    proof: Proof,
}

/// A citation that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CitationError {
    /// No statement has this id.
    #[error(transparent)]
    Unknown(#[from] UnknownId),
    /// The statement does not hold in an edition for which it is cited.
    #[error(
        "{id} holds in {holds}, not in {cited}; cite a statement of that edition, or name only editions in which it holds"
    )]
    OtherEdition {
        /// The statement.
        id: RuleId,
        /// The editions in which it holds.
        holds: Editions,
        /// The editions for which it is cited, but in which it does not hold.
        cited: Editions,
    },
}

impl Citation {
    /// `proof` shows that `id` is kept under `editions`, or, without editions, wherever the statement holds.
    pub fn new(
        index: &Index,
        id: &str,
        editions: Option<Editions>,
        proof: Proof,
    ) -> Result<Citation, CitationError> {
        let statement = index.find(id)?;
        let holds = statement.editions;
        let editions = editions.unwrap_or(holds);
        let cited = editions.without(holds);
        if !cited.is_empty() {
            return Err(CitationError::OtherEdition { id: statement.id.clone(), holds, cited });
        }
        let canonical = index.canonical(statement).id.clone();
        Ok(Citation { canonical, cited: statement.id.clone(), editions, proof })
    }

    /// The statement that is proven: the cited one, or the one that it repeats.
    pub fn canonical(&self) -> &RuleId {
        &self.canonical
    }

    /// The statement as it was cited.
    pub fn cited(&self) -> &RuleId {
        &self.cited
    }

    /// The editions under which it is proven.
    pub fn editions(&self) -> Editions {
        self.editions
    }

    /// What proves it.
    pub fn proof(&self) -> &Proof {
        &self.proof
    }
}

/// Many citations, found by what they prove.
#[derive(Clone, Debug, Default)]
pub struct Citations {
    by_statement: BTreeMap<RuleId, BTreeSet<Citation>>,
}

impl FromIterator<Citation> for Citations {
    fn from_iter<I: IntoIterator<Item = Citation>>(citations: I) -> Citations {
        let mut all = Citations::default();
        for citation in citations {
            all.by_statement.entry(citation.canonical.clone()).or_default().insert(citation);
        }
        all
    }
}

impl Citations {
    /// Every citation, by the statement that it proves.
    pub fn iter(&self) -> impl Iterator<Item = &Citation> {
        self.by_statement.values().flatten()
    }

    /// The citations that prove the canonical statement `id`.
    pub fn of<'a>(&'a self, id: &RuleId) -> impl Iterator<Item = &'a Citation> {
        self.by_statement.get(id).into_iter().flatten()
    }

    /// The editions under which the canonical statement `id` is proven.
    pub fn proven_in(&self, id: &RuleId) -> Editions {
        self.of(id).fold(Editions::NONE, |set, citation| set.or(citation.editions))
    }

    /// The canonical statements that each proof proves under `edition`.
    pub fn by_proof(&self, edition: Edition) -> BTreeMap<&Proof, BTreeSet<&RuleId>> {
        let mut proofs: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
        for citation in self.iter().filter(|c| c.editions.contains(edition)) {
            proofs.entry(&citation.proof).or_default().insert(&citation.canonical);
        }
        proofs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(name: &str) -> Proof {
        Proof::Test(name.to_owned())
    }

    #[test]
    fn citing_a_repetition_proves_its_original() {
        let index = Index::embedded();
        let repetition = index.statements().iter().find(|s| !s.is_canonical()).unwrap();
        let original = index.canonical(repetition);
        let citation = Citation::new(index, repetition.id.as_str(), None, test("t")).unwrap();
        assert_eq!(citation.canonical(), &original.id);
        assert_eq!(citation.cited(), &repetition.id);
        let citations = Citations::from_iter([citation]);
        assert_eq!(citations.proven_in(&original.id), repetition.editions);
        assert!(citations.proven_in(&repetition.id).is_empty());
    }

    #[test]
    fn an_unknown_id_is_refused_with_a_suggestion() {
        let error = Citation::new(Index::embedded(), "armada.atack.07", None, test("t")).unwrap_err();
        assert!(error.to_string().contains("did you mean armada.attack.07"), "{error}");
    }

    #[test]
    fn an_edition_in_which_it_does_not_hold_is_refused() {
        let (id, rr15) = ("armada.golden-rules.01-rr1", Edition::Rr15.into());
        let error = Citation::new(Index::embedded(), id, Some(rr15), test("t")).unwrap_err();
        assert!(error.to_string().contains("holds in rr1, not in rr15"), "{error}");
    }

    #[test]
    fn each_edition_is_proven_on_its_own() {
        let index = Index::embedded();
        let cite = |edition: Edition, name| {
            Citation::new(index, "armada.attack.01", Some(edition.into()), test(name)).unwrap()
        };
        let citations =
            Citations::from_iter([cite(Edition::Rr1, "a"), cite(Edition::Arc, "b"), cite(Edition::Arc, "b")]);
        let id = &index.get("armada.attack.01").unwrap().id;
        assert_eq!(citations.proven_in(id), Editions::from_iter([Edition::Rr1, Edition::Arc]));
        assert_eq!(citations.of(id).count(), 2);
        assert_eq!(citations.by_proof(Edition::Arc).len(), 1);
        assert!(citations.by_proof(Edition::Rr15).is_empty());
    }
}
