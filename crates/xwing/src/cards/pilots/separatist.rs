//! Pilots of the Separatists.

use crate::cards::prelude::*;

const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Evade] };
const ATTACK_FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
const DEFENSE_FOCUS: Faces = Faces { die: Die::Defense, faces: &[Face::Focus] };

const AT_ANOTHER: Bonus = Bonus { with: Arms::Primary, on: Whom::Another, freely: false };
const AT_ANYONE: Bonus = Bonus { with: Arms::Primary, on: Whom::Anyone, freely: false };

/// A die of the bearer's is changed for a calculate token of a friendly ship that fits a condition.
const fn calculated(what: Faces, ships: &'static Cond, face: Face) -> [Op<XWingWords>; 4] {
    let die =
        Choose { what: Select::Dice(what), by: Who::Controller, count: Count::One(V1), optional: false };
    [may_choose(Select::Ships(ships)), Op::Choose(die), Op::Pay, Op::Do(Act::Change(V1, face))]
}

/// The bearer may change a die of its own for a calculate token of a friendly ship.
pub(in crate::cards) const fn by_calculation(
    name: &'static str,
    window: Window,
    when: Cond,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    Ability { cost: Cost::Pay(Price::TokenFrom(CHOSEN, Token::Calculate)), ..may(name, window, when, ops) }
}

const COMPUTERS_NEARBY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Spendable(IT, Token::Calculate), Cond::Range(BEARER, IT, 0, 1)]);
const COMPUTERS_AIMED_AT: Cond = Cond::All(&[
    Cond::Friendly(IT),
    Cond::Spendable(IT, Token::Calculate),
    Cond::InArc(OBJECT, ArcOf::Firing, IT),
]);

pub(in crate::cards) static NETWORKED_HIT: [Op<XWingWords>; 4] =
    calculated(ATTACK_FOCUS, &COMPUTERS_NEARBY, Face::Hit);
pub(in crate::cards) static NETWORKED_EVADE: [Op<XWingWords>; 4] =
    calculated(DEFENSE_FOCUS, &COMPUTERS_NEARBY, Face::Evade);
static AIMED_AT_HIT: [Op<XWingWords>; 4] = calculated(ATTACK_FOCUS, &COMPUTERS_AIMED_AT, Face::Hit);
static AIMED_AT_EVADE: [Op<XWingWords>; 4] = calculated(DEFENSE_FOCUS, &COMPUTERS_AIMED_AT, Face::Evade);

/// The bearer rolled attack dice, one of them a focus, and may modify them.
pub(in crate::cards) const ATTACKS_WITH_FOCUS: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Dice(ATTACK_FOCUS)]);
/// The bearer rolled defense dice, one of them a focus, and may modify them.
pub(in crate::cards) const DEFENDS_WITH_FOCUS: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Dice(DEFENSE_FOCUS)]);

/// Pilots of the Separatists, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "captainsear",
        &[Ability {
            cost: Cost::Pay(Price::TokenOf(SUBJECT, Token::Calculate)),
            ..may(
                "Captain Sear",
                Window::BeforeNeutralize,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Primary,
                    Cond::InArc(SUBJECT, ArcOf::Bullseye, OBJECT),
                ]),
                &[choose(Select::Dice(EVADES)), Op::Do(Act::Cancel(V0))],
            )
        }],
    ),
    (
        "darthmaul",
        // The same target only after a miss.
        &[
            Ability {
                cost: Cost::Pay(Price::Force(2)),
                ..may(
                    "Darth Maul",
                    Window::BonusAfterAttack,
                    Cond::All(&[MINE, Cond::Hit, Cond::CanAttack(&AT_ANOTHER)]),
                    &[Op::Do(Act::Attack(AT_ANOTHER))],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Force(2)),
                ..may(
                    "Darth Maul",
                    Window::BonusAfterAttack,
                    Cond::All(&[MINE, Cond::Not(&Cond::Hit), Cond::CanAttack(&AT_ANYONE)]),
                    &[Op::Do(Act::Attack(AT_ANYONE))],
                )
            },
        ],
    ),
    (
        "dfs081",
        &[Ability {
            cost: Cost::Pay(Price::TokenOf(OBJECT, Token::Calculate)),
            ..may(
                "DFS-081",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Friendly(OBJECT),
                    Cond::Range(BEARER, OBJECT, 0, 1),
                    Cond::MayModify(OBJECT),
                    Cond::Dice(CRITS),
                ]),
                &[Op::Do(Act::ChangeAll(CRITS, Face::Hit))],
            )
        }],
    ),
    (
        "dfs311",
        &[may(
            "DFS-311",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Calculate),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 3),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Calculate)),
            ],
        )],
    ),
    (
        "dist81",
        &[
            by_calculation("DIS-T81", Window::ModifyAttackDice, ATTACKS_WITH_FOCUS, &AIMED_AT_HIT),
            by_calculation("DIS-T81", Window::ModifyDefenseDice, DEFENDS_WITH_FOCUS, &AIMED_AT_EVADE),
        ],
    ),
    (
        "fearsomepredator",
        &[must(
            "Fearsome Predator",
            Window::AfterPlaceForces,
            Cond::Always,
            &[choose(Select::Ships(&Cond::Enemy(IT))), Op::Do(Act::Assign(CHOSEN, 0))],
        )],
    ),
    (
        "haorchallprototype",
        &[may(
            "Haor Chall Prototype",
            Window::DefenderDeclared,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::InArc(BEARER, ArcOf::Bullseye, SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 2),
                Cond::Friendly(OBJECT),
                Cond::Not(&Cond::Is(OBJECT, BEARER)),
            ]),
            &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Calculate, ActionKind::Lock])))],
        )],
    ),
];
