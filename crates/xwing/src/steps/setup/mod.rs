//! Setup (xwing.setup.01): player order, objectives, obstacles, forces, damage decks.

mod forces;
mod objectives;
mod obstacles;
mod remotes;

pub use forces::PlaceForces;
pub(crate) use forces::{check_place, edge_places, list_places};
pub use objectives::PlaceObjectives;
pub use obstacles::PlaceObstacles;
pub use remotes::PlaceRemote;

use broadside_engine::{About, Flow, Occasion, Side};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, call};
use crate::board::Board;
use crate::geometry::Edge;
use crate::steps::round::roll_for_order;
use crate::words::{Phase, Window};
use crate::{XWingCx, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    DeterminePlayerOrder,
    PlaceObjectives,
    PlaceObstacles,
    BeforePlaceForces,
    PlaceForces,
    AfterPlaceForces,
    PrepareOtherComponents,
    AfterPrepare,
}

/// Setup under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    at: At,
}

impl Setup {
    pub(crate) fn new() -> Setup {
        Setup { at: At::Begin }
    }
}

/// A side's edge: the first player of the setup sits at the lower one.
pub fn edge(board: &Board, side: Side) -> Edge {
    if side == board.red { Edge::Lower } else { Edge::Upper }
}

impl Rulebook for Setup {
    const TITLE: &'static str = "Setup";

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::DeterminePlayerOrder => "Determine Player Order",
            At::PlaceObjectives | At::PlaceObstacles => "Place Obstacles",
            At::BeforePlaceForces | At::PlaceForces | At::AfterPlaceForces => "Place Forces",
            At::PrepareOtherComponents | At::AfterPrepare => "Prepare Other Components",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (next, flow) = match self.at {
            At::Begin => {
                atoms::begin_phase(cx, Phase::Setup);
                (At::DeterminePlayerOrder, Flow::Next)
            }
            At::DeterminePlayerOrder => {
                let Some(first) = roll_for_order(cx) else { return Flow::Next };
                atoms::first_player(cx, first);
                atoms::red_side(cx, first);
                (At::PlaceObjectives, Flow::Next)
            }
            At::PlaceObjectives => (At::PlaceObstacles, call(PlaceObjectives::new())),
            At::PlaceObstacles => (At::BeforePlaceForces, call(PlaceObstacles::new())),
            At::BeforePlaceForces => {
                (At::PlaceForces, Flow::Open(Occasion::new(Window::BeforePlaceForces, About::default())))
            }
            At::PlaceForces => (At::AfterPlaceForces, call(PlaceForces::new())),
            At::AfterPlaceForces => (
                At::PrepareOtherComponents,
                Flow::Open(Occasion::new(Window::AfterPlaceForces, About::default())),
            ),
            At::PrepareOtherComponents => {
                atoms::shuffle_decks(cx);
                // xwing.card.explosion-with-wings.02
                (At::AfterPrepare, Flow::Open(Occasion::new(Window::DecksShuffled, About::default())))
            }
            At::AfterPrepare => return Flow::Done,
        };
        self.at = next;
        flow
    }
}
