//! Writes a scenario as it would be written by hand: for programs that make scenarios.

use std::fmt;

use crate::phrase::Line;
use crate::script::{Check, Clause, Deed, ListCheck, Question, Script, Statement, Verb};
use crate::word::{Word, join};

impl fmt::Display for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, question) in self.questions.iter().enumerate() {
            if at > 0 {
                writeln!(f)?;
            }
            write!(f, "{question}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "question  {}", self.text)?;
        let (game, editions) = (std::slice::from_ref(&self.game), join(&self.editions));
        writeln!(f, "game      {} {editions}", join(game))?;
        if let Some((_, list)) = &self.list {
            writeln!(f, "\nlist")?;
            list.lines().try_for_each(|line| writeln!(f, "  {line}"))?;
        }
        writeln!(f, "\ntable")?;
        self.table.iter().try_for_each(|line| writeln!(f, "  {line}"))?;
        writeln!(f, "\nplay")?;
        self.play.iter().try_for_each(|statement| writeln!(f, "  {statement}"))
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.only.is_empty() {
            write!(f, "in {}: ", join(&self.only))?;
        }
        write!(f, "{}", self.deed)?;
        if !self.cites.is_empty() {
            write!(f, "  #")?;
        }
        self.cites.iter().try_for_each(|cite| write!(f, " {}", cite.id))
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Begin(phrase) => write!(f, "begin {phrase}"),
            Deed::Answer { who, phrase } => write!(f, "{} {phrase}", one(who)),
            Deed::Chance { verb, draws } => write!(f, "{verb} {}", list(draws)),
            Deed::See(clauses) => {
                let all: Vec<String> = clauses.iter().map(Clause::to_string).collect();
                write!(f, "see {}", all.join(", "))
            }
            Deed::Refuse { who, phrase, because } => {
                write!(f, "refuse {}", one(who))?;
                if !phrase.words.is_empty() {
                    write!(f, " {phrase}")?;
                }
                reason(f, because)
            }
        }
    }
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verb::Roll => "roll",
            Verb::Draw => "draw",
        })
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.not {
            write!(f, "not ")?;
        }
        let whose = |who: &Option<Word>| who.as_ref().map(|who| one(who) + " ").unwrap_or_default();
        match &self.check {
            Check::Options { who, answers } => write!(f, "{}options {}", whose(who), list(answers)),
            Check::Offered { who, answers } => write!(f, "{}offered {}", whose(who), list(answers)),
            Check::May { who, not, phrase, because } => {
                write!(f, "{}may {}{phrase}", whose(who), if *not { "not " } else { "" })?;
                reason(f, because)
            }
            Check::Happened { events, .. } if events.is_empty() => write!(f, "happened nothing"),
            Check::Happened { only: true, events } => write!(f, "happened only {}", list(events)),
            Check::Happened { only: false, events } => write!(f, "happened {}", list(events)),
            Check::Asks { who: None, .. } => write!(f, "asks nobody"),
            Check::Asks { who: Some(who), what: None } => write!(f, "asks {}", one(who)),
            Check::Asks { who: Some(who), what: Some(what) } => write!(f, "asks {} to {what}", one(who)),
            Check::At(steps) => {
                let steps: Vec<String> = steps.iter().map(Line::to_string).collect();
                write!(f, "at {}", steps.join(" > "))
            }
            Check::Over => write!(f, "over"),
            Check::Show => write!(f, "show"),
            Check::List(ListCheck::Legal) => write!(f, "list legal"),
            Check::List(ListCheck::Breaks(rules)) => write!(f, "list breaks {}", rules.join(" and ")),
            Check::List(ListCheck::Costs(points)) => write!(f, "list costs {points}"),
            Check::Value { phrase, from: None } => write!(f, "{phrase}"),
            Check::Value { phrase, from: Some(from) } => write!(f, "{phrase} ({})", list(from)),
        }
    }
}

fn one(word: &Word) -> String {
    join(std::slice::from_ref(word))
}

fn list(lines: &[Line]) -> String {
    lines.iter().map(Line::to_string).collect::<Vec<_>>().join(", ")
}

fn reason(f: &mut fmt::Formatter<'_>, because: &Option<String>) -> fmt::Result {
    match because {
        Some(words) if words.contains('"') => write!(f, " because “{}”", words.replace('”', "'")),
        Some(words) => write!(f, " because \"{words}\""),
        None => Ok(()),
    }
}
