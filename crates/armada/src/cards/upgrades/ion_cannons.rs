//! Ion cannons.

use crate::cards::prelude::*;

/// Ion cannons, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "heavy-ion-emplacements",
        &[Ability {
            name: "Heavy Ion Emplacements",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[MINE, Cond::CriticalOpen(Some(Colour::Blue))]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                Op::Do(Act::CriticalResolved),
                Op::Do(Act::LoseShields(OBJECT, 1)),
                Op::Each {
                    what: Some(Select::AdjacentZones(OBJECT)),
                    var: V0,
                    ops: &[Op::Do(Act::LoseShields(V0_REF, 1))],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "leading-shots",
        &[Ability {
            name: "Leading Shots",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            cost: Cost::Pay(Price::Die(V0)),
            ops: &[
                choose(
                    Select::SpendableDice(DieFilter { colour: Some(Colour::Blue), icons: &[] }),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::Do(Act::Begin(Procedure::RerollAny(Hue::Any))),
            ],
            ..PLAIN
        }],
    ),
    (
        "point-defense-ion-cannons",
        &[Ability {
            name: "Point Defense Ion Cannons",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::AttackRange(Range::Close)]),
            limit: Limit::Times(1, Scope::Attack),
            ops: &[choose(Select::Dice(DieFilter::ANY), Count::One(V0)), Op::Do(Act::Reroll(V0))],
            ..PLAIN
        }],
    ),
    (
        "sw-7-ion-batteries",
        &[rule(
            "SW-7 Ion Batteries",
            Query::DamageTotal,
            // What was spent has left the pool.
            Change::Add(Amount::Dice(DieFilter { colour: Some(Colour::Blue), icons: &[Icon::Accuracy] })),
            Cond::All(&[MINE, Cond::Ship(OBJECT)]),
        )],
    ),
];
