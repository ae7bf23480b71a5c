//! Squadrons of the Republic.

use crate::cards::prelude::*;

/// Squadrons of the Republic, by name.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "ahsoka-tano-squadron",
        &[Ability {
            name: "Ahsoka Tano",
            on: On::Window(Window::AfterSquadronMoves),
            when: MINE,
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::Near(IT, BEARER, Span::Distance(1)),
                        Cond::CanAttack(IT, &WITH_AHSOKA),
                    ])),
                    Count::One(V0),
                ),
                Op::Do(Act::Begin(Procedure::SquadronAttack(V0_REF, &WITH_AHSOKA))),
            ],
            ..PLAIN
        }],
    ),
    (
        "anakin-skywalker-delta-7",
        &[Ability {
            name: "Anakin Skywalker",
            on: On::Window(Window::EndOfResolveDamage),
            // Nothing is at distance 1 of a defender that the attack destroys, whether or not it stays for a counter
            // attack (armada.destroyed.04, armada.destroyed.07).
            when: Cond::All(&[
                MINE,
                Cond::Activating(BEARER),
                Cond::Squadron(OBJECT),
                Cond::DefenderDamaged,
                Cond::InPlay(OBJECT),
                Cond::Not(&Cond::Falls(OBJECT)),
            ]),
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Enemy(IT),
                        Cond::Near(IT, OBJECT, Span::Distance(1)),
                    ])),
                    Count::UpTo(2),
                ),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::SufferInAttack(V0_REF, Amount::N(1)))] },
            ],
            ..PLAIN
        }],
    ),
    (
        "anakin-skywalker-y-wing",
        &[Ability {
            name: "Anakin Skywalker",
            on: On::Window(Window::DuringSquadronActivation),
            when: MINE,
            limit: Limit::Times(1, Scope::SquadronActivation),
            ops: &[
                choose(Select::DefenseTokens(BEARER), Count::One(V0)),
                Op::Do(Act::SpendDefense(V0_REF, BEARER)),
                Op::Grant { nth: 0, until: Scope::SquadronActivation, once: false },
            ],
            grants: &[rule("Anakin Skywalker", Query::IgnoresEngagement, Change::Can, MINE)],
            ..PLAIN
        }],
    ),
    (
        "axe",
        &[Ability {
            name: "Axe",
            on: On::Window(Window::BeforeSufferAttackDamage),
            when: Cond::All(&[
                Cond::Squadron(OBJECT),
                Cond::Friendly(OBJECT),
                Cond::Not(&Cond::Is(OBJECT, BEARER)),
                Cond::Near(OBJECT, BEARER, Span::Distance(1)),
                Cond::FromAttack,
                Cond::DamageToReduce,
            ]),
            cost: Cost::Pay(Price::DefenseToken(V0)),
            ops: &[
                choose(Select::TokensToSpend(BEARER, None), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::ReduceDamage(Amount::N(1))),
            ],
            ..PLAIN
        }],
    ),
    (
        "kickback",
        &[Ability {
            name: "Kickback",
            on: On::Window(Window::AfterAttack),
            when: Cond::All(&[MINE, Cond::MayMove(BEARER)]),
            ops: &[Op::Do(Act::Begin(Procedure::Move(BEARER, 1)))],
            ..PLAIN
        }],
    ),
    (
        "kit-fisto",
        &[Ability {
            name: "Kit Fisto",
            on: On::Window(Window::ResolveDefenseEffect),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::OwnEffect]),
            ops: &[
                Op::Do(Act::DiscardDefense(OBJECT)),
                Op::Do(Act::EffectInstead(None)),
                Op::Grant { nth: 0, until: Scope::Attack, once: true },
            ],
            grants: &[Ability {
                name: "Kit Fisto",
                on: On::Window(Window::BeforeSufferAttackDamage),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::AttackTotal]),
                ops: &[Op::Do(Act::ReduceDamage(Amount::N(3)))],
                ..FORCED
            }],
            ..PLAIN
        }],
    ),
    (
        "matchstick",
        &[rule(
            "Matchstick",
            Query::RelayQuota,
            Change::Add(Amount::N(3)),
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Friendly(OBJECT),
                Cond::Keyword(OBJECT, Keyword::Bomber),
                Cond::Near(OBJECT, BEARER, Span::Distance(3)),
            ]),
        )],
    ),
    (
        "plo-koon-squadron",
        &[rule(
            "Plo Koon",
            Query::KeywordValue,
            Change::Add(Amount::N(1)),
            Cond::All(&[
                Cond::AsksKeyword(Keyword::Counter),
                Cond::Squadron(SUBJECT),
                Cond::Friendly(SUBJECT),
                Cond::Not(&Cond::Unique(SUBJECT)),
                Cond::Not(&Cond::PrintedKeyword(SUBJECT, Keyword::Counter)),
                Cond::Near(SUBJECT, BEARER, Span::Distance(1)),
            ]),
        )],
    ),
];

/// The attack that Ahsoka Tano grants.
const WITH_AHSOKA: Sortie =
    Sortie { aim: Aim::Squadrons, armament: Some(Dice { red: 0, blue: 2, black: 0 }), ..Sortie::PLAIN };
