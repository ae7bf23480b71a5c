//! Pilot abilities, by the XWS id of the ship card.

use super::{engages_at, lends_initiative};
use crate::cards::prelude::*;

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const THEIR_FOCUS_OF_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[Face::Focus] };
const THEIR_FOCUS_OF_ATTACK: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "captainjonus",
        &[may(
            "Captain Jonus",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 1),
                Cond::With(&[Slot::Torpedo, Slot::Missile]),
            ]),
            &[
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_ATTACK),
                    by: Who::Controller,
                    count: Count::UpTo(2),
                    optional: false,
                }),
                Op::Do(Act::RerollGroup),
            ],
        )],
    ),
    (
        "captainkagi",
        &[may(
            "Captain Kagi",
            Window::EngagementStart,
            Cond::Finds(&Select::Ships(&LOCKED_FRIENDS)),
            &[
                Op::Choose(Choose {
                    what: Select::Ships(&LOCKED_FRIENDS),
                    by: Who::Controller,
                    count: Count::UpTo(8),
                    optional: false,
                }),
                Op::Do(Act::TakeLocks(BEARER)),
            ],
        )],
    ),
    (
        "captainseevor",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Captain Seevor",
                Window::BeforeRollAttack,
                Cond::Any(&[
                    Cond::All(&[MINE, Cond::OutsideArc(OBJECT, ArcOf::Bullseye, BEARER)]),
                    Cond::All(&[
                        Cond::Is(OBJECT, BEARER),
                        Cond::OutsideArc(SUBJECT, ArcOf::Bullseye, BEARER),
                    ]),
                ]),
                &[Op::If {
                    cond: MINE,
                    then: &[Op::Do(Act::Gain(OBJECT, Token::Jam, 1))],
                    otherwise: &[Op::Do(Act::Gain(SUBJECT, Token::Jam, 1))],
                }],
            )
        }],
    ),
    (
        "dengar",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Dengar",
                Window::BonusAfterDefend,
                Cond::All(&[MINE, Cond::InArc(BEARER, ArcOf::Front, OBJECT)]),
                &[Op::Do(Act::Attack(Bonus { with: Arms::Any, on: Whom::Only(OBJECT), freely: false }))],
            )
        }],
    ),
    (
        "drearenthal",
        &[may(
            "Drea Renthal",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Not(&Cond::Limited(SUBJECT)),
                Cond::InArc(BEARER, ArcOf::Firing, OBJECT),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "holo",
        &[must(
            "Holo",
            Window::EngagementStart,
            Cond::Always,
            &[
                choose(Select::TokensFor(BEARER, &FRIENDS_NEARBY)),
                Op::Choose(Choose {
                    what: Select::GainersOf(V0, &FRIENDS_NEARBY),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: false,
                }),
                Op::Do(Act::HandOnChosen(V0, Ref::Var(V1))),
            ],
        )],
    ),
    (
        "howlrunner",
        &[may(
            "Howlrunner",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Primary,
                Cond::Range(BEARER, SUBJECT, 0, 1),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "idenversio",
        &[Ability {
            name: "Iden Versio",
            on: On::Would(Window::WouldSufferDamage),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::ShipType(SUBJECT, &["tielnfighter"]),
                Cond::Range(BEARER, SUBJECT, 0, 1),
            ]),
            cost: Cost::Pay(Price::Charge(1)),
            ..PLAIN
        }],
    ),
    (
        "jangofett",
        &[
            may(
                "Jango Fett",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::MayModify(BEARER),
                    Cond::RevealedEasier(BEARER, SUBJECT),
                ]),
                &[choose(Select::Dice(THEIR_FOCUS_OF_ATTACK)), Op::Do(Act::Change(V0, Face::Blank))],
            ),
            may(
                "Jango Fett",
                Window::ModifyDefenseDice,
                Cond::All(&[
                    Cond::Is(OBJECT, BEARER),
                    Cond::MayModify(BEARER),
                    Cond::Primary,
                    Cond::RevealedEasier(BEARER, SUBJECT),
                ]),
                &[choose(Select::Dice(THEIR_FOCUS_OF_DEFENSE)), Op::Do(Act::Change(V0, Face::Blank))],
            ),
        ],
    ),
    (
        "kyloren",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may("Kylo Ren", Window::AfterDefend, MINE, &[Op::Do(Act::Assign(OBJECT, 0))])
        }],
    ),
    (
        "kyloren-tiewiwhispermodifiedinterceptor",
        &[Ability {
            name: "Kylo Ren",
            on: On::Would(Window::WouldBeDealtCard),
            when: Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Not(&Cond::FaceupCard(&[])),
                Cond::InArc(BEARER, ArcOf::Bullseye, SUBJECT),
            ]),
            cost: Cost::Pay(Price::Force(1)),
            ops: &[Op::Do(Act::DealThatFaceup), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "midnight",
        &[rule(
            "Midnight",
            Query::DiceModifiable,
            Change::Cannot,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Locks(BEARER, SUBJECT),
                Cond::Any(&[Cond::Attacks(BEARER), Cond::Defends(BEARER)]),
            ]),
        )],
    ),
    (
        "oldteroch",
        &[may(
            "Old Teroch",
            Window::EngagementStart,
            Cond::Always,
            &[
                may_choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 1)]))),
                Op::If {
                    cond: Cond::InArc(CHOSEN, ArcOf::Front, BEARER),
                    then: &[
                        Op::Do(Act::Remove(CHOSEN, Token::Focus, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Evade, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Calculate, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Fore, u8::MAX)),
                        Op::Do(Act::Remove(CHOSEN, Token::Aft, u8::MAX)),
                    ],
                    otherwise: &[],
                },
            ],
        )],
    ),
    (
        "overseeryushyn",
        &[Ability {
            name: "Overseer Yushyn",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 1, 1),
                Cond::TokenIn(&[Token::Disarm]),
                Cond::Not(&Cond::Has(SUBJECT, Token::Stress)),
            ]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::GainInstead(SUBJECT, Token::Stress)), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "rush",
        &[rule(
            "Rush",
            Query::Initiative,
            Change::Set(Amount::N(6)),
            Cond::All(&[MINE, Cond::Damaged(BEARER)]),
        )],
    ),
    (
        "seynmarana",
        &[Ability {
            cost: Cost::Pay(Price::Die(V0)),
            ..may(
                "Seyn Marana",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER)]),
                &[
                    choose(Select::Results(CRITS)),
                    Op::Pay,
                    Op::Do(Act::DealFacedown(OBJECT)),
                    Op::Do(Act::CancelAll(Die::Attack)),
                ],
            )
        }],
    ),
    ("torkilmux", &[lends_initiative("Torkil Mux", &[engages_at("Torkil Mux", Change::Set(Amount::N(0)))])]),
    (
        "whisper",
        &[must(
            "Whisper",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Hit]),
            &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
        )],
    ),
    ("zamwesell", ZAM_WESELL),
];

/// The bearer chooses the secret condition that is assigned to it, as pilot or as crew.
pub(in crate::cards) static ZAM_WESELL: &[Ability<XWingWords>] = &[
    must(
        "Zam Wesell",
        Window::AfterPlaceForces,
        Cond::Always,
        &[Op::Repeat { times: Amount::N(2), ops: &[Op::Do(Act::LoseCharge)] }],
    ),
    may(
        "Zam Wesell",
        Window::SystemTurn,
        MINE,
        &[Op::Either {
            by: Who::Controller,
            options: &[
                Branch { name: "assign You Should Thank Me", ops: &[Op::Do(Act::Assign(BEARER, 1))] },
                Branch { name: "assign You'd Better Mean Business", ops: &[Op::Do(Act::Assign(BEARER, 0))] },
            ],
        }],
    ),
];

/// Other friendly ships at range 0–2.
const FRIENDS_NEARBY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 2)]);

/// Friendly ships at range 0–3 on which an enemy has a lock.
const LOCKED_FRIENDS: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Not(&Cond::Is(IT, BEARER)),
    Cond::Range(BEARER, IT, 0, 3),
    Cond::LockedByEnemy(IT),
]);
