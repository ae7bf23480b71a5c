//! The words that the game lends to scenarios (`scenarios/skiffs`).

mod see;
mod table;
mod tell;

use std::sync::Arc;

use broadside_engine::{Answer, Draw, Prompt as Asked};
use broadside_scenario::{
    Line, Names, Open, Phrase, Phrasebook, Problem, Scene, Seen, Verb, listed_item, plain_answer,
};

use crate::board::{Board, Dial, Face, Section};
use crate::game::Skiffs;
use crate::steps::{Activation, Attack, Round, Step, Whole};
use crate::words::{Event, Prompt, SkiffWords, Thing};

/// The words of skiffs. The two rules for simultaneous effects are its editions: `turns` and `queue`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Phrases<const QUEUE: bool>;

/// A scene of skiffs.
type SkiffScene<'a, const QUEUE: bool> = Scene<'a, Skiffs<QUEUE>>;

const FACES: [(&str, Face); 3] = [("hit", Face::Hit), ("star", Face::Star), ("blank", Face::Blank)];
const DIALS: [(&str, Dial); 3] = [("anchor", Dial::Anchor), ("row", Dial::Row), ("drift", Dial::Drift)];
const SECTIONS: [(&str, Section); 2] = [("bow", Section::Bow), ("stern", Section::Stern)];

/// What is answered with which verb.
const VERBS: [(&str, Prompt); 9] = [
    ("deploy", Prompt::Deploy),
    ("bid", Prompt::Bid),
    ("set", Prompt::SetDials),
    ("activate", Prompt::ChooseSkiff),
    ("row to", Prompt::Row),
    ("drift", Prompt::Steer),
    ("fire at", Prompt::FireAt),
    ("attack", Prompt::FireAt),
    ("suffer", Prompt::ShareHits),
];

/// Takes a verb of one word or two.
fn takes(phrase: &mut Phrase<'_>, verb: &str) -> bool {
    let mut trial = *phrase;
    let (verb, more) = verb.split_once(' ').unwrap_or((verb, ""));
    let taken = trial.verb(verb) && trial.eat(more);
    if taken {
        *phrase = trial;
    }
    taken
}

impl<const QUEUE: bool> Phrasebook for Phrases<QUEUE> {
    type Game = Skiffs<QUEUE>;

    fn name(&self) -> &'static str {
        "skiffs"
    }

    fn editions(&self) -> &'static [&'static str] {
        if QUEUE { &["queue"] } else { &["turns"] }
    }

    fn game(&self, _: &str) -> Arc<Skiffs<QUEUE>> {
        Arc::default()
    }

    fn table(
        &self,
        game: &Skiffs<QUEUE>,
        lines: &[Line],
        names: &mut Names<Thing>,
    ) -> Result<Board, Problem> {
        table::board(game, lines, names)
    }

    /// `a round`, `the activations`, `the game`, `SKIFF activates`, `SKIFF attacks SKIFF`.
    fn begin(&self, scene: &SkiffScene<'_, QUEUE>, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
        let whole = [
            ("a round", Step::Round(Round::default())),
            ("the activations", Step::Round(Round::of_activations(scene.board().first))),
            ("the rounds", Step::Whole(Whole::Rounds)),
            ("the game", Step::Whole(Whole::Deploy(0))),
        ];
        if let Some(step) = phrase.try_one_of(whole) {
            return Ok(step);
        }
        let names = whole.iter().map(|(name, _)| (*name, None));
        let pieces = scene.names.pieces().map(|(name, thing)| (name, Some(thing)));
        let skiff = match phrase.one_of("something that can begin", names.chain(pieces))? {
            Some(Thing::Skiff(skiff)) => skiff,
            _ => return Err(phrase.problem("a skiff activates or attacks")),
        };
        if takes(phrase, "activate") {
            return Ok(Step::Activation(Activation::new(skiff)));
        }
        if takes(phrase, "attack") || takes(phrase, "fire at") {
            return Ok(Step::Attack(Attack::new(skiff, a_skiff(scene, phrase)?)));
        }
        Err(phrase.problem("a skiff `activates` or `attacks SKIFF`"))
    }

    fn draw(
        &self,
        _: &SkiffScene<'_, QUEUE>,
        verb: Verb,
        phrase: &mut Phrase<'_>,
    ) -> Result<Vec<Draw>, Problem> {
        if verb == Verb::Draw {
            return Err(
                phrase.problem("cards come in the order of the table's `deck`; only dice are left to chance")
            );
        }
        let mut trial = *phrase;
        let count: usize = match trial.number("") {
            Ok(count) if count > 100 => return Err(phrase.problem("nobody rolls more than 100 dice")),
            Ok(count) => {
                *phrase = trial;
                count
            }
            Err(_) => 1,
        };
        let face = phrase.one_of("a face of a die", FACES)?;
        let value = Face::ALL.iter().position(|other| *other == face).unwrap_or_default() as u32;
        Ok(vec![Draw { what: Some("die".into()), value }; count])
    }

    fn see(&self, scene: &SkiffScene<'_, QUEUE>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
        see::see(scene, phrase)
    }

    /// A skiff by its name, a die by its face or number, a dial, a section.
    fn item(
        &self,
        scene: &SkiffScene<'_, QUEUE>,
        open: &Open<'_, SkiffWords>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Thing, Problem> {
        if let Some(dial) = phrase.try_one_of(DIALS) {
            return Ok(Thing::Dial(dial));
        }
        if let Some(section) = phrase.try_one_of(SECTIONS) {
            return Ok(Thing::Section(section));
        }
        if let Some(thing) = phrase.try_one_of(scene.names.pieces()) {
            return Ok(thing);
        }
        if phrase.eat("die") {
            let number: u8 = phrase.number("the number of a die")?;
            return Ok(Thing::Die(number.saturating_sub(1)));
        }
        let before = *phrase;
        if let (Some(face), Some(attack)) = (phrase.try_one_of(FACES), see::attack(scene)) {
            let dice = attack.dice.iter().enumerate().filter(|(_, other)| **other == face);
            let fresh = dice.map(|(at, _)| Thing::Die(at as u8)).find(|die| !open.taken.contains(die));
            return fresh.ok_or_else(|| before.problem("no other die shows this"));
        }
        *phrase = before;
        listed_item(self, scene, open, phrase)
    }

    fn answer(
        &self,
        scene: &SkiffScene<'_, QUEUE>,
        open: &Open<'_, SkiffWords>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Answer<SkiffWords>, Problem> {
        let before = *phrase;
        let asked = open.decision.map(|decision| decision.prompt);
        if let Some((_, meant)) = VERBS.iter().find(|(verb, _)| takes(phrase, verb))
            && let Some(Asked::Step(asked)) = asked
            && asked != *meant
        {
            let asked = self.prompt_text(scene, asked);
            return Err(before.problem(format!("this is no answer here: the question is to {asked}")));
        }
        if phrase.verb("stay") {
            return Ok(Answer::Pass);
        }
        plain_answer(self, scene, open, phrase)
    }

    fn item_text(&self, scene: &SkiffScene<'_, QUEUE>, item: Thing) -> String {
        tell::item(scene, item)
    }

    fn prompt_text(&self, _: &SkiffScene<'_, QUEUE>, prompt: Prompt) -> String {
        match prompt {
            Prompt::Deploy => "deploy a skiff",
            Prompt::Bid => "bid lanterns",
            Prompt::SetDials => "set dials",
            Prompt::ChooseSkiff => "activate a skiff",
            Prompt::Row => "row",
            Prompt::Steer => "drift",
            Prompt::FireAt => "fire at a skiff",
            Prompt::ShareHits => "share hits",
        }
        .into()
    }

    fn event_text(&self, scene: &SkiffScene<'_, QUEUE>, event: &Event) -> String {
        tell::event(scene, event)
    }

    fn position_text(&self, scene: &SkiffScene<'_, QUEUE>) -> Vec<String> {
        tell::position(scene)
    }
}

/// The name of a skiff.
fn a_skiff<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, phrase: &mut Phrase<'_>) -> Result<u8, Problem> {
    let before = *phrase;
    match scene.names.a_piece(phrase)? {
        Thing::Skiff(skiff) => Ok(skiff),
        _ => Err(before.problem("a skiff belongs here")),
    }
}
