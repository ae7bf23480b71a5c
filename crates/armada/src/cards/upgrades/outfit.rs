//! What a ship is fitted out with: weapons, their crews, and retrofits.

use broadside_engine::{Ability, Change, Cost, Count, On, Op};

use crate::cards::{BEARER, Entry, MINE, OBJECT, PLAIN, SUBJECT, V0, V0_REF, choose, rule};
use crate::facts::{Colour, Face, Zone};
use crate::words::{
    Act, Amount, ArmadaWords, Cond, DieFilter, Icon, Price, Procedure, Query, Select, Window,
};

/// Each hull zone adjacent to the defending one suffers 1 damage.
const ASSAULT_CONCUSSION_MISSILES: Ability<ArmadaWords> = Ability {
    name: "Assault Concussion Missiles",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[MINE, Cond::CriticalOpen(Some(Colour::Black))]),
    ops: &[
        Op::Do(Act::CriticalResolved),
        Op::Each {
            what: Some(Select::AdjacentZones(OBJECT)),
            var: V0,
            ops: &[Op::Do(Act::Suffer(V0_REF, Amount::N(1)))],
        },
    ],
    ..PLAIN
};

/// Cards whose first printing differs.
pub(super) static FIRST_PRINTING: &[Entry] =
    &[("assault-concussion-missiles", &[ASSAULT_CONCUSSION_MISSILES])];

/// Every such card.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "assault-concussion-missiles",
        &[Ability { cost: Cost::Pay(Price::Exhaust), ..ASSAULT_CONCUSSION_MISSILES }],
    ),
    (
        "electronic-countermeasures",
        &[Ability {
            name: "Electronic Countermeasures",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::Is(OBJECT, BEARER),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(Select::LockedTokens, Count::One(V0)),
                Op::Pay,
                Op::Do(Act::Begin(Procedure::SpendDefenseToken(V0))),
            ],
            ..PLAIN
        }],
    ),
    (
        "enhanced-armament",
        &[rule(
            "Enhanced Armament",
            Query::BatteryRed,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right])]),
        )],
    ),
    (
        "expanded-hangar-bay",
        &[rule("Expanded Hangar Bay", Query::SquadronValue, Change::Add(Amount::N(1)), MINE)],
    ),
    (
        "gunnery-team",
        &[
            Ability {
                name: "Gunnery Team",
                on: On::Window(Window::ResolveConcentrateFire),
                when: MINE,
                ops: &[Op::Do(Act::AttackAgainFromZone)],
                ..PLAIN
            },
            rule(
                "Gunnery Team",
                Query::MayTarget,
                Change::Cannot,
                Cond::All(&[MINE, Cond::Activating(BEARER), Cond::TargetedBefore]),
            ),
        ],
    ),
    (
        "h9-turbolasers",
        &[Ability {
            name: "H9 Turbolasers",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            ops: &[
                choose(
                    Select::DiceWithFace(
                        DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical] },
                        Face::Accuracy,
                    ),
                    Count::One(V0),
                ),
                Op::Do(Act::ChangeDie(V0, Face::Accuracy)),
            ],
            ..PLAIN
        }],
    ),
];
