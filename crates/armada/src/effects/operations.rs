//! Operations.

use broadside_engine::{Flow, Ref, Var};

use super::parties::{may_add_dice, seat, ship};
use super::{Binding, amount, attacks, defense, deployment, movement, objectives, squadrons};
use crate::board::CardPlace;
use crate::facts::{Command, Term};
use crate::steps::{attack, call, commands, damage};
use crate::words::{Act, ArmadaWords, CardNo, Procedure, ShipNo, Thing, TokenNo, Window};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

/// Whether an operation would do anything, for those that come before any choice and may come to nothing. The rest of what
/// a card says is asked in its conditions, or hangs on a choice that is still to be made.
pub(crate) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::LowerSpeed(party, _) => ship(bound, *party).is_some_and(|ship| look.board.ship(ship).speed > 0),
        Act::DiscardAllCommandTokens(party) => {
            ship(bound, *party).is_some_and(|ship| look.board.ship(ship).tokens != 0)
        }
        Act::DiscardToken(party, command) => {
            ship(bound, *party).is_some_and(|ship| look.board.ship(ship).has_token(*command))
        }
        Act::Begin(Procedure::ResolveCommand(command)) => ship(bound, Ref::Bearer).is_some_and(|ship| {
            look.board.ship(ship).in_play()
                && values::may_resolve(look, ship, *command)
                && values::can_pay(look, ship, *command)
        }),
        Act::Begin(Procedure::ReturnSquadron(party, hull)) => {
            returning(bound, *party, *hull).is_some_and(|returning| returning.has_place(look))
        }
        Act::Begin(Procedure::Attack) => ship(bound, Ref::Bearer)
            .is_some_and(|ship| attack::ExtraAttack::one_of_its(ship).is_possible(look)),
        Act::Begin(Procedure::AttackSquadrons(dice)) => ship(bound, Ref::Bearer)
            .is_some_and(|ship| attack::ExtraAttack::on_squadrons(ship, *dice).is_possible(look)),
        Act::Begin(
            Procedure::RerollAny(hue) | Procedure::RerollSome(hue) | Procedure::RerollUpTo(hue, _),
        ) => attacks::can_reroll(look, *hue),
        Act::Note(_) => false,
        _ => {
            movement::can(look, act, bound)
                && super::damage::can(look, act, bound)
                && super::commands::can(look, act, bound)
                && defense::can(look, act, bound)
                && squadrons::can(look, act, bound)
        }
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

pub(crate) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        Act::Named(named) => return named(cx, bound),
        Act::Begin(procedure) if !matches!(procedure, Procedure::PlaceTargetingToken) => {
            return begin(cx, procedure, bound);
        }
        Act::Suffer(party, count) => {
            let amount = amount(&cx.look(), count, bound).clamp(0, u8::MAX.into()) as u8;
            return bound.get(*party).map_or(Flow::Next, |who| suffer(cx, bound, who, amount));
        }
        Act::DealFacedown(party, count) => return deal(cx, bound, *party, false, *count),
        Act::DealFaceup(party, count) => return deal(cx, bound, *party, true, *count),
        Act::GainCommandToken(party, of) => {
            let command = bound.get(*of).and_then(Thing::command);
            return gain(bound, *party, command);
        }
        Act::GainToken(party, command) => return gain(bound, *party, Some(*command)),
        Act::SetAside(_)
        | Act::Arrive(..)
        | Act::Redeploy(_)
        | Act::Equip(..)
        | Act::PlaceTokens(..)
        | Act::MoveObstacle(..)
        | Act::ShiftObstacle(..) => {
            let flow = deployment::operate(cx, act, bound);
            // Of obstacles chosen together each is moved once.
            if let Act::ShiftObstacle(party, _) = act {
                let moved = bound.get(*party);
                bound.group.retain(|it| Some(*it) != moved);
            }
            return flow;
        }
        Act::SetSpeed(..)
        | Act::ChangeManeuverSpeed(..)
        | Act::RaiseYaw(..)
        | Act::ForceManeuver { .. }
        | Act::ExecuteManeuver(..)
        | Act::ExecuteStraightManeuver(..) => {
            return movement::operate(cx, act, bound);
        }
        _ => {}
    }
    if let Some(flow) = super::damage::operate(cx, act, bound) {
        return flow;
    }
    if let Some(flow) = super::commands::operate(cx, act, bound) {
        return flow;
    }
    if dice(cx, act, bound)
        || attacks::operate(cx, act, bound)
        || squadrons::operate(cx, act, bound)
        || pieces(cx, act, bound)
        || defense::operate(cx, act, bound)
        || table(cx, act, bound)
    {
        return Flow::Next;
    }
    objectives::operate(cx, act, bound)
}

fn begin(cx: &mut ArmadaCx<'_>, procedure: &Procedure, bound: &Binding) -> Flow<ArmadaWords> {
    match procedure {
        Procedure::ResolveCommand(command) => ship(bound, Ref::Bearer)
            .map_or(Flow::Next, |ship| call(commands::ResolveCommand::new(ship, *command))),
        Procedure::SpendDefenseToken(var) => {
            bound.get(Ref::Var(*var)).map_or(Flow::Next, |token| call(attack::DefenseEffect::new(token)))
        }
        Procedure::Redirect => call(attack::Redirect::default()),
        Procedure::ReturnSquadron(party, hull) => returning(bound, *party, *hull).map_or(Flow::Next, call),
        Procedure::DefenseEffect(var) => bound
            .get(Ref::Var(*var))
            .map_or(Flow::Next, |token| call(attack::DefenseEffect::of_discarded(token))),
        Procedure::SquadronAttack(..)
        | Procedure::Move(..)
        | Procedure::MoveUnengaged(..)
        | Procedure::ActivateAsCommanded(_)
        | Procedure::Activate(_)
        | Procedure::ActAsActivated(..) => squadrons::begin(cx, procedure, bound),
        Procedure::PlaceTokens(_)
        | Procedure::PlaceObstacles(_)
        | Procedure::MoveObstacles(_)
        | Procedure::ExogorthsLeave { .. }
        | Procedure::DeployAside
        | Procedure::PlaceDials(_)
        | Procedure::ObjectiveAttack(_) => objectives::begin(cx, procedure, bound),
        _ => attacks::begin(procedure, bound),
    }
}

/// A destroyed squadron that comes back at the bearer.
fn returning(bound: &Binding, party: Ref, hull: u8) -> Option<damage::ReturnSquadron> {
    let squadron = bound.get(party).and_then(Thing::squadron)?;
    Some(damage::ReturnSquadron::new(squadron, ship(bound, Ref::Bearer)?, hull))
}

fn suffer(cx: &mut ArmadaCx<'_>, bound: &Binding, who: Thing, amount: u8) -> Flow<ArmadaWords> {
    match who {
        Thing::Squadron(squadron) => atoms::damage_squadron(cx, squadron, amount),
        Thing::Ship(ship) | Thing::Zone(ship, _) if critical_to(cx, bound, ship) => {
            return call(damage::Suffer::of_critical(who, amount));
        }
        Thing::Ship(_) | Thing::Zone(..) | Thing::Obstacle(_) => {
            return call(damage::Suffer::new(who, amount));
        }
        _ => {}
    }
    Flow::Next
}

/// Whether a critical effect is being resolved, and this ship is the defender.
fn critical_to(cx: &ArmadaCx<'_>, bound: &Binding, ship: ShipNo) -> bool {
    bound.window == Some(Window::CriticalEffect)
        && cx.board.attack().is_some_and(|attack| attack.defender.ship() == Some(ship))
}

fn deal(cx: &mut ArmadaCx<'_>, bound: &Binding, party: Ref, faceup: bool, count: u8) -> Flow<ArmadaWords> {
    let Some(ship) = ship(bound, party) else { return Flow::Next };
    // Cards that a critical effect deals are the first of the attack (armada.card.fire-control-team.08, .09).
    if critical_to(cx, bound, ship)
        && let Some(attack) = cx.board.attacks.last_mut()
    {
        attack.dealt = attack.dealt.saturating_add(count);
    }
    call(damage::Deal::new(ship, faceup, count))
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

/// Dice, locks and critical effects; says whether it was one of these.
fn dice(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> bool {
    match act {
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
        Act::SpendDie(var) => {
            if let Some(at) = die(bound, *var) {
                atoms::spend_die(cx, at);
                bound.set(*var, None);
            }
        }
        Act::CancelAllDice => {
            while let Some(at) = cx.board.attack().and_then(|attack| attack.free_dice().next()) {
                atoms::cancel_die(cx, at);
            }
        }
        Act::FreezeDie(var) => {
            if let Some(at) = die(bound, *var) {
                atoms::freeze_die(cx, at);
            }
        }
        Act::LockToken(var) => {
            if let Some(token) = bound.get(Ref::Var(*var)) {
                atoms::lock_defense(cx, token);
            }
        }
        Act::Keep(party, var) => bound.set(*var, bound.get(*party)),
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
                    while cx.board.ship(ship).has_token(*command) {
                        atoms::discard_command_token(cx, ship, *command);
                    }
                }
            }
        }
        Act::DiscardToken(party, command) => {
            if let Some(ship) = ship(bound, *party).filter(|ship| cx.board.ship(*ship).has_token(*command)) {
                atoms::discard_command_token(cx, ship, *command);
            }
        }
        Act::GainRaidToken(party, of) => {
            if let (Some(ship), Some(command)) =
                (ship(bound, *party), bound.get(*of).and_then(Thing::command))
            {
                atoms::gain_raid(cx, ship, command);
            }
        }
        Act::SetTopDial(party, of, who) => {
            if let (Some(ship), Some(command)) =
                (ship(bound, *party), bound.get(*of).and_then(Thing::command))
            {
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
        Act::LowerSpeed(party, who) => {
            if let Some(ship) = ship(bound, *party) {
                let (speed, by) = (cx.board.ship(ship).speed, seat(cx.board, bound, *who));
                atoms::set_speed(cx, ship, speed.saturating_sub(1), by);
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

/// Decks, victory tokens and what lies in the play area; says whether it was one of these.
fn table(cx: &mut ArmadaCx<'_>, act: &Act, bound: &Binding) -> bool {
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
        Act::IgnoreObstacles(party) | Act::WaiveObstacles(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::ignore_obstacles(cx, ship, matches!(act, Act::WaiveObstacles(_)));
            }
        }
        _ => return false,
    }
    true
}
