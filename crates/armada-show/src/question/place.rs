//! A question for a place on the table.

use broadside_armada::facts::Size;
use broadside_armada::geometry::Distance;
use broadside_armada::scene::TOKEN_RADIUS;
use broadside_armada::words::{Piece, Prompt, ShipNo, Thing, TokenNo};
use broadside_engine::Region;
use broadside_stage::{Outline, Place, PlaceAsk};
use broadside_table::{Angle, Frame, Point, Pose};

use super::Ask;
use crate::ids;

fn outline(ask: &Ask<'_>, piece: Option<Piece>) -> Outline {
    let (game, board) = (ask.look.game, ask.look.board);
    match piece {
        Some(Piece::Ship(at)) => {
            let chassis = game.ship(board, at).chassis;
            let hull = game.measures.hull(chassis);
            let token = &game.facts[chassis].token;
            if hull.size == Size::Huge {
                Outline::rectangle(token.width.max(hull.base.0), token.length)
            } else {
                Outline::rectangle(hull.base.0, hull.base.1)
            }
        }
        Some(Piece::Squadron(at)) => Outline::circle(game.measures.squadron(board.squadron(at).pose).radius),
        Some(Piece::Obstacle(at)) => {
            let corners = &game.facts[board.obstacles[at.index()].id].corners;
            Outline::polygon(corners.iter().copied())
        }
        Some(Piece::Token(_)) | None => Outline::circle(TOKEN_RADIUS),
    }
}

/// Everything as near to a ship's base as distance 2 reaches.
fn around(ask: &Ask<'_>, ship: ShipNo) -> Outline {
    let it = ask.look.board.ship(ship);
    let (width, length) = ask.look.game.measures.hull(ask.look.game.ship(ask.look.board, ship).chassis).base;
    let frame = Frame::from(it.pose);
    let reach = Distance::Two.end();
    let corners = [(1.0, 1.0, 0.0), (1.0, -1.0, 90.0), (-1.0, -1.0, 180.0), (-1.0, 1.0, 270.0)];
    let points = corners.into_iter().flat_map(|(x, y, from)| {
        (0..7).map(move |step| {
            let direction = Angle::from_degrees(from + 15.0 * f64::from(step)).direction();
            let at = frame.to_table(Point::new(x * width / 2.0, y * length / 2.0) + direction * reach);
            [at.x, at.y]
        })
    });
    Outline { points: points.collect(), ..Outline::default() }
}

/// Where a piece may be placed: squadrons near a ship of their own (armada.setup.16).
fn regions(ask: &Ask<'_>) -> Vec<Outline> {
    if ask.step() != Some(Prompt::DeploySquadron) {
        return ask.legal.regions.iter().map(Into::into).collect();
    }
    let board = ask.look.board;
    let own = |ship: &ShipNo| board.side_of_ship(*ship) == board.side(ask.decision.seat);
    board.ships_in_play().filter(own).map(|ship| around(ask, ship)).collect()
}

/// Where a piece lies, if it is on the table.
fn lies(ask: &Ask<'_>, piece: Piece) -> Option<Pose> {
    let board = ask.look.board;
    match piece {
        Piece::Ship(at) => board.ship(at).in_play().then(|| board.ship(at).pose),
        Piece::Squadron(at) => board.squadron(at).in_play().then(|| board.squadron(at).pose),
        Piece::Obstacle(at) => board.obstacles[at.index()].placed.then(|| board.obstacles[at.index()].pose),
        Piece::Token(at) => board.tokens.get(at.index()).map(|token| token.pose),
    }
}

/// The token that is moved: the one in the middle of where it may go.
fn moved_token(ask: &Ask<'_>) -> Option<Piece> {
    let middle = ask.legal.regions.iter().find_map(|region| match region {
        Region::Disc { centre, .. } => Some(*centre),
        Region::Rect { .. } => None,
    })?;
    let at = ask.look.board.tokens.iter().position(|token| token.pose == middle)?;
    Some(Piece::Token(TokenNo(at as u8)))
}

fn away(one: &Place, other: &Place) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}

/// The places of the ships on the table.
fn ships(ask: &Ask<'_>) -> Vec<Place> {
    let board = ask.look.board;
    board.ships_in_play().map(|at| board.ship(at).pose.into()).collect()
}

/// How well a place suits somebody who has not thought about it: near the middle, bow to the other side, and with room to
/// the ships that lie there already.
fn worth(ask: &Ask<'_>, ships: &[Place], turns: bool, at: &Place) -> f64 {
    let area = ask.look.board.table.field().play;
    let (x, y) = ((area.low.x + area.high.x) / 2.0 - at.x, (area.low.y + area.high.y) / 2.0 - at.y);
    let (sin, cos) = at.facing.to_radians().sin_cos();
    let bow = if turns { (sin * x + cos * y) / x.hypot(y).max(1.0) } else { 0.0 };
    let near = ships.iter().map(|ship| away(ship, at)).fold(f64::INFINITY, f64::min);
    250.0 * bow + 2.0 * near.min(200.0) - x.hypot(y)
}

/// Where the piece lies at first: where it is if it may stay there, else the nearest legal place; what comes onto the table
/// begins at a sensible one.
fn start(ask: &Ask<'_>, now: Option<Place>, turns: bool, candidates: &[Place]) -> Place {
    let best = |worth: &dyn Fn(&Place) -> f64| {
        candidates.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).copied().unwrap_or_default()
    };
    match now {
        Some(now) if candidates.is_empty() => now,
        Some(now) => best(&|at| -away(at, &now)),
        None => {
            let ships = ships(ask);
            best(&|at| worth(ask, &ships, turns, at))
        }
    }
}

pub(super) fn ask(ask: &Ask<'_>) -> PlaceAsk {
    // A token is moved by the squadron or player that is asked.
    let token = matches!(
        ask.step(),
        Some(Prompt::PlaceObjectiveToken | Prompt::MoveObjectiveToken | Prompt::PlaceTargetingToken)
    );
    let piece = if token { moved_token(ask) } else { ask.about.and_then(Thing::piece) };
    let candidates: Vec<Place> = ask.legal.places.iter().map(|pose| (*pose).into()).collect();
    let now = piece.and_then(|piece| lies(ask, piece)).map(Place::from);
    let turns = matches!(piece, Some(Piece::Ship(_) | Piece::Obstacle(_)));
    PlaceAsk {
        piece: piece.map(ids::piece),
        outline: outline(ask, piece),
        start: start(ask, now, turns, &candidates),
        turns,
        regions: regions(ask),
        candidates,
    }
}
