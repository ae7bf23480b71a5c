//! Volatile Deposits: asteroid fields are fought for; which obstacles there are is its plan.

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card = Card {
    slug: "volatile-deposits",
    plan: Plan { with: DUST_FIELDS, without: &[ObstacleKind::Station], ..STANDARD },
    abilities: ABILITIES,
    attacks: ATTACKS,
};

const ABILITIES: &[Ability<ArmadaWords>] = &[Ability {
    name: "Volatile Deposits",
    on: On::Window(Window::EndOfRound),
    ops: &[Op::Each {
        what: Some(Select::Obstacles(&Cond::ObstacleKind(IT, ASTEROIDS))),
        var: V0,
        ops: &[Op::Do(Act::Contest(CHOSEN))],
    }],
    ..FORCED
}];

/// Obstacles at distance 1 of the defender.
const BESIDE_DEFENDER: Select = Select::Obstacles(&Cond::Near(IT, OBJECT, Span::Distance(1)));

/// Every ship has a critical effect that sets an obstacle beside the defender off; against the first player's ships any
/// critical icon will do.
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Volatile Deposits",
    on: On::Window(Window::CriticalEffect),
    when: Cond::All(&[
        SHIP_AGAINST_SHIP,
        Cond::Any(&[
            Cond::CriticalOpen(Some(Colour::Blue)),
            Cond::All(&[Cond::FirstPlayer(OBJECT), Cond::CriticalOpen(None)]),
        ]),
        Cond::Finds(&BESIDE_DEFENDER),
    ]),
    ops: &[
        choose(BESIDE_DEFENDER, Count::One(V0)),
        Op::Do(Act::CriticalResolved),
        Op::Each {
            what: Some(Select::Ships(&Cond::Near(IT, CHOSEN, Span::Distance(1)))),
            var: V1,
            ops: &[Op::Do(Act::Suffer(OTHER, Amount::HalfCriticals))],
        },
        Op::Each {
            what: Some(Select::Squadrons(&Cond::Near(IT, CHOSEN, Span::Distance(1)))),
            var: V1,
            ops: &[Op::Do(Act::SufferInAttack(OTHER, Amount::HalfCriticals))],
        },
    ],
    ..PLAIN
}];
