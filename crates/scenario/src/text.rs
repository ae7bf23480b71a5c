//! Answers and questions as a reader would write them.

use std::borrow::Cow;

use broadside_engine::{Answer, Course, Decision, Game, Item, ItemOf, Legal, Prompt, Refusal, Source};
use broadside_table::Pose;
use broadside_texts::Language;

use crate::book::{AnswerOf, Open, Phrasebook, Scene};
use crate::effects::NOWHERE;
use crate::naming::ItemNames;

type WordsOf<P> = <<P as Phrasebook>::Game as Game>::Words;

/// An item as an answer would name it.
pub fn item_text<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    item: ItemOf<P::Game>,
) -> String {
    if let Some(offer) = item.as_effect() {
        let name = quoted(scene.game.ability(offer.ability).name);
        return format!("uses {}", of_bearer(scene, &name, offer.source));
    }
    match item.as_option() {
        Some(nth) => {
            option_text(book, scene, nth).unwrap_or_else(|| format!("option {}", u32::from(nth) + 1))
        }
        None => quoted(&book.item_text(scene, item)).into_owned(),
    }
}

/// A name as it has to be written: in quotes, if it holds a comma or a parenthesis.
fn quoted(name: &str) -> Cow<'_, str> {
    if name.contains('"') && name.contains([',', '(', ')']) {
        return Cow::Owned(format!("“{name}”"));
    }
    if name.contains([',', '(', ')']) && !name.starts_with('"') {
        return Cow::Owned(format!("\"{name}\""));
    }
    Cow::Borrowed(name)
}

/// A card with the piece that bears it.
fn of_bearer<G: Game>(scene: &Scene<'_, G>, name: &str, source: Source) -> String {
    let known = source != NOWHERE;
    let bearer = known.then(|| scene.game.bearer(scene.board(), source).1).flatten();
    match bearer.and_then(|bearer| scene.names.of(bearer)) {
        Some(bearer) => format!("{name} of {bearer}"),
        None => name.to_owned(),
    }
}

/// What a branch of the effect that asks does, or what one way to pay for it takes.
pub(crate) fn option_text<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    nth: u8,
) -> Option<String> {
    let look = scene.look();
    match look.price(nth) {
        Some(price) => book.price_text(price),
        None => look.branch(nth).map(str::to_owned),
    }
}

/// Why something is refused, with the rule that forbids it.
pub fn refusal_text(refusal: &Refusal) -> String {
    let reason = Language::En.reason(&refusal.reason);
    match &refusal.rule {
        Some(rule) => format!("{reason} ({rule})"),
        None => reason,
    }
}

/// An answer as it would be written.
pub fn answer_text<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    open: &Open<'_, WordsOf<P>>,
    answer: &AnswerOf<P::Game>,
) -> String {
    Answers::of(book, scene, open).text(answer)
}

/// The answers of one decision as they would be written.
pub(crate) struct Answers<'a, P: Phrasebook + ?Sized> {
    book: &'a P,
    scene: &'a Scene<'a, P::Game>,
    legal: &'a Legal<WordsOf<P>>,
    names: ItemNames<ItemOf<P::Game>>,
}

impl<'a, P: Phrasebook + ?Sized> Answers<'a, P> {
    /// Those of a decision.
    pub(crate) fn of(
        book: &'a P,
        scene: &'a Scene<'a, P::Game>,
        open: &Open<'a, WordsOf<P>>,
    ) -> Answers<'a, P> {
        Answers { book, scene, legal: open.legal, names: ItemNames::of(book, scene, open.legal) }
    }

    /// An item as it is named here.
    pub(crate) fn item(&self, item: ItemOf<P::Game>) -> String {
        let here = self.names.get(item).map(str::to_owned);
        here.unwrap_or_else(|| item_text(self.book, self.scene, item))
    }

    fn value(&self, value: ItemOf<P::Game>) -> String {
        item_text(self.book, self.scene, value)
    }

    /// An answer as it would be written.
    pub(crate) fn text(&self, answer: &AnswerOf<P::Game>) -> String {
        let text = |item: &ItemOf<P::Game>| self.item(*item);
        let all = |items: &[ItemOf<P::Game>]| items.iter().map(text).collect::<Vec<_>>().join(" and ");
        match answer {
            Answer::Pass => "passes".into(),
            Answer::Pick(item) => text(item),
            Answer::Some(items) if items.is_empty() => "nothing".into(),
            Answer::Some(items) | Answer::Order(items) => all(items),
            Answer::Confirm(yes) => (if *yes { "yes" } else { "no" }).into(),
            Answer::Amount(number) => number.to_string(),
            Answer::Split(shares) => {
                let given = self.legal.items.iter().zip(shares).filter(|(_, share)| **share > 0);
                let parts: Vec<String> =
                    given.map(|(item, share)| format!("{share} {}", text(item))).collect();
                if parts.is_empty() { "nothing".into() } else { parts.join(" and ") }
            }
            Answer::Assign(values) => {
                let slots = self.legal.slots().iter().zip(values);
                let parts: Vec<String> = slots
                    .map(|(slot, value)| format!("{} {}", text(&slot.item), self.value(*value)))
                    .collect();
                parts.join(" and ")
            }
            Answer::Course(course) => course_text(course),
            Answer::Place(pose) => place_text(*pose),
        }
    }
}

/// A place in as few digits as mean the same.
fn place_text(pose: Pose) -> String {
    let digits = |value: f64, fits: &dyn Fn(f64) -> bool| {
        let short = (0..10).map(|digits| format!("{value:.digits$}"));
        short.into_iter().find(|text| text.parse().is_ok_and(fits)).unwrap_or_else(|| value.to_string())
    };
    let x = digits(pose.x_mm(), &|x| Pose::from_mm(x, 0.0, 0.0).x == pose.x);
    let y = digits(pose.y_mm(), &|y| Pose::from_mm(0.0, y, 0.0).y == pose.y);
    let facing = digits(pose.facing.degrees(), &|turn| Pose::from_mm(0.0, 0.0, turn).facing == pose.facing);
    format!("at {x} {y} facing {facing}")
}

fn course_text(course: &Course) -> String {
    let mut text = format!("speed {}", course.speed);
    let last = course.clicks.iter().rposition(|clicks| *clicks != 0).map_or(0, |at| at + 1);
    for (joint, clicks) in course.clicks[..last].iter().enumerate() {
        let side = if *clicks < 0 { "left" } else { "right" };
        let turn = if *clicks == 0 { "straight".into() } else { format!("{} {side}", clicks.unsigned_abs()) };
        text += &format!("{}{turn}", if joint == 0 { " " } else { " and " });
    }
    match course.side {
        0 => text,
        side => text + if side < 0 { " tool left" } else { " tool right" },
    }
}

/// What is asked, with the piece and the card that it is about.
pub fn question_text<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    decision: &Decision<WordsOf<P>>,
) -> String {
    let card = |id| {
        let name = scene.game.ability(id).name;
        decision.source.map_or_else(|| name.to_owned(), |source| of_bearer(scene, name, source))
    };
    match decision.prompt {
        Prompt::Step(prompt) => {
            book.question_text(scene, prompt).unwrap_or_else(|| book.prompt_text(scene, prompt))
        }
        Prompt::UseEffect(window) => format!("use an effect: {}", book.window_text(window)),
        Prompt::UseQueued(id) => format!("use {}", card(id)),
        Prompt::Choose(id) => format!("choose for {}", card(id)),
        Prompt::Branch(id) => format!("choose an option of {}", card(id)),
        Prompt::May(id) => match scene.look().may() {
            Some(what) => format!("say whether to {what}: {}", card(id)),
            None => format!("say whether {} does it", card(id)),
        },
        other => prompt_text(book, scene, other),
    }
}

/// What is asked, in a few words.
pub(crate) fn prompt_text<P: Phrasebook + ?Sized>(
    book: &P,
    scene: &Scene<'_, P::Game>,
    prompt: Prompt<WordsOf<P>>,
) -> String {
    let name = |id| scene.game.ability(id).name;
    match prompt {
        Prompt::Step(prompt) => book.prompt_text(scene, prompt),
        Prompt::UseEffect(_) => "use an effect".into(),
        Prompt::OrderEffects => "order effects".into(),
        Prompt::UseQueued(id) => format!("use {}", name(id)),
        Prompt::Replace(_) => "replace it".into(),
        Prompt::Choose(id) => format!("choose for {}", name(id)),
        Prompt::Branch(id) => format!("choose an option of {}", name(id)),
        Prompt::May(id) => format!("say whether {} does it", name(id)),
    }
}
