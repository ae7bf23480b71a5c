//! BTL-A4 Y-wing pilots of Scum and Villainy.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "drearenthal",
        &[may(
            "Drea Renthal",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Not(&Cond::Limited(SUBJECT)),
                Cond::InArc(BEARER, ArcOf::Firing, OBJECT),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "kavil",
        // A turret that points ahead and the bullseye arc are no front arc (xwing.card.kavil.01, xwing.card.kavil.02).
        &[rule(
            "Kavil",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Not(&Cond::FromArc(Arc::Front))]),
        )],
    ),
    (
        "leemakai",
        &[may(
            "Leema Kai",
            Window::BeforeEngage,
            Cond::All(&[
                MINE,
                Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(IT, ArcOf::Front, BEARER),
                ])))),
            ]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::FullFront, IT),
                ]))),
                Op::Do(Act::Lock(BEARER, CHOSEN)),
            ],
        )],
    ),
];
