//! Purrgil move at the end of the round (armada.obstacle.purrgil.03, .04, .71).

use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{MoveObstacle, of_kind};
use crate::board::Board;
use crate::facts::ObstacleKind;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{ObstacleNo, Piece, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook};

/// Purrgil move at the end of the round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MovePurrgil {
    /// Whose turn it is: 0 the second player's, 1 the first player's.
    turn: u8,
    /// The purrgil that has been moved.
    taken: Option<ObstacleNo>,
    /// Whether it is moving.
    moving: bool,
}

impl MovePurrgil {
    pub(crate) fn new(turn: u8) -> MovePurrgil {
        MovePurrgil { turn, taken: None, moving: false }
    }

    fn choices<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = ObstacleNo> + 'a {
        of_kind(board, ObstacleKind::Purrgil).filter(|number| self.taken != Some(*number))
    }
}

impl Rulebook for MovePurrgil {
    const TITLE: &'static str = "Purrgil";

    fn step(&self) -> &'static str {
        if self.moving { "Move Purrgil" } else { "Choose Purrgil" }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if core::mem::take(&mut self.moving) {
            return Flow::Next;
        }
        if self.turn > 1 || self.choices(cx.board).next().is_none() {
            return Flow::Done;
        }
        let seat = if self.turn == 0 { cx.board.second_seat() } else { cx.board.first_seat() };
        Flow::Ask(Ask::one(seat, Prompt::ChoosePurrgil, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.choices(look.board).map(Thing::Obstacle));
        if let Some(taken) = self.taken {
            legal.refuse(Thing::Obstacle(taken), || {
                Refusal::by("armada.obstacle.purrgil.04", "the players move different purrgil")
            });
        }
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        self.turn += 1;
        let Answer::Pick(Thing::Obstacle(purrgil)) = answer else { return Flow::Next };
        (self.taken, self.moving) = (Some(*purrgil), true);
        call(MoveObstacle::within(Piece::Obstacle(*purrgil), seat, 2))
    }
}
