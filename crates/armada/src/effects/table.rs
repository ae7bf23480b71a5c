//! Obstacles, edges, and tokens in the play area.

use broadside_engine::{Flow, Ref, Side};
use broadside_table::{Shape, overlaps};

use super::parties::{near, obstacle, piece, ship, token, zone};
use super::selections::candidate;
use super::{Binding, amount};
use crate::board::TokenKind;
use crate::geometry::{Distance, TableEdge, holds_edge, to_edge};
use crate::steps::call;
use crate::steps::obstacles::MoveObstacle;
use crate::steps::setup::{PlaceCardTokens, PlaceTokens, Task};
use crate::words::{ArmadaWords, Edges, ObstacleNo, Piece, TableAct, TableCond, TableSelect, Thing, TokenNo};
use crate::{ArmadaCx, ArmadaLook, atoms, scene};

/// A token that lies on an obstacle, wherever it came from (armada.objective.dangerous-territory.76).
fn token_on(look: &ArmadaLook<'_>, obstacle: ObstacleNo) -> Option<TokenNo> {
    let board = look.board;
    let shape = scene::shape(look.game, board, Thing::Obstacle(obstacle))?;
    board.tokens_of(TokenKind::Objective).find(|token| {
        let token = &board.tokens[token.index()];
        token.on == Some(Thing::Obstacle(obstacle))
            || overlaps(&Shape::Disc(scene::token_disc(token.pose)), &shape)
    })
}

/// What lies on the table, and where its edges are.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: TableCond, bound: &Binding) -> bool {
    let board = look.board;
    let base = |party: Ref| {
        let ship = ship(bound, party).map(|at| board.ship(at)).filter(|it| it.in_play())?;
        Some(look.game.measures.ship(ship.card, ship.pose).base())
    };
    match cond {
        TableCond::ObstacleKind(party, kinds) => {
            obstacle(bound, party).is_some_and(|at| kinds.contains(&board.obstacles[at.index()].kind))
        }
        TableCond::StationDestroyed(party) => {
            obstacle(bound, party).is_some_and(|at| board.obstacles[at.index()].destroyed)
        }
        TableCond::TokenOn(party) => obstacle(bound, party).is_some_and(|at| token_on(look, at).is_some()),
        TableCond::NearOwnToken(party, kind, span) => {
            let mine = |at: &TokenNo| board.tokens[at.index()].owner;
            let side = Some(board.side(bound.controller));
            let tokens = board.tokens_of(kind).filter(|at| mine(at) == side).map(Thing::Token);
            let party = bound.get(party);
            tokens.into_iter().any(|token| party.is_some_and(|it| near(look, it, token, span)))
        }
        TableCond::NearEdges(party, edges, to) => {
            let (field, Some(base), Some(to)) = (board.table.field(), base(party), Distance::numbered(to))
            else {
                return false;
            };
            let edges = match edges {
                Edges::Short => [TableEdge::Left, TableEdge::Right],
                Edges::Players => Side::BOTH.map(|side| board.edge(side)),
            };
            edges.iter().any(|edge| to_edge(&field, *edge, &base) <= to.end())
        }
        TableCond::InFirstZone(party) => base(party).is_some_and(|base| {
            let field = board.table.field();
            field.deployment_zone(board.edge(board.first())).contains(&base)
        }),
        TableCond::InEnemyZone(party) => base(party).zip(ship(bound, party)).is_some_and(|(base, ship)| {
            let enemy = board.side_of_ship(ship).enemy();
            board.table.field().deployment_zone(board.edge(enemy)).contains(&base)
        }),
        TableCond::ArcHoldsMarkedEdge(party) => match (zone(bound, party), board.objective_mark) {
            (Some((ship, zone)), Some(Thing::Edge(edge))) => {
                let it = board.ship(ship);
                let placed = look.game.measures.ship(it.card, it.pose);
                holds_edge(&placed, zone, &board.table.field(), edge)
            }
            _ => false,
        },
    }
}

pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: TableSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let tokens = || look.board.tokens_of(TokenKind::Objective).map(Thing::Token);
    match select {
        TableSelect::Obstacles(cond) => {
            let all = look.board.obstacles_placed().map(Thing::Obstacle);
            all.for_each(|it| candidate(look, cond, bound, it, found));
        }
        TableSelect::ObjectiveTokens(of, span) => {
            if let Some(from) = bound.get(of) {
                tokens().filter(|token| near(look, from, *token, span)).for_each(found);
            }
        }
        TableSelect::Tokens(cond) => tokens().for_each(|it| candidate(look, cond, bound, it, found)),
        TableSelect::ShortEdges => {
            [TableEdge::Left, TableEdge::Right].map(Thing::Edge).into_iter().for_each(found);
        }
    }
}

/// Tokens and obstacles are placed, moved and removed.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: TableAct, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        TableAct::PlaceTokens(kind, count) => {
            let count = amount(&cx.look(), &count, bound).clamp(0, u8::MAX.into()) as u8;
            return call(PlaceCardTokens::new(kind, bound.controller, count));
        }
        TableAct::RemoveToken(party) => {
            if let Some(token) = token(bound, party) {
                atoms::remove_token(cx, token);
            }
        }
        TableAct::RemoveAllTokens => atoms::remove_tokens(cx, TokenKind::Objective),
        TableAct::PlaceTokenOn(party) => {
            if let Some(at) = obstacle(bound, party) {
                let pose = cx.board.obstacles[at.index()].pose;
                atoms::place_token(cx, TokenKind::Objective, pose, None, Some(Thing::Obstacle(at)));
            }
        }
        TableAct::TakeTokenFrom(party) => {
            if let Some(token) = obstacle(bound, party).and_then(|at| token_on(&cx.look(), at)) {
                atoms::remove_token(cx, token);
            }
        }
        TableAct::DropToken(party) => {
            if let Some(ship) = ship(bound, party) {
                return call(PlaceTokens::new(Task::DropVip(ship)));
            }
        }
        TableAct::MoveToken(party, ship, most) => {
            let by = bound.get(ship).and_then(|thing| cx.board.decider(thing));
            if let (Some(token), Some(by)) = (token(bound, party), by) {
                let by = cx.board.enemy_speaker(by);
                return call(MoveObstacle::within(Piece::Token(token), by, most));
            }
        }
        TableAct::MoveObstacle(party, most) => {
            if let Some(piece) = piece(bound, party) {
                return call(MoveObstacle::within(piece, bound.controller, most));
            }
        }
        TableAct::ShiftObstacle(party, most) => {
            // Of obstacles chosen together each is moved once.
            let moved = bound.get(party);
            bound.group.retain(|it| Some(*it) != moved);
            if let Some(piece) = piece(bound, party) {
                let moves = MoveObstacle::within(piece, bound.controller, most).lifting_squadrons();
                let turns = cx.game.rules.shifted_obstacles_turn_over;
                return call(if turns { moves.turning_over() } else { moves });
            }
        }
        TableAct::RemoveObstacle(party) => {
            if let Some(at) = obstacle(bound, party) {
                atoms::remove_obstacle(cx, at);
            }
        }
    }
    Flow::Next
}
