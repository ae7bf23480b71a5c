//! Asteroid Tactics: asteroids give defense tokens back; who places the obstacles is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "asteroid-tactics",
    plan: Plan {
        with: &["exogorth-1", "exogorth-2"],
        without: &[ObstacleKind::Station],
        later: &[ObstacleKind::Exogorth],
        second_places_all: true,
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: &[],
};

/// Discarded defense tokens that asteroids give back.
const LOST: Select = Select::Where(
    &Select::DiscardedTokens(SUBJECT),
    V0,
    &Cond::Not(&Cond::TokenType(CHOSEN, DefenseToken::Scatter)),
);

/// Defense tokens of what overlaps the asteroids that it may ready.
const TIRED: Select = Select::Where(&Select::DefenseTokens(SUBJECT), V0, &Cond::MayReady(CHOSEN));

/// A ship or unique squadron overlaps an asteroid field.
const IN_ASTEROIDS: Cond = Cond::All(&[
    Cond::ObstacleKind(OBJECT, ASTEROIDS),
    Cond::Any(&[Cond::Ship(SUBJECT), Cond::Unique(SUBJECT)]),
]);

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Asteroid Tactics",
        on: On::Window(Window::OverlapObstacle),
        when: Cond::All(&[IN_ASTEROIDS, Cond::FirstPlayer(SUBJECT), Cond::Finds(&LOST)]),
        ops: &[Op::May {
            by: Who::Owner(SUBJECT),
            what: "recover a defense token",
            ops: &[choose_by(LOST, Who::Owner(SUBJECT), Count::One(V0)), Op::Do(Act::RecoverDefense(CHOSEN))],
        }],
        ..FORCED
    },
    Ability {
        name: "Asteroid Tactics",
        on: On::Window(Window::OverlapObstacle),
        when: Cond::All(&[
            IN_ASTEROIDS,
            Cond::SecondPlayer(SUBJECT),
            Cond::Any(&[Cond::Finds(&LOST), Cond::Finds(&TIRED)]),
        ]),
        ops: &[Op::May {
            by: Who::Owner(SUBJECT),
            what: "recover or ready a defense token",
            ops: &[Op::Either {
                by: Who::Owner(SUBJECT),
                options: &[
                    Branch {
                        name: "recover a defense token",
                        ops: &[
                            choose_by(LOST, Who::Owner(SUBJECT), Count::One(V0)),
                            Op::Do(Act::RestoreDefense(CHOSEN)),
                        ],
                    },
                    Branch {
                        name: "ready a defense token",
                        ops: &[
                            choose_by(TIRED, Who::Owner(SUBJECT), Count::One(V0)),
                            Op::Do(Act::ReadyDefense(CHOSEN)),
                        ],
                    },
                ],
            }],
        }],
        ..FORCED
    },
    rule(
        "Asteroid Tactics",
        Query::ObstacleAffects,
        Change::Cannot,
        Cond::All(&[IN_ASTEROIDS, Cond::SecondPlayer(SUBJECT)]),
    ),
    leave("Asteroid Tactics", false),
    Ability {
        name: "Asteroid Tactics",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Exogorths { apart: true })))],
        ..FORCED
    },
];
