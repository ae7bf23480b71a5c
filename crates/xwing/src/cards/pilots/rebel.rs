//! Pilots of the Rebels.

use super::{engages_at, lends_initiative};
use crate::cards::prelude::*;

const ATTACK_FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
const DEFENSE_FOCUS: Faces = Faces { die: Die::Defense, faces: &[Face::Focus] };

/// Pilots of the Rebels, by their ids.
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
        "biggsdarklighter",
        &[Ability {
            cost: Cost::Pay(Price::SufferMatching(V0)),
            ..may(
                "Biggs Darklighter",
                Window::BeforeNeutralize,
                Cond::All(&[
                    Cond::Friendly(OBJECT),
                    Cond::Not(&Cond::Is(OBJECT, BEARER)),
                    Cond::Range(BEARER, OBJECT, 0, 1),
                    Cond::InAttackArc(BEARER),
                ]),
                &[choose(Select::Dice(HITS_AND_CRITS)), Op::Pay, Op::Do(Act::Cancel(V0))],
            )
        }],
    ),
    ("captainrex", &[must("Captain Rex", Window::AfterAttack, MINE, &[Op::Do(Act::Assign(OBJECT, 0))])]),
    (
        "chewbacca",
        &[Ability {
            name: "Chewbacca",
            on: On::Would(Window::WouldBeDealtCard),
            when: Cond::All(&[MINE, Cond::FaceupCard(&[])]),
            cost: Cost::Pay(Price::Charge(1)),
            ops: &[Op::Do(Act::DealThatFacedown), Op::Proceed],
            ..PLAIN
        }],
    ),
    ("chopper", CHOPPER),
    ("chopper-gauntletfighter", CHOPPER),
    (
        "corranhorn",
        &[Ability {
            grants: &[must(
                "Corran Horn",
                Window::PlanningStart,
                Cond::Always,
                &[Op::Do(Act::Gain(BEARER, Token::Disarm, 1))],
            )],
            ..may(
                "Corran Horn",
                Window::InitiativeStep,
                Cond::All(&[Cond::AmountIs(0), Cond::CanAttack(&INTO_THE_BULLSEYE)]),
                &[
                    Op::Grant { nth: 0, until: Scope::Game, once: true },
                    Op::Do(Act::Attack(INTO_THE_BULLSEYE)),
                ],
            )
        }],
    ),
    (
        "dashrendar",
        &[rule(
            "Dash Rendar",
            Query::IgnoresObstacles,
            Change::Can,
            Cond::All(&[MINE, Cond::Moving(BEARER)]),
        )],
    ),
    (
        "derekklivian",
        &[
            may("Derek Klivian", Window::AfterLock, MINE, SHED_A_RED_TOKEN),
            may("Derek Klivian", Window::AfterSpendLock, MINE, SHED_A_RED_TOKEN),
        ],
    ),
    (
        "esegetuketu",
        &[rule(
            "Esege Tuketu",
            Query::SpendsTokensOf,
            Change::Can,
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::TokenIn(&[Token::Focus]),
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 2),
                Cond::Any(&[Cond::Attacks(SUBJECT), Cond::Defends(SUBJECT)]),
            ]),
        )],
    ),
    ("ezrabridger", EZRA_BRIDGER),
    ("ezrabridger-gauntletfighter", EZRA_BRIDGER),
    ("ezrabridger-tielnfighter", EZRA_BRIDGER),
    (
        "ginamoonsong",
        &[must(
            "Gina Moonsong",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Stress),
            &[choose(Select::Ships(&OTHERS_NEARBY)), Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Stress))],
        )],
    ),
    (
        "hansolo-modifiedyt1300lightfreighter",
        &[
            may(
                "Han Solo",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), NEAR_AN_OBSTACLE, Cond::Dice(ANY_ATTACK)]),
                &[Op::Do(Act::RollAnew(Die::Attack))],
            ),
            may(
                "Han Solo",
                Window::ModifyDefenseDice,
                Cond::All(&[MINE, Cond::MayModify(BEARER), NEAR_AN_OBSTACLE, Cond::Dice(ANY_DEFENSE)]),
                &[Op::Do(Act::RollAnew(Die::Defense))],
            ),
            may(
                "Han Solo",
                Window::AfterRoll,
                Cond::All(&[MINE, NEAR_AN_OBSTACLE]),
                &[Op::Do(Act::RollAgain)],
            ),
        ],
    ),
    ("herasyndulla", HERA_SYNDULLA_SPECTRE),
    ("herasyndulla-asf01bwing", HERA_SYNDULLA_PHOENIX),
    ("herasyndulla-rz1awing", HERA_SYNDULLA_PHOENIX),
    ("herasyndulla-vcx100lightfreighter", HERA_SYNDULLA_SPECTRE),
    (
        "jakefarrell",
        &[may(
            "Jake Farrell",
            Window::AfterAction,
            Cond::All(&[MINE, Cond::ActionIn(&[ActionKind::BarrelRoll, ActionKind::Boost])]),
            &[
                may_choose(Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::Range(BEARER, IT, 0, 1)]))),
                Op::Do(Act::Action(CHOSEN, actions(&[ActionKind::Focus]))),
            ],
        )],
    ),
    (
        "janors",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            grants: &[Ability {
                name: "Jan Ors",
                on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                ..FORCED
            }],
            ..may(
                "Jan Ors",
                Window::CountAttackDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Primary,
                    ROOM_FOR_DICE,
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                    Cond::InArc(BEARER, ArcOf::Firing, SUBJECT),
                ]),
                &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
            )
        }],
    ),
    (
        "k2so",
        &[must(
            "K-2SO",
            Window::AfterGainToken,
            Cond::All(&[MINE, Cond::TokenIn(&[Token::Stress])]),
            &[Op::Do(Act::Gain(BEARER, Token::Calculate, 1))],
        )],
    ),
    (
        "kylekatarn",
        &[may(
            "Kyle Katarn",
            Window::EngagementStart,
            Cond::Has(BEARER, Token::Focus),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::InArc(BEARER, ArcOf::Firing, IT),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Focus)),
            ],
        )],
    ),
    (
        "landocalrissian-modifiedyt1300lightfreighter",
        &[may(
            "Lando Calrissian",
            Window::AfterExecuteManeuver,
            Cond::All(&[MINE, Cond::AmountIs(1), Cond::Executed(&[Difficulty::Blue])]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(BEARER, IT, 0, 3),
                    Cond::CanAct(IT, &actions(&[])),
                ]))),
                Op::Do(Act::Action(CHOSEN, actions(&[]))),
            ],
        )],
    ),
    (
        "lukeskywalker",
        &[may(
            "Luke Skywalker",
            Window::DefenderDeclared,
            Cond::Is(OBJECT, BEARER),
            &[Op::Do(Act::RecoverForce(BEARER))],
        )],
    ),
    (
        "magvayarro",
        &[rule(
            "Magva Yarro",
            Query::Rerolls,
            Change::AtMost(Amount::N(1)),
            Cond::All(&[Cond::Friendly(OBJECT), Cond::Enemy(SUBJECT), Cond::Range(BEARER, OBJECT, 0, 2)]),
        )],
    ),
    (
        "netrempollard",
        &[may(
            "Netrem Pollard",
            Window::AfterReposition,
            Cond::All(&[MINE, Cond::BarrelRolled]),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::Not(&Cond::Has(IT, Token::Stress)),
                ]))),
                Op::Do(Act::Gain(CHOSEN, Token::Stress, 1)),
                Op::Do(Act::Task(BEARER, Task::TurnAround)),
            ],
        )],
    ),
    ("norrawexley", NORRA_WEXLEY),
    ("norrawexley-btla4ywing", NORRA_WEXLEY),
    (
        "roarkgarnet",
        &[lends_initiative("Roark Garnet", &[engages_at("Roark Garnet", Change::Set(Amount::N(7)))])],
    ),
    (
        "tennumb",
        &[
            for_a_stress_token(
                Window::ModifyAttackDice,
                ATTACK_FOCUS,
                &[Op::Do(Act::ChangeAll(ATTACK_FOCUS, Face::Hit))],
            ),
            for_a_stress_token(
                Window::ModifyDefenseDice,
                DEFENSE_FOCUS,
                &[Op::Do(Act::ChangeAll(DEFENSE_FOCUS, Face::Evade))],
            ),
        ],
    ),
    (
        "wedgeantilles",
        &[rule("Wedge Antilles", Query::DefenseDice, Change::Add(Amount::N(-1)), Cond::Is(OBJECT, BEARER))],
    ),
    ("zeborrelios", ZEB_ORRELIOS),
    ("zeborrelios-sheathipedeclassshuttle", ZEB_ORRELIOS),
    ("zeborrelios-tielnfighter", ZEB_ORRELIOS),
];

/// As pilot of every ship that he flies.
static ZEB_ORRELIOS: &[Ability<XWingWords>] =
    &[rule("Zeb Orrelios", Query::CritsFirst, Change::Can, Cond::Is(OBJECT, BEARER))];

/// Enemies that it touches are jammed.
static CHOPPER: &[Ability<XWingWords>] = &[must(
    "Chopper",
    Window::EngagementStart,
    Cond::Always,
    &[
        Op::Do(Act::Gather(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 0)])))),
        Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Gain(CHOSEN, Token::Jam, 2))] },
    ],
)];

/// An evade more with an enemy close by.
static NORRA_WEXLEY: &[Ability<XWingWords>] = &[must(
    "Norra Wexley",
    Window::ModifyDefenseDice,
    Cond::All(&[
        MINE,
        Cond::MayModify(BEARER),
        Cond::Finds(&Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 0, 1)]))),
    ]),
    &[Op::Do(Act::Add(Die::Defense, Face::Evade))],
)];

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
static EZRA_BRIDGER: &[Ability<XWingWords>] = &[
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
static HERA_SYNDULLA_SPECTRE: &[Ability<XWingWords>] = &[may(
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

/// Hera Syndulla of Phoenix Squadron: the party that attacks or defends, in either Modify Dice step, once in an attack.
static HERA_SYNDULLA_PHOENIX: &[Ability<XWingWords>] = &[
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

const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };

/// A red token of the bearer's own is removed.
const SHED_A_RED_TOKEN: &[Op<XWingWords>] =
    &[choose(Select::RemovableOf(BEARER, &[Shade::Red])), Op::Do(Act::RemoveChosen(V0))];

/// Other friendly ships at range 0–2.
const OTHERS_NEARBY: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::Range(BEARER, IT, 0, 2)]);

/// All focus results of the bearer are changed for a stress token.
const fn for_a_stress_token(
    window: Window,
    focus: Faces,
    ops: &'static [Op<XWingWords>],
) -> Ability<XWingWords> {
    const WHEN: [[Cond; 3]; 2] = [
        [MINE, Cond::MayModify(BEARER), Cond::Dice(ATTACK_FOCUS)],
        [MINE, Cond::MayModify(BEARER), Cond::Dice(DEFENSE_FOCUS)],
    ];
    let when = &WHEN[matches!(focus.die, Die::Defense) as usize];
    Ability { cost: Cost::Pay(Price::Token(Token::Stress)), ..may("Ten Numb", window, Cond::All(when), ops) }
}

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };
const NEAR_AN_OBSTACLE: Cond = Cond::ObstacleNear(BEARER, &[], 0, 1);

const INTO_THE_BULLSEYE: Bonus =
    Bonus { with: Arms::Primary, on: Whom::InArc(ArcOf::Bullseye), freely: false };
