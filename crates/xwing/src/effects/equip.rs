//! Upgrades that change ships during a game: slots do not matter (xwing.upgrade.09), restrictions do (xwing.upgrade.10).

use crate::XWingLook;
use crate::squad::{Squad, SquadShip, meets_restrictions};
use crate::words::{ShipNo, UpgradeNo};

/// Whether a ship meets the restrictions box of an upgrade that comes to it, in place of another if one leaves it.
pub(crate) fn fits(look: &XWingLook<'_>, on: ShipNo, leaves: Option<UpgradeNo>, comes: UpgradeNo) -> bool {
    let owner = look.board.ship(on).owner;
    let cards = |ship: ShipNo| {
        let stays = look.board.upgrades_of(ship).filter(move |at| Some(*at) != leaves && *at != comes);
        let new = (ship == on).then_some(comes);
        new.into_iter().chain(stays).map(|at| look.board.upgrade(at).card).collect()
    };
    let mine: Vec<ShipNo> = look.board.all_ships().filter(|at| look.board.ship(*at).owner == owner).collect();
    let ships = mine.iter().map(|at| SquadShip { pilot: look.board.ship(*at).pilot, upgrades: cards(*at) });
    let squad = Squad {
        name: String::new(),
        faction: look.board.players[owner.0 as usize].faction,
        ships: ships.collect(),
        obstacles: Vec::new(),
    };
    let place = mine.iter().position(|at| *at == on);
    place.is_some_and(|place| meets_restrictions(look.game.facts, &squad, place, 0))
}

/// Whether an upgrade could be given to a ship, which has no copy of it yet (xwing.upgrade.07).
pub(crate) fn givable(look: &XWingLook<'_>, upgrade: UpgradeNo, to: ShipNo) -> bool {
    let it = look.board.upgrade(upgrade);
    let copy = look.board.upgrades_of(to).any(|at| look.board.upgrade(at).card == it.card);
    it.ship != to && !copy && fits(look, to, None, upgrade)
}
