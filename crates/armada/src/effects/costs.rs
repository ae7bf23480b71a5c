//! Costs.

use broadside_engine::{About, Flow, Ref};

use super::Binding;
use super::cards::{card, change_pile, pile};
use super::dice::may_spend_die;
use super::parties::{command, die, ship, upgrade};
use crate::board::{Defense, UpgradeState, bit};
use crate::steps::attack;
use crate::words::{ArmadaWords, Price, Query, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// Whether a cost can be paid. What is to be chosen yet is not looked at; that there is something to choose, is.
pub(crate) fn payable(look: &ArmadaLook<'_>, price: &Price, bound: &Binding) -> bool {
    let state = |upgrade| look.board.upgrade(upgrade).state;
    let bearer = || ship(bound, Ref::Bearer).map(|ship| look.board.ship(ship));
    match *price {
        // Only a readied card can be exhausted (armada.readied.03).
        Price::Exhaust => card(bound).is_some_and(|card| state(card) == UpgradeState::Ready),
        Price::Discard => card(bound).is_some_and(|card| state(card) != UpgradeState::Discarded),
        Price::Die(var) => match die(bound, var) {
            Some(at) => may_spend_die(look, at),
            None => look.board.attack().is_some_and(|attack| !attack.dice.is_empty()),
        },
        Price::CommandToken(var) => {
            let tokens = bearer().map_or(0, |ship| ship.tokens);
            command(bound, Ref::Var(var)).map_or(tokens, |command| tokens & bit(command)) != 0
        }
        Price::TokenOf(command) => bearer().is_some_and(|ship| ship.has_token(command)),
        Price::FleetCommandToken(command) => ship(bound, Ref::Bearer).is_some_and(|ship| {
            let about = About::subject(Thing::Ship(ship));
            look.board.ship(ship).has_token(command) && look.allowed(Query::MayPayFleetCommand, about, true)
        }),
        // Until it is chosen, the choice itself says whether there is one.
        Price::DefenseToken(var) => {
            bound.get(Ref::Var(var)).is_none_or(|token| attack::may_pay_with(look, token))
        }
        Price::DiscardDefense(var) => bound.get(Ref::Var(var)).is_none_or(|token| {
            values::defense(look, token).is_some_and(|slot| slot.state != Defense::Discarded)
        }),
        Price::Upgrade(var) => {
            upgrade(bound, Ref::Var(var)).is_none_or(|upgrade| state(upgrade) != UpgradeState::Discarded)
        }
        Price::ExhaustCopy(var) => {
            upgrade(bound, Ref::Var(var)).is_none_or(|copy| state(copy) == UpgradeState::Ready)
        }
        Price::TokenOnCard(of) => match command(bound, of) {
            Some(command) => pile(look, bound).tokens[command as usize] > 0,
            None => pile(look, bound).total() > 0,
        },
        Price::DialOnCard(of) => match command(bound, of) {
            Some(command) => pile(look, bound).dials().any(|dial| dial == command),
            None => pile(look, bound).dials().next().is_some(),
        },
        Price::DialOrToken(command, _) => {
            bearer().is_some_and(|ship| ship.has_dial(command) || ship.has_token(command))
        }
        Price::TypeOnCard(_) => card(bound).is_some_and(|card| look.board.pile(card).defense != 0),
    }
}

/// Whether several costs can be paid together: no card asks for the same twice, so each is looked at by itself.
pub(crate) fn payable_all(look: &ArmadaLook<'_>, prices: &[Price], bound: &Binding) -> bool {
    prices.iter().all(|price| payable(look, price, bound))
}

pub(crate) fn pay(cx: &mut ArmadaCx<'_>, price: &Price, bound: &mut Binding) -> Flow<ArmadaWords> {
    let bearer = ship(bound, Ref::Bearer);
    match *price {
        Price::Exhaust => {
            if let Some(card) = card(bound) {
                atoms::set_upgrade(cx, card, UpgradeState::Exhausted);
            }
        }
        Price::Discard => {
            if let Some(card) = card(bound) {
                atoms::set_upgrade(cx, card, UpgradeState::Discarded);
            }
        }
        Price::Die(var) => {
            if let Some(at) = die(bound, var) {
                atoms::spend_die(cx, at);
                bound.set(var, None);
            }
        }
        Price::CommandToken(var) => {
            if let (Some(ship), Some(command)) = (bearer, command(bound, Ref::Var(var))) {
                atoms::spend_command_token(cx, ship, command);
            }
        }
        Price::TokenOf(command) | Price::FleetCommandToken(command) => {
            if let Some(ship) = bearer {
                atoms::spend_command_token(cx, ship, command);
            }
        }
        // It pays for the effect and has none of its own (armada.defense-tokens.31).
        Price::DefenseToken(var) => {
            if let Some(token) = bound.get(Ref::Var(var))
                && let Some(by) = token.piece()
            {
                atoms::spend_defense(cx, token, by);
            }
        }
        Price::DiscardDefense(var) => {
            if let Some(token) = bound.get(Ref::Var(var)) {
                atoms::discard_defense(cx, token);
            }
        }
        Price::Upgrade(var) => {
            if let Some(upgrade) = upgrade(bound, Ref::Var(var)) {
                atoms::set_upgrade(cx, upgrade, UpgradeState::Discarded);
            }
        }
        Price::ExhaustCopy(var) => {
            if let Some(copy) = upgrade(bound, Ref::Var(var)) {
                atoms::set_upgrade(cx, copy, UpgradeState::Exhausted);
            }
        }
        Price::TokenOnCard(of) => {
            if let (Some(card), Some(command)) = (card(bound), command(bound, of)) {
                atoms::take_from_card(cx, card, command);
            }
        }
        Price::DialOnCard(of) => {
            if let (Some(card), Some(command)) = (card(bound), command(bound, of)) {
                atoms::reveal_from_card(cx, card, command);
            }
        }
        Price::DialOrToken(command, var) => {
            if let (Some(ship), Some(Thing::Pay(way))) = (bearer, bound.get(Ref::Var(var))) {
                match way.dial() {
                    true => atoms::discard_any_dial(cx, ship, command),
                    false => atoms::discard_command_token(cx, ship, command),
                }
            }
        }
        Price::TypeOnCard(var) => {
            if let (Some(card), Some(Thing::TokenType(kind))) = (card(bound), bound.get(Ref::Var(var))) {
                change_pile(cx, card, |pile| pile.defense &= !(1 << kind as u8));
            }
        }
    }
    Flow::Next
}
