//! What is known of a list after its check.

use broadside_engine::Reason;
use broadside_facts::Term;
use serde::Serialize;

use crate::exchange::{Exchange, Import, Note, NoteKind};
use crate::problem::Problem;
use crate::reasons::Said;

/// A game that judges lists.
pub trait Judged: Exchange {
    /// What lists are judged by beside the tables: a game mode.
    type Terms;
    /// What problems are about.
    type ProblemKind: Copy + Serialize;
    /// Figures of a list, for programs.
    type Figures: Serialize;

    /// Every rule that the list breaks; none when it is legal.
    fn check(&self, facts: &Self::Facts, terms: &Self::Terms) -> Vec<Problem<Self::ProblemKind>>;
    /// What the cards cost together.
    fn cost(&self, facts: &Self::Facts) -> u32;
    /// The same for a program.
    fn figures(&self, facts: &Self::Facts, terms: &Self::Terms) -> Self::Figures;
    /// What each part of it costs, and the sum.
    fn account(&self, facts: &Self::Facts, terms: &Self::Terms) -> Vec<Row>;
    /// What a player should know of a list that may be legal all the same.
    fn remarks(&self, facts: &Self::Facts) -> Vec<Remark>;
    /// What the verdict is about: an edition, a game mode.
    fn basis(facts: &Self::Facts, terms: &Self::Terms) -> Reason;
    /// The name of a faction.
    fn faction_name(faction: Self::Faction) -> Reason;
}

/// What a part of a list costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Points.
    pub points: u32,
    /// What costs them.
    pub what: Reason,
}

/// Something to know of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// What it is.
    pub why: Reason,
    /// Whether the list can be played all the same.
    pub playable: bool,
}

/// What is known of a list after its check.
#[derive(Clone, Debug)]
pub struct Report<L: Judged> {
    /// The list.
    pub list: L,
    /// The format that it was written in.
    pub format: L::Format,
    /// Whether it breaks no rule and was wholly understood: one with a line that is not understood is not whole.
    pub legal: bool,
    /// What is wrong with it.
    pub problems: Vec<Problem<L::ProblemKind>>,
    /// What was not taken as it was written.
    pub notes: Vec<Note>,
    /// What else there is to know.
    pub remarks: Vec<Remark>,
    /// What each part costs.
    pub account: Vec<Row>,
    /// What it was judged by.
    pub basis: Reason,
}

/// Checks a list that was read.
pub fn judge<L: Judged>(facts: &L::Facts, terms: &L::Terms, import: Import<L>) -> Report<L> {
    let Import { format, list, notes, .. } = import;
    let problems = list.check(facts, terms);
    let whole = notes.iter().all(|note| note.kind != NoteKind::NotUnderstood);
    Report {
        format,
        legal: whole && problems.is_empty(),
        remarks: list.remarks(facts),
        account: list.account(facts, terms),
        basis: L::basis(facts, terms),
        list,
        problems,
        notes,
    }
}

impl<L: Judged> Report<L> {
    /// Whether it is legal, and every card of it can be played.
    pub fn playable(&self) -> bool {
        self.legal && self.remarks.iter().all(|remark| remark.playable)
    }

    /// `list.txt: Third Lantern, rebel`
    pub fn title(&self, source: &str) -> Reason {
        let (source, name) = (source.to_owned(), self.list.name().to_owned());
        Said::Title { source, name, faction: L::faction_name(self.list.faction()) }.into()
    }

    /// What is said about the list below its account, line by line, and the verdict.
    pub fn lines(&self) -> Vec<Reason> {
        let notes = self.notes.iter().map(|note| Said::Note { why: note.placed() }.into());
        let remarks = self.remarks.iter().map(|remark| Said::Note { why: remark.why.clone() }.into());
        let problems = self.problems.iter().map(|problem| {
            let why = problem.why.clone();
            match &problem.rule {
                Some(rule) => Said::WrongRule { why, rule: rule.clone().into_owned() }.into(),
                None => Said::Wrong { why }.into(),
            }
        });
        notes.chain(remarks).chain(problems).chain([self.verdict()]).collect()
    }

    fn verdict(&self) -> Reason {
        let basis = self.basis.clone();
        match (self.legal, self.problems.is_empty()) {
            (true, _) => Said::Legal { basis }.into(),
            (false, true) => Said::NotWhole { basis }.into(),
            (false, false) => Said::NotLegal { basis }.into(),
        }
    }

    /// The word of its faction.
    pub fn faction(&self) -> &'static str {
        self.list.faction().word()
    }
}

impl Note {
    /// What is wrong, with the line where there is one.
    pub fn placed(&self) -> Reason {
        match self.line {
            0 => self.why.clone(),
            line => Said::Line { line, why: self.why.clone() }.into(),
        }
    }
}
