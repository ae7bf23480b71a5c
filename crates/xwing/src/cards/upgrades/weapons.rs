//! What attacks with cannons, missiles, torpedoes and turrets do beside damage.

use super::talent::AT_IT;
use crate::cards::prelude::*;

const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
const HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit] };
const FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
const FOCUS_AND_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus, Face::Hit] };
const IN_FRONT: Cond = Cond::InArc(BEARER, ArcOf::Front, OBJECT);
const IN_BULLSEYE: Cond = Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT);
/// One die more in the attack with Multi-Missile Pods.
const POD: Ability<XWingWords> = Ability {
    name: "Multi-Missile Pods",
    on: On::Query(Query::AttackDice, Change::Add(Amount::N(1))),
    ..FORCED
};
/// A charge for a die.
static ONE_POD: [Op<XWingWords>; 2] =
    [Op::Do(Act::Charges(-1)), Op::Grant { nth: 0, until: Scope::Attack, once: false }];
const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };

/// The bearer attacks with this very card.
const WITH_THIS: Cond = Cond::All(&[MINE, Cond::ThisWeapon]);

/// One result is spent for a damage, the others give ion tokens (xwing.inflict.01).
static ION: [Op<XWingWords>; 4] = [
    choose(Select::Results(HITS_AND_CRITS)),
    Op::Do(Act::Cancel(V0)),
    Op::Do(Act::Suffer(OBJECT, 1, 0)),
    Op::Do(Act::Inflict(Token::Ion)),
];

pub(super) static ENTRIES: &[Entry] = &[
    (
        "advprotontorpedoes",
        &[must(
            "Adv. Proton Torpedoes",
            Window::ModifyAttackDice,
            Cond::All(&[WITH_THIS, Cond::Dice(HITS), Cond::MayModify(BEARER)]),
            &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "autoblasters",
        &[
            rule(
                "Autoblasters",
                Query::AttackDice,
                Change::Add(Amount::N(1)),
                Cond::All(&[WITH_THIS, Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT)]),
            ),
            rule(
                "Autoblasters",
                Query::CritsStand,
                Change::Can,
                Cond::All(&[WITH_THIS, Cond::OutsideArc(OBJECT, ArcOf::Front, BEARER)]),
            ),
        ],
    ),
    (
        "barragerockets",
        &[may(
            "Barrage Rockets",
            Window::ModifyAttackDice,
            Cond::All(&[
                WITH_THIS,
                Cond::MayModify(BEARER),
                Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT),
                Cond::Charged(1),
                Cond::Finds(&Select::Rerollable(ANY_ATTACK)),
            ]),
            &[
                Op::Do(Act::Number(Amount::Charges)),
                Op::Choose(Choose {
                    what: Select::Rerollable(ANY_ATTACK),
                    by: Who::Controller,
                    count: Count::UpToNumber,
                    optional: false,
                }),
                Op::Do(Act::SpendAndReroll),
            ],
        )],
    ),
    (
        "clustermissiles",
        &[may(
            "Cluster Missiles",
            Window::BonusAfterAttack,
            WITH_THIS,
            &[Op::Do(Act::Attack(Bonus { with: Arms::This, on: Whom::AnotherAt(0, 1), freely: true }))],
        )],
    ),
    (
        "concussionmissiles",
        // Before the damage is dealt, as with Plasma Torpedoes (xwing.card.plasma-torpedoes.01).
        &[must(
            "Concussion Missiles",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::Range(OBJECT, IT, 0, 1)))),
                Op::Each { what: None, var: V0, ops: &[Op::Do(Act::Expose(CHOSEN))] },
            ],
        )],
    ),
    (
        "diamondboronmissiles",
        // Before the damage is dealt, as with Plasma Torpedoes (xwing.card.plasma-torpedoes.01).
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Diamond-Boron Missiles",
                Window::AttackHits,
                WITH_THIS,
                &[
                    Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                        Cond::Range(OBJECT, IT, 0, 1),
                        Cond::AgilityAtMost(IT, OBJECT),
                    ])))),
                    Op::Each {
                        what: None,
                        var: V0,
                        ops: &[
                            Op::Do(Act::Roll(CHOSEN, Die::Attack)),
                            Op::If {
                                cond: Cond::Rolled(&[Face::Hit]),
                                then: &[Op::Do(Act::Suffer(CHOSEN, 1, 0))],
                                otherwise: &[],
                            },
                            Op::If {
                                cond: Cond::Rolled(&[Face::Critical]),
                                then: &[Op::Do(Act::Suffer(CHOSEN, 0, 1))],
                                otherwise: &[],
                            },
                        ],
                    },
                ],
            )
        }],
    ),
    (
        "energyshellcharges",
        &[
            Ability {
                cost: Cost::Pay(Price::Token(Token::Calculate)),
                ..may(
                    "Energy-Shell Charges",
                    Window::ModifyAttackDice,
                    Cond::All(&[WITH_THIS, Cond::MayModify(BEARER)]),
                    &[choose(Select::Dice(FOCUS)), Op::Do(Act::Change(V0, Face::Critical))],
                )
            },
            // To reload is to recover a charge that is inactive and to gain a disarm token (xwing.reload.01).
            Ability {
                when: Cond::All(&[Cond::Header(0), Cond::Not(&Cond::Charged(1))]),
                ..header(
                    "Energy-Shell Charges",
                    0,
                    Cost::Free,
                    &[Op::Do(Act::RecoverCharge), Op::Do(Act::Gain(BEARER, Token::Disarm, 1))],
                )
            },
        ],
    ),
    (
        "heavylasercannon",
        &[must(
            "Heavy Laser Cannon",
            Window::AfterModifyAttack,
            Cond::All(&[WITH_THIS, Cond::Dice(CRITS)]),
            &[Op::Do(Act::ChangeAll(CRITS, Face::Hit))],
        )],
    ),
    (
        "homingmissiles",
        &[must(
            "Homing Missiles",
            Window::DefenderDeclared,
            WITH_THIS,
            &[Op::May {
                by: Who::Owner(OBJECT),
                what: "suffer damage instead of the dice",
                ops: &[Op::Do(Act::HitOutright), Op::Do(Act::Suffer(OBJECT, 1, 0))],
            }],
        )],
    ),
    (
        "homingtorpedoes",
        &[must(
            "Homing Torpedoes",
            Window::DefenderDeclared,
            WITH_THIS,
            &[Op::May {
                by: Who::Owner(OBJECT),
                what: "suffer damage instead of the dice",
                ops: &[Op::Do(Act::HitOutright), Op::Do(Act::Suffer(OBJECT, 0, 1))],
            }],
        )],
    ),
    ("ioncannon", &[must("Ion Cannon", Window::AttackHits, WITH_THIS, &ION)]),
    ("ioncannonturret", &[must("Ion Cannon Turret", Window::AttackHits, WITH_THIS, &ION)]),
    ("ionmissiles", &[must("Ion Missiles", Window::AttackHits, WITH_THIS, &ION)]),
    ("iontorpedoes", &[must("Ion Torpedoes", Window::AttackHits, WITH_THIS, &ION)]),
    (
        "jammingbeam",
        &[must("Jamming Beam", Window::AttackHits, WITH_THIS, &[Op::Do(Act::Inflict(Token::Jam))])],
    ),
    (
        "magpulsewarheads",
        &[must(
            "Mag-Pulse Warheads",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Suffer(OBJECT, 0, 1)),
                Op::Do(Act::Gain(OBJECT, Token::Deplete, 1)),
                Op::Do(Act::Gain(OBJECT, Token::Jam, 1)),
                Op::Do(Act::CancelAll(Die::Attack)),
            ],
        )],
    ),
    (
        "multimissilepods",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                grants: &[POD],
                ..may(
                    "Multi-Missile Pods",
                    Window::CountAttackDice,
                    Cond::All(&[WITH_THIS, IN_FRONT, Cond::Not(&IN_BULLSEYE)]),
                    &[Op::Grant { nth: 0, until: Scope::Attack, once: false }],
                )
            },
            Ability {
                grants: &[POD, POD],
                ..may(
                    "Multi-Missile Pods",
                    Window::CountAttackDice,
                    Cond::All(&[WITH_THIS, IN_BULLSEYE, Cond::Charged(1)]),
                    &[Op::If {
                        cond: Cond::Charged(2),
                        then: &[Op::Either {
                            by: Who::Controller,
                            options: &[
                                Branch { name: "spend 1 charge", ops: &ONE_POD },
                                Branch {
                                    name: "spend 2 charges",
                                    ops: &[
                                        Op::Do(Act::Charges(-2)),
                                        Op::Grant { nth: 0, until: Scope::Attack, once: false },
                                        Op::Grant { nth: 1, until: Scope::Attack, once: false },
                                    ],
                                },
                            ],
                        }],
                        otherwise: &ONE_POD,
                    }],
                )
            },
        ],
    ),
    (
        "plasmatorpedoes",
        &[
            rule("Plasma Torpedoes", Query::CritsFirst, Change::Can, WITH_THIS),
            must("Plasma Torpedoes", Window::AttackHits, WITH_THIS, &[Op::Do(Act::LoseShield(OBJECT))]),
        ],
    ),
    (
        "protoncannons",
        &[must(
            "Proton Cannons",
            Window::ModifyAttackDice,
            Cond::All(&[WITH_THIS, Cond::Dice(FOCUS_AND_HITS), Cond::MayModify(BEARER)]),
            &[choose(Select::Dice(FOCUS_AND_HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "protontorpedoes",
        &[must(
            "Proton Torpedoes",
            Window::ModifyAttackDice,
            Cond::All(&[WITH_THIS, Cond::Dice(HITS), Cond::MayModify(BEARER)]),
            &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "syncedlasercannons",
        &[rule(
            "Synced Laser Cannons",
            Query::RangeBonus,
            Change::Cannot,
            Cond::All(&[WITH_THIS, Cond::Has(BEARER, Token::Calculate)]),
        )],
    ),
    (
        "tractorbeam",
        &[must("Tractor Beam", Window::AttackHits, WITH_THIS, &[Op::Do(Act::Inflict(Token::Tractor))])],
    ),
    (
        "underslungblastercannon",
        &[
            may(
                "Underslung Blaster Cannon",
                Window::AfterExecuteManeuver,
                Cond::All(&[Cond::Enemy(SUBJECT), Cond::CanAttack(&AT_IT)]),
                &[Op::Do(Act::Attack(AT_IT))],
            ),
            rule(
                "Underslung Blaster Cannon",
                Query::OnlyLocks,
                Change::Can,
                Cond::All(&[MINE, Cond::ThisWeapon]),
            ),
        ],
    ),
    (
        "xx23sthreadtracers",
        &[must(
            "XX-23 S-Thread Tracers",
            Window::AttackHits,
            WITH_THIS,
            &[
                Op::Do(Act::Gather(Select::Ships(&Cond::All(&[
                    Cond::Friendly(IT),
                    Cond::Range(OBJECT, IT, 1, 3),
                ])))),
                Op::Each {
                    what: None,
                    var: V0,
                    ops: &[Op::May {
                        by: Who::Controller,
                        what: "acquire a lock on the defender",
                        ops: &[Op::Do(Act::Lock(CHOSEN, OBJECT))],
                    }],
                },
                Op::Do(Act::CancelAll(Die::Attack)),
            ],
        )],
    ),
];
