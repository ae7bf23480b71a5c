//! The names that a table gives to its pieces and seats.

use broadside_engine::Seat;

use crate::phrase::Phrase;
use crate::refused::{AnswerWrong, Hint, Wanted, WordWrong};
use crate::script::RESERVED;
use crate::suggest;
use crate::word::{Problem, same};

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named<I> {
    /// A player.
    Seat(Seat),
    /// A piece.
    Item(I),
}

/// The names of one table: those of the seats, which the game gives, and those of the pieces, which the file gives.
#[derive(Clone, Debug)]
pub struct Names<I> {
    list: Vec<(String, Named<I>)>,
}

impl<I> Default for Names<I> {
    fn default() -> Self {
        Names { list: Vec::new() }
    }
}

impl<I: Copy + PartialEq> Names<I> {
    /// Gives a seat a name. It may have several; the first is printed.
    pub fn seat(&mut self, name: &str, seat: Seat) {
        self.list.push((name.to_owned(), Named::Seat(seat)));
    }

    /// Takes the next word as the name of a new piece.
    pub fn new_piece(&self, phrase: &mut Phrase<'_>) -> Result<String, Problem> {
        let before = *phrase;
        let name = phrase.word(Wanted::PieceName)?;
        if RESERVED.iter().any(|word| same(word, name)) || ["may", "not"].iter().any(|word| same(word, name))
        {
            return Err(before.problem(WordWrong::NoName { name: name.to_owned() }));
        }
        if self.find(name).is_some() {
            return Err(before.problem(WordWrong::NamedTwice { name: name.to_owned() }));
        }
        Ok(name.to_owned())
    }

    /// Gives a piece its name.
    pub fn piece(&mut self, name: String, item: I) {
        self.list.push((name, Named::Item(item)));
    }

    /// What a name stands for.
    pub fn find(&self, name: &str) -> Option<Named<I>> {
        self.list.iter().find(|(known, _)| same(known, name)).map(|(_, named)| *named)
    }

    /// Takes the next word as the name of a piece.
    pub fn a_piece(&self, phrase: &mut Phrase<'_>) -> Result<I, Problem> {
        phrase.one_of(Wanted::Piece, self.pieces())
    }

    /// Takes the next word as the name of a seat.
    pub fn a_seat(&self, phrase: &mut Phrase<'_>) -> Result<Seat, Problem> {
        phrase.one_of(Wanted::Player, self.seats())
    }

    /// All pieces with their names.
    pub fn pieces(&self) -> impl Iterator<Item = (&str, I)> {
        self.list.iter().filter_map(|(name, named)| match named {
            Named::Item(item) => Some((name.as_str(), *item)),
            Named::Seat(_) => None,
        })
    }

    fn seats(&self) -> impl Iterator<Item = (&str, Seat)> {
        self.list.iter().filter_map(|(name, named)| match named {
            Named::Seat(seat) => Some((name.as_str(), *seat)),
            Named::Item(_) => None,
        })
    }

    /// The name of a piece.
    pub fn of(&self, item: I) -> Option<&str> {
        self.pieces().find(|(_, known)| *known == item).map(|(name, _)| name)
    }

    /// The name of a seat.
    pub fn of_seat(&self, seat: Seat) -> String {
        let name = self.seats().find(|(_, known)| *known == seat).map(|(name, _)| name.to_owned());
        name.unwrap_or_else(|| format!("seat {}", seat.0))
    }

    /// Why a word names nobody.
    pub(crate) fn nobody(&self, word: &str) -> AnswerWrong {
        let known = self.list.iter().map(|(name, _)| name.as_str());
        let verbs = ["begin", "roll", "draw", "see", "refuse"];
        let hint = match suggest::nearest(word, known.clone().chain(verbs)) {
            Some(near) => Hint::Near { near: near.to_owned() },
            None => suggest::all(known),
        };
        AnswerWrong::Nobody { word: word.to_owned(), hint }
    }
}
