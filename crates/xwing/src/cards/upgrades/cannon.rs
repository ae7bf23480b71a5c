//! Cannons.

use crate::cards::prelude::*;
use crate::cards::weapons::{AT_IT, FREE, Header, ION, LOCK_ALONE, WITH_THIS};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
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
        "heavylasercannon",
        &[must(
            "Heavy Laser Cannon",
            Window::AfterModifyAttack,
            Cond::All(&[WITH_THIS, Cond::Dice(CRITS)]),
            &[Op::Do(Act::ChangeAll(CRITS, Face::Hit))],
        )],
    ),
    ("ioncannon", &[must("Ion Cannon", Window::AttackHits, WITH_THIS, &ION)]),
    (
        "jammingbeam",
        &[must("Jamming Beam", Window::AttackHits, WITH_THIS, &[Op::Do(Act::Inflict(Token::Jam))])],
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
];

/// The headers of those that are special weapons.
pub(in crate::cards) static HEADERS: &[(&str, Header)] = &[
    ("autoblasters", FREE),
    ("heavylasercannon", FREE),
    ("ioncannon", FREE),
    ("jammingbeam", FREE),
    ("protoncannons", Header { charges: 2, ..FREE }),
    ("syncedlasercannons", FREE),
    ("tractorbeam", FREE),
    ("underslungblastercannon", LOCK_ALONE),
];
