//! Crew, A to F.

use crate::cards::prelude::*;
use crate::cards::shared::REROLL_ONE;
use crate::effects::fits;
use crate::scene;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "admiralsloane",
        &[
            must(
                "Admiral Sloane",
                Window::AfterDefend,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Not(&MINE),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Gone(SUBJECT),
                ]),
                &[Op::Do(Act::Gain(OBJECT, Token::Stress, 2))],
            ),
            may(
                "Admiral Sloane",
                Window::ModifyAttackDice,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::MayModify(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 3),
                    Cond::Has(OBJECT, Token::Stress),
                ]),
                &REROLL_ONE,
            ),
        ],
    ),
    (
        "captainphasma",
        &[must(
            "Captain Phasma",
            Window::EngagementEnd,
            Cond::Always,
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::Not(&Cond::Has(IT, Token::Stress)),
                ])))),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Gain(CHOSEN, Token::Stress, 1))] },
            ],
        )],
    ),
    (
        "chewbacca",
        &[Ability {
            cost: Cost::Pay(Price::Charge(2)),
            ..may(
                "Chewbacca",
                Window::EngagementStart,
                Cond::Always,
                &[choose(Select::FaceupCards(BEARER, None)), Op::Do(Act::RepairCard(BEARER, V0))],
            )
        }],
    ),
    (
        "cienaree",
        &[may(
            "Ciena Ree",
            Window::AfterCoordinate,
            Cond::All(&[MINE, Cond::CoordinatedInto(&[ActionKind::BarrelRoll, ActionKind::Boost])]),
            &[Op::Either {
                by: Who::Controller,
                options: &[
                    Branch {
                        name: "gain 1 stress to rotate left",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(OBJECT, -90),
                            then: &[
                                Op::Do(Act::Gain(OBJECT, Token::Stress, 1)),
                                Op::Do(Act::Rotate(OBJECT, -90)),
                            ],
                            otherwise: &[],
                        }],
                    },
                    Branch {
                        name: "gain 1 stress to rotate right",
                        ops: &[Op::If {
                            cond: Cond::CanRotate(OBJECT, 90),
                            then: &[
                                Op::Do(Act::Gain(OBJECT, Token::Stress, 1)),
                                Op::Do(Act::Rotate(OBJECT, 90)),
                            ],
                            otherwise: &[],
                        }],
                    },
                ],
            }],
        )],
    ),
    (
        "cikatrovizago",
        &[may(
            "Cikatro Vizago",
            Window::EndDuring,
            Cond::ShipsAtLeast(2, &Cond::All(&[Cond::Friendly(IT), Cond::Range(BEARER, IT, 0, 1)])),
            &[
                may_choose(Select::Named(that_can_change_places)),
                Op::Choose(Choose {
                    what: Select::Named(that_can_take_its_place),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: true,
                }),
                Op::Do(Act::Named(change_places)),
            ],
        )],
    ),
    (
        "countdooku",
        &[
            foretells(Window::BeforeRollAttack, &FORETOLD_ATTACK, &ATTACK_ROLL),
            foretells(Window::BeforeRollDefense, &FORETOLD_DEFENSE, &DEFENSE_ROLL),
        ],
    ),
    (
        "darthvader",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Darth Vader",
                Window::EngagementStart,
                Cond::Always,
                &[
                    may_choose(Select::Ships(&Cond::All(&[
                        Cond::Not(&Cond::Is(IT, BEARER)),
                        Cond::InArc(BEARER, ArcOf::Firing, IT),
                        Cond::Range(BEARER, IT, 0, 2),
                    ]))),
                    Op::Pay,
                    Op::Unless {
                        by: Who::Owner(CHOSEN),
                        what: "remove a green token",
                        doing: &[
                            Op::Choose(Choose {
                                what: Select::RemovableOf(CHOSEN, &[Shade::Green]),
                                by: Who::Owner(CHOSEN),
                                count: Count::One(V1),
                                optional: false,
                            }),
                            Op::Do(Act::RemoveChosen(V1)),
                        ],
                        otherwise: &[Op::Do(Act::Suffer(CHOSEN, 1, 0))],
                    },
                ],
            )
        }],
    ),
    (
        "deathtroopers",
        &[rule(
            "Death Troopers",
            Query::MayRemove,
            Change::Cannot,
            Cond::All(&[
                Cond::Enemy(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 1),
                Cond::TokenIn(&[Token::Stress]),
                Cond::During(Phase::Activation),
            ]),
        )],
    ),
    (
        "emperorpalpatine",
        // The ship that bears him modifies the die (xwing.card.padme-amidala-naboo-n-1.01).
        &[
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Emperor Palpatine",
                    Window::ModifyAttackDice,
                    FRIEND_MODIFIED,
                    &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
                )
            },
            Ability {
                cost: Cost::Pay(Price::Force(1)),
                ..may(
                    "Emperor Palpatine",
                    Window::ModifyDefenseDice,
                    FRIEND_MODIFIED,
                    &[choose(Select::Dice(DEFENSE_FOCUS)), Op::Do(Act::Change(V0, Face::Evade))],
                )
            },
        ],
    ),
];

/// Another friendly ship rolled the dice, and the bearer may modify them by its Force.
const FRIEND_MODIFIED: Cond =
    Cond::All(&[Cond::Friendly(SUBJECT), Cond::Not(&MINE), Cond::MayUseForce(BEARER)]);

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

/// The illicit upgrades of friendly ships at range 0–1.
fn illicit_upgrades_nearby<'a>(
    look: &XWingLook<'a>,
    bound: &Binding,
) -> impl Iterator<Item = UpgradeNo> + use<'a> {
    let (look, own, side) = (*look, ship(bound, Ref::Bearer), look.board.side(bound.controller));
    (0..look.board.upgrades.len() as u8).map(UpgradeNo).filter(move |at| {
        let it = look.board.upgrade(*at);
        let on = look.board.ship(it.ship);
        let slot = look.game.facts[it.card].slots().first();
        let reaches = |own| {
            scene::range(look.game, look.board, Object::Ship(own), Object::Ship(it.ship)) <= values::band(1)
        };
        slot == Some(&Slot::Illicit)
            && !it.hidden
            && on.in_play()
            && look.board.side(on.controller) == side
            && own.is_some_and(reaches)
    })
}

/// Slots do not matter (xwing.upgrade.09), restrictions do (xwing.upgrade.10).
fn exchangeable(look: &XWingLook<'_>, one: UpgradeNo, other: UpgradeNo) -> bool {
    let on = |at| look.board.upgrade(at).ship;
    on(one) != on(other) && fits(look, on(one), Some(one), other) && fits(look, on(other), Some(other), one)
}

/// The upgrades that have another to change places with.
fn that_can_change_places(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    for one in illicit_upgrades_nearby(look, bound) {
        if illicit_upgrades_nearby(look, bound).any(|other| exchangeable(look, one, other)) {
            found(Thing::Upgrade(one));
        }
    }
}

/// The upgrades with which the chosen one can change places.
fn that_can_take_its_place(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(Thing::Upgrade(one)) = bound.get(Ref::Var(Var(0))) else { return };
    illicit_upgrades_nearby(look, bound)
        .filter(|other| exchangeable(look, one, *other))
        .for_each(|it| found(Thing::Upgrade(it)));
}

fn change_places(cx: &mut XWingCx<'_>, bound: &mut Binding) -> Flow<XWingWords> {
    let chosen = |at| bound.get(Ref::Var(Var(at)));
    if let (Some(Thing::Upgrade(one)), Some(Thing::Upgrade(other))) = (chosen(0), chosen(1)) {
        atoms::exchange(cx, one, other);
    }
    Flow::Next
}
