//! Costs.

use broadside_engine::{Flow, Ref, Var};

use super::Binding;
use super::operations::spend_die;
use super::parties::{may_spend_die, ship};
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

/// The command tokens of the bearer, a bit for each.
fn tokens(look: &ArmadaLook<'_>, bound: &Binding) -> u8 {
    ship(bound, Ref::Bearer).map_or(0, |ship| look.board.ship(ship).tokens)
}

fn command(bound: &Binding, var: Var) -> Option<Command> {
    bound.get(Ref::Var(var)).and_then(Thing::command)
}

/// Whether a cost can be paid. What is to be chosen yet is not looked at; that there is something to choose, is.
pub(crate) fn payable(look: &ArmadaLook<'_>, price: &Price, bound: &Binding) -> bool {
    payable_all(look, core::slice::from_ref(price), bound)
}

/// Whether several costs can be paid together: each token and each die pays once (armada.effect-timing.13).
pub(crate) fn payable_all(look: &ArmadaLook<'_>, prices: &[Price], bound: &Binding) -> bool {
    let mut tokens = tokens(look, bound);
    let mut dice = look.board.attack().map_or(0, |attack| attack.dice.len());
    let mut objectives = ship(bound, Ref::Bearer).map_or(0, |ship| look.board.ship(ship).objective_tokens);
    let (mut any, mut exhausted) = (0, false);
    for price in prices {
        let paid = match price {
            // Only a readied card can be exhausted (armada.readied.03).
            Price::Exhaust => {
                let ready = card(bound).is_some_and(|at| look.board.upgrade(at).state == UpgradeState::Ready);
                ready && !core::mem::replace(&mut exhausted, true)
            }
            Price::Discard => {
                card(bound).is_some_and(|at| look.board.upgrade(at).state != UpgradeState::Discarded)
            }
            Price::CommandTokenOf(command) => take(&mut tokens, *command),
            Price::CommandToken(var) => match command(bound, *var) {
                Some(command) => take(&mut tokens, command),
                None => {
                    any += 1;
                    true
                }
            },
            Price::SpendDie(var) => {
                let open = match bound.get(Ref::Var(*var)) {
                    Some(Thing::Die(at)) => may_spend_die(look, at),
                    _ => true,
                };
                dice > 0 && open && {
                    dice -= 1;
                    true
                }
            }
            Price::ObjectiveToken => {
                objectives > 0 && {
                    objectives -= 1;
                    true
                }
            }
        };
        if !paid {
            return false;
        }
    }
    tokens.count_ones() >= any
}

fn take(tokens: &mut u8, command: Command) -> bool {
    let there = *tokens & bit(command) != 0;
    *tokens &= !bit(command);
    there
}

pub(crate) fn pay(cx: &mut ArmadaCx<'_>, price: &Price, bound: &mut Binding) -> Flow<ArmadaWords> {
    let bearer = ship(bound, Ref::Bearer);
    match price {
        Price::Exhaust | Price::Discard => {
            let state =
                if *price == Price::Exhaust { UpgradeState::Exhausted } else { UpgradeState::Discarded };
            if let Some(upgrade) = card(bound) {
                atoms::set_upgrade(cx, upgrade, state);
            }
        }
        Price::CommandToken(_) | Price::CommandTokenOf(_) => {
            let command = match price {
                Price::CommandToken(var) => command(bound, *var),
                Price::CommandTokenOf(command) => Some(*command),
                _ => None,
            };
            if let (Some(ship), Some(command)) = (bearer, command) {
                atoms::spend_command_token(cx, ship, command);
            }
        }
        Price::SpendDie(var) => spend_die(cx, bound, *var),
        Price::ObjectiveToken => {
            if let Some(ship) = bearer {
                atoms::objective_tokens(cx, ship, -1);
            }
        }
    }
    Flow::Next
}
