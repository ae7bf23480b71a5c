//! Defensive retrofits.

use crate::cards::prelude::*;

/// Defensive retrofits, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "advanced-projectors",
        &[
            rule("Advanced Projectors", Query::RedirectZones, Change::AtLeast(Amount::N(6)), MINE),
            rule("Advanced Projectors", Query::RedirectAnywhere, Change::Can, MINE),
        ],
    ),
    (
        "cluster-bombs",
        &[
            Ability {
                name: "Cluster Bombs",
                on: On::Window(Window::AfterAttack),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Squadron(SUBJECT), Cond::InPlay(SUBJECT)]),
                cost: Cost::Pay(Price::Discard),
                ops: &[Op::Do(Act::RollAside(Colour::Blue, 4)), Op::Do(Act::Suffer(SUBJECT, Amount::Number))],
                ..PLAIN
            },
            rule(
                "Cluster Bombs",
                Query::StaysAfterAttack,
                Change::Can,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Squadron(SUBJECT)]),
            ),
        ],
    ),
    (
        "early-warning-system",
        &[Ability {
            name: "Early Warning System",
            on: On::Window(Window::StartOfShipPhase),
            ops: &[
                choose(Select::Zones(BEARER), Count::One(V0)),
                // The token obstructs, not the card (armada.card.early-warning-system.04).
                Op::Do(Act::PutOnZone(TokenKind::Chaff, V0_REF)),
            ],
            ..PLAIN
        }],
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
        "reactive-gunnery",
        &[Ability {
            name: "Reactive Gunnery",
            on: On::Window(Window::ResolveDefenseEffect),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::WasReadied, Cond::OwnEffect]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[Op::Do(Act::EffectInstead(Some(DefenseToken::Salvo)))],
            ..PLAIN
        }],
    ),
    (
        "redundant-shields",
        &[Ability {
            name: "Redundant Shields",
            on: On::Window(Window::StartOfStatusPhase),
            ops: &[
                choose(Select::RecoverableZones(BEARER), Count::One(V0)),
                Op::Do(Act::RecoverShields(V0_REF, 1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "reinforced-blast-doors",
        &[Ability {
            name: "Reinforced Blast Doors",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Pay(Price::Discard),
            ops: &[
                choose(Select::FacedownNumber(BEARER, 3), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::DiscardFacedown(BEARER, V0)),
            ],
            ..PLAIN
        }],
    ),
    (
        "thermal-shields",
        &[Ability {
            name: "Thermal Shields",
            on: On::Window(Window::AfterGatherDice),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::More(&Amount::HalfPool, 0)]),
            cost: Cost::Pay(Price::DefenseToken(V0)),
            ops: &[
                choose(Select::TokensToSpend(BEARER, Some(DefenseToken::Brace)), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::Note(Amount::HalfPool)),
                Op::Repeat {
                    times: Amount::Number,
                    ops: &[choose(Select::ColoursInPool, Count::One(V1)), Op::Do(Act::RemoveDie(V1))],
                },
            ],
            ..PLAIN
        }],
    ),
];
