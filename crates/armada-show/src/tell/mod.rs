//! What happened, in words.

mod attack;
mod command;
mod path;
mod table;

use broadside_armada::Armada;
use broadside_armada::board::Board;
use broadside_armada::words::{ArmadaWords, Event, Piece, Thing};
use broadside_engine::{Happening, Position, Side};
use broadside_stage::{Motion, Text, Told};
use broadside_table::tolerance::AREA_EDGE;
use broadside_table::{Pose, Shape};

use super::question::{effect_name, is_rule};
use super::{ids, names, words};

/// What is told from: the table before the answer and after all that came of it.
struct Tale<'a> {
    game: &'a Armada,
    then: &'a Position<ArmadaWords>,
    before: &'a Board,
    board: &'a Board,
    /// Whether a card did it, not a step or rule.
    card: bool,
}

impl Tale<'_> {
    /// A line.
    fn line(&self, level: u8, icon: &str, text: Text) -> Told {
        Told { icon: icon.into(), level, ..Told::plain(0, None, text) }
    }

    /// A line about a piece or a part of one, which is named `$piece` in it.
    fn of(&self, level: u8, icon: &str, thing: Thing, id: &str) -> Told {
        self.about(level, icon, thing, Text::new(id))
    }

    /// The same with a text whose other gaps are filled.
    fn about(&self, level: u8, icon: &str, thing: Thing, text: Text) -> Told {
        let text = text.text("piece", names::party(self.game, self.board, thing));
        Told {
            side: self.board.side_of(thing).map(|side| side.0),
            targets: ids::of(thing).into_iter().collect(),
            ..self.line(level, icon, text)
        }
    }

    /// A line about a side, which is named `$side` in it.
    fn player(&self, level: u8, icon: &str, side: Side, text: Text) -> Told {
        let faction = words::faction(self.board.sides[side].faction);
        Told { side: Some(side.0), ..self.line(level, icon, text.text("side", faction)) }
    }

    /// Where a piece lay before.
    fn lay(&self, piece: Piece) -> Option<Pose> {
        let board = self.before;
        match piece {
            Piece::Ship(at) => board.ship(at).in_play().then(|| board.ship(at).pose),
            Piece::Squadron(at) => board.squadron(at).in_play().then(|| board.squadron(at).pose),
            Piece::Obstacle(at) => {
                let obstacle = &board.obstacles[at.index()];
                obstacle.placed.then_some(obstacle.pose)
            }
            Piece::Token(at) => board.tokens.get(at.index()).map(|token| token.pose),
        }
    }

    /// Whether a part of a piece's base is outside the play area, which destroys it (armada.destroyed.03).
    fn left_the_table(&self, piece: Piece) -> bool {
        let (measures, board) = (&self.game.measures, self.board);
        let base = match piece {
            Piece::Ship(at) => measures.ship(board.ship(at).card, board.ship(at).pose).base(),
            Piece::Squadron(at) => Shape::Disc(measures.squadron(board.squadron(at).pose)),
            _ => return false,
        };
        board.table.field().play.outermost(&base).outside > AREA_EDGE
    }

    fn motion(&self, piece: Piece, to: Pose) -> Option<Motion> {
        let straight = || self.lay(piece).into_iter().chain([to]).map(words::place).collect();
        let along = match piece {
            Piece::Ship(ship) => path::along(self.game, self.then, ship, to),
            _ => None,
        };
        let path = along.unwrap_or_else(straight);
        Some(Motion { piece: ids::piece(piece), path })
    }
}

/// A line of the log.
pub(super) fn tell(
    game: &Armada,
    before: &Position<ArmadaWords>,
    after: &Position<ArmadaWords>,
    happening: &Happening<ArmadaWords>,
) -> Option<Told> {
    let card = happening.by.filter(|(_, ability)| !is_rule(game, *ability));
    let tale = Tale { game, then: before, before: &before.board, board: &after.board, card: card.is_some() };
    let told = told(&tale, &happening.event)?;
    let by = card.map(|(source, ability)| effect_name(game, &after.board, source, ability));
    Some(Told { by, ..told })
}

fn told(tale: &Tale<'_>, event: &Event) -> Option<Told> {
    table::tell(tale, event).or_else(|| command::tell(tale, event)).or_else(|| attack::tell(tale, event))
}
