//! Fleet support.

use crate::cards::prelude::*;

/// Tokens of the card go to so many friendly ships nearby, the bearer among them.
const fn resupply(name: &'static str, ops: &'static [Op<ArmadaWords>]) -> Ability<ArmadaWords> {
    Ability {
        name,
        on: On::Window(Window::AfterRevealCommandDialStep),
        when: Cond::All(&[MINE, Cond::Finds(&Select::TokensOnCard)]),
        cost: Cost::Pay(Price::Exhaust),
        ops,
        ..PLAIN
    }
}

/// As many friendly ships nearby as tokens lie on the card.
const RESUPPLIED: Op<ArmadaWords> = choose(
    Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::Near(IT, BEARER, Span::Distance(5))])),
    Count::UpToNumber,
);

/// Fleet support, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "bomber-command-center",
        &[Ability {
            name: "Bomber Command Center",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Keyword(SUBJECT, Keyword::Bomber),
                Cond::Ship(OBJECT),
                Cond::Near(SUBJECT, BEARER, Span::Distance(5)),
            ]),
            limit: Limit::ByName(Scope::Attack),
            ops: &[choose(Select::Dice(DieFilter::ANY), Count::One(V0)), Op::Do(Act::Reroll(V0))],
            ..PLAIN
        }],
    ),
    (
        "comms-net",
        &[Ability {
            name: "Comms Net",
            on: On::Window(Window::AfterRevealCommandDialStep),
            when: Cond::All(&[MINE, Cond::HasTokens(BEARER)]),
            ops: &[
                choose(Select::OtherFriendlyShips(Span::Distance(5)), Count::One(V0)),
                choose(Select::CommandTokens(BEARER), Count::One(V1)),
                Op::Do(Act::LoseToken(BEARER, V1_REF)),
                Op::Do(Act::GainCommandToken(V0_REF, V1_REF)),
            ],
            ..PLAIN
        }],
    ),
    (
        "munitions-resupply",
        &[resupply(
            "Munitions Resupply",
            &[
                Op::Do(Act::Count(Amount::TokensOnCard)),
                RESUPPLIED,
                Op::Pay,
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[
                        Op::Do(Act::TakeFromCard(Command::ConcentrateFire)),
                        Op::Do(Act::GainToken(V0_REF, Command::ConcentrateFire)),
                    ],
                },
            ],
        )],
    ),
    (
        "parts-resupply",
        &[resupply(
            "Parts Resupply",
            &[
                Op::Do(Act::Count(Amount::TokensOnCard)),
                RESUPPLIED,
                Op::Pay,
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[
                        Op::Do(Act::TakeFromCard(Command::Repair)),
                        Op::Do(Act::GainToken(V0_REF, Command::Repair)),
                    ],
                },
            ],
        )],
    ),
    (
        "repair-crews",
        &[Ability {
            name: "Repair Crews",
            on: On::Window(Window::ResolveRepairCommand),
            when: MINE,
            ops: &[
                choose(
                    Select::Ships(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Near(IT, BEARER, Span::Distance(2)),
                        Cond::Finds(&Select::DamageCards(IT)),
                    ])),
                    Count::One(V0),
                ),
                choose(Select::DamageCards(V0_REF), Count::One(V1)),
                Op::Do(Act::DiscardDamageCard(V1_REF)),
                Op::Grant { nth: 0, until: Scope::Command, once: false },
            ],
            grants: &[rule("Repair Crews", Query::MaySpendPoints, Change::Cannot, MINE)],
            ..PLAIN
        }],
    ),
    (
        "slicer-tools",
        &[Ability {
            name: "Slicer Tools",
            on: On::Window(Window::AfterExecuteManeuver),
            when: MINE,
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(
                    Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Near(IT, BEARER, Span::Distance(3))])),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::If {
                    cond: Cond::HasDials(V0_REF),
                    then: &[
                        Op::Do(Act::ShowTopDial(V0_REF, Who::Controller)),
                        Op::May {
                            by: Who::Controller,
                            what: "change the top dial or give a raid token",
                            ops: &[
                                choose(
                                    Select::Where(
                                        &Select::Commands(Command::ALL),
                                        V1,
                                        &Cond::Not(&Cond::TopDial(V0_REF, V1_REF)),
                                    ),
                                    Count::One(V1),
                                ),
                                Op::Either {
                                    by: Who::Controller,
                                    options: &[
                                        Branch {
                                            name: "set the top dial",
                                            ops: &[Op::Do(Act::SetTopDial(V0_REF, V1_REF, Who::Controller))],
                                        },
                                        Branch {
                                            name: "give a raid token",
                                            ops: &[Op::Do(Act::GainRaidToken(V0_REF, V1_REF))],
                                        },
                                    ],
                                },
                            ],
                        },
                    ],
                    otherwise: &[
                        choose(Select::Commands(Command::ALL), Count::One(V1)),
                        Op::Do(Act::GainRaidToken(V0_REF, V1_REF)),
                    ],
                },
            ],
            ..PLAIN
        }],
    ),
];

/// Cards that say something else under `rr15`.
pub(super) static RR15: &[Entry] = &[(
    "slicer-tools",
    &[Ability {
        name: "Slicer Tools",
        on: On::Window(Window::AfterExecuteManeuver),
        when: MINE,
        cost: Cost::Pay(Price::Exhaust),
        ops: &[
            choose(
                Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::HasDials(IT),
                    Cond::Near(IT, BEARER, Span::Distance(3)),
                ])),
                Count::One(V0),
            ),
            Op::Pay,
            Op::Do(Act::ShowTopDial(V0_REF, Who::Controller)),
            choose(Select::Commands(Command::ALL), Count::One(V1)),
            Op::Do(Act::SetTopDial(V0_REF, V1_REF, Who::Controller)),
        ],
        ..PLAIN
    }],
)];
