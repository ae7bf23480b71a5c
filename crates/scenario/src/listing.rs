//! Questions about lists: legal or not, and which rules are broken.

use broadside_texts::Language;

use crate::book::{Judgement, Phrasebook};
use crate::failure::Stop;
use crate::refusing::typed;
use crate::script::{Clause, ListCheck, Statement};
use crate::stage::Stage;
use crate::word::Word;

impl Judgement {
    /// Every broken rule as it is told.
    fn broken_text(&self) -> Vec<String> {
        let told = self.broken.iter().map(|(rule, why)| {
            let rule = rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
            format!("{}{rule}", Language::En.reason(why))
        });
        told.collect()
    }

    /// The verdict in a few words.
    fn verdict(&self) -> String {
        match (self.legal, self.broken.is_empty()) {
            (true, _) => "legal".into(),
            (false, true) => "not wholly understood".into(),
            (false, false) => format!("not legal: {}", self.broken_text().join("; ")),
        }
    }

    /// What `see show` tells.
    pub(crate) fn shown(&self) -> Vec<String> {
        self.told.iter().map(|line| Language::En.reason(line)).collect()
    }
}

impl<P: Phrasebook> Stage<'_, P> {
    fn judged(&self, line: usize) -> Result<&Judgement, Stop> {
        let none =
            || Stop::failed(line, "this question has no list; write one under `list`, on indented lines");
        self.list.as_ref().ok_or_else(none)
    }

    /// Checks what is asked of the list.
    pub(crate) fn see_list(&self, clause: &Clause, what: &ListCheck) -> Result<(), Stop> {
        let list = self.judged(clause.place.line)?;
        match what {
            ListCheck::Legal => self.truth(clause, list.legal, format!("list {}", list.verdict())),
            ListCheck::Costs(points) => {
                self.truth(clause, list.cost == *points, format!("list costs {}", list.cost))
            }
            ListCheck::Breaks(rules) => {
                let mut found: Vec<&str> =
                    list.broken.iter().filter_map(|(rule, _)| rule.as_deref()).collect();
                let mut wanted: Vec<&str> = rules.iter().map(String::as_str).collect();
                found.sort_unstable();
                found.dedup();
                wanted.sort_unstable();
                self.truth(clause, found == wanted, format!("list {}", list.verdict()))
            }
        }
    }

    /// The list must break a rule, for this reason.
    pub(crate) fn refuse_list(
        &self,
        statement: &Statement,
        who: &Word,
        because: Option<&str>,
    ) -> Result<(), Stop> {
        let line = who.place.line;
        let list = self.judged(line)?;
        if list.legal {
            return Err(Stop::failed(line, "this should be refused, and the list is legal"));
        }
        let fits = |why: &str| because.is_none_or(|words| typed(why).contains(&typed(words)));
        let mut wrong = None;
        for (rule, why) in &list.broken {
            let told = Language::En.reason(why);
            if fits(&told) {
                match self.rule_agrees(statement, line, rule.as_deref(), &told) {
                    Ok(()) => return Ok(()),
                    Err(stop) => wrong = Some(stop),
                }
            }
        }
        let because = because.unwrap_or_default();
        let none = format!("expected to be refused because “{because}”, found: {}", list.verdict());
        Err(wrong.unwrap_or_else(|| Stop::failed(line, none)))
    }
}
