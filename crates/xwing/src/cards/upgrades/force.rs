//! Force powers.

use broadside_engine::{Ability, Branch, Change, Cost, Flow, On, Op, Ref, Who};

use super::talent::AT_IT;
use crate::cards::{BEARER, CHOSEN, Entry, FORCED, MINE, SUBJECT, V0, choose, may, rule};
use crate::effects::{Binding, ship};
use crate::facts::{ActionKind, Die, Face};
use crate::words::{
    Act, ActionId, Amount, ArcOf, Cond, Faces, IT, Price, Query, Scope, Select, Token, Window, XWingWords,
    actions,
};
use crate::{XWingCx, XWingLook, atoms, values};

const FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };

/// The dials of enemy ships that lie facedown.
const FACEDOWN: Cond = Cond::All(&[Cond::Enemy(IT), Cond::Named(dial_facedown)]);

pub(super) static ENTRIES: &[Entry] = &[
    (
        "foresight",
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Foresight",
                    Window::AfterExecuteManeuver,
                    Cond::All(&[Cond::Enemy(SUBJECT), Cond::CanAttack(&AT_IT)]),
                    &[Op::Do(Act::Attack(AT_IT))],
                )
            },
            may(
                "Foresight",
                Window::ModifyAttackDice,
                Cond::All(&[MINE, Cond::ThisWeapon]),
                &[choose(Select::Dice(FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
            ),
            rule("Foresight", Query::DiceModifiable, Change::Cannot, Cond::All(&[MINE, Cond::ThisWeapon])),
        ],
    ),
    (
        "heightenedperception",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            grants: &[Ability {
                name: "Heightened Perception",
                on: On::Query(Query::Initiative, Change::Set(Amount::N(7))),
                when: MINE,
                ..FORCED
            }],
            ..may(
                "Heightened Perception",
                Window::EngagementStart,
                Cond::Always,
                &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
            )
        }],
    ),
    (
        "patience",
        &[Ability {
            cost: Cost::Pay(Price::Gain(Token::Deplete, 1)),
            ..may(
                "Patience",
                Window::EngagementStart,
                Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::InArc(BEARER, ArcOf::Front, IT),
                ]))),
                &[Op::Do(Act::RecoverForce(BEARER))],
            )
        }],
    ),
    (
        "sense",
        &[may(
            "Sense",
            Window::SystemTurn,
            MINE,
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "look at a dial at range 0-1",
                        ops: &[
                            choose(Select::Ships(&Cond::All(&[FACEDOWN, Cond::Range(BEARER, IT, 0, 1)]))),
                            Op::Do(Act::Named(look_at_dial)),
                        ],
                    },
                    Branch {
                        name: "spend 1 Force to look at a dial at range 0-3",
                        ops: &[Op::If {
                            cond: Cond::All(&[
                                Cond::Named(has_force),
                                Cond::Finds(&Select::Ships(&Cond::All(&[
                                    FACEDOWN,
                                    Cond::Range(BEARER, IT, 0, 3),
                                ]))),
                            ]),
                            then: &[
                                Op::Do(Act::Named(spend_force)),
                                choose(Select::Ships(&Cond::All(&[FACEDOWN, Cond::Range(BEARER, IT, 0, 3)]))),
                                Op::Do(Act::Named(look_at_dial)),
                            ],
                            otherwise: &[],
                        }],
                    },
                ],
            }],
        )],
    ),
    (
        "supernaturalreflexes",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Supernatural Reflexes",
                Window::BeforeActivate,
                MINE,
                &[
                    Op::Do(Act::Action(BEARER, actions(&[ActionKind::BarrelRoll, ActionKind::Boost]))),
                    Op::If {
                        cond: Cond::Named(performed_foreign),
                        then: &[Op::Do(Act::Suffer(BEARER, 1, 0))],
                        otherwise: &[],
                    },
                ],
            )
        }],
    ),
];

fn dial_facedown(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, IT).is_some_and(|at| {
        let it = look.board.ship(at);
        it.dial.is_some() && !it.dial_faceup && !it.dial_seen
    })
}

fn has_force(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, Ref::Bearer).is_some_and(|at| look.board.ship(at).force > 0)
}

fn spend_force(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let Some(at) = ship(bound, Ref::Bearer) {
        atoms::force(cx, at, -1);
    }
    Flow::Next
}

fn look_at_dial(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    if let Some(at) = ship(bound, CHOSEN) {
        atoms::see_dial(cx, at, bound.controller);
    }
    Flow::Next
}

/// The ship has performed a boost or barrel roll in this round that is not on its action bar.
fn performed_foreign(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let Some(at) = ship(bound, Ref::Bearer) else { return false };
    let it = look.board.ship(at);
    [ActionKind::BarrelRoll, ActionKind::Boost].into_iter().any(|kind| {
        let bit = ActionId::Bar(kind).bit();
        let performed = it.performed & bit != 0 && it.failed & bit == 0;
        performed && !values::action_bar(look, at).any(|action| action.kind == kind)
    })
}
