//! Crew.

use broadside_engine::{Ability, Change, Choose, Cost, Count, On, Op, Ref, Var, Who};

use super::exchange;
use super::talent::REROLL_ONE;
use crate::XWingLook;
use crate::cards::pilots::ZAM_WESELL;
use crate::cards::{
    BEARER, CHOSEN, Entry, FORCED, MINE, OBJECT, PLAIN, SUBJECT, V0, choose, header, may, may_choose, must,
    rule,
};
use crate::effects::{Binding, ship};
use crate::facts::{Bearing, Die, Difficulty, Face, Maneuver};
use crate::values;
use crate::words::{
    Act, Amount, Cond, Faces, IT, Phase, Price, Query, Scope, Select, Thing, Token, Window, XWingWords,
};

const V1: Var = Var(1);

/// A maneuver that is set after the dial was revealed is harder while it is executed (xwing.difficulty.75).
const HARDER: Ability<XWingWords> =
    Ability { name: "", on: On::Query(Query::Difficulty, Change::Add(Amount::N(1))), when: MINE, ..FORCED };

pub(super) static ENTRIES: &[Entry] = &[
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
                    Cond::Named(destroyed),
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
            &[Op::Each {
                what: Some(Select::Ships(&Cond::All(&[
                    Cond::Enemy(IT),
                    Cond::Range(BEARER, IT, 0, 1),
                    Cond::Not(&Cond::Has(IT, Token::Stress)),
                ]))),
                var: V0,
                ops: &[Op::Do(Act::Gain(CHOSEN, Token::Stress, 1))],
            }],
        )],
    ),
    (
        "cikatrovizago",
        &[may(
            "Cikatro Vizago",
            Window::EndDuring,
            Cond::Always,
            &[
                may_choose(Select::Named(exchange::first)),
                Op::Choose(Choose {
                    what: Select::Named(exchange::second),
                    by: Who::Controller,
                    count: Count::One(V1),
                    optional: true,
                }),
                Op::Do(Act::Named(exchange::carry_out)),
            ],
        )],
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
                Cond::Named(in_activation_phase),
            ]),
        )],
    ),
    (
        "generalgrievous",
        &[
            Ability {
                cost: Cost::Pay(Price::Charge(1)),
                ..may(
                    "General Grievous",
                    Window::AfterNeutralize,
                    Cond::All(&[Cond::Is(OBJECT, BEARER), Cond::Named(two_results)]),
                    &[choose(Select::Dice(HITS_AND_CRITS)), Op::Do(Act::Cancel(V0))],
                )
            },
            must(
                "General Grievous",
                Window::AfterDestroyed,
                Cond::Friendly(SUBJECT),
                &[Op::Do(Act::RecoverCharge)],
            ),
        ],
    ),
    (
        "gnkgonkdroid",
        &[
            must("GNK Gonk Droid", Window::AfterPlaceForces, Cond::Always, &[Op::Do(Act::LoseCharge)]),
            header("GNK Gonk Droid", 0, Cost::Free, &[Op::Do(Act::RecoverCharge)]),
            header("GNK Gonk Droid", 1, Cost::Pay(Price::Charge(1)), &[Op::Do(Act::RecoverShield(BEARER))]),
        ],
    ),
    (
        "informant",
        &[must(
            "Informant",
            Window::AfterPlaceForces,
            Cond::Always,
            &[choose(Select::Ships(&Cond::Enemy(IT))), Op::Do(Act::Assign(CHOSEN, 0))],
        )],
    ),
    (
        "jynerso",
        &[Ability {
            name: "Jyn Erso",
            on: On::Would(Window::WouldGainToken),
            when: Cond::All(&[
                Cond::Friendly(SUBJECT),
                Cond::Range(BEARER, SUBJECT, 0, 3),
                Cond::TokenIn(&[Token::Focus]),
            ]),
            ops: &[Op::Do(Act::GainInstead(SUBJECT, Token::Evade)), Op::Proceed],
            ..PLAIN
        }],
    ),
    (
        "kananjarrus",
        &[Ability {
            cost: Cost::Pay(Price::Force(1)),
            ..may(
                "Kanan Jarrus",
                Window::AfterExecuteManeuver,
                Cond::All(&[
                    Cond::Friendly(SUBJECT),
                    Cond::Range(BEARER, SUBJECT, 0, 2),
                    Cond::AmountIs(1),
                    Cond::Named(executed_white),
                ]),
                &[Op::Do(Act::Remove(SUBJECT, Token::Stress, 1))],
            )
        }],
    ),
    (
        "kaydelconnix",
        &[Ability {
            grants: &[Ability { name: "Kaydel Connix", ..HARDER }],
            ..may(
                "Kaydel Connix",
                Window::AfterRevealDial,
                MINE,
                &[
                    may_choose(Select::Named(next_speed)),
                    Op::Do(Act::SetDial(V0)),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                ],
            )
        }],
    ),
    (
        "kyloren",
        &[header(
            "Kylo Ren",
            0,
            Cost::Pay(Price::Force(1)),
            &[
                choose(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::Range(BEARER, IT, 1, 3)]))),
                Op::Pay,
                Op::Do(Act::Assign(CHOSEN, 0)),
            ],
        )],
    ),
    (
        "leiaorgana",
        &[Ability {
            cost: Cost::Pay(Price::Charge(3)),
            grants: &[Ability {
                name: "Leia Organa",
                on: On::Query(Query::Difficulty, Change::Add(Amount::N(-1))),
                when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::Printed(Difficulty::Red)]),
                ..FORCED
            }],
            ..may(
                "Leia Organa",
                Window::ActivationStart,
                Cond::Always,
                &[Op::Grant { nth: 0, until: Scope::Phase, once: false }],
            )
        }],
    ),
    (
        "seasonednavigator",
        &[Ability {
            grants: &[Ability { name: "Seasoned Navigator", ..HARDER }],
            ..may(
                "Seasoned Navigator",
                Window::AfterRevealDial,
                MINE,
                &[
                    may_choose(Select::Named(same_speed)),
                    Op::Do(Act::SetDial(V0)),
                    Op::Grant { nth: 0, until: Scope::Activation, once: false },
                ],
            )
        }],
    ),
    ("zamwesell", ZAM_WESELL),
];

const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };

/// Two results are left, hits or crits in any mixture (xwing.interpretation.15).
fn two_results(look: &XWingLook<'_>, _: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| {
        attack.results(Die::Attack, Face::Hit) + attack.results(Die::Attack, Face::Critical) >= 2
    })
}

fn in_activation_phase(look: &XWingLook<'_>, _: &Binding) -> bool {
    look.board.phase == Phase::Activation
}

fn destroyed(look: &XWingLook<'_>, bound: &Binding) -> bool {
    ship(bound, SUBJECT).is_some_and(|at| look.board.ship(at).is_gone())
}

fn executed_white(look: &XWingLook<'_>, bound: &Binding) -> bool {
    match (ship(bound, SUBJECT), bound.about.object) {
        (Some(at), Some(Thing::Maneuver(it))) => values::difficulty(look, at, it) == Difficulty::White,
        _ => false,
    }
}

fn dialed(look: &XWingLook<'_>, bound: &Binding) -> Option<(Maneuver, &'static [Maneuver])> {
    let at = ship(bound, Ref::Bearer)?;
    let facts = look.game.facts;
    Some((values::dialed(look, at)?, &facts.ship_of(look.board.ship(at).pilot).dial))
}

/// Other maneuvers of the same speed that are not red; nothing that makes them harder counts yet (xwing.difficulty.73).
fn same_speed(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some((now, dial)) = dialed(look, bound) else { return };
    let fits = |it: &&Maneuver| it.speed == now.speed && it.difficulty != Difficulty::Red && **it != now;
    dial.iter().filter(fits).for_each(|it| found(Thing::Maneuver(*it)));
}

/// Basic maneuvers of the next higher speed.
fn next_speed(look: &XWingLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some((now, dial)) = dialed(look, bound) else { return };
    let fits = |it: &&Maneuver| it.speed == now.speed + 1 && is_basic(it.bearing);
    dial.iter().filter(fits).for_each(|it| found(Thing::Maneuver(*it)));
}

/// Straight, bank and turn maneuvers.
pub(super) fn is_basic(bearing: Bearing) -> bool {
    use Bearing::*;
    matches!(bearing, Straight | BankLeft | BankRight | TurnLeft | TurnRight)
}
