//! Rules that act in the windows of cards: commands, accuracy, defense tokens, the standard critical effect.

use broadside_engine::{Ability, On, Op, Ref};

use super::PLAIN;
use crate::facts::Command;
use crate::words::{Act, ArmadaWords, Cond, Procedure, Window};

/// What an attacker can do by the rules.
pub(super) static ATTACKER: &[Ability<ArmadaWords>] = &[];
/// What a defender can do by the rules.
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
];
