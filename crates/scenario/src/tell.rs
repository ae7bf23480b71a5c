//! What the reader of a failure wants to know.

use broadside_engine::{AbilityId, Answer, Crumb, Game, Happening, Item, Kind, Position, Seat, Source};
use serde::Serialize;

use crate::book::{Judgement, Open, Phrasebook};
use crate::failure::{self, Detail};
use crate::naming::ItemNames;
use crate::stage::Stage;
use crate::text::{self, Answers};

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// How many legal answers are compared, and how many are printed with a failure.
pub(crate) const MOST_ANSWERS: usize = 5000;
const MOST_PRINTED: usize = 12;
/// How many of everything `see show` prints.
const MOST_SHOWN: usize = 500;

/// How many past events a failure tells.
const RECENT: usize = 12;

/// How a line begins that tells what is refused.
const REFUSED: &str = "  not ";

/// What `see show` and `--trace` print: the table at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The line, counted from 1.
    pub line: usize,
    /// The edition that is played.
    pub edition: String,
    /// The position, what is asked, every answer and every refusal.
    pub text: String,
}

impl<P: Phrasebook> Stage<'_, P> {
    /// Everything that a reader of a failure wants to know.
    pub(crate) fn context(&mut self) -> Vec<Detail> {
        self.told(MOST_PRINTED)
    }

    /// Tells the table as it is now; `said` is what was played last.
    pub(crate) fn show(&mut self, line: usize, said: &str) {
        let details = self.told(MOST_SHOWN);
        let text = failure::labelled(said, &details);
        self.shown.push(Shown { line, edition: self.edition.to_owned(), text });
    }

    fn told(&mut self, most: usize) -> Vec<Detail> {
        let position = self.position;
        let mut open = Vec::new();
        for seat in self.position.core.deciders().iter() {
            open.extend(self.open_text(&position, seat, most));
        }
        if open.is_empty() {
            let over = if self.began.is_some() && !self.position.core.is_over() {
                "nobody: a roll or draw is missing"
            } else if self.began.is_some() {
                "nobody: what was begun is over"
            } else {
                "nobody: nothing has begun"
            };
            open.push(over.into());
        }
        let taken = self.taken_text(most);
        let events = self.earlier.iter().chain(&self.since).collect::<Vec<_>>();
        let skipped = events.len().saturating_sub(RECENT.max(self.since.len().min(most)));
        let mut told: Vec<String> = events[skipped..].iter().map(|event| self.event_text(event)).collect();
        if skipped > 0 {
            told.insert(0, format!("… ({skipped} earlier)"));
        }
        let list = self.list.as_ref().map(Judgement::shown).unwrap_or_default();
        vec![
            ("list", list),
            ("asked", open),
            ("unasked", taken),
            ("happened", told),
            ("at", vec![self.standing().join(" › ")].into_iter().filter(|s| !s.is_empty()).collect()),
            ("position", self.book.position_text(&self.scene())),
        ]
    }

    /// What was decided without asking since the last answer, where anybody could have expected something else.
    fn taken_text(&mut self, most: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for taken in self.taken.clone() {
            let told = self.open_text(&taken.position, taken.seat, most);
            let refused = told.iter().filter(|line| line.starts_with(REFUSED)).cloned().collect::<Vec<_>>();
            if refused.is_empty() && (most < MOST_SHOWN || matches!(taken.answer, None | Some(Answer::Pass)))
            {
                continue;
            }
            let legal = self.referee.legal_explained(&taken.position, taken.seat).clone();
            let (seat, decision) = (taken.seat, taken.position.core.decision(taken.seat));
            let open = Open { seat, speaker: None, decision, legal: &legal, taken: Vec::new() };
            let scene = self.scene_at(&taken.position);
            let answer = taken.answer.map_or_else(
                || "nothing".to_owned(),
                |answer| text::answer_text(self.book, &scene, &open, &answer),
            );
            if let Some(first) = told.first() {
                lines.push(format!("{first}: only {answer}"));
                lines.extend(refused);
            }
        }
        let more = lines.len().saturating_sub(most);
        if more > 0 {
            lines.truncate(most);
            lines.push(format!("… ({more} more lines)"));
        }
        lines
    }

    /// What a seat is asked in a position, what it may answer, and what it may not.
    fn open_text(&mut self, position: &Position<WordsOf<P>>, seat: Seat, most: usize) -> Vec<String> {
        let legal = self.referee.legal_explained(position, seat).clone();
        let Some(decision) = position.core.decision(seat) else { return Vec::new() };
        let open = Open { seat, speaker: None, decision: Some(decision), legal: &legal, taken: Vec::new() };
        let scene = self.scene_at(position);
        let written = Answers::of(self.book, &scene, &open);
        let rules = self.game.rules(&decision).join(", ");
        let rules = if rules.is_empty() { rules } else { format!(" ({rules})") };
        let prompt = text::question_text(self.book, &scene, &decision);
        let mut lines = vec![format!("{} to {prompt}{rules}", self.names.of_seat(seat))];
        let mut answers = Vec::new();
        if matches!(decision.kind, Kind::Place { .. }) {
            lines.push("  at X Y facing DEGREES, for example".into());
        }
        legal.each(decision.kind, MOST_ANSWERS, |answer| answers.push(answer));
        lines.extend(answers.iter().take(most).map(|answer| format!("  {}", written.text(answer))));
        if answers.len() > most {
            lines.push(format!("  … ({} answers in all)", answers.len()));
        }
        for (item, refusal) in legal.refused.iter().take(most) {
            lines.push(format!("{REFUSED}{}: {}", written.item(*item), text::refusal_text(refusal)));
        }
        let mut offers = Vec::new();
        self.referee.offers(position, seat, &mut offers);
        let offers: Vec<_> = offers.into_iter().map(Item::effect).collect();
        let names = ItemNames::among(self.book, &scene, &offers);
        for offer in offers {
            lines.push(format!("  at any time: {}", names.get(offer).unwrap_or_default()));
        }
        lines
    }

    /// An event with the effect that caused it.
    pub(crate) fn event_text(&self, event: &Happening<WordsOf<P>>) -> String {
        let text = self.book.event_text(&self.scene(), &event.event);
        match &event.by {
            Some(by) => format!("{text} by {}", self.cause(by)),
            None => text,
        }
    }

    pub(crate) fn cause(&self, by: &(Source, AbilityId)) -> &'static str {
        self.game.ability(by.1).name
    }

    /// Where the game stands, outermost first.
    pub(crate) fn standing(&self) -> Vec<String> {
        let mut path = Vec::new();
        for crumb in self.position.core.crumbs::<P::Game>() {
            match crumb {
                Crumb::Step(name, step) => path.extend([name.to_owned(), step.to_owned()]),
                Crumb::Window(window) => path.push(self.book.window_text(window)),
                Crumb::Queue => path.push("Ability Queue".into()),
                Crumb::Effect(_, id) => path.push(self.game.ability(id).name.into()),
                Crumb::Deed => path.push("Replacement".into()),
            }
        }
        path
    }
}
