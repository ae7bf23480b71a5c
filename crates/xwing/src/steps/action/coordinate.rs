//! A ship coordinates another one, or several (xwing.coordinate.02).

use broadside_engine::{About, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::perform::Orders;
use super::{Answers, Given, Next, PerformAction, Rulebook, call, fail};
use crate::board::Standing;
use crate::geometry::Range;
use crate::steps::Step;
use crate::words::{ActionId, Colour, Object, Prompt, Query, ShipNo, Thing, Window, XWingWords};
use crate::{XWingCx, XWingLook, atoms, refused, scene, values};

/// The most ships that are coordinated at once.
const MOST: usize = 4;

/// A ship that is coordinated, and the actions that it had performed before.
type Other = (ShipNo, u16);

/// A ship coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coordinate {
    ship: ShipNo,
    /// Whether an action does it.
    by_action: bool,
    /// The ships that were chosen.
    others: [Option<Other>; MOST],
    /// Whether no further ship is chosen.
    chosen: bool,
    /// How many of them have been told to act.
    told: u8,
    /// The action of the first one that performed one.
    action: Option<(ShipNo, ActionId)>,
    /// The one action that the last of them chose.
    into: Option<(ActionId, Colour)>,
}

/// Notes which action a coordinated ship performs: other ships may have to perform the same.
pub(super) fn note_coordinated(cx: &mut XWingCx<'_>, ship: ShipNo, action: ActionId, colour: Colour) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Coordinate(coordinate) => Some(coordinate),
        _ => None,
    });
    if let Some(coordinate) = found {
        coordinate.action.get_or_insert((ship, action));
        coordinate.into = Some((action, colour));
    }
}

impl Coordinate {
    pub(crate) fn new(ship: ShipNo) -> Coordinate {
        Coordinate {
            ship,
            by_action: false,
            others: [None; MOST],
            chosen: false,
            told: 0,
            action: None,
            into: None,
        }
    }

    /// By the coordinate action.
    pub(crate) fn action(ship: ShipNo) -> Coordinate {
        Coordinate { by_action: true, ..Coordinate::new(ship) }
    }

    fn count(&self) -> usize {
        self.others.iter().flatten().count()
    }

    /// What comes after: which actions the other ship performed, and in the sign whether an action did it.
    fn after(&self, look: &XWingLook<'_>, (other, before): Other) -> About<XWingWords> {
        let it = look.board.ship(other);
        let done = it.performed & !it.failed & !before;
        let bits = if self.by_action { done | 1 << 15 } else { done };
        About::both(Thing::Ship(self.ship), Thing::Ship(other)).amount(bits as i16)
    }

    /// The action that another ship performed, if an action did it and that action did not fail
    /// (xwing.card.lieutenant-sai.01).
    fn performed(&self, look: &XWingLook<'_>, (other, _): Other) -> Option<About<XWingWords>> {
        let (action, colour) = self.into?;
        let failed = look.board.ship(other).failed & action.bit() != 0;
        let about = About::both(Thing::Ship(self.ship), Thing::Action(action, colour));
        (self.by_action && !failed).then_some(about)
    }

    fn in_range(&self, look: &XWingLook<'_>, other: ShipNo) -> bool {
        let (from, to) = (Object::Ship(self.ship), Object::Ship(other));
        (Range::One..=Range::Two).contains(&scene::range(look.game, look.board, from, to))
            || values::treats_as_near(look, self.ship, to)
    }

    /// Why a ship cannot be coordinated, wherever it is: friendly ships other than itself can (xwing.coordinate.03).
    fn barred(&self, look: &XWingLook<'_>, other: ShipNo) -> Option<(&'static str, refused::Coordinate)> {
        let it = look.board.ship(other);
        if other == self.ship {
            return Some(("xwing.coordinate.03", refused::Coordinate::Itself));
        }
        if !look.board.friendly(self.ship, other) || it.standing != Standing::InPlay {
            return Some(("xwing.coordinate.03", refused::Coordinate::NotFriendly));
        }
        if let Some((first, _)) = self.others[0] {
            if self.others.iter().flatten().any(|(known, _)| *known == other) {
                return Some(("xwing.coordinate.03", refused::Coordinate::Already));
            }
            let kind = |at: ShipNo| look.game.facts[look.board.ship(at).pilot].ship;
            if kind(first) != kind(other) {
                let first = &look.game.facts[kind(first)].name;
                return Some(("xwing.golden.02", refused::Coordinate::OtherType { first }));
            }
        }
        let about = About::both(Thing::Ship(other), Thing::Ship(self.ship));
        if !look.allowed(Query::MayBeCoordinated, about, true) {
            return Some(("xwing.golden.03", refused::Coordinate::Forbidden));
        }
        None
    }

    fn is_target(&self, look: &XWingLook<'_>, other: ShipNo) -> bool {
        self.barred(look, other).is_none()
            && (self.in_range(look, other) || values::reaches_by_lock(look, self.ship, other))
    }

    /// Why a ship that is no target cannot be coordinated.
    fn refusal(&self, look: &XWingLook<'_>, other: ShipNo) -> Refusal {
        if let Some((rule, why)) = self.barred(look, other) {
            return Refusal::by(rule, why);
        }
        let found = scene::found(look.game, look.board, Object::Ship(self.ship), Object::Ship(other));
        Refusal::by("xwing.coordinate.03", refused::Coordinate::OutOfRange { found, least: 1, most: 2 })
    }

    /// The ships that can be chosen now.
    fn open<'a>(&self, look: &XWingLook<'a>) -> impl Iterator<Item = ShipNo> + use<'a> {
        let (it, look) = (*self, *look);
        look.board.ships_in_play().filter(move |other| it.is_target(&look, *other))
    }

    /// The next of the chosen ships may perform its action, or all have.
    fn tell(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if let Some(before) = (self.told as usize).checked_sub(1)
            && let Some(other) = self.others[before]
        {
            let about = self.after(&cx.look(), other);
            cx.raise(Window::AfterCoordinate, about);
            if let Some(about) = self.performed(&cx.look(), other) {
                cx.raise(Window::CoordinatedAction, about);
            }
        }
        let Some((next, _)) = self.others.get(self.told as usize).copied().flatten() else {
            return Flow::Done;
        };
        // What it has performed before counts from now on: the action of another ship may have had it act.
        self.others[self.told as usize] = Some((next, cx.board.ship(next).performed));
        self.told += 1;
        self.into = None;
        let about = About::subject(Thing::Ship(self.ship));
        let red = cx.look().allowed(Query::CoordinatesRed, about, false);
        let several = self.count() > 1;
        let same = self.action.filter(|_| several);
        call(PerformAction::coordinated(next, self.ship, Orders { red, must: several, same }))
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
            return self.tell(cx);
        }
        let (look, count) = (cx.look(), self.count());
        let about = About::subject(Thing::Ship(self.ship));
        let most = 1 + look.value(Query::CoordinatesMore, about, 0).clamp(0, MOST as i32 - 1) as usize;
        if count >= most || self.open(&look).next().is_none() {
            if count == 0 {
                // xwing.coordinate.04
                fail(cx);
                return Flow::Done;
            }
            self.chosen = true;
            return Flow::Next;
        }
        let owner = cx.board.ship(self.ship).controller;
        Flow::Ask(Ask::one(owner, Prompt::Coordinate, Kind::Pick { optional: count > 0 }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        for other in look.board.ships_in_play() {
            if self.is_target(look, other) {
                legal.items.push(Thing::Ship(other));
            } else {
                legal.refuse(Thing::Ship(other), || self.refusal(look, other));
            }
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                if !self.in_range(&cx.look(), *ship) {
                    atoms::break_lock(cx, self.ship, Object::Ship(*ship));
                }
                let at = self.count();
                self.others[at] = Some((*ship, cx.board.ship(*ship).performed));
            }
            _ => self.chosen = true,
        }
        Flow::Next
    }
}
