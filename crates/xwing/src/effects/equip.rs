//! Upgrades that change ships during a game: slots do not matter (xwing.upgrade.09), restrictions do (xwing.upgrade.10).

use crate::board::Board;
use crate::facts::{Slot, UpgradeId};
use crate::squad::{Squad, SquadShip, meets_restrictions};
use crate::words::{ShipNo, UpgradeNo};
use crate::{XWing, XWingLook};

/// Whether a ship meets the restrictions box of an upgrade that comes to it, in place of another if one leaves it.
pub(crate) fn fits(look: &XWingLook<'_>, on: ShipNo, leaves: Option<UpgradeNo>, comes: UpgradeNo) -> bool {
    let gone = [leaves, Some(comes)];
    meets(look.game, look.board, on, &gone, look.board.upgrade(comes).card)
}

/// Whether a ship meets the restrictions box of a card that comes to it, when others are gone from where they were.
fn meets(game: &XWing, board: &Board, on: ShipNo, gone: &[Option<UpgradeNo>], card: UpgradeId) -> bool {
    let side = board.side_of_ship(on);
    let cards = |ship: ShipNo| {
        let stays = board.upgrades_of(ship).filter(move |at| !gone.contains(&Some(*at)));
        let new = (ship == on).then_some(card);
        new.into_iter().chain(stays.map(|at| board.upgrade(at).card)).collect()
    };
    let mine: Vec<ShipNo> = board.all_ships().filter(|at| board.side_of_ship(*at) == side).collect();
    let ships = mine.iter().map(|at| SquadShip { pilot: board.ship(*at).pilot, upgrades: cards(*at) });
    let squad = Squad {
        name: String::new(),
        faction: board.sides[side].faction,
        ships: ships.collect(),
        obstacles: Vec::new(),
    };
    let place = mine.iter().position(|at| *at == on);
    place.is_some_and(|place| meets_restrictions(game.facts, &squad, place, 0))
}

/// Whether an upgrade could be given to a ship, which has no copy of it yet (xwing.upgrade.07).
pub(crate) fn givable(look: &XWingLook<'_>, upgrade: UpgradeNo, to: ShipNo) -> bool {
    let it = look.board.upgrade(upgrade);
    it.ship != to && !has_copy(look.board, it.card, to) && fits(look, to, None, upgrade)
}

fn has_copy(board: &Board, card: UpgradeId, on: ShipNo) -> bool {
    board.upgrades_of(on).any(|at| board.upgrade(at).card == card)
}

/// The upgrades of a type that are not limited and that a ship could bear, out of all that there are.
pub(crate) fn spares<'a>(
    game: &'a XWing,
    board: &'a Board,
    on: ShipNo,
    slot: Slot,
) -> impl Iterator<Item = UpgradeId> + use<'a> {
    let all = game.facts.upgrades().iter();
    all.filter(move |it| it.limited == 0 && it.slots() == [slot].as_slice())
        .map(|it| it.id)
        .filter(move |card| !has_copy(board, *card, on) && meets(game, board, on, &[], *card))
}
