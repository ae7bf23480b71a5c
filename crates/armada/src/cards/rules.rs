//! Rules that act in the windows of cards: commands, accuracy, the standard critical effect, salvo and counter attacks,
//! ignition.

use broadside_engine::{Ability, Choose, Count, Limit, On, Op, Ref, Var, Who};

use super::{FORCED, PLAIN};
use crate::board::AttackKind;
use crate::facts::Command;
use crate::steps::attack;
use crate::words::{Act, ArmadaWords, Cond, DieFilter, Icon, Procedure, Select, Window};

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
    // armada.attack.11, armada.attack.12: as often as there are icons.
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
/// cannot be spent; what those that were spent do to the damage, and how it answers the attack, has its place among the effects of cards.
pub(super) static DEFENDER: &[Ability<ArmadaWords>] = &[
    // armada.defense-tokens.23, armada.card.implacable.02
    Ability {
        name: "Brace",
        on: On::Window(Window::BeforeSufferAttackDamage),
        when: Cond::Named(|look, _| attack::brace_open(look)),
        ops: &[Op::Do(Act::Brace)],
        ..FORCED
    },
    // armada.defense-tokens.03, armada.card.adi-gallia.02
    Ability {
        name: "Redirect",
        on: On::Window(Window::SufferAttackDamage),
        when: Cond::Named(|look, _| attack::redirect_open(look)),
        ops: &[Op::Do(Act::Begin(Procedure::Redirect))],
        ..FORCED
    },
    // armada.defense-tokens.14
    Ability {
        name: "Salvo",
        on: On::Window(Window::AfterAttack),
        when: Cond::Named(|look, _| attack::salvo_open(look)),
        ops: &[Op::Do(Act::Begin(Procedure::Answer(AttackKind::Salvo)))],
        ..FORCED
    },
    // armada.keyword.counter.01: of a squadron, or of a ship that has it by a card. Whether it counters is asked there.
    Ability {
        name: "Counter",
        on: On::Window(Window::AfterAttack),
        when: Cond::Named(|look, _| attack::counter_open(look)),
        ops: &[Op::Do(Act::Begin(Procedure::Answer(AttackKind::Counter)))],
        ..FORCED
    },
];

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
    // armada.ignition.01
    Ability {
        name: "Ignition",
        on: On::Window(Window::EndOfShipActivation),
        when: Cond::Is(Ref::Bearer, Ref::Subject),
        ops: &[Op::Do(Act::Begin(Procedure::PlaceTargetingToken))],
        ..PLAIN
    },
];

/// What the ship that executes a maneuver can do by the rules.
pub(super) static MOVING_SHIP: &[Ability<ArmadaWords>] = &[
    // armada.commands.02: in its own Determine Course step, also outside its activation
    // (armada.card.admiral-ozzel-officer.03).
    Ability {
        name: "Navigate command",
        on: On::Window(Window::DetermineCourse),
        ops: &[Op::Do(Act::Begin(Procedure::ResolveCommand(Command::Navigate)))],
        ..PLAIN
    },
];
