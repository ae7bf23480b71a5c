//! The navigation objectives of the core set.

use broadside_engine::{Ability, Change, Choose, Count, Flow, On, Op, Ref, Who};
use broadside_table::{Shape, overlaps};

use super::{CHOSEN, MARK_BOTH, V0, V1, choose, first_ships, scorer, second_ships};
use crate::board::TokenKind;
use crate::cards::FORCED;
use crate::effects::Binding;
use crate::facts::{Colour, ObstacleKind, Zone};
use crate::steps::call;
use crate::steps::damage::Deal;
use crate::steps::maneuver::obstacles_under;
use crate::steps::obstacles::each_obstacle;
use crate::steps::setup::{PlaceTokens, Task};
use crate::words::{
    Act, Amount, ArmadaWords, Cond, ObstacleNo, Query, Select, ShipNo, Span, Thing, TokenNo, Window,
};
use crate::{ArmadaCx, ArmadaLook, atoms, scene};

/// Whether the defender suffered damage in the attack.
fn defender_suffered(look: &ArmadaLook<'_>, _: &Binding) -> bool {
    look.board.attack().is_some_and(|attack| attack.suffered > 0)
}

/// Superior Positions: an attack on a rear hull zone that does damage is worth a victory token. That the first player
/// deploys everything first is its plan.
pub(super) static SUPERIOR_POSITIONS_ATTACK: &[Ability<ArmadaWords>] = &[Ability {
    name: "Superior Positions",
    on: On::Window(Window::AfterAttack),
    when: Cond::All(&[
        Cond::Any(&[Cond::Ship(Ref::Bearer), Cond::Squadron(Ref::Bearer)]),
        Cond::Zone(Ref::Object, &[Zone::Rear]),
        Cond::Named(defender_suffered),
    ]),
    ops: &[Op::Do(Act::GainVictory(Ref::Bearer, 1))],
    ..FORCED
}];

fn place_intel(_: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    call(PlaceTokens::new(Task::IntelSweep))
}

/// What the player with more victory tokens scores (armada.objective.intel-sweep.96).
fn majority(look: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    let (Some(side), Some(objective)) = (scorer(look, bound), look.board.objective) else { return 0 };
    let tokens = look.board.players.map(|player| player.victory);
    let more = tokens[side.0 as usize] > tokens[1 - side.0 as usize];
    if more { look.game.facts[objective].majority.unwrap_or(0).into() } else { 0 }
}

/// Intel Sweep (armada.objective.intel-sweep.92–.96).
pub(super) static INTEL_SWEEP: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Intel Sweep",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[
            Op::Do(Act::Named(place_intel)),
            choose(Select::Named(first_ships), Who::Opponent, V0),
            choose(Select::Named(second_ships), Who::Controller, V1),
            MARK_BOTH[0],
            MARK_BOTH[1],
        ],
        ..FORCED
    },
    Ability {
        name: "Intel Sweep",
        on: On::Window(Window::RevealCommand),
        when: Cond::ObjectiveShip(Ref::Subject),
        ops: &[
            Op::Choose(Choose {
                what: Select::ObjectiveTokens(Ref::Subject, Span::Distance(1)),
                by: Who::Owner(Ref::Subject),
                count: Count::One(V0),
                optional: true,
            }),
            Op::Do(Act::RemoveToken(CHOSEN)),
            Op::Do(Act::GainVictory(Ref::Subject, 1)),
        ],
        ..FORCED
    },
    Ability {
        name: "Intel Sweep",
        on: On::Query(Query::ScoreBonus, Change::Add(Amount::Named(majority))),
        ..FORCED
    },
];

fn place_mines(_: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    call(PlaceTokens::new(Task::Minefields))
}

/// The objective tokens at distance 1 of the ship that has moved.
fn mines<'a>(look: &ArmadaLook<'a>, bound: &Binding) -> impl Iterator<Item = TokenNo> + 'a {
    let (game, board) = (look.game, look.board);
    let ship = bound.about.subject.and_then(Thing::ship).filter(|ship| board.ship(*ship).in_play());
    board.tokens_of(TokenKind::Objective).filter(move |token| {
        ship.is_some_and(|ship| scene::at_distance(game, board, Thing::Ship(ship), Thing::Token(*token), 1))
    })
}

fn any_mine(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    mines(look, bound).next().is_some()
}

fn count_mines(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    bound.number = mines(&cx.look(), bound).count() as i16;
    Flow::Next
}

fn counted(_: &ArmadaLook<'_>, bound: &Binding) -> i32 {
    bound.number.into()
}

/// A mine goes off: two blue dice (armada.objective.minefields.73). What is dealt faceup and facedown is kept.
fn set_off(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    let Some(token) = mines(&cx.look(), bound).next() else {
        (bound.vars[V0.0 as usize], bound.vars[V1.0 as usize]) = (None, None);
        return Flow::Next;
    };
    atoms::remove_token(cx, token);
    let rolled = atoms::roll_aside(cx, Colour::Blue, 2);
    let criticals: u8 = rolled.iter().map(|die| die.face.criticals()).sum();
    let cards = criticals + rolled.iter().map(|die| die.face.hits()).sum::<u8>();
    let faceup = u8::from(criticals > 0);
    bound.set(V0, Some(Thing::Number(faceup as i8)));
    bound.set(V1, Some(Thing::Number((cards - faceup) as i8)));
    Flow::Next
}

fn deal(bound: &Binding, var: broadside_engine::Var, faceup: bool) -> Flow<ArmadaWords> {
    match (bound.about.subject.and_then(Thing::ship), bound.get(Ref::Var(var))) {
        (Some(ship), Some(Thing::Number(count))) if count > 0 => call(Deal::new(ship, faceup, count as u8)),
        _ => Flow::Next,
    }
}

fn deal_faceup(_: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    deal(bound, V0, true)
}

fn deal_facedown(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    let ship: Option<ShipNo> = bound.about.subject.and_then(Thing::ship);
    if ship.is_some_and(|ship| cx.board.ship(ship).in_play()) { deal(bound, V1, false) } else { Flow::Next }
}

/// Minefields; who places the obstacles is its plan (armada.objective.minefields.71–.74).
pub(super) static MINEFIELDS: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Minefields",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[Op::Do(Act::Named(place_mines))],
        ..FORCED
    },
    Ability {
        name: "Minefields",
        on: On::Window(Window::EndOfMovement),
        when: Cond::All(&[Cond::Ship(Ref::Subject), Cond::Named(any_mine)]),
        ops: &[
            Op::Do(Act::Named(count_mines)),
            Op::Repeat {
                times: Amount::Named(counted),
                ops: &[
                    Op::Do(Act::Named(set_off)),
                    Op::Do(Act::Named(deal_faceup)),
                    Op::Do(Act::Named(deal_facedown)),
                ],
            },
        ],
        ..FORCED
    },
];

fn token_on_each(cx: &mut ArmadaCx<'_>, _: &mut Binding) -> Flow<ArmadaWords> {
    for number in (0..cx.board.obstacles.len() as u8).map(ObstacleNo) {
        let obstacle = cx.board.obstacles[number.index()];
        if obstacle.placed {
            let on = Some(Thing::Obstacle(number));
            atoms::place_token(cx, TokenKind::Objective, obstacle.pose, None, on);
        }
    }
    Flow::Next
}

/// The obstacles that a ship overlaps.
fn overlapped(look: &ArmadaLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(ship) = bound.about.subject.and_then(Thing::ship) else { return };
    let it = look.board.ship(ship);
    let footprint = look.game.measures.ship(it.card, it.pose).footprint();
    let obstacles = obstacles_under(look.game, look.board, &footprint);
    each_obstacle(obstacles).map(Thing::Obstacle).for_each(found);
}

/// A token that lies on the obstacle in question (armada.objective.dangerous-territory.76).
fn token_there(look: &ArmadaLook<'_>, bound: &Binding) -> Option<TokenNo> {
    let obstacle = bound.get(CHOSEN)?;
    let shape = scene::shape(look.game, look.board, obstacle)?;
    let board = look.board;
    board.tokens_of(TokenKind::Objective).find(|token| {
        let token = &board.tokens[token.index()];
        token.on == Some(obstacle) || overlaps(&Shape::Disc(scene::token_disc(token.pose)), &shape)
    })
}

fn has_token(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    token_there(look, bound).is_some()
}

fn take_token(cx: &mut ArmadaCx<'_>, bound: &mut Binding) -> Flow<ArmadaWords> {
    if let Some(token) = token_there(&cx.look(), bound) {
        atoms::remove_token(cx, token);
    }
    Flow::Next
}

fn asteroids_or_debris(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    matches!(bound.about.object, Some(Thing::Obstacle(at)) if matches!(
        look.board.obstacles[at.index()].kind,
        ObstacleKind::AsteroidField | ObstacleKind::DebrisField
    ))
}

/// Dangerous Territory; where the obstacles lie is its plan (armada.objective.dangerous-territory.71–.77).
pub(super) static DANGEROUS_TERRITORY: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Dangerous Territory",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[Op::Do(Act::Named(token_on_each))],
        ..FORCED
    },
    Ability {
        name: "Dangerous Territory",
        // In the Move Ship step, one token of each obstacle (armada.objective.dangerous-territory.74, .77).
        on: On::Window(Window::OverlapObstacles),
        when: Cond::Ship(Ref::Subject),
        ops: &[Op::Each {
            what: Some(Select::Named(overlapped)),
            var: V0,
            ops: &[Op::If {
                cond: Cond::Named(has_token),
                then: &[Op::May {
                    by: Who::Owner(Ref::Subject),
                    what: "remove the obstacle's objective token for a victory token",
                    ops: &[Op::Do(Act::Named(take_token)), Op::Do(Act::GainVictory(Ref::Subject, 1))],
                }],
                otherwise: &[],
            }],
        }],
        ..FORCED
    },
    Ability {
        name: "Dangerous Territory",
        on: On::Query(Query::ObstacleAffects, Change::Cannot),
        when: Cond::All(&[
            Cond::Ship(Ref::Subject),
            Cond::SecondPlayer(Ref::Subject),
            Cond::Named(asteroids_or_debris),
        ]),
        ..FORCED
    },
];
