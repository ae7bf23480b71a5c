//! Checks: what must be seen, and what must be refused.

use broadside_engine::{Answer, Contribution, Game, How, Item, ItemOf, Kind, Seat};

use crate::answer::Speaker;
use crate::book::{AnswerOf, Phrasebook, Seen};
use crate::effects;
use crate::failure::Stop;
use crate::phrase::Line;
use crate::script::{Check, Clause, Statement};
use crate::stage::Stage;
use crate::tell::MOST_ANSWERS;
use crate::text;
use crate::word::{Word, same, words};

impl<P: Phrasebook> Stage<'_, P> {
    /// Checks one clause.
    pub(crate) fn see(&mut self, statement: &Statement, clause: &Clause) -> Result<(), Stop> {
        let line = clause.place.line;
        let free_text = match &clause.check {
            Check::Happened { events, .. } => !events.is_empty(),
            Check::At(_) | Check::Asks { what: Some(_), .. } => true,
            _ => false,
        };
        if clause.not && free_text {
            let what = "a slip of the pen would make this true: say what is there instead \
                        (`happened only …`, `happened nothing`, `at …`, `asks …`)";
            return Err(Stop::failed(line, what));
        }
        match &clause.check {
            Check::Options { who, answers } => self.options(line, who.as_ref(), answers),
            Check::Offered { who, answers } => self.offered(line, who.as_ref(), answers),
            Check::May { who, not: false, phrase, .. } => {
                let Speaker { seat, piece } = self.someone(line, who.as_ref())?;
                let answer = self.read(seat, piece, phrase)?;
                let checked = self.referee.check(&self.position, seat, &answer);
                checked.map_err(|refusal| self.refused(line, &refusal))
            }
            Check::May { who, not: true, phrase, because } => {
                let speaker = self.someone(line, who.as_ref())?;
                self.refuse(statement, speaker, phrase, because.as_deref())
            }
            Check::Happened { only, events } => self.happened(line, clause.not, *only, events),
            Check::Asks { who, what } => self.asks(line, clause.not, who.as_ref(), what.as_ref()),
            Check::At(steps) => {
                let path = self.standing();
                let mut rest = path.iter();
                let there = steps.iter().all(|step| rest.any(|name| reads(step, name)));
                let found =
                    if path.is_empty() { "nowhere: nothing is under way".into() } else { path.join(" › ") };
                self.truth(clause, there, found)
            }
            Check::Over => {
                let over = self.position.core.is_over();
                self.truth(clause, over, (if over { "over" } else { "not over" }).into())
            }
            Check::List(what) => self.see_list(clause, what),
            Check::Show => {
                self.show(line, "show");
                Ok(())
            }
            Check::Value { phrase, from } => self.value(clause, phrase, from.as_deref()),
        }
    }

    pub(crate) fn truth(&self, clause: &Clause, holds: bool, found: String) -> Result<(), Stop> {
        if holds != clause.not {
            return Ok(());
        }
        Err(Stop::failed(clause.place.line, format!("expected {clause}, found {found}")))
    }

    fn value(&mut self, clause: &Clause, line: &Line, from: Option<&[Line]>) -> Result<(), Stop> {
        let mut phrase = line.phrase();
        let seen = self.book.see(&self.scene(), &mut phrase)?;
        phrase.end()?;
        let told = self.sources(&seen);
        let found = if told.is_empty() {
            seen.found.clone()
        } else {
            format!("{} ({})", seen.found, told.join(", "))
        };
        self.truth(clause, seen.holds, found.clone())?;
        let Some(from) = from else { return Ok(()) };
        let tells_printed =
            from.first().is_some_and(|line| line.words.last().is_some_and(|w| w.is("printed")));
        let told = if tells_printed || seen.printed.is_none() { &told[..] } else { &told[1..] };
        let same = from.len() == told.len() && from.iter().zip(told).all(|(line, text)| reads(line, text));
        self.truth(&Clause { not: false, ..clause.clone() }, same, found)
    }

    /// Where a value comes from, as it would be written in parentheses.
    fn sources(&self, seen: &Seen) -> Vec<String> {
        let printed = seen.printed.map(|printed| format!("{printed} printed"));
        let part = |c: &Contribution| {
            let name = self.game.ability(c.ability).name;
            match c.how {
                How::Replaced => format!("{name} prints {}", c.by),
                How::Set | How::EffectSet => format!("{name} sets {}", c.by),
                How::Added | How::EffectAdded => format!("{name} {:+}", c.by),
                How::Raised => format!("{name} at least {}", c.by),
                How::Lowered => format!("{name} at most {}", c.by),
                How::Allowed => format!("{name} can"),
                How::Forbidden => format!("{name} cannot"),
            }
        };
        printed.into_iter().chain(seen.contributions.iter().map(part)).collect()
    }

    fn options(&mut self, line: usize, who: Option<&Word>, answers: &[Line]) -> Result<(), Stop> {
        let Speaker { seat, piece } = self.someone(line, who)?;
        let Some(decision) = self.position.core.decision(seat) else {
            let name = self.names.of_seat(seat);
            return Err(Stop::failed(line, format!("{name} has nothing to decide here, and so no options")));
        };
        if let Kind::Place { .. } = decision.kind {
            return Err(Stop::failed(
                line,
                "places cannot be listed; check single ones with `may` and `may not`",
            ));
        }
        let mut expected = Vec::new();
        for answer in answers {
            expected.push(self.read(seat, piece, answer)?);
        }
        let mut found = Vec::new();
        self.referee
            .legal(&self.position, seat)
            .each(decision.kind, MOST_ANSWERS, |answer| found.push(answer));
        self.compare(line, seat, "options", &expected, &found)
    }

    fn offered(&mut self, line: usize, who: Option<&Word>, answers: &[Line]) -> Result<(), Stop> {
        let Speaker { seat, piece } = self.someone(line, who)?;
        let mut offers = Vec::new();
        self.referee.offers(&self.position, seat, &mut offers);
        let found: Vec<AnswerOf<P::Game>> =
            offers.into_iter().map(|offer| Answer::Pick(Item::effect(offer))).collect();
        let nothing = matches!(answers, [one] if one.to_string() == "nothing");
        let mut expected = Vec::new();
        for answer in answers.iter().filter(|_| !nothing) {
            let legal = self.referee.legal_explained(&self.position, seat).clone();
            let open = self.open(seat, piece, &legal);
            let mut phrase = answer.phrase();
            phrase.verb("use");
            let item: ItemOf<P::Game> = effects::effect(&self.scene(), &open, &mut phrase)?;
            phrase.end()?;
            expected.push(Answer::Pick(item));
        }
        self.compare(line, seat, "offered", &expected, &found)
    }

    /// Whether two sets of answers are the same.
    fn compare(
        &mut self,
        line: usize,
        seat: Seat,
        what: &str,
        expected: &[AnswerOf<P::Game>],
        found: &[AnswerOf<P::Game>],
    ) -> Result<(), Stop> {
        let legal = self.referee.legal_explained(&self.position, seat).clone();
        let open = self.open(seat, None, &legal);
        let scene = self.scene();
        let texts = |answers: &[AnswerOf<P::Game>], without: &[AnswerOf<P::Game>]| {
            let others = answers.iter().filter(|answer| !without.contains(answer));
            others.map(|answer| text::answer_text(self.book, &scene, &open, answer)).collect::<Vec<_>>()
        };
        let (missing, surplus) = (texts(expected, found), texts(found, expected));
        if missing.is_empty() && surplus.is_empty() {
            return Ok(());
        }
        let name = self.names.of_seat(seat);
        let mut parts = Vec::new();
        if !missing.is_empty() {
            parts.push(format!("{} is not among them", missing.join(", ")));
        }
        if !surplus.is_empty() {
            let shown = surplus.iter().take(12).cloned().collect::<Vec<_>>().join(", ");
            let more =
                if surplus.len() > 12 { format!(" and {} more", surplus.len() - 12) } else { String::new() };
            parts.push(format!("{shown}{more} is there too"));
        }
        Err(Stop::failed(line, format!("the {what} of {name} are others: {}", parts.join("; "))))
    }

    fn happened(&self, line: usize, not: bool, only: bool, events: &[Line]) -> Result<(), Stop> {
        let is = |index: usize, line: &Line| {
            let event = &self.since[index];
            let text = self.book.event_text(&self.scene(), &event.event);
            reads(line, &text) || reads(line, &self.event_text(event))
        };
        let all: Vec<usize> = (0..self.since.len()).collect();
        let told = || match self.since.as_slice() {
            [] => "nothing".to_owned(),
            events => events.iter().map(|event| self.event_text(event)).collect::<Vec<_>>().join(", "),
        };
        if not {
            return match events.iter().find(|event| all.iter().any(|at| is(*at, event))) {
                Some(event) => Err(Stop::failed(line, format!("“{event}” happened, and should not have"))),
                None if events.is_empty() && all.is_empty() => Err(Stop::failed(line, "nothing happened")),
                None => Ok(()),
            };
        }
        if only {
            let same = events.len() == all.len() && events.iter().zip(&all).all(|(event, at)| is(*at, event));
            let expected = if events.is_empty() {
                "nothing".to_owned()
            } else {
                events.iter().map(Line::to_string).collect::<Vec<_>>().join(", ")
            };
            return if same {
                Ok(())
            } else {
                Err(Stop::failed(line, format!("expected to happen: {expected}; happened: {}", told())))
            };
        }
        let mut rest = all.iter();
        for event in events {
            if !rest.by_ref().any(|at| is(*at, event)) {
                let early = all.iter().any(|at| is(*at, event));
                let why = if early { "not in this order" } else { "not since the last answer" };
                return Err(Stop::failed(
                    line,
                    format!("{event} did not happen, {why}; happened: {}", told()),
                ));
            }
        }
        Ok(())
    }

    fn asks(&self, line: usize, not: bool, who: Option<&Word>, what: Option<&Line>) -> Result<(), Stop> {
        let scene = self.scene();
        let deciders = self.position.core.deciders();
        // The question with its piece, and in fewer words.
        let asked: Vec<(Seat, [String; 2])> = (deciders.iter())
            .filter_map(|seat| {
                let decision = self.position.core.decision(seat)?;
                let long = text::question_text(self.book, &scene, &decision);
                Some((seat, [long, text::prompt_text(self.book, &scene, decision.prompt)]))
            })
            .collect();
        let holds = match who {
            None => asked.is_empty(),
            Some(who) => {
                let seat = self.speaker(who)?.seat;
                let fits = |text: &String| what.is_none_or(|what| reads(what, text));
                asked.iter().any(|(other, texts)| *other == seat && texts.iter().any(fits))
            }
        };
        if holds != not {
            return Ok(());
        }
        let found: Vec<String> = asked
            .iter()
            .map(|(seat, [text, _])| format!("{} is asked to {text}", self.names.of_seat(*seat)))
            .collect();
        let found = if found.is_empty() { "nobody is asked".into() } else { found.join(", ") };
        let who = who.map_or("nobody".to_owned(), |who| who.text.clone());
        let what = what.map(|what| format!(" to {what}")).unwrap_or_default();
        let not = if not { "not " } else { "" };
        Err(Stop::failed(line, format!("expected {not}{who} to be asked{what}, found {found}")))
    }
}

/// Whether a line says this text, but for capitals and spaces.
fn reads(line: &Line, text: &str) -> bool {
    match words(text, 0) {
        Ok((wanted, _)) => {
            line.words.len() == wanted.len()
                && line.words.iter().zip(&wanted).all(|(a, b)| same(&a.text, &b.text))
                || same(&line.to_string(), text)
                || matches!(line.words.as_slice(), [one] if same(&one.text, text))
        }
        Err(_) => same(&line.to_string(), text),
    }
}
