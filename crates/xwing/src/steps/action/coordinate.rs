//! A ship coordinates another one (xwing.coordinate.02).

use broadside_engine::{About, Ask, Flow, Kind, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, PerformAction, Rulebook, call, fail};
use crate::board::Standing;
use crate::geometry::Range;
use crate::steps::Step;
use crate::words::{ActionId, Colour, Object, Prompt, Query, ShipNo, Thing, Window, XWingWords};
use crate::{XWingCx, XWingLook, atoms, scene, values};

/// A ship coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coordinate {
    ship: ShipNo,
    chosen: bool,
    /// Whether an action does it.
    by_action: bool,
    /// The coordinated ship, and the actions that it had performed before.
    other: Option<(ShipNo, u16)>,
    /// The one action that it was allowed to perform.
    into: Option<(ActionId, Colour)>,
}

/// A ship that is coordinated chooses its action.
pub(super) fn note_choice(cx: &mut XWingCx<'_>, action: ActionId, colour: Colour) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Coordinate(coordinate) => Some(coordinate),
        _ => None,
    });
    if let Some(coordinate) = found {
        coordinate.into = Some((action, colour));
    }
}

impl Coordinate {
    pub(crate) fn new(ship: ShipNo) -> Coordinate {
        Coordinate { ship, chosen: false, by_action: false, other: None, into: None }
    }

    /// By the coordinate action.
    pub(crate) fn action(ship: ShipNo) -> Coordinate {
        Coordinate { by_action: true, ..Coordinate::new(ship) }
    }

    /// What comes after: which actions the other ship performed, and in the sign whether an action did it.
    fn after(&self, look: &XWingLook<'_>) -> Option<About<XWingWords>> {
        let (other, before) = self.other?;
        let it = look.board.ship(other);
        let done = it.performed & !it.failed & !before;
        let bits = if self.by_action { done | 1 << 15 } else { done };
        Some(About::both(Thing::Ship(self.ship), Thing::Ship(other)).amount(bits as i16))
    }

    /// The action that the other ship performed, if an action did it and that action did not fail
    /// (xwing.card.lieutenant-sai.01).
    fn performed(&self, look: &XWingLook<'_>) -> Option<About<XWingWords>> {
        let ((other, _), (action, colour)) = (self.other?, self.into?);
        let failed = look.board.ship(other).failed & action.bit() != 0;
        let about = About::both(Thing::Ship(self.ship), Thing::Action(action, colour));
        (self.by_action && !failed).then_some(about)
    }

    fn in_range(&self, look: &XWingLook<'_>, other: ShipNo) -> bool {
        let (from, to) = (Object::Ship(self.ship), Object::Ship(other));
        (Range::One..=Range::Two).contains(&scene::range(look.game, look.board, from, to))
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
        if !look.allowed(Query::MayBeCoordinated, About::subject(Thing::Ship(other)), true) {
            return Some(Refusal::by("xwing.golden.03", "an effect says that it cannot be coordinated"));
        }
        if self.in_range(look, other) || values::reaches_by_lock(look, self.ship, other) {
            return None;
        }
        let (from, to) = (Object::Ship(self.ship), Object::Ship(other));
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
            if let Some(about) = self.after(&cx.look()) {
                cx.raise(Window::AfterCoordinate, about);
            }
            if let Some(about) = self.performed(&cx.look()) {
                cx.raise(Window::CoordinatedAction, about);
            }
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

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                if !self.in_range(&cx.look(), *ship) {
                    atoms::break_lock(cx, self.ship, Object::Ship(*ship));
                }
                self.other = Some((*ship, cx.board.ship(*ship).performed));
                call(PerformAction::coordinated(*ship, self.ship))
            }
            _ => Flow::Next,
        }
    }
}
