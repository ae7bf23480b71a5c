//! Battles that begin at close quarters, for trials: by random answers squads seldom meet.

use broadside_engine::Chance;
use broadside_table::{Angle, Pose};

use crate::board::{Board, MAX_SHIPS, Standing};
use crate::geometry::measures::PLAY_AREA;

/// The middle of the table is divided into so many by so many fields, each of which holds a base however it is turned.
const FIELDS: usize = 4;
const FIELD: f64 = 125.0;

/// Moves the ships of both sides together in the middle of the table.
pub fn muster(board: &mut Board, chance: &mut Chance) {
    const { assert!(FIELDS * FIELDS >= MAX_SHIPS) };
    let mut free: Vec<usize> = (0..FIELDS * FIELDS).collect();
    for ship in board.ships.iter_mut().filter(|ship| ship.standing == Standing::InPlay) {
        let field = free.swap_remove(chance.draw("field", free.len() as u32) as usize);
        let along = |at: usize, whole: f64| whole / 2.0 + (at as f64 - (FIELDS as f64 - 1.0) / 2.0) * FIELD;
        let facing = Angle(chance.draw("facing", 16) << 28);
        let pose = Pose::from_mm(along(field % FIELDS, PLAY_AREA.0), along(field / FIELDS, PLAY_AREA.1), 0.0);
        ship.pose = Pose { facing, ..pose };
    }
}
