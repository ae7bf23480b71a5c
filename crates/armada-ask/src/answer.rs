//! Answers as players say them.

use broadside_armada::words::{ArmadaWords, Choice, Prompt, Thing};
use broadside_engine::{Answer, Course, Kind, List, Prompt as Asked};
use broadside_scenario::{Phrase, Problem, plain_answer, question_text};
use broadside_table::{Angle, Pose};

use super::cards::COMMANDS;
use super::{ArmadaOpen, ArmadaScene, Phrases, items};
use crate::refused::{AskRefused, Wanted};

/// Verbs that answers may begin with; they are for the reader. Those of two words stand before their first word.
const VERBS: [&str; 58] = [
    "set aside",
    "set speed",
    "attack from",
    "attack with",
    "attack",
    "fire at",
    "fire from",
    "target",
    "declare",
    "choose",
    "pick",
    "take",
    "spend",
    "discard",
    "activate",
    "command",
    "deploy",
    "place",
    "put",
    "move from",
    "move to",
    "move",
    "reroll",
    "cancel",
    "remove",
    "gain",
    "suffer in",
    "suffer",
    "redirect to",
    "redirect",
    "set",
    "keep",
    "change to",
    "change",
    "recover in",
    "recover",
    "repair",
    "ready",
    "exhaust",
    "pay with",
    "pay",
    "resolve with",
    "resolve",
    "add",
    "lock",
    "buy",
    "fly",
    "execute",
    "maneuver",
    "displace",
    "begin with",
    "turn",
    "evade",
    "remove",
    "flip",
    "go to",
    "select",
    "lose",
];

fn takes(phrase: &mut Phrase<'_>, verb: &str) -> bool {
    let mut trial = *phrase;
    let (verb, more) = verb.split_once(' ').unwrap_or((verb, ""));
    let taken = trial.verb(verb) && trial.eat(more);
    if taken {
        *phrase = trial;
    }
    taken
}

/// Reads an answer: as it stands, or without the verb in front of it.
pub(super) fn answer(
    book: &Phrases,
    scene: &ArmadaScene<'_>,
    open: &ArmadaOpen<'_>,
    phrase: &mut Phrase<'_>,
) -> Result<Answer<ArmadaWords>, Problem> {
    let start = *phrase;
    let first = read(book, scene, open, phrase);
    if first.is_ok() && phrase.is_empty() {
        return first;
    }
    let (first_end, mut rest) = (*phrase, start);
    if VERBS.iter().any(|verb| takes(&mut rest, verb)) {
        let second = read(book, scene, open, &mut rest);
        if (second.is_ok() && rest.is_empty()) || first.is_err() {
            *phrase = rest;
            return second.map_err(|problem| told(book, scene, open, problem));
        }
    }
    *phrase = first_end;
    first.map_err(|problem| told(book, scene, open, problem))
}

/// A problem with an answer, and what is asked.
fn told(book: &Phrases, scene: &ArmadaScene<'_>, open: &ArmadaOpen<'_>, problem: Problem) -> Problem {
    let Some(decision) = open.decision else { return problem };
    let asked = question_text(book, scene, &decision);
    Problem::at(problem.place, AskRefused::AsksElse { why: problem.message, asked })
}

fn read(
    book: &Phrases,
    scene: &ArmadaScene<'_>,
    open: &ArmadaOpen<'_>,
    phrase: &mut Phrase<'_>,
) -> Result<Answer<ArmadaWords>, Problem> {
    let Some(decision) = open.decision else { return plain_answer(book, scene, open, phrase) };
    let mut trial = *phrase;
    if (trial.eat("done") || trial.verb("stop") || trial.verb("end")) && trial.is_empty() {
        *phrase = trial;
        let end = Thing::Choice(Choice::End);
        return Ok(match decision.kind {
            Kind::Some { .. } => Answer::Some(List::new()),
            Kind::Confirm => Answer::Confirm(false),
            _ if open.legal.items.contains(&end) => Answer::Pick(end),
            _ => Answer::Pass,
        });
    }
    let passes = |phrase: &Phrase<'_>| {
        let mut trial = *phrase;
        ["pass", "decline", "use", "nothing", "none", "no"].iter().any(|word| trial.verb(word))
    };
    match decision.kind {
        Kind::Confirm => {
            let yes = match decision.prompt {
                Asked::Step(Prompt::CounterAttack) => phrase.verb("counter") || phrase.verb("attack"),
                Asked::Step(Prompt::UseStation) => {
                    phrase.verb("use") && (phrase.eat("the station") || phrase.eat("station"))
                }
                _ => false,
            };
            if yes {
                return Ok(Answer::Confirm(true));
            }
            plain_answer(book, scene, open, phrase)
        }
        Kind::Amount { .. } => {
            items::little(phrase);
            phrase.eat("speed");
            let answer = plain_answer(book, scene, open, phrase)?;
            let _ = phrase.eat("damage") || phrase.eat("points");
            Ok(answer)
        }
        Kind::Course if !passes(phrase) => course(open, phrase).map(Answer::Course),
        Kind::Place { .. } if !passes(phrase) => place(scene, open, phrase),
        Kind::Assign => dials(scene, open, phrase),
        _ => plain_answer(book, scene, open, phrase),
    }
}

/// `course speed 2, left 1, straight, tool left`: of the legal courses the first that fits, if the side of the tool is
/// left open.
fn course(open: &ArmadaOpen<'_>, phrase: &mut Phrase<'_>) -> Result<Course, Problem> {
    let _ = phrase.eat("a course") || phrase.eat("the course") || phrase.eat("course");
    let mut course = Course::default();
    course.speed = if phrase.eat("speed") {
        phrase.number(Wanted::Speed)?
    } else {
        open.legal.courses.iter().map(|course| course.speed).max().unwrap_or(0)
    };
    let sides = [("left", -1i8), ("right", 1)];
    let mut joint = 0;
    loop {
        phrase.comma();
        if phrase.is_empty() {
            break;
        }
        if phrase.eat("tool") {
            phrase.eat("on the");
            course.side = phrase.one_of(Wanted::BaseSide, sides)?;
            continue;
        }
        let before = *phrase;
        let clicks = if phrase.eat("straight") {
            0
        } else if let Some(side) = phrase.try_one_of(sides) {
            let mut trial = *phrase;
            match trial.number::<i8>("") {
                Ok(number) => {
                    *phrase = trial;
                    side.saturating_mul(number)
                }
                Err(_) => side,
            }
        } else {
            let number: i8 = phrase.number(Wanted::Clicks)?;
            number.saturating_mul(phrase.one_of(Wanted::Direction, sides)?)
        };
        match course.clicks.get_mut(joint) {
            Some(place) => *place = clicks,
            None => return Err(before.problem(AskRefused::FourJoints)),
        }
        joint += 1;
    }
    if course.side == 0 {
        let fits = |other: &&Course| other.speed == course.speed && other.clicks == course.clicks;
        if let Some(found) = open.legal.courses.iter().find(fits) {
            return Ok(*found);
        }
    }
    Ok(course)
}

/// `[xw] at 100 200 facing 90`. Without a facing an obstacle faces ahead and a squadron as it does; a ship needs one.
fn place(
    scene: &ArmadaScene<'_>,
    open: &ArmadaOpen<'_>,
    phrase: &mut Phrase<'_>,
) -> Result<Answer<ArmadaWords>, Problem> {
    phrase.try_one_of(scene.names.pieces());
    let _ = phrase.eat("at") || phrase.eat("to");
    let (x, y) = (phrase.decimal(Wanted::X)?, phrase.decimal(Wanted::Y)?);
    let facing = if phrase.eat("facing") {
        Pose::from_mm(0.0, 0.0, phrase.decimal(Wanted::Facing)?).facing
    } else {
        match open.decision.map(|decision| decision.prompt) {
            Some(Asked::Step(Prompt::DeployShip | Prompt::DeployInAmbush | Prompt::ArriveShip)) => {
                return Err(phrase.problem(AskRefused::NoFacing));
            }
            Some(Asked::Step(Prompt::PlaceObstacle)) => Angle::default(),
            _ => open.legal.places.first().map(|pose| pose.facing).unwrap_or_default(),
        }
    };
    Ok(Answer::Place(Pose { facing, ..Pose::from_mm(x, y, 0.0) }))
}

/// `cr90 navigate repair, neb squadron`: the new dials of each ship, the next one first.
fn dials(
    scene: &ArmadaScene<'_>,
    open: &ArmadaOpen<'_>,
    phrase: &mut Phrase<'_>,
) -> Result<Answer<ArmadaWords>, Problem> {
    let slots = open.legal.slots();
    let mut values: Vec<Option<Thing>> = vec![None; slots.len()];
    phrase.eat("dials");
    let mut of = open.speaker;
    while !phrase.is_empty() {
        let before = *phrase;
        if let Some(piece) = phrase.try_one_of(scene.names.pieces()) {
            of = Some(piece);
            phrase.eat("to");
            // `cr90 dial 2 repair`: this very dial.
            let mut trial = *phrase;
            if trial.eat("dial")
                && let Ok(number) = trial.number::<u8>("")
                && let Some(ship) = piece.ship()
                && let dial = Thing::Dial(ship, number.saturating_sub(1))
                && let Some(at) = slots.iter().position(|slot| slot.item == dial)
            {
                *phrase = trial;
                values[at] = Some(Thing::Command(phrase.one_of(Wanted::Command, COMMANDS)?));
                phrase.comma();
            }
            continue;
        }
        // `1 repair`, where what is set has a number alone.
        let mut trial = *phrase;
        if let Ok(number) = trial.number::<i8>("")
            && let Some(at) = slots.iter().position(|slot| slot.item == Thing::Number(number))
        {
            *phrase = trial;
            values[at] = Some(Thing::Command(phrase.one_of(Wanted::Command, COMMANDS)?));
            phrase.comma();
            continue;
        }
        let command = phrase.one_of(Wanted::ShipOrCommand, COMMANDS)?;
        let ship = of.and_then(Thing::ship);
        let free = slots
            .iter()
            .zip(&values)
            .position(|(slot, value)| value.is_none() && (ship.is_none() || slot.item.ship() == ship));
        match free {
            Some(at) => values[at] = Some(Thing::Command(command)),
            None => return Err(before.problem(AskRefused::NoFurtherDial)),
        }
        phrase.comma();
    }
    if let Some(at) = values.iter().position(Option::is_none) {
        let text = super::tell::thing(scene, slots[at].item);
        return Err(phrase.problem(AskRefused::NothingSet { what: text }));
    }
    Ok(Answer::Assign(values.into_iter().flatten().collect()))
}
