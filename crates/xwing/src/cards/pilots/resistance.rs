//! Pilots of the Resistance.

use crate::cards::prelude::*;

/// Pilots of the Resistance, by their ids.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    ("caithrenalli", CAI_THRENALLI),
    ("caithrenalli-btanr2ywing", CAI_THRENALLI),
    (
        "covanell",
        &[
            rule(
                "Cova Nell",
                Query::AttackDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Primary, Cond::Revealed(BEARER, &[Difficulty::Red])]),
            ),
            rule(
                "Cova Nell",
                Query::DefenseDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[MINE, Cond::Revealed(BEARER, &[Difficulty::Red])]),
            ),
        ],
    ),
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
    ("hansolo-scavengedyt1300", &[rule("Han Solo", Query::PlacedAnywhere, Change::Can, MINE)]),
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
    (
        "rey",
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Rey",
                    Window::ModifyAttackDice,
                    IN_FRONT,
                    &[choose(Select::Dice(ATTACK_BLANKS)), Op::Pay, Op::Do(Act::Change(V0, Face::Hit))],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Rey",
                    Window::ModifyDefenseDice,
                    IN_FRONT,
                    &[choose(Select::Dice(DEFENSE_BLANKS)), Op::Pay, Op::Do(Act::Change(V0, Face::Evade))],
                )
            },
        ],
    ),
    (
        "rosetico",
        &[
            may("Rose Tico", Window::ModifyAttackDice, WITH_FRIENDS_IN_ATTACK_ARC, &REROLL_ATTACK),
            may("Rose Tico", Window::ModifyDefenseDice, WITH_FRIENDS_IN_ATTACK_ARC, &REROLL_DEFENSE),
        ],
    ),
    (
        "tezanasz",
        &[may(
            "Teza Nasz",
            Window::ModifyAttackDice,
            Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::MayModify(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 2),
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::InArc(OBJECT, ArcOf::Left, IT),
                ]))),
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::InArc(OBJECT, ArcOf::Right, IT),
                ]))),
            ]),
            &[choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)],
        )],
    ),
    (
        "zizitlo",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may("Zizi Tlo", Window::AfterDefend, MINE, FOCUS_OR_EVADE)
            },
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may("Zizi Tlo", Window::AfterAttack, MINE, FOCUS_OR_EVADE)
            },
        ],
    ),
    (
        "zoriibliss",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Zorii Bliss",
                Window::AfterAction,
                Cond::All(&[
                    Cond::Range(BEARER, SUBJECT, 1, 1),
                    Cond::InItsPerformAction(SUBJECT),
                    Cond::ThatOnBar(BEARER),
                ]),
                &[Op::Do(Act::ThatAction(BEARER, Colour::Red))],
            )
        }],
    ),
];

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };
const ATTACK_BLANKS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank] };
const DEFENSE_BLANKS: Faces = Faces { die: Die::Defense, faces: &[Face::Blank] };
const TALLON_ROLLS: &[Bearing] = &[Bearing::TallonRollLeft, Bearing::TallonRollRight];

static CAI_THRENALLI: &[Ability<XWingWords>] = &[may(
    "C’ai Threnalli",
    Window::AfterExecuteManeuver,
    Cond::All(&[
        MINE,
        Cond::AmountIs(1),
        Cond::Finds(&Select::Ships(&Cond::All(&[Cond::Friendly(IT), Cond::MovedThrough(BEARER, IT)]))),
    ]),
    &[Op::Do(Act::Action(BEARER, actions(&[ActionKind::Evade])))],
)];

/// The bearer may modify its dice, and has the enemy ship in its front arc.
const IN_FRONT: Cond = Cond::All(&[
    MINE,
    Cond::MayModify(BEARER),
    Cond::Enemy(OBJECT),
    Cond::InArc(BEARER, ArcOf::Front, OBJECT),
]);

const FRIENDS_IN_ATTACK_ARC: Cond =
    Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER)), Cond::InAttackArc(IT)]);

const WITH_FRIENDS_IN_ATTACK_ARC: Cond =
    Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::Finds(&Select::Ships(&FRIENDS_IN_ATTACK_ARC))]);

/// As many dice as other friends are in the attack arc, or fewer, are rolled again.
const fn reroll_for_friends(dice: Faces) -> [Op<XWingWords>; 3] {
    let some = Choose {
        what: Select::Rerollable(dice),
        by: Who::Controller,
        count: Count::UpToNumber,
        optional: false,
    };
    [Op::Do(Act::Number(Amount::Ships(&FRIENDS_IN_ATTACK_ARC))), Op::Choose(some), Op::Do(Act::RerollGroup)]
}

static REROLL_ATTACK: [Op<XWingWords>; 3] = reroll_for_friends(ANY_ATTACK);
static REROLL_DEFENSE: [Op<XWingWords>; 3] = reroll_for_friends(ANY_DEFENSE);

const FOCUS_OR_EVADE: &[Op<XWingWords>] = &[Op::Either {
    by: Who::Controller,
    options: &[
        Branch { name: "gain a focus token", ops: &[Op::Do(Act::Gain(BEARER, Token::Focus, 1))] },
        Branch { name: "gain an evade token", ops: &[Op::Do(Act::Gain(BEARER, Token::Evade, 1))] },
    ],
}];
