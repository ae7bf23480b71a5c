//! Torpedoes.

use crate::cards::prelude::*;
use crate::cards::weapons::{Header, ION, LOCK, WITH_THIS};

pub(in crate::cards) static ENTRIES: &[Entry] = &[
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
    ("iontorpedoes", &[must("Ion Torpedoes", Window::AttackHits, WITH_THIS, &ION)]),
    (
        "plasmatorpedoes",
        &[
            rule("Plasma Torpedoes", Query::CritsFirst, Change::Can, WITH_THIS),
            must("Plasma Torpedoes", Window::AttackHits, WITH_THIS, &[Op::Do(Act::LoseShield(OBJECT))]),
        ],
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
];

/// The headers of those that are special weapons.
pub(in crate::cards) static HEADERS: &[(&str, Header)] = &[
    ("advprotontorpedoes", LOCK),
    ("homingtorpedoes", LOCK),
    ("iontorpedoes", LOCK),
    ("plasmatorpedoes", LOCK),
    ("protontorpedoes", LOCK),
];
