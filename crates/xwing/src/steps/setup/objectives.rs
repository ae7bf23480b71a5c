//! The objectives of a scenario are placed before the first obstacle (xwing.scenario.setup.07).

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Pose, projected};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, edge};
use crate::board::{Board, Scenario};
use crate::geometry::{Edge, Field, Objectives, Token};
use crate::words::{ObjectiveNo, Prompt, Thing};
use crate::{XWingCx, XWingLook, atoms};

/// Objectives are placed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceObjectives {
    next: u8,
}

/// What players place, after the one in the centre.
fn placed_by_players(scenario: Scenario) -> Option<Objectives> {
    match scenario {
        Scenario::Assault => Some(Objectives::Assault),
        Scenario::Salvage => Some(Objectives::Salvage),
        Scenario::Scramble => Some(Objectives::Scramble),
        Scenario::Dogfight | Scenario::Chance => None,
    }
}

/// Places around the centre, most of them at range 3 of the objective there.
fn around(field: &Field, visit: &mut dyn FnMut(Pose)) {
    let centre = Pose { facing: Angle::ZERO, ..field.centre() };
    for reach in [255.0, 300.0] {
        for turn in 0..24u64 {
            let place = projected(centre, Angle((turn * (1 << 32) / 24) as u32), reach);
            visit(Pose { facing: Angle::ZERO, ..place });
        }
    }
}

impl PlaceObjectives {
    pub(super) fn new() -> PlaceObjectives {
        PlaceObjectives { next: 0 }
    }

    /// The sides alternate, the first player's beginning.
    fn placer(&self, board: &Board) -> Seat {
        board.speaker(board.in_order()[(self.next as usize + 1) % 2])
    }

    /// Whether it is the one for the player's own edge: the first of two.
    fn own(&self) -> bool {
        self.next <= 2
    }

    fn placed(board: &Board) -> ArrayVec<Token<'static>, 5> {
        board.objectives.iter().filter(|it| it.in_play).map(|it| Token::objective(it.pose)).collect()
    }
}

impl Rulebook for PlaceObjectives {
    const TITLE: &'static str = "Place Obstacles";

    fn step(&self) -> &'static str {
        "Place Objectives"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Objective(ObjectiveNo(self.next)))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.next as usize >= cx.board.objectives.len() {
            return Flow::Done;
        }
        if self.next == 0 {
            atoms::place_objective(cx, ObjectiveNo(0), Field::standard().centre());
            self.next = 1;
            return Flow::Next;
        }
        Flow::Ask(Ask::one(self.placer(&cx.board), Prompt::PlaceObjective, Kind::Place { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, seat: Seat, legal: &mut Answers) {
        let field = Field::standard();
        let Some(of) = placed_by_players(look.board.scenario) else { return };
        let edge = edge(look.board, look.board.side(seat));
        let side = if self.own() && of != Objectives::Scramble { edge } else { edge.opposite() };
        let strip = field.strip(side, 4.0);
        legal.regions.push(Region::Rect {
            left: strip.low.x,
            bottom: strip.low.y,
            right: strip.high.x,
            top: strip.high.y,
        });
        let placed = PlaceObjectives::placed(look.board);
        let near = |pose: Pose| {
            let from = match side {
                Edge::Lower => pose.y_mm() - field.area.low.y,
                Edge::Upper => field.area.high.y - pose.y_mm(),
            };
            (100.0..=440.0).contains(&from)
        };
        around(&field, &mut |pose| {
            if !near(pose) {
                return;
            }
            let token = Token::objective(pose);
            if field.place_objective(of, edge, self.own(), &token, &placed).is_ok() {
                legal.places.push(pose);
            }
        });
        for step in [31.0, 11.0] {
            if legal.places.len() > 2 {
                break;
            }
            legal.places.clear();
            field.objective_places(of, edge, self.own(), &placed, step, &mut legal.places);
        }
    }

    fn check(&self, look: &XWingLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
        let (Given::Place(pose), Some(of)) = (answer, placed_by_players(look.board.scenario)) else {
            return Ok(());
        };
        let placed = PlaceObjectives::placed(look.board);
        Field::standard()
            .place_objective(
                of,
                edge(look.board, look.board.side(seat)),
                self.own(),
                &Token::objective(*pose),
                &placed,
            )
            .map_err(Refusal::from)
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Given::Place(pose) = answer {
            atoms::place_objective(cx, ObjectiveNo(self.next), *pose);
            self.next += 1;
        }
        Flow::Next
    }
}
