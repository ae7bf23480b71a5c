//! A ship comes from reserve to its player's edge.

use broadside_engine::{Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::board::Standing;
use crate::steps::setup::{check_place, edge_places, list_places};
use crate::words::{Prompt, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms};

/// A ship in reserve is placed within range 1 of its player's edge, as in setup; without a free place it stays in reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceAtEdge {
    ship: ShipNo,
}

impl PlaceAtEdge {
    pub(crate) fn new(ship: ShipNo) -> PlaceAtEdge {
        PlaceAtEdge { ship }
    }

    /// Whether the ship is in reserve and there is a place for it.
    pub(crate) fn is_possible(&self, look: &XWingLook<'_>) -> bool {
        let it = look.board.ship(self.ship);
        let mut places = Vec::new();
        if it.standing == Standing::Reserve {
            edge_places(look, self.ship, it.controller, &mut places);
        }
        !places.is_empty()
    }
}

impl Rulebook for PlaceAtEdge {
    const TITLE: &'static str = "Place at Edge";

    fn step(&self) -> &'static str {
        "Place Ship"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !self.is_possible(&cx.look()) {
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).controller;
        Flow::Ask(Ask::one(owner, Prompt::PlaceShip, Kind::Place { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, seat: Seat, legal: &mut Answers) {
        list_places(look, self.ship, seat, legal);
    }

    fn check(&self, look: &XWingLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
        match answer {
            Given::Place(pose) => check_place(look, self.ship, seat, *pose),
            _ => Ok(()),
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Given::Place(pose) = answer {
            atoms::place(cx, self.ship, *pose);
        }
        Flow::Done
    }
}
