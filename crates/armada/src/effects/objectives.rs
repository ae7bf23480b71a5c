//! What the words of objectives mean: obstacles, edges, tokens in the play area and on ships.

use broadside_engine::{Flow, Ref, Side};
use broadside_table::{Pose, Shape, overlaps};

use super::Binding;
use super::parties::ship;
use super::selections::candidate;
use crate::board::{AttackKind, Defense, Standing, TokenKind};
use crate::geometry::{Distance, TableEdge, holds_edge, to_edge};
use crate::steps::obstacles::{ExogorthsLeave, MoveInTurn, MoveObstacle};
use crate::steps::setup::{DeployAside, PlaceObstacles, PlacePile, PlaceTokens, Task};
use crate::steps::{attack, call};
use crate::words::{
    Act, ArmadaWords, Cond, Edges, ObstacleNo, Piece, Procedure, Select, SquadronNo, Thing, TokenNo,
};
use crate::{ArmadaCx, ArmadaLook, atoms, scene, values};

fn obstacle(bound: &Binding, party: Ref) -> Option<ObstacleNo> {
    match bound.get(party) {
        Some(Thing::Obstacle(at)) => Some(at),
        _ => None,
    }
}

fn token(bound: &Binding, party: Ref) -> Option<TokenNo> {
    match bound.get(party) {
        Some(Thing::Token(at)) => Some(at),
        _ => None,
    }
}

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
pub(super) fn of_table(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let board = look.board;
    let base = |party: Ref| {
        let ship = ship(bound, party).map(|at| board.ship(at)).filter(|it| it.in_play())?;
        Some(look.game.measures.ship(ship.card, ship.pose).base())
    };
    match cond {
        Cond::CardDealt => board.attack().is_some_and(|attack| attack.dealt > attack.averted),
        Cond::Marked => board.objective_mark.is_some(),
        Cond::EventAmount(least) => bound.about.amount >= *least,
        Cond::ObstacleKind(party, kinds) => {
            obstacle(bound, *party).is_some_and(|at| kinds.contains(&board.obstacles[at.index()].kind))
        }
        Cond::NearEdges(party, edges, to) => {
            let (field, Some(base), Some(to)) = (board.table.field(), base(*party), Distance::numbered(*to))
            else {
                return false;
            };
            let edges = match edges {
                Edges::Short => [TableEdge::Left, TableEdge::Right],
                Edges::Players => [Side(0), Side(1)].map(|side| board.edge(side)),
            };
            edges.iter().any(|edge| to_edge(&field, *edge, &base) <= to.end())
        }
        Cond::InFirstZone(party) => base(*party).is_some_and(|base| {
            let field = board.table.field();
            field.deployment_zone(board.edge(board.first)).contains(&base)
        }),
        Cond::InEnemyZone(party) => base(*party).zip(ship(bound, *party)).is_some_and(|(base, ship)| {
            let enemy = Side(1 - board.side(board.ship(ship).owner).0);
            board.table.field().deployment_zone(board.edge(enemy)).contains(&base)
        }),
        Cond::Destroyed(party) => match bound.get(*party).and_then(Thing::piece) {
            Some(Piece::Ship(ship)) => board.ship(ship).standing == Standing::Destroyed,
            Some(Piece::Squadron(squadron)) => board.squadron(squadron).standing == Standing::Destroyed,
            _ => false,
        },
        Cond::Falls(party) => {
            bound.get(*party).and_then(Thing::piece).is_some_and(|piece| values::is_spent(look, piece))
        }
        Cond::ArcHoldsMarkedEdge(party) => match (bound.get(*party), board.objective_mark) {
            (Some(Thing::Zone(ship, zone)), Some(Thing::Edge(edge))) => {
                let it = board.ship(ship);
                let placed = look.game.measures.ship(it.card, it.pose);
                holds_edge(&placed, zone, &board.table.field(), edge)
            }
            _ => false,
        },
        Cond::TokenOn(party) => obstacle(bound, *party).is_some_and(|at| token_on(look, at).is_some()),
        Cond::StationDestroyed(party) => {
            obstacle(bound, *party).is_some_and(|at| board.obstacles[at.index()].destroyed)
        }
        _ => false,
    }
}

pub(super) fn select(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let board = look.board;
    match select {
        Select::FleetSquadrons(cond) => {
            for number in (0..board.squadrons.len() as u8).map(SquadronNo) {
                if matches!(board.squadron(number).standing, Standing::InPlay | Standing::Waiting) {
                    candidate(look, cond, bound, Thing::Squadron(number), found);
                }
            }
        }
        Select::Tokens(cond) => {
            let all = board.tokens_of(TokenKind::Objective).map(Thing::Token);
            all.for_each(|it| candidate(look, cond, bound, it, found));
        }
        Select::ShortEdges => {
            [TableEdge::Left, TableEdge::Right].map(Thing::Edge).into_iter().for_each(found)
        }
        _ => {}
    }
}

/// The side with the higher sum of command values at distance 1 of something gains a victory token; equal sums give none
/// (armada.objective.contested-outpost.73).
fn contest(cx: &mut ArmadaCx<'_>, what: Thing) {
    let look = cx.look();
    let board = look.board;
    let mut sums = [0_u32; 2];
    for ship in board.ships_in_play() {
        if scene::at_distance(look.game, board, Thing::Ship(ship), what, 1) {
            sums[board.side(board.ship(ship).owner).0 as usize] += u32::from(values::command(&look, ship));
        }
    }
    let winner = match sums[0].cmp(&sums[1]) {
        core::cmp::Ordering::Greater => Side(0),
        core::cmp::Ordering::Less => Side(1),
        core::cmp::Ordering::Equal => return,
    };
    let seat = board.seat(winner);
    atoms::gain_victory(cx, seat, 1);
}

pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        Act::GainVictoryAgainst(party, count) => {
            if let Some(owner) = bound.get(*party).and_then(|thing| cx.board.owner(thing)) {
                let seat = cx.board.opponent(owner);
                atoms::gain_victory(cx, seat, *count);
            }
        }
        Act::Contest(party) => {
            if let Some(what) = bound.get(*party) {
                contest(cx, what);
            }
        }
        Act::LoseObjectiveTokens(party) => {
            if let Some(ship) = ship(bound, *party) {
                let count = cx.board.ship(ship).objective_tokens as i8;
                atoms::objective_tokens(cx, ship, -count);
            }
        }
        Act::PlaceTokenOn(party) => {
            if let Some(at) = obstacle(bound, *party) {
                let pose: Pose = cx.board.obstacles[at.index()].pose;
                atoms::place_token(cx, TokenKind::Objective, pose, None, Some(Thing::Obstacle(at)));
            }
        }
        Act::TakeTokenFrom(party) => {
            if let Some(token) = obstacle(bound, *party).and_then(|at| token_on(&cx.look(), at)) {
                atoms::remove_token(cx, token);
            }
        }
        Act::RemoveAllTokens => atoms::remove_tokens(cx, TokenKind::Objective),
        Act::DropToken(party) => {
            if let Some(ship) = ship(bound, *party) {
                return call(PlaceTokens::new(Task::DropVip(ship)));
            }
        }
        Act::MoveToken(party, ship, most) => {
            let by = bound.get(*ship).and_then(|thing| cx.board.owner(thing));
            if let (Some(token), Some(by)) = (token(bound, *party), by) {
                let by = cx.board.opponent(by);
                return call(MoveObstacle::within(Piece::Token(token), by, *most));
            }
        }
        Act::RemoveObstacle(party) => {
            if let Some(at) = obstacle(bound, *party) {
                atoms::remove_obstacle(cx, at);
            }
        }
        Act::Mark(party) => {
            if let Some(what) = bound.get(*party) {
                atoms::mark(cx, what);
            }
        }
        Act::RevealObjectiveDial(var) => {
            let revealed = atoms::reveal_objective_dial(cx);
            bound.set(*var, revealed.map(Thing::Command));
        }
        Act::RestoreDefense(party) => {
            if let Some(token) = bound.get(*party) {
                atoms::recover_defense(cx, token, Defense::Ready);
            }
        }
        Act::ExhaustDefense(party) => {
            if let Some(token) = bound.get(*party) {
                atoms::exhaust_defense(cx, token);
            }
        }
        Act::DiscardChosenToken(party, var) => {
            let command = bound.get(Ref::Var(*var)).and_then(Thing::command);
            if let (Some(ship), Some(command)) = (ship(bound, *party), command) {
                atoms::discard_command_token(cx, ship, command);
            }
        }
        _ => {}
    }
    Flow::Next
}

/// Procedures that objectives start.
pub(super) fn begin(cx: &mut ArmadaCx<'_>, procedure: &Procedure, bound: &Binding) -> Flow<ArmadaWords> {
    match procedure {
        Procedure::PlaceTokens(task) => call(PlaceTokens::new(*task)),
        Procedure::PlaceObstacles(placing) => call(PlaceObstacles::new(*placing)),
        Procedure::MoveObstacles(drift) => call(MoveInTurn::new(*drift)),
        Procedure::ExogorthsLeave { stirring } => call(ExogorthsLeave::new(*stirring)),
        Procedure::DeployAside => call(DeployAside::new()),
        Procedure::PlaceDials(count) => call(PlacePile::on_objective(*count)),
        Procedure::ObjectiveAttack(var) => match (bound.get(Ref::Var(*var)), cx.board.objective) {
            (Some(defender), Some(objective)) => {
                let (attacker, kind) = (Thing::Objective(objective), AttackKind::Objective);
                attack::begin(cx, attacker, defender, kind, bound.controller)
            }
            _ => Flow::Next,
        },
        _ => Flow::Next,
    }
}
