//! Ion Storm: ships that leave the shelter of obstacles are marked; who places those is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "ion-storm",
    plan: Plan {
        without: &[ObstacleKind::Station],
        second_places_all: true,
        limits: Limits { player_edges: Some(Distance::Five.end()), ..USUAL },
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: ATTACKS,
};

/// No obstacle is at these distances of the ship that has moved.
const FAR: [Cond; 2] = [
    Cond::Not(&Cond::Finds(&Select::Obstacles(&Cond::Near(IT, SUBJECT, Span::Distance(1))))),
    Cond::Not(&Cond::Finds(&Select::Obstacles(&Cond::Near(IT, SUBJECT, Span::Distance(2))))),
];

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Ion Storm",
        on: On::Window(Window::EndOfMovement),
        when: Cond::All(&[
            Cond::Ship(SUBJECT),
            Cond::Not(&Cond::ObjectiveToken(SUBJECT)),
            Cond::Any(&[
                Cond::All(&[Cond::FirstPlayer(SUBJECT), FAR[0]]),
                Cond::All(&[Cond::SecondPlayer(SUBJECT), FAR[1]]),
            ]),
        ]),
        ops: &[Op::Do(Act::ObjectiveTokens(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Ion Storm",
        on: On::Window(Window::ResolveRepairCommand),
        when: Cond::ObjectiveToken(SUBJECT),
        ops: &[Op::May {
            by: Who::Owner(SUBJECT),
            what: "discard the ship's objective token",
            ops: &[Op::Do(Act::ObjectiveTokens(SUBJECT, -1))],
        }],
        ..FORCED
    },
];

/// Every ship has a critical effect against command tokens and shields, which scores against a marked ship.
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Ion Storm",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[
        SHIP_AGAINST_SHIP,
        Cond::CriticalOpen(None),
        Cond::Any(&[
            Cond::ObjectiveToken(OBJECT),
            Cond::Finds(&Select::CommandTokens(OBJECT)),
            Cond::Not(&Cond::ShieldsAtMost(OBJECT, 0)),
        ]),
    ]),
    ops: &[
        Op::Do(Act::CriticalResolved),
        Op::If {
            cond: Cond::ObjectiveToken(OBJECT),
            then: &[Op::Do(Act::GainVictory(BEARER, 1))],
            otherwise: &[],
        },
        Op::If {
            cond: Cond::Finds(&Select::CommandTokens(OBJECT)),
            then: &[
                choose(Select::CommandTokens(OBJECT), Count::One(V0)),
                Op::Do(Act::DiscardChosenToken(OBJECT, V0)),
            ],
            otherwise: &[Op::Do(Act::LoseShields(OBJECT, 1))],
        },
    ],
    ..PLAIN
}];
