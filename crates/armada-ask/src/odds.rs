//! What the odds of attacks count.

use broadside_armada::Armada;
use broadside_armada::board::{Board, Standing};
use broadside_armada::words::{ShipNo, SquadronNo, Thing};
use broadside_engine::Side;

/// The shields that the ships of a side, or one of them, lack, their damage cards and the hull points of squadrons. What is
/// destroyed has lost its hull value.
pub(super) fn lost(game: &Armada, board: &Board, side: Side, on: Option<Thing>) -> i64 {
    let counts = |controller, piece: Thing| board.side(controller) == side && on.is_none_or(|on| on == piece);
    let ships =
        board.ships.iter().zip(0u8..).filter(|(it, at)| counts(it.controller, Thing::Ship(ShipNo(*at))));
    let ships = ships.map(|(ship, _)| {
        let card = &game.facts[ship.card];
        let sum = |shields: &[u8]| -> i64 { shields.iter().map(|it| i64::from(*it)).sum() };
        let cards = if ship.standing == Standing::Destroyed { card.hull } else { ship.damage };
        sum(&card.shields) - sum(&ship.shields) + i64::from(cards)
    });
    let squadrons = board.squadrons.iter().zip(0u8..);
    let squadrons = squadrons.filter(|(it, at)| counts(it.controller, Thing::Squadron(SquadronNo(*at))));
    let squadrons = squadrons.map(|(it, _)| match it.standing {
        Standing::Destroyed => i64::from(game.facts[it.card].hull),
        _ => i64::from(game.facts[it.card].hull) - i64::from(it.hull),
    });
    ships.sum::<i64>() + squadrons.sum::<i64>()
}

/// It makes no difference which die of a colour shows what, unless one of them may not be modified.
pub(super) fn alike(board: &mut Board) {
    for attack in board.attacks.iter_mut() {
        if attack.frozen == 0 && attack.fixed == 0 {
            attack.dice.sort_unstable_by_key(|die| (die.colour as u8, die.face as u8));
        }
    }
}
