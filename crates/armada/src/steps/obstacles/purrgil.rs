//! Purrgil move at the end of the round (armada.obstacle.purrgil.03, armada.obstacle.purrgil.04,
//! armada.obstacle.purrgil.71).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Refusal, Seat};
use broadside_table::{overlaps, touches};
use serde::{Deserialize, Serialize};

use super::{MoveObstacle, ObstacleRefused, of_kind};
use crate::board::{Board, TokenKind};
use crate::facts::ObstacleKind;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{ObstacleNo, Piece, Prompt, Thing, TokenNo, Window};
use crate::{ArmadaCx, ArmadaLook, atoms, scene};

/// Purrgil move at the end of the round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MovePurrgil {
    /// Whose turn it is: 0 the second player's, 1 the first player's.
    turn: u8,
    /// The purrgil that has been moved.
    taken: Option<ObstacleNo>,
    /// Who moves it, while it is moving.
    moving: Option<Seat>,
}

impl MovePurrgil {
    pub(crate) fn new(turn: u8) -> MovePurrgil {
        MovePurrgil { turn, taken: None, moving: None }
    }

    fn choices<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = ObstacleNo> + 'a {
        of_kind(board, ObstacleKind::Purrgil).filter(|number| self.taken != Some(*number))
    }
}

/// The token toward which purrgil move: the other one than that at which they came
/// (armada.objective.hyperspace-migration.03).
fn goal(board: &Board) -> Option<TokenNo> {
    let Some(Thing::Token(entry)) = board.objective_mark else { return None };
    board.tokens_of(TokenKind::Objective).find(|token| *token != entry)
}

fn touching(look: &ArmadaLook<'_>, purrgil: ObstacleNo, goal: TokenNo) -> bool {
    let shape = |thing| scene::shape(look.game, look.board, thing);
    match (shape(Thing::Obstacle(purrgil)), shape(Thing::Token(goal))) {
        (Some(one), Some(other)) => touches(&one, &other) || overlaps(&one, &other),
        _ => false,
    }
}

impl Rulebook for MovePurrgil {
    const TITLE: &'static str = "Purrgil";

    fn step(&self) -> &'static str {
        if self.moving.is_some() { "Move Purrgil" } else { "Choose Purrgil" }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if let (Some(seat), Some(purrgil)) = (self.moving.take(), self.taken) {
            if let Some(goal) = goal(&cx.board)
                && touching(&cx.look(), purrgil, goal)
            {
                // armada.objective.hyperspace-migration.03
                atoms::remove_obstacle(cx, purrgil);
            }
            let about = About::both(Thing::Obstacle(purrgil), Thing::Player(cx.board.side(seat)));
            return Flow::Open(Occasion::new(Window::PurrgilMoved, about));
        }
        if self.turn > 1 || self.choices(&cx.board).next().is_none() {
            return Flow::Done;
        }
        let seat = cx.board.speaker(if self.turn == 0 { cx.board.second() } else { cx.board.first() });
        Flow::Ask(Ask::one(seat, Prompt::ChoosePurrgil, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.choices(look.board).map(Thing::Obstacle));
        if let Some(taken) = self.taken {
            legal.refuse(Thing::Obstacle(taken), || {
                Refusal::by("armada.obstacle.purrgil.04", ObstacleRefused::PurrgilTaken)
            });
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        self.turn += 1;
        let Answer::Pick(Thing::Obstacle(purrgil)) = answer else { return Flow::Next };
        (self.taken, self.moving) = (Some(*purrgil), Some(seat));
        let piece = Piece::Obstacle(*purrgil);
        match goal(&cx.board) {
            // armada.obstacle.purrgil.72
            Some(goal) => call(MoveObstacle::toward(piece, seat, 1, 2, Piece::Token(goal))),
            None => call(MoveObstacle::within(piece, seat, 2)),
        }
    }
}
