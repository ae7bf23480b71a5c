//! The players move obstacles in turn, each obstacle once (armada.objective.navigational-hazards.73,
//! armada.objective.doomed-station.72).

use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Seat};
use broadside_table::{overlaps, touches};
use serde::{Deserialize, Serialize};

use super::{MoveObstacle, ObstacleRefused, of_kind};
use crate::board::{Board, TokenKind};
use crate::facts::ObstacleKind;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{ObstacleNo, Piece, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, scene};

/// How obstacles move when the players move them in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Drift {
    /// Asteroid and debris fields, anywhere within distance 1–2.
    Fields,
    /// All obstacles, toward the gravity rift; what touches it is removed (armada.objective.doomed-station.72,
    /// armada.objective.doomed-station.73).
    TowardRift,
}

/// Obstacles are moved in turn, the second player's turn first, and marked with objective tokens.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveInTurn {
    drift: Drift,
    turn: u8,
    moved: Option<ObstacleNo>,
}

impl MoveInTurn {
    pub(crate) fn new(drift: Drift) -> MoveInTurn {
        MoveInTurn { drift, turn: 0, moved: None }
    }

    fn rift(board: &Board) -> Option<ObstacleNo> {
        of_kind(board, ObstacleKind::GravityRift).next()
    }

    fn counts(&self, kind: ObstacleKind) -> bool {
        match self.drift {
            Drift::Fields => matches!(kind, ObstacleKind::AsteroidField | ObstacleKind::DebrisField),
            Drift::TowardRift => kind != ObstacleKind::GravityRift,
        }
    }

    /// Obstacles that have been moved have a token on them.
    fn is_marked(board: &Board, obstacle: ObstacleNo) -> bool {
        let on = Some(Thing::Obstacle(obstacle));
        board.tokens.iter().any(|token| token.kind == TokenKind::Objective && token.on == on)
    }

    fn choices<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = ObstacleNo> + 'a {
        board.obstacles_placed().filter(move |at| {
            self.counts(board.obstacles[at.index()].kind) && !MoveInTurn::is_marked(board, *at)
        })
    }

    /// An obstacle that touches the rift, if it is taken off the table for it.
    fn swallowed(&self, look: &ArmadaLook<'_>) -> Option<ObstacleNo> {
        let rift = MoveInTurn::rift(look.board).filter(|_| self.drift == Drift::TowardRift)?;
        let shape = |at| scene::shape(look.game, look.board, Thing::Obstacle(at));
        let hole = shape(rift)?;
        let mut others = look.board.obstacles_placed().filter(|at| *at != rift);
        others.find(|at| shape(*at).is_some_and(|it| touches(&it, &hole) || overlaps(&it, &hole)))
    }
}

impl Rulebook for MoveInTurn {
    const TITLE: &'static str = "Move Obstacles";

    fn step(&self) -> &'static str {
        if self.moved.is_some() { "Move Obstacle" } else { "Choose Obstacle" }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if let Some(swallowed) = self.swallowed(&cx.look()) {
            atoms::remove_obstacle(cx, swallowed);
            return Flow::Next;
        }
        if let Some(moved) = self.moved.take()
            && cx.board.obstacles[moved.index()].placed
        {
            let pose = cx.board.obstacles[moved.index()].pose;
            atoms::place_token(cx, TokenKind::Objective, pose, None, Some(Thing::Obstacle(moved)));
        }
        if self.choices(&cx.board).next().is_none() {
            return Flow::Done;
        }
        let second = self.turn.is_multiple_of(2);
        let seat = cx.board.speaker(if second { cx.board.second() } else { cx.board.first() });
        Flow::Ask(Ask::one(seat, Prompt::ChooseMovedObstacle, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.choices(look.board).map(Thing::Obstacle));
        for at in look.board.obstacles_placed() {
            if MoveInTurn::is_marked(look.board, at) {
                legal.refuse(Thing::Obstacle(at), || {
                    Refusal::by("armada.objective.navigational-hazards.73", ObstacleRefused::Moved)
                });
            }
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        self.turn += 1;
        let Answer::Pick(Thing::Obstacle(obstacle)) = answer else { return Flow::Next };
        self.moved = Some(*obstacle);
        let piece = Piece::Obstacle(*obstacle);
        match MoveInTurn::rift(&cx.board).filter(|_| self.drift == Drift::TowardRift) {
            Some(rift) => call(MoveObstacle::toward(piece, seat, 1, 2, Piece::Obstacle(rift))),
            None => call(MoveObstacle::within(piece, seat, 2)),
        }
    }
}
