//! Most Wanted: the second player names one ship of each side (armada.objective.most-wanted.01).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "most-wanted", plan: STANDARD, abilities: ABILITIES, attacks: ATTACKS };

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Most Wanted",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            choose(SECOND_SHIPS, Count::One(V0)),
            choose(FIRST_SHIPS, Count::One(V1)),
            MARK_BOTH[0],
            MARK_BOTH[1],
        ],
        ..FORCED
    },
    Ability { name: "Most Wanted", ..DOUBLE },
];

/// A ship that attacks an objective ship may add a die of a colour in its pool
/// (armada.objective.most-wanted.02).
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Most Wanted",
    on: On::Window(Window::ResolveAttackEffects),
    when: Cond::All(&[Cond::Ship(BEARER), Cond::ObjectiveShip(OBJECT), Cond::MayAddDice]),
    ops: &[choose(Select::ColoursInPool, Count::One(V0)), Op::Do(Act::AddDieOf(V0))],
    ..PLAIN
}];
