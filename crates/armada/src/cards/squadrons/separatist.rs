//! Squadrons of the Separatists.

use crate::cards::prelude::*;

/// Squadrons of the Separatists, by name.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "dfs-311",
        &[Ability {
            name: "DFS-311",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Obstructed]),
            limit: Limit::Times(1, Scope::Attack),
            ops: &[choose(Select::Dice(DieFilter::ANY), Count::One(V0)), Op::Do(Act::Reroll(V0))],
            ..PLAIN
        }],
    ),
    (
        "haor-chall-prototypes",
        &[Ability {
            name: "Haor Chall Prototypes",
            on: On::Window(Window::BeforeMove),
            when: Cond::All(&[Cond::Enemy(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(1))]),
            ops: &[Op::Do(Act::Begin(Procedure::SquadronAttack(BEARER, &ON_THE_MOVER)))],
            ..PLAIN
        }],
    ),
    (
        "jango-fett",
        &[Ability {
            name: "Jango Fett",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[MINE, Cond::Activating(BEARER), Cond::Squadron(OBJECT), Cond::Unique(OBJECT)]),
            ops: &[
                choose(
                    Select::Squadrons(&Cond::All(&[
                        Cond::Friendly(IT),
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::Near(IT, OBJECT, Span::Distance(1)),
                    ])),
                    Count::One(V0),
                ),
                Op::Do(Act::Suffer(V0_REF, Amount::N(1))),
                Op::Choose(Choose {
                    what: Select::Dice(DieFilter::ANY),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: true,
                }),
                choose(Select::FacesAmong(V1, FACES), Count::One(V2)),
                Op::Do(Act::ChangeDieTo(V1, V2)),
            ],
            ..PLAIN
        }],
    ),
];

/// The attack of Haor Chall Prototypes on what is about to move.
const ON_THE_MOVER: Sortie = Sortie { aim: Aim::At(SUBJECT), even_engaged: true, ..Sortie::PLAIN };

/// Every face of a die.
const FACES: &[Face] =
    &[Face::Blank, Face::Hit, Face::Critical, Face::DoubleHit, Face::HitCritical, Face::Accuracy];
