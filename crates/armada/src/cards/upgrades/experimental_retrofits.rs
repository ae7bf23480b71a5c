//! Experimental retrofits.

use crate::cards::prelude::*;

/// Before fleets are deployed a token is placed anywhere.
const fn place_token(name: &'static str, ops: &'static [Op<ArmadaWords>]) -> Ability<ArmadaWords> {
    Ability { name, on: On::Window(Window::BeforeDeployFleets), ops, ..PLAIN }
}

/// Experimental retrofits, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "g-8-experimental-projector",
        &[Ability {
            name: "G-8 Experimental Projector",
            on: On::Window(Window::BeforeDetermineCourse),
            when: Cond::All(&[Cond::Enemy(SUBJECT), Cond::Near(SUBJECT, BEARER, Span::Distance(5))]),
            cost: Cost::Pay(Price::Exhaust),
            // Also at speed 0: the reduction is taken from the dial as it is turned later
            // (armada.card.g-8-experimental-projector.73).
            ops: &[Op::Do(Act::ChangeManeuverSpeed(SUBJECT, -1))],
            ..PLAIN
        }],
    ),
    (
        "g7-x-grav-well-projector",
        &[
            place_token(
                "G7-X Grav Well Projector",
                &[Op::Do(Act::PlaceTokens(TokenKind::GravWell, Amount::N(1)))],
            ),
            rule("G7-X Grav Well Projector", Query::GravWellsAct, Change::Can, Cond::Friendly(SUBJECT)),
        ],
    ),
    (
        "grav-shift-reroute",
        &[
            place_token(
                "Grav Shift Reroute",
                &[Op::Do(Act::PlaceTokens(TokenKind::GravShift, Amount::N(1)))],
            ),
            Ability {
                name: "Grav Shift Reroute",
                on: On::Window(Window::AfterDeployFleets),
                when: Cond::InPlay(BEARER),
                ops: &[
                    choose(
                        Select::Obstacles(&Cond::NearOwnToken(IT, TokenKind::GravShift, Span::Distance(3))),
                        Count::UpTo(12),
                    ),
                    Op::Do(Act::Count(Amount::InGroup)),
                    // One after the other, in the order of its player (armada.effect-timing.09).
                    Op::Repeat {
                        times: Amount::Number,
                        ops: &[
                            choose(Select::Obstacles(&Cond::Chosen(IT)), Count::One(V0)),
                            Op::Do(Act::ShiftObstacle(V0_REF, 2)),
                        ],
                    },
                ],
                ..PLAIN
            },
        ],
    ),
];
