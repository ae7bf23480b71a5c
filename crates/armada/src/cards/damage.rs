//! The twenty-two damage cards. One-time effects act when the card comes to lie faceup and turn it facedown; the others
//! last as long as it lies faceup (armada.damage.07, armada.damage.08).

use broadside_engine::{Ability, Branch, Change, Count, On, Op, Ref, Who};

use super::{BEARER, Binding, Entry, FORCED, MINE, OBJECT, SUBJECT, V0, V0_REF, choose_by, rule};
use crate::effects::same_kind;
use crate::facts::{Command, DefenseToken, Term};
use crate::geometry::Range;
use crate::words::{Act, Amount, ArmadaWords, Cond, Query, Select, Thing, Window};
use crate::{ArmadaLook, Origin};

const FLIP: Op<ArmadaWords> = Op::Do(Act::FlipThisFacedown);

/// This ship would attack at long range.
const AT_LONG_RANGE: Cond = Cond::All(&[MINE, Cond::WouldBeAt(SUBJECT, OBJECT, Range::Long)]);

/// An effect that is resolved once, when the card comes to lie faceup.
const fn one_time(name: &'static str, ops: &'static [Op<ArmadaWords>]) -> Ability<ArmadaWords> {
    Ability { name, on: On::Window(Window::FaceupDamageCard), when: Cond::ThisCard, ops, ..FORCED }
}

/// An effect that forbids something.
const fn cannot(name: &'static str, query: Query, when: Cond) -> Ability<ArmadaWords> {
    rule(name, query, Change::Cannot, when)
}

/// Something that has to be done at a certain time.
const fn at(
    name: &'static str,
    window: Window,
    when: Cond,
    ops: &'static [Op<ArmadaWords>],
) -> Ability<ArmadaWords> {
    Ability { name, on: On::Window(window), when, ops, ..FORCED }
}

/// Every damage card.
pub(super) static ENTRIES: &[Entry] = &[
    ("blinded-gunners", &[cannot("Blinded Gunners", Query::MaySpendAccuracy, MINE)]),
    (
        "capacitor-failure",
        &[
            cannot(
                "Capacitor Failure",
                Query::MayRestoreShields,
                Cond::All(&[MINE, Cond::ShieldsAtMost(SUBJECT, 0)]),
            ),
            cannot(
                "Capacitor Failure",
                Query::MaySpendDefense,
                Cond::All(&[
                    MINE,
                    Cond::TokenType(SUBJECT, DefenseToken::Redirect),
                    Cond::Named(defending_without_shields),
                ]),
            ),
        ],
    ),
    (
        "comm-noise",
        &[one_time(
            "Comm Noise",
            &[
                Op::May {
                    by: Who::Opponent,
                    what: "lower the speed or change the top command dial",
                    ops: &[Op::Either {
                        by: Who::Opponent,
                        options: &[
                            Branch {
                                name: "lower the speed by 1",
                                ops: &[Op::Do(Act::LowerSpeed(BEARER, Who::Opponent))],
                            },
                            Branch {
                                name: "choose a new command on the top dial",
                                ops: &[Op::If {
                                    cond: Cond::HasDials(BEARER),
                                    // Whoever changes a dial sees what it was set to (armada.command-dials.73).
                                    then: &[
                                        Op::Do(Act::ShowTopDial(BEARER, Who::Opponent)),
                                        choose_by(
                                            Select::Commands(Command::ALL),
                                            Who::Opponent,
                                            Count::One(V0),
                                        ),
                                        Op::Do(Act::SetTopDial(BEARER, V0_REF, Who::Opponent)),
                                    ],
                                    otherwise: &[],
                                }],
                            },
                        ],
                    }],
                },
                FLIP,
            ],
        )],
    ),
    ("compartment-fire", &[cannot("Compartment Fire", Query::MayReadyDefense, MINE)]),
    (
        "coolant-discharge",
        &[cannot(
            "Coolant Discharge",
            Query::MayTarget,
            Cond::All(&[MINE, Cond::Ship(OBJECT), Cond::ShipAttacks(BEARER, 1)]),
        )],
    ),
    (
        "crew-panic",
        &[at(
            "Crew Panic",
            Window::BeforeRevealCommand,
            Cond::All(&[MINE, Cond::WillReveal(BEARER)]),
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch { name: "suffer 1 damage", ops: &[Op::Do(Act::Suffer(BEARER, Amount::N(1)))] },
                    Branch { name: "discard the top dial", ops: &[Op::Do(Act::DiscardTopDial(BEARER))] },
                ],
            }],
        )],
    ),
    (
        "damaged-controls",
        &[
            at("Damaged Controls", Window::OverlapShip, MINE, &[Op::Do(Act::DealFacedown(BEARER, 1))]),
            // One card for a maneuver, also if it overlaps both; it comes before the obstacles' own effects
            // (armada.damage.damaged-controls.06). The object is the ship that was overlapped.
            at(
                "Damaged Controls",
                Window::OverlapObstacles,
                Cond::All(&[MINE, Cond::Not(&Cond::Ship(OBJECT)), Cond::Named(heeds_obstacles)]),
                &[Op::Do(Act::DealFacedown(BEARER, 1))],
            ),
        ],
    ),
    (
        "damaged-munitions",
        &[rule(
            "Damaged Munitions",
            Query::RemoveBeforeRoll,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Ship(OBJECT)]),
        )],
    ),
    (
        "depowered-armament",
        &[
            cannot("Depowered Armament", Query::MayTarget, AT_LONG_RANGE),
            // armada.damage.depowered-armament.02
            cannot("Depowered Armament", Query::MayCountDice, AT_LONG_RANGE),
        ],
    ),
    (
        "disengaged-fire-control",
        &[cannot(
            "Disengaged Fire Control",
            Query::MayTarget,
            Cond::All(&[MINE, Cond::WouldBeObstructed(SUBJECT, OBJECT)]),
        )],
    ),
    (
        "faulty-countermeasures",
        &[
            cannot(
                "Faulty Countermeasures",
                Query::MaySpendDefense,
                Cond::All(&[MINE, Cond::TokenExhausted(SUBJECT)]),
            ),
            cannot(
                "Faulty Countermeasures",
                Query::MaySpendOthersDefense,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::TokenExhausted(SUBJECT)]),
            ),
        ],
    ),
    (
        "injured-crew",
        &[one_time(
            "Injured Crew",
            &[
                Op::If {
                    cond: Cond::Finds(&Select::DefenseTokens(BEARER)),
                    then: &[
                        choose_by(Select::DefenseTokens(BEARER), Who::Controller, Count::One(V0)),
                        Op::Do(Act::DiscardDefense(V0_REF)),
                    ],
                    otherwise: &[],
                },
                FLIP,
            ],
        )],
    ),
    (
        "life-support-failure",
        &[
            one_time("Life Support Failure", &[Op::Do(Act::DiscardAllCommandTokens(BEARER))]),
            cannot("Life Support Failure", Query::MayHaveCommandTokens, MINE),
        ],
    ),
    (
        "point-defense-failure",
        &[rule(
            "Point-Defense Failure",
            Query::RemoveBeforeRoll,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Squadron(OBJECT)]),
        )],
    ),
    (
        "power-failure",
        &[rule(
            "Power Failure",
            Query::EngineeringValue,
            Change::Add(Amount::Named(lost_engineering)),
            Cond::All(&[MINE, Cond::FirstOfItsKind]),
        )],
    ),
    (
        "projector-misaligned",
        &[one_time(
            "Projector Misaligned",
            &[
                Op::If {
                    cond: Cond::Finds(&Select::ZonesWithMostShields(BEARER)),
                    then: &[
                        choose_by(Select::ZonesWithMostShields(BEARER), Who::Controller, Count::One(V0)),
                        Op::Do(Act::LoseAllShields(V0_REF)),
                    ],
                    otherwise: &[],
                },
                FLIP,
            ],
        )],
    ),
    (
        "ruptured-engine",
        &[at(
            "Ruptured Engine",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::SpeedAbove(BEARER, 1)]),
            &[Op::Do(Act::Suffer(BEARER, Amount::N(1)))],
        )],
    ),
    (
        "shield-failure",
        &[one_time(
            "Shield Failure",
            &[
                choose_by(Select::Zones(BEARER), Who::Opponent, Count::UpTo(2)),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::LoseShields(V0_REF, 1))] },
                FLIP,
            ],
        )],
    ),
    ("structural-damage", &[one_time("Structural Damage", &[Op::Do(Act::DealFacedown(BEARER, 1)), FLIP])]),
    ("targeter-disruption", &[cannot("Targeter Disruption", Query::MayResolveCritical, MINE)]),
    (
        "thrust-control-malfunction",
        &[rule(
            "Thrust Control Malfunction",
            Query::Yaw,
            Change::Add(Amount::Named(lost_yaw)),
            Cond::All(&[MINE, Cond::FirstOfItsKind]),
        )],
    ),
    (
        "thruster-fissure",
        &[at(
            "Thruster Fissure",
            Window::SpeedDialChanged,
            Cond::All(&[MINE, Cond::DialTurnedByOwner]),
            &[Op::Do(Act::Suffer(BEARER, Amount::N(1)))],
        )],
    ),
];

/// The defending hull zone has no shields.
fn defending_without_shields(look: &ArmadaLook<'_>, _: &Binding) -> bool {
    match look.board.attack().map(|attack| attack.defender) {
        Some(Thing::Zone(ship, zone)) => look.board.ship(ship).shields[zone as usize] == 0,
        _ => false,
    }
}

/// The ship counts as overlapping obstacles (armada.damage.damaged-controls.03, armada.damage.damaged-controls.04).
fn heeds_obstacles(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let ship = bound.get(Ref::Subject).and_then(Thing::ship).map(|ship| look.board.ship(ship));
    ship.is_some_and(|ship| !ship.ignores_obstacles || ship.waives_obstacles)
}

/// How many cards of its kind lie faceup on the ship.
fn copies(look: &ArmadaLook<'_>, bound: &Binding) -> usize {
    match Origin::of(bound.source) {
        Origin::Card(card) => same_kind(look, card).count(),
        _ => 1,
    }
}

/// What the engineering value loses: it is halved, rounded down, for each card in turn
/// (armada.damage.power-failure.02). The first card counts for all.
fn lost_engineering(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let Some(ship) = bound.get(Ref::Subject).and_then(Thing::ship) else { return 0 };
    let value = i32::from(look.game.ship(look.board, ship).engineering);
    (value >> copies(look, bound)) - value
}

/// What a joint loses: each card in turn lowers the last joint that can still be turned by one, at the speed on the
/// dial only (armada.damage.thrust-control-malfunction.01, armada.damage.thrust-control-malfunction.02,
/// armada.damage.thrust-control-malfunction.03, armada.damage.thrust-control-malfunction.04). The first card counts for
/// all.
fn lost_yaw(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let Some(ship) = bound.get(Ref::Subject).and_then(Thing::ship) else { return 0 };
    let it = look.board.ship(ship);
    let Some(joint) = usize::try_from(bound.about.amount).ok().and_then(|joint| joint.checked_sub(1)) else {
        return 0;
    };
    // A ship that may turn at speed 0 does so at a joint with yaw 1 (armada.damage.thrust-control-malfunction.07).
    let row = if it.speed == 0 { &[1] } else { look.game.ship(look.board, ship).speed.clicks(it.speed) };
    if it.moving_speed() != it.speed || joint >= row.len() {
        return 0;
    }
    let adjustable = |joint: usize| i32::from(row[joint]);
    let behind: i32 = (joint + 1..row.len()).map(adjustable).sum();
    -(copies(look, bound) as i32 - behind).clamp(0, adjustable(joint))
}
