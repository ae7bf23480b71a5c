//! Costs.

use broadside_engine::{Flow, Ref, Var};

use super::Binding;
use super::parties::ship;
use crate::board::{UpgradeState, bit};
use crate::facts::Command;
use crate::words::{ArmadaWords, Price, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms};

/// The upgrade card that an effect comes from.
fn card(bound: &Binding) -> Option<UpgradeNo> {
    match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => Some(upgrade),
        _ => None,
    }
}

fn command(bound: &Binding, var: Var) -> Option<Command> {
    bound.get(Ref::Var(var)).and_then(Thing::command)
}

/// Whether a cost can be paid. What is to be chosen yet is not looked at; that there is something to choose, is.
pub(crate) fn payable(look: &ArmadaLook<'_>, price: &Price, bound: &Binding) -> bool {
    match price {
        // Only a readied card can be exhausted (armada.readied.03).
        Price::Exhaust => {
            card(bound).is_some_and(|upgrade| look.board.upgrade(upgrade).state == UpgradeState::Ready)
        }
        Price::CommandToken(var) => {
            let tokens = ship(bound, Ref::Bearer).map_or(0, |ship| look.board.ship(ship).tokens);
            command(bound, *var).map_or(tokens, |command| tokens & bit(command)) != 0
        }
    }
}

/// Whether several costs can be paid together: no card asks for the same twice, so each is looked at by itself.
pub(crate) fn payable_all(look: &ArmadaLook<'_>, prices: &[Price], bound: &Binding) -> bool {
    prices.iter().all(|price| payable(look, price, bound))
}

pub(crate) fn pay(cx: &mut ArmadaCx<'_>, price: &Price, bound: &mut Binding) -> Flow<ArmadaWords> {
    match price {
        Price::Exhaust => {
            if let Some(upgrade) = card(bound) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Exhausted);
            }
        }
        Price::CommandToken(var) => {
            if let (Some(ship), Some(command)) = (ship(bound, Ref::Bearer), command(bound, *var)) {
                atoms::spend_command_token(cx, ship, command);
            }
        }
    }
    Flow::Next
}
