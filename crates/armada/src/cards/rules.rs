//! Rules that act in the windows of cards: commands, accuracy, the standard critical effect, ignition.

use broadside_engine::{Ability, Bound, Choose, Count, Flow, Limit, On, Op, Ref, Var, Who};

use super::PLAIN;
use crate::facts::Command;
use crate::steps::{attack, call};
use crate::words::{Act, ArmadaWords, Cond, DieFilter, Icon, Procedure, Select, Thing, Window};
use crate::{ArmadaCx, ArmadaLook};

/// A choice of the controller, kept in a register.
pub(super) const fn choose(what: Select, var: Var) -> Op<ArmadaWords> {
    Op::Choose(Choose { what, by: Who::Controller, count: Count::One(var), optional: false })
}

const ACCURACY: DieFilter = DieFilter { colour: None, icons: &[Icon::Accuracy] };

/// What an attacker can do by the rules.
pub(super) static ATTACKER: &[Ability<ArmadaWords>] = &[
    // armada.commands.21
    Ability {
        name: "Concentrate Fire",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::Pool(DieFilter::ANY),
        ops: &[Op::Do(Act::Begin(Procedure::ResolveCommand(Command::ConcentrateFire)))],
        ..PLAIN
    },
    // armada.attack.11, .12: as often as there are icons.
    Ability {
        name: "Accuracy",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::Finds(&Select::SpendableDice(ACCURACY)),
        limit: Limit::Unlimited,
        ops: &[
            choose(Select::LockableTokens, Var(0)),
            choose(Select::SpendableDice(ACCURACY), Var(1)),
            Op::Do(Act::SpendDie(Var(1))),
            Op::Do(Act::LockToken(Var(0))),
        ],
        ..PLAIN
    },
    // armada.attack.17
    Ability {
        name: "Standard critical effect",
        on: On::Window(Window::CriticalEffect),
        when: Cond::Named(|look, _| attack::standard_critical_open(look)),
        ops: &[Op::Do(Act::StandardCritical)],
        ..PLAIN
    },
];

/// What a defender can do by the rules. Defense tokens are asked for by the attack itself, which can say why one
/// cannot be spent.
pub(super) static DEFENDER: &[Ability<ArmadaWords>] = &[];

/// What the ship that is activating can do by the rules.
pub(super) static ACTIVE_SHIP: &[Ability<ArmadaWords>] = &[
    // armada.commands.05
    Ability {
        name: "Squadron command",
        on: On::Window(Window::ResolveRevealedCommands),
        ops: &[Op::Do(Act::Begin(Procedure::ResolveCommand(Command::Squadron)))],
        ..PLAIN
    },
    // armada.commands.10
    Ability {
        name: "Repair command",
        on: On::Window(Window::ResolveRevealedCommands),
        ops: &[Op::Do(Act::Begin(Procedure::ResolveCommand(Command::Repair)))],
        ..PLAIN
    },
    // armada.commands.02: in its own Determine Course step.
    Ability {
        name: "Navigate command",
        on: On::Window(Window::DetermineCourse),
        when: Cond::Is(Ref::Bearer, Ref::Subject),
        ops: &[Op::Do(Act::Begin(Procedure::ResolveCommand(Command::Navigate)))],
        ..PLAIN
    },
    // armada.ignition.01
    Ability {
        name: "Ignition",
        on: On::Window(Window::EndOfShipActivation),
        when: Cond::All(&[Cond::Is(Ref::Bearer, Ref::Subject), Cond::Named(has_ignition)]),
        ops: &[Op::Do(Act::Named(place_targeting_token))],
        ..PLAIN
    },
];

fn has_ignition(look: &ArmadaLook<'_>, bound: &Bound<ArmadaWords>) -> bool {
    let ship = bound.get(Ref::Bearer).and_then(Thing::ship);
    ship.is_some_and(|ship| attack::may_place_targeting_token(look, ship))
}

fn place_targeting_token(_: &mut ArmadaCx<'_>, bound: &mut Bound<ArmadaWords>) -> Flow<ArmadaWords> {
    match bound.get(Ref::Bearer).and_then(Thing::ship) {
        Some(ship) => call(attack::TargetingToken::new(ship)),
        None => Flow::Next,
    }
}
