//! What a ship lies on.

use arrayvec::ArrayVec;
use broadside_table::{Shape, overlaps};

use crate::Armada;
use crate::board::{Board, MAX_SHIPS};
use crate::geometry;
use crate::scene;
use crate::words::ShipNo;

/// The other ships in play, with their numbers beside them.
pub fn others(
    game: &Armada,
    board: &Board,
    ship: ShipNo,
) -> (ArrayVec<geometry::Ship, MAX_SHIPS>, ArrayVec<ShipNo, MAX_SHIPS>) {
    let (mut ships, mut numbers) = (ArrayVec::new(), ArrayVec::new());
    for number in board.ships_in_play().filter(|number| *number != ship) {
        let it = board.ship(number);
        ships.push(game.measures.ship(it.card, it.pose));
        numbers.push(number);
    }
    (ships, numbers)
}

/// The squadrons that a ship overlaps, a bit for each; shield dials count, sliders do not (armada.overlapping.17,
/// armada.overlapping.18, armada.overlapping.77).
pub(crate) fn squadrons_under(game: &Armada, board: &Board, ship: ShipNo) -> u64 {
    let it = board.ship(ship);
    squadrons_on(game, board, &game.measures.ship(it.card, it.pose).footprint())
}

/// The squadrons that lie on a shape, a bit for each.
pub(crate) fn squadrons_on(game: &Armada, board: &Board, shape: &Shape) -> u64 {
    let covered = |pose| overlaps(shape, &Shape::Disc(scene::disc(game, pose)));
    board
        .squadrons_in_play()
        .filter(|squadron| covered(board.squadron(*squadron).pose))
        .fold(0, |found, squadron| found | 1 << squadron.0)
}

/// The obstacles that a shape lies on, a bit for each (armada.obstacles.02).
pub(crate) fn obstacles_under(game: &Armada, board: &Board, shape: &Shape) -> u16 {
    let covered = |number: &crate::words::ObstacleNo| {
        let obstacle = &board.obstacles[number.index()];
        overlaps(shape, &game.measures.obstacle(obstacle.id, obstacle.pose).shape())
    };
    board.obstacles_placed().filter(covered).fold(0, |found, obstacle| found | 1 << obstacle.0)
}
