//! Commanders.

use broadside_engine::{Ability, Change, Count, Limit, On, Op};

use crate::cards::{Entry, OBJECT, PLAIN, SUBJECT, V0, V0_REF, V1, V1_REF, choose, rule};
use crate::facts::{Command, Term};
use crate::geometry::Range;
use crate::words::{Act, Amount, Cond, DieFilter, Query, Scope, Select, Span, Window};

/// Every commander.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "admiral-yularen",
        &[
            rule(
                "Admiral Yularen",
                Query::SquadronActivations,
                Change::Add(Amount::N(1)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::PaidWithToken]),
            ),
            rule("Admiral Yularen", Query::MayRepairSquadrons, Change::Can, Cond::Friendly(SUBJECT)),
        ],
    ),
    (
        "general-dodonna",
        &[Ability {
            name: "General Dodonna",
            on: On::Window(Window::BeforeFaceupDamageCard),
            when: Cond::Enemy(SUBJECT),
            ops: &[
                Op::Do(Act::LookAtDeck(SUBJECT, 4)),
                choose(Select::TopCards(SUBJECT, 4), Count::One(V0)),
                Op::Do(Act::KeepOnTop(SUBJECT, V0, 4)),
            ],
            ..PLAIN
        }],
    ),
    (
        "grand-moff-tarkin",
        &[Ability {
            name: "Grand Moff Tarkin",
            on: On::Window(Window::StartOfShipPhase),
            ops: &[
                choose(Select::Commands(Command::ALL), Count::One(V0)),
                Op::Each {
                    what: Some(Select::FriendlyShips),
                    var: V1,
                    ops: &[Op::Do(Act::GainCommandToken(V1_REF, V0_REF))],
                },
            ],
            ..PLAIN
        }],
    ),
    (
        "kraken",
        &[Ability {
            name: "Kraken",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Ship(SUBJECT),
                Cond::Ship(OBJECT),
                Cond::AnotherFriendlyShipNear(SUBJECT, OBJECT, Span::Range(Range::Medium)),
            ]),
            // Once in an activation, whoever activates (armada.card.kraken.02).
            limit: Limit::Times(1, Scope::Activation),
            ops: &[
                choose(
                    Select::Where(
                        &Select::Dice(DieFilter::ANY),
                        V0,
                        &Cond::Finds(&Select::SingleIconFaces(V0)),
                    ),
                    Count::One(V0),
                ),
                choose(Select::SingleIconFaces(V0), Count::One(V1)),
                Op::Do(Act::ChangeDieTo(V0, V1)),
            ],
            ..PLAIN
        }],
    ),
];
