//! The fourteen damage cards. The action that repairs a card is listed with the other actions
//! ([`steps::may_act`](crate::steps)).

use crate::cards::prelude::*;
use crate::facts::DamageKind;

/// The damage cards that can be repaired by an action on the card.
pub(crate) fn has_action(kind: DamageKind) -> bool {
    use DamageKind::*;
    matches!(
        kind,
        BlindedPilot
            | WoundedPilot
            | ConsoleFire
            | WeaponsFailure
            | HullBreach
            | DamagedSensorArray
            | LooseStabilizer
            | FuelLeak
    )
}

pub(super) static ENTRIES: &[Entry] = &[
    (
        "blinded-pilot",
        &[rule(
            "Blinded Pilot",
            Query::MayModifyDice,
            Change::Cannot,
            Cond::All(&[MINE, Cond::Attacks(BEARER)]),
        )],
    ),
    (
        "console-fire",
        &[Ability {
            name: "Console Fire",
            on: On::Window(Window::BeforeEngage),
            when: MINE,
            ops: &[
                Op::Do(Act::Roll(BEARER, Die::Attack)),
                Op::If {
                    cond: Cond::Rolled(&[Face::Hit]),
                    then: &[Op::Do(Act::Suffer(BEARER, 1, 0))],
                    otherwise: &[],
                },
            ],
            ..FORCED
        }],
    ),
    (
        "damaged-engine",
        &[rule(
            "Damaged Engine",
            Query::Difficulty,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Bearings(&[Bearing::TurnLeft, Bearing::TurnRight])]),
        )],
    ),
    (
        "damaged-sensor-array",
        &[rule(
            "Damaged Sensor Array",
            Query::MayAct,
            Change::Cannot,
            Cond::All(&[
                MINE,
                Cond::Not(&Cond::Any(&[Cond::ActionIn(&[ActionKind::Focus]), Cond::AboutRepair])),
            ]),
        )],
    ),
    (
        "direct-hit",
        &[Ability {
            name: "Direct Hit!",
            on: On::Window(Window::CardTurnedFaceup),
            when: Cond::ThisCard,
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    (
        "disabled-power-regulator",
        &[
            Ability {
                name: "Disabled Power Regulator",
                on: On::Window(Window::BeforeEngage),
                when: MINE,
                ops: &[Op::Do(Act::Gain(BEARER, Token::Ion, 1))],
                ..FORCED
            },
            Ability {
                name: "Disabled Power Regulator",
                on: On::Window(Window::AfterExecuteManeuver),
                when: Cond::All(&[MINE, Cond::IonManeuver]),
                ops: &[Op::Do(Act::RepairThis)],
                ..FORCED
            },
        ],
    ),
    (
        "fuel-leak",
        &[Ability {
            name: "Fuel Leak",
            on: On::Window(Window::AfterSufferDamage),
            when: Cond::All(&[MINE, Cond::AmountIs(1), Cond::Not(&Cond::ThisCard)]),
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    (
        "hull-breach",
        &[Ability {
            name: "Hull Breach",
            on: On::Would(Window::WouldSufferDamage),
            when: Cond::All(&[MINE, Cond::WouldSuffer(1, 0)]),
            ops: &[Op::Do(Act::HitsBecomeCrits), Op::Proceed],
            ..FORCED
        }],
    ),
    (
        "loose-stabilizer",
        &[Ability {
            name: "Loose Stabilizer",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::Not(&Cond::Bearings(&[Bearing::Straight]))]),
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    (
        "panicked-pilot",
        &[Ability {
            name: "Panicked Pilot",
            on: On::Window(Window::CardTurnedFaceup),
            when: Cond::ThisCard,
            ops: &[Op::Do(Act::Gain(BEARER, Token::Stress, 2)), Op::Do(Act::RepairThis)],
            ..FORCED
        }],
    ),
    ("structural-damage", &[rule("Structural Damage", Query::DefenseDice, Change::Add(Amount::N(-1)), MINE)]),
    (
        "stunned-pilot",
        &[Ability {
            name: "Stunned Pilot",
            on: On::Window(Window::AfterExecuteManeuver),
            when: Cond::All(&[MINE, Cond::MetObstacle]),
            ops: &[Op::Do(Act::Suffer(BEARER, 1, 0))],
            ..FORCED
        }],
    ),
    ("weapons-failure", &[rule("Weapons Failure", Query::AttackDice, Change::Add(Amount::N(-1)), MINE)]),
    (
        "wounded-pilot",
        &[Ability {
            name: "Wounded Pilot",
            on: On::Window(Window::AfterAction),
            when: MINE,
            ops: &[
                Op::Do(Act::Roll(BEARER, Die::Attack)),
                Op::If {
                    cond: Cond::Rolled(&[Face::Hit, Face::Critical]),
                    then: &[Op::Do(Act::Gain(BEARER, Token::Stress, 1))],
                    otherwise: &[],
                },
            ],
            ..FORCED
        }],
    ),
];
