//! Tables for movement: each side has a ship far away, so that nobody has lost.

use broadside_armada::Armada;
use broadside_armada::board::{Board, Deck, TableToken, TokenKind};
use broadside_armada::words::{Piece, ShipNo, TokenNo};
use broadside_engine::Seat;
use broadside_table::Pose;

pub use crate::common::{BLUE, Play, RED, put_obstacle as obstacle, put_squadron as squadron};
use crate::common::{empty, put_ship};

/// A board on which nothing is near.
pub fn board(game: &Armada) -> Board {
    let mut board = empty(Deck::new(false));
    board.ears = game.ears_of(&board);
    ship(game, &mut board, RED, "cr90-corvette-a", (1700.0, 60.0, 0.0), 0);
    ship(game, &mut board, BLUE, "victory-ii-class-star-destroyer", (1700.0, 850.0, 180.0), 0);
    board
}

/// Puts a ship on the table, as the active one.
pub fn ship(
    game: &Armada,
    board: &mut Board,
    owner: Seat,
    slug: &str,
    place: (f64, f64, f64),
    speed: u8,
) -> ShipNo {
    let number = put_ship(game, board, owner, slug, place, speed);
    board.active = Some(Piece::Ship(number));
    number
}

/// Puts a token on the table.
pub fn token(board: &mut Board, kind: TokenKind, x: f64, y: f64) -> TokenNo {
    board.tokens.push(TableToken { kind, pose: Pose::from_mm(x, y, 0.0), owner: None, on: None });
    TokenNo(board.tokens.len() as u8 - 1)
}
