//! What ships are like.

use broadside_engine::Ref;

use super::Binding;
use super::parties::ship;
use crate::words::ShipCond;
use crate::{ArmadaLook, values};

pub(super) fn holds(look: &ArmadaLook<'_>, cond: ShipCond, bound: &Binding) -> bool {
    let board = look.board;
    let it = |party: Ref| ship(bound, party).map(|number| board.ship(number));
    let card = |party: Ref| ship(bound, party).map(|number| look.game.ship(board, number));
    match cond {
        ShipCond::Size(ship, sizes) => card(ship).is_some_and(|ship| sizes.contains(&ship.size)),
        ShipCond::Smaller(one, other) => {
            card(one).zip(card(other)).is_some_and(|(one, other)| one.size < other.size)
        }
        ShipCond::Flotilla(ship) => card(ship).is_some_and(|ship| ship.flotilla),
        ShipCond::Flagship(ship) => it(ship).is_some_and(|ship| ship.flagship),
        ShipCond::Tag(ship, tag) => card(ship).is_some_and(|ship| ship.tags.contains(tag)),
        ShipCond::CommandValueAtMost(party, most) => {
            ship(bound, party).is_some_and(|ship| values::command(look, ship) <= most)
        }
        ShipCond::ObjectiveShip(ship) => it(ship).is_some_and(|ship| ship.objective_ship),
        ShipCond::ObjectiveToken(ship) => it(ship).is_some_and(|ship| ship.objective_tokens > 0),
        ShipCond::ZoneToken(zone, kind) => bound.get(zone).is_some_and(|zone| board.bears(zone, kind)),
    }
}
