//! Squadrons of the Empire.

use crate::cards::prelude::*;

/// Squadrons of the Empire, by name.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "boba-fett",
        &[Ability {
            name: "Boba Fett",
            on: On::Window(Window::SquadronActivates),
            when: MINE,
            ops: &[
                choose(
                    Select::Pieces(&Cond::All(&[Cond::Enemy(IT), Cond::Near(IT, BEARER, Span::Distance(1))])),
                    Count::One(V0),
                ),
                Op::Do(Act::Suffer(V0_REF, Amount::N(1))),
            ],
            ..FORCED
        }],
    ),
    (
        "bossk",
        &[Ability {
            name: "Bossk",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::HullAtMost(BEARER, 6), Cond::MayAddDice]),
            ops: &[Op::Do(Act::AddDieShowing(Colour::Blue, Face::Accuracy))],
            ..PLAIN
        }],
    ),
    (
        "colonel-jendon",
        &[Ability {
            name: "Colonel Jendon",
            on: On::Window(Window::DuringSquadronActivation),
            when: Cond::All(&[MINE, Cond::HasAttackLeft(BEARER)]),
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::Near(IT, BEARER, Span::Distance(2)),
                        Cond::CanAttack(IT, &Sortie::PLAIN),
                    ])),
                    Count::One(V0),
                ),
                Op::Do(Act::ForgoAttack(BEARER)),
                Op::Do(Act::Begin(Procedure::SquadronAttack(V0_REF, &Sortie::PLAIN))),
            ],
            ..PLAIN
        }],
    ),
    (
        "darth-vader-tie-advanced",
        &[rule("Darth Vader", Query::DamageTotal, Change::Add(Amount::Criticals), MINE)],
    ),
    (
        "darth-vader-tie-defender",
        &[rule(
            "Darth Vader",
            Query::DamageTotal,
            Change::Add(Amount::Criticals),
            Cond::All(&[MINE, Cond::Unique(OBJECT)]),
        )],
    ),
    (
        "dengar",
        &[rule(
            "Dengar",
            Query::KeywordValue,
            Change::Add(Amount::N(1)),
            Cond::All(&[
                Cond::AsksKeyword(Keyword::Counter),
                Cond::Squadron(SUBJECT),
                Cond::Friendly(SUBJECT),
                Cond::Not(&MINE),
                Cond::Near(SUBJECT, BEARER, Span::Distance(2)),
            ]),
        )],
    ),
    (
        "ig-88b",
        &[Ability {
            name: "IG-88B",
            on: On::Window(Window::StartOfSquadronPhase),
            ops: &[
                Op::Do(Act::SetActivated(BEARER)),
                Op::Do(Act::Begin(Procedure::SquadronAttack(
                    BEARER,
                    &Sortie { aim: Aim::Squadrons, obstructed: true, each: true, ..Sortie::PLAIN },
                ))),
            ],
            when: Cond::Not(&Cond::Activated(BEARER)),
            ..PLAIN
        }],
    ),
    (
        "maarek-stele",
        &[Ability {
            name: "Maarek Stele",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            ops: &[
                choose(
                    Select::Where(
                        &Select::Dice(DieFilter::ANY),
                        V0,
                        &Cond::Finds(&Select::FacesAmong(V0, &[Face::Critical, Face::HitCritical])),
                    ),
                    Count::One(V0),
                ),
                choose(Select::FacesAmong(V0, &[Face::Critical, Face::HitCritical]), Count::One(V1)),
                Op::Do(Act::ChangeDieTo(V0, V1)),
            ],
            ..PLAIN
        }],
    ),
    (
        "major-rhymer",
        &[rule(
            "Major Rhymer",
            Query::SquadronReach,
            Change::AtLeast(Amount::N(1)),
            Cond::All(&[Cond::Friendly(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(1))]),
        )],
    ),
    (
        "moralo-eval",
        &[Ability {
            name: "Moralo Eval",
            on: On::Window(Window::TokenStirred),
            when: MINE,
            ops: &[Op::Do(Act::Begin(Procedure::ActAsActivated(BEARER, 1)))],
            ..PLAIN
        }],
    ),
    (
        "tel-trevura",
        &[
            rule(
                "Tel Trevura",
                Query::KeywordValue,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::AsksKeyword(Keyword::Escort), Cond::HasReadiedToken(BEARER)]),
            ),
            Ability {
                name: "Tel Trevura",
                on: On::Window(Window::AfterAttack),
                when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::SpentAwayToken]),
                ops: &[
                    choose(Select::HullToRecover(BEARER, 3), Count::One(V0)),
                    Op::Do(Act::RecoverHull(BEARER, Amount::Chosen(V0))),
                ],
                ..PLAIN
            },
            rule(
                "Tel Trevura",
                Query::StaysAfterAttack,
                Change::Can,
                Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::SpentAwayToken]),
            ),
        ],
    ),
    (
        "valen-rudor",
        &[rule(
            "Valen Rudor",
            Query::MayTarget,
            Change::Cannot,
            Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::EngagedBesides(SUBJECT, OBJECT)]),
        )],
    ),
];
