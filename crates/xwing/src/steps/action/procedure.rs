//! One action: its cost, its effect, whether it failed, and what comes after.

use broadside_engine::{About, Flow, Occasion};
use serde::{Deserialize, Serialize};

use super::choice::{Choice, Chooses};
use super::rules::header_of;
use super::{AcquireLock, Coordinate, Jam, Next, Rulebook, Slam, call};
use crate::board::Standing;
use crate::facts::ActionKind;
use crate::game::Blank;
use crate::steps::movement::Reposition;
use crate::steps::{Step, gain};
use crate::words::{ActionId, Colour, Query, Scope, ShipNo, Thing, Token, Window};
use crate::{XWingCx, XWingLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Colour,
    Resolve,
    Disarm,
    After,
    Over,
}

/// An action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Action {
    at: At,
    ship: ShipNo,
    action: ActionId,
    colour: Colour,
    linked: bool,
    failed: bool,
}

/// The innermost action fails (xwing.fail.01).
pub(crate) fn fail(cx: &mut XWingCx<'_>) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Action(action) => Some(action),
        _ => None,
    });
    if let Some(action) = found {
        action.failed = true;
    }
}

/// Whether the innermost action is this one of this ship.
pub(crate) fn performs(look: &XWingLook<'_>, ship: ShipNo, which: ActionId) -> bool {
    let innermost = look.core.procedures().find_map(|(_, step)| match step {
        Step::Action(action) => Some(action),
        _ => None,
    });
    innermost.is_some_and(|it| it.ship == ship && it.action == which)
}

/// The innermost action of this ship, if it is the one that is being resolved, with its colour.
pub(crate) fn resolved(look: &XWingLook<'_>, ship: ShipNo) -> Option<(ActionId, Colour)> {
    let innermost = look.core.procedures().find_map(|(_, step)| match step {
        Step::Action(action) => Some(action),
        _ => None,
    })?;
    (innermost.ship == ship && innermost.at == At::Disarm).then_some((innermost.action, innermost.colour))
}

/// The speed of the template that a ship uses in the action of this kind that it performs, in place of this one.
pub(crate) fn template_speed(look: &XWingLook<'_>, ship: ShipNo, kind: ActionKind, printed: u8) -> u8 {
    match resolved(look, ship) {
        Some((action, colour)) if action == ActionId::Bar(kind) => {
            let about = About::both(Thing::Ship(ship), Thing::Action(action, colour));
            look.value(Query::TemplateSpeed, about, printed.into()).clamp(0, 9) as u8
        }
        _ => printed,
    }
}

/// The innermost action is treated as one of another colour.
pub(crate) fn treat_as(cx: &mut XWingCx<'_>, colour: Colour) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Action(action) => Some(action),
        _ => None,
    });
    if let Some(action) = found {
        action.colour = colour;
    }
}

impl Action {
    pub(crate) fn new(ship: ShipNo, action: ActionId, colour: Colour, linked: bool) -> Action {
        Action { at: At::Begin, ship, action, colour, linked, failed: false }
    }

    /// How many tokens the ship gains by it.
    fn tokens(&self, look: &XWingLook<'_>) -> u8 {
        let about = About::both(Thing::Ship(self.ship), Thing::Action(self.action, self.colour));
        look.value(Query::ActionTokens, about, 1).clamp(0, 9) as u8
    }

    fn resolve(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (ship, owner) = (self.ship, cx.board.ship(self.ship).controller);
        self.at = At::Disarm;
        let kind = match self.action {
            ActionId::Bar(kind) => kind,
            ActionId::Tow => return call(Choice::new(ship, Chooses::Tow)),
            ActionId::Scramble => return call(Choice::new(ship, Chooses::Scramble)),
            ActionId::Card(card) => {
                if cx.board.decks.cards[card.index()].faceup {
                    atoms::repair_faceup(cx, ship, card);
                }
                return Flow::Next;
            }
            ActionId::Upgrade(..) | ActionId::ShipCard | ActionId::Condition(_) => {
                return header_of(ship, self.action, self.colour).map_or(Flow::Next, Flow::Open);
            }
        };
        if cx.game.is_blank(Blank::Action(kind)) {
            return Flow::Next;
        }
        match kind {
            ActionKind::Focus => gain(ship, Token::Focus, self.tokens(&cx.look()), owner),
            ActionKind::Evade => gain(ship, Token::Evade, self.tokens(&cx.look()), owner),
            ActionKind::Calculate => gain(ship, Token::Calculate, self.tokens(&cx.look()), owner),
            ActionKind::Cloak => gain(ship, Token::Cloak, 1, owner),
            ActionKind::Lock => call(AcquireLock::new(ship)),
            ActionKind::BarrelRoll => call(Reposition::barrel_roll(ship)),
            ActionKind::Boost => call(Reposition::boost(ship)),
            ActionKind::Coordinate => call(Coordinate::action(ship)),
            ActionKind::Jam => call(Jam::new(ship)),
            ActionKind::Reinforce => call(Choice::reinforce(ship)),
            ActionKind::Reload => call(Choice::reload(ship)),
            ActionKind::Rotate => call(Choice::rotate(ship)),
            ActionKind::Slam => call(Slam::new(ship)),
        }
    }
}

impl Rulebook for Action {
    const TITLE: &'static str = "Action";
    const SCOPES: &'static [Scope] = &[Scope::Action];

    fn step(&self) -> &'static str {
        self.action.word()
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let ship = self.ship;
        if cx.board.ship(ship).standing != Standing::InPlay {
            return Flow::Done;
        }
        let owner = cx.board.ship(ship).controller;
        match self.at {
            At::Begin => {
                atoms::begin_action(cx, ship, self.action);
                self.at = At::Colour;
                let object = Thing::Action(self.action, self.colour);
                let about = About::both(Thing::Ship(ship), object).amount(self.linked.into());
                Flow::Open(Occasion::new(Window::WhileActing, about))
            }
            At::Colour => {
                self.at = At::Resolve;
                match self.colour {
                    Colour::White => Flow::Next,
                    // xwing.action.07, xwing.fail.06, xwing.queue.06
                    Colour::Red => gain(ship, Token::Stress, 1, owner),
                    // xwing.action.76
                    Colour::Purple => {
                        atoms::force(cx, ship, -1);
                        Flow::Next
                    }
                }
            }
            At::Resolve => self.resolve(cx),
            At::Disarm => {
                self.at = At::After;
                if self.failed {
                    atoms::fail_action(cx, ship, self.action);
                    return Flow::Next;
                }
                // xwing.slam.03
                match self.action {
                    ActionId::Bar(ActionKind::Slam) => gain(ship, Token::Disarm, 1, owner),
                    _ => Flow::Next,
                }
            }
            At::After => {
                self.at = At::Over;
                let window = if self.failed { Window::ActionFailed } else { Window::AfterAction };
                let object = Thing::Action(self.action, self.colour);
                let about = About::both(Thing::Ship(ship), object).amount(self.linked.into());
                // What an action triggers inside a queued effect waits at the front of the queue (xwing.queue.04).
                cx.raise(window, about);
                Flow::Next
            }
            At::Over => Flow::Done,
        }
    }
}
