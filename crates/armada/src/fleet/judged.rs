//! What is told of a fleet after its check.

use broadside_engine::Reason;
use broadside_lists::{Judged, Remark, Row};
use serde::Serialize;

use super::reasons::{Said, faction};
use super::{Fleet, Problem, ProblemKind, check, unplayed_objectives, without_effect};
use crate::facts::{Faction, Facts, Term};

/// A fleet in figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// The agreed total.
    pub points: u16,
    /// What all cards cost.
    pub cost: u32,
    /// What the squadrons cost.
    pub squadron_cost: u32,
    /// Cards that play without their effect.
    pub without_effect: Vec<String>,
    /// Objectives that cannot be played yet.
    pub unplayed_objectives: Vec<String>,
}

impl Judged for Fleet {
    type Terms = ();
    type ProblemKind = ProblemKind;
    type Figures = Figures;

    fn check(&self, facts: &Facts, (): &()) -> Vec<Problem> {
        check(facts, self)
    }

    fn cost(&self, facts: &Facts) -> u32 {
        self.cost(facts)
    }

    fn figures(&self, facts: &Facts, (): &()) -> Figures {
        let owned = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
        Figures {
            points: self.points,
            cost: self.cost(facts),
            squadron_cost: self.squadron_cost(facts),
            without_effect: owned(without_effect(facts, self)),
            unplayed_objectives: owned(unplayed_objectives(facts, self)),
        }
    }

    fn account(&self, facts: &Facts, (): &()) -> Vec<Row> {
        let flagship = self.flagship(facts);
        let row = |points, what: Said| Row { points, what: what.into() };
        let ships = self.ships.iter().enumerate().map(|(place, it)| {
            let ship = facts[it.card].name.to_string();
            let what = if flagship == Some(place) { Said::Flagship { ship } } else { Said::Ship { ship } };
            row(it.cost(facts), what)
        });
        let squadrons = Said::Squadrons { count: self.squadrons.len(), most: self.squadron_limit() };
        let sums = [
            row(self.squadron_cost(facts), squadrons),
            row(self.cost(facts), Said::Total { points: self.points }),
        ];
        ships.chain(sums).collect()
    }

    fn remarks(&self, facts: &Facts) -> Vec<Remark> {
        let (idle, unplayed) = (without_effect(facts, self), unplayed_objectives(facts, self));
        let mut remarks = Vec::new();
        if !idle.is_empty() {
            remarks.push(Remark { why: Said::Idle { names: idle.join(", ") }.into(), playable: true });
        }
        if !unplayed.is_empty() {
            remarks
                .push(Remark { why: Said::Unplayed { names: unplayed.join(", ") }.into(), playable: false });
        }
        remarks
    }

    fn basis(facts: &Facts, (): &()) -> Reason {
        Said::Under { edition: facts.ruleset.edition.word() }.into()
    }

    fn faction_name(of: Faction) -> Reason {
        faction(of)
    }
}
