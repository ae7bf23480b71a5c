//! Officers of the Rebels.

use crate::cards::prelude::*;

/// Ahsoka Tano exchanges a token of the ship that is activating.
const AHSOKA_TANO: Ability<ArmadaWords> = Ability {
    name: "Ahsoka Tano",
    on: On::AnyTime,
    when: Cond::All(&[
        Cond::NoEffectUnderWay,
        Cond::Not(&Cond::Opened(&[Window::BeforeRevealCommand, Window::EndOfShipActivation])),
    ]),
    cost: Cost::Pay(Price::Exhaust),
    ops: &[
        choose(
            Select::Where(
                &Select::ActiveShip,
                V0,
                &Cond::All(&[
                    Cond::Friendly(V0_REF),
                    Cond::HasTokens(V0_REF),
                    Cond::Near(V0_REF, BEARER, Span::Distance(5)),
                ]),
            ),
            Count::One(V0),
        ),
        choose(Select::CommandTokens(V0_REF), Count::One(V1)),
        Op::Pay,
        Op::Do(Act::LoseToken(V0_REF, V1_REF)),
        Op::Choose(Choose {
            what: Select::Commands(Command::ALL),
            by: Who::Controller,
            count: Count::One(V2),
            optional: true,
        }),
        Op::Do(Act::GainCommandToken(V0_REF, V2_REF)),
    ],
    ..PLAIN
};

/// Officers of the Rebels, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "ahsoka-tano-officer-rebel",
        // Before the reveal and at the end of the activation her player is asked; between them she is offered beside
        // whatever is decided (armada.card.ahsoka-tano-officer-rebel.02).
        &[
            AHSOKA_TANO,
            Ability { on: On::Window(Window::BeforeRevealCommand), when: Cond::Always, ..AHSOKA_TANO },
            Ability { on: On::Window(Window::EndOfShipActivation), when: Cond::Always, ..AHSOKA_TANO },
        ],
    ),
    (
        "ezra-bridger",
        &[Ability {
            name: "Ezra Bridger",
            on: On::Window(Window::RevealCommand),
            when: MINE,
            cost: Cost::Pay(Price::Discard),
            ops: &[
                choose(Select::Obstacles(&Cond::Near(IT, BEARER, Span::Distance(2))), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::MoveObstacle(V0_REF, 2)),
            ],
            ..PLAIN
        }],
    ),
    (
        "kyrsta-agate-officer",
        &[Ability {
            name: "Kyrsta Agate",
            on: On::Window(Window::CriticalEffect),
            when: Cond::All(&[
                MINE,
                Cond::Any(&[
                    Cond::SalvoCriticalOpen(Some(Colour::Red)),
                    Cond::SalvoCriticalOpen(Some(Colour::Blue)),
                ]),
            ]),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(
                    Select::Where(&Select::DefenseTokens(BEARER), V0, &Cond::MayReady(V0_REF)),
                    Count::One(V0),
                ),
                Op::Pay,
                Op::Do(Act::CriticalResolved),
                Op::Do(Act::ReadyDefense(V0_REF)),
            ],
            ..PLAIN
        }],
    ),
    (
        "lando-calrissian-officer",
        &[Ability {
            name: "Lando Calrissian",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::Is(OBJECT, BEARER),
            cost: Cost::Pay(Price::Discard),
            ops: &[Op::Do(Act::Begin(Procedure::RerollSome(Hue::Any)))],
            ..PLAIN
        }],
    ),
    (
        "leia-organa-officer",
        &[Ability {
            name: "Leia Organa",
            on: On::Window(Window::RevealCommand),
            when: MINE,
            ops: &[
                choose(
                    Select::Where(
                        &Select::OtherFriendlyShips(Span::Distance(5)),
                        V0,
                        &Cond::HasDials(V0_REF),
                    ),
                    Count::One(V0),
                ),
                Op::Do(Act::SetTopDial(V0_REF, OBJECT, Who::Controller)),
            ],
            ..PLAIN
        }],
    ),
    (
        "raymus-antilles",
        &[Ability {
            name: "Raymus Antilles",
            on: On::Window(Window::RevealCommand),
            when: MINE,
            ops: &[Op::Do(Act::GainCommandToken(BEARER, OBJECT))],
            ..PLAIN
        }],
    ),
    (
        "toryn-farr",
        &[Ability {
            name: "Toryn Farr",
            on: On::Window(Window::ResolveAttackEffects),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Not(&MINE),
                Cond::Near(SUBJECT, BEARER, Span::Distance(3)),
            ]),
            ops: &[choose(Select::Dice(BLUE), Count::One(V0)), Op::Do(Act::Reroll(V0))],
            ..PLAIN
        }],
    ),
    (
        "walex-blissex",
        &[Ability {
            name: "Walex Blissex",
            on: On::Window(Window::ShipActivates),
            when: MINE,
            cost: Cost::Pay(Price::Discard),
            ops: &[
                choose(Select::DiscardedTokens(BEARER), Count::One(V0)),
                Op::Pay,
                Op::Do(Act::RecoverReadied(V0_REF)),
            ],
            ..PLAIN
        }],
    ),
];

const BLUE: DieFilter = DieFilter { colour: Some(Colour::Blue), icons: &[] };
