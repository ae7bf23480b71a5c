//! A ship acquires a lock (xwing.lock.02).

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, fail};
use crate::geometry::Range;
use crate::words::{Object, Prompt, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms, scene, values};

/// A ship acquires a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AcquireLock {
    ship: ShipNo,
    chosen: bool,
}

impl AcquireLock {
    pub(crate) fn new(ship: ShipNo) -> AcquireLock {
        AcquireLock { ship, chosen: false }
    }

    fn targets(&self, look: &XWingLook<'_>, found: &mut dyn FnMut(Object)) {
        let board = look.board;
        let ships = board.ships_in_play().map(Object::Ship);
        let obstacles = board.obstacles_in_play().map(Object::Obstacle);
        let devices = board.devices_in_play().map(Object::Device);
        for object in ships.chain(obstacles).chain(devices) {
            if object != Object::Ship(self.ship)
                && values::may_lock(look, self.ship, object)
                && scene::range(look.game, board, Object::Ship(self.ship), object) <= Range::Three
            {
                found(object);
            }
        }
    }
}

impl Rulebook for AcquireLock {
    const TITLE: &'static str = "Acquire Lock";

    fn step(&self) -> &'static str {
        "Choose Object"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen {
            return Flow::Done;
        }
        let mut any = false;
        self.targets(&cx.look(), &mut |_| any = true);
        if !any {
            // xwing.lock.72
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).owner;
        Flow::Ask(Ask::one(owner, Prompt::ChooseLock, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        self.targets(look, &mut |object| legal.items.push(object.into()));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        if let Given::Pick(thing) = answer
            && let Some(object) = thing.object()
        {
            atoms::lock(cx, self.ship, object);
        }
        Flow::Next
    }
}
