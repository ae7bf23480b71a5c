//! The assault objectives of the core set.

use broadside_engine::{Ability, Change, Choose, Count, On, Op, Ref, Who};

use super::{
    ALL_SHIPS, CHOSEN, FIRST_SHIPS, MARK_BOTH, OTHER, SECOND_SHIPS, V0, V1, choose, scorer, ship_cost,
};
use crate::ArmadaLook;
use crate::board::{Mark, Shot};
use crate::cards::{FORCED, PLAIN};
use crate::effects::Binding;
use crate::facts::{Colour, Command, Keyword};
use crate::words::{
    Act, Amount, ArmadaWords, Cond, DieFilter, Icon, Query, Select, ShipNo, Thing, UpgradeNo, Window,
};

const BEARER: Ref = Ref::Bearer;

/// A destroyed objective ship's own cost is doubled (armada.objective.most-wanted.03, advanced-gunnery.74).
const DOUBLE: Ability<ArmadaWords> = Ability {
    on: On::Query(Query::ShipScore, Change::Add(Amount::Named(ship_cost))),
    when: Cond::ObjectiveShip(Ref::Subject),
    ..FORCED
};

/// Most Wanted: the second player names one ship of each side (armada.objective.most-wanted.01).
pub(super) static MOST_WANTED: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Most Wanted",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            choose(SECOND_SHIPS, Who::Controller, V0),
            choose(FIRST_SHIPS, Who::Controller, V1),
            MARK_BOTH[0],
            MARK_BOTH[1],
        ],
        ..FORCED
    },
    Ability { name: "Most Wanted", ..DOUBLE },
];

/// A ship that attacks an objective ship may add a die of a colour in its pool
/// (armada.objective.most-wanted.02).
pub(super) static MOST_WANTED_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Most Wanted",
    on: On::Window(Window::ResolveAttackEffects),
    when: Cond::All(&[Cond::Ship(BEARER), Cond::ObjectiveShip(Ref::Object), Cond::MayAddDice]),
    ops: &[choose(Select::ColoursInPool, Who::Controller, V0), Op::Do(Act::AddDieOf(V0))],
    ..PLAIN
}];

/// Half the cost, rounded up, of each damaged enemy ship in the play area, upgrades included
/// (armada.objective.opening-salvo.73, .76).
fn damaged_enemies(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let Some(side) = scorer(look, bound) else { return 0 };
    let board = look.board;
    let half = |ship: ShipNo| {
        let equipped = (0..board.upgrades.len() as u8).map(UpgradeNo);
        let upgrades = equipped.filter(|at| board.upgrade(*at).ship == ship);
        let cost: i32 = upgrades.map(|at| i32::from(look.game.facts[board.upgrade(at).card].points)).sum();
        (cost + i32::from(look.game.ship(board, ship).points) + 1) / 2
    };
    let damaged = |at: &ShipNo| board.ship(*at).damage > 0 && board.side(board.ship(*at).owner) != side;
    board.ships_in_play().filter(damaged).map(half).sum()
}

/// Opening Salvo: every ship gets a token (armada.objective.opening-salvo.71).
pub(super) static OPENING_SALVO: &[Ability<ArmadaWords>] = &[
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
/// (armada.objective.opening-salvo.72, .74, .75).
pub(super) static OPENING_SALVO_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Opening Salvo",
    on: On::Window(Window::ResolveAttackEffects),
    when: Cond::All(&[Cond::Ship(BEARER), Cond::Ship(Ref::Object), Cond::ObjectiveToken(BEARER)]),
    ops: &[
        Op::Do(Act::ObjectiveTokens(BEARER, -1)),
        // Where no die can be added, in a salvo attack, no colour is asked for.
        Op::If { cond: Cond::MayAddDice, then: &[], otherwise: &[Op::Stop] },
        Op::If {
            cond: Cond::FirstPlayer(BEARER),
            then: &[Op::Do(Act::AddDie(Colour::Red)), Op::Do(Act::AddDie(Colour::Red))],
            // Both colours are named before a die is rolled.
            otherwise: &[
                choose(Select::Colours, Who::Controller, V0),
                choose(Select::Colours, Who::Controller, V1),
                Op::Do(Act::AddDieOf(V0)),
                Op::Do(Act::AddDieOf(V1)),
            ],
        },
    ],
    ..FORCED
}];

/// Precision Strike: the second player's ships begin with a concentrate fire token.
pub(super) static PRECISION_STRIKE: &[Ability<ArmadaWords>] = &[Ability {
    name: "Precision Strike",
    on: On::Window(Window::AfterDeployFleets),
    ops: &[Op::Each {
        what: Some(SECOND_SHIPS),
        var: V0,
        ops: &[Op::Do(Act::GainToken(CHOSEN, Command::ConcentrateFire))],
    }],
    ..FORCED
}];

/// Ships and bombers take part in Precision Strike.
const STRIKES: Cond = Cond::Any(&[Cond::Ship(BEARER), Cond::Keyword(BEARER, Keyword::Bomber)]);

fn defender_has_facedown(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let ship = bound.about.object.and_then(Thing::ship);
    ship.is_some_and(|ship| look.board.decks.last_facedown(ship).is_some())
}

/// Damage cards that came to lie faceup in the attack.
fn faceups(look: &ArmadaLook<'_>, _: &Binding) -> i32 {
    look.board.attack().map_or(0, |attack| attack.faceups.into())
}

fn any_faceup(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    faceups(look, bound) > 0
}

/// A die with a hit icon turns a random facedown card of the defender up; every card that comes to lie faceup in the attack
/// is worth a victory token.
pub(super) static PRECISION_STRIKE_ATTACK: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Precision Strike",
        on: On::Window(Window::ResolveAttackEffects),
        when: Cond::All(&[STRIKES, Cond::Named(defender_has_facedown)]),
        ops: &[
            Op::Choose(Choose {
                what: Select::Dice(DieFilter { colour: None, icons: &[Icon::Hit] }),
                by: Who::Controller,
                count: Count::One(V0),
                optional: false,
            }),
            Op::Do(Act::SpendDie(V0)),
            Op::Do(Act::FlipRandomFaceup(Ref::Object)),
        ],
        ..PLAIN
    },
    Ability {
        name: "Precision Strike",
        on: On::Window(Window::AfterAttack),
        when: Cond::All(&[STRIKES, Cond::Named(any_faceup)]),
        ops: &[Op::Repeat { times: Amount::Named(faceups), ops: &[Op::Do(Act::GainVictory(BEARER, 1))] }],
        ..FORCED
    },
];

/// Whether the hull zone has targeted this very hull zone or squadron before.
fn targeted_before(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let (Some(Thing::Zone(ship, from)), Some(defender)) = (bound.about.subject, bound.about.object) else {
        return false;
    };
    let Some(at) = Mark::of(defender) else { return false };
    look.board.ship(ship).targeted.iter().any(|shot: &Shot| shot.from() == from && shot.at() == at)
}

/// Advanced Gunnery: each player names one of their ships, the first player first; these may fire again and again from
/// one hull zone, the first player's not at the same target (armada.objective.advanced-gunnery.71–.73).
pub(super) static ADVANCED_GUNNERY: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Advanced Gunnery",
        on: On::Window(Window::AfterDeployFleets),
        ops: &[
            choose(FIRST_SHIPS, Who::Opponent, V0),
            choose(SECOND_SHIPS, Who::Controller, V1),
            Op::Do(Act::MarkObjectiveShip(CHOSEN)),
            Op::Do(Act::MarkObjectiveShip(OTHER)),
        ],
        ..FORCED
    },
    Ability {
        name: "Advanced Gunnery",
        on: On::Query(Query::MayAttackFrom, Change::Can),
        when: Cond::ObjectiveShip(Ref::Subject),
        ..FORCED
    },
    Ability {
        name: "Advanced Gunnery",
        on: On::Query(Query::MayTarget, Change::Cannot),
        when: Cond::All(&[
            Cond::ObjectiveShip(Ref::Subject),
            Cond::FirstPlayer(Ref::Subject),
            Cond::Named(targeted_before),
        ]),
        ..FORCED
    },
    Ability { name: "Advanced Gunnery", ..DOUBLE },
];
