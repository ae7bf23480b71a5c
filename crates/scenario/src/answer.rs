//! Answers as they are written, for every kind of decision.

use broadside_engine::{Answer, Course, Game, Item, ItemOf, Kind, List, MAX_ITEMS, Seat, Words};
use broadside_table::Pose;

use crate::book::{AnswerOf, Open, Phrasebook, Scene};
use crate::effects::{effect, uses};
use crate::naming;
use crate::phrase::Phrase;
use crate::refused::{AnswerWrong, Wanted, WordWrong};
use crate::text;
use crate::word::Problem;

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// Reads an answer in the words that serve every game: `uses Fog Bell`, `passes`, an item, `a and b`, `yes`, a number,
/// `2 bow and 1 stern`, `brig row and sloop drift`, `speed 2 straight, 1 left`, `at 100 200 facing 90`.
pub fn plain_answer<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Result<AnswerOf<P::Game>, Problem> {
    let kind = open.decision.map(|decision| decision.kind);
    let before = *phrase;
    if phrase.verb("use") {
        let mut trial = before;
        if let (Some(Kind::Pick { .. } | Kind::Use { .. }), Some(found)) =
            (kind, naming::numbered(book, scene, open, &mut trial))
        {
            *phrase = trial;
            return Ok(Answer::Pick(found));
        }
        let effects = open.legal.items.iter().any(|item| item.as_effect().is_some());
        if !(effects && matches!(kind, Some(Kind::Some { .. } | Kind::Order))) {
            let name = *phrase;
            return uses(scene, open, phrase).map_err(|problem| without_effect(book, scene, &name, problem));
        }
        *phrase = before;
    }
    if ["pass", "decline", "nothing", "none", "no"].iter().any(|word| phrase.verb(word)) {
        return Ok(match kind {
            Some(Kind::Split { .. }) => Answer::Split(open.legal.items.iter().map(|_| 0).collect()),
            Some(Kind::Some { .. }) => Answer::Some(List::new()),
            Some(Kind::Confirm) => Answer::Confirm(false),
            _ => Answer::Pass,
        });
    }
    match kind {
        Some(Kind::Some { .. }) => {
            let items = items(book, scene, open, phrase)?;
            let listed = open.legal.items.iter().filter(|item| items.contains(item));
            let others = items.iter().filter(|item| !open.legal.items.contains(item));
            full(phrase, listed.chain(others).copied()).map(Answer::Some)
        }
        Some(Kind::Order) => {
            let items = items(book, scene, open, phrase)?;
            full(phrase, items).map(Answer::Order)
        }
        Some(Kind::Confirm) => {
            if phrase.eat("yes") || phrase.verb("agree") || phrase.verb("confirm") {
                return Ok(Answer::Confirm(true));
            }
            Err(phrase.problem(AnswerWrong::YesOrNo))
        }
        Some(Kind::Amount { .. }) => Ok(Answer::Amount(phrase.number(Wanted::Answer)?)),
        Some(Kind::Split { .. }) => split(book, scene, open, phrase),
        Some(Kind::Assign) => assign(book, scene, open, phrase),
        Some(Kind::Course) => course(phrase).map(Answer::Course),
        Some(Kind::Place { .. }) => place(open, phrase).map(Answer::Place),
        Some(Kind::Pick { .. } | Kind::Use { .. }) => Ok(Answer::Pick(item(book, scene, open, phrase)?)),
        // Nothing is asked, so nothing can be read, and whatever is said is refused.
        None => {
            phrase.rest();
            Ok(Answer::Pass)
        }
    }
}

/// An item as [`Phrasebook::item_text`] writes it, among those that are listed or refused here.
pub fn listed_item<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Result<ItemOf<P::Game>, Problem> {
    let fresh = naming::listed(open.legal).into_iter().filter(|item| !open.taken.contains(item));
    let named: Vec<(String, ItemOf<P::Game>)> =
        fresh.map(|item| (book.item_text(scene, item), item)).collect();
    phrase.one_of(Wanted::Choice, named.iter().map(|(name, item)| (name.as_str(), *item)))
}

/// An item of the game's, an effect by its name, or a branch of an effect by its number.
fn item<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Result<ItemOf<P::Game>, Problem> {
    let listed = |fits: fn(&ItemOf<P::Game>) -> bool| open.legal.items.iter().any(fits);
    if phrase.eat("option") {
        let before = *phrase;
        let number: u8 = phrase.number(Wanted::OptionNumber)?;
        return match number.checked_sub(1) {
            Some(nth) => Ok(ItemOf::<P::Game>::option(nth)),
            None => Err(before.problem(AnswerWrong::OptionsFromOne)),
        };
    }
    if let Some(found) = branch(book, scene, open, phrase) {
        return Ok(found);
    }
    if let Some(found) = naming::numbered(book, scene, open, phrase) {
        return Ok(found);
    }
    phrase.verb("use");
    if listed(|item| item.as_effect().is_some()) {
        let name = *phrase;
        return effect(scene, open, phrase).map_err(|problem| without_effect(book, scene, &name, problem));
    }
    book.item(scene, open, phrase)
}

/// A problem with the name of an effect: a card that plays without its effect has none.
fn without_effect<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    name: &Phrase<'_>,
    problem: Problem,
) -> Problem {
    match book.card_without_effect(scene, name) {
        Some(card) => name.problem(WordWrong::NoEffect { card }),
        None => problem,
    }
}

/// A branch of an effect by what it does: `suffers 1 damage`.
fn branch<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Option<ItemOf<P::Game>> {
    let options = open.legal.items.iter().filter_map(|item| Some((item.as_option()?, *item)));
    let mut named: Vec<(String, ItemOf<P::Game>)> =
        options.filter_map(|(nth, item)| Some((text::option_text(book, scene, nth)?, item))).collect();
    named.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    named.into_iter().find_map(|(name, item)| {
        let (mut trial, (verb, rest)) = (*phrase, name.split_once(' ').unwrap_or((&name, "")));
        let fits = trial.verb(verb) && (rest.is_empty() || trial.eat(rest));
        fits.then(|| {
            *phrase = trial;
            item
        })
    })
}

fn items<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Result<Vec<ItemOf<P::Game>>, Problem> {
    let mut open = open.clone();
    loop {
        let next = item(book, scene, &open, phrase)?;
        open.taken.push(next);
        if !phrase.comma() {
            return Ok(open.taken);
        }
    }
}

fn full<T: Copy + Default>(
    phrase: &Phrase<'_>,
    items: impl IntoIterator<Item = T>,
) -> Result<List<T, MAX_ITEMS>, Problem> {
    let mut list = List::new();
    for item in items {
        list.try_push(item).map_err(|_| phrase.problem(AnswerWrong::ManyItems { most: MAX_ITEMS }))?;
    }
    Ok(list)
}

fn split<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Result<AnswerOf<P::Game>, Problem> {
    let mut shares = vec![0u8; open.legal.items.len()];
    loop {
        let share: u8 = phrase.number(Wanted::Share)?;
        phrase.eat("to");
        let before = *phrase;
        let target = item(book, scene, open, phrase)?;
        match open.legal.items.iter().position(|item| *item == target) {
            Some(at) => shares[at] = shares[at].saturating_add(share),
            None => {
                let text = text::item_text(book, scene, target);
                return Err(before.problem(AnswerWrong::NoShare { what: text }));
            }
        }
        if !phrase.comma() {
            return full(phrase, shares).map(Answer::Split);
        }
    }
}

fn assign<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    phrase: &mut Phrase<'_>,
) -> Result<AnswerOf<P::Game>, Problem> {
    let slots = open.legal.slots();
    let mut values = vec![None; slots.len()];
    loop {
        let before = *phrase;
        let target = book.item(scene, open, phrase)?;
        let _ = phrase.eat("to") || phrase.eat("=");
        let named = Open { taken: vec![target], ..*open };
        let value = book.item(scene, &named, phrase)?;
        match slots.iter().position(|slot| slot.item == target) {
            Some(at) => values[at] = Some(value),
            None => {
                let text = text::item_text(book, scene, target);
                return Err(before.problem(AnswerWrong::NothingSet { what: text }));
            }
        }
        if !phrase.comma() {
            break;
        }
    }
    let missing = slots.iter().zip(&values).find(|(_, value)| value.is_none());
    if let Some((slot, _)) = missing {
        let text = text::item_text(book, scene, slot.item);
        return Err(phrase.problem(AnswerWrong::SetToo { what: text }));
    }
    full(phrase, values.into_iter().flatten()).map(Answer::Assign)
}

/// `speed 3 straight, 1 right, 2 left, tool left`.
fn course(phrase: &mut Phrase<'_>) -> Result<Course, Problem> {
    phrase.eat("course");
    phrase.eat("speed");
    let mut course = Course { speed: phrase.number(Wanted::Speed)?, ..Course::default() };
    let sides = [("left", -1i8), ("right", 1)];
    for joint in 0.. {
        phrase.comma();
        if phrase.is_empty() {
            break;
        }
        if phrase.eat("tool") {
            course.side = phrase.one_of(Wanted::BaseSide, sides)?;
            break;
        }
        let before = *phrase;
        let clicks = if phrase.eat("straight") {
            0
        } else if let Some(side) = phrase.try_one_of(sides) {
            side
        } else {
            let clicks: i8 = phrase.number(Wanted::Clicks)?;
            clicks.saturating_mul(phrase.one_of(Wanted::Direction, sides)?)
        };
        match course.clicks.get_mut(joint) {
            Some(place) => *place = clicks,
            None => return Err(before.problem(AnswerWrong::FourJoints)),
        }
    }
    Ok(course)
}

/// `at 100 200 facing 90`; without a facing, the one that all places here have.
fn place<W: Words>(open: &Open<'_, W>, phrase: &mut Phrase<'_>) -> Result<Pose, Problem> {
    phrase.eat("at");
    let (x, y) = (phrase.decimal(Wanted::X)?, phrase.decimal(Wanted::Y)?);
    if phrase.eat("facing") {
        return Ok(Pose::from_mm(x, y, phrase.decimal(Wanted::Facing)?));
    }
    let mut facings = open.legal.places.iter().map(|pose| pose.facing);
    let first = facings.next();
    match first {
        Some(facing) if facings.all(|other| other == facing) => {
            Ok(Pose { facing, ..Pose::from_mm(x, y, 0.0) })
        }
        _ => Err(phrase.problem(AnswerWrong::NoFacing)),
    }
}

/// Whether an answer is of the kind that is asked for.
pub(crate) fn fits<W: Words>(kind: Kind, answer: &Answer<W>) -> bool {
    match (kind, answer) {
        (Kind::Pick { .. } | Kind::Use { .. }, Answer::Pick(_) | Answer::Pass) => true,
        (Kind::Place { .. }, Answer::Place(_) | Answer::Pass) => true,
        (Kind::Some { .. }, Answer::Some(_)) => true,
        (Kind::Order, Answer::Order(_)) | (Kind::Confirm, Answer::Confirm(_)) => true,
        (Kind::Amount { .. }, Answer::Amount(_)) | (Kind::Split { .. }, Answer::Split(_)) => true,
        (Kind::Assign, Answer::Assign(_)) | (Kind::Course, Answer::Course(_)) => true,
        // A use of something that is offered at any time.
        (_, Answer::Pick(item)) => item.as_effect().is_some(),
        _ => false,
    }
}

/// The piece or seat in whose name a line speaks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speaker<I> {
    pub(crate) seat: Seat,
    pub(crate) piece: Option<I>,
}
