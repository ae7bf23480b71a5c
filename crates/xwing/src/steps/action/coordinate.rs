//! A ship coordinates another one (xwing.coordinate.02).

use broadside_engine::{Ask, Flow, Kind, Seat};
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

    /// Friendly ships other than itself at range 1–2 (xwing.coordinate.03).
    fn targets<'a>(&self, look: &XWingLook<'a>) -> impl Iterator<Item = ShipNo> + use<'a> {
        let (look, ship) = (*look, self.ship);
        let owner = look.board.ship(ship).owner;
        look.board.ships_in_play().filter(move |other| {
            let it = look.board.ship(*other);
            *other != ship
                && it.owner == owner
                && it.standing == Standing::InPlay
                && (Range::One..=Range::Two).contains(&scene::range(
                    look.game,
                    look.board,
                    Object::Ship(ship),
                    Object::Ship(*other),
                ))
        })
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
        if self.targets(&cx.look()).next().is_none() {
            // xwing.coordinate.04
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).owner;
        Flow::Ask(Ask::one(owner, Prompt::Coordinate, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.targets(look).map(Thing::Ship));
    }

    fn answer(&mut self, _: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Ship(ship)) => call(PerformAction::granted(*ship)),
            _ => Flow::Next,
        }
    }
}
