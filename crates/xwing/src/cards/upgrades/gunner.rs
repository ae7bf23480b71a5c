//! Gunners.

use crate::cards::prelude::*;

pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "agilegunner",
        &[may(
            "Agile Gunner",
            Window::EndDuring,
            Cond::HasTurret(BEARER),
            &[Op::Do(Act::Task(BEARER, Task::Rotate))],
        )],
    ),
    (
        "bobafett-gunner",
        &[may(
            "Boba Fett",
            Window::ModifyAttackDice,
            Cond::All(&[
                MINE,
                Cond::MayModify(BEARER),
                Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[
                    Cond::InAttackArc(IT),
                    Cond::Not(&Cond::Is(IT, OBJECT)),
                    Cond::Not(&Cond::Is(IT, BEARER)),
                ])))),
            ]),
            &[choose(Select::Dice(ATTACK_FOCUS)), Op::Do(Act::Change(V0, Face::Hit))],
        )],
    ),
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
        "clonecommandercody",
        &[must(
            "Clone Commander Cody",
            Window::AfterAttack,
            Cond::All(&[MINE, Cond::Not(&Cond::Hit), Cond::Neutralized]),
            &[Op::Do(Act::Gain(OBJECT, Token::Strain, 1))],
        )],
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
        "hansolo",
        // A bonus attack, before any ship of that initiative engages (xwing.card.han-solo-gunner-rebel.01,
        // xwing.card.han-solo-gunner-rebel.02).
        &[Ability {
            grants: &[rule("Han Solo", Query::FiresTurret, Change::Cannot, MINE)],
            ..may(
                "Han Solo",
                Window::InitiativeStep,
                Cond::All(&[Cond::AmountIs(7), Cond::CanAttack(&TURRET)]),
                &[Op::Do(Act::Attack(TURRET)), Op::Grant { nth: 0, until: Scope::Round, once: false }],
            )
        }],
    ),
    (
        "hansolo-gunner",
        &[may(
            "Han Solo",
            Window::BeforeEngage,
            MINE,
            &[Op::Do(Act::Action(
                BEARER,
                Actions { colour: Some(Colour::Red), ..actions(&[ActionKind::Focus]) },
            ))],
        )],
    ),
    (
        "lukeskywalker",
        &[Ability {
            cost: Cost::All(&[Price::Force(1), Price::Gain(Token::Deplete, 1)]),
            ..may(
                "Luke Skywalker",
                Window::EngagementStart,
                Cond::HasTurret(BEARER),
                &[Op::Do(Act::Task(BEARER, Task::Rotate))],
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
                        Branch { name: "drop a bomb", ops: &[Op::Do(Act::Task(BEARER, Task::DropBomb))] },
                        Branch { name: "rotate the turret", ops: &[Op::Do(Act::Task(BEARER, Task::Rotate))] },
                    ],
                }],
            ),
            may("Paige Tico", Window::AfterDestroyed, MINE, &[Op::Do(Act::Task(BEARER, Task::DropBomb))]),
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
                        ROOM_FOR_DICE,
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
    ("skilledbombardier", &[rule("Skilled Bombardier", Query::OtherTemplates, Change::Can, MINE)]),
    (
        "specialforcesgunner",
        &[
            Ability {
                grants: &[Ability {
                    name: "Special Forces Gunner",
                    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
                    ..FORCED
                }],
                ..may(
                    "Special Forces Gunner",
                    Window::CountAttackDice,
                    Cond::All(&[FRONT_PRIMARY, Cond::TurretIn(BEARER, Arc::Front)]),
                    &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
                )
            },
            may(
                "Special Forces Gunner",
                Window::BonusAfterAttack,
                Cond::All(&[
                    FRONT_PRIMARY,
                    Cond::TurretIn(BEARER, Arc::Rear),
                    Cond::CanAttack(&PRIMARY_TURRET),
                ]),
                &[Op::Do(Act::Attack(PRIMARY_TURRET))],
            ),
        ],
    ),
    (
        "veterantailgunner",
        &[may(
            "Veteran Tail Gunner",
            Window::BonusAfterAttack,
            Cond::All(&[FRONT_PRIMARY, Cond::CanAttack(&PRIMARY_REAR)]),
            &[Op::Do(Act::Attack(PRIMARY_REAR))],
        )],
    ),
    (
        "veteranturretgunner",
        &[may(
            "Veteran Turret Gunner",
            Window::BonusAfterAttack,
            Cond::All(&[MINE, Cond::Primary, Cond::CanAttack(&FRESH_TURRET)]),
            &[Op::Do(Act::Attack(FRESH_TURRET))],
        )],
    ),
];

/// The enemy ship is in the bearer's front arc, and the bearer may modify its dice.
const FRONT: Cond = Cond::All(&[
    MINE,
    Cond::MayModify(BEARER),
    Cond::Enemy(OBJECT),
    Cond::InArc(BEARER, ArcOf::Front, OBJECT),
]);

/// Bonus attacks with a turret.
const TURRET: Bonus = Bonus { with: Arms::Turret, on: Whom::Anyone, freely: false };
const FRESH_TURRET: Bonus = Bonus { with: Arms::FreshTurret, on: Whom::Anyone, freely: false };

/// Bonus primary attacks from an arc.
const PRIMARY_TURRET: Bonus =
    Bonus { with: Arms::PrimaryOf(Arc::SingleTurret), on: Whom::Anyone, freely: false };
const PRIMARY_REAR: Bonus = Bonus { with: Arms::PrimaryOf(Arc::Rear), on: Whom::Anyone, freely: false };

/// The bearer's attack is a primary one from its front arc.
const FRONT_PRIMARY: Cond = Cond::All(&[MINE, Cond::Primary, Cond::FromArc(Arc::Front)]);
