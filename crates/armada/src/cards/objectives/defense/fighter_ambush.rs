//! Fighter Ambush: the second player's squadrons come last, beside obstacles if they like.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "fighter-ambush", plan: STANDARD, abilities: ABILITIES, attacks: ATTACKS };

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Fighter Ambush",
        on: On::Window(Window::BeforeDeployFleets),
        ops: &[Op::Each {
            what: Some(Select::FleetSquadrons(&Cond::SecondPlayer(IT))),
            var: V0,
            ops: &[Op::Do(Act::SetAside(CHOSEN))],
        }],
        ..FORCED
    },
    Ability {
        name: "Fighter Ambush",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Do(Act::Begin(Procedure::DeployAside))],
        ..FORCED
    },
];

/// A squadron's attack that deals a ship a card is worth a victory token.
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Fighter Ambush",
    on: On::Window(Window::AfterAttack),
    when: Cond::All(&[Cond::Squadron(BEARER), Cond::Ship(OBJECT), Cond::CardDealt]),
    ops: &[Op::Do(Act::GainVictory(BEARER, 1))],
    ..FORCED
}];
