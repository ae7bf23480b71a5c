//! Coverage: how much of an edition is proven, waived and open.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Citations, Edition, Game, Index, Later, RuleId, Statement, Waivers};

/// How much of one edition is proven. Serialised, it is what `broadside rules coverage --json` prints.
#[derive(Clone, Debug, Serialize)]
pub struct Coverage {
    /// The game.
    pub game: Game,
    /// The edition of its rules.
    pub edition: Edition,
    /// The prefixes to which the count is restricted; empty when it is not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub scope: Vec<String>,
    /// How many canonical statements hold in the edition and are in scope.
    pub total: usize,
    /// How many of them are proven.
    pub covered: usize,
    /// What part of those that are not waived is proven, in per cent; nothing when all are waived.
    pub percent: Option<f64>,
    /// The statements that need no proof, with the reasons.
    pub waived: BTreeMap<RuleId, String>,
    /// The statements that still need a proof.
    pub open: Vec<RuleId>,
    /// How many statements of the edition come with a later part of the product, and are not counted above.
    pub later: usize,
    /// The same count for each topic.
    #[serde(skip)]
    pub topics: BTreeMap<String, Tally>,
}

/// How many statements are in which state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Proven.
    pub covered: usize,
    /// Waived.
    pub waived: usize,
    /// Still to prove.
    pub open: usize,
}

impl Tally {
    /// All statements, in whatever state.
    pub fn total(self) -> usize {
        self.covered + self.waived + self.open
    }

    /// What part of those that are not waived is proven, in per cent; nothing when all are waived.
    pub fn percent(self) -> Option<f64> {
        let needed = self.covered + self.open;
        (needed > 0).then(|| 100.0 * self.covered as f64 / needed as f64)
    }
}

impl Coverage {
    /// Counts the canonical statements of `edition` under the prefixes in `scope`, or all of them without a scope.
    pub fn count(
        index: &Index,
        citations: &Citations,
        waivers: &Waivers,
        later: &Later,
        edition: Edition,
        scope: &[String],
    ) -> Coverage {
        let in_scope = |s: &Statement| scope.is_empty() || scope.iter().any(|prefix| s.id.is_under(prefix));
        let (mut waived, mut open) = (BTreeMap::new(), Vec::new());
        let mut topics: BTreeMap<String, Tally> = BTreeMap::new();
        let mut all = Tally::default();
        let mut put_off = 0;
        let statements = index.statements().iter();
        for s in statements.filter(|s| s.is_canonical() && s.editions.contains(edition) && in_scope(s)) {
            if later.reason(&s.id).is_some() && !citations.proven_in(&s.id).contains(edition) {
                put_off += 1;
                continue;
            }
            let topic = topics.entry(s.id.topic().to_owned()).or_default();
            if citations.proven_in(&s.id).contains(edition) {
                topic.covered += 1;
                all.covered += 1;
            } else if let Some(waiver) = waivers.get(&s.id, edition) {
                topic.waived += 1;
                all.waived += 1;
                waived.insert(s.id.clone(), waiver.reason().to_owned());
            } else {
                topic.open += 1;
                all.open += 1;
                open.push(s.id.clone());
            }
        }
        Coverage {
            game: edition.game(),
            edition,
            scope: scope.to_vec(),
            total: all.total(),
            covered: all.covered,
            percent: all.percent(),
            waived,
            open,
            later: put_off,
            topics,
        }
    }

    /// The whole count in one tally.
    pub fn tally(&self) -> Tally {
        Tally { covered: self.covered, waived: self.waived.len(), open: self.open.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Citation, Proof};

    fn waivers(text: &str) -> Waivers {
        Waivers::parse(Index::embedded(), &[("w", text)]).unwrap()
    }

    fn cite(id: &str, edition: Edition) -> Citation {
        Citation::new(Index::embedded(), id, Some(edition.into()), Proof::Test("t".to_owned())).unwrap()
    }

    #[test]
    fn every_canonical_statement_is_in_exactly_one_state() {
        let citations = Citations::from_iter([cite("armada.attack.07", Edition::Rr15)]);
        let waivers = waivers("armada.ship.04  models");
        let count =
            Coverage::count(Index::embedded(), &citations, &waivers, &Later::default(), Edition::Rr15, &[]);
        assert_eq!((count.covered, count.waived.len()), (1, 1));
        assert_eq!(count.total, count.covered + count.waived.len() + count.open.len());
        assert_eq!(count.topics.values().map(|t| t.total()).sum::<usize>(), count.total);
        assert!(count.open.iter().all(|id| id.as_str() != "armada.attack.07"));
        let needed = (count.total - 1) as f64;
        assert_eq!(count.percent, Some(100.0 / needed));
    }

    #[test]
    fn a_proof_counts_only_in_its_edition() {
        let citations = Citations::from_iter([cite("armada.attack.07", Edition::Rr15)]);
        let count = Coverage::count(
            Index::embedded(),
            &citations,
            &Waivers::default(),
            &Later::default(),
            Edition::Arc,
            &[],
        );
        assert_eq!(count.covered, 0);
    }

    #[test]
    fn what_comes_later_is_counted_only_where_it_is_proven() {
        let later = Later::parse(Index::embedded(), &[("l", "armada.ship.*  later")]).unwrap();
        let scope = ["armada.ship".to_owned()];
        let count = |citations: &Citations| {
            let none = Waivers::default();
            Coverage::count(Index::embedded(), citations, &none, &later, Edition::Rr15, &scope)
        };
        let nothing = count(&Citations::default());
        assert_eq!((nothing.total, nothing.covered), (0, 0));
        let one = count(&Citations::from_iter([cite("armada.ship.03", Edition::Rr15)]));
        assert_eq!((one.total, one.covered, one.later), (1, 1, nothing.later - 1));
    }

    #[test]
    fn a_scope_restricts_the_count() {
        let scope = ["armada.ship.04".to_owned()];
        let waivers = waivers("armada.ship.04  models");
        let count = Coverage::count(
            Index::embedded(),
            &Citations::default(),
            &waivers,
            &Later::default(),
            Edition::Rr15,
            &scope,
        );
        assert_eq!((count.total, count.percent), (1, None));
    }

    #[test]
    fn the_json_has_the_promised_fields() {
        let scope = ["armada.ship.04".to_owned()];
        let waivers = waivers("armada.ship.04  models");
        let count = Coverage::count(
            Index::embedded(),
            &Citations::default(),
            &waivers,
            &Later::default(),
            Edition::Rr15,
            &scope,
        );
        assert_eq!(
            serde_json::to_string(&count).unwrap(),
            concat!(
                r#"{"game":"armada","edition":"rr15","scope":["armada.ship.04"],"total":1,"covered":0,"#,
                r#""percent":null,"waived":{"armada.ship.04":"models"},"open":[],"later":0}"#
            )
        );
    }
}
