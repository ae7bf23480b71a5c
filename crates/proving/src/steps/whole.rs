//! The whole game: skiffs are deployed in turn, then rounds are played.

use broadside_engine::{Answer, Ask, Cx, Flow, Kind, Legal, Look, Refusal, Region};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Round, Step};
use crate::atoms;
use crate::board::{Board, FLEET, POND, ROUNDS};
use crate::game::Skiffs;
use crate::why::Why;
use crate::words::{Prompt, SkiffWords};

/// The game under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whole {
    /// Players deploy their skiffs in turn; so many are deployed.
    Deploy(u8),
    /// Rounds are played.
    #[default]
    Rounds,
}

/// How deep the strip is in which skiffs are deployed, in millimetres.
const STRIP: f64 = 100.0;

impl Whole {
    pub(super) fn title(&self) -> &'static str {
        match self {
            Whole::Deploy(_) => "Deploy",
            Whole::Rounds => "Rounds",
        }
    }

    /// The skiff that is deployed next: players take turns.
    fn next(deployed: u8) -> u8 {
        deployed % 2 * FLEET + deployed / 2
    }

    fn strip(board: &Board, skiff: u8) -> (f64, f64) {
        if board.owner(skiff).0 == 0 { (0.0, STRIP) } else { (POND - STRIP, POND) }
    }

    pub(super) fn perform<const QUEUE: bool>(&mut self, cx: &mut Cx<'_, Skiffs<QUEUE>>) -> Flow<SkiffWords> {
        match self {
            Whole::Deploy(deployed) if *deployed < 2 * FLEET => {
                let owner = cx.board.owner(Whole::next(*deployed));
                Flow::Ask(Ask::one(owner, Prompt::Deploy, Kind::Place { optional: false }))
            }
            Whole::Deploy(_) => {
                *self = Whole::Rounds;
                Flow::Next
            }
            Whole::Rounds => {
                let lost = |seat| cx.board.fleet().all(|skiff| cx.board.owner(skiff).0 != seat);
                if cx.board.round == ROUNDS || lost(0) || lost(1) {
                    return Flow::Done;
                }
                Flow::Call(Step::Round(Round::default()))
            }
        }
    }

    pub(super) fn legal<const QUEUE: bool>(
        &self,
        look: &Look<'_, Skiffs<QUEUE>>,
        legal: &mut Legal<SkiffWords>,
    ) {
        let Whole::Deploy(deployed) = self else { return };
        let skiff = Whole::next(*deployed);
        let (bottom, top) = Whole::strip(look.board, skiff);
        legal.regions.push(Region::Rect { left: 0.0, bottom, right: POND, top });
        let facing = if bottom > 0.0 { 180.0 } else { 0.0 };
        for row in [25.0, 75.0] {
            for column in 0..5 {
                let pose = Pose::from_mm(40.0 + 80.0 * f64::from(column), bottom + row, facing);
                if look.board.free(skiff, pose) {
                    legal.places.push(pose);
                }
            }
        }
    }

    pub(super) fn check<const QUEUE: bool>(
        &self,
        look: &Look<'_, Skiffs<QUEUE>>,
        pose: Pose,
    ) -> Result<(), Refusal> {
        let Whole::Deploy(deployed) = self else { return Ok(()) };
        let skiff = Whole::next(*deployed);
        let (bottom, top) = Whole::strip(look.board, skiff);
        if pose.y_mm() < bottom || pose.y_mm() > top {
            return Err(Refusal::by("skiffs.deploy", Why::OutsideStrip));
        }
        if !look.board.free(skiff, pose) {
            return Err(Refusal::by("skiffs.place", Why::NotFree));
        }
        Ok(())
    }

    pub(super) fn answer<const QUEUE: bool>(
        &mut self,
        cx: &mut Cx<'_, Skiffs<QUEUE>>,
        answer: &Answer<SkiffWords>,
    ) -> Flow<SkiffWords> {
        if let (Whole::Deploy(deployed), Answer::Place(pose)) = (self, answer) {
            atoms::place(cx, Whole::next(*deployed), *pose);
            *deployed += 1;
        }
        Flow::Next
    }
}
