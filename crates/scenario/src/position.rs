//! The table of a scenario file as the board that a game begins with.

use broadside_engine::{BoardOf, Game, Record, SetupError};
use serde_json::Value;
use serde_json::error::Category;

use crate::book::Phrasebook;
use crate::names::Names;
use crate::parse::parse;
use crate::refused::{RecordUnread, TableUnread};
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

/// Where a stored game keeps the position that it began with.
const POSITION: &str = "/setup/position";

fn unread(error: serde_json::Error) -> RecordUnread {
    let (line, column) = (error.line(), error.column());
    match error.classify() {
        Category::Data if line == 0 => RecordUnread::UnfitSomewhere,
        Category::Data => RecordUnread::Unfit { line, column },
        Category::Io | Category::Syntax | Category::Eof => RecordUnread::Broken { line, column },
    }
}

/// Reads a stored game. One that holds its first position as the text of a scenario file gets the board of that text.
pub fn record_of<B: Phrasebook>(
    book: &B,
    game: &B::Game,
    json: &str,
) -> Result<Record<B::Game>, RecordUnread> {
    let mut record: Value = serde_json::from_str(json).map_err(unread)?;
    let Some(position) = record.pointer_mut(POSITION).filter(|position| position.is_string()) else {
        // Read from the text, an error knows its line.
        return serde_json::from_str(json).map_err(unread);
    };
    let board = board_of(book, game, position.as_str().unwrap_or_default());
    let board = board.map_err(|SetupError(why)| RecordUnread::Position { why })?;
    *position = serde_json::to_value(board).map_err(unread)?;
    serde_json::from_value(record).map_err(unread)
}
