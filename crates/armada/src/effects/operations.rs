//! Operations.

use broadside_engine::{About, Flow, Ref, Var};

use super::parties::{may_add_dice, seat, ship};
use super::{Binding, amount};
use crate::board::{CardPlace, Defense};
use crate::facts::{Command, Term};
use crate::steps::{attack, call, commands, damage};
use crate::words::{Act, ArmadaWords, CardNo, Procedure, Query, ShipNo, Thing, TokenNo};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

/// Whether an operation would do anything. What hangs on a choice that is still to be made counts as possible.
pub(crate) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    let it = |party: &Ref| ship(bound, *party).map(|number| look.board.ship(number));
    let shields = |party: &Ref| match bound.get(*party) {
        Some(Thing::Zone(ship, zone)) => look.board.ship(ship).shields[zone as usize] > 0,
        _ => false,
    };
    match act {
        Act::RerollGroup => !bound.group.is_empty(),
        Act::Reroll(var)
        | Act::ChangeDie(var, _)
        | Act::ChangeDieTo(var, _)
        | Act::SpendDie(var)
        | Act::LockToken(var) => bound.get(Ref::Var(*var)).is_some(),
        Act::AddDie(_) | Act::AddDieOf(_) => may_add_dice(look),
        Act::CancelAllDice => look.board.attack().is_some_and(|attack| !attack.dice.is_empty()),
        Act::CriticalResolved | Act::StandardCritical => {
            look.board.attack().is_some_and(|attack| !attack.critical)
        }
        Act::Suffer(party, count) => bound.get(*party).is_some() && amount(look, count, bound) > 0,
        Act::DealFacedown(party, count) | Act::DealFaceup(party, count) => *count > 0 && it(party).is_some(),
        Act::FlipThisFacedown => this_card(look, bound).is_some(),
        Act::FlipRandomFaceup(party) => {
            ship(bound, *party).is_some_and(|ship| look.board.decks.last_facedown(ship).is_some())
        }
        Act::LoseShields(party, _) | Act::LoseAllShields(party) | Act::SpendShield(party) => shields(party),
        Act::DiscardDefense(party) => bound
            .get(*party)
            .and_then(|token| values::defense(look, token))
            .is_some_and(|slot| slot.state != Defense::Discarded),
        Act::GainCommandToken(party, _) | Act::GainToken(party, _) => {
            ship(bound, *party).is_some_and(|ship| {
                look.allowed(Query::MayHaveCommandTokens, About::subject(Thing::Ship(ship)), true)
            })
        }
        Act::DiscardAllCommandTokens(party) => it(party).is_some_and(|ship| ship.tokens != 0),
        Act::GainRaidToken(party, of) => match (it(party), bound.get(*of).and_then(Thing::command)) {
            (Some(ship), Some(command)) => !ship.has_raid(command),
            _ => false,
        },
        Act::SetTopDial(party, ..) | Act::ShowTopDial(party, _) | Act::DiscardTopDial(party) => {
            it(party).is_some_and(|ship| !ship.dials.is_empty())
        }
        Act::ChangeSpeed(party, by, _) => {
            ship(bound, *party).is_some_and(|ship| new_speed(look, ship, *by) != look.board.ship(ship).speed)
        }
        Act::LookAtDeck(party, _) | Act::KeepOnTop(party, ..) => it(party).is_some(),
        Act::GainVictory(_, count) => *count > 0,
        Act::MarkObjectiveShip(party) => it(party).is_some_and(|ship| !ship.objective_ship),
        Act::ObjectiveTokens(party, by) => it(party).is_some_and(|ship| *by > 0 || ship.objective_tokens > 0),
        Act::RemoveToken(party) => matches!(bound.get(*party), Some(Thing::Token(_))),
        Act::AttackAgainFromZone => {
            look.board.attack().is_some_and(|attack| matches!(attack.attacker, Thing::Zone(..)))
        }
        Act::IgnoreObstacles(party) => it(party).is_some(),
        Act::Begin(Procedure::ResolveCommand(command)) => {
            let able =
                |ship| values::may_resolve(look, ship, *command) && values::can_pay(look, ship, *command);
            it(&Ref::Bearer).is_some_and(|ship| ship.in_play()) && ship(bound, Ref::Bearer).is_some_and(able)
        }
        Act::Begin(Procedure::SpendDefenseToken(var)) => bound.get(Ref::Var(*var)).is_some(),
        Act::Named(_) => true,
    }
}

/// The damage card that an effect comes from, while it lies faceup on a ship.
fn this_card(look: &ArmadaLook<'_>, bound: &Binding) -> Option<(ShipNo, CardNo)> {
    let Origin::Card(number) = Origin::of(bound.source) else { return None };
    let card = look.board.decks.cards[number.index()];
    match card.place {
        CardPlace::Ship(ship) if card.faceup => Some((ship, number)),
        _ => None,
    }
}

/// What a speed dial would show: no more than the ship's greatest speed and no less than 0.
fn new_speed(look: &ArmadaLook<'_>, ship: ShipNo, by: i8) -> u8 {
    let speed = look.board.ship(ship).speed;
    let printed = look.game.ship(look.board, ship).speed.top();
    let top = look.value(Query::TopSpeed, About::subject(Thing::Ship(ship)), printed.into()) as u8;
    if by > 0 { speed.saturating_add_signed(by).min(top.max(speed)) } else { speed.saturating_add_signed(by) }
}

pub(crate) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        Act::Named(named) => return named(cx, bound),
        Act::Begin(procedure) => return begin(procedure, bound),
        Act::Suffer(party, count) => {
            let amount = amount(&cx.look(), count, bound).clamp(0, u8::MAX.into()) as u8;
            return bound.get(*party).map_or(Flow::Next, |who| suffer(cx, who, amount));
        }
        Act::DealFacedown(party, count) => return deal(bound, *party, false, *count),
        Act::DealFaceup(party, count) => return deal(bound, *party, true, *count),
        Act::GainCommandToken(party, of) => {
            let command = bound.get(*of).and_then(Thing::command);
            return gain(bound, *party, command);
        }
        Act::GainToken(party, command) => return gain(bound, *party, Some(*command)),
        _ => {}
    }
    if !dice(cx, act, bound) && !pieces(cx, act, bound) {
        table(cx, act, bound);
    }
    Flow::Next
}

fn begin(procedure: &Procedure, bound: &Binding) -> Flow<ArmadaWords> {
    match procedure {
        Procedure::ResolveCommand(command) => ship(bound, Ref::Bearer)
            .map_or(Flow::Next, |ship| call(commands::ResolveCommand::new(ship, *command))),
        Procedure::SpendDefenseToken(var) => {
            bound.get(Ref::Var(*var)).map_or(Flow::Next, |token| call(attack::DefenseEffect::new(token)))
        }
    }
}

fn suffer(cx: &mut ArmadaCx<'_>, who: Thing, amount: u8) -> Flow<ArmadaWords> {
    match who {
        Thing::Squadron(squadron) => atoms::damage_squadron(cx, squadron, amount),
        Thing::Ship(_) | Thing::Zone(..) => return call(damage::Suffer::new(who, amount)),
        _ => {}
    }
    Flow::Next
}

fn deal(bound: &Binding, party: Ref, faceup: bool, count: u8) -> Flow<ArmadaWords> {
    ship(bound, party).map_or(Flow::Next, |ship| call(damage::Deal::new(ship, faceup, count)))
}

fn gain(bound: &Binding, party: Ref, command: Option<Command>) -> Flow<ArmadaWords> {
    match (ship(bound, party), command) {
        (Some(ship), Some(command)) => call(commands::GainToken::new(ship, command)),
        _ => Flow::Next,
    }
}

/// The place of the die in a register.
fn die(bound: &Binding, var: Var) -> Option<u8> {
    match bound.get(Ref::Var(var)) {
        Some(Thing::Die(at)) => Some(at),
        _ => None,
    }
}

/// The die in a register is spent. The dice behind it move up, in the registers too.
pub(super) fn spend_die(cx: &mut ArmadaCx<'_>, bound: &mut Binding, var: Var) {
    let Some(spent) = die(bound, var) else { return };
    atoms::spend_die(cx, spent);
    bound.set(var, None);
    let held = bound.vars.iter_mut().flatten().chain(bound.group.iter_mut());
    for thing in held {
        if let Thing::Die(at) = thing
            && *at > spent
        {
            *at -= 1;
        }
    }
}

/// Dice, locks and critical effects; says whether it was one of these.
fn dice(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> bool {
    match act {
        Act::RerollGroup => {
            for thing in &bound.group {
                if let Thing::Die(at) = thing {
                    atoms::reroll(cx, *at);
                }
            }
        }
        Act::Reroll(var) => {
            if let Some(at) = die(bound, *var) {
                atoms::reroll(cx, at);
            }
        }
        Act::AddDie(_) | Act::AddDieOf(_) => {
            let colour = match act {
                Act::AddDie(colour) => Some(*colour),
                Act::AddDieOf(var) => match bound.get(Ref::Var(*var)) {
                    Some(Thing::Colour(colour)) => Some(colour),
                    _ => None,
                },
                _ => None,
            };
            if let Some(colour) = colour
                && may_add_dice(&cx.look())
            {
                atoms::add_die(cx, colour);
            }
        }
        Act::ChangeDie(var, face) => {
            if let Some(at) = die(bound, *var) {
                atoms::change_die(cx, at, *face);
            }
        }
        Act::ChangeDieTo(var, to) => {
            if let (Some(at), Some(Thing::Face(face))) = (die(bound, *var), bound.get(Ref::Var(*to))) {
                atoms::change_die(cx, at, face);
            }
        }
        Act::SpendDie(var) => spend_die(cx, bound, *var),
        Act::CancelAllDice => {
            let count = cx.board.attack().map_or(0, |attack| attack.dice.len());
            (0..count).for_each(|_| atoms::cancel_die(cx, 0));
        }
        Act::LockToken(var) => {
            if let Some(token) = bound.get(Ref::Var(*var)) {
                atoms::lock_defense(cx, token);
            }
        }
        Act::CriticalResolved => atoms::critical(cx, false),
        Act::StandardCritical => atoms::critical(cx, true),
        Act::AttackAgainFromZone => {
            if let Some(Thing::Zone(ship, zone)) = cx.board.attack().map(|attack| attack.attacker) {
                cx.board.ships[ship.index()].same_zone = Some(zone);
            }
        }
        _ => return false,
    }
    true
}

/// Shields, tokens, dials and cards of ships; says whether it was one of these.
fn pieces(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> bool {
    let zone = |party: Ref| match bound.get(party) {
        Some(Thing::Zone(ship, zone)) => Some((ship, zone)),
        _ => None,
    };
    match act {
        Act::FlipThisFacedown => {
            if let Some((ship, card)) = this_card(&cx.look(), bound) {
                atoms::flip_facedown(cx, ship, card);
            }
        }
        Act::FlipRandomFaceup(party) => {
            if let Some(ship) = ship(bound, *party) {
                flip_random(cx, ship);
            }
        }
        Act::LoseShields(party, count) => {
            if let Some((ship, zone)) = zone(*party) {
                atoms::lose_shields(cx, ship, zone, *count);
            }
        }
        Act::LoseAllShields(party) => {
            if let Some((ship, zone)) = zone(*party) {
                atoms::lose_shields(cx, ship, zone, u8::MAX);
            }
        }
        Act::SpendShield(party) => {
            if let Some((ship, zone)) = zone(*party) {
                atoms::lose_shields(cx, ship, zone, 1);
                bound.number += 1;
            }
        }
        Act::DiscardDefense(party) => {
            if let Some(token) = bound.get(*party) {
                atoms::discard_defense(cx, token);
            }
        }
        Act::DiscardAllCommandTokens(party) => {
            if let Some(ship) = ship(bound, *party) {
                for command in Command::ALL {
                    if cx.board.ship(ship).has_token(*command) {
                        atoms::discard_command_token(cx, ship, *command);
                    }
                }
            }
        }
        Act::GainRaidToken(party, of) => {
            if let (Some(ship), Some(Thing::Command(command))) = (ship(bound, *party), bound.get(*of)) {
                atoms::gain_raid(cx, ship, command);
            }
        }
        Act::SetTopDial(party, of, who) => {
            if let (Some(ship), Some(Thing::Command(command))) = (ship(bound, *party), bound.get(*of)) {
                let by = seat(cx.board, bound, *who);
                atoms::set_dial(cx, ship, 0, command, by);
            }
        }
        Act::ShowTopDial(party, who) => {
            if let Some(ship) = ship(bound, *party) {
                let to = seat(cx.board, bound, *who);
                atoms::show_dials(cx, ship, 1, to);
            }
        }
        Act::DiscardTopDial(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::discard_top_dial(cx, ship);
            }
        }
        Act::ChangeSpeed(party, by, who) => {
            if let Some(ship) = ship(bound, *party) {
                let (speed, by) = (new_speed(&cx.look(), ship, *by), seat(cx.board, bound, *who));
                atoms::set_speed(cx, ship, speed, by);
            }
        }
        _ => return false,
    }
    true
}

/// A facedown card of a ship, drawn at random, is turned up.
fn flip_random(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let decks = &cx.board.decks;
    let facedown = |card: &CardNo| !decks.cards[card.index()].faceup;
    let count = decks.on_ship(ship).filter(facedown).count();
    if count == 0 {
        return;
    }
    let drawn = cx.chance.draw("card", count as u32) as usize;
    let decks = &cx.board.decks;
    let picked = decks.on_ship(ship).filter(|card| !decks.cards[card.index()].faceup).nth(drawn);
    if let Some(card) = picked {
        atoms::flip_faceup(cx, ship, card);
    }
}

/// Decks, victory tokens and what lies in the play area.
fn table(cx: &mut ArmadaCx<'_>, act: &Act, bound: &Binding) {
    match act {
        Act::LookAtDeck(party, count) => {
            if let Some(ship) = ship(bound, *party) {
                let pile = atoms::pile_of(cx, ship);
                atoms::look_at_deck(cx, pile, *count, bound.controller);
            }
        }
        Act::KeepOnTop(party, var, count) => {
            if let (Some(ship), Some(Thing::Card(card))) = (ship(bound, *party), bound.get(Ref::Var(*var))) {
                let pile = atoms::pile_of(cx, ship);
                atoms::keep_on_top(cx, pile, card, *count);
            }
        }
        Act::GainVictory(party, count) => {
            let owner = bound.get(*party).and_then(|thing| cx.board.owner(thing));
            atoms::gain_victory(cx, owner.unwrap_or(bound.controller), *count);
        }
        Act::MarkObjectiveShip(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::mark_objective_ship(cx, ship);
            }
        }
        Act::ObjectiveTokens(party, by) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::objective_tokens(cx, ship, *by);
            }
        }
        Act::RemoveToken(party) => {
            if let Some(Thing::Token(TokenNo(at))) = bound.get(*party) {
                atoms::remove_token(cx, TokenNo(at));
            }
        }
        Act::IgnoreObstacles(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::ignore_obstacles(cx, ship);
            }
        }
        _ => {}
    }
}
