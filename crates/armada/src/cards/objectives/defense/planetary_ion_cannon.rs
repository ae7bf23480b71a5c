//! Planetary Ion Cannon: once a round a token fires at a ship (armada.objective.planetary-ion-cannon.71,
//! armada.objective.planetary-ion-cannon.72, armada.objective.planetary-ion-cannon.73,
//! armada.objective.planetary-ion-cannon.74, armada.objective.planetary-ion-cannon.75).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "planetary-ion-cannon", plan: STANDARD, abilities: ABILITIES, attacks: ATTACKS };

/// An enemy ship is at distance 1–3 of the token in question.
const IN_REACH_OF_CANNON: Cond = Cond::Finds(&Select::Where(
    &Select::Ships(&Cond::Enemy(IT)),
    V1,
    &Cond::Near(OTHER, IT, Span::Distance(3)),
));

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Planetary Ion Cannon",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::IonCannon)],
        ..FORCED
    },
    Ability {
        name: "Planetary Ion Cannon",
        on: On::Window(Window::EndOfCommandPhase),
        when: Cond::Finds(&Select::Tokens(&IN_REACH_OF_CANNON)),
        ops: &[
            choose(Select::Tokens(&IN_REACH_OF_CANNON), Count::One(V0)),
            choose(
                Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Near(IT, CHOSEN, Span::Distance(3))])),
                Count::One(V1),
            ),
            choose(Select::Zones(OTHER), Count::One(V2)),
            Op::Do(Act::RemoveToken(CHOSEN)),
            Op::Do(Act::Begin(Procedure::ObjectiveAttack(V2))),
        ],
        ..PLAIN
    },
];

/// Defense tokens of the defender that are readied.
const READIED: Select =
    Select::Where(&Select::DefenseTokens(OBJECT), V0, &Cond::Not(&Cond::TokenExhausted(CHOSEN)));

/// Its critical effect exhausts a defense token (armada.objective.planetary-ion-cannon.74).
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Planetary Ion Cannon",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[
        Cond::AttackKind(&[AttackKind::Objective]),
        Cond::CriticalOpen(Some(Colour::Blue)),
        Cond::Finds(&READIED),
    ]),
    ops: &[
        Op::Do(Act::CriticalResolved),
        choose_by(READIED, Who::Owner(OBJECT), Count::One(V0)),
        Op::Do(Act::ExhaustDefense(CHOSEN)),
    ],
    ..PLAIN
}];
