//! Conditions, upgrades, and ships that stand in for others.

use broadside_engine::{Flow, Ref};

use super::lies_there;
use crate::effects::{Binding, ship};
use crate::facts::ConditionId;
use crate::game::Origin;
use crate::steps;
use crate::words::operations::Cards;
use crate::words::{ConditionNo, Thing, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

pub(super) fn can(look: &XWingLook<'_>, word: Cards, bound: &Binding) -> bool {
    match word {
        Cards::Assign(party, _) => lies_there(look, bound, party),
        Cards::RemoveThis => this_condition(look, bound).is_some(),
        Cards::RevealThis => {
            this_condition(look, bound).is_some_and(|it| look.board.conditions[it.index()].facedown)
        }
        Cards::FlipThis => Origin::of(bound.source).upgrade().is_some(),
        Cards::EquipHidden(party) => ship(bound, party).is_some_and(|it| look.board.hidden_of(it).is_some()),
        Cards::GiveUpgrade(..) | Cards::Hide(..) | Cards::StandIn(..) => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Cards, bound: &Binding) -> Flow<XWingWords> {
    let at = |party: Ref| ship(bound, party);
    match word {
        Cards::Assign(party, nth) => {
            if let (Some(at), Some(card)) = (at(party), condition_of(&cx.look(), bound, nth)) {
                return steps::assign(cx, at, card, bound.controller);
            }
        }
        Cards::RemoveThis => {
            if let Some(own) = this_condition(&cx.look(), bound) {
                atoms::remove_condition(cx, own);
            }
        }
        Cards::RevealThis => {
            if let Some(own) = this_condition(&cx.look(), bound) {
                atoms::reveal_condition(cx, own);
            }
        }
        Cards::FlipThis => {
            if let Some(upgrade) = Origin::of(bound.source).upgrade() {
                atoms::flip_upgrade(cx, upgrade);
                steps::note_turned(cx, upgrade);
            }
        }
        Cards::GiveUpgrade(upgrade, to) => {
            if let (Some(Thing::Upgrade(upgrade)), Some(to)) = (bound.get(Ref::Var(upgrade)), at(to)) {
                atoms::give_upgrade(cx, upgrade, to);
            }
        }
        Cards::Hide(party, upgrade) => {
            if let (Some(at), Some(Thing::Print(card))) = (at(party), bound.get(Ref::Var(upgrade))) {
                atoms::hide_upgrade(cx, at, card);
            }
        }
        Cards::EquipHidden(party) => {
            if let Some(upgrade) = at(party).and_then(|at| cx.board.hidden_of(at)) {
                atoms::reveal_upgrade(cx, upgrade);
            }
        }
        Cards::StandIn(party, other) => {
            if let (Some(at), Some(other)) = (at(party), at(other)) {
                atoms::stand_in(cx, at, other);
            }
        }
    }
    Flow::Next
}

/// The condition that an effect comes from, while it is in play.
fn this_condition(look: &XWingLook<'_>, bound: &Binding) -> Option<ConditionNo> {
    Origin::of(bound.source).condition().filter(|own| look.board.conditions[own.index()].in_play)
}

/// A condition of the card that an effect comes from.
fn condition_of(look: &XWingLook<'_>, bound: &Binding, nth: u8) -> Option<ConditionId> {
    let list = match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => &values::side_up(look, upgrade).conditions,
        Origin::Pilot(ship) => &look.game.facts[look.board.ship(ship).persona].conditions,
        // A condition that goes on to another ship.
        Origin::Condition(own) => return Some(look.board.conditions[own.index()].card),
        Origin::Card(_) | Origin::Chassis(_) | Origin::Attacker | Origin::Defender | Origin::Ship(_) => {
            return None;
        }
    };
    list.get(nth as usize).copied()
}
