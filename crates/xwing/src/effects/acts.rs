//! What effects do.

use broadside_engine::{Flow, Ref};

use super::conditions::may_remove;
use super::{Binding, Charged, able, charged, die_at, note_modified, object, order, outside, ship, shows};
use crate::board::{Mark, Standing, Weapon};
use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::steps::{self, PerformAction, call};
use crate::words::{Act, Colour, Deed, Object, ShipNo, Thing, Token, UpgradeNo, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

/// Whether an operation would do anything (xwing.cost.01).
pub(crate) fn can(look: &XWingLook<'_>, act: &Act, bound: &Binding) -> bool {
    let there = |party: &Ref| ship(bound, *party).is_some_and(|it| look.board.ship(it).in_play());
    match act {
        Act::ChangeAll(faces, _) => {
            let only_focus = faces.faces == [Face::Focus];
            look.board.attack().is_some() && !(only_focus && super::focus_left(look, bound) == 0)
        }
        Act::RerollGroup => look.board.attack().is_some() || !look.board.roll.dice.is_empty(),
        Act::Change(..)
        | Act::ChangeGroup(_)
        | Act::ChangeToNamed(..)
        | Act::Add(..)
        | Act::Cancel(_)
        | Act::CancelAll(_)
        | Act::InflictFor(..)
        | Act::RollAnew(_)
        | Act::Inflict(_) => look.board.attack().is_some(),
        Act::Gain(party, ..) => there(party),
        Act::GainInstead(party, _) | Act::GainThatInstead(party) => there(party) && gaining(look).is_some(),
        Act::GainOneFewer => gaining(look).is_some(),
        Act::Remove(party, token, _) => ship(bound, *party)
            .is_some_and(|it| look.board.ship(it).has(*token) && may_remove(look, it, *token)),
        Act::Spend(party, token) => {
            ship(bound, *party).is_some_and(|it| super::costs::lends(look, it, it, *token, bound))
        }
        Act::Transfer(from, to, token) => match (ship(bound, *from), ship(bound, *to)) {
            (Some(from), Some(to)) => may_transfer(look, from, to, *token),
            _ => false,
        },
        Act::Suffer(party, ..) => object(bound, *party).is_some(),
        Act::RecoverShield(party) => ship(bound, *party).is_some_and(|it| values::lacks_shield(look, it)),
        Act::LoseShield(party) => ship(bound, *party).is_some_and(|it| values::shields(look, it) > 0),
        Act::RecoverCharge => has_inactive(look, bound),
        Act::LoseCharge => super::charges(look, bound).is_some_and(|charges| charges > 0),
        Act::RecoverForce(party) => ship(bound, *party).is_some_and(|it| {
            let it = look.board.ship(it);
            it.force < it.force_capacity
        }),
        Act::Action(party, actions) => {
            ship(bound, *party).is_some_and(|it| PerformAction::told(it, actions).any(look))
        }
        Act::ThatAction(party, colour) => that_action(bound, *party, *colour).is_some_and(|it| it.any(look)),
        Act::Lock(holder, on) => match (ship(bound, *holder), object(bound, *on)) {
            (Some(holder), Some(on)) => values::may_lock(look, holder, on),
            _ => false,
        },
        Act::Attack(bonus) => steps::bonus_attack(look, bonus, bound).is_some_and(|it| it.is_possible(look)),
        Act::AttackBy(party, bonus) => {
            let bound = Binding { bearer: bound.get(*party), ..*bound };
            steps::bonus_attack(look, bonus, &bound).is_some_and(|it| it.is_possible(look))
        }
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
        Act::Task(party, task) => ship(bound, *party).is_some_and(|at| able(look, at, *task, bound)),
        Act::LookAtDial(party) | Act::ShowDial(party) => {
            ship(bound, *party).is_some_and(|it| look.board.ship(it).dial.is_some())
        }
        Act::RepairFacedown(party) => {
            ship(bound, *party).is_some_and(|at| look.board.facedown(at).next().is_some())
        }
        Act::SpendForce(party, count) => {
            ship(bound, *party).is_some_and(|it| look.board.ship(it).force >= *count)
        }
        Act::Charges(by) => {
            super::charges(look, bound).is_some_and(|has| i16::from(has) + i16::from(*by) >= 0)
        }
        Act::GainThat(party) => there(party) && matches!(bound.about.object, Some(Thing::Token(..))),
        Act::Rotate(party, by) => {
            ship(bound, *party).is_some_and(|it| steps::Told::turn(it, *by).is_possible(look))
        }
        Act::Gather(what) => {
            let mut any = false;
            super::select(look, what, bound, &mut |_| any = true);
            any
        }
        Act::BreakLock(holder, on) => match (ship(bound, *holder), object(bound, *on)) {
            (Some(holder), Some(on)) => look.board.ship(holder).locks.contains(&on),
            _ => false,
        },
        Act::BreakLocksOn(party) => {
            object(bound, *party).is_some_and(|at| look.board.lockers(at).next().is_some())
        }
        Act::StandStill | Act::ExecuteAs(_) => steps::maneuver(look).is_some(),
        Act::Fuse(party) => matches!(object(bound, *party), Some(Object::Device(device))
            if look.board.device(device).in_play),
        Act::RecoverWeaponCharge => weapon_spent(look).is_some(),
        // xwing.rotate-ship.03
        Act::Turn(party, by) => {
            let turn = |it| steps::Told::new(it, steps::Order::Turn(*by)).is_possible(look);
            there(party) && ship(bound, *party).is_some_and(turn)
        }
        Act::SkipManeuver | Act::TreatAs(_) => true,
        Act::KeepAction(party) => there(party),
        Act::EquipHidden(party) => ship(bound, *party).is_some_and(|it| look.board.hidden_of(it).is_some()),
        Act::DiscardDamage(party) => ship(bound, *party).is_some_and(|it| look.board.ship(it).damage > 0),
        Act::Reserve(party) => ship(bound, *party).is_some_and(|it| {
            let it = look.board.ship(it);
            it.standing == Standing::InPlay && it.damage < it.hull
        }),
        Act::PlaceAtEdge(party) => {
            ship(bound, *party).is_some_and(|it| steps::PlaceAtEdge::new(it).is_possible(look))
        }
        Act::Prevent(_) => matches!(look.core.deed(), Some(Deed::Suffer { .. })),
        Act::DiscardThat | Act::DealThatFacedown | Act::DealThatFaceup => {
            matches!(look.core.deed(), Some(Deed::Deal { .. }))
        }
        Act::DrawCards(party, _) | Act::KeepCard(party, _) => there(party),
        Act::FlipThis => matches!(Origin::of(bound.source), Origin::Upgrade(_)),
        Act::RepairCard(..)
        | Act::PlaceBeyond(_)
        | Act::RemoveDevice(_)
        | Act::RecoverOn(_)
        | Act::RemoveChosen(_)
        | Act::TransferChosen(..)
        | Act::HandOnChosen(..)
        | Act::Fail
        | Act::TakeLocks(_)
        | Act::Roll(..)
        | Act::RollDice(..)
        | Act::RollAgain
        | Act::CountActions
        | Act::NoteActions
        | Act::SpendForceForGroup
        | Act::Number(_)
        | Act::Join(_)
        | Act::Leave(_)
        | Act::Keep(..)
        | Act::StandIn(..)
        | Act::Hide(..)
        | Act::GiveUpgrade(..)
        | Act::HitOutright
        | Act::SpendAndReroll
        | Act::Named(_) => true,
    }
}

/// The card of an effect, or the one that assigned its condition, gains or loses charges.
fn charge(cx: &mut XWingCx<'_>, bound: &Binding, by: i8) {
    match charged(&cx.look(), bound) {
        Some(Charged::Upgrade(upgrade)) => atoms::charge(cx, upgrade, by),
        Some(Charged::Ship(at)) => atoms::ship_charge(cx, at, by),
        None => {}
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
        Origin::Upgrade(upgrade) => values::can_recover(look, upgrade),
        _ => ship(bound, Ref::Bearer).is_some_and(|it| {
            let it = look.board.ship(it);
            it.charges < look.game.facts[it.persona].charges.map_or(0, |charges| charges.value)
        }),
    }
}

/// The upgrade of the attack under way, if the attack cost charges that are inactive now.
fn weapon_spent(look: &XWingLook<'_>) -> Option<UpgradeNo> {
    let Some(Weapon::Special(upgrade)) = look.board.attack().map(|attack| attack.weapon) else { return None };
    let cost = look.game.weapon(look.board, upgrade).map_or(0, |header| header.charges);
    let limit = values::side_up(look, upgrade).charges.map_or(0, |it| it.value);
    (cost > 0 && look.board.upgrade(upgrade).charges < limit).then_some(upgrade)
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
                if shows(faces, it.face) && note_modified(cx, bound, faces.die, at as u8) {
                    atoms::change_die(cx, faces.die, at as u8, *face);
                }
            }
        }
        Act::Change(var, face) => {
            if let Some(Thing::Die(number)) = bound.get(Ref::Var(*var)) {
                change(cx, bound, number, *face);
            }
        }
        Act::ChangeToNamed(var, named) => {
            if let (Some(Thing::Die(number)), Some(Thing::Face(face))) =
                (bound.get(Ref::Var(*var)), bound.get(Ref::Var(*named)))
            {
                change(cx, bound, number, face);
            }
        }
        Act::ChangeGroup(face) => {
            for thing in &bound.group {
                if let Thing::Die(number) = thing {
                    change(cx, bound, *number, *face);
                }
            }
        }
        Act::RerollGroup => reroll_group(cx, bound),
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
        Act::Spend(party, token) => {
            if let Some(spender) = ship(bound, *party) {
                atoms::spend_token(cx, spender, spender, *token);
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
                return call(steps::LoseShields::new(ship, 1));
            }
        }
        Act::RecoverCharge => match (Origin::of(bound.source), ship(bound, Ref::Bearer)) {
            (Origin::Upgrade(upgrade), _) => atoms::charge(cx, upgrade, 1),
            (_, Some(ship)) => atoms::ship_charge(cx, ship, 1),
            _ => {}
        },
        Act::LoseCharge => charge(cx, bound, -1),
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
        Act::ThatAction(party, colour) => {
            if let Some(it) = that_action(bound, *party, *colour) {
                return call(it);
            }
        }
        Act::Lock(holder, on) => {
            if let (Some(holder), Some(on)) = (ship(bound, *holder), object(bound, *on)) {
                return call(steps::AcquireLock::on(holder, on));
            }
        }
        Act::AttackBy(party, bonus) => {
            let bound = Binding { bearer: bound.get(*party), ..*bound };
            if let Some(attack) = steps::bonus_attack(&cx.look(), bonus, &bound) {
                return call(attack);
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
                return steps::deal_facedown(cx, unit);
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
        _ => return more(cx, act, bound),
    }
    Flow::Next
}

/// Tasks, dials, damage cards, chosen tokens and dice outside attacks.
fn more(cx: &mut XWingCx<'_>, act: &Act, bound: &mut Binding) -> Flow<XWingWords> {
    match act {
        Act::Task(party, task) => {
            if let (Some(at), Some(order)) = (ship(bound, *party), order(*task, bound)) {
                return call(steps::Told::new(at, order));
            }
        }
        Act::LookAtDial(party) => {
            if let Some(at) = ship(bound, *party) {
                atoms::see_dial(cx, at, bound.controller);
            }
        }
        Act::ShowDial(party) => {
            if let Some(at) = ship(bound, *party) {
                atoms::show_dial(cx, at);
            }
        }
        Act::RepairFacedown(party) => {
            if let Some(at) = ship(bound, *party) {
                atoms::repair_facedown(cx, at);
            }
        }
        Act::RepairCard(party, var) => {
            if let (Some(at), Some(Thing::Card(card))) = (ship(bound, *party), bound.get(Ref::Var(*var))) {
                atoms::repair_faceup(cx, at, card);
            }
        }
        Act::RemoveChosen(var) => match bound.get(Ref::Var(*var)) {
            Some(Thing::Token(at, token)) => {
                atoms::remove_token(cx, at, token, 1);
            }
            Some(Thing::Lock(locker, place)) => {
                if let Some(object) = cx.board.ship(locker).locks.get(place as usize).copied() {
                    atoms::break_lock(cx, locker, object);
                }
            }
            _ => {}
        },
        Act::TransferChosen(var, to) => match (bound.get(Ref::Var(*var)), ship(bound, *to)) {
            (Some(Thing::Token(own, token)), Some(to)) => {
                atoms::remove_token(cx, own, token, 1);
                return steps::gain(to, token, 1, bound.controller);
            }
            (Some(Thing::Lock(own, place)), Some(to)) => {
                if let Some(object) = cx.board.ship(own).locks.get(place as usize).copied() {
                    atoms::give_lock(cx, own, to, object);
                }
            }
            _ => {}
        },
        Act::HandOnChosen(var, to) => match (bound.get(Ref::Var(*var)), ship(bound, *to)) {
            (Some(Thing::Token(own, token)), Some(to)) => {
                atoms::remove_token(cx, own, token, 1);
                return steps::gain(to, token, 1, bound.controller);
            }
            (Some(Thing::Lock(locker, place)), Some(to)) => {
                if let Some(object) = cx.board.ship(locker).locks.get(place as usize).copied() {
                    atoms::move_lock(cx, locker, object, Object::Ship(to));
                }
            }
            _ => {}
        },
        Act::Fail => steps::fail(cx),
        Act::TakeLocks(party) => {
            if let Some(to) = ship(bound, *party) {
                take_locks(cx, bound, to);
            }
        }
        Act::SpendForce(party, count) => {
            if let Some(at) = ship(bound, *party) {
                atoms::force(cx, at, -(*count as i8));
            }
        }
        Act::SpendForceForGroup => {
            if let Some(at) = ship(bound, Ref::Bearer) {
                atoms::force(cx, at, -(bound.group.len() as i8));
            }
        }
        Act::Number(of) => bound.number = super::amount(&cx.look(), of, bound) as i16,
        Act::Keep(var, party) => bound.set(*var, bound.get(*party)),
        Act::Hide(party, var) => {
            if let (Some(at), Some(Thing::Print(card))) = (ship(bound, *party), bound.get(Ref::Var(*var))) {
                atoms::hide_upgrade(cx, at, card);
            }
        }
        Act::EquipHidden(party) => {
            if let Some(upgrade) = ship(bound, *party).and_then(|at| cx.board.hidden_of(at)) {
                atoms::reveal_upgrade(cx, upgrade);
            }
        }
        Act::StandIn(party, other) => {
            if let (Some(at), Some(other)) = (ship(bound, *party), ship(bound, *other)) {
                atoms::stand_in(cx, at, other);
            }
        }
        Act::DiscardDamage(party) => {
            if let Some(at) = ship(bound, *party) {
                atoms::discard_damage(cx, at);
            }
        }
        Act::Reserve(party) => {
            if let Some(at) = ship(bound, *party) {
                atoms::reserve(cx, at, None);
            }
        }
        Act::PlaceAtEdge(party) => {
            if let Some(at) = ship(bound, *party) {
                return call(steps::PlaceAtEdge::new(at));
            }
        }
        Act::Join(party) => {
            if let Some(it) = bound.get(*party) {
                let _ = bound.group.try_push(it);
            }
        }
        Act::Leave(party) => {
            let left = bound.get(*party);
            bound.group.retain(|it| Some(*it) != left);
        }
        Act::Charges(by) => charge(cx, bound, *by),
        Act::Roll(who, die) => {
            if let Some(unit) = object(bound, *who) {
                return call(steps::RollDice::new(unit, *die, 1));
            }
        }
        Act::RollDice(who, die, count) => {
            if let Some(unit) = object(bound, *who) {
                return call(steps::RollDice::new(unit, *die, *count));
            }
        }
        Act::RollAgain => atoms::roll_outside_anew(cx),
        Act::RollAnew(die) => {
            let count = cx.board.attack().map_or(0, |attack| attack.dice_of(*die).len() as u8);
            for at in 0..count {
                if note_modified(cx, bound, *die, at) {
                    atoms::roll_anew(cx, *die, at);
                }
            }
        }
        Act::GiveUpgrade(var, to) => {
            if let (Some(Thing::Upgrade(upgrade)), Some(to)) = (bound.get(Ref::Var(*var)), ship(bound, *to)) {
                atoms::give_upgrade(cx, upgrade, to);
            }
        }
        Act::FlipThis => {
            if let Origin::Upgrade(upgrade) = Origin::of(bound.source) {
                atoms::flip_upgrade(cx, upgrade);
                steps::note_turned(cx, upgrade);
            }
        }
        Act::RecoverOn(var) => match bound.get(Ref::Var(*var)) {
            Some(Thing::Upgrade(upgrade)) => atoms::charge(cx, upgrade, 1),
            Some(Thing::Ship(at)) => atoms::ship_charge(cx, at, 1),
            _ => {}
        },
        Act::HitOutright => steps::hit_outright(cx),
        Act::CountActions => {
            if let Some(at) = ship(bound, Ref::Bearer) {
                bound.number = steps::actions_performed(&cx.look(), at);
            }
        }
        Act::NoteActions => {
            if let Some(at) = ship(bound, Ref::Bearer) {
                bound.number = cx.board.ship(at).performed as i16;
            }
        }
        Act::PlaceBeyond(range) => {
            if let Origin::Upgrade(upgrade) = Origin::of(bound.source) {
                return call(steps::setup::PlaceRemote::new(upgrade, *range));
            }
        }
        Act::BreakLocksOn(party) => {
            if let Some(at) = object(bound, *party) {
                atoms::break_locks_on(cx, at);
            }
        }
        Act::StandStill => steps::stand_still(cx),
        Act::GainThat(party) => {
            if let (Some(gainer), Some(Thing::Token(_, token))) = (ship(bound, *party), bound.about.object) {
                return steps::gain(gainer, token, 1, bound.controller);
            }
        }
        Act::Rotate(party, by) => {
            if let Some(at) = ship(bound, *party) {
                return call(steps::Told::turn(at, *by));
            }
        }
        Act::Gather(what) => {
            let mut group = broadside_engine::List::new();
            super::select(&cx.look(), what, bound, &mut |thing| {
                let _ = group.try_push(thing);
            });
            bound.group = group;
        }
        Act::BreakLock(holder, on) => {
            if let (Some(holder), Some(on)) = (ship(bound, *holder), object(bound, *on)) {
                atoms::break_lock(cx, holder, on);
            }
        }
        Act::RemoveDevice(party) => match bound.get(*party) {
            Some(Thing::Device(device)) => atoms::remove_device(cx, device),
            Some(Thing::Obstacle(cloud)) => atoms::remove_obstacle(cx, cloud),
            _ => {}
        },
        Act::SkipManeuver => steps::skip_maneuver(cx),
        Act::TreatAs(colour) => steps::treat_as(cx, *colour),
        Act::KeepAction(party) => {
            if let Some(at) = ship(bound, *party).filter(|at| cx.board.ship(*at).executed_fully) {
                atoms::unmark(cx, at, Mark::SkipsAction);
            }
        }
        Act::Prevent(count) => {
            if let Some(Deed::Suffer { hits, crits, .. }) = cx.core.deed_mut() {
                let of_hits = (*count).min(*hits);
                *hits -= of_hits;
                *crits = crits.saturating_sub(*count - of_hits);
            }
        }
        Act::DiscardThat => {
            if let Some(Deed::Deal { ship, .. }) = cx.core.deed().copied() {
                atoms::discard_drawn(cx, ship);
            }
        }
        Act::DealThatFacedown | Act::DealThatFaceup => {
            let up = matches!(act, Act::DealThatFaceup);
            if let Some(Deed::Deal { ship, faceup, .. }) = cx.core.deed_mut() {
                *faceup = up;
                let ship = *ship;
                atoms::turn_drawn(cx, ship, up);
            }
        }
        Act::DrawCards(party, count) => {
            if let Some(at) = ship(bound, *party) {
                atoms::look_at_cards(cx, at, *count, bound.controller);
            }
        }
        Act::KeepCard(party, var) => {
            if let (Some(at), Some(Thing::Card(card))) = (ship(bound, *party), bound.get(Ref::Var(*var))) {
                atoms::choose_looked_at(cx, at, card, bound.controller);
            }
        }
        Act::ExecuteAs(bearing) => steps::execute_as(cx, *bearing),
        Act::Fuse(party) => {
            if let Some(Object::Device(device)) = object(bound, *party) {
                atoms::fuse(cx, device);
            }
        }
        Act::RecoverWeaponCharge => {
            if let Some(upgrade) = weapon_spent(&cx.look()) {
                atoms::charge(cx, upgrade, 1);
            }
        }
        Act::InflictFor(face, token) => return inflict_for(cx, *face, *token),
        Act::Turn(party, by) => {
            if let Some(at) = ship(bound, *party) {
                return call(steps::Told::new(at, steps::Order::Turn(*by)));
            }
        }
        Act::SpendAndReroll => {
            let most = super::charges(&cx.look(), bound).unwrap_or(0);
            bound.group.truncate(most.into());
            if let Origin::Upgrade(upgrade) = Origin::of(bound.source) {
                atoms::charge(cx, upgrade, -(bound.group.len() as i8));
            }
            reroll_group(cx, bound);
        }
        _ => {}
    }
    Flow::Next
}

/// The event's action, in a colour, for a ship to perform.
fn that_action(bound: &Binding, party: Ref, colour: Colour) -> Option<PerformAction> {
    match (ship(bound, party), bound.about.object) {
        (Some(at), Some(Thing::Action(action, _))) => Some(PerformAction::named(at, action, colour)),
        _ => None,
    }
}

/// All enemy locks on the ships of the group are transferred to a ship (xwing.lock.73, .74).
fn take_locks(cx: &mut XWingCx<'_>, bound: &Binding, to: ShipNo) {
    let owner = cx.board.ship(to).owner;
    for thing in &bound.group {
        let Thing::Ship(from) = *thing else { continue };
        for locker in cx.board.all_ships() {
            let has = cx.board.ship(locker).locks.contains(&Object::Ship(from));
            if has && cx.board.ship(locker).owner != owner {
                atoms::move_lock(cx, locker, Object::Ship(from), Object::Ship(to));
            }
        }
    }
}

/// A die of the attack under way is turned to a face.
fn change(cx: &mut XWingCx<'_>, bound: &Binding, number: u8, face: Face) {
    let (die, at) = die_at(number);
    if note_modified(cx, bound, die, at) {
        atoms::change_die(cx, die, at, face);
    }
}

/// The dice of the group are rolled again, those of the attack under way or those that were rolled outside of one.
fn reroll_group(cx: &mut XWingCx<'_>, bound: &Binding) {
    for thing in &bound.group {
        let Thing::Die(number) = thing else { continue };
        if let Some(at) = outside(*number) {
            atoms::reroll_outside(cx, at);
            continue;
        }
        let (die, at) = die_at(*number);
        if note_modified(cx, bound, die, at) {
            atoms::reroll_die(cx, die, at, bound.controller);
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

/// All results of a face that are left become tokens of the defender (xwing.inflict.01).
fn inflict_for(cx: &mut XWingCx<'_>, face: Face, token: Token) -> Flow<XWingWords> {
    let Some(attack) = cx.board.attack().copied() else { return Flow::Next };
    let count = attack.results(Die::Attack, face);
    atoms::cancel(cx, Die::Attack, face, count);
    match attack.defender.ship() {
        Some(ship) if count > 0 => steps::gain(ship, token, count, attack.by),
        _ => Flow::Next,
    }
}

/// A condition of the card that an effect comes from.
fn condition_of(look: &XWingLook<'_>, bound: &Binding, nth: u8) -> Option<crate::facts::ConditionId> {
    let list = match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => &values::side_up(look, upgrade).conditions,
        Origin::Pilot(ship) => &look.game.facts[look.board.ship(ship).persona].conditions,
        // A condition that goes on to another ship.
        Origin::Condition(own) => return Some(look.board.conditions[own.index()].card),
        _ => return None,
    };
    list.get(nth as usize).copied()
}
