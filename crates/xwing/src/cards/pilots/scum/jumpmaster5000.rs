//! JumpMaster 5000 pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "dengar",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Dengar",
                Window::BonusAfterDefend,
                Cond::All(&[MINE, Cond::InArc(BEARER, ArcOf::Front, OBJECT)]),
                &[Op::Do(Act::Attack(Bonus { with: Arms::Any, on: Whom::Only(OBJECT), freely: false }))],
            )
        }],
    ),
    (
        "teltrevura",
        &[Ability {
            name: "Tel Trevura",
            on: On::Would(Window::WouldBeDestroyed),
            when: MINE,
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[
                Op::Do(Act::DiscardDamage(BEARER)),
                Op::Do(Act::Suffer(BEARER, 5, 0)),
                Op::Do(Act::Reserve(BEARER)),
                Op::Grant { nth: 0, until: Scope::Game, once: true },
            ],
            grants: &[must(
                "Tel Trevura",
                Window::PlanningStart,
                Cond::Always,
                &[Op::Do(Act::PlaceAtEdge(BEARER))],
            )],
            ..PLAIN
        }],
    ),
];
