//! The table of a scenario file as the board that a game begins with.

use broadside_engine::{BoardOf, Game, Record, SetupError};
use broadside_texts::Language;
use serde::de::Error;
use serde_json::Value;

use crate::book::Phrasebook;
use crate::names::Names;
use crate::parse::parse;
use crate::refused::TableUnread;
use crate::word::{Place, Problem};

/// The table of the first question of a scenario file.
pub fn board_of<B: Phrasebook>(book: &B, game: &B::Game, text: &str) -> Result<BoardOf<B::Game>, SetupError> {
    let none = || SetupError::new(TableUnread::NoQuestion);
    let script = parse("the position", text).map_err(|problems| problems.first().map_or_else(none, wrong))?;
    let question = script.questions.first().ok_or_else(none)?;
    if question.game.text != B::Game::NAME {
        let (found, wanted) = (question.game.text.clone(), B::Game::NAME);
        return Err(SetupError::new(TableUnread::OtherGame { found, wanted }));
    }
    book.table(game, &question.table, &mut Names::default()).map_err(|problem| wrong(&problem))
}

fn wrong(problem: &Problem) -> SetupError {
    let Place { line, column } = problem.place;
    SetupError::new(TableUnread::Wrong { line, column, problem: problem.message.clone() })
}

fn in_words(error: SetupError) -> serde_json::Error {
    serde_json::Error::custom(Language::En.reason(&error.0))
}

/// Where a stored game keeps the position that it began with.
const POSITION: &str = "/setup/position";

/// Reads a stored game. One that holds its first position as the text of a scenario file gets the board of that text.
pub fn record_of<B: Phrasebook>(
    book: &B,
    game: &B::Game,
    json: &str,
) -> Result<Record<B::Game>, serde_json::Error> {
    let mut record: Value = serde_json::from_str(json)?;
    if let Some(position) = record.pointer_mut(POSITION)
        && let Some(text) = position.as_str()
    {
        let board = board_of(book, game, text).map_err(in_words)?;
        *position = serde_json::to_value(board)?;
    }
    serde_json::from_value(record)
}
