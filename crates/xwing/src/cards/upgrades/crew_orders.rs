//! Crew who give orders, lead maneuvers and find ways.

use crate::cards::prelude::*;

/// Crew of this kind, by their ids.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "generalhux",
        &[Ability {
            grants: &[
                while_coordinating("General Hux", Query::CoordinatesMore, Change::Add(Amount::N(2))),
                while_coordinating("General Hux", Query::CoordinatesRed, Change::Can),
            ],
            ..may(
                "General Hux",
                Window::WhileActing,
                Cond::All(&[
                    MINE,
                    Cond::ActionIn(&[ActionKind::Coordinate]),
                    Cond::ActionColour(Colour::White),
                ]),
                &[
                    Op::Do(Act::TreatAs(Colour::Red)),
                    Op::Grant { nth: 0, until: Scope::Action, once: false },
                    Op::Grant { nth: 1, until: Scope::Action, once: false },
                ],
            )
        }],
    ),
    (
        "hansolo-crew",
        &[must(
            "Han Solo",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Evade])]),
            &[Op::Repeat {
                times: Amount::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)])),
                ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
            }],
        )],
    ),
    (
        "leiaorgana-resistance",
        // The revealed maneuver keeps its colour; its execution is easier (xwing.maneuver.71, xwing.difficulty.73).
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            grants: &[Ability {
                name: "Leia Organa",
                on: On::Query(Query::Difficulty, Change::Add(Amount::N(-1))),
                when: Cond::All(&[Cond::Is(SUBJECT, CHOSEN), Cond::ExecutesDial(SUBJECT)]),
                ..FORCED
            }],
            ..may(
                "Leia Organa",
                Window::AfterRevealDial,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&Cond::All(&[
                        Cond::RevealedSpeed(SUBJECT, 0, 0),
                        Cond::RevealedBearing(SUBJECT, &[Bearing::Stationary]),
                    ])),
                ]),
                &[
                    choose(Select::Ships(&Cond::Is(IT, SUBJECT))),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                ],
            )
        }],
    ),
    (
        "obiwankenobi",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Obi-Wan Kenobi",
                Window::AfterSpendToken,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                    Cond::TokenIn(&[Token::Focus, Token::Evade]),
                ]),
                &[Op::Do(Act::Gain(SUBJECT, Token::Focus, 1))],
            )
        }],
    ),
    (
        "qira",
        // Nothing is ignored at other times, such as when an obstacle is placed under the ship.
        &[
            rule(
                "Qi'ra",
                Query::IgnoresObstacles,
                Change::Can,
                Cond::All(&[MINE, Cond::Moving(BEARER), Cond::Locks(BEARER, OBJECT)]),
            ),
            rule("Qi'ra", Query::AttacksIgnore, Change::Can, Cond::All(&[MINE, Cond::Locks(BEARER, OBJECT)])),
        ],
    ),
];

/// What the bearer's coordinate action does beside what it does of itself.
pub(super) const fn while_coordinating(
    name: &'static str,
    query: Query,
    change: Change<XWingWords>,
) -> Ability<XWingWords> {
    rule(name, query, change, MINE)
}
