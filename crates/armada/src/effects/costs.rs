//! Costs.

use broadside_engine::{Flow, Ref, Var};

use super::parties::{may_spend_die, ship};
use super::{Binding, commands, defense};
use crate::board::{Defense, UpgradeState, bit};
use crate::facts::Command;
use crate::steps::attack;
use crate::words::{ArmadaWords, Price, Thing, UpgradeNo};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

/// The upgrade card that an effect comes from.
pub(super) fn card(bound: &Binding) -> Option<UpgradeNo> {
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
        Price::Discard => {
            card(bound).is_some_and(|upgrade| look.board.upgrade(upgrade).state != UpgradeState::Discarded)
        }
        Price::Die(var) => match bound.get(Ref::Var(*var)) {
            Some(Thing::Die(at)) => may_spend_die(look, at),
            _ => look.board.attack().is_some_and(|attack| !attack.dice.is_empty()),
        },
        Price::CommandToken(var) => {
            let tokens = ship(bound, Ref::Bearer).map_or(0, |ship| look.board.ship(ship).tokens);
            command(bound, *var).map_or(tokens, |command| tokens & bit(command)) != 0
        }
        Price::TokenOf(command) => {
            ship(bound, Ref::Bearer).is_some_and(|ship| look.board.ship(ship).has_token(*command))
        }
        // Until it is chosen, the choice itself says whether there is one.
        Price::DefenseToken(var) => {
            bound.get(Ref::Var(*var)).is_none_or(|token| attack::may_pay_with(look, token))
        }
        Price::DiscardDefense(var) => bound.get(Ref::Var(*var)).is_none_or(|token| {
            values::defense(look, token).is_some_and(|slot| slot.state != Defense::Discarded)
        }),
        Price::Upgrade(var) => match bound.get(Ref::Var(*var)) {
            Some(Thing::Upgrade(upgrade)) => look.board.upgrade(upgrade).state != UpgradeState::Discarded,
            _ => true,
        },
        Price::ExhaustCopy(var) => match bound.get(Ref::Var(*var)) {
            Some(Thing::Upgrade(copy)) => look.board.upgrade(copy).state == UpgradeState::Ready,
            _ => true,
        },
        Price::TypeOnCard(_) => card(bound).is_some_and(|upgrade| look.board.pile(upgrade).defense != 0),
        _ => commands::payable(look, price, bound),
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
        Price::Discard => {
            if let Some(upgrade) = card(bound) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Discarded);
            }
        }
        Price::Die(var) => {
            if let Some(Thing::Die(at)) = bound.get(Ref::Var(*var)) {
                atoms::spend_die(cx, at);
                bound.set(*var, None);
            }
        }
        Price::CommandToken(var) => {
            if let (Some(ship), Some(command)) = (ship(bound, Ref::Bearer), command(bound, *var)) {
                atoms::spend_command_token(cx, ship, command);
            }
        }
        Price::TokenOf(command) => {
            if let Some(ship) = ship(bound, Ref::Bearer) {
                atoms::spend_command_token(cx, ship, *command);
            }
        }
        // It pays for the effect and has none of its own (armada.defense-tokens.31).
        Price::DefenseToken(var) => {
            if let Some(token) = bound.get(Ref::Var(*var))
                && let Some(by) = token.piece()
            {
                atoms::spend_defense(cx, token, by);
            }
        }
        Price::DiscardDefense(var) => {
            if let Some(token) = bound.get(Ref::Var(*var)) {
                atoms::discard_defense(cx, token);
            }
        }
        Price::Upgrade(var) => {
            if let Some(Thing::Upgrade(upgrade)) = bound.get(Ref::Var(*var)) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Discarded);
            }
        }
        Price::ExhaustCopy(var) => {
            if let Some(Thing::Upgrade(copy)) = bound.get(Ref::Var(*var)) {
                atoms::set_upgrade(cx, copy, UpgradeState::Exhausted);
            }
        }
        Price::TypeOnCard(var) => {
            if let Some(Thing::TokenType(kind)) = bound.get(Ref::Var(*var)) {
                defense::change_pile(cx, bound, |pile| pile.defense &= !(1 << kind as u8));
            }
        }
        _ => commands::pay(cx, price, bound),
    }
    Flow::Next
}
