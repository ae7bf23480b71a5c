//! Whatever is printed as an answer can be typed back: a property of every game's words.

use std::path::PathBuf;

use broadside_engine::{Answer, Chance, Game, Item, Position, Seat, Seed};

use crate::answer::fits;
use crate::book::{AnswerOf, Open, Phrasebook};
use crate::naming::ItemNames;
use crate::parse::parse;
use crate::phrase::Line;
use crate::registry::Registry;
use crate::report::{editions, scenario_files};
use crate::stage::Stage;
use crate::text::Answers;
use crate::word::{Place, words};

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// How many answers of one decision are typed back.
const MOST: usize = 40;

/// Which answers are typed back, beside those of the scenarios themselves.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// Where the random answers begin.
    pub seed: u64,
    /// How many random answers follow a question.
    pub steps: usize,
}

/// The answers that are printed during the scenarios under some paths, and during random games from where they end, and that do
/// not mean the same when they are typed: none. Of `every` questions one is played, another one for each seed.
///
/// # Panics
///
/// When the scenarios cannot be read.
pub fn misread(paths: &[PathBuf], registry: &Registry, walk: &Walk, every: usize) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut at = 0usize;
    for path in scenario_files(paths).expect("a folder of scenarios") {
        let text = std::fs::read_to_string(&path).expect("a scenario file");
        let Ok(script) = parse(&path.display().to_string(), &text) else { continue };
        for question in &script.questions {
            at += 1;
            let Ok((game, editions)) = editions(question, registry) else { continue };
            if !(at as u64 + walk.seed).is_multiple_of(every.max(1) as u64) {
                continue;
            }
            let Some(edition) = editions.get(at % editions.len().max(1)) else { continue };
            let Some(book) = registry.find(game, edition) else { continue };
            let walk = Walk { seed: walk.seed.wrapping_add(at as u64), ..*walk };
            let found = book.misread(question, edition, &walk);
            wrong.extend(found.into_iter().map(|told| format!("{}:{told}", path.display())));
        }
    }
    wrong
}

impl<P: Phrasebook> Stage<'_, P> {
    /// Types back what is printed for the open decisions, and for those that were taken without asking.
    pub(crate) fn typed_back(&mut self, line: usize, wrong: &mut Vec<String>) {
        let position = self.position;
        for seat in position.core.deciders().iter() {
            self.typed_back_at(&position, seat, line, wrong);
        }
        for taken in self.taken.clone().into_iter().take(20) {
            self.typed_back_at(&taken.position, taken.seat, line, wrong);
        }
    }

    fn typed_back_at(
        &mut self,
        position: &Position<WordsOf<P>>,
        seat: Seat,
        line: usize,
        wrong: &mut Vec<String>,
    ) {
        let legal = self.referee.legal_explained(position, seat).clone();
        let Some(decision) = position.core.decision(seat) else { return };
        let mut offers = Vec::new();
        self.referee.offers(position, seat, &mut offers);
        let scene = self.scene_at(position);
        let open = Open { seat, speaker: None, decision: Some(decision), legal: &legal, taken: Vec::new() };
        let written = Answers::of(self.book, &scene, &open);
        let mut all: Vec<(AnswerOf<P::Game>, String)> = Vec::new();
        legal.each(decision.kind, MOST, |answer| all.push((answer, written.text(&answer))));
        for (item, _) in legal.refused.iter().take(MOST) {
            let answer = Answer::Pick(*item);
            if fits(decision.kind, &answer) && !legal.items.contains(item) {
                all.push((answer, written.item(*item)));
            }
        }
        let offers: Vec<_> = offers.into_iter().map(Item::effect).collect();
        let names = ItemNames::among(self.book, &scene, &offers);
        for offer in offers.iter().filter(|offer| !legal.items.contains(offer)) {
            all.push((Answer::Pick(*offer), names.get(*offer).unwrap_or_default().to_owned()));
        }
        for (answer, text) in all {
            let typed = Place { line: 1, column: 1 };
            let read = match words(&text, 1) {
                Ok((found, _)) => self.read_at(position, seat, None, &Line::new(found, typed)),
                Err(problem) => Err(problem),
            };
            match read {
                Ok(read) if read == answer => {}
                Ok(read) => {
                    wrong.push(format!(
                        "{line}: “{text}” means {read:?}, and is printed for {answer:?} ({:?})",
                        decision.prompt
                    ));
                }
                Err(problem) => wrong.push(format!(
                    "{line}: “{text}” ({:?}, {answer:?}): {}",
                    decision.prompt,
                    problem.words()
                )),
            }
        }
    }

    /// Plays on with random answers and types back what is printed for them.
    pub(crate) fn walk(&mut self, line: usize, walk: &Walk, wrong: &mut Vec<String>) {
        if self.began.is_none() {
            return;
        }
        self.referee.chance = Chance::seeded(Seed(walk.seed));
        let mut chance = Chance::seeded(Seed(walk.seed ^ 0x5eed));
        for _ in 0..walk.steps {
            let deciders: Vec<Seat> = self.position.core.deciders().iter().collect();
            if deciders.is_empty() || !wrong.is_empty() {
                return;
            }
            let mut answers = Vec::new();
            for seat in deciders {
                let Some(decision) = self.position.core.decision(seat) else { return };
                answers.push((
                    seat,
                    self.referee.legal(&self.position, seat).random(decision.kind, &mut chance),
                ));
            }
            self.referee.taken = Some(Vec::new());
            let mut position = self.position;
            if self.referee.answer_unchecked(&mut position, &answers).is_err() {
                return;
            }
            self.position = position;
            self.since = std::mem::take(&mut self.referee.events.list);
            self.taken = self.referee.taken.take().unwrap_or_default();
            self.typed_back(line, wrong);
        }
    }
}
