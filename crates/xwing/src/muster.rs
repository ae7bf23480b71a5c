//! Battles that begin at close quarters, for trials: by random answers squads seldom meet.

use broadside_engine::Chance;
use broadside_table::{Angle, Pose};

use crate::board::{Board, MAX_SHIPS, Standing};
use crate::geometry::measures::PLAY_AREA;
use crate::words::{Object, ShipNo, Token};

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

/// Puts ships into the middle of a battle: worn shields and hulls, tokens, and locks on one another. What needs a rare state comes
/// up far more often then.
pub fn season(board: &mut Board, chance: &mut Chance) {
    const TOKENS: [Token; 8] = [
        Token::Focus,
        Token::Evade,
        Token::Calculate,
        Token::Stress,
        Token::Strain,
        Token::Tractor,
        Token::Ion,
        Token::Disarm,
    ];
    let fielded = |board: &Board, at: usize| board.ships[at].standing == Standing::InPlay;
    let all: Vec<usize> = (0..board.ships.len()).filter(|&at| fielded(board, at)).collect();
    for &at in &all {
        let side = board.side_of_ship(ShipNo(at as u8));
        let enemies: Vec<usize> =
            all.iter().copied().filter(|&it| board.side_of_ship(ShipNo(it as u8)) != side).collect();
        let other = board.speaker(side.enemy());
        let ship = &mut board.ships[at];
        if chance.draw("worn", 2) == 0 {
            ship.shields = chance.draw("shields", u32::from(ship.shields) + 1) as u8;
            ship.hull = 1 + chance.draw("hull", u32::from(ship.hull.max(1))) as u8;
        }
        for token in TOKENS {
            ship.tokens[token as usize] += u8::from(chance.draw("token", 4) == 0);
        }
        ship.tractored_by = other;
        if !enemies.is_empty() && chance.draw("lock", 3) > 0 {
            let enemy = enemies[chance.draw("enemy", enemies.len() as u32) as usize];
            ship.locks.push(Object::Ship(ShipNo(enemy as u8)));
        }
    }
}
