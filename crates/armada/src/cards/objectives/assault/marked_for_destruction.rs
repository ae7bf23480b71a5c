//! Marked for Destruction: a purrgil beside a marked ship harms it; which obstacles there are is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "marked-for-destruction",
    plan: Plan {
        with: &["dust-1", "dust-2", "purrgil-1", "purrgil-2"],
        without: &[ObstacleKind::Station, ObstacleKind::AsteroidField],
        closing: Some(ObstacleKind::Purrgil),
        special: &[(ObstacleKind::Purrgil, in_the_middle("armada.setup.11"))],
        ..STANDARD
    },
    abilities: ABILITIES,
    attacks: ATTACKS,
};

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Marked for Destruction",
    on: On::Window(Window::PurrgilMoved),
    ops: &[
        Op::Choose(Choose {
            what: Select::Ships(&Cond::All(&[
                Cond::ObjectiveToken(IT),
                Cond::Near(IT, SUBJECT, Span::Distance(1)),
            ])),
            by: Who::Owner(OBJECT),
            count: Count::One(V0),
            optional: true,
        }),
        Op::Do(Act::ObjectiveTokens(CHOSEN, -1)),
        Op::Do(Act::DealFacedown(CHOSEN, 1)),
        Op::Do(Act::GainVictoryAgainst(CHOSEN, 1)),
    ],
    ..FORCED
}];

/// Every ship has a critical effect that marks the defender in place of all other enemies.
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Marked for Destruction",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[SHIP_AGAINST_SHIP, Cond::CriticalOpen(None), Cond::AttackRange(Range::Medium)]),
    ops: &[
        Op::Do(Act::CriticalResolved),
        Op::Each {
            what: Some(Select::Ships(&Cond::All(&[Cond::Enemy(IT), Cond::ObjectiveToken(IT)]))),
            var: V0,
            ops: &[Op::Do(Act::LoseObjectiveTokens(CHOSEN))],
        },
        Op::Do(Act::ObjectiveTokens(OBJECT, 1)),
    ],
    ..PLAIN
}];
