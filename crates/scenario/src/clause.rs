//! Reads what a `see` looks at.

use crate::phrase::Line;
use crate::refused::{ClauseWrong, LineWrong, Wanted};
use crate::script::{Check, Clause, ListCheck};
use crate::word::{Mark, Place, Problem, Word};

/// The clauses of a `see`. The lists of `options`, `offered` and `happened` reach to the next clause that begins with
/// a word of this kind, or to the end of the line.
pub(crate) fn clauses(line: &Line) -> Result<Vec<Clause>, Problem> {
    let parts = line.parts();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(part) = parts.get(at) {
        at += 1;
        if part.words.is_empty() {
            return Err(Problem::at(part.start, LineWrong::BesideComma));
        }
        let further = &parts[at..];
        let list = further.iter().position(|part| is_general(&part.words)).unwrap_or(further.len());
        let (clause, takes_list) = clause(part, &further[..list])?;
        found.push(clause);
        if takes_list {
            at += list;
        }
    }
    Ok(found)
}

/// Whether a clause begins with a word that means the same in every game.
fn is_general(words: &[Word]) -> bool {
    let words = match words {
        [not, rest @ ..] if not.is("not") => rest,
        words => words,
    };
    let (_, words) = speaker(words);
    let heads =
        |word: &Word| ["may", "options", "offered", "happened", "asks"].iter().any(|head| word.is(head));
    words.first().is_some_and(heads) || matches!(words, [word] if word.is("over") || word.is("show"))
}

fn clause(part: &Line, further: &[Line]) -> Result<(Clause, bool), Problem> {
    let place = part.start;
    let (not, words) = match part.words.as_slice() {
        [first, rest @ ..] if first.is("not") && !rest.is_empty() => (true, rest),
        words => (false, words),
    };
    let give = |check| Ok((Clause { place, not, check }, false));
    let list = |words: &[Word]| list(words, part.end, further);
    let behind = |words: &[Word]| Line::new(words.to_vec(), part.end);
    let (who, words) = speaker(words);
    match words {
        [word, rest @ ..] if word.is("options") || word.is("offered") => {
            if not {
                return Err(Problem::at(place, ClauseWrong::NamesAll));
            }
            let answers = list(rest)?;
            let options = word.is("options");
            let check =
                if options { Check::Options { who, answers } } else { Check::Offered { who, answers } };
            Ok((Clause { place, not, check }, true))
        }
        [word, rest @ ..] if word.is("may") => {
            if not {
                return Err(Problem::at(place, ClauseWrong::NotBehindMay));
            }
            let (forbidden, rest) = match rest {
                [first, rest @ ..] if first.is("not") => (true, rest),
                rest => (false, rest),
            };
            let (phrase, because) = split_reason(&behind(rest))?;
            if phrase.words.is_empty() {
                return Err(Problem::at(part.end, ClauseWrong::MayAnswer));
            }
            if let (false, Some(_)) = (forbidden, &because) {
                return Err(Problem::at(place, ClauseWrong::MayBecause));
            }
            give(Check::May { who, not: forbidden, phrase, because })
        }
        [word, rest @ ..] if word.is("happened") => {
            let (only, rest) = match rest {
                [first, rest @ ..] if first.is("only") => (true, rest),
                rest => (false, rest),
            };
            if only && not {
                return Err(Problem::at(place, ClauseWrong::NotHappenedOnly));
            }
            let events = list(rest)?;
            let (only, events) = match events.as_slice() {
                [one] if one.to_string() == "nothing" => (true, Vec::new()),
                _ => (only, events),
            };
            Ok((Clause { place, not, check: Check::Happened { only, events } }, true))
        }
        [word, who, rest @ ..] if word.is("asks") => {
            let what = match rest {
                [] => None,
                [to, what @ ..] if to.is("to") && !what.is_empty() => Some(behind(what)),
                [other, ..] => {
                    return Err(Problem::at(other.place, ClauseWrong::AsksTo));
                }
            };
            let who = if who.is("nobody") { None } else { Some(who.clone()) };
            if let (None, Some(what)) = (&who, &what) {
                return Err(Problem::at(what.start, ClauseWrong::AsksNobody));
            }
            give(Check::Asks { who, what })
        }
        [word] if word.is("asks") => Err(Problem::at(part.end, ClauseWrong::AsksWho)),
        [word, rest @ ..] if word.is("at") && !rest.is_empty() => {
            let steps = rest.split(|word| word.is(">") || word.is("›"));
            let steps: Vec<Line> = steps.map(behind).collect();
            if let Some(empty) = steps.iter().find(|step| step.words.is_empty()) {
                return Err(Problem::at(empty.end, ClauseWrong::BesideArrow));
            }
            give(Check::At(steps))
        }
        [word] if word.is("over") => give(Check::Over),
        [word] if word.is("show") && !not => give(Check::Show),
        [list, rest @ ..] if list.is("list") => give(Check::List(a_list(&behind(rest))?)),
        _ => {
            let (phrase, from) = split_sources(words, part.end)?;
            give(Check::Value { phrase, from })
        }
    }
}

/// `legal`, `breaks RULE and RULE`, `costs 200`.
fn a_list(line: &Line) -> Result<ListCheck, Problem> {
    let mut phrase = line.phrase();
    let what = [("legal", 0), ("breaks", 1), ("costs", 2)];
    let check = match phrase.one_of(Wanted::OfList, what)? {
        0 => ListCheck::Legal,
        1 => {
            let mut rules = vec![phrase.word(Wanted::RuleId)?.to_owned()];
            while phrase.eat("and") {
                rules.push(phrase.word(Wanted::RuleId)?.to_owned());
            }
            ListCheck::Breaks(rules)
        }
        _ => ListCheck::Costs(phrase.number(Wanted::ListPoints)?),
    };
    phrase.end()?;
    Ok(check)
}

/// Who is spoken of in `WHO may …`, `WHO options …`, `WHO offered …`, and the rest.
fn speaker(words: &[Word]) -> (Option<Word>, &[Word]) {
    let speaks = |word: &Word| ["may", "options", "offered"].iter().any(|verb| word.is(verb));
    match words {
        [who, verb, ..] if speaks(verb) && !speaks(who) => (Some(who.clone()), &words[1..]),
        _ => (None, words),
    }
}

/// The list that begins in one part and goes on in those that follow.
fn list(words: &[Word], end: Place, further: &[Line]) -> Result<Vec<Line>, Problem> {
    let first = Line::new(words.to_vec(), end);
    let all: Vec<Line> = [first].into_iter().chain(further.iter().cloned()).collect();
    match all.iter().find(|line| line.words.is_empty()) {
        Some(empty) if all.len() == 1 => Err(Problem::at(empty.end, ClauseWrong::List)),
        Some(empty) => Err(Problem::at(empty.start, LineWrong::BesideComma)),
        None => Ok(all),
    }
}

/// A phrase and what stands behind its last `because`.
pub(crate) fn split_reason(line: &Line) -> Result<(Line, Option<String>), Problem> {
    let Some(at) = line.words.iter().rposition(|word| word.is("because")) else {
        return Ok((line.clone(), None));
    };
    let (phrase, reason) = (&line.words[..at], &line.words[at + 1..]);
    let reason: Vec<&str> = reason.iter().map(|word| word.text.as_str()).collect();
    if reason.is_empty() {
        return Err(Problem::at(line.end, LineWrong::Because));
    }
    let start = if at == 0 { line.words[0].place } else { line.start };
    Ok((Line::new(phrase.to_vec(), start), Some(reason.join(" ").replace(" ,", ","))))
}

/// A value and the parenthesis behind it.
fn split_sources(words: &[Word], end: Place) -> Result<(Line, Option<Vec<Line>>), Problem> {
    let whole = || Line::new(words.to_vec(), end);
    let closed = words.last().is_some_and(|word| word.mark == Mark::Close);
    let opened = words.iter().rposition(|word| word.mark == Mark::Open);
    match opened {
        Some(at) if closed && at > 0 => {
            let inside = Line::new(words[at + 1..words.len() - 1].to_vec(), words[at].place);
            let parts = inside.parts();
            if let Some(empty) = parts.iter().find(|part| part.words.is_empty()) {
                return Err(Problem::at(empty.start, ClauseWrong::Sources));
            }
            Ok((Line::new(words[..at].to_vec(), end), Some(parts)))
        }
        Some(at) if !closed => Err(Problem::at(words[at].place, ClauseWrong::ParenthesisOpen)),
        _ => Ok((whole(), None)),
    }
}
