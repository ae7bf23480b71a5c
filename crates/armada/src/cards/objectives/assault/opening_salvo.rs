//! Opening Salvo: every ship gets a token (armada.objective.opening-salvo.71).

use crate::cards::objectives::prelude::*;

pub(super) static CARD: Card =
    Card { slug: "opening-salvo", plan: STANDARD, abilities: ABILITIES, attacks: ATTACKS };

/// Half the cost, rounded up, of each damaged enemy ship in the play area, upgrades included
/// (armada.objective.opening-salvo.73, armada.objective.opening-salvo.76).
fn damaged_enemies(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let Some(side) = scorer(bound) else { return 0 };
    let board = look.board;
    let half = |ship: ShipNo| {
        let equipped = (0..board.upgrades.len() as u8).map(UpgradeNo);
        let upgrades = equipped.filter(|at| board.upgrade(*at).ship == ship);
        let cost: i32 = upgrades.map(|at| i32::from(look.game.facts[board.upgrade(at).card].points)).sum();
        (cost + i32::from(look.game.ship(board, ship).points) + 1) / 2
    };
    let damaged = |at: &ShipNo| board.ship(*at).damage > 0 && board.side_of_ship(*at) != side;
    board.ships_in_play().filter(damaged).map(half).sum()
}

const ABILITIES: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Opening Salvo",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[Op::Each { what: Some(ALL_SHIPS), var: V0, ops: &[Op::Do(Act::ObjectiveTokens(CHOSEN, 1))] }],
        ..FORCED
    },
    Ability {
        name: "Opening Salvo",
        on: On::Query(Query::ScoreBonus, Change::Add(Amount::Named(damaged_enemies))),
        ..FORCED
    },
];

/// The first attack against a ship has two more dice, red ones for the first player's ships, any for the second's
/// (armada.objective.opening-salvo.72, armada.objective.opening-salvo.74, armada.objective.opening-salvo.75).
const ATTACKS: &[Ability<ArmadaWords>] = &[Ability {
    name: "Opening Salvo",
    on: On::Window(Window::ResolveAttackEffects),
    when: Cond::All(&[Cond::Ship(BEARER), Cond::Ship(OBJECT), Cond::ObjectiveToken(BEARER)]),
    ops: &[
        Op::Do(Act::ObjectiveTokens(BEARER, -1)),
        // Where no die can be added, in a salvo attack, no colour is asked for.
        Op::If { cond: Cond::MayAddDice, then: &[], otherwise: &[Op::Stop] },
        Op::If {
            cond: Cond::FirstPlayer(BEARER),
            then: &[Op::Do(Act::AddDie(Colour::Red)), Op::Do(Act::AddDie(Colour::Red))],
            // Both colours are named before a die is rolled.
            otherwise: &[
                choose(Select::Colours, Count::One(V0)),
                choose(Select::Colours, Count::One(V1)),
                Op::Do(Act::AddDieOf(V0)),
                Op::Do(Act::AddDieOf(V1)),
            ],
        },
    ],
    ..FORCED
}];
