//! One decision of a game as golden files keep it: marks that tell any difference, and what it was in words.

use broadside_engine::{Answer, Game, Happening, Look, Position, Procedure, Referee, Running, Seat, hash_of};

use crate::words::{Detail, kind, prompt};

/// How many answers of one decision are looked at where only answers are listed: subsets and dials can be many.
pub(crate) const BREADTH: usize = 40;

/// What else is to be marked at every decision.
pub(crate) type Also<'a, G> = &'a dyn Fn(&Look<'_, G>) -> Option<u64>;

/// Hashes of what a decision is made of. A golden file keeps twelve bits of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks(pub [u16; PARTS.len()]);

/// The parts of a decision, in the order of their marks.
pub(crate) const PARTS: [&str; 5] = ["told", "the position", "asked", "offered", "refused"];

impl Marks {
    /// The parts in which two decisions differ.
    pub(crate) fn differing(self, other: Marks) -> Vec<&'static str> {
        let pairs = self.0.iter().zip(other.0);
        PARTS.into_iter().zip(pairs).filter(|(_, (a, b))| **a != *b).map(|(part, _)| part).collect()
    }
}

/// Keeps the upper twelve bits: two characters of a golden file.
fn twelve(hash: u64) -> u16 {
    (hash >> 52) as u16
}

/// One decision of a game, or its end, at which nothing is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moment {
    /// What tells it from others.
    pub marks: Marks,
    /// What has happened since the decision before.
    pub told: Vec<String>,
    /// What each seat is asked and offered.
    pub asked: Vec<Asked>,
    /// What the seats answer; nothing at the end.
    pub answered: Vec<String>,
}

/// What one seat is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The seat, what is asked, and which kind of answer is wanted.
    pub what: String,
    /// What is offered.
    pub offered: Vec<String>,
}

/// Marks a decision, and goes on with the fingerprint of the game so far.
pub(crate) fn marks<G: Game>(
    referee: &mut Referee<'_, G>,
    position: &Position<G::Words>,
    events: &[Happening<G::Words>],
    also: Also<'_, G>,
    fingerprint: &mut u64,
) -> Marks {
    let mut mark = hash_of(&(*fingerprint, position, events));
    let (mut asked, mut offered, mut refused) = (0, 0, 0);
    if let Some(more) = also(&Look::new(referee.game, position)) {
        mark = hash_of(&(mark, more));
        asked = hash_of(&(asked, more));
    }
    for (_, frame) in position.core.frames() {
        if let Running::Step(frame) = frame {
            mark = hash_of(&(mark, frame.title()));
            asked = hash_of(&(asked, frame.title()));
        }
    }
    for seat in position.core.deciders().iter() {
        let Some(decision) = position.core.decision(seat) else { continue };
        asked = hash_of(&(asked, seat, decision.prompt, decision.kind, decision.source));
        let legal = referee.legal_explained(position, seat);
        let lists = (&legal.items, &legal.limits, &legal.places, &legal.courses, &legal.regions);
        let reasons: Vec<_> = legal.refused.iter().map(|(item, why)| (item, &why.rule)).collect();
        mark = hash_of(&(mark, seat, lists, &reasons));
        offered = hash_of(&(offered, seat, lists));
        refused = hash_of(&(refused, seat, &reasons));
        legal.each(decision.kind, BREADTH, |answer| {
            mark = hash_of(&(mark, answer));
            offered = hash_of(&(offered, answer));
        });
    }
    *fingerprint = mark;
    Marks([hash_of(&events), hash_of(position), asked, offered, refused].map(twelve))
}

/// What happened, what is asked and what is offered, in words. Marks and answers are not there yet.
pub(crate) fn in_words<G: Game>(
    referee: &mut Referee<'_, G>,
    position: &Position<G::Words>,
    events: &[Happening<G::Words>],
    detail: Detail,
) -> Moment {
    let game = referee.game;
    let told = detail.list(events.iter().map(|happening| detail.value(&happening.event)));
    let asked = position.core.deciders().iter().filter_map(|seat| {
        let decision = position.core.decision(seat)?;
        let what = format!("{}:{},{}", seat.0, prompt(game, &decision.prompt), kind(decision.kind));
        Some(Asked { what, offered: detail.offered(game, referee.legal(position, seat)) })
    });
    Moment { told, asked: asked.collect(), ..Moment::default() }
}

/// Answers in words; whose they are where that is not plain.
pub(crate) fn answered<G: Game>(
    game: &G,
    position: &Position<G::Words>,
    answers: &[(Seat, Answer<G::Words>)],
    detail: Detail,
) -> Vec<String> {
    let plain = matches!(answers, [(seat, _)] if position.core.deciders().iter().eq([*seat]));
    let mut words = Vec::new();
    for (seat, answer) in answers {
        if !plain {
            words.push(format!("{}:", seat.0));
        }
        words.extend(detail.answer(game, answer));
    }
    words
}
