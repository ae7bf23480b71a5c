//! Targeting Beacons: four tokens (armada.objective.targeting-beacons.71).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "targeting-beacons", plan: STANDARD, abilities: ABILITIES, attacks: ATTACKS };

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Targeting Beacons",
    on: On::Window(Window::AfterPlaceObstacles),
    ops: &[place(Task::TargetingBeacons)],
    ..FORCED
}];

/// The second player's ships reroll up to two dice against a ship near a beacon, once in an attack
/// (armada.objective.targeting-beacons.72, armada.objective.targeting-beacons.73).
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Targeting Beacons",
    on: On::Window(Window::ResolveAttackEffects),
    when: Cond::All(&[
        SHIP_AGAINST_SHIP,
        Cond::SecondPlayer(BEARER),
        Cond::Finds(&Select::ObjectiveTokens(OBJECT, Span::Distance(2))),
        Cond::Pool(DieFilter::ANY),
    ]),
    ops: &[
        choose(Select::Dice(DieFilter::ANY), Count::UpTo(2)),
        Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Reroll(V0))] },
    ],
    ..PLAIN
}];
