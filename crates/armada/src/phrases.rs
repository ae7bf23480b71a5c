//! The words that the game lends to scenarios (`scenarios/armada`, docs/scenarios-armada.md).

mod answer;
mod begin;
mod cards;
mod items;
mod measure;
mod pieces;
mod position;
mod prompts;
mod see;
mod ships;
mod sound;
mod table;
mod tell;
#[cfg(test)]
mod tests;

pub(crate) use tell::die as told_die;

use std::sync::{Arc, LazyLock};

use broadside_engine::{Answer, Draw, Game, SetupError};
use broadside_scenario::{Line, Names, Open, Phrase, Phrasebook, Problem, Scene, Seen, Verb};

use crate::board::Board;
use crate::facts::{Edition, Term};
use crate::steps::Step;
use crate::words::{ArmadaWords, Event, Price, Prompt, Thing};
use crate::{Armada, Blank};

/// The words of Armada, in all its editions.
#[derive(Debug, Default)]
pub struct Phrases {
    /// The games without some card, where something is taken out to see whether the tests miss it.
    without: Option<[Arc<Armada>; 3]>,
}

impl Phrases {
    /// The words of a game in which the effect of one card, keyword or token is taken out.
    pub fn without(blank: Blank) -> Phrases {
        let game = |edition| Arc::new(Armada::without(edition, blank));
        Phrases { without: Some([game(Edition::Rr1), game(Edition::Rr15), game(Edition::Arc)]) }
    }
}

/// A scene of Armada.
type ArmadaScene<'a> = Scene<'a, Armada>;
/// Whose answer is read.
type ArmadaOpen<'a> = Open<'a, ArmadaWords>;

static GAMES: [LazyLock<Arc<Armada>>; 3] = [
    LazyLock::new(|| Arc::new(Armada::new(Edition::Rr1))),
    LazyLock::new(|| Arc::new(Armada::new(Edition::Rr15))),
    LazyLock::new(|| Arc::new(Armada::new(Edition::Arc))),
];

/// The table of the first question of a scenario file.
pub(crate) fn board_of(game: &Armada, text: &str) -> Result<Board, SetupError> {
    let wrong = |problem: &Problem| SetupError::new(problem.to_string());
    let script = broadside_scenario::parse("the position", text)
        .map_err(|problems| problems.first().map_or_else(|| SetupError::new("it cannot be read"), wrong))?;
    let question = script.questions.first();
    let question = question.ok_or_else(|| SetupError::new("there is no question in the scenario file"))?;
    if question.game.text != Armada::NAME {
        return Err(SetupError::new(format!("the scenario is of the game {}", question.game.text)));
    }
    table::board(game, &question.table, &mut Names::default()).map_err(|problem| wrong(&problem))
}

impl Phrasebook for Phrases {
    type Game = Armada;

    fn editions(&self) -> &'static [&'static str] {
        &["rr1", "rr15", "arc"]
    }

    fn game(&self, edition: &str) -> Arc<Armada> {
        let edition = Edition::from_word(edition).unwrap_or(Edition::Rr15);
        match &self.without {
            Some(games) => Arc::clone(&games[edition as usize]),
            None => Arc::clone(&GAMES[edition as usize]),
        }
    }

    fn table(&self, game: &Armada, lines: &[Line], names: &mut Names<Thing>) -> Result<Board, Problem> {
        table::board(game, lines, names)
    }

    fn begin(&self, scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
        begin::begin(scene, phrase)
    }

    fn draw(&self, _: &ArmadaScene<'_>, verb: Verb, phrase: &mut Phrase<'_>) -> Result<Vec<Draw>, Problem> {
        begin::draw(verb, phrase)
    }

    fn see(&self, scene: &ArmadaScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
        see::see(scene, phrase)
    }

    fn item(
        &self,
        scene: &ArmadaScene<'_>,
        open: &ArmadaOpen<'_>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Thing, Problem> {
        items::item(scene, open, phrase)
    }

    fn answer(
        &self,
        scene: &ArmadaScene<'_>,
        open: &ArmadaOpen<'_>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Answer<ArmadaWords>, Problem> {
        answer::answer(self, scene, open, phrase)
    }

    fn item_text(&self, scene: &ArmadaScene<'_>, item: Thing) -> String {
        tell::thing(scene, item)
    }

    fn prompt_text(&self, _: &ArmadaScene<'_>, prompt: Prompt) -> String {
        prompts::text(prompt)
    }

    fn question_text(&self, scene: &ArmadaScene<'_>, prompt: Prompt) -> Option<String> {
        prompts::question(scene, prompt)
    }

    fn price_text(&self, price: &Price) -> Option<String> {
        Some(crate::gloss::price(price))
    }

    fn event_text(&self, scene: &ArmadaScene<'_>, event: &Event) -> String {
        tell::event(scene, event)
    }

    fn position_text(&self, scene: &ArmadaScene<'_>) -> Vec<String> {
        position::position(scene)
    }
}
