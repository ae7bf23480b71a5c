//! Rules that act in the windows of cards: tokens, locks and Force that modify dice, and linked actions.

use broadside_engine::{Ability, About, Bound, Choose, Cost, Count, Flow, Limit, On, Op, Ref, Who};

use super::dice::{ANY_ATTACK, ATTACK_FOCUS, DEFENSE_FOCUS};
use super::{MINE, PLAIN, V0};
use crate::facts::{Die, Face};
use crate::game::Blank;
use crate::steps::devices::is_commando;
use crate::steps::{PerformAction, call, linked};
use crate::words::{Act, ActionId, Cond, Faces, Price, Query, Select, Thing, Token, Window, XWingWords};
use crate::{XWingCx, XWingLook};

const NO_EVADE: Faces = Faces { die: Die::Defense, faces: &[Face::Blank, Face::Focus] };

/// The dice may be modified, and the token does what it does.
macro_rules! effect {
    ($test:ident, $token:ident) => {
        fn $test(look: &XWingLook<'_>, bound: &Bound<XWingWords>) -> bool {
            !look.game.is_blank(Blank::Token(Token::$token))
                && crate::steps::may_modify(look, bound.bearer, bound.window)
        }
    };
}

effect!(focus, Focus);
effect!(calculate, Calculate);
effect!(evade, Evade);

/// At attack range 0 the attacker of a primary attack does not even spend Force on its dice (xwing.attack.17).
fn force(look: &XWingLook<'_>, bound: &Bound<XWingWords>) -> bool {
    crate::steps::may_spend_force(look, bound.bearer, bound.window)
}

fn by_commando(look: &XWingLook<'_>, bound: &Bound<XWingWords>) -> bool {
    let Some(Thing::Device(device)) = bound.get(Ref::Bearer) else { return false };
    is_commando(look.game, look.board.device(device))
        && crate::steps::may_modify(look, bound.bearer, bound.window)
}

fn locked(look: &XWingLook<'_>, bound: &Bound<XWingWords>) -> bool {
    let about = About { subject: bound.bearer, ..About::default() };
    !look.game.is_blank(Blank::Lock)
        && crate::steps::may_spend_lock(look, bound.bearer, bound.window)
        && look.allowed(Query::RerollsByLocks, about, true)
}

/// A die in a register becomes another, for a token or a charge.
const fn one(what: Faces, face: Face) -> [Op<XWingWords>; 2] {
    let choice =
        Choose { what: Select::Dice(what), by: Who::Controller, count: Count::One(V0), optional: false };
    [Op::Choose(choice), Op::Do(Act::Change(V0, face))]
}

static FOCUS_TO_HIT: [Op<XWingWords>; 2] = one(ATTACK_FOCUS, Face::Hit);
static FOCUS_TO_EVADE: [Op<XWingWords>; 2] = one(DEFENSE_FOCUS, Face::Evade);
static ANY_TO_EVADE: [Op<XWingWords>; 2] = one(NO_EVADE, Face::Evade);

/// What an attacker can do by the rules (xwing.attack.18).
pub(super) static ATTACKER: &[Ability<XWingWords>] = &[
    // xwing.focus.04, xwing.focus.06
    Ability {
        name: "Focus",
        on: On::Window(Window::ModifyAttackDice),
        when: Cond::All(&[Cond::Dice(ATTACK_FOCUS), Cond::Named(focus)]),
        cost: Cost::Pay(Price::Token(Token::Focus)),
        limit: Limit::Unlimited,
        ops: &[Op::Do(Act::ChangeAll(ATTACK_FOCUS, Face::Hit))],
        ..PLAIN
    },
    // xwing.calculate.04, xwing.calculate.06
    Ability {
        name: "Calculate",
        on: On::Window(Window::ModifyAttackDice),
        when: Cond::Named(calculate),
        cost: Cost::Pay(Price::Token(Token::Calculate)),
        limit: Limit::Unlimited,
        ops: &FOCUS_TO_HIT,
        ..PLAIN
    },
    // xwing.force.01
    Ability {
        name: "Force",
        on: On::Window(Window::ModifyAttackDice),
        when: Cond::Named(force),
        cost: Cost::Pay(Price::Force(1)),
        limit: Limit::Unlimited,
        ops: &FOCUS_TO_HIT,
        ..PLAIN
    },
    // xwing.device.commando-team.59
    Ability {
        name: "Commando Team",
        on: On::Window(Window::ModifyAttackDice),
        when: Cond::Named(by_commando),
        ops: &FOCUS_TO_HIT,
        ..PLAIN
    },
    // xwing.lock.07, xwing.lock.08
    Ability {
        name: "Lock",
        on: On::Window(Window::ModifyAttackDice),
        when: Cond::Named(locked),
        cost: Cost::Pay(Price::LockOnDefender),
        ops: &[
            Op::Choose(Choose {
                what: Select::Rerollable(ANY_ATTACK),
                by: Who::Controller,
                count: Count::UpTo(12),
                optional: false,
            }),
            Op::Pay,
            Op::Do(Act::RerollGroup),
        ],
        ..PLAIN
    },
];

/// What a defender can do by the rules.
pub(super) static DEFENDER: &[Ability<XWingWords>] = &[
    // xwing.focus.05
    Ability {
        name: "Focus",
        on: On::Window(Window::ModifyDefenseDice),
        when: Cond::All(&[Cond::Dice(DEFENSE_FOCUS), Cond::Named(focus)]),
        cost: Cost::Pay(Price::Token(Token::Focus)),
        limit: Limit::Unlimited,
        ops: &[Op::Do(Act::ChangeAll(DEFENSE_FOCUS, Face::Evade))],
        ..PLAIN
    },
    // xwing.calculate.05
    Ability {
        name: "Calculate",
        on: On::Window(Window::ModifyDefenseDice),
        when: Cond::Named(calculate),
        cost: Cost::Pay(Price::Token(Token::Calculate)),
        limit: Limit::Unlimited,
        ops: &FOCUS_TO_EVADE,
        ..PLAIN
    },
    // xwing.force.02
    Ability {
        name: "Force",
        on: On::Window(Window::ModifyDefenseDice),
        when: Cond::Named(force),
        cost: Cost::Pay(Price::Force(1)),
        limit: Limit::Unlimited,
        ops: &FOCUS_TO_EVADE,
        ..PLAIN
    },
    // xwing.evade.04
    Ability {
        name: "Evade",
        on: On::Window(Window::ModifyDefenseDice),
        when: Cond::Named(evade),
        cost: Cost::Pay(Price::Token(Token::Evade)),
        limit: Limit::Unlimited,
        ops: &ANY_TO_EVADE,
        ..PLAIN
    },
];

/// What every ship can do by the rules.
pub(super) static EACH_SHIP: &[Ability<XWingWords>] = &[
    // xwing.linked-action.01, xwing.linked-action.03: it waits in the queue with what else the action triggers.
    Ability {
        name: "Linked action",
        on: On::Window(Window::AfterAction),
        when: Cond::All(&[MINE, Cond::Named(has_linked)]),
        ops: &[Op::Do(Act::Named(perform_linked))],
        ..PLAIN
    },
];

fn starting(bound: &Bound<XWingWords>) -> Option<(crate::words::ShipNo, crate::facts::ActionKind)> {
    let ship = bound.get(Ref::Bearer).and_then(Thing::ship)?;
    match bound.about.object {
        Some(Thing::Action(ActionId::Bar(kind), _)) => Some((ship, kind)),
        _ => None,
    }
}

/// An action that was itself linked leads to no other (xwing.linked-action.06); the amount of the event tells.
fn has_linked(look: &XWingLook<'_>, bound: &Bound<XWingWords>) -> bool {
    bound.about.amount == 0
        && starting(bound).is_some_and(|(ship, kind)| {
            linked(look, ship, kind).any(|(action, colour)| crate::steps::may_act(look, ship, action, colour))
        })
}

fn perform_linked(_: &mut XWingCx<'_>, bound: &mut Bound<XWingWords>) -> Flow<XWingWords> {
    match starting(bound) {
        Some((ship, kind)) => call(PerformAction::linked(ship, kind)),
        None => Flow::Next,
    }
}
