//! A ship is assigned a condition.

use broadside_engine::{Flow, Seat};

use super::Next;
use crate::board::Condition;
use crate::facts::ConditionId;
use crate::words::{ConditionNo, ShipNo};
use crate::{XWingCx, atoms};

/// A player's effect assigns a condition to a ship. Of a limited one beyond that side's limit an instance in play
/// goes first (xwing.condition.07, xwing.condition.08, xwing.condition.09); a secret one takes the place of what the
/// ship has with the same marker (xwing.condition.12, xwing.condition.13).
pub(crate) fn assign(cx: &mut XWingCx<'_>, ship: ShipNo, card: ConditionId, by: Seat) -> Next {
    let facts = cx.game.facts;
    let mine = |cx: &XWingCx<'_>| {
        let conditions = cx.board.conditions.iter().enumerate();
        let ours = |it: &Condition| cx.board.side(it.by) == cx.board.side(by);
        let same = conditions.filter(|(_, it)| it.in_play && it.card == card && ours(it));
        same.map(|(at, _)| ConditionNo(at as u8)).collect::<arrayvec::ArrayVec<_, 12>>()
    };
    let limit = facts[card].limited;
    let before = mine(cx);
    if limit > 0 && before.len() >= limit.into() {
        atoms::remove_condition(cx, before[0]);
    }
    if facts[card].facedown {
        let earlier = cx
            .board
            .conditions
            .iter()
            .position(|it| it.in_play && it.ship == ship && facts[it.card].facedown);
        if let Some(at) = earlier {
            atoms::remove_condition(cx, ConditionNo(at as u8));
        }
    }
    atoms::assign_condition(cx, ship, card, by);
    Flow::Next
}
