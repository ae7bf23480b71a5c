//! Ordnance.

use crate::cards::prelude::*;

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
pub(in crate::cards) static FIRST_PRINTING: &[Entry] =
    &[("assault-concussion-missiles", &[ASSAULT_CONCUSSION_MISSILES])];

/// Ordnance, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "assault-concussion-missiles",
        &[Ability { cost: Cost::Pay(Price::Exhaust), ..ASSAULT_CONCUSSION_MISSILES }],
    ),
    (
        "assault-proton-torpedoes",
        &[Ability {
            name: "Assault Proton Torpedoes",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[MINE, Cond::CriticalOpen(Some(Colour::Black))]),
            cost: Cost::Pay(Price::Exhaust),
            limit: Limit::Times(1, Scope::Attack),
            ops: &[Op::Do(Act::CriticalResolved), Op::Do(Act::DealFaceup(OBJECT, 1))],
            ..PLAIN
        }],
    ),
    (
        "expanded-launchers",
        &[rule(
            "Expanded Launchers",
            Query::BatteryBlack,
            Change::Add(Amount::N(2)),
            Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Front])]),
        )],
    ),
    (
        "external-racks",
        &[Ability {
            name: "External Racks",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::AttackRange(Range::Close), Cond::MayAddDice]),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::AddDie(Colour::Black))] }],
            ..PLAIN
        }],
    ),
    (
        "flechette-torpedoes",
        &[Ability {
            name: "Flechette Torpedoes",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                MINE,
                Cond::Squadron(OBJECT),
                Cond::InPlay(OBJECT),
                Cond::Not(&Cond::Activated(OBJECT)),
            ]),
            cost: Cost::Pay(Price::Die(V0)),
            ops: &[
                choose(
                    Select::SpendableDice(DieFilter {
                        colour: Some(Colour::Black),
                        icons: &[Icon::Critical],
                    }),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::Do(Act::Activate(OBJECT)),
            ],
            ..PLAIN
        }],
    ),
    (
        "ordnance-pods",
        &[Ability {
            name: "Ordnance Pods",
            on: On::Window(Window::EndOfAttackStep),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::Begin(Procedure::AttackSquadrons(Dice { red: 0, blue: 0, black: 1 })))],
            ..PLAIN
        }],
    ),
];
