//! A ship coordinates another one (xwing.coordinate.02).

use broadside_engine::{Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, PerformAction, Rulebook, call, fail};
use crate::board::Standing;
use crate::geometry::Range;
use crate::words::{Object, Prompt, ShipNo, Thing};
use crate::{XWingCx, XWingLook, scene};

/// A ship coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coordinate {
    ship: ShipNo,
    chosen: bool,
}

impl Coordinate {
    pub(crate) fn new(ship: ShipNo) -> Coordinate {
        Coordinate { ship, chosen: false }
    }

    /// Why a ship cannot be coordinated: friendly ships other than itself at range 1–2 can (xwing.coordinate.03).
    fn refusal(&self, look: &XWingLook<'_>, other: ShipNo) -> Option<Refusal> {
        let rule = "xwing.coordinate.03";
        let it = look.board.ship(other);
        if other == self.ship {
            return Some(Refusal::by(rule, "a ship does not coordinate itself"));
        }
        if it.owner != look.board.ship(self.ship).owner || it.standing != Standing::InPlay {
            return Some(Refusal::by(rule, "a friendly ship is coordinated"));
        }
        let (from, to) = (Object::Ship(self.ship), Object::Ship(other));
        if (Range::One..=Range::Two).contains(&scene::range(look.game, look.board, from, to)) {
            return None;
        }
        let found = scene::told_range(look.game, look.board, from, to);
        Some(Refusal::by(rule, format!("it is {found}; a coordinate needs range 1-2")))
    }
}

impl Rulebook for Coordinate {
    const TITLE: &'static str = "Coordinate";

    fn step(&self) -> &'static str {
        "Choose Ship"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen {
            return Flow::Done;
        }
        let look = cx.look();
        if !look.board.ships_in_play().any(|other| self.refusal(&look, other).is_none()) {
            // xwing.coordinate.04
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).owner;
        Flow::Ask(Ask::one(owner, Prompt::Coordinate, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        for other in look.board.ships_in_play() {
            match self.refusal(look, other) {
                None => legal.items.push(Thing::Ship(other)),
                Some(refusal) => legal.refuse(Thing::Ship(other), || refusal),
            }
        }
    }

    fn answer(&mut self, _: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Ship(ship)) => call(PerformAction::granted(*ship)),
            _ => Flow::Next,
        }
    }
}
