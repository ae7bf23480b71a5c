//! What must be refused.

use broadside_engine::ItemOf;
use broadside_texts::Language;

use crate::answer::{self, Speaker};
use crate::book::Phrasebook;
use crate::citing;
use crate::failure::Stop;
use crate::phrase::Line;
use crate::script::Statement;
use crate::stage::Stage;

/// Why an answer is not refused as it should be.
enum Wrong {
    /// Whatever was decided before.
    Surely(Stop),
    /// It is refused for another reason, or is no answer to what is asked now.
    Now(Stop),
}

impl From<Stop> for Wrong {
    fn from(stop: Stop) -> Wrong {
        Wrong::Now(stop)
    }
}

impl<P: Phrasebook> Stage<'_, P> {
    /// An answer must be refused, for the right reason, and nothing may change. Where it is no answer to the open decision,
    /// it may be one to a decision that was taken without asking since the last answer.
    pub(crate) fn refuse(
        &mut self,
        statement: &Statement,
        speaker: Speaker<ItemOf<P::Game>>,
        phrase: &Line,
        because: Option<&str>,
    ) -> Result<(), Stop> {
        match self.refused_now(statement, speaker, phrase, because) {
            Ok(()) => Ok(()),
            Err(Wrong::Surely(stop)) => Err(stop),
            Err(Wrong::Now(stop)) => match because {
                Some(words) => self.refused_before(statement, speaker, phrase, words).unwrap_or(Err(stop)),
                None => Err(stop),
            },
        }
    }

    /// Whether a decision that was taken without asking would have refused this answer for this reason.
    fn refused_before(
        &mut self,
        statement: &Statement,
        Speaker { seat, piece }: Speaker<ItemOf<P::Game>>,
        phrase: &Line,
        because: &str,
    ) -> Option<Result<(), Stop>> {
        for taken in self.taken.clone().iter().filter(|taken| taken.seat == seat) {
            let Ok(answer) = self.read_at(&taken.position, seat, piece, phrase) else { continue };
            let Err(refusal) = self.referee.check(&taken.position, seat, &answer) else { continue };
            let reason = Language::En.reason(&refusal.reason);
            if typed(&reason).contains(&typed(because)) {
                let rule = refusal.rule.as_deref();
                let told = format!("{reason}{}", rule.map(|rule| format!(" ({rule})")).unwrap_or_default());
                return Some(self.rule_agrees(statement, phrase.start.line, rule, &told));
            }
        }
        None
    }

    /// An answer must be refused, for the right reason, and nothing may change.
    fn refused_now(
        &mut self,
        statement: &Statement,
        Speaker { seat, piece }: Speaker<ItemOf<P::Game>>,
        phrase: &Line,
        because: Option<&str>,
    ) -> Result<(), Wrong> {
        let line = phrase.start.line;
        let answer = self.read(seat, piece, phrase)?;
        let name = self.names.of_seat(seat);
        let decision = self.position.core.decision(seat);
        let Err(refusal) = self.referee.check(&self.position, seat, &answer) else {
            let stop = Stop::failed(line, format!("this should be refused, and {name} may do it"));
            return Err(Wrong::Surely(stop));
        };
        // The answer itself must be refused too, and leave everything as it is.
        let mut trial = self.position;
        let events = self.referee.events.list.len();
        let taken = self.referee.answer(&mut trial, seat, &answer).is_ok();
        if taken || trial != self.position || self.referee.events.list.len() != events {
            let stop = Stop::failed(line, "this is refused, and yet it changed something");
            return Err(Wrong::Surely(stop));
        }
        let (rule, reason) = match decision {
            Some(_) => (refusal.rule.as_deref(), Language::En.reason(&refusal.reason)),
            None => (None, self.nothing_to_decide(seat)),
        };
        let told = format!("{reason}{}", rule.map(|rule| format!(" ({rule})")).unwrap_or_default());
        match (because, decision) {
            (Some(words), _) => {
                if !typed(&reason).contains(&typed(words)) {
                    let stop = format!("expected to be refused because “{words}”, found: {told}");
                    return Err(Stop::failed(line, stop).into());
                }
            }
            (None, None) => {
                let stop = Stop::failed(
                    line,
                    format!(
                        "{name} has nothing to decide here, so everything is refused; if that is meant, add `because nothing to decide`"
                    ),
                );
                return Err(Wrong::Surely(stop));
            }
            (None, Some(decision)) if !answer::fits(decision.kind, &answer) => {
                let stop = Stop::failed(
                    line,
                    format!(
                        "{name} is asked for something else here, so this is refused whatever the rules say; if that is meant, add `because …`"
                    ),
                );
                return Err(Wrong::Surely(stop));
            }
            (None, Some(_)) => {}
        }
        self.rule_agrees(statement, line, rule, &told).map_err(Wrong::Surely)
    }

    /// The rule that refuses must be the one that the line cites.
    pub(crate) fn rule_agrees(
        &self,
        statement: &Statement,
        line: usize,
        rule: Option<&str>,
        told: &str,
    ) -> Result<(), Stop> {
        let (Some(rule), Some(_)) = (rule, citing::indexed(self.book.name())) else { return Ok(()) };
        match citing::disagreement(&statement.cites, rule) {
            None => Ok(()),
            Some(wrong) => Err(Stop::failed(line, format!("{wrong}; found: {told}"))),
        }
    }
}

/// A text as a keyboard has it: small letters, hyphens and straight apostrophes.
pub(crate) fn typed(text: &str) -> String {
    text.to_lowercase().replace(['–', '—'], "-").replace('’', "'")
}
