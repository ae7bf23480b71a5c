//! A ship acquires a lock (xwing.lock.02).

use broadside_engine::{Ask, Flow, Kind, Refusal, Seat};
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

    /// Every object that can be thought of.
    fn objects<'a>(look: &XWingLook<'a>) -> impl Iterator<Item = Object> + use<'a> {
        let board = look.board;
        let ships = board.ships_in_play().map(Object::Ship);
        let obstacles = board.obstacles_in_play().map(Object::Obstacle);
        let devices = board.devices_in_play().map(Object::Device);
        let objectives = board.objectives_in_play().map(Object::Objective);
        ships.chain(obstacles).chain(devices).chain(objectives)
    }

    fn is_target(&self, look: &XWingLook<'_>, object: Object) -> bool {
        values::may_lock(look, self.ship, object)
            && values::reach(look, self.ship)
                .any(|from| scene::range(look.game, look.board, from, object) <= Range::Three)
    }

    /// Why an object cannot be locked.
    fn refusal(&self, look: &XWingLook<'_>, object: Object) -> Refusal {
        if object == Object::Ship(self.ship) {
            return Refusal::by("xwing.lock.11", "a ship cannot lock itself");
        }
        if let Object::Objective(_) = object {
            return Refusal::by("xwing.scenario.objective.06", "an objective cannot be locked");
        }
        let both = [Object::Ship(self.ship), object];
        if both.iter().any(|it| it.ship().is_some_and(|ship| look.game.is_ionized(look.board.ship(ship)))) {
            return Refusal::by("xwing.ion.03", "an ionized ship neither locks nor is locked");
        }
        if !values::may_lock(look, self.ship, object) {
            let rule = "xwing.obstacle.gas-cloud.03";
            return Refusal::by(rule, "a ship at range 0 of such an obstacle neither locks nor is locked");
        }
        let found = scene::told_range(look.game, look.board, Object::Ship(self.ship), object);
        Refusal::by("xwing.lock.02", format!("it is {found}; a lock needs range 0-3"))
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
        let look = cx.look();
        if !AcquireLock::objects(&look).any(|object| self.is_target(&look, object)) {
            // xwing.lock.72
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).owner;
        Flow::Ask(Ask::one(owner, Prompt::ChooseLock, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        for object in AcquireLock::objects(look) {
            if self.is_target(look, object) {
                legal.items.push(object.into());
            } else {
                legal.refuse(object.into(), || self.refusal(look, object));
            }
        }
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
