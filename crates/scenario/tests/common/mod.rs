//! Skiffs under other names, with and without a planted fault, for tests of the runner itself.

use std::sync::Arc;

use broadside_engine::{Answer, Draw};
use broadside_proving::board::Board;
use broadside_proving::phrases::Phrases;
use broadside_proving::steps::Step;
use broadside_proving::words::{Event, Prompt, SkiffWords, Thing};
use broadside_proving::{ByTurns, Plant};
use broadside_scenario::{Line, Names, Open, Phrase, Phrasebook, Problem, Registry, Scene, Seen, Verb};

/// Skiffs that go by the name of a game whose rules are indexed, or with a fault.
struct Disguise {
    name: &'static str,
    editions: &'static [&'static str],
    plant: Option<Plant>,
    /// What a die is called.
    die: &'static str,
}

type At<'a> = Scene<'a, ByTurns>;

impl Phrasebook for Disguise {
    type Game = ByTurns;

    fn name(&self) -> &'static str {
        self.name
    }
    fn editions(&self) -> &'static [&'static str] {
        self.editions
    }
    fn game(&self, _: &str) -> Arc<ByTurns> {
        Arc::new(ByTurns { plant: self.plant })
    }
    fn table(&self, game: &ByTurns, lines: &[Line], names: &mut Names<Thing>) -> Result<Board, Problem> {
        Phrases.table(game, lines, names)
    }
    fn begin(&self, scene: &At<'_>, phrase: &mut Phrase<'_>) -> Result<Step, Problem> {
        Phrases.begin(scene, phrase)
    }
    fn draw(&self, scene: &At<'_>, verb: Verb, phrase: &mut Phrase<'_>) -> Result<Vec<Draw>, Problem> {
        let draws = Phrases.draw(scene, verb, phrase)?;
        Ok(draws.into_iter().map(|draw| Draw { what: Some(self.die.into()), ..draw }).collect())
    }
    fn see(&self, scene: &At<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
        Phrases.see(scene, phrase)
    }
    fn item(
        &self,
        scene: &At<'_>,
        open: &Open<'_, SkiffWords>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Thing, Problem> {
        Phrases.item(scene, open, phrase)
    }
    fn answer(
        &self,
        scene: &At<'_>,
        open: &Open<'_, SkiffWords>,
        phrase: &mut Phrase<'_>,
    ) -> Result<Answer<SkiffWords>, Problem> {
        Phrases.answer(scene, open, phrase)
    }
    fn item_text(&self, scene: &At<'_>, item: Thing) -> String {
        Phrases.item_text(scene, item)
    }
    fn prompt_text(&self, scene: &At<'_>, prompt: Prompt) -> String {
        Phrases.prompt_text(scene, prompt)
    }
    fn event_text(&self, scene: &At<'_>, event: &Event) -> String {
        Phrases.event_text(scene, event)
    }
    fn position_text(&self, scene: &At<'_>) -> Vec<String> {
        Phrases.position_text(scene)
    }
}

/// Skiffs; `armada`, which has an index; `cards`, whose script draws cards where dice fall; `faulty`, which panics.
#[allow(dead_code, reason = "each test file uses what it needs")]
pub fn registry() -> Registry {
    let disguise = |name, editions, plant, die| Disguise { name, editions, plant, die };
    Registry::default()
        .with(Phrases::<false>)
        .with(Phrases::<true>)
        .with(disguise("armada", &["rr1", "rr15"], None, "die"))
        .with(disguise("cards", &["any"], None, "card"))
        .with(disguise("faulty", &["panic"], Some(Plant::Panic), "die"))
}

/// Skiffs, played turn by turn with a planted fault.
#[allow(dead_code, reason = "each test file uses what it needs")]
pub fn planted(plant: Plant) -> Registry {
    let faulty = Disguise { name: "skiffs", editions: &["turns"], plant: Some(plant), die: "die" };
    Registry::default().with(faulty).with(Phrases::<true>)
}
