//! Exogorths leave the play area, and the obstacles that they touched may be stirred up.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use broadside_table::touches;
use serde::{Deserialize, Serialize};

use super::{MoveObstacle, each_obstacle, of_kind};
use crate::facts::ObstacleKind;
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{ObstacleNo, Piece, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, scene};

/// How many exogorths there are.
const EXOGORTHS: usize = 2;

/// Exogorths leave the play area; then the second player may move the obstacle that each of them touched.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExogorthsLeave {
    stirring: bool,
    begun: bool,
    /// What each exogorth touched, a bit for each obstacle.
    touched: [u16; EXOGORTHS],
}

impl ExogorthsLeave {
    pub(crate) fn new(stirring: bool) -> ExogorthsLeave {
        ExogorthsLeave { stirring, begun: false, touched: [0; EXOGORTHS] }
    }

    /// The obstacles that an exogorth touches, but for other exogorths.
    fn neighbours(look: &ArmadaLook<'_>, exogorth: ObstacleNo) -> u16 {
        let shape = |at| scene::shape(look.game, look.board, Thing::Obstacle(at));
        let Some(here) = shape(exogorth) else { return 0 };
        let beside = |at: &ObstacleNo| {
            look.board.obstacles[at.index()].kind != ObstacleKind::Exogorth
                && shape(*at).is_some_and(|other| touches(&here, &other))
        };
        look.board.obstacles_placed().filter(beside).fold(0, |set, at| set | 1 << at.0)
    }

    fn leave(&mut self, cx: &mut ArmadaCx<'_>) {
        self.begun = true;
        for place in 0..EXOGORTHS {
            let Some(exogorth) = of_kind(&cx.board, ObstacleKind::Exogorth).next() else { return };
            self.touched[place] =
                if self.stirring { ExogorthsLeave::neighbours(&cx.look(), exogorth) } else { 0 };
            atoms::remove_obstacle(cx, exogorth);
        }
    }

    fn next(&self) -> Option<usize> {
        self.touched.iter().position(|set| *set != 0)
    }
}

impl Rulebook for ExogorthsLeave {
    const TITLE: &'static str = "Exogorths";

    fn step(&self) -> &'static str {
        "Leave"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if !self.begun {
            self.leave(cx);
        }
        match self.next() {
            None => Flow::Done,
            Some(_) => {
                let second = cx.board.speaker(cx.board.second());
                Flow::Ask(Ask::one(second, Prompt::ChooseMovedObstacle, Kind::Pick { optional: false }))
            }
        }
    }

    fn legal(&self, _: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if let Some(place) = self.next() {
            legal.items.extend(each_obstacle(self.touched[place]).map(Thing::Obstacle));
        }
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        let Some(place) = self.next() else { return Flow::Next };
        self.touched[place] = 0;
        match answer {
            Answer::Pick(Thing::Obstacle(at)) => call(MoveObstacle::within(Piece::Obstacle(*at), seat, 2)),
            _ => Flow::Next,
        }
    }
}
