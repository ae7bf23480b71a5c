//! Gunners.

use broadside_engine::{Ability, Branch, Change, Cost, Flow, On, Op, Who};

use super::gear::{drop_a_bomb, tell};

use crate::cards::{BEARER, Entry, FORCED, MINE, OBJECT, SUBJECT, may, must, rule};
use crate::effects::{Binding, ship};
use crate::facts::{Arc, Die, Face};
use crate::steps::Order;
use crate::words::{
    Act, Amount, ArcOf, Arms, Bonus, Cond, Price, Query, Scope, Token, Whom, Window, XWingWords,
};
use crate::{XWingCx, XWingLook};

/// The enemy ship is in the bearer's front arc, and the bearer may modify its dice.
const FRONT: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER), Cond::InArc(BEARER, ArcOf::Front, OBJECT)]);

pub(super) static ENTRIES: &[Entry] = &[
    (
        "bossk",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Stress, 1)),
            ..must(
                "Bossk",
                Window::BonusAfterAttack,
                Cond::All(&[
                    MINE,
                    Cond::Primary,
                    Cond::Not(&Cond::Hit),
                    Cond::Not(&Cond::Has(BEARER, Token::Stress)),
                ]),
                &[Op::Do(Act::Attack(Bonus { with: Arms::Primary, on: Whom::Only(OBJECT), freely: false }))],
            )
        }],
    ),
    (
        "finn",
        &[
            may(
                "Finn",
                Window::ModifyAttackDice,
                Cond::All(&[FRONT, Cond::Primary]),
                &[Op::Do(Act::Add(Die::Attack, Face::Blank))],
            ),
            may("Finn", Window::ModifyDefenseDice, FRONT, &[Op::Do(Act::Add(Die::Defense, Face::Blank))]),
        ],
    ),
    (
        "lukeskywalker",
        &[Ability {
            cost: Cost::All(&[Price::Force(1), Price::Gain(Token::Deplete, 1)]),
            ..may(
                "Luke Skywalker",
                Window::EngagementStart,
                Cond::Named(has_turret),
                &[Op::Do(Act::Named(rotate_the_turret))],
            )
        }],
    ),
    (
        "paigetico",
        &[
            may(
                "Paige Tico",
                Window::AfterAttack,
                Cond::All(&[MINE, Cond::Primary]),
                &[Op::Either {
                    by: Who::Controller,
                    options: &[
                        Branch { name: "drop a bomb", ops: &[Op::Do(Act::Named(drop_a_bomb))] },
                        Branch { name: "rotate the turret", ops: &[Op::Do(Act::Named(rotate_the_turret))] },
                    ],
                }],
            ),
            may("Paige Tico", Window::AfterDestroyed, MINE, &[Op::Do(Act::Named(drop_a_bomb))]),
        ],
    ),
    (
        "seventhfleetgunner",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                grants: &[
                    Ability {
                        name: "Seventh Fleet Gunner",
                        on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                        ..FORCED
                    },
                    Ability {
                        name: "Seventh Fleet Gunner",
                        on: On::Query(Query::AttackDice, Change::AtMost(Amount::N(4))),
                        ..FORCED
                    },
                ],
                ..may(
                    "Seventh Fleet Gunner",
                    Window::CountAttackDice,
                    Cond::All(&[
                        Cond::Friendly(SUBJECT),
                        Cond::Not(&MINE),
                        Cond::Primary,
                        Cond::InArc(BEARER, ArcOf::Firing, OBJECT),
                    ]),
                    &[
                        Op::Grant { nth: 0, until: Scope::Attack, once: false },
                        Op::Grant { nth: 1, until: Scope::Attack, once: false },
                    ],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Gain(Token::Disarm, 1)),
                ..may("Seventh Fleet Gunner", Window::SystemTurn, MINE, &[Op::Do(Act::RecoverCharge)])
            },
        ],
    ),
    (
        "veteranturretgunner",
        &[may(
            "Veteran Turret Gunner",
            Window::BonusAfterAttack,
            // The turret arc is one that it has not attacked from (xwing.arc.75).
            Cond::All(&[
                MINE,
                Cond::Primary,
                Cond::Not(&Cond::FromArc(Arc::SingleTurret)),
                Cond::CanAttack(&TURRET),
            ]),
            &[Op::Do(Act::Attack(TURRET))],
        )],
    ),
    ("skilledbombardier", &[rule("Skilled Bombardier", Query::OtherTemplates, Change::Can, MINE)]),
];

/// A bonus attack with a single turret.
const TURRET: Bonus = Bonus { with: Arms::Turret, on: Whom::Anyone, freely: false };

fn has_turret(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, BEARER).is_some_and(|at| look.board.ship(at).turret.is_some())
}

fn rotate_the_turret(_: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    tell(bound, Order::Rotate)
}
