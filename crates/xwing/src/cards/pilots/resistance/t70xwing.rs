//! T-70 X-wing pilots of the Resistance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("caithrenalli", CAI_THRENALLI),
    (
        "elloasty",
        &[Ability {
            grants: &[Ability {
                name: "Ello Asty",
                on: On::Query(Query::TreatedAs, Change::Set(Amount::N(1))),
                when: Cond::All(&[MINE, Cond::Bearings(TALLON_ROLLS)]),
                ..FORCED
            }],
            ..must(
                "Ello Asty",
                Window::AfterRevealDial,
                Cond::All(&[
                    MINE,
                    Cond::Revealed(BEARER, &[Difficulty::Red]),
                    Cond::RevealedBearing(BEARER, TALLON_ROLLS),
                    Cond::Tokens(BEARER, Token::Stress, 0, 2),
                ]),
                &[Op::Grant { nth: 0, until: Scope::Activation, once: false }],
            )
        }],
    ),
    (
        "poedameron",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Poe Dameron",
                Window::AfterAction,
                MINE,
                &[Op::Do(Act::Action(
                    BEARER,
                    Actions { colour: Some(Colour::Red), white_only: true, ..actions(&[]) },
                ))],
            )
        }],
    ),
];

const TALLON_ROLLS: &[Bearing] = &[Bearing::TallonRollLeft, Bearing::TallonRollRight];

pub(super) static CAI_THRENALLI: &[Ability<XWingWords>] = &[may(
    "C’ai Threnalli",
    Window::AfterExecuteManeuver,
    Cond::All(&[
        MINE,
        Cond::AmountIs(1),
        Cond::Finds(&Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::MovedThrough(BEARER, IT)]))),
    ]),
    &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
)];
