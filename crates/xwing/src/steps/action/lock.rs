//! A ship acquires a lock (xwing.lock.02).

use broadside_engine::{About, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, fail};
use crate::geometry::{Arc, Range};
use crate::words::{Object, Prompt, Query, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms, refused, scene, values};

/// A ship acquires a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AcquireLock {
    ship: ShipNo,
    /// What it locks, once that is chosen.
    object: Option<Object>,
    done: bool,
    /// Whether the object must be in its front arc.
    in_front: bool,
}

impl AcquireLock {
    pub(crate) fn new(ship: ShipNo) -> AcquireLock {
        AcquireLock { ship, object: None, done: false, in_front: false }
    }

    /// On this very object.
    pub(crate) fn on(ship: ShipNo, object: Object) -> AcquireLock {
        AcquireLock { object: Some(object), ..AcquireLock::new(ship) }
    }

    /// On an object in its front arc.
    pub(crate) fn in_front(ship: ShipNo) -> AcquireLock {
        AcquireLock { in_front: true, ..AcquireLock::new(ship) }
    }

    /// Whether there is an object to lock.
    pub(crate) fn is_possible(&self, look: &XWingLook<'_>) -> bool {
        AcquireLock::objects(look).any(|object| self.is_target(look, object))
    }

    /// Whether one of several locks must go for the new one, and which is for the player to say (xwing.lock.13).
    fn displaces(&self, look: &XWingLook<'_>, object: Object) -> bool {
        let locks = look.board.ship(self.ship).locks;
        locks.len() > 1 && !locks.contains(&object) && locks.len() >= values::most_locks(look, self.ship)
    }

    fn sees(&self, look: &XWingLook<'_>, object: Object) -> bool {
        let from = scene::ship(look.board, self.ship);
        let lies_in = |shape| from.in_arc(Arc::Front, shape).is_some();
        match object {
            Object::Ship(other) => lies_in(&scene::ship(look.board, other).base()),
            Object::Device(device) => lies_in(&scene::device(look.game, look.board, device).shape()),
            Object::Obstacle(at) => {
                let pose = look.board.obstacle(at).pose;
                lies_in(&scene::obstacle_at(look.game, look.board, at, pose).shape())
            }
            Object::Objective(_) => false,
        }
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
        let about = About::both(Thing::Ship(self.ship), object.into());
        let near = |from| scene::range(look.game, look.board, from, object) <= Range::Three;
        values::may_lock(look, self.ship, object)
            && (!self.in_front || self.sees(look, object))
            && (values::reach(look, self.ship).any(near) || look.allowed(Query::LocksBeyond, about, false))
    }

    /// Why an object cannot be locked.
    fn refusal(&self, look: &XWingLook<'_>, object: Object) -> Refusal {
        if object == Object::Ship(self.ship) {
            return Refusal::by("xwing.lock.11", refused::Lock::Itself);
        }
        if let Object::Objective(_) = object {
            return Refusal::by("xwing.scenario.objective.06", refused::Lock::Objective);
        }
        let both = [Object::Ship(self.ship), object];
        if both.iter().any(|it| it.ship().is_some_and(|ship| look.game.is_ionized(look.board.ship(ship)))) {
            return Refusal::by("xwing.ion.03", refused::Lock::Ionized);
        }
        if !values::may_lock(look, self.ship, object) && values::both_lockable(look, self.ship, object) {
            return Refusal::by("xwing.golden.03", refused::Lock::Forbidden);
        }
        if !values::may_lock(look, self.ship, object) {
            return Refusal::by("xwing.obstacle.gas-cloud.03", refused::Lock::AtObstacle { range: 0 });
        }
        if self.in_front && !self.sees(look, object) {
            return Refusal::by("xwing.golden.03", refused::Lock::NotInFront);
        }
        let found = scene::found(look.game, look.board, Object::Ship(self.ship), object);
        Refusal::by("xwing.lock.02", refused::Lock::OutOfRange { found, least: 0, most: 3 })
    }
}

/// Whether a ship could acquire a lock on an object: it may, and the object is in range.
pub(crate) fn can_lock(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    AcquireLock::new(ship).is_target(look, object)
}

impl Rulebook for AcquireLock {
    const TITLE: &'static str = "Acquire Lock";

    fn step(&self) -> &'static str {
        if self.object.is_some() { "Choose Former Lock" } else { "Choose Object" }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.done {
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).controller;
        let look = cx.look();
        if let Some(object) = self.object {
            if self.displaces(&look, object) {
                return Flow::Ask(Ask::one(owner, Prompt::ChooseFormerLock, Kind::Pick { optional: false }));
            }
            self.done = true;
            atoms::lock(cx, self.ship, object);
            return Flow::Next;
        }
        if !AcquireLock::objects(&look).any(|object| self.is_target(&look, object)) {
            // xwing.lock.72
            fail(cx);
            return Flow::Done;
        }
        Flow::Ask(Ask::one(owner, Prompt::ChooseLock, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        if self.object.is_some() {
            legal.items.extend(look.board.ship(self.ship).locks.iter().map(|it| Thing::from(*it)));
            return;
        }
        let enemy = |object: &Object| look.board.enemies(self.ship, *object);
        let first = AcquireLock::objects(look).filter(enemy);
        for object in first.chain(AcquireLock::objects(look).filter(|object| !enemy(object))) {
            if self.is_target(look, object) {
                legal.items.push(object.into());
            } else {
                legal.refuse(object.into(), || self.refusal(look, object));
            }
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        let Given::Pick(thing) = answer else { return Flow::Done };
        match (self.object, thing.object()) {
            (Some(_), Some(former)) => atoms::break_lock(cx, self.ship, former),
            (None, chosen) => self.object = chosen,
            _ => return Flow::Done,
        }
        Flow::Next
    }
}
