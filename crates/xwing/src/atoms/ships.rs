//! What a ship did in the round.

use crate::XWingCx;
use crate::facts::Maneuver;
use crate::words::{ActionId, Event, ShipNo};

/// A ship performs an action.
pub(crate) fn begin_action(cx: &mut XWingCx<'_>, ship: ShipNo, action: ActionId) {
    cx.board.ship_mut(ship).performed |= action.bit();
    if let ActionId::Card(card) = action {
        cx.board.decks.cards[card.index()].acted = true;
    }
    cx.emit(Event::ActionBegun(ship, action));
}

/// An action fails.
pub(crate) fn fail_action(cx: &mut XWingCx<'_>, ship: ShipNo, action: ActionId) {
    cx.board.ship_mut(ship).failed |= action.bit();
    cx.emit(Event::ActionFailed(ship, action));
}

/// A ship has executed a maneuver.
pub(crate) fn executed(cx: &mut XWingCx<'_>, ship: ShipNo, maneuver: Maneuver, fully: bool) {
    cx.board.ship_mut(ship).executed = Some(maneuver);
    cx.emit(Event::Executed(ship, maneuver, fully));
}
