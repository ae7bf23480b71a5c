//! Actions, attacks and other tasks.

use broadside_engine::{Flow, Ref};

use super::lies_there;
use crate::board::Mark;
use crate::effects::{Binding, able, order, ship};
use crate::steps::{self, PerformAction, call};
use crate::words::operations::Tasks;
use crate::words::{Colour, Thing, XWingWords};
use crate::{XWingCx, XWingLook, atoms};

pub(super) fn can(look: &XWingLook<'_>, word: Tasks, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    match word {
        Tasks::Action(party, actions) => {
            at(party).is_some_and(|it| PerformAction::told(it, &actions).any(look))
        }
        Tasks::ThatAction(party, colour) => that_action(bound, party, colour).is_some_and(|it| it.any(look)),
        Tasks::KeepAction(party) => lies_there(look, bound, party),
        Tasks::Task(party, task) => at(party).is_some_and(|at| able(look, at, task, bound)),
        Tasks::Attack(bonus) => {
            steps::bonus_attack(look, &bonus, bound).is_some_and(|it| it.is_possible(look))
        }
        Tasks::AttackBy(party, bonus) => {
            steps::bonus_attack(look, &bonus, &of(bound, party)).is_some_and(|it| it.is_possible(look))
        }
        Tasks::TreatAs(_) | Tasks::Fail | Tasks::CountActions | Tasks::NoteActions => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Tasks, bound: &mut Binding) -> Flow<XWingWords> {
    let bearer = ship(bound, Ref::Bearer);
    match word {
        Tasks::Action(party, actions) => {
            if let Some(at) = ship(bound, party) {
                return call(PerformAction::told(at, &actions));
            }
        }
        Tasks::ThatAction(party, colour) => {
            if let Some(it) = that_action(bound, party, colour) {
                return call(it);
            }
        }
        Tasks::TreatAs(colour) => steps::treat_as(cx, colour),
        Tasks::Fail => steps::fail(cx),
        Tasks::KeepAction(party) => {
            if let Some(at) = ship(bound, party).filter(|at| cx.board.ship(*at).executed_fully) {
                atoms::unmark(cx, at, Mark::SkipsAction);
            }
        }
        Tasks::Task(party, task) => {
            if let (Some(at), Some(order)) = (ship(bound, party), order(task, bound)) {
                return call(steps::Told::new(at, order));
            }
        }
        Tasks::Attack(bonus) => {
            if let Some(attack) = steps::bonus_attack(&cx.look(), &bonus, bound) {
                return call(attack);
            }
        }
        Tasks::AttackBy(party, bonus) => {
            if let Some(attack) = steps::bonus_attack(&cx.look(), &bonus, &of(bound, party)) {
                return call(attack);
            }
        }
        Tasks::CountActions => {
            if let Some(at) = bearer {
                bound.number = steps::actions_performed(&cx.look(), at);
            }
        }
        Tasks::NoteActions => {
            if let Some(at) = bearer {
                bound.number = cx.board.ship(at).performed as i16;
            }
        }
    }
    Flow::Next
}

/// The effect as it would be for another bearer.
fn of(bound: &Binding, party: Ref) -> Binding {
    Binding { bearer: bound.get(party), ..*bound }
}

/// The event's action, in a colour, for a ship to perform.
fn that_action(bound: &Binding, party: Ref, colour: Colour) -> Option<PerformAction> {
    match (ship(bound, party), bound.about.object) {
        (Some(at), Some(Thing::Action(action, _))) => Some(PerformAction::named(at, action, colour)),
        _ => None,
    }
}
