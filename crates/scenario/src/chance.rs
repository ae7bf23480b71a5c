//! Answers with scripted chance: every draw must be written, and every one that is written must be drawn.

use broadside_engine::{Chance, ChanceFault, Draw, Error, Fault, Game, Position, Referee};
use broadside_texts::Language;

use crate::book::Phrasebook;
use crate::failure::Stop;
use crate::plan::Step;
use crate::script::Deed;
use crate::stage::Stage;

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// One result of a `roll` or `draw` line.
struct Scripted {
    draws: Vec<Draw>,
    line: usize,
    text: String,
}

impl<P: Phrasebook> Stage<'_, P> {
    /// Lets the game go on with scripted chance, all of which must be used.
    pub(crate) fn act(
        &mut self,
        step: &Step<'_>,
        act: impl FnOnce(&mut Referee<'_, P::Game>, &mut Position<WordsOf<P>>) -> Result<(), Error>,
    ) -> Result<(), Stop> {
        let script = self.script(step)?;
        self.referee.chance = Chance::scripted(script.iter().flat_map(|s| s.draws.iter().cloned()).collect());
        self.earlier.append(&mut self.since);
        self.referee.taken = Some(Vec::new());
        let mut position = self.position;
        let done = act(&mut self.referee, &mut position);
        self.since = std::mem::take(&mut self.referee.events.list);
        self.taken = self.referee.taken.take().unwrap_or_default();
        let line = step.statement.place.line;
        match done {
            Ok(()) => self.position = position,
            Err(Error::Refused(refusal)) => return Err(self.refused(line, &refusal)),
            Err(Error::Fault(Fault::Chance(fault))) => {
                // What was drawn in place of what is missing has not happened; where the game stands is true all the same.
                self.since.clear();
                self.position = position;
                let for_what = self.standing().join(" › ");
                return Err(misfit(step, &script, &fault, &for_what));
            }
            Err(Error::Fault(fault)) => {
                return Err(Stop::failed(line, Language::En.tell(fault)));
            }
        }
        let finished = self.referee.chance.finish();
        finished.map_err(|fault| misfit(step, &script, &fault, ""))
    }

    /// What is rolled and drawn behind a line.
    fn script(&self, step: &Step<'_>) -> Result<Vec<Scripted>, Stop> {
        let mut script = Vec::new();
        for statement in &step.chance {
            let Deed::Chance { verb, draws } = &statement.deed else { continue };
            for draw in draws {
                let mut phrase = draw.phrase();
                let read = self.book.draw(&self.scene(), *verb, &mut phrase)?;
                phrase.end()?;
                script.push(Scripted { draws: read, line: draw.start.line, text: draw.to_string() });
            }
        }
        Ok(script)
    }
}

/// `a red die`, `an attack die`.
pub(crate) fn with_article(what: &str) -> String {
    let vowel = what.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O']);
    format!("{} {what}", if vowel { "an" } else { "a" })
}

/// Why a script does not fit what the game draws.
fn misfit(step: &Step<'_>, script: &[Scripted], fault: &ChanceFault, for_what: &str) -> Stop {
    let cause = step.statement.place.line;
    match fault {
        ChanceFault::Missing { what, sides } => {
            let add = match step.chance.last() {
                Some(last) => format!("line {} does not hold enough", last.place.line),
                None => "a line `roll …` or `draw …` behind this one is missing".into(),
            };
            let for_what = if for_what.is_empty() { String::new() } else { format!(" for {for_what}") };
            let draws =
                format!("the game draws {} (one of {sides}) here{for_what}: {add}", with_article(what));
            Stop::failed(cause, draws)
        }
        ChanceFault::Mismatch { what, sides, scripted } => {
            let fits = |s: &&Scripted| s.draws.iter().any(|draw| draw.to_string() == *scripted);
            let (line, text) = script.iter().find(fits).map_or((cause, scripted), |s| (s.line, &s.text));
            let draws = with_article(what);
            let message = format!("the game draws {draws} (one of {sides}) where “{text}” is written");
            Stop::failed(line, message)
        }
        ChanceFault::Unused(left, _) => {
            let mut all = script.iter().flat_map(|s| s.draws.iter().map(move |_| s));
            let used = script.iter().map(|s| s.draws.len()).sum::<usize>().saturating_sub(*left);
            let (line, text) = all.nth(used).map_or((cause, ""), |s| (s.line, s.text.as_str()));
            let more = if *left > 1 { format!(" and {} more", left - 1) } else { String::new() };
            let used = if used == 0 { "nothing".into() } else { format!("only {used}") };
            Stop::failed(line, format!("the game did not draw “{text}”{more}: line {cause} draws {used}"))
        }
        ChanceFault::Unknown => Stop::failed(cause, Language::En.tell(fault.clone())),
    }
}
