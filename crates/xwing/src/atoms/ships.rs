//! What a ship did in the round.

use super::{listen, open};
use crate::XWingCx;
use crate::board::Upgrade;
use crate::facts::{Maneuver, UpgradeId};
use crate::words::{ActionId, Event, ShipNo, UpgradeNo};

/// A ship performs an action.
pub(crate) fn begin_action(cx: &mut XWingCx<'_>, ship: ShipNo, action: ActionId) {
    open(&mut cx.board).ship_mut(ship).performed |= action.bit();
    match action {
        ActionId::Card(card) => open(&mut cx.board).decks.cards[card.index()].acted = true,
        ActionId::Upgrade(upgrade, nth) => open(&mut cx.board).upgrades[upgrade.index()].acted |= 1 << nth,
        _ => {}
    }
    cx.emit(Event::ActionBegun(ship, action));
}

/// An action fails.
pub(crate) fn fail_action(cx: &mut XWingCx<'_>, ship: ShipNo, action: ActionId) {
    open(&mut cx.board).ship_mut(ship).failed |= action.bit();
    cx.emit(Event::ActionFailed(ship, action));
}

/// A ship has executed a maneuver.
pub(crate) fn executed(cx: &mut XWingCx<'_>, ship: ShipNo, maneuver: Maneuver, fully: bool) {
    let it = open(&mut cx.board).ship_mut(ship);
    (it.executed, it.executed_fully) = (Some(maneuver), fully);
    cx.emit(Event::Executed(ship, maneuver, fully));
}

/// Two upgrade cards change places.
pub(crate) fn exchange(cx: &mut XWingCx<'_>, one: UpgradeNo, other: UpgradeNo) {
    let ships = (cx.board.upgrade(one).ship, cx.board.upgrade(other).ship);
    open(&mut cx.board).upgrades[one.index()].ship = ships.1;
    open(&mut cx.board).upgrades[other.index()].ship = ships.0;
    listen(cx);
    cx.emit(Event::Exchanged(one, other));
}

/// An upgrade that is not in the game is put facedown under a card of a ship.
pub(crate) fn hide_upgrade(cx: &mut XWingCx<'_>, ship: ShipNo, card: UpgradeId) {
    let upgrade = Upgrade { card, ship, hidden: true, ..Upgrade::default() };
    if open(&mut cx.board).upgrades.try_push(upgrade).is_ok() {
        cx.emit(Event::UpgradeHidden(ship));
    }
}

/// An upgrade that lay facedown is revealed and equipped, as if it had been equipped in setup.
pub(crate) fn reveal_upgrade(cx: &mut XWingCx<'_>, upgrade: UpgradeNo) {
    let card = cx.board.upgrade(upgrade).card;
    let charges = cx.game.facts[card].front.charges.map_or(0, |it| it.value);
    let it = &mut open(&mut cx.board).upgrades[upgrade.index()];
    (it.hidden, it.charges) = (false, charges);
    listen(cx);
    cx.emit(Event::UpgradeRevealed(upgrade));
}

/// A ship stands in for another: it has its name, initiative, pilot ability and charges (xwing.card.nashtah-pup.01).
pub(crate) fn stand_in(cx: &mut XWingCx<'_>, ship: ShipNo, other: ShipNo) {
    let (persona, initiative, charges) = {
        let other = cx.board.ship(other);
        (other.persona, other.initiative, other.charges)
    };
    let it = open(&mut cx.board).ship_mut(ship);
    (it.persona, it.initiative, it.charges) = (persona, initiative, charges);
    listen(cx);
    cx.emit(Event::StandsIn(ship, other));
}

/// An upgrade card is equipped to another ship.
pub(crate) fn give_upgrade(cx: &mut XWingCx<'_>, upgrade: UpgradeNo, to: ShipNo) {
    open(&mut cx.board).upgrades[upgrade.index()].ship = to;
    listen(cx);
    cx.emit(Event::UpgradeGiven(upgrade, to));
}
