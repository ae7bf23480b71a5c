//! Talents.

use broadside_engine::{Ability, Change, Cost, On, Op};

use crate::XWingLook;
use crate::cards::{
    BEARER, CHOSEN, Entry, FORCED, MINE, OBJECT, SUBJECT, V0, choose, choose_exactly, may, may_choose, must,
    rule,
};
use crate::effects::Binding;
use crate::facts::{Arc, Die, Difficulty, Face, Slot};
use crate::words::{
    Act, Amount, ArcOf, Arms, Bonus, Cond, Faces, IT, Price, Query, Scope, Select, Token, Whom, Window,
    XWingWords,
};
use crate::{steps, values};

pub(super) const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
pub(super) const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };
const EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Evade] };

/// The bearer attacks, and may modify its dice.
pub(super) const MODIFY: Cond = Cond::All(&[MINE, Cond::MayModify(BEARER)]);
/// The bearer has the defender in its bullseye arc.
const IN_BULLSEYE: Cond = Cond::InArc(BEARER, ArcOf::Bullseye, OBJECT);
/// The bearer attacks whoever rolls defense dice, and may modify those.
const MODIFY_THEIRS: Cond = Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::MayModify(BEARER)]);
const OTHER_FRIEND: Cond = Cond::All(&[Cond::Friendly(IT), Cond::Not(&Cond::Is(IT, BEARER))]);
const ALONE: Cond =
    Cond::Not(&Cond::Finds(&Select::Ships(&Cond::All(&[OTHER_FRIEND, Cond::Range(BEARER, IT, 0, 2)]))));

pub(super) static REROLL_ONE: [Op<XWingWords>; 2] =
    [choose_exactly(Select::Rerollable(ANY_ATTACK), 1), Op::Do(Act::RerollGroup)];
static REROLL_ONE_DEFENSE: [Op<XWingWords>; 2] =
    [choose_exactly(Select::Rerollable(ANY_DEFENSE), 1), Op::Do(Act::RerollGroup)];

pub(super) static ENTRIES: &[Entry] = &[
    (
        "crackshot",
        &[Ability {
            cost: Cost::Pay(Price::Charge(1)),
            ..may(
                "Crack Shot",
                Window::BeforeNeutralize,
                Cond::All(&[MINE, Cond::Primary, IN_BULLSEYE]),
                &[choose(Select::Dice(EVADES)), Op::Do(Act::Cancel(V0))],
            )
        }],
    ),
    (
        "elusive",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may("Elusive", Window::ModifyDefenseDice, MODIFY, &REROLL_ONE_DEFENSE)
            },
            must(
                "Elusive",
                Window::AfterExecuteManeuver,
                Cond::All(&[MINE, Cond::AmountIs(1), Cond::Named(executed_red)]),
                &[Op::Do(Act::RecoverCharge)],
            ),
        ],
    ),
    (
        "ensnare",
        &[may(
            "Ensnare",
            Window::ActivationEnd,
            Cond::Tractored(BEARER),
            &[
                may_choose(Select::Ships(&Cond::All(&[
                    Cond::Not(&Cond::Is(IT, BEARER)),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::InArc(BEARER, ArcOf::Turret, IT),
                ]))),
                Op::Do(Act::Transfer(BEARER, CHOSEN, Token::Tractor)),
            ],
        )],
    ),
    (
        "fearless",
        &[may(
            "Fearless",
            Window::ModifyAttackDice,
            Cond::All(&[
                MODIFY,
                Cond::Primary,
                Cond::FromArc(Arc::Front),
                Cond::AttackRange(1, 1),
                Cond::InArc(OBJECT, ArcOf::Front, BEARER),
            ]),
            &[choose(Select::Dice(NO_HITS)), Op::Do(Act::Change(V0, Face::Hit))],
        )],
    ),
    (
        "intimidation",
        &[rule(
            "Intimidation",
            Query::DefenseDice,
            Change::Add(Amount::N(-1)),
            Cond::All(&[Cond::Enemy(SUBJECT), Cond::Range(BEARER, SUBJECT, 0, 0)]),
        )],
    ),
    (
        "juke",
        &[may(
            "Juke",
            Window::ModifyDefenseDice,
            Cond::All(&[MODIFY_THEIRS, Cond::Has(BEARER, Token::Evade)]),
            &[choose(Select::Dice(EVADES)), Op::Do(Act::Change(V0, Face::Focus))],
        )],
    ),
    (
        "lonewolf",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may("Lone Wolf", Window::ModifyAttackDice, Cond::All(&[MODIFY, ALONE]), &REROLL_ONE)
            },
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "Lone Wolf",
                    Window::ModifyDefenseDice,
                    Cond::All(&[MODIFY, ALONE]),
                    &REROLL_ONE_DEFENSE,
                )
            },
        ],
    ),
    (
        "marksmanship",
        &[may(
            "Marksmanship",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, IN_BULLSEYE]),
            &[choose(Select::Dice(HITS)), Op::Do(Act::Change(V0, Face::Critical))],
        )],
    ),
    (
        "outmaneuver",
        &[rule(
            "Outmaneuver",
            Query::DefenseDice,
            Change::Add(Amount::N(-1)),
            Cond::All(&[
                Cond::Is(OBJECT, BEARER),
                Cond::FromArc(Arc::Front),
                Cond::Not(&Cond::InArc(SUBJECT, ArcOf::Firing, BEARER)),
            ]),
        )],
    ),
    (
        "predator",
        &[may(
            "Predator",
            Window::ModifyAttackDice,
            Cond::All(&[MODIFY, Cond::Primary, IN_BULLSEYE]),
            &REROLL_ONE,
        )],
    ),
    (
        "saturationsalvo",
        &[Ability {
            cost: Cost::Pay(Price::WeaponCharge),
            ..may(
                "Saturation Salvo",
                Window::ModifyDefenseDice,
                Cond::All(&[MODIFY_THEIRS, Cond::With(&[Slot::Torpedo, Slot::Missile])]),
                &[choose_exactly(Select::Rerollable(ANY_DEFENSE), 2), Op::Do(Act::RerollGroup)],
            )
        }],
    ),
    (
        "snapshot",
        &[
            may(
                "Snap Shot",
                Window::AfterExecuteManeuver,
                Cond::All(&[Cond::Enemy(SUBJECT), Cond::CanAttack(&AT_IT)]),
                &[Op::Do(Act::Attack(AT_IT))],
            ),
            rule("Snap Shot", Query::DiceModifiable, Change::Cannot, Cond::All(&[MINE, Cond::ThisWeapon])),
        ],
    ),
    (
        "swarmtactics",
        &[Ability {
            grants: &[Ability {
                name: "Swarm Tactics",
                on: On::Query(Query::Initiative, Change::Set(Amount::Initiative(BEARER))),
                when: Cond::Is(SUBJECT, CHOSEN),
                ..FORCED
            }],
            ..may(
                "Swarm Tactics",
                Window::EngagementStart,
                Cond::Always,
                &[
                    may_choose(Select::Ships(&Cond::All(&[OTHER_FRIEND, Cond::Range(BEARER, IT, 1, 1)]))),
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                ],
            )
        }],
    ),
    (
        "trickshot",
        &[rule(
            "Trick Shot",
            Query::AttackDice,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Named(obstructed)]),
        )],
    ),
];

/// An attack with this card against the ship of the event.
pub(super) const AT_IT: Bonus = Bonus { with: Arms::This, on: Whom::Only(SUBJECT), freely: false };
const HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit] };
const NO_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank, Face::Focus, Face::Critical] };

fn obstructed(look: &XWingLook<'_>, _: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| attack.obstructed)
}

/// The maneuver under way was red when it was executed.
pub(super) fn executed_red(look: &XWingLook<'_>, bound: &Binding) -> bool {
    let ship = bound.about.subject.and_then(crate::words::Thing::ship);
    match (steps::maneuver(look), ship) {
        (Some(it), Some(ship)) => values::difficulty(look, ship, it.maneuver()) == Difficulty::Red,
        _ => false,
    }
}
