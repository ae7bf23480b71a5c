//! Fleet commands.

use crate::cards::prelude::*;

/// Fleet commands, by name.
pub(in crate::cards) static ENTRIES: &[Entry] = &[
    (
        "intensify-firepower",
        &[Ability {
            name: "Intensify Firepower!",
            on: On::Window(Window::StartOfShipPhase),
            cost: Cost::Any(&[Price::Discard, Price::FleetCommandToken(Command::ConcentrateFire)]),
            // It outlives its ship and its card (armada.upgrade-fleet-command.04).
            ops: &[Op::Grant { nth: 0, until: Scope::Round, once: false }],
            grants: &[Ability {
                name: "Intensify Firepower!",
                on: On::Window(Window::ResolveAttackEffects),
                when: Cond::All(&[Cond::Friendly(SUBJECT), Cond::Ship(SUBJECT), Cond::Ship(OBJECT)]),
                ops: &[
                    choose(Select::DiceWithFace(DieFilter::ANY, Face::Hit), Count::One(V0)),
                    Op::Do(Act::ChangeDie(V0, Face::Hit)),
                ],
                ..PLAIN
            }],
            ..PLAIN
        }],
    ),
    (
        "mercy-mission",
        &[
            Ability {
                name: "Mercy Mission",
                on: On::Window(Window::BeforeDeployFleets),
                when: Cond::Finds(&MERCY_SHIPS),
                ops: &[choose(MERCY_SHIPS, Count::One(V0)), Op::Do(Act::EquipTo(V0_REF))],
                ..FORCED
            },
            rule(
                "Mercy Mission",
                Query::ScoreBonus,
                Change::Add(Amount::N(40)),
                Cond::All(&[Cond::Friendly(SUBJECT), Cond::InEnemyZone(BEARER)]),
            ),
            rule(
                "Mercy Mission",
                Query::ScoreBonus,
                Change::Add(Amount::N(15)),
                Cond::All(&[Cond::Enemy(SUBJECT), Cond::Destroyed(BEARER)]),
            ),
        ],
    ),
];

/// Small ships but for the flagship; none that is set aside (armada.card.mercy-mission.02,
/// armada.card.mercy-mission.03).
const MERCY_SHIPS: Select = Select::FleetShips(&Cond::All(&[
    Cond::Friendly(IT),
    Cond::Size(IT, &[Size::Small]),
    Cond::Not(&Cond::Flagship(IT)),
]));
