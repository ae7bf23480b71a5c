//! Astromechs, configurations, illicit upgrades, modifications, sensors, tech and titles.

use broadside_engine::{Ability, Branch, Change, Cost, Flow, On, Op, Ref, Who};

use super::crew::is_basic;
use super::talent::{MODIFY, REROLL_ONE};
use crate::board::Mark;
use crate::cards::{
    BEARER, CHOSEN, Entry, FORCED, MINE, OBJECT, PLAIN, SUBJECT, choose, header, may, may_choose, rule,
};
use crate::effects::{Binding, ship};
use crate::facts::{ActionKind, Bearing, DamageTrait, Term};
use crate::game::Origin;
use crate::steps::Order;
use crate::words::{
    Act, Actions, Amount, ArcOf, Colour, Cond, IT, Object, Price, Query, Scope, Select, Shade, Thing, Token,
    UpgradeNo, Window, XWingWords, actions,
};
use crate::{XWingCx, XWingLook, atoms, steps};

pub(super) static ENTRIES: &[Entry] = &[
    (
        "advancedslam",
        &[may(
            "Advanced SLAM",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Slam]), Cond::Named(fully_executed)]),
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), white_only: true, ..actions(&[]) },
            ))],
        )],
    ),
    (
        "afterburners",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Afterburners",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Speed(3, 5)]),
                &[Op::Do(Act::Action(BEARER, Actions { stressed: true, ..actions(&[ActionKind::Boost]) }))],
            )
        }],
    ),
    (
        "collisiondetector",
        &[
            rule("Collision Detector", Query::BoostsOverObstacles, Change::Can, MINE),
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                grants: &[Ability {
                    name: "Collision Detector",
                    on: On::Query(Query::IgnoresObstacles, Change::Can),
                    when: MINE,
                    ..FORCED
                }],
                ..may(
                    "Collision Detector",
                    Window::AfterPassing,
                    Cond::All(&[MINE, Cond::Named(is_obstacle)]),
                    &[Op::Grant { nth: 0, until: Scope::Round, once: false }],
                )
            },
        ],
    ),
    (
        "discordmissiles",
        &[Ability {
            cost: Cost::Pay(Price::Token(Token::Calculate)),
            ..may(
                "Discord Missiles",
                Window::EngagementStart,
                Cond::Named(has_a_device),
                &[Op::Do(Act::Named(place_the_device))],
            )
        }],
    ),
    (
        "drk1probedroids",
        &[may(
            "DRK-1 Probe Droids",
            Window::EndDuring,
            Cond::Named(has_a_device),
            &[Op::Do(Act::Named(place_the_device))],
        )],
    ),
    (
        "firecontrolsystem",
        &[Ability {
            grants: &[Ability {
                name: "Fire-Control System",
                on: On::Query(Query::MaySpendLocks, Change::Cannot),
                // The Aftermath step is no part of the attack (xwing.attack.78, .79).
                when: Cond::All(&[MINE, Cond::Named(same_attack)]),
                ..FORCED
            }],
            ..may(
                "Fire-Control System",
                Window::ModifyAttackDice,
                Cond::All(&[MODIFY, Cond::Locks(BEARER, OBJECT)]),
                &[REROLL_ONE[0], REROLL_ONE[1], Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            )
        }],
    ),
    (
        "genius",
        &[may(
            "Genius",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Named(placed_nothing)]),
            &[Op::Do(Act::Named(drop_a_bomb))],
        )],
    ),
    (
        "inertialdampeners",
        &[Ability {
            cost: Cost::Pay(Price::Shields(1)),
            grants: &[Ability {
                name: "Inertial Dampeners",
                on: On::Window(Window::AfterExecuteManeuver),
                when: MINE,
                ops: &[Op::Do(Act::Gain(BEARER, Token::Stress, 1))],
                ..FORCED
            }],
            ..may(
                "Inertial Dampeners",
                Window::BeforeExecuteManeuver,
                Cond::All(&[MINE, Cond::Named(from_dial)]),
                &[
                    Op::Do(Act::Named(stand_still)),
                    Op::Grant { nth: 0, until: Scope::Activation, once: true },
                ],
            )
        }],
    ),
    (
        "moldycrow",
        &[Ability {
            grants: &[
                Ability {
                    name: "Moldy Crow",
                    on: On::Query(Query::KeepsFocus, Change::Add(Amount::N(2))),
                    when: MINE,
                    ..FORCED
                },
                Ability {
                    name: "Moldy Crow",
                    on: On::Query(Query::KeepsFocus, Change::Add(Amount::N(1))),
                    when: MINE,
                    ..FORCED
                },
            ],
            ..may(
                "Moldy Crow",
                Window::EndDuring,
                Cond::Has(BEARER, Token::Focus),
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch {
                            name: "keep 2 focus tokens",
                            ops: &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
                        },
                        Branch {
                            name: "keep 1 focus token",
                            ops: &[Op::Grant { nth: 1, until: Scope::Phase, once: false }],
                        },
                    ],
                }],
            )
        }],
    ),
    (
        "outrider",
        &[
            rule(
                "Outrider",
                Query::DefenseDice,
                Change::Add(Amount::N(-1)),
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Named(obstructed)]),
            ),
            may(
                "Outrider",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Named(met_obstacle)]),
                &[choose(Select::Named(red_and_orange)), Op::Do(Act::Named(remove_chosen))],
            ),
        ],
    ),
    (
        "primedthrusters",
        &[rule(
            "Primed Thrusters",
            Query::MayActStressed,
            Change::Can,
            Cond::All(&[
                MINE,
                Cond::ActionIn(&[ActionKind::BarrelRoll, ActionKind::Boost]),
                Cond::Named(little_stress),
            ]),
        )],
    ),
    (
        "punishingone",
        &[rule(
            "Punishing One",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Primary, Cond::InArc(BEARER, ArcOf::Front, OBJECT)]),
        )],
    ),
    (
        "r2astromech",
        &[Ability {
            cost: Cost::All(&[Price::Charge(1), Price::Gain(Token::Disarm, 1)]),
            ..may("R2 Astromech", Window::AfterRevealDial, MINE, &[Op::Do(Act::RecoverShield(BEARER))])
        }],
    ),
    (
        "r3astromech",
        &[
            rule("R3 Astromech", Query::Locks, Change::Add(Amount::N(1)), MINE),
            may(
                "R3 Astromech",
                Window::AfterAction,
                Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Lock])]),
                &[Op::Do(Act::Named(acquire_a_lock))],
            ),
        ],
    ),
    (
        "r4astromech",
        &[rule(
            "R4 Astromech",
            Query::Difficulty,
            Change::Add(Amount::N(-1)),
            Cond::All(&[MINE, Cond::Speed(1, 2), Cond::Named(basic)]),
        )],
    ),
    (
        "r5astromech",
        &[
            header(
                "R5 Astromech",
                0,
                Cost::Pay(Price::Charge(1)),
                &[Op::If {
                    cond: Cond::Named(has_facedown),
                    then: &[Op::Do(Act::Named(repair_facedown))],
                    otherwise: &[],
                }],
            ),
            header(
                "R5 Astromech",
                1,
                Cost::Free,
                &[choose(Select::Named(faceup_ship_cards)), Op::Do(Act::Named(repair_chosen))],
            ),
        ],
    ),
    (
        "staticdischargevanes",
        &[Ability {
            name: "Static Discharge Vanes",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                MINE,
                Cond::TokenIn(&[Token::Ion, Token::Jam]),
                Cond::Not(&Cond::Has(BEARER, Token::Stress)),
            ]),
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ops: &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 1),
                ]))),
                Op::Pay,
                Op::Do(Act::GainThatInstead(CHOSEN)),
                Op::Do(Act::Suffer(BEARER, 1, 0)),
                Op::Proceed,
            ],
            ..PLAIN
        }],
    ),
    (
        "tiedefenderelite",
        &[
            rule(
                "TIE Defender Elite",
                Query::Difficulty,
                Change::Add(Amount::N(-1)),
                Cond::All(&[MINE, Cond::Named(is_turn)]),
            ),
            rule(
                "TIE Defender Elite",
                Query::Difficulty,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Named(is_koiogran)]),
            ),
        ],
    ),
    ("trajectorysimulator", &[rule("Trajectory Simulator", Query::LaunchesBombs, Change::Can, MINE)]),
];

fn bearing(bound: &Binding) -> Option<Bearing> {
    match bound.about.object {
        Some(Thing::Maneuver(it)) => Some(it.bearing),
        _ => None,
    }
}

fn basic(_: &XWingLook<'_>, bound: &Binding) -> bool {
    bearing(bound).is_some_and(is_basic)
}

fn is_turn(_: &XWingLook<'_>, bound: &Binding) -> bool {
    matches!(bearing(bound), Some(Bearing::TurnLeft | Bearing::TurnRight))
}

fn is_koiogran(_: &XWingLook<'_>, bound: &Binding) -> bool {
    matches!(bearing(bound), Some(Bearing::KoiogranTurn))
}

fn is_obstacle(_: &XWingLook<'_>, bound: &Binding) -> bool {
    matches!(bound.about.object, Some(Thing::Obstacle(_)))
}

fn fully_executed(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, SUBJECT).is_some_and(|at| look.board.ship(at).executed_fully)
}

fn little_stress(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, BEARER).is_some_and(|at| look.board.ship(at).count(Token::Stress) <= 2)
}

/// The attack during which the lock was barred is still under way.
fn same_attack(look: &XWingLook<'_>, bound: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| !attack.over) && look.scope(Scope::Attack) == bound.within
}

/// The maneuver under way is the one of the dial.
fn from_dial(look: &XWingLook<'_>, _: &Binding) -> bool {
    steps::maneuver(look).is_some_and(|it| it.is_dialed())
}

fn stand_still(cx: &mut XWingCx<'_>, _: &mut Binding) -> Flow<XWingWords> {
    steps::stand_still(cx);
    Flow::Next
}

fn has_facedown(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, Ref::Bearer).is_some_and(|at| look.board.facedown(at).next().is_some())
}

fn repair_facedown(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let Some(at) = ship(bound, Ref::Bearer) {
        atoms::repair_facedown(cx, at);
    }
    Flow::Next
}

fn faceup_ship_cards(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(at) = ship(bound, Ref::Bearer) else { return };
    for card in look.board.faceup(at) {
        if look.game.facts[look.game.damage_kind(card)].damage_trait == DamageTrait::Ship {
            found(Thing::Card(card));
        }
    }
}

fn repair_chosen(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let (Some(at), Some(Thing::Card(card))) = (ship(bound, Ref::Bearer), bound.get(CHOSEN)) {
        atoms::repair_faceup(cx, at, card);
    }
    Flow::Next
}

fn obstructed(look: &XWingLook<'_>, _: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| attack.obstructed)
}

/// The maneuver under way led through an obstacle or onto it, ignored or not (xwing.obstacle.74).
fn met_obstacle(look: &XWingLook<'_>, _: &Binding) -> bool {
    steps::maneuver(look).is_some_and(|it| it.met_obstacle())
}

/// The red and orange tokens of the bearer, the lock tokens on it among them (xwing.lock.77).
fn red_and_orange(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(at) = ship(bound, Ref::Bearer) else { return };
    let it = look.board.ship(at);
    let shown = |token: &&Token| matches!(token.shade(), Shade::Red | Shade::Orange) && it.has(**token);
    Token::ALL.iter().filter(shown).for_each(|token| found(Thing::Token(at, *token)));
    for locker in look.board.lockers(Object::Ship(at)) {
        let locks = &look.board.ship(locker).locks;
        if let Some(place) = locks.iter().position(|it| *it == Object::Ship(at)) {
            found(Thing::Lock(locker, place as u8));
        }
    }
}

fn remove_chosen(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    match bound.get(CHOSEN) {
        Some(Thing::Token(at, token)) => {
            atoms::remove_token(cx, at, token, 1);
        }
        Some(Thing::Lock(locker, place)) => {
            if let Some(object) = cx.board.ship(locker).locks.get(place as usize).copied() {
                atoms::break_lock(cx, locker, object);
            }
        }
        _ => {}
    }
    Flow::Next
}

fn acquire_a_lock(_: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    tell(bound, Order::Lock)
}

/// The bearer has neither dropped nor launched a device in this round (xwing.device.76).
fn placed_nothing(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, Ref::Bearer).is_some_and(|at| !look.board.ship(at).is_marked(Mark::PlacedDevice))
}

pub(super) fn drop_a_bomb(_: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    tell(bound, Order::DropBomb)
}

/// The card that the effect comes from.
fn this_card(bound: &Binding) -> Option<UpgradeNo> {
    match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => Some(upgrade),
        _ => None,
    }
}

fn has_a_device(look: &XWingLook<'_>, bound: &Binding) -> bool {
    this_card(bound).is_some_and(|upgrade| steps::placeable(look, upgrade))
}

/// The device of the card is dropped or launched.
fn place_the_device(_: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    match this_card(bound) {
        Some(upgrade) => tell(bound, Order::Place(upgrade)),
        None => Flow::Next,
    }
}

/// The bearer is told to do something that is no action.
pub(super) fn tell(bound: &Binding, order: Order) -> Flow<XWingWords> {
    match ship(bound, Ref::Bearer) {
        Some(at) => steps::call(steps::Told::new(at, order)),
        None => Flow::Next,
    }
}
