//! The words of Star Wars: Armada for scenarios (`scenarios/armada`, docs/scenarios-armada.md).
//!
//! ```
//! use broadside_armada_ask::Phrases;
//! use broadside_scenario::{Registry, run_text};
//! let text = "question Whose speed?\ngame armada rr15\ntable\n  cr90 CR90 Corvette A Rebel at 900 400 speed 2\nplay\n  see cr90 speed 2\n";
//! let report = run_text("speed.scn", text, &Registry::default().with(Phrases::default()), &[]);
//! assert_eq!((report.passed, report.failed), (1, 0));
//! ```
#![deny(missing_docs)]

mod answer;
mod begin;
mod cards;
mod items;
mod knows;
mod lists;
mod measure;
mod odds;
mod pieces;
mod position;
mod prompts;
mod refused;
mod see;
mod ships;
mod sound;
mod table;
mod tell;
#[cfg(test)]
mod tests;

pub use refused::REASONS;

use std::sync::{Arc, LazyLock};

use broadside_armada::board::Board;
use broadside_armada::facts::{Edition, Term};
use broadside_armada::steps::Step;
use broadside_armada::words::{ArmadaWords, Event, Price, Prompt, Thing};
use broadside_armada::{Armada, Blank};
use broadside_engine::{Answer, Draw, Side};
use broadside_scenario::{Judgement, Line, Names, Open, Phrase, Phrasebook, Problem, Scene, Seen, Verb};

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

    fn list(&self, game: &Armada, text: &str) -> Result<Judgement, Problem> {
        lists::list(game, text)
    }

    fn card_without_effect(&self, scene: &ArmadaScene<'_>, phrase: &Phrase<'_>) -> Option<String> {
        let (facts, mut trial) = (scene.game.facts, *phrase);
        let upgrades = facts.upgrades().iter().map(|it| (&*it.name, &*it.name));
        let squadrons = facts.squadrons().iter().map(|it| (&*it.name, &*it.name));
        trial.try_one_of(upgrades.chain(squadrons)).map(str::to_owned)
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
        Some(broadside_armada::gloss::price(price))
    }

    fn event_text(&self, scene: &ArmadaScene<'_>, event: &Event) -> String {
        tell::event(scene, event)
    }

    fn lost(&self, game: &Armada, board: &Board, side: Side, on: Option<Thing>) -> Option<i64> {
        Some(odds::lost(game, board, side, on))
    }

    fn alike(&self, board: &mut Board) {
        odds::alike(board);
    }

    fn position_text(&self, scene: &ArmadaScene<'_>) -> Vec<String> {
        position::position(scene)
    }
}
