//! The navigation objectives of the core set.

use broadside_engine::{Ability, Change, Choose, Count, Flow, On, Op, Ref, Who};

use super::{CHOSEN, FIRST_SHIPS, MARK_BOTH, SECOND_SHIPS, V0, V1, choose, place, scorer};
use crate::board::TokenKind;
use crate::cards::FORCED;
use crate::effects::Binding;
use crate::facts::{Colour, ObstacleKind, Zone};
use crate::steps::call;
use crate::steps::damage::Deal;
use crate::steps::maneuver::obstacles_under;
use crate::steps::obstacles::each_obstacle;
use crate::steps::setup::Task;
use crate::words::{Act, Amount, ArmadaWords, Cond, Query, Select, ShipNo, Span, Thing, TokenNo, Window};
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
            place(Task::IntelSweep),
            choose(FIRST_SHIPS, Who::Opponent, V0),
            choose(SECOND_SHIPS, Who::Controller, V1),
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
        ops: &[place(Task::Minefields)],
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

/// The obstacles that a ship overlaps.
pub(super) fn overlapped(look: &ArmadaLook<'_>, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(ship) = bound.about.subject.and_then(Thing::ship) else { return };
    let it = look.board.ship(ship);
    let footprint = look.game.measures.ship(it.card, it.pose).footprint();
    let obstacles = obstacles_under(look.game, look.board, &footprint);
    each_obstacle(obstacles).map(Thing::Obstacle).for_each(found);
}

/// An objective token is placed on every obstacle.
pub(super) const TOKEN_ON_EACH: Op<ArmadaWords> = Op::Each {
    what: Some(Select::Obstacles(&Cond::Always)),
    var: V0,
    ops: &[Op::Do(Act::PlaceTokenOn(CHOSEN))],
};

/// The owner of what overlaps the obstacle in question may take the token on it for a victory token.
pub(super) const TAKE_TOKEN: Op<ArmadaWords> = Op::If {
    cond: Cond::TokenOn(CHOSEN),
    then: &[Op::May {
        by: Who::Owner(Ref::Subject),
        what: "remove the obstacle's objective token for a victory token",
        ops: &[Op::Do(Act::TakeTokenFrom(CHOSEN)), Op::Do(Act::GainVictory(Ref::Subject, 1))],
    }],
    otherwise: &[],
};

/// Obstacles that harm ships.
const FIELDS: &[ObstacleKind] = &[ObstacleKind::AsteroidField, ObstacleKind::DebrisField];

/// Dangerous Territory; where the obstacles lie is its plan (armada.objective.dangerous-territory.71–.77).
pub(super) static DANGEROUS_TERRITORY: &[Ability<ArmadaWords>] = &[
    Ability {
        name: "Dangerous Territory",
        on: On::Window(Window::AfterPlaceObstacles),
        ops: &[TOKEN_ON_EACH],
        ..FORCED
    },
    Ability {
        name: "Dangerous Territory",
        // In the Move Ship step, one token of each obstacle (armada.objective.dangerous-territory.74, .77).
        on: On::Window(Window::OverlapObstacles),
        // Who gives the effects of obstacles up gets no token (armada.card.chart-officer.03).
        when: Cond::All(&[Cond::Ship(Ref::Subject), Cond::Not(&Cond::WaivesObstacles(Ref::Subject))]),
        ops: &[Op::Each { what: Some(Select::Named(overlapped)), var: V0, ops: &[TAKE_TOKEN] }],
        ..FORCED
    },
    Ability {
        name: "Dangerous Territory",
        on: On::Query(Query::ObstacleAffects, Change::Cannot),
        when: Cond::All(&[
            Cond::Ship(Ref::Subject),
            Cond::SecondPlayer(Ref::Subject),
            Cond::ObstacleKind(Ref::Object, FIELDS),
        ]),
        ..FORCED
    },
];
