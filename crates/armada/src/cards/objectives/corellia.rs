//! The objectives that came with The Corellian Conflict.

use broadside_table::{Frame, Point, Shape, crossing, overlaps};

use super::{CHOSEN, OTHER, SECOND_SHIPS, place};
use crate::board::TokenKind;
use crate::cards::prelude::*;
use crate::facts::ObstacleKind;
use crate::geometry::{Attack, Reach};
use crate::scene::{self, Scene};
use crate::steps::obstacles::Drift;
use crate::steps::setup::Task;

const STATION: &[ObstacleKind] = &[ObstacleKind::Station];
const ACCURACY: DieFilter = DieFilter { colour: None, icons: &[Icon::Accuracy] };
/// A ship attacks a ship.
const SHIP_AGAINST_SHIP: Cond = Cond::All(&[Cond::Ship(BEARER), Cond::Ship(OBJECT)]);
/// Objective tokens at distance 1 of the ship that reveals its dial.
const TOKENS_IN_REACH: Select = Select::ObjectiveTokens(SUBJECT, Span::Distance(1));

/// The ship's owner may choose one of the tokens in its reach.
const MAY_CHOOSE_TOKEN: Op<ArmadaWords> = Op::Choose(Choose {
    what: TOKENS_IN_REACH,
    by: Who::Owner(SUBJECT),
    count: Count::One(V0),
    optional: true,
});

/// Blockade Run: runners that come through score, runners that are lost do for the other side; where everything lies is its
/// plan (armada.objective.blockade-run.71–.78).
pub(super) static BLOCKADE_RUN: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Blockade Run",
        // Before any effect can set ships aside (armada.objective.blockade-run.77).
        on: On::Window(Window::AfterChooseObjective),
        ops: &[Op::Each {
            what: Some(SECOND_SHIPS),
            var: V0,
            ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))],
        }],
        ..FORCED
    },
    Ability {
        name: "Blockade Run",
        on: On::Window(Window::Destroyed),
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::EventAmount(1)]),
        ops: &[Op::Do(Act::GainVictoryAgainst(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Blockade Run",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::All(&[Cond::ObjectiveToken(IT), Cond::InFirstZone(IT)]))),
            var: V0,
            ops: &[Op::Do(Act::GainVictory(CHOSEN, 1))],
        }],
        ..FORCED
    },
];

/// Capture the VIP: one token is carried about (armada.objective.capture-the-vip.71–.76).
pub(super) static CAPTURE_THE_VIP: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::CaptureVip)],
        ..FORCED
    },
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::RevealCommand),
        ops: &[MAY_CHOOSE_TOKEN, Op::Do(Act::RemoveToken(CHOSEN)), Op::Do(Act::ObjectiveTokens(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::Destroyed),
        when: Cond::All(&[Cond::Ship(SUBJECT), Cond::EventAmount(1)]),
        ops: &[Op::Do(Act::DropToken(SUBJECT))],
        ..FORCED
    },
    Ability {
        name: "Capture the VIP",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Ships(&Cond::ObjectiveToken(IT))),
            var: V0,
            ops: &[Op::Do(Act::GainVictory(CHOSEN, 1))],
        }],
        ..FORCED
    },
];

/// A die with an accuracy icon is spent.
const SPEND_ACCURACY: [Op<ArmadaWords>; 2] =
    [super::choose(Select::SpendableDice(ACCURACY), Who::Controller, V0), Op::Do(Act::SpendDie(V0))];

/// Close-Range Intel Scan: accuracy icons are spent for victory tokens, two by the first player's ships, one by the second
/// player's. That dust fields are added is its plan.
pub(super) static CLOSE_RANGE_INTEL_SCAN_ATTACK: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Close-Range Intel Scan",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            SHIP_AGAINST_SHIP,
            Cond::SecondPlayer(BEARER),
            Cond::Finds(&Select::SpendableDice(ACCURACY)),
        ]),
        ops: &[SPEND_ACCURACY[0], SPEND_ACCURACY[1], Op::Do(Act::GainVictory(BEARER, 1))],
        ..PLAIN
    },
    Ability {
        name: "Close-Range Intel Scan",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[
            SHIP_AGAINST_SHIP,
            Cond::FirstPlayer(BEARER),
            Cond::AtLeast(2, &Select::SpendableDice(ACCURACY)),
        ]),
        ops: &[
            SPEND_ACCURACY[0],
            SPEND_ACCURACY[1],
            SPEND_ACCURACY[0],
            SPEND_ACCURACY[1],
            Op::Do(Act::GainVictory(BEARER, 1)),
        ],
        ..PLAIN
    },
];

/// Fighter Ambush: the second player's squadrons come last, beside obstacles if they like.
pub(super) static FIGHTER_AMBUSH: &[Ability<ArmadaWords>] = &[
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
pub(super) static FIGHTER_AMBUSH_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Fighter Ambush",
    on: On::Window(Window::AfterAttack),
    when: Cond::All(&[Cond::Squadron(BEARER), Cond::Ship(OBJECT), Cond::CardDealt]),
    ops: &[Op::Do(Act::GainVictory(BEARER, 1))],
    ..FORCED
}];

/// Whether the line of sight of an attack crosses an objective token or the line between the two, while neither party lies on
/// one of them (armada.objective.jamming-barrier.02).
fn crosses_barrier(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let board = look.board;
    let (Some(attacker), Some(defender)) = (bound.about.subject, bound.about.object) else { return false };
    let tokens = || board.tokens_of(TokenKind::Objective).map(|at| board.tokens[at.index()].pose);
    let discs = || tokens().map(|pose| Shape::Disc(scene::token_disc(pose)));
    let lies_on = |thing: Thing| {
        let footprint = match thing.piece().map(Thing::from) {
            Some(Thing::Ship(at)) => {
                let ship = board.ship(at);
                Some(look.game.measures.ship(ship.card, ship.pose).footprint())
            }
            Some(piece) => scene::shape(look.game, board, piece),
            None => None,
        };
        footprint.is_some_and(|shape| discs().any(|disc| overlaps(&shape, &disc)))
    };
    if lies_on(attacker) || lies_on(defender) {
        return false;
    }
    let scene = Scene::sight(look);
    let party = |thing| scene.party(look.game, board, thing);
    let (Some(attacker), Some(defender)) = (party(attacker), party(defender)) else { return false };
    let attack = Attack { attacker, defender, reach: Reach::Unlimited };
    let sight = attack.measure(look.game.measures, &scene.pieces()).sight;
    let mut ends = tokens().map(|pose| Frame::from(pose).origin);
    let barrier = ends.next().zip(ends.next());
    discs().any(|disc| crossing(sight.from, sight.to, &disc).is_some())
        || barrier.is_some_and(|(one, other)| lines_cross(sight.from, sight.to, one, other))
}

/// Whether two straight lines meet.
fn lines_cross(from: Point, to: Point, one: Point, other: Point) -> bool {
    let side = |a: Point, b: Point, p: Point| (b - a).cross(p - a);
    side(from, to, one) * side(from, to, other) <= 0.0 && side(one, other, from) * side(one, other, to) <= 0.0
}

/// Jamming Barrier: attacks across it lose half of their dice (armada.objective.jamming-barrier.01, .02).
pub(super) static JAMMING_BARRIER: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Jamming Barrier",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[place(Task::JammingBarrier)],
        ..FORCED
    },
    rule(
        "Jamming Barrier",
        Query::RemoveGathered,
        Change::Add(Amount::HalfPool),
        Cond::Named(crosses_barrier),
    ),
];

/// Navigational Hazards: harmful obstacles score for the other side, and they move; where the station lies is its plan
/// (armada.objective.navigational-hazards.71–.77).
pub(super) static NAVIGATIONAL_HAZARDS: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Navigational Hazards",
        on: On::Window(Window::ObstacleResolved),
        when: Cond::EventAmount(1),
        ops: &[Op::Do(Act::GainVictoryAgainst(SUBJECT, 1))],
        ..FORCED
    },
    Ability {
        name: "Navigational Hazards",
        on: On::Window(Window::EndOfRound),
        ops: &[Op::Do(Act::Begin(Procedure::MoveObstacles(Drift::Fields)))],
        ..FORCED
    },
    Ability {
        name: "Navigational Hazards",
        on: On::Window(Window::StartOfRound),
        ops: &[Op::Do(Act::RemoveAllTokens)],
        ..FORCED
    },
];

/// An enemy ship is at distance 1–3 of the token in question.
const IN_REACH_OF_CANNON: Cond = Cond::Finds(&Select::Where(
    &Select::Ships(&Cond::Enemy(IT)),
    V1,
    &Cond::Near(OTHER, IT, Span::Distance(3)),
));

/// Planetary Ion Cannon: once a round a token fires at a ship (armada.objective.planetary-ion-cannon.71–.75).
pub(super) static PLANETARY_ION_CANNON: &[Ability<ArmadaWords>] = &[
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
pub(super) static PLANETARY_ION_CANNON_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
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

/// Salvage Run: tokens around the station are collected; where the obstacles lie is its plan.
pub(super) static SALVAGE_RUN: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Salvage Run",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::SalvageRun)],
        ..FORCED
    },
    Ability {
        name: "Salvage Run",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Each {
            what: Some(SECOND_SHIPS),
            var: V0,
            ops: &[Op::Do(Act::GainToken(CHOSEN, Command::Navigate))],
        }],
        ..FORCED
    },
    Ability {
        name: "Salvage Run",
        on: On::Window(Window::RevealCommand),
        ops: &[MAY_CHOOSE_TOKEN, Op::Do(Act::RemoveToken(CHOSEN)), Op::Do(Act::GainVictory(SUBJECT, 1))],
        ..FORCED
    },
];

/// Sensor Net: who reads a token scores, and the other side moves it, the second player farther.
pub(super) static SENSOR_NET: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Sensor Net",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[place(Task::SensorNet)],
        ..FORCED
    },
    Ability {
        name: "Sensor Net",
        on: On::Window(Window::RevealCommand),
        when: Cond::Finds(&TOKENS_IN_REACH),
        ops: &[
            Op::Do(Act::GainVictory(SUBJECT, 1)),
            choose_by(TOKENS_IN_REACH, Who::Owner(SUBJECT), Count::One(V0)),
            Op::If {
                cond: Cond::FirstPlayer(SUBJECT),
                then: &[Op::Do(Act::MoveToken(CHOSEN, SUBJECT, 4))],
                otherwise: &[Op::Do(Act::MoveToken(CHOSEN, SUBJECT, 2))],
            },
        ],
        ..FORCED
    },
];

/// Solar Corona: an edge blinds who fires towards it; who deploys first is its plan
/// (armada.objective.solar-corona.71).
pub(super) static SOLAR_CORONA: &[Ability<ArmadaWords>] = &[Ability {
    name: "Solar Corona",
    on: On::Window(Window::AfterDeployFleets),
    ops: &[choose(Select::ShortEdges, Count::One(V0)), Op::Do(Act::Mark(CHOSEN))],
    ..FORCED
}];

/// A die with an accuracy icon is lost before any attack effect (armada.objective.solar-corona.72, .73).
pub(super) static SOLAR_CORONA_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Solar Corona",
    on: On::Window(Window::AfterRollAttackDice),
    when: Cond::All(&[Cond::ArcHoldsMarkedEdge(BEARER), Cond::Pool(ACCURACY)]),
    ops: &[choose(Select::Dice(ACCURACY), Count::One(V0)), Op::Do(Act::CancelDie(V0))],
    ..FORCED
}];

/// Station Assault: two stations are the second player's; where they lie is its plan.
pub(super) static STATION_ASSAULT: &[Ability<ArmadaWords>] = &[
    rule(
        "Station Assault",
        Query::ObstacleAffects,
        Change::Cannot,
        Cond::All(&[Cond::FirstPlayer(SUBJECT), Cond::ObstacleKind(OBJECT, STATION)]),
    ),
    Ability {
        name: "Station Assault",
        on: On::Window(Window::EndOfGame),
        ops: &[Op::Each {
            what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, STATION))),
            var: V0,
            ops: &[Op::If {
                cond: Cond::StationDestroyed(CHOSEN),
                then: &[Op::Do(Act::GainVictoryAgainst(CHOSEN, 1))],
                otherwise: &[Op::Do(Act::GainVictory(CHOSEN, 1))],
            }],
        }],
        ..FORCED
    },
];

/// Targeting Beacons: four tokens (armada.objective.targeting-beacons.71).
pub(super) static TARGETING_BEACONS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Targeting Beacons",
    on: On::Window(Window::AfterPlaceObstacles),
    ops: &[place(Task::TargetingBeacons)],
    ..FORCED
}];

/// The second player's ships reroll up to two dice against a ship near a beacon, once in an attack
/// (armada.objective.targeting-beacons.72, .73).
pub(super) static TARGETING_BEACONS_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
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
