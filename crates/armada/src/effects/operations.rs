//! Operations.

use broadside_engine::Flow;

use super::{
    Binding, amount, attacks, cards, commands, damage, defense, deployment, dice, movement, objectives,
    procedures, shields, squadrons, table,
};
use crate::words::{Act, ActTopic, ArmadaWords, ControlAct};
use crate::{ArmadaCx, ArmadaLook};

/// Whether an operation would do anything, for those that come before any choice and may come to nothing. The rest of what
/// a card says is asked in its conditions, or hangs on a choice that is still to be made.
pub(crate) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act.topic() {
        ActTopic::Control(act) => match act {
            ControlAct::Begin(procedure) => procedures::can(look, procedure, bound),
            // By themselves these are nothing.
            ControlAct::Note(_) | ControlAct::Count(_) | ControlAct::Keep(..) => false,
            ControlAct::Named(_) => true,
        },
        ActTopic::Damage(act) => damage::can(look, act),
        ActTopic::Shield(act) => shields::can(look, act, bound),
        ActTopic::Defense(act) => defense::can(look, act, bound),
        ActTopic::Command(act) => commands::can(look, act, bound),
        ActTopic::Movement(act) => movement::can(look, act, bound),
        ActTopic::Squadron(act) => squadrons::can(look, act, bound),
        ActTopic::Dice(_)
        | ActTopic::Attack(_)
        | ActTopic::Card(_)
        | ActTopic::Deployment(_)
        | ActTopic::Table(_)
        | ActTopic::Objective(_) => true,
    }
}

pub(crate) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act.topic() {
        ActTopic::Control(act) => return control(cx, act, bound),
        ActTopic::Damage(act) => return damage::operate(cx, act, bound),
        ActTopic::Command(act) => return commands::operate(cx, act, bound),
        ActTopic::Card(act) => return cards::operate(cx, act, bound),
        ActTopic::Movement(act) => return movement::operate(cx, act, bound),
        ActTopic::Deployment(act) => return deployment::operate(cx, act, bound),
        ActTopic::Table(act) => return table::operate(cx, act, bound),
        ActTopic::Dice(act) => dice::operate(cx, act, bound),
        ActTopic::Attack(act) => attacks::operate(cx, act, bound),
        ActTopic::Shield(act) => shields::operate(cx, act, bound),
        ActTopic::Defense(act) => defense::operate(cx, act, bound),
        ActTopic::Squadron(act) => squadrons::operate(cx, act, bound),
        ActTopic::Objective(act) => objectives::operate(cx, act, bound),
    }
    Flow::Next
}

/// What an effect does for itself.
fn control(cx: &mut ArmadaCx<'_>, act: ControlAct, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        ControlAct::Begin(procedure) => return procedures::begin(cx, procedure, bound),
        ControlAct::Note(count) => bound.number = amount(&cx.look(), &count, bound).clamp(0, 99) as i16,
        ControlAct::Count(count) => {
            bound.number = amount(&cx.look(), &count, bound).clamp(0, i16::MAX.into()) as i16;
        }
        ControlAct::Keep(party, var) => bound.set(var, bound.get(party)),
        ControlAct::Named(deeds) => return deeds(cx, bound),
    }
    Flow::Next
}
