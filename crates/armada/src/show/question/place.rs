//! A question for a place on the table.

use broadside_engine::Region;
use broadside_stage::{Outline, Place, PlaceAsk};
use broadside_table::Pose;

use super::Ask;
use crate::facts::Size;
use crate::scene::TOKEN_RADIUS;
use crate::show::ids;
use crate::words::{Piece, Prompt, Thing, TokenNo};

/// A pose as a page has it.
pub(in crate::show) fn place(pose: Pose) -> Place {
    Place { x: pose.x_mm(), y: pose.y_mm(), facing: pose.facing.degrees() }
}

fn round(radius: f64) -> Outline {
    Outline { radius: Some(radius), ..Outline::default() }
}

fn rectangle(width: f64, length: f64) -> Outline {
    let (x, y) = (width / 2.0, length / 2.0);
    Outline { points: vec![[-x, -y], [x, -y], [x, y], [-x, y]], ..Outline::default() }
}

fn outline(ask: &Ask<'_>, piece: Option<Piece>) -> Outline {
    let (game, board) = (ask.look.game, ask.look.board);
    match piece {
        Some(Piece::Ship(at)) => {
            let chassis = game.ship(board, at).chassis;
            let hull = game.measures.hull(chassis);
            let token = &game.facts[chassis].token;
            if hull.size == Size::Huge {
                rectangle(token.width.max(hull.base.0), token.length)
            } else {
                rectangle(hull.base.0, hull.base.1)
            }
        }
        Some(Piece::Squadron(at)) => round(game.measures.squadron(board.squadron(at).pose).radius),
        Some(Piece::Obstacle(at)) => {
            let corners = &game.facts[board.obstacles[at.index()].id].corners;
            Outline {
                points: corners.iter().map(|corner| [corner.x, corner.y]).collect(),
                ..Outline::default()
            }
        }
        Some(Piece::Token(_)) | None => round(TOKEN_RADIUS),
    }
}

fn region(region: &Region) -> Outline {
    match region {
        Region::Rect { left, bottom, right, top } => Outline {
            points: vec![[*left, *bottom], [*right, *bottom], [*right, *top], [*left, *top]],
            ..Outline::default()
        },
        Region::Disc { centre, reach } => Outline {
            radius: Some(*reach),
            centre: Some([centre.x_mm(), centre.y_mm()]),
            ..Outline::default()
        },
    }
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

pub(super) fn ask(ask: &Ask<'_>) -> PlaceAsk {
    // A token is moved by the squadron or player that is asked.
    let token = matches!(
        ask.step(),
        Some(Prompt::PlaceObjectiveToken | Prompt::MoveObjectiveToken | Prompt::PlaceTargetingToken)
    );
    let piece = if token { moved_token(ask) } else { ask.about.and_then(Thing::piece) };
    let candidates: Vec<Place> = ask.legal.places.iter().map(|pose| place(*pose)).collect();
    let now = piece.and_then(|piece| lies(ask, piece)).map(place);
    let turns = matches!(piece, Some(Piece::Ship(_) | Piece::Obstacle(_)));
    PlaceAsk {
        piece: piece.map(ids::piece),
        outline: outline(ask, piece),
        start: now.or(candidates.first().copied()).unwrap_or_default(),
        turns,
        regions: ask.legal.regions.iter().map(region).collect(),
        candidates,
    }
}
