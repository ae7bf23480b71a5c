//! Parts of abilities that cards of several factions, slots or kinds have in common.

use crate::cards::prelude::*;

/// The chosen ship gains a deplete or a strain token, as the effect's player says.
pub(super) const DEPLETE_OR_STRAIN: Op<XWingWords> = Op::Either {
    by: Who::Controller,
    options: &[
        Branch { name: "deplete token", ops: &[Op::Do(Act::Gain(CHOSEN, Token::Deplete, 1))] },
        Branch { name: "strain token", ops: &[Op::Do(Act::Gain(CHOSEN, Token::Strain, 1))] },
    ],
};

/// The chosen ship has this initiative until the end of a procedure.
pub(super) const fn engages_at(name: &'static str, initiative: Change<XWingWords>) -> Ability<XWingWords> {
    Ability { name, on: On::Query(Query::Initiative, initiative), when: Cond::Is(SUBJECT, CHOSEN), ..FORCED }
}

/// A ship in the bearer's firing arc may be chosen, and has what is granted while the phase lasts.
pub(super) const fn lends_initiative(
    name: &'static str,
    grants: &'static [Ability<XWingWords>],
) -> Ability<XWingWords> {
    const OPS: &[Op<XWingWords>] =
        &[may_choose(Select::Ships(&IN_FIRING_ARC)), Op::Grant { nth: 0, until: Scope::Phase, once: false }];
    Ability { grants, ..may(name, Window::EngagementStart, Cond::Always, OPS) }
}

/// Ships in the bearer's firing arc.
const IN_FIRING_ARC: Cond =
    Cond::All(&[Cond::Not(&Cond::Is(IT, BEARER)), Cond::InArc(BEARER, ArcOf::Firing, IT)]);

/// Green tokens.
pub(super) const GREEN: &[Token] = &[Token::Focus, Token::Evade, Token::Calculate, Token::Fore, Token::Aft];

/// The bearer rolled the dice and may modify them.
pub(super) const MODIFY: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER)]);

/// A die of the bearer's is changed for a calculate token of a friendly ship that fits a condition.
pub(super) const fn calculated(what: Faces, ships: &'static Cond, face: Face) -> [Op<XWingWords>; 4] {
    let die =
        Choose { what: Select::Dice(what), by: Who::Controller, count: Count::One(V1), optional: false };
    [may_choose(Select::Ships(ships)), Op::Choose(die), Op::Pay, Op::Do(Act::Change(V1, face))]
}

/// The bearer may change a die of its own for a calculate token of a friendly ship.
pub(super) const fn by_calculation(
    name: &'static str,
    window: Window,
    when: Cond,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    Ability { cost: Cost::Pay(Price::TokenFrom(CHOSEN, Token::Calculate)), ..may(name, window, when, ops) }
}

/// The bearer rolled attack dice, one of them a focus, and may modify them.
pub(super) const ATTACKS_WITH_FOCUS: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Dice(ATTACK_FOCUS)]);

/// The bearer rolled defense dice, one of them a focus, and may modify them.
pub(super) const DEFENDS_WITH_FOCUS: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Dice(DEFENSE_FOCUS)]);

/// The bearer chooses the secret condition that is assigned to it, as pilot or as crew.
pub(super) static ZAM_WESELL: &[Ability<XWingWords>] = &[
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

/// What the bearer's coordinate action does beside what it does of itself.
pub(super) const fn while_coordinating(
    name: &'static str,
    query: Query,
    change: Change<XWingWords>,
) -> Ability<XWingWords> {
    rule(name, query, change, MINE)
}

/// The bearer has the defender in its bullseye arc.
pub(super) const IN_BULLSEYE: Cond = Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT);

pub(super) static REROLL_ONE: [Op<XWingWords>; 2] =
    [choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)];
pub(super) static REROLL_ONE_DEFENSE: [Op<XWingWords>; 2] =
    [choose_exactly(Select::Rerollable(ANY_DEFENSE), 1), Op::Do(Act::RerollGroup)];

/// The bearer has performed a SLAM action.
pub(super) const SLAMMED: Cond = Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Slam])]);

/// The bearer would perform a SLAM action with a card whose charge is inactive.
pub(super) const NO_SLAM: Cond =
    Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::Slam]), Cond::Not(&Cond::Charged(1))]);
