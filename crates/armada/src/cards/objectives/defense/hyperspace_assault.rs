//! Hyperspace Assault: forces are set aside and arrive at a token (armada.objective.hyperspace-assault.71,
//! armada.objective.hyperspace-assault.72, armada.objective.hyperspace-assault.73,
//! armada.objective.hyperspace-assault.74, armada.objective.hyperspace-assault.75,
//! armada.objective.hyperspace-assault.76, armada.objective.hyperspace-assault.77,
//! armada.objective.hyperspace-assault.78); what never does is lost, as everything set aside is
//! (armada.objective.hyperspace-assault.79, armada.objective.hyperspace-assault.80).

use crate::cards::objectives::prelude::*;
use crate::steps::call;
use crate::steps::setup::{Arrive, SetAside, aside};

pub(super) static CARD: Card =
    Card { slug: "hyperspace-assault", plan: STANDARD, abilities: ABILITIES, attacks: &[] };

fn set_aside(_: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    call(SetAside::new())
}

fn arrive(_: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    call(Arrive::new())
}

/// From the second round on, while something is set aside (armada.objective.hyperspace-assault.72,
/// armada.objective.hyperspace-assault.77).
fn may_arrive(look: &ArmadaLook<'_>, _: &Binding) -> bool {
    look.board.round >= 2 && !look.board.objective_done && aside(look.board).next().is_some()
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Hyperspace Assault",
        on: On::Window(Window::BeforeDeployFleets),
        ops: &[Op::Do(Act::Named(set_aside))],
        ..FORCED
    },
    Ability {
        name: "Hyperspace Assault",
        on: On::Window(Window::StartOfRound),
        when: Cond::Named(may_arrive),
        ops: &[Op::Do(Act::Named(arrive))],
        ..FORCED
    },
];
