//! Officers of the Republic.

use crate::cards::prelude::*;

/// Tokens on the card may be spent to ready it.
const fn readied_by_its_tokens(name: &'static str) -> Ability<ArmadaWords> {
    rule(name, Query::MayReadyWithTokensOnCard, Change::Can, Cond::ThisCard)
}

/// Officers of the Republic, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "adi-gallia",
        &[Ability {
            name: "Adi Gallia",
            on: On::Window(Window::SufferAttackDamage),
            // After a redirect token the rest is the defending zone's (armada.card.adi-gallia.03).
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::SpentInStep, Cond::DamageOpen]),
            ops: &[Op::Repeat {
                times: Amount::TokensSpentInStep,
                ops: &[
                    Op::Choose(Choose {
                        what: Select::AdjacentShields(OBJECT),
                        by: Who::Controller,
                        count: Count::One(V0),
                        optional: true,
                    }),
                    Op::Do(Act::DivertToShields(V0_REF)),
                ],
            }],
            ..PLAIN
        }],
    ),
    (
        "barriss-offee",
        &[Ability {
            name: "Barriss Offee",
            on: On::Window(Window::DeclareTarget),
            when: Cond::Is(OBJECT, BEARER),
            cost: Cost::Pay(Price::DefenseToken(V0)),
            ops: &[
                choose(Select::TokensToSpend(BEARER, Some(DefenseToken::Redirect)), Count::One(V0)),
                Op::Pay,
                Op::Grant { nth: 0, until: Scope::Attack, once: true },
            ],
            grants: &[Ability {
                name: "Barriss Offee",
                on: On::Window(Window::StartOfResolveDamage),
                when: Cond::Is(OBJECT, BEARER),
                ops: &[
                    choose(Select::OtherZones(OBJECT), Count::One(V0)),
                    Op::Do(Act::ChangeDefendingZone(V0_REF)),
                ],
                ..FORCED
            }],
            ..PLAIN
        }],
    ),
    (
        "clone-captain-silver",
        &[
            Ability {
                name: "Clone Captain Silver",
                on: On::Window(Window::DetermineCourse),
                when: Cond::All(&[
                    MINE,
                    Cond::Activating(BEARER),
                    Cond::Not(&Cond::HasResolved(BEARER, Command::Navigate)),
                ]),
                cost: Cost::Pay(Price::Exhaust),
                ops: &[
                    choose(Select::Speeds { of: BEARER, by: 3, least: 0 }, Count::One(V0)),
                    Op::Pay,
                    Op::Do(Act::SetSpeed(BEARER, V0, Who::Controller)),
                    Op::Do(Act::BarCommands(BEARER, &[Command::Navigate])),
                ],
                ..PLAIN
            },
            readied_by_its_tokens("Clone Captain Silver"),
        ],
    ),
    (
        "clone-captain-zak",
        &[
            Ability {
                name: "Clone Captain Zak",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[
                    MINE,
                    Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right, Zone::Rear]),
                    Cond::Not(&Cond::AttackKind(&[AttackKind::Salvo])),
                    Cond::MayAddDice,
                ]),
                cost: Cost::Pay(Price::Exhaust),
                ops: &[choose(Select::ColoursInPool, Count::One(V0)), Op::Pay, Op::Do(Act::AddDieOf(V0))],
                ..PLAIN
            },
            readied_by_its_tokens("Clone Captain Zak"),
        ],
    ),
    (
        "clone-navigation-officer",
        &[
            Ability {
                name: "Clone Navigation Officer",
                on: On::Window(Window::RevealCommand),
                when: Cond::All(&[
                    MINE,
                    Cond::CommandIn(
                        OBJECT,
                        &[Command::ConcentrateFire, Command::Navigate, Command::Squadron],
                    ),
                ]),
                cost: Cost::Pay(Price::Exhaust),
                ops: &[
                    choose(
                        Select::Ships(&Cond::All(&[
                            Cond::Friendly(IT),
                            Cond::Near(IT, BEARER, Span::Distance(5)),
                        ])),
                        Count::One(V0),
                    ),
                    Op::Pay,
                    Op::Do(Act::GainCommandToken(V0_REF, OBJECT)),
                ],
                ..PLAIN
            },
            readied_by_its_tokens("Clone Navigation Officer"),
        ],
    ),
];
