//! Crew who change dice, their own and those of others.

use crate::cards::prelude::*;

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };

/// Crew who change dice, by their ids.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "countdooku",
        &[
            foretells(Window::BeforeRollAttack, &FORETOLD_ATTACK, &ATTACK_ROLL),
            foretells(Window::BeforeRollDefense, &FORETOLD_DEFENSE, &DEFENSE_ROLL),
        ],
    ),
    (
        "landocalrissian",
        // No colour is stated: the action is white (xwing.action.74).
        &[header(
            "Lando Calrissian",
            0,
            Cost::Free,
            &[
                Op::Do(Act::RollDice(BEARER, Die::Defense, 2)),
                Op::If {
                    cond: Cond::RolledOnly(&[Face::Blank]),
                    then: &[Op::Either {
                        by: Who::Opponent,
                        options: &[
                            Branch {
                                name: "give a focus token",
                                ops: &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
                            },
                            Branch {
                                name: "give an evade token",
                                ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
                            },
                        ],
                    }],
                    otherwise: &[
                        Op::Repeat {
                            times: Amount::RolledFaces(Face::Focus),
                            ops: &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))],
                        },
                        Op::Repeat {
                            times: Amount::RolledFaces(Face::Evade),
                            ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))],
                        },
                    ],
                },
            ],
        )],
    ),
    (
        "landocalrissian-crew",
        // In attacks dice are rerolled in the Modify Dice steps (xwing.dice-mod.06).
        &[
            rerolls(
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Rerollable(ANY_ATTACK))]),
                &REROLL_ATTACK,
            ),
            rerolls(
                Window::ModifyDefenseDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Rerollable(ANY_DEFENSE))]),
                &REROLL_DEFENSE,
            ),
            rerolls(
                Window::AfterRoll,
                Cond::All(&[MINE, Cond::Finds(&Select::RolledDice(&[]))]),
                &REROLL_OUTSIDE,
            ),
        ],
    ),
];

/// A result is named before a ship nearby rolls, with all Force charges active.
const fn foretells(
    window: Window,
    grants: &'static [Ability<XWingWords>],
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    const WHEN: Cond =
        Cond::All(&[Cond::AShip(SUBJECT), Cond::Range(BEARER, SUBJECT, 0, 2), Cond::ForceFull(BEARER)]);
    Ability { cost: Cost::Pay(Price::Force(1)), grants, ..may("Count Dooku", window, WHEN, ops) }
}

/// A face is named, and is in force for the roll.
const fn naming(die: Die) -> [Op<XWingWords>; 3] {
    [choose(Select::FacesOf(die)), Op::Pay, Op::Grant { nth: 0, until: Scope::Attack, once: true }]
}

static ATTACK_ROLL: [Op<XWingWords>; 3] = naming(Die::Attack);
static DEFENSE_ROLL: [Op<XWingWords>; 3] = naming(Die::Defense);

/// The ship that rolled turns a die of its player's choice to the result that was named.
const fn foretold(dice: Faces) -> [Op<XWingWords>; 2] {
    let die =
        Choose { what: Select::Dice(dice), by: Who::Owner(SUBJECT), count: Count::One(V1), optional: false };
    [Op::Choose(die), Op::Do(Act::ChangeToNamed(V1, V0))]
}

static TURN_ATTACK: [Op<XWingWords>; 2] = foretold(ANY_ATTACK);
static TURN_DEFENSE: [Op<XWingWords>; 2] = foretold(ANY_DEFENSE);
static FORETOLD_ATTACK: [Ability<XWingWords>; 1] = [must(
    "Count Dooku",
    Window::AfterRollAttack,
    Cond::All(&[Cond::MayModify(SUBJECT), Cond::Not(&Cond::ShowsNamed(Die::Attack, V0))]),
    &TURN_ATTACK,
)];
static FORETOLD_DEFENSE: [Ability<XWingWords>; 1] = [must(
    "Count Dooku",
    Window::AfterRollDefense,
    Cond::All(&[Cond::MayModify(SUBJECT), Cond::Not(&Cond::ShowsNamed(Die::Defense, V0))]),
    &TURN_DEFENSE,
)];

/// Up to two dice are rerolled for a green token.
const fn rerolls(window: Window, when: Cond, ops: &'static [Op<XWingWords>]) -> Ability<XWingWords> {
    const GREEN: Cost<XWingWords> = Cost::Any(&[
        Price::Token(Token::Focus),
        Price::Token(Token::Evade),
        Price::Token(Token::Calculate),
        Price::Token(Token::Fore),
        Price::Token(Token::Aft),
    ]);
    Ability { cost: GREEN, ..may("Lando Calrissian", window, when, ops) }
}

const fn up_to_two(what: Select) -> [Op<XWingWords>; 3] {
    let some = Choose { what, by: Who::Controller, count: Count::UpTo(2), optional: false };
    [Op::Choose(some), Op::Pay, Op::Do(Act::RerollGroup)]
}

static REROLL_ATTACK: [Op<XWingWords>; 3] = up_to_two(Select::Rerollable(ANY_ATTACK));
static REROLL_DEFENSE: [Op<XWingWords>; 3] = up_to_two(Select::Rerollable(ANY_DEFENSE));
static REROLL_OUTSIDE: [Op<XWingWords>; 3] = up_to_two(Select::RolledDice(&[]));
