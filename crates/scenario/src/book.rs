//! The words that a game lends to scenarios.

use std::sync::Arc;

use broadside_engine::{
    Answer, BoardOf, Contribution, CostOf, Decision, Draw, EventOf, FrameOf, Game, Happening, ItemOf, Legal,
    Look, Position, Reason, Seat, Side, WindowOf, Words,
};

use crate::answer;
use crate::names::Names;
use crate::phrase::{Line, Phrase};
use crate::refused::WordWrong;
use crate::script::Verb;
use crate::word::Problem;

/// The answers of a game.
pub type AnswerOf<G> = Answer<<G as Game>::Words>;
/// What a game's own decisions ask.
pub type PromptOf<G> = <<G as Game>::Words as Words>::Prompt;

/// The words that a game lends to scenarios: how tables, procedures, answers and values are written.
///
/// Each method that gets a [`Phrase`] takes from it what it understands; what is left over is refused.
pub trait Phrasebook: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// The game's word behind `game`.
    fn name(&self) -> &'static str {
        <Self::Game as Game>::NAME
    }

    /// The editions that can be played.
    fn editions(&self) -> &'static [&'static str];

    /// The game under one of its editions. Tables that take long to build are better kept and shared.
    fn game(&self, edition: &str) -> Arc<Self::Game>;

    /// Judges the list of a player.
    fn list(&self, game: &Self::Game, text: &str) -> Result<Judgement, Problem> {
        let _ = (game, text);
        Err(Problem::from(Reason::from(WordWrong::NoLists)))
    }

    /// The card of this game that stands next and has no effect in play, if one does.
    fn card_without_effect(&self, scene: &Scene<'_, Self::Game>, phrase: &Phrase<'_>) -> Option<String> {
        let _ = (scene, phrase);
        None
    }

    /// Sets the table up from its lines, and names seats and pieces.
    fn table(
        &self,
        game: &Self::Game,
        lines: &[Line],
        names: &mut Names<ItemOf<Self::Game>>,
    ) -> Result<BoardOf<Self::Game>, Problem>;

    /// Reads what begins: `begin vic attacks cr90`.
    fn begin(
        &self,
        scene: &Scene<'_, Self::Game>,
        phrase: &mut Phrase<'_>,
    ) -> Result<FrameOf<Self::Game>, Problem>;

    /// Reads one result of `roll` or `draw`, which may stand for several draws (`3 red hit`).
    fn draw(
        &self,
        scene: &Scene<'_, Self::Game>,
        verb: Verb,
        phrase: &mut Phrase<'_>,
    ) -> Result<Vec<Draw>, Problem>;

    /// Reads a clause of `see` and looks whether it is so.
    fn see(&self, scene: &Scene<'_, Self::Game>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem>;

    /// Reads an item, whether it may be chosen or not. Without words of its own a game understands the items
    /// that are listed or refused here, as [`Phrasebook::item_text`] writes them.
    fn item(
        &self,
        scene: &Scene<'_, Self::Game>,
        open: &Open<'_, <Self::Game as Game>::Words>,
        phrase: &mut Phrase<'_>,
    ) -> Result<ItemOf<Self::Game>, Problem> {
        answer::listed_item(self, scene, open, phrase)
    }

    /// Reads an answer. A game that has verbs of its own takes them and calls [`plain_answer`](crate::plain_answer)
    /// for the rest.
    fn answer(
        &self,
        scene: &Scene<'_, Self::Game>,
        open: &Open<'_, <Self::Game as Game>::Words>,
        phrase: &mut Phrase<'_>,
    ) -> Result<AnswerOf<Self::Game>, Problem> {
        answer::plain_answer(self, scene, open, phrase)
    }

    /// An item as it would be written in an answer.
    fn item_text(&self, scene: &Scene<'_, Self::Game>, item: ItemOf<Self::Game>) -> String;

    /// What a step asks, as it stands behind `asks blue to`: "fire at a skiff".
    fn prompt_text(&self, scene: &Scene<'_, Self::Game>, prompt: PromptOf<Self::Game>) -> String;

    /// What a step asks with the piece that it is about, where there is one: "fire at a skiff with the brig". It may
    /// stand behind `asks blue to` as well as the shorter text.
    fn question_text(&self, scene: &Scene<'_, Self::Game>, prompt: PromptOf<Self::Game>) -> Option<String> {
        let _ = (scene, prompt);
        None
    }

    /// A price as an answer would name it: "discard this card".
    fn price_text(&self, price: &CostOf<Self::Game>) -> Option<String> {
        let _ = price;
        None
    }

    /// An event as it stands behind `happened`: "brig loses 2 planks at the bow".
    fn event_text(&self, scene: &Scene<'_, Self::Game>, event: &EventOf<Self::Game>) -> String;

    /// The name of a timing window.
    fn window_text(&self, window: WindowOf<Self::Game>) -> String {
        spaced(&format!("{window:?}"))
    }

    /// How much the pieces of a side, or one of them, have lost: damage and shields. A game without damage has no odds of it.
    fn lost(
        &self,
        game: &Self::Game,
        board: &BoardOf<Self::Game>,
        side: Side,
        on: Option<ItemOf<Self::Game>>,
    ) -> Option<i64> {
        let _ = (game, board, side, on);
        None
    }

    /// Puts what makes no difference, such as the order of rolled dice, into one form: boards that differ in nothing else
    /// become the same.
    fn alike(&self, board: &mut BoardOf<Self::Game>) {
        let _ = board;
    }

    /// The position, for the reader of a failure; a line per piece.
    fn position_text(&self, scene: &Scene<'_, Self::Game>) -> Vec<String>;
}

/// `AfterRoll` as `After Roll`.
fn spaced(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.push(c);
    }
    text
}

/// What a game's words are read against: the table at one moment.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// The ruleset.
    pub game: &'a G,
    /// The edition's word.
    pub edition: &'a str,
    /// The names of seats and pieces.
    pub names: &'a Names<ItemOf<G>>,
    /// The position. Before anything has begun nothing is under way in it.
    pub position: &'a Position<G::Words>,
    /// What has happened since the last answer.
    pub events: &'a [Happening<G::Words>],
}

impl<'a, G: Game> Scene<'a, G> {
    /// The position, to ask the rules about.
    pub fn look(&self) -> Look<'a, G> {
        Look::new(self.game, self.position)
    }

    /// The board.
    pub fn board(&self) -> &'a BoardOf<G> {
        &self.position.board
    }
}

/// Whose answer is read, and what may be answered.
#[derive(Clone, Debug)]
pub struct Open<'a, W: Words> {
    /// Who answers.
    pub seat: Seat,
    /// The piece in whose name it is answered, if the line begins with one.
    pub speaker: Option<W::Item>,
    /// The open decision of that seat.
    pub decision: Option<Decision<W>>,
    /// The legal answers, with the reasons for what is refused.
    pub legal: &'a Legal<W>,
    /// The items that the answer has named so far: of two like dice the second is meant next.
    pub taken: Vec<W::Item>,
}

/// What is wrong with a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// Whether it breaks no rule and was understood.
    pub legal: bool,
    /// The broken rules, each with its id where it has one, and the reason.
    pub broken: Vec<(Option<String>, Reason)>,
    /// What its cards cost.
    pub cost: u32,
    /// What is told of it, line by line.
    pub told: Vec<Reason>,
}

/// What a clause of `see` came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Whether it is so.
    pub holds: bool,
    /// What is there, in the words of the clause: "brig hull 2".
    pub found: String,
    /// The printed value, where there is one.
    pub printed: Option<i32>,
    /// What changed the printed value.
    pub contributions: Vec<Contribution>,
}

impl Seen {
    /// Whether something is so, and what is there.
    pub fn new(holds: bool, found: impl Into<String>) -> Seen {
        Seen { holds, found: found.into(), printed: None, contributions: Vec::new() }
    }

    /// A value that should be another or the same.
    pub fn value<T: PartialEq + std::fmt::Display>(what: &str, expected: T, found: T) -> Seen {
        Seen::new(expected == found, format!("{what} {found}"))
    }

    /// With the printed value and what changed it.
    pub fn because(self, printed: i32, contributions: Vec<Contribution>) -> Seen {
        Seen { printed: Some(printed), contributions, ..self }
    }
}
