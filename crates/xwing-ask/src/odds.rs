//! What the odds of attacks count.

use broadside_engine::Side;
use broadside_xwing::board::Board;
use broadside_xwing::words::Thing;

/// The shields that the ships of a side, or one of them, lack, and their damage cards.
pub(super) fn lost(board: &Board, side: Side, on: Option<Thing>) -> i64 {
    let own = board.all_ships().filter(|ship| board.side(board.ship(*ship).controller) == side);
    let own = own.filter(|ship| on.is_none_or(|on| on == Thing::Ship(*ship))).map(|ship| board.ship(ship));
    own.map(|ship| i64::from(ship.shield_capacity) - i64::from(ship.shields) + i64::from(ship.damage)).sum()
}

/// It makes no difference which of the dice of an attack shows what, nor, when defense dice are rolled, which attack dice were
/// rerolled.
pub(super) fn alike(board: &mut Board) {
    for attack in board.attacks.iter_mut() {
        if !attack.defense.is_empty() {
            attack.dice.iter_mut().for_each(|die| die.rerolled = false);
        }
        for dice in [&mut attack.dice, &mut attack.defense] {
            dice.sort_unstable_by_key(|die| (die.face as u8, die.rerolled));
        }
    }
}
