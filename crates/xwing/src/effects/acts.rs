//! What effects do.

use broadside_engine::{Flow, Ref};

use super::conditions::may_remove;
use super::{Binding, die_at, object, ship, shows};
use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::steps::{self, PerformAction, call};
use crate::words::{Act, Deed, ShipNo, Thing, Token, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

/// Whether an operation would do anything (xwing.cost.01).
pub(crate) fn can(look: &XWingLook<'_>, act: &Act, bound: &Binding) -> bool {
    let there = |party: &Ref| ship(bound, *party).is_some_and(|it| look.board.ship(it).in_play());
    match act {
        Act::ChangeAll(..)
        | Act::Change(..)
        | Act::ChangeGroup(_)
        | Act::RerollGroup
        | Act::Add(..)
        | Act::Cancel(_)
        | Act::CancelAll(_)
        | Act::Inflict(_) => look.board.attack().is_some(),
        Act::Gain(party, ..) => there(party),
        Act::GainInstead(party, _) | Act::GainThatInstead(party) => there(party) && gaining(look).is_some(),
        Act::GainOneFewer => gaining(look).is_some(),
        Act::Remove(party, token, _) => ship(bound, *party)
            .is_some_and(|it| look.board.ship(it).has(*token) && may_remove(look, it, *token)),
        Act::Transfer(from, to, token) => match (ship(bound, *from), ship(bound, *to)) {
            (Some(from), Some(to)) => may_transfer(look, from, to, *token),
            _ => false,
        },
        Act::Suffer(party, ..) => object(bound, *party).is_some(),
        Act::RecoverShield(party) => ship(bound, *party).is_some_and(|it| {
            let it = look.board.ship(it);
            it.shields < it.shield_capacity
        }),
        Act::LoseShield(party) => ship(bound, *party).is_some_and(|it| look.board.ship(it).shields > 0),
        Act::RecoverCharge => has_inactive(look, bound),
        Act::LoseCharge => matches!(Origin::of(bound.source), Origin::Upgrade(upgrade)
            if look.board.upgrade(upgrade).charges > 0),
        Act::RecoverForce(party) => ship(bound, *party).is_some_and(|it| {
            let it = look.board.ship(it);
            it.force < it.force_capacity
        }),
        Act::Action(party, actions) => {
            ship(bound, *party).is_some_and(|it| PerformAction::told(it, actions).any(look))
        }
        Act::Lock(holder, on) => match (ship(bound, *holder), object(bound, *on)) {
            (Some(holder), Some(on)) => values::may_lock(look, holder, on),
            _ => false,
        },
        Act::Attack(bonus) => steps::bonus_attack(look, bonus, bound).is_some_and(|it| it.is_possible(look)),
        Act::Expose(party) => ship(bound, *party)
            .is_some_and(|it| usize::from(look.board.ship(it).damage) > look.board.faceup(it).count()),
        Act::DealFacedown(party) => object(bound, *party).is_some(),
        Act::SetDial(_) => ship(bound, Ref::Bearer).is_some_and(|it| look.board.ship(it).dial.is_some()),
        Act::Assign(party, _) => there(party),
        Act::RemoveThis => this_condition(look, bound).is_some(),
        Act::RevealThis => {
            this_condition(look, bound).is_some_and(|it| look.board.conditions[it.index()].facedown)
        }
        Act::RepairThis => matches!(Origin::of(bound.source), Origin::Card(card)
            if look.board.decks.cards[card.index()].faceup),
        Act::HitsBecomeCrits => look.core.deed().is_some(),
        Act::Named(_) => true,
    }
}

/// The tokens that a ship would gain.
fn gaining(look: &XWingLook<'_>) -> Option<(ShipNo, Token, u8)> {
    match look.core.deed() {
        Some(Deed::GainToken { ship, token, count, .. }) => Some((*ship, *token, *count)),
        _ => None,
    }
}

/// A token can be transferred only if the one ship can remove it and the other can gain it (xwing.token.04).
pub(crate) fn may_transfer(look: &XWingLook<'_>, from: ShipNo, to: ShipNo, token: Token) -> bool {
    look.board.ship(from).has(token) && may_remove(look, from, token) && atoms::may_gain(look, to, token)
}

fn has_inactive(look: &XWingLook<'_>, bound: &Binding) -> bool {
    match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => {
            let limit = values::side_up(look, upgrade).charges.map_or(0, |it| it.value);
            look.board.upgrade(upgrade).charges < limit
        }
        _ => ship(bound, Ref::Bearer).is_some_and(|it| {
            let it = look.board.ship(it);
            it.charges < look.game.facts[it.pilot].charges.map_or(0, |charges| charges.value)
        }),
    }
}

fn this_condition(look: &XWingLook<'_>, bound: &Binding) -> Option<crate::words::ConditionNo> {
    match Origin::of(bound.source) {
        Origin::Condition(own) if look.board.conditions[own.index()].in_play => Some(own),
        _ => None,
    }
}

/// A ship would gain one token fewer. Says which token.
fn one_fewer(cx: &mut XWingCx<'_>) -> Option<Token> {
    match cx.core.deed_mut() {
        Some(Deed::GainToken { token, count, .. }) if *count > 0 => {
            *count -= 1;
            Some(*token)
        }
        _ => None,
    }
}

pub(crate) fn operate(cx: &mut XWingCx<'_>, act: &Act, bound: &mut Binding) -> Flow<XWingWords> {
    if !can(&cx.look(), act, bound) {
        return Flow::Next;
    }
    let by = bound.controller;
    match act {
        Act::ChangeAll(faces, face) => {
            let Some(attack) = cx.board.attack() else { return Flow::Next };
            let dice = *attack.dice_of(faces.die);
            for (at, it) in dice.iter().enumerate() {
                if shows(faces, it.face) {
                    atoms::change_die(cx, faces.die, at as u8, *face);
                }
            }
        }
        Act::Change(var, face) => {
            if let Some(Thing::Die(number)) = bound.get(Ref::Var(*var)) {
                let (die, at) = die_at(number);
                atoms::change_die(cx, die, at, *face);
            }
        }
        Act::ChangeGroup(face) => each_die(bound, |die, at| atoms::change_die(cx, die, at, *face)),
        Act::RerollGroup => each_die(bound, |die, at| atoms::reroll_die(cx, die, at)),
        Act::Add(die, face) => atoms::add_die(cx, *die, *face),
        Act::Cancel(var) => {
            if let Some(Thing::Die(number)) = bound.get(Ref::Var(*var)) {
                let (die, at) = die_at(number);
                atoms::remove_die(cx, die, at);
            }
        }
        Act::CancelAll(die) => atoms::cancel_all(cx, *die),
        Act::Inflict(token) => return inflict(cx, *token),
        Act::Gain(party, token, count) => {
            if let Some(gainer) = ship(bound, *party) {
                return steps::gain(gainer, *token, *count, by);
            }
        }
        Act::GainInstead(party, token) => {
            if let (Some(_), Some(gainer)) = (one_fewer(cx), ship(bound, *party)) {
                return steps::gain(gainer, *token, 1, by);
            }
        }
        Act::GainThatInstead(party) => {
            if let (Some(token), Some(gainer)) = (one_fewer(cx), ship(bound, *party)) {
                return steps::gain(gainer, token, 1, by);
            }
        }
        Act::GainOneFewer => {
            one_fewer(cx);
        }
        Act::Remove(party, token, count) => {
            if let Some(loser) = ship(bound, *party) {
                atoms::remove_token(cx, loser, *token, *count);
            }
        }
        Act::Transfer(from, to, token) => {
            if let (Some(from), Some(to)) = (ship(bound, *from), ship(bound, *to)) {
                atoms::remove_token(cx, from, *token, 1);
                return steps::gain(to, *token, 1, by);
            }
        }
        Act::Suffer(party, hits, crits) => {
            if let Some(unit) = object(bound, *party) {
                return call(steps::Suffer::new(unit, *hits, *crits));
            }
        }
        Act::RecoverShield(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::recover_shield(cx, ship);
            }
        }
        Act::LoseShield(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::lose_shield(cx, ship);
            }
        }
        Act::RecoverCharge => match (Origin::of(bound.source), ship(bound, Ref::Bearer)) {
            (Origin::Upgrade(upgrade), _) => atoms::charge(cx, upgrade, 1),
            (_, Some(ship)) => atoms::ship_charge(cx, ship, 1),
            _ => {}
        },
        Act::LoseCharge => {
            if let Origin::Upgrade(upgrade) = Origin::of(bound.source) {
                atoms::charge(cx, upgrade, -1);
            }
        }
        Act::RecoverForce(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::force(cx, ship, 1);
            }
        }
        Act::Action(party, actions) => {
            if let Some(ship) = ship(bound, *party) {
                return call(PerformAction::told(ship, actions));
            }
        }
        Act::Lock(holder, on) => {
            if let (Some(holder), Some(on)) = (ship(bound, *holder), object(bound, *on)) {
                atoms::lock(cx, holder, on);
            }
        }
        Act::Attack(bonus) => {
            if let Some(attack) = steps::bonus_attack(&cx.look(), bonus, bound) {
                return call(attack);
            }
        }
        Act::Expose(party) => {
            if let Some(ship) = ship(bound, *party)
                && let Some(card) = atoms::random_facedown(cx, ship)
            {
                atoms::expose(cx, ship, card);
            }
        }
        Act::DealFacedown(party) => {
            if let Some(unit) = object(bound, *party) {
                atoms::deal(cx, unit, false);
            }
        }
        Act::SetDial(var) => {
            if let (Some(ship), Some(Thing::Maneuver(maneuver))) =
                (ship(bound, Ref::Bearer), bound.get(Ref::Var(*var)))
            {
                atoms::set_dial(cx, ship, maneuver);
            }
        }
        Act::Assign(party, nth) => {
            if let (Some(ship), Some(card)) = (ship(bound, *party), condition_of(&cx.look(), bound, *nth)) {
                return steps::assign(cx, ship, card, by);
            }
        }
        Act::RemoveThis => {
            if let Some(own) = this_condition(&cx.look(), bound) {
                atoms::remove_condition(cx, own);
            }
        }
        Act::RevealThis => {
            if let Some(own) = this_condition(&cx.look(), bound) {
                atoms::reveal_condition(cx, own);
            }
        }
        Act::RepairThis => {
            if let (Origin::Card(card), Some(bearer)) = (Origin::of(bound.source), ship(bound, Ref::Bearer)) {
                atoms::repair_faceup(cx, bearer, card);
            }
        }
        Act::HitsBecomeCrits => {
            if let Some(Deed::Suffer { hits, crits, .. }) = cx.core.deed_mut() {
                *crits += *hits;
                *hits = 0;
            }
        }
        Act::Named(deeds) => return deeds(cx, bound),
    }
    Flow::Next
}

fn each_die(bound: &Binding, mut act: impl FnMut(Die, u8)) {
    for thing in &bound.group {
        if let Thing::Die(number) = thing {
            let (die, at) = die_at(*number);
            act(die, at);
        }
    }
}

/// All hits and crits that are left become tokens of the defender: no damage is dealt (xwing.inflict.01).
fn inflict(cx: &mut XWingCx<'_>, token: Token) -> Flow<XWingWords> {
    let Some(attack) = cx.board.attack().copied() else { return Flow::Next };
    let count = attack.results(Die::Attack, Face::Hit) + attack.results(Die::Attack, Face::Critical);
    atoms::cancel_all(cx, Die::Attack);
    match attack.defender.ship() {
        Some(ship) if count > 0 => steps::gain(ship, token, count, attack.by),
        _ => Flow::Next,
    }
}

/// A condition of the card that an effect comes from.
fn condition_of(look: &XWingLook<'_>, bound: &Binding, nth: u8) -> Option<crate::facts::ConditionId> {
    let list = match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => &values::side_up(look, upgrade).conditions,
        Origin::Pilot(ship) => &look.game.facts[look.board.ship(ship).pilot].conditions,
        // A condition that goes on to another ship.
        Origin::Condition(own) => return Some(look.board.conditions[own.index()].card),
        _ => return None,
    };
    list.get(nth as usize).copied()
}
