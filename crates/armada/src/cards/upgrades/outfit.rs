//! What a ship is fitted out with: weapons, their crews, and retrofits.

use broadside_engine::{Ability, Change, Choose, Cost, Count, On, Op, Who};

use crate::ArmadaLook;
use crate::board::Standing;
use crate::cards::{BEARER, Entry, MINE, OBJECT, PLAIN, SUBJECT, V0, V0_REF, choose, rule};
use crate::effects::Binding;
use crate::facts::{Colour, Face, Keyword, Zone};
use crate::values;
use crate::words::{
    Act, Amount, ArmadaWords, Cond, DieFilter, Icon, Price, Procedure, Query, Scope, Select, SquadronNo,
    Thing, Window,
};

/// Each hull zone adjacent to the defending one suffers 1 damage.
const ASSAULT_CONCUSSION_MISSILES: Ability<ArmadaWords> = Ability {
    name: "Assault Concussion Missiles",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[MINE, Cond::CriticalOpen(Some(Colour::Black))]),
    ops: &[
        Op::Do(Act::CriticalResolved),
        Op::Each {
            what: Some(Select::AdjacentZones(OBJECT)),
            var: V0,
            ops: &[Op::Do(Act::Suffer(V0_REF, Amount::N(1)))],
        },
    ],
    ..PLAIN
};

/// Cards whose first printing differs.
pub(super) static FIRST_PRINTING: &[Entry] =
    &[("assault-concussion-missiles", &[ASSAULT_CONCUSSION_MISSILES])];

/// Every such card.
pub(super) static ENTRIES: &[Entry] = &[
    (
        "assault-concussion-missiles",
        &[Ability { cost: Cost::Pay(Price::Exhaust), ..ASSAULT_CONCUSSION_MISSILES }],
    ),
    (
        "electronic-countermeasures",
        &[Ability {
            name: "Electronic Countermeasures",
            on: On::Window(Window::SpendDefenseTokens),
            when: Cond::Is(OBJECT, BEARER),
            cost: Cost::Pay(Price::Exhaust),
            ops: &[
                choose(Select::LockedTokens, Count::One(V0)),
                Op::Pay,
                Op::Do(Act::Begin(Procedure::SpendDefenseToken(V0))),
            ],
            ..PLAIN
        }],
    ),
    (
        "enhanced-armament",
        &[rule(
            "Enhanced Armament",
            Query::BatteryRed,
            Change::Add(Amount::N(1)),
            Cond::All(&[MINE, Cond::Zone(SUBJECT, &[Zone::Left, Zone::Right])]),
        )],
    ),
    (
        "expanded-hangar-bay",
        &[rule("Expanded Hangar Bay", Query::SquadronValue, Change::Add(Amount::N(1)), MINE)],
    ),
    (
        "gunnery-team",
        &[
            Ability {
                name: "Gunnery Team",
                on: On::Window(Window::ResolveConcentrateFire),
                when: MINE,
                ops: &[Op::Do(Act::AttackAgainFromZone)],
                ..PLAIN
            },
            rule(
                "Gunnery Team",
                Query::MayTarget,
                Change::Cannot,
                Cond::All(&[MINE, Cond::Activating(BEARER), Cond::TargetedBefore]),
            ),
        ],
    ),
    (
        "h9-turbolasers",
        &[Ability {
            name: "H9 Turbolasers",
            on: On::Window(Window::ResolveAttackEffects),
            when: MINE,
            ops: &[
                choose(
                    Select::DiceWithFace(
                        DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical] },
                        Face::Accuracy,
                    ),
                    Count::One(V0),
                ),
                Op::Do(Act::ChangeDie(V0, Face::Accuracy)),
            ],
            ..PLAIN
        }],
    ),
    (
        "hyperspace-rings",
        &[Ability {
            name: "Hyperspace Rings",
            on: On::Window(Window::BeforeDeployFleets),
            ops: &[Op::Repeat {
                times: Amount::Named(squadron_value),
                ops: &[
                    Op::Choose(Choose {
                        what: Select::Named(without_rogue),
                        by: Who::Controller,
                        count: Count::One(V0),
                        optional: true,
                    }),
                    // No round is under way before fleets are deployed, so it lasts for the rest of the game.
                    Op::Grant { nth: 0, until: Scope::Round, once: false },
                ],
            }],
            grants: &[rule(
                "Hyperspace Rings",
                Query::KeywordValue,
                Change::Add(Amount::N(1)),
                Cond::All(&[Cond::Is(SUBJECT, V0_REF), Cond::Named(asks_for_scout)]),
            )],
            ..PLAIN
        }],
    ),
];

/// The squadron value of the equipped ship (armada.card.hyperspace-rings.04).
fn squadron_value(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    bound.bearer.and_then(Thing::ship).map_or(0, |ship| values::squadron(look, ship).into())
}

/// Friendly squadrons without rogue, unique or not, that have no scout yet (armada.card.hyperspace-rings.01, .03).
fn without_rogue(look: &ArmadaLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    for at in 0..look.board.squadrons.len() as u8 {
        let (number, squadron) = (SquadronNo(at), &look.board.squadrons[at as usize]);
        let lacks = |keyword| !values::has(look, number, keyword);
        if squadron.standing == Standing::Waiting
            && look.board.side(squadron.owner) == look.board.side(bound.controller)
            && lacks(Keyword::Rogue)
            && lacks(Keyword::Scout)
        {
            found(Thing::Squadron(number));
        }
    }
}

fn asks_for_scout(_: &ArmadaLook<'_>, bound: &Binding) -> bool {
    bound.about.amount == Keyword::Scout as i16
}
