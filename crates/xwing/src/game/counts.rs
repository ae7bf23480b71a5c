//! Games that count what comes up in them, for reports about many games.

use std::collections::BTreeMap;
use std::sync::Mutex;

use broadside_engine::Tally;

use crate::cards;
use crate::facts::{PointsList, ShipAbility, Term};

use super::XWing;

/// How often each step was carried out, by the names of its procedure and of itself.
pub type Steps = BTreeMap<(&'static str, &'static str), u64>;

impl XWing {
    /// The same game, which counts steps, and how often the abilities of its cards come up.
    #[must_use]
    pub fn counting(self) -> XWing {
        let tally = Tally::new(self.table.abilities.len());
        XWing { tally: Some(tally), steps: Some(Mutex::default()), ..self }
    }

    /// How often each card with an ability could act and did, in a game that counts: kind and stable name, could, did.
    pub fn counted(&self) -> Vec<(&'static str, String, u64, u64)> {
        let Some(tally) = &self.tally else { return Vec::new() };
        let (facts, table) = (self.facts, &self.table);
        let mut found = Vec::new();
        let mut count = |kind, slug: &str, groups: &[&cards::Group]| {
            if groups.iter().any(|group| !group.range.is_empty()) {
                let each = groups.iter().map(|group| tally.of(group.range.clone()));
                let (could, did) = each.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                found.push((kind, slug.to_owned(), could, did));
            }
        };
        facts.pilots().iter().for_each(|it| count("pilot", &it.slug, &[&table.pilots[it.id.index()]]));
        for it in facts.upgrades() {
            let [front, back] = &table.upgrades[it.id.index()];
            count("upgrade", &it.slug, &[front, back]);
        }
        ShipAbility::ALL
            .iter()
            .for_each(|it| count("ship ability", it.word(), &[&table.chassis[*it as usize]]));
        let conditions = facts.conditions().iter();
        conditions.for_each(|it| count("condition", &it.slug, &[&table.conditions[it.id.index()]]));
        found
    }

    /// The same game, which counts the steps that are carried out: those in which nobody decides leave no other trace.
    pub fn counting_steps(list: PointsList) -> XWing {
        XWing { steps: Some(Mutex::default()), ..XWing::new(list) }
    }

    /// The steps that were carried out so far, in a game that counts them.
    pub fn steps(&self) -> Steps {
        let counted = self.steps.as_ref().and_then(|steps| steps.lock().ok());
        counted.map(|steps| steps.clone()).unwrap_or_default()
    }

    pub(crate) fn note_step(&self, title: (&'static str, &'static str)) {
        if let Some(mut steps) = self.steps.as_ref().and_then(|steps| steps.lock().ok()) {
            *steps.entry(title).or_default() += 1;
        }
    }
}
