//! Tech.

use crate::cards::prelude::*;
use crate::cards::shared::MODIFY;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "advancedoptics",
        &[Ability {
            cost: Cost::Pay(Price::Token(Token::Focus)),
            ..may(
                "Advanced Optics",
                Window::ModifyAttackDice,
                MODIFY,
                &[choose(Select::Dice(ATTACK_BLANKS)), Op::Do(Act::Change(V0, Face::Hit))],
            )
        }],
    ),
    ("biohexacryptcodes", &[rule("Biohexacrypt Codes", Query::LockForRange, Change::Can, MINE)]),
    (
        "ferrospherepaint",
        &[must(
            "Ferrosphere Paint",
            Window::AfterLock,
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::Enemy(SUBJECT),
                Cond::OutsideArc(SUBJECT, ArcOf::Bullseye, BEARER),
            ]),
            &[Op::Unless {
                by: Who::Owner(SUBJECT),
                what: "break the lock",
                doing: &[Op::Do(Act::BreakLock(SUBJECT, BEARER))],
                otherwise: &[Op::Do(Act::Gain(SUBJECT, Token::Stress, 1))],
            }],
        )],
    ),
    (
        "patternanalyzer",
        &[may(
            "Pattern Analyzer",
            Window::BeforeCheckDifficulty,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Red])]),
            &[Op::Do(Act::Action(BEARER, actions(&[])))],
        )],
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
                Cond::Tokens(BEARER, Token::Stress, 0, 2),
            ]),
        )],
    ),
    (
        "sensorbuoysuite",
        &[
            must(
                "Sensor Buoy Suite",
                Window::BeforePlaceForces,
                Cond::Always,
                &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::PlaceBeyond(2))] }],
            ),
            may(
                "Sensor Buoy Suite",
                Window::BeforeEngage,
                MINE,
                &[may_choose(Select::Ships(&NEAR_BUOY)), Op::Do(Act::Lock(BEARER, CHOSEN))],
            ),
        ],
    ),
    (
        "targetingsynchronizer",
        &[rule(
            "Targeting Synchronizer",
            Query::NeedsNoLock,
            Change::Can,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 1, 2),
                Cond::Locks(BEARER, OBJECT),
            ]),
        )],
    ),
];

/// A ship near a friendly sensor buoy that the bearer may lock.
const NEAR_BUOY: Cond = Cond::All(&[Cond::DeviceNear(IT, &["sensor-buoy"], 0, 1), Cond::MayLock(BEARER, IT)]);
