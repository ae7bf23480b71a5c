//! Solar Corona: an edge blinds who fires towards it; who deploys first is its plan
//! (armada.objective.solar-corona.71).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "solar-corona",
    plan: Plan { first_deploys_all: true, ..STANDARD },
    abilities: ABILITIES,
    attacks: ATTACKS,
};

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Solar Corona",
    on: On::Window(Window::AfterDeployFleets),
    ops: &[choose(Select::ShortEdges, Count::One(V0)), Op::Do(Act::Mark(CHOSEN))],
    ..FORCED
}];

/// A die with an accuracy icon is lost before any attack effect (armada.objective.solar-corona.72,
/// armada.objective.solar-corona.73).
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Solar Corona",
    on: On::Window(Window::AfterRollAttackDice),
    when: Cond::All(&[Cond::ArcHoldsMarkedEdge(BEARER), Cond::Pool(ACCURACY)]),
    ops: &[choose(Select::Dice(ACCURACY), Count::One(V0)), Op::Do(Act::CancelDie(V0))],
    ..FORCED
}];
