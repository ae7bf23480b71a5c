//! What the reader of a failure wants to know.

use broadside_engine::{AbilityId, Answer, Crumb, Game, Happening, Item, Kind, Seat, Source};
use broadside_texts::Language;

use crate::book::Phrasebook;
use crate::failure::Detail;
use crate::stage::Stage;
use crate::text;

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// How many legal answers are compared, and how many are printed.
pub(crate) const MOST_ANSWERS: usize = 5000;
const MOST_PRINTED: usize = 12;

/// How many past events a failure tells.
const RECENT: usize = 12;

impl<P: Phrasebook> Stage<'_, P> {
    /// Everything that a reader of a failure wants to know.
    pub(crate) fn context(&mut self) -> Vec<Detail> {
        let mut open = Vec::new();
        for seat in self.position.core.deciders().iter() {
            open.extend(self.open_text(seat));
        }
        if open.is_empty() {
            let over = if self.began.is_some() {
                "nobody: what was begun is over"
            } else {
                "nobody: nothing has begun"
            };
            open.push(over.into());
        }
        let events = self.earlier.iter().chain(&self.since).collect::<Vec<_>>();
        let skipped = events.len().saturating_sub(RECENT);
        let mut told: Vec<String> = events[skipped..].iter().map(|event| self.event_text(event)).collect();
        if skipped > 0 {
            told.insert(0, format!("… ({skipped} earlier)"));
        }
        vec![
            ("asked", open),
            ("happened", told),
            ("at", vec![self.standing().join(" › ")].into_iter().filter(|s| !s.is_empty()).collect()),
            ("position", self.book.position_text(&self.scene())),
        ]
    }

    fn open_text(&mut self, seat: Seat) -> Vec<String> {
        let legal = self.referee.legal_explained(&self.position, seat).clone();
        let open = self.open(seat, None, &legal);
        let Some(decision) = open.decision else { return Vec::new() };
        let scene = self.scene();
        let rules = self.game.rules(&decision).join(", ");
        let rules = if rules.is_empty() { rules } else { format!(" ({rules})") };
        let prompt = text::question_text(self.book, &scene, &decision);
        let mut lines = vec![format!("{} to {prompt}{rules}", self.names.of_seat(seat))];
        if matches!(decision.kind, Kind::Place { .. }) {
            lines.push(format!(
                "  at X Y facing DEGREES, for example {}",
                legal.places.first().map_or(String::new(), |pose| {
                    text::answer_text(self.book, &scene, &open, &Answer::Place(*pose))
                })
            ));
        } else {
            let mut answers = Vec::new();
            legal.each(decision.kind, MOST_ANSWERS, |answer| answers.push(answer));
            let texts = answers.iter().take(MOST_PRINTED);
            lines.extend(texts.map(|a| format!("  {}", text::answer_text(self.book, &scene, &open, a))));
            if answers.len() > MOST_PRINTED {
                lines.push(format!("  … ({} answers in all)", answers.len()));
            }
        }
        for (item, refusal) in legal.refused.iter().take(MOST_PRINTED) {
            let item = text::item_text(self.book, &scene, *item);
            lines.push(format!("  not {item}: {}", Language::En.reason(&refusal.reason)));
        }
        let mut offers = Vec::new();
        self.referee.offers(&self.position, seat, &mut offers);
        for offer in offers {
            let item = Item::effect(offer);
            lines.push(format!("  at any time: {}", text::item_text(self.book, &scene, item)));
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
