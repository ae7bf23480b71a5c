//! Attack Shuttle pilots of the Rebel Alliance.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("ezrabridger", EZRA_BRIDGER),
    ("herasyndulla", HERA_SYNDULLA_SPECTRE),
    ("sabinewren", SABINE_WREN),
    ("zeborrelios", ZEB_ORRELIOS),
];

/// As pilot of every ship that he flies.
pub(super) static ZEB_ORRELIOS: &[Ability<XWingWords>] =
    &[rule("Zeb Orrelios", Query::CritsFirst, Change::Can, Cond::Is(OBJECT, BEARER))];

/// The bearer is stressed and may modify its dice.
const STRESSED_MODIFIER: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Has(BEARER, Token::Stress)]);

/// Up to two focus results become evades or hits, as the card says for dice of either kind; a die that has no such face keeps its
/// result (xwing.dice-mod.10).
const fn ezra(dice: Faces) -> [Op<XWingWords>; 2] {
    const EVADES_OR_HITS: Op<XWingWords> = Op::Either {
        by: Who::Controller,
        options: &[
            Branch { name: "change to hits", ops: &[Op::Do(Act::ChangeGroup(Face::Hit))] },
            Branch { name: "change to evades", ops: &[Op::Do(Act::ChangeGroup(Face::Evade))] },
        ],
    };
    let some =
        Choose { what: Select::Dice(dice), by: Who::Controller, count: Count::UpTo(2), optional: false };
    [Op::Choose(some), EVADES_OR_HITS]
}

/// As pilot of the attack shuttle, the Gauntlet and the TIE.
pub(super) static EZRA_BRIDGER: &[Ability<XWingWords>] = &[
    Ability {
        cost: Cost::Pay(Price::Force(1)),
        ..may("Ezra Bridger", Window::ModifyAttackDice, STRESSED_MODIFIER, &EZRA_ATTACKS)
    },
    Ability {
        cost: Cost::Pay(Price::Force(1)),
        ..may("Ezra Bridger", Window::ModifyDefenseDice, STRESSED_MODIFIER, &EZRA_DEFENDS)
    },
];

static EZRA_ATTACKS: [Op<XWingWords>; 2] = ezra(ATTACK_FOCUS);
static EZRA_DEFENDS: [Op<XWingWords>; 2] = ezra(DEFENSE_FOCUS);

/// Hera Syndulla of the Ghost: another maneuver of the same colour.
pub(super) static HERA_SYNDULLA_SPECTRE: &[Ability<XWingWords>] = &[may(
    "Hera Syndulla",
    Window::AfterRevealDial,
    MINE,
    &[
        may_choose(Select::Maneuvers(Dialing {
            same_colour: true,
            from: &[Difficulty::Red, Difficulty::Blue],
            ..Dialing::ANY
        })),
        Op::Do(Act::SetDial(V0)),
    ],
)];

pub(super) static SABINE_WREN: &[Ability<XWingWords>] = &[may(
    "Sabine Wren",
    Window::BeforeActivate,
    MINE,
    &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::BarrelRoll, ActionKind::Boost])))],
)];
