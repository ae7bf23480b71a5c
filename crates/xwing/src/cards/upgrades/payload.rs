//! Payload.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "bombletgenerator",
        &[Ability {
            cost: Cost::Pay(Price::Shields(1)),
            ..may(
                "Bomblet Generator",
                Window::ActivationStart,
                Cond::Not(&Cond::Charged(2)),
                &[Op::Do(Act::Charges(2))],
            )
        }],
    ),
    ("clustermines", &[rule("Cluster Mines", Query::MayRecover, Change::Cannot, Cond::ThisCard)]),
    (
        "concussionbombs",
        &[rule(
            "Concussion Bombs",
            Query::MustDrop,
            Change::Can,
            Cond::All(&[Cond::ThisCard, Cond::Not(&Cond::Charged(3))]),
        )],
    ),
    ("connernets", &[rule("Conner Nets", Query::MayRecover, Change::Cannot, Cond::ThisCard)]),
    (
        "drk1probedroids",
        &[
            may(
                "DRK-1 Probe Droids",
                Window::EndDuring,
                Cond::Able(BEARER, Task::PlaceThis),
                &[Op::Do(Act::Task(BEARER, Task::PlaceThis))],
            ),
            rule("DRK-1 Probe Droids", Query::MayRecover, Change::Cannot, Cond::ThisCard),
        ],
    ),
    (
        "electroprotonbomb",
        &[
            must(
                "Electro-Proton Bomb",
                Window::AfterPlaceDevice,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::OfThisCard(SUBJECT)]),
                &[Op::Do(Act::Fuse(SUBJECT))],
            ),
            rule("Electro-Proton Bomb", Query::MayRecover, Change::Cannot, Cond::ThisCard),
        ],
    ),
    ("proximitymines", &[rule("Proximity Mines", Query::MayRecover, Change::Cannot, Cond::ThisCard)]),
    (
        "thermaldetonators",
        &[
            rule("Thermal Detonators", Query::Drops, Change::Add(Amount::N(1)), Cond::ThisCard),
            rule("Thermal Detonators", Query::Reloads, Change::Add(Amount::N(1)), Cond::ThisCard),
        ],
    ),
];
