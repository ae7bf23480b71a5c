//! Damage, damage cards and destruction.

use broadside_engine::{Flow, Ref};

use super::parties::{damage_card, number, piece, ship, zone};
use super::{Binding, amount};
use crate::board::{CardPlace, Hurt};
use crate::facts::Zone;
use crate::steps::{attack, call, damage};
use crate::words::{Amount, ArmadaWords, CardNo, DamageAct, DamageCond, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

/// What is said of damage, damage cards and shields.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: DamageCond, bound: &Binding) -> bool {
    let (board, attack) = (look.board, look.board.attack());
    match cond {
        DamageCond::DamageOpen => attack.is_some_and(|attack| !attack.redirected && attack.left() > 0),
        DamageCond::DamageToReduce => attack.is_some_and(|attack| attack.total > 0),
        DamageCond::AttackTotal => attack.is_some_and(|attack| attack.hurt == Hurt::Total),
        DamageCond::FromAttack => attack.is_some_and(|attack| attack.hurt != Hurt::DuringAttack),
        DamageCond::CardDealt => attack.is_some_and(|attack| attack.dealt > attack.averted),
        DamageCond::HasFacedown(party) => {
            ship(bound, party).is_some_and(|ship| facedown(look, ship).next().is_some())
        }
        DamageCond::LiesFaceup(party) => damage_card(bound, party).is_some_and(|card| {
            let it = board.decks.cards[card.index()];
            it.faceup && matches!(it.place, CardPlace::Ship(_))
        }),
        DamageCond::CardTrait(party, wanted) => damage_card(bound, party).is_some_and(|card| {
            let kind = look.game.damage_kind(card);
            look.game.facts.damage().iter().any(|it| it.kind == kind && it.damage_trait == wanted)
        }),
        DamageCond::FirstOfItsKind => first_of_its_kind(look, bound),
        DamageCond::ShieldsAtMost(party, most) => {
            zone(bound, party).is_some_and(|(ship, zone)| board.ship(ship).shields[zone as usize] <= most)
        }
        DamageCond::ShieldsAboveMax(party) => match (zone(bound, party), ship(bound, party)) {
            (Some((ship, zone)), _) => above_max(look, ship, zone),
            (None, Some(ship)) => {
                look.game.ship(board, ship).zones().iter().any(|zone| above_max(look, ship, *zone))
            }
            (None, None) => false,
        },
        DamageCond::MaxShieldsBelow(party, than) => {
            zone(bound, party).is_some_and(|(ship, zone)| values::max_shields(look, ship, zone) < than)
        }
    }
}

fn above_max(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> bool {
    look.board.ship(ship).shields[zone as usize] > values::max_shields(look, ship, zone)
}

/// The facedown damage cards of a ship.
pub(super) fn facedown<'a>(look: &ArmadaLook<'a>, ship: ShipNo) -> impl Iterator<Item = CardNo> + 'a {
    let decks = &look.board.decks;
    decks.on_ship(ship).filter(|card| !decks.cards[card.index()].faceup)
}

fn first_of_its_kind(look: &ArmadaLook<'_>, bound: &Binding) -> bool {
    let Origin::Card(card) = Origin::of(bound.source) else { return true };
    same_kind(look, card).next() == Some(card)
}

/// The faceup damage cards of a kind on the ship that has this one.
pub(crate) fn same_kind<'a>(look: &ArmadaLook<'a>, card: CardNo) -> impl Iterator<Item = CardNo> + 'a {
    let (game, decks) = (look.game, &look.board.decks);
    let ship = on_ship(look, card);
    let kind = game.damage_kind(card);
    ship.into_iter().flat_map(|ship| decks.faceup(ship)).filter(move |it| game.damage_kind(*it) == kind)
}

/// The ship on which a damage card lies.
fn on_ship(look: &ArmadaLook<'_>, card: CardNo) -> Option<ShipNo> {
    let CardPlace::Ship(ship) = look.board.decks.cards[card.index()].place else { return None };
    Some(ship)
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: DamageAct) -> bool {
    match act {
        DamageAct::ReduceDamage(_) => look.board.attack().is_some_and(|attack| attack.total > 0),
        DamageAct::Brace
        | DamageAct::DivertToShields(_)
        | DamageAct::DivertTo(_)
        | DamageAct::Suffer(..)
        | DamageAct::SufferInAttack(..)
        | DamageAct::SufferDuringAttack(..)
        | DamageAct::PostponeDestruction(_)
        | DamageAct::DealFacedown(..)
        | DamageAct::DealFaceup(..)
        | DamageAct::AvertCard(_)
        | DamageAct::FlipFacedown(_)
        | DamageAct::FlipThisFacedown
        | DamageAct::FlipFaceup(_)
        | DamageAct::FlipRandomFaceup(_)
        | DamageAct::DiscardDamageCard(_)
        | DamageAct::DiscardFacedown(..)
        | DamageAct::LookAtDamage(_)
        | DamageAct::LookAtDeck(..)
        | DamageAct::KeepOnTop(..) => true,
    }
}

/// Damage is lowered, shared out and suffered; damage cards are dealt and turned.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: DamageAct, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        DamageAct::Brace => {
            let look = cx.look();
            let to = look.board.attack().map_or(0, |attack| attack::braced(&look, attack, attack.total));
            atoms::brace(cx, to);
        }
        DamageAct::ReduceDamage(by) => {
            let by = points(cx, &by, bound);
            atoms::reduce_damage(cx, by);
        }
        DamageAct::DivertToShields(party) => {
            if let Some((ship, zone)) = zone(bound, party) {
                atoms::divert_to_shields(cx, ship, zone, 1);
            }
        }
        // Critical effects of the attack are nothing to that ship (armada.card.task-force-antilles.05).
        DamageAct::DivertTo(party) => {
            if let Some(ship) = owner_ship(&cx.look(), bound, party) {
                atoms::divert(cx, 1);
                return call(damage::Suffer::new(Thing::Ship(ship), 1));
            }
        }
        DamageAct::Suffer(party, count) => {
            let count = points(cx, &count, bound);
            return bound.get(party).map_or(Flow::Next, |who| suffer(cx, bound, who, count));
        }
        DamageAct::SufferInAttack(party, count) => {
            return suffer_in_attack(cx, bound, party, &count, Hurt::OfAttack);
        }
        DamageAct::SufferDuringAttack(party, count) => {
            return suffer_in_attack(cx, bound, party, &count, Hurt::DuringAttack);
        }
        DamageAct::PostponeDestruction(party) => {
            if let Some(piece) = piece(bound, party) {
                atoms::postpone_destruction(cx, piece);
            }
        }
        DamageAct::DealFacedown(party, count) => return deal(cx, bound, party, false, count),
        DamageAct::DealFaceup(party, count) => return deal(cx, bound, party, true, count),
        DamageAct::AvertCard(party) => {
            if let Some(ship) = ship(bound, party) {
                atoms::avert_card(cx, ship);
            }
        }
        DamageAct::FlipFacedown(party) => {
            if let Some(card) = damage_card(bound, party)
                && let Some(ship) = on_ship(&cx.look(), card)
            {
                atoms::flip_facedown(cx, ship, card);
            }
        }
        DamageAct::FlipThisFacedown => {
            if let Some((ship, card)) = this_card(&cx.look(), bound) {
                atoms::flip_facedown(cx, ship, card);
            }
        }
        DamageAct::FlipFaceup(party) => {
            if let Some(card) = damage_card(bound, party)
                && let Some(ship) = on_ship(&cx.look(), card)
            {
                // It may come to lie facedown again, and is not turned twice (armada.card.boarding-engineers.02).
                bound.group.retain(|it| *it != Thing::Card(card));
                atoms::flip_faceup(cx, ship, card);
            }
        }
        DamageAct::FlipRandomFaceup(party) => {
            if let Some(ship) = ship(bound, party) {
                flip_random(cx, ship);
            }
        }
        DamageAct::DiscardDamageCard(party) => match bound.get(party) {
            Some(Thing::Card(card)) => {
                if let Some(ship) = on_ship(&cx.look(), card) {
                    atoms::discard_card(cx, ship, card);
                }
            }
            Some(Thing::Facedown(ship)) => {
                if let Some(card) = cx.board.decks.last_facedown(ship) {
                    atoms::discard_card(cx, ship, card);
                }
            }
            _ => {}
        },
        DamageAct::DiscardFacedown(party, var) => {
            if let (Some(ship), Some(count)) = (ship(bound, party), number(bound, Ref::Var(var))) {
                (0..count).for_each(|_| discard_facedown(cx, ship));
            }
        }
        DamageAct::LookAtDamage(party) => {
            if let Some(ship) = ship(bound, party) {
                atoms::look_at_damage(cx, ship, bound.controller);
            }
        }
        DamageAct::LookAtDeck(party, count) => {
            if let Some(ship) = ship(bound, party) {
                let pile = atoms::pile_of(cx, ship);
                atoms::look_at_deck(cx, pile, count, bound.controller);
            }
        }
        DamageAct::KeepOnTop(party, var, count) => {
            if let (Some(ship), Some(card)) = (ship(bound, party), damage_card(bound, Ref::Var(var))) {
                let pile = atoms::pile_of(cx, ship);
                atoms::keep_on_top(cx, pile, card, count);
            }
        }
    }
    Flow::Next
}

/// So much damage.
fn points(cx: &ArmadaCx<'_>, count: &Amount, bound: &Binding) -> u8 {
    amount(&cx.look(), count, bound).clamp(0, u8::MAX.into()) as u8
}

/// The ship of a party; of an upgrade card the one that has it.
fn owner_ship(look: &ArmadaLook<'_>, bound: &Binding, party: Ref) -> Option<ShipNo> {
    super::parties::upgrade(bound, party)
        .map(|upgrade| look.board.upgrade(upgrade).ship)
        .or_else(|| ship(bound, party))
}

fn suffer(cx: &mut ArmadaCx<'_>, bound: &Binding, who: Thing, amount: u8) -> Flow<ArmadaWords> {
    if let Thing::Squadron(squadron) = who {
        atoms::damage_squadron(cx, squadron, amount);
        return Flow::Next;
    }
    let (Thing::Ship(_) | Thing::Zone(..) | Thing::Obstacle(_)) = who else { return Flow::Next };
    call(match who.ship() {
        Some(ship) if critical_to(cx, bound, ship) => damage::Suffer::of_critical(who, amount),
        _ => damage::Suffer::new(who, amount),
    })
}

fn suffer_in_attack(
    cx: &ArmadaCx<'_>,
    bound: &Binding,
    party: Ref,
    count: &Amount,
    hurt: Hurt,
) -> Flow<ArmadaWords> {
    let count = points(cx, count, bound);
    let who = bound.get(party).filter(|_| count > 0);
    who.map_or(Flow::Next, |who| call(damage::Suffer::in_attack(who, count, hurt)))
}

/// Whether a critical effect is being resolved, and this ship is the defender.
fn critical_to(cx: &ArmadaCx<'_>, bound: &Binding, ship: ShipNo) -> bool {
    bound.window == Some(Window::CriticalEffect)
        && cx.board.attack().is_some_and(|attack| attack.defender.ship() == Some(ship))
}

fn deal(cx: &mut ArmadaCx<'_>, bound: &Binding, party: Ref, faceup: bool, count: u8) -> Flow<ArmadaWords> {
    let Some(ship) = ship(bound, party) else { return Flow::Next };
    // Cards that a critical effect deals are the first of the attack (armada.card.fire-control-team.08, armada.card.fire-control-team.09).
    if critical_to(cx, bound, ship) {
        atoms::count_dealt(cx, count);
    }
    call(damage::Deal::new(ship, faceup, count))
}

/// The damage card that an effect comes from, while it lies faceup on a ship.
fn this_card(look: &ArmadaLook<'_>, bound: &Binding) -> Option<(ShipNo, CardNo)> {
    let Origin::Card(card) = Origin::of(bound.source) else { return None };
    let faceup = look.board.decks.cards[card.index()].faceup;
    on_ship(look, card).filter(|_| faceup).map(|ship| (ship, card))
}

/// A facedown card of a ship, drawn at random, is turned up.
fn flip_random(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let count = facedown(&cx.look(), ship).count();
    if count == 0 {
        return;
    }
    let drawn = cx.chance.draw("card", count as u32) as usize;
    let picked = facedown(&cx.look(), ship).nth(drawn);
    if let Some(card) = picked {
        atoms::flip_faceup(cx, ship, card);
    }
}

fn discard_facedown(cx: &mut ArmadaCx<'_>, ship: ShipNo) {
    let facedown = facedown(&cx.look(), ship).next();
    if let Some(card) = facedown {
        atoms::discard_card(cx, ship, card);
    }
}
