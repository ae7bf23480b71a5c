//! The objectives that came with Rebellion in the Rim.

use super::navigation::{TAKE_TOKEN, TOKEN_ON_EACH, overlapped};
use super::{CHOSEN, FIRST_SHIPS, OTHER, SECOND_SHIPS, place};
use crate::cards::prelude::*;
use crate::facts::ObstacleKind;
use crate::steps::obstacles::Drift;
use crate::steps::setup::{Placing, Task};
use crate::words::Edges;

const STATION: &[ObstacleKind] = &[ObstacleKind::Station];
const ASTEROIDS: &[ObstacleKind] = &[ObstacleKind::AsteroidField];
const PURRGIL: &[ObstacleKind] = &[ObstacleKind::Purrgil];
const EXOGORTHS: &[ObstacleKind] = &[ObstacleKind::Exogorth];
const RIFT: &[ObstacleKind] = &[ObstacleKind::GravityRift];
/// A ship attacks a ship.
const SHIP_AGAINST_SHIP: Cond = Cond::All(&[Cond::Ship(BEARER), Cond::Ship(OBJECT)]);

/// Abandoned Mining Facility: engineering points buy victory tokens; where the obstacles lie is its plan.
pub(super) static ABANDONED_MINING_FACILITY: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Abandoned Mining Facility",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Each {
            what: Some(SECOND_SHIPS),
            var: V0,
            ops: &[Op::Do(Act::GainToken(CHOSEN, Command::Repair))],
        }],
        ..FORCED
    },
    rule("Abandoned Mining Facility", Query::MayGatherVictory, Change::Can, Cond::Always),
];

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

/// Asteroid Tactics: asteroids give defense tokens back; who places the obstacles is its plan.
pub(super) static ASTEROID_TACTICS: &[Ability<ArmadaWords>] = &[
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

/// Doomed Station: what lies about falls into the rift, and the station is fought for until it does; where everything lies is
/// its plan (armada.objective.doomed-station.71–.76).
pub(super) static DOOMED_STATION: &[Ability<ArmadaWords>] = &[Ability {
    name: "Doomed Station",
    on: On::Window(Window::EndOfRound),
    ops: &[
        Op::Do(Act::Begin(Procedure::MoveObstacles(Drift::TowardRift))),
        Op::Each {
            what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, STATION))),
            var: V0,
            ops: &[Op::Do(Act::Contest(CHOSEN))],
        },
        Op::Do(Act::RemoveAllTokens),
    ],
    ..FORCED
}];

/// Defense tokens of the ship under attack that it may ready.
const EXHAUSTED: Select = Select::Where(&Select::DefenseTokens(OBJECT), V0, &Cond::MayReady(CHOSEN));

/// Fleet in Being: tokens that keep a fleet fit, and are lost at the edges.
pub(super) static FLEET_IN_BEING: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            Op::Each { what: Some(FIRST_SHIPS), var: V0, ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))] },
            Op::Each {
                what: Some(SECOND_SHIPS),
                var: V0,
                ops: &[Op::Repeat {
                    times: Amount::CommandValue(CHOSEN),
                    ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))],
                }],
            },
        ],
        ..FORCED
    },
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::DeclareTarget),
        when: Cond::All(&[Cond::ObjectiveToken(OBJECT), Cond::Finds(&EXHAUSTED)]),
        ops: &[Op::May {
            by: Who::Owner(OBJECT),
            what: "discard an objective token to ready a defense token",
            ops: &[
                choose_by(EXHAUSTED, Who::Owner(OBJECT), Count::One(V0)),
                Op::Do(Act::ObjectiveTokens(OBJECT, -1)),
                Op::Do(Act::ReadyDefense(CHOSEN)),
            ],
        }],
        ..FORCED
    },
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::All(&[
                Cond::ObjectiveToken(IT),
                Cond::Any(&[Cond::NearEdges(IT, Edges::Short, 5), Cond::NearEdges(IT, Edges::Players, 3)]),
            ]))),
            var: V0,
            ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, -1))],
        }],
        ..FORCED
    },
    Ability {
        name: "Fleet in Being",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::Not(&Cond::ObjectiveToken(IT)))),
            var: V0,
            ops: &[Op::Do(Act::GainVictoryAgainst(CHOSEN, 1))],
        }],
        ..FORCED
    },
];

/// A purrgil is at distance 1 of the ship in question.
const BESIDE_PURRGIL: Cond = Cond::Finds(&Select::Obstacles(&Cond::All(&[
    Cond::ObstacleKind(IT, PURRGIL),
    Cond::Near(IT, CHOSEN, Span::Distance(1)),
])));

/// Hyperspace Migration: ships that follow the purrgil score every other round
/// (armada.objective.hyperspace-migration.01–.06, .75).
pub(super) static HYPERSPACE_MIGRATION: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Hyperspace Migration",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::Migration)],
        ..FORCED
    },
    Ability {
        name: "Hyperspace Migration",
        on: On::Window(Window::StartOfShipPhase),
        when: Cond::Any(&[Cond::Rounds(1, 1), Cond::Rounds(3, 3)]),
        ops: &[
            Op::If {
                cond: Cond::Marked,
                then: &[],
                otherwise: &[
                    choose(Select::Tokens(&Cond::Always), Count::One(V0)),
                    Op::Do(Act::Mark(CHOSEN)),
                ],
            },
            Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Purrgil))),
        ],
        ..FORCED
    },
    Ability {
        name: "Hyperspace Migration",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::Always)),
            var: V0,
            ops: &[Op::If {
                cond: Cond::ObjectiveToken(CHOSEN),
                then: &[Op::Do(Act::ObjectiveTokens(CHOSEN, -1)), Op::Do(Act::GainVictory(CHOSEN, 1))],
                otherwise: &[Op::If {
                    cond: BESIDE_PURRGIL,
                    then: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))],
                    otherwise: &[],
                }],
            }],
        }],
        ..FORCED
    },
];

/// Exogorths leave the play area once they have attacked.
const fn leave(name: &'static str, stirring: bool) -> Ability<ArmadaWords> {
    let ops: &'static [Op<ArmadaWords>] = if stirring {
        &[Op::Do(Act::Begin(Procedure::ExogorthsLeave { stirring: true }))]
    } else {
        &[Op::Do(Act::Begin(Procedure::ExogorthsLeave { stirring: false }))]
    };
    Ability {
        name,
        on: On::Window(Window::AfterStartOfSquadronPhase),
        when: Cond::Finds(&Select::Obstacles(&Cond::ObstacleKind(IT, EXOGORTHS))),
        ops,
        ..FORCED
    }
}

/// Infested Fields: tokens on obstacles are taken, and exogorths stir the obstacles up.
pub(super) static INFESTED_FIELDS: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[
            TOKEN_ON_EACH,
            Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Exogorths { apart: true }))),
        ],
        ..FORCED
    },
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::OverlapObstacles),
        // Who gives the effects of obstacles up gets no token (armada.card.chart-officer.04).
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::Not(&Cond::WaivesObstacles(SUBJECT))]),
        ops: &[Op::Each { what: Some(Select::Named(overlapped)), var: V0, ops: &[TAKE_TOKEN] }],
        ..FORCED
    },
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::OverlapObstacle),
        when: Cond::All(&[Cond::Squadron(SUBJECT), Cond::TokenOn(OBJECT)]),
        ops: &[Op::May {
            by: Who::Owner(SUBJECT),
            what: "remove the obstacle's objective token for a victory token",
            ops: &[Op::Do(Act::TakeTokenFrom(OBJECT)), Op::Do(Act::GainVictory(SUBJECT, 1))],
        }],
        ..FORCED
    },
    leave("Infested Fields", true),
    Ability {
        name: "Infested Fields",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Do(Act::Begin(Procedure::PlaceObstacles(Placing::Exogorths { apart: false })))],
        ..FORCED
    },
];

/// No obstacle is at these distances of the ship that has moved.
const FAR: [Cond; 2] = [
    Cond::Not(&Cond::Finds(&Select::Obstacles(&Cond::Near(IT, SUBJECT, Span::Distance(1))))),
    Cond::Not(&Cond::Finds(&Select::Obstacles(&Cond::Near(IT, SUBJECT, Span::Distance(2))))),
];

/// Ion Storm: ships that leave the shelter of obstacles are marked; who places those is its plan.
pub(super) static ION_STORM: &[Ability<ArmadaWords>] = &[
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
pub(super) static ION_STORM_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
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

/// Marked for Destruction: a purrgil beside a marked ship harms it; which obstacles there are is its plan.
pub(super) static MARKED_FOR_DESTRUCTION: &[Ability<ArmadaWords>] = &[Ability {
    name: "Marked for Destruction",
    on: On::Window(Window::PurrgilMoved),
    ops: &[
        Op::Choose(Choose {
            what: Select::Ships(&Cond::All(&[
                Cond::ObjectiveToken(IT),
                Cond::Near(IT, SUBJECT, Span::Distance(1)),
            ])),
            by: Who::Owner(OBJECT),
            count: Count::One(V0),
            optional: true,
        }),
        Op::Do(Act::ObjectiveTokens(CHOSEN, -1)),
        Op::Do(Act::DealFacedown(CHOSEN, 1)),
        Op::Do(Act::GainVictoryAgainst(CHOSEN, 1)),
    ],
    ..FORCED
}];

/// Every ship has a critical effect that marks the defender in place of all other enemies.
pub(super) static MARKED_FOR_DESTRUCTION_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Marked for Destruction",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[SHIP_AGAINST_SHIP, Cond::CriticalOpen(None), Cond::AttackRange(Range::Medium)]),
    ops: &[
        Op::Do(Act::CriticalResolved),
        Op::Each {
            what: Some(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::ObjectiveToken(IT)]))),
            var: V0,
            ops: &[Op::Do(Act::LoseObjectiveTokens(CHOSEN))],
        },
        Op::Do(Act::ObjectiveTokens(OBJECT, 1)),
    ],
    ..PLAIN
}];

/// The gravity rift is at distance 1–2 of the ship in question.
const BESIDE_RIFT: Cond = Cond::Finds(&Select::Where(
    &Select::Obstacles(&Cond::ObstacleKind(IT, RIFT)),
    V1,
    &Cond::Near(OTHER, IT, Span::Distance(2)),
));

/// The gravity rift is at distance 1–2 of the ship that has moved.
const RIFT_NEAR: Cond = Cond::Finds(&Select::Obstacles(&Cond::All(&[
    Cond::ObstacleKind(IT, RIFT),
    Cond::Near(IT, SUBJECT, Span::Distance(2)),
])));

/// Rift Ambush: the rift draws ships on, once in an activation; who places the obstacles is its plan.
pub(super) static RIFT_AMBUSH: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Rift Ambush",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            Op::Choose(Choose {
                what: Select::Ships(&Cond::Enemy(IT)),
                by: Who::Controller,
                count: Count::One(V0),
                optional: true,
            }),
            Op::Do(Act::ForceManeuver { ship: CHOSEN, speed: 1, straight: true, unslowed: false }),
            Op::Choose(Choose {
                what: Select::Speeds { of: CHOSEN, by: 1, least: 0 },
                by: Who::Controller,
                count: Count::One(V1),
                optional: true,
            }),
            Op::Do(Act::SetSpeed(CHOSEN, V1, Who::Controller)),
        ],
        ..FORCED
    },
    Ability {
        name: "Rift Ambush",
        on: On::Window(Window::AfterExecuteManeuver),
        when: Cond::All(&[Cond::Activating(SUBJECT), RIFT_NEAR]),
        limit: Limit::Times(1, Scope::ShipActivation),
        ops: &[Op::If {
            cond: Cond::FirstPlayer(SUBJECT),
            then: &[Op::Do(Act::ForceManeuver { ship: SUBJECT, speed: 1, straight: true, unslowed: true })],
            otherwise: &[Op::Do(Act::ForceManeuver {
                ship: SUBJECT,
                speed: 1,
                straight: false,
                unslowed: true,
            })],
        }],
        ..FORCED
    },
];

/// Rift Assault: slow ships beside the rift are torn (armada.objective.rift-assault.75); that it is there is its plan.
pub(super) static RIFT_ASSAULT: &[Ability<ArmadaWords>] = &[Ability {
    name: "Rift Assault",
    on: On::Window(Window::EndOfRound),
    ops: &[Op::Each {
        what: Some(Select::Ships(&Cond::All(&[BESIDE_RIFT, Cond::Not(&Cond::SpeedAbove(IT, 1))]))),
        var: V0,
        ops: &[Op::Do(Act::DealFacedown(CHOSEN, 1))],
    }],
    ..FORCED
}];

const ICONS: DieFilter = DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical, Icon::Accuracy] };
/// The faces to which a die may be turned: by a first player's attacker, and by a second player's.
const PLAIN_FACES: &[Face] = &[Face::Accuracy, Face::Hit];
const ALL_FACES: &[Face] = &[Face::Accuracy, Face::Hit, Face::Critical, Face::DoubleHit, Face::HitCritical];
/// Dice that can be turned to one of these faces.
const PLAIN_DICE: Select =
    Select::Where(&Select::Dice(DieFilter::ANY), V0, &Cond::Finds(&Select::FacesAmong(V0, PLAIN_FACES)));
const ALL_DICE: Select =
    Select::Where(&Select::Dice(DieFilter::ANY), V0, &Cond::Finds(&Select::FacesAmong(V0, ALL_FACES)));

/// The defender's token goes, the die is turned, and the attacker's owner scores
/// (armada.objective.rift-assault.73, .74).
const TURN_FOR_TOKEN: [Op<ArmadaWords>; 3] = [
    Op::Do(Act::ObjectiveTokens(OBJECT, -1)),
    Op::Do(Act::ChangeDieTo(V0, V1)),
    Op::Do(Act::GainVictory(BEARER, 1)),
];

/// Ships in the open are marked at the price of a die, and the mark is worth a die (armada.objective.rift-assault.72–.77).
pub(super) static RIFT_ASSAULT_ATTACK: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Rift Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            SHIP_AGAINST_SHIP,
            Cond::Not(&Cond::ObjectiveToken(OBJECT)),
            Cond::Not(&Cond::Finds(&Select::Obstacles(&Cond::Near(IT, OBJECT, Span::Distance(1))))),
            Cond::Finds(&Select::SpendableDice(ICONS)),
        ]),
        ops: &[
            choose(Select::SpendableDice(ICONS), Count::One(V0)),
            Op::Do(Act::SpendDie(V0)),
            Op::Do(Act::ObjectiveTokens(OBJECT, 1)),
        ],
        ..PLAIN
    },
    Ability {
        name: "Rift Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::FirstPlayer(BEARER), Cond::ObjectiveToken(OBJECT), Cond::Finds(&PLAIN_DICE)]),
        ops: &[
            choose(PLAIN_DICE, Count::One(V0)),
            choose(Select::FacesAmong(V0, PLAIN_FACES), Count::One(V1)),
            TURN_FOR_TOKEN[0],
            TURN_FOR_TOKEN[1],
            TURN_FOR_TOKEN[2],
        ],
        ..PLAIN
    },
    Ability {
        name: "Rift Assault",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[Cond::SecondPlayer(BEARER), Cond::ObjectiveToken(OBJECT), Cond::Finds(&ALL_DICE)]),
        ops: &[
            choose(ALL_DICE, Count::One(V0)),
            choose(Select::FacesAmong(V0, ALL_FACES), Count::One(V1)),
            TURN_FOR_TOKEN[0],
            TURN_FOR_TOKEN[1],
            TURN_FOR_TOKEN[2],
        ],
        ..PLAIN
    },
];

/// Surprise Attack: dials on the card confuse the first player's ships; the rest is its plan
/// (armada.objective.surprise-attack.74, .75).
pub(super) static SURPRISE_ATTACK: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Surprise Attack",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Do(Act::Begin(Procedure::PlaceDials(3)))],
        ..FORCED
    },
    Ability {
        name: "Surprise Attack",
        on: On::Window(Window::StartOfShipPhase),
        when: Cond::Rounds(1, 3),
        ops: &[
            Op::Do(Act::RevealObjectiveDial(V0)),
            Op::Each {
                what: Some(Select::Ships(&Cond::FirstPlayer(IT))),
                var: V1,
                ops: &[Op::Do(Act::GainRaidToken(OTHER, CHOSEN))],
            },
        ],
        ..FORCED
    },
];

/// Volatile Deposits: asteroid fields are fought for; which obstacles there are is its plan.
pub(super) static VOLATILE_DEPOSITS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Volatile Deposits",
    on: On::Window(Window::EndOfRound),
    ops: &[Op::Each {
        what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, ASTEROIDS))),
        var: V0,
        ops: &[Op::Do(Act::Contest(CHOSEN))],
    }],
    ..FORCED
}];

/// Obstacles at distance 1 of the defender.
const BESIDE_DEFENDER: Select = Select::Obstacles(&Cond::Near(IT, OBJECT, Span::Distance(1)));

/// Every ship has a critical effect that sets an obstacle beside the defender off; against the first player's ships any
/// critical icon will do.
pub(super) static VOLATILE_DEPOSITS_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Volatile Deposits",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[
        SHIP_AGAINST_SHIP,
        Cond::Any(&[
            Cond::CriticalOpen(Some(Colour::Blue)),
            Cond::All(&[Cond::FirstPlayer(OBJECT), Cond::CriticalOpen(None)]),
        ]),
        Cond::Finds(&BESIDE_DEFENDER),
    ]),
    ops: &[
        choose(BESIDE_DEFENDER, Count::One(V0)),
        Op::Do(Act::CriticalResolved),
        Op::Each {
            what: Some(Select::Ships(&Cond::Near(IT, CHOSEN, Span::Distance(1)))),
            var: V1,
            ops: &[Op::Do(Act::Suffer(OTHER, Amount::HalfCriticals))],
        },
        Op::Each {
            what: Some(Select::Squadrons(&Cond::Near(IT, CHOSEN, Span::Distance(1)))),
            var: V1,
            ops: &[Op::Do(Act::SufferInAttack(OTHER, Amount::HalfCriticals))],
        },
    ],
    ..PLAIN
}];
