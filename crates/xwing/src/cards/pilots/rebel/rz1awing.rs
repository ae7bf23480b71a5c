//! RZ-1 A-wing pilots of the Rebel Alliance.

use super::arc170starfighter::SHARA_BEY;
use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "arvelcrynyd",
        &[
            rule("Arvel Crynyd", Query::BoostsPartially, Change::Can, MINE),
            rule(
                "Arvel Crynyd",
                Query::AttackRange,
                Change::Set(Amount::N(1)),
                Cond::All(&[MINE, Cond::AmountIs(0)]),
            ),
        ],
    ),
    (
        "derekklivian",
        &[
            may("Derek Klivian", Window::AfterLock, MINE, SHED_A_RED_TOKEN),
            may("Derek Klivian", Window::AfterSpendLock, MINE, SHED_A_RED_TOKEN),
        ],
    ),
    ("herasyndulla-rz1awing", HERA_SYNDULLA_PHOENIX),
    (
        "jakefarrell",
        &[may(
            "Jake Farrell",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::BarrelRoll, ActionKind::Boost])]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::CanAct(IT, &actions(&[ActionKind::Focus])),
                ]))),
                Op::Do(Act::Action(CHOSEN, actions(&[ActionKind::Focus]))),
            ],
        )],
    ),
    ("sharabey-rz1awing", SHARA_BEY),
];

/// Hera Syndulla of Phoenix Squadron: the party that attacks or defends, in either Modify Dice step, once in an attack.
pub(super) static HERA_SYNDULLA_PHOENIX: &[Ability<XWingWords>] = &[
    lends(Window::ModifyAttackDice, &SUBJECT_IS_A_FRIEND, &LEND_TO_SUBJECT),
    lends(Window::ModifyAttackDice, &OBJECT_IS_A_FRIEND, &LEND_TO_OBJECT),
    lends(Window::ModifyDefenseDice, &SUBJECT_IS_A_FRIEND, &LEND_TO_SUBJECT),
    lends(Window::ModifyDefenseDice, &OBJECT_IS_A_FRIEND, &LEND_TO_OBJECT),
];

static SUBJECT_IS_A_FRIEND: [Cond; 3] =
    [Cond::Friendly(SUBJECT), Cond::Not(&Cond::Is(SUBJECT, BEARER)), Cond::Range(BEARER, SUBJECT, 1, 2)];
static OBJECT_IS_A_FRIEND: [Cond; 3] =
    [Cond::Friendly(OBJECT), Cond::Not(&Cond::Is(OBJECT, BEARER)), Cond::Range(BEARER, OBJECT, 1, 2)];

const fn lent(party: Ref) -> [Op<XWingWords>; 2] {
    [
        may_choose(Select::TokensBetween(BEARER, party, &[Token::Focus, Token::Evade], true)),
        Op::Do(Act::TransferChosen(V0, party)),
    ]
}

static LEND_TO_SUBJECT: [Op<XWingWords>; 2] = lent(SUBJECT);
static LEND_TO_OBJECT: [Op<XWingWords>; 2] = lent(OBJECT);

/// xwing.card.hera-syndulla-a-sf-01-b-wing.02, xwing.card.hera-syndulla-rz-1-a-wing.02
const fn lends(window: Window, when: &'static [Cond], ops: &'static [Op<XWingWords>]) -> Ability<XWingWords> {
    Ability { limit: Limit::ByName(Scope::Attack), ..may("Hera Syndulla", window, Cond::All(when), ops) }
}

/// A red token of the bearer's own is removed.
const SHED_A_RED_TOKEN: &[Op<XWingWords>] =
    &[choose(Select::RemovableOf(BEARER, &[Shade::Red])), Op::Do(Act::RemoveChosen(V0))];
