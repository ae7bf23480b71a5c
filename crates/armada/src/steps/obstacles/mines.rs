//! Proximity mines.

use crate::board::TokenKind;
use crate::facts::Colour;
use crate::words::{ShipNo, Thing};
use crate::{ArmadaCx, atoms, scene};

/// A mine at distance 1 of a ship that has ended its movement goes off: it is removed and two blue dice are rolled; the
/// answer is the number of their hit and critical icons, `None` when there is no such mine (armada.proximity-mines.02,
/// armada.proximity-mines.03).
pub(crate) fn detonate(cx: &mut ArmadaCx<'_>, ship: ShipNo) -> Option<u8> {
    let near = |token| scene::at_distance(cx.game, &cx.board, Thing::Ship(ship), Thing::Token(token), 1);
    let mine = cx.board.tokens_of(TokenKind::ProximityMine).find(|token| near(*token))?;
    atoms::remove_token(cx, mine);
    let dice = atoms::roll_aside(cx, Colour::Blue, 2);
    Some(dice.iter().map(|die| die.face.hits() + die.face.criticals()).sum())
}
