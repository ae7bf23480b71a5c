//! Damage, damage cards, shields and destruction: what the words of cards about them mean.

use broadside_engine::{Flow, Ref};

use super::parties::{fits, ship};
use super::{Binding, amount};
use crate::board::{CardPlace, Defense, Hurt, UpgradeState};
use crate::facts::{Colour, Zone};
use crate::steps::{attack, call, damage};
use crate::words::{Act, ArmadaWords, Cond, DieFilter, Icon, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, Origin, atoms, values};

fn zone(bound: &Binding, party: Ref) -> Option<(ShipNo, Zone)> {
    match bound.get(party) {
        Some(Thing::Zone(ship, zone)) => Some((ship, zone)),
        _ => None,
    }
}

/// Conditions about damage, damage cards, shields and destruction.
pub(super) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let (board, attack) = (look.board, look.board.attack());
    match cond {
        Cond::AsksKeyword(keyword) => bound.about.amount == *keyword as i16,
        Cond::HasReadiedToken(party) => {
            let mut any = false;
            if let Some(piece) = bound.get(*party).and_then(Thing::piece) {
                values::defense_tokens(look, piece, |token| {
                    any |= values::defense(look, token).is_some_and(|slot| slot.state == Defense::Ready);
                });
            }
            any
        }
        Cond::SpentFewer(than) => attack.is_some_and(|attack| attack.tokens_spent() < *than),
        Cond::SpentAwayToken => attack.is_some_and(|attack| attack.spent_away != 0),
        Cond::ThisExhausted => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => board.upgrade(upgrade).state == UpgradeState::Exhausted,
            _ => false,
        },
        Cond::DealtFaceup => bound.window == Some(Window::FaceupDamageCard) && bound.about.amount == 1,
        Cond::LiesFaceup(party) => match bound.get(*party) {
            Some(Thing::Card(card)) => {
                let it = board.decks.cards[card.index()];
                it.faceup && matches!(it.place, CardPlace::Ship(_))
            }
            _ => false,
        },
        Cond::CardTrait(party, wanted) => match bound.get(*party) {
            Some(Thing::Card(card)) => {
                let kind = look.game.damage_kind(card);
                look.game.facts.damage().iter().any(|it| it.kind == kind && it.damage_trait == *wanted)
            }
            _ => false,
        },
        Cond::ShieldsAboveMax(party) => match (zone(bound, *party), ship(bound, *party)) {
            (Some((ship, zone)), _) => above_max(look, ship, zone),
            (None, Some(ship)) => {
                look.game.ship(board, ship).zones().iter().any(|zone| above_max(look, ship, *zone))
            }
            _ => false,
        },
        Cond::MaxShieldsBelow(party, than) => {
            zone(bound, *party).is_some_and(|(ship, zone)| values::max_shields(look, ship, zone) < *than)
        }
        Cond::Doomed(party) => match bound.get(*party).and_then(Thing::piece) {
            Some(piece) => is_doomed(look, piece.into()),
            None => false,
        },
        Cond::DamageOpen => attack.is_some_and(|attack| !attack.redirected && attack.left() > 0),
        Cond::DamageToReduce => attack.is_some_and(|attack| attack.total > 0),
        Cond::SpentInStep => attack.is_some_and(|attack| attack.spent_in_step != 0),
        Cond::CouldResolveAnotherCritical => attack::another_critical(look),
        _ => false,
    }
}

fn is_doomed(look: &ArmadaLook<'_>, thing: Thing) -> bool {
    match thing {
        Thing::Ship(ship) => look.board.ship(ship).doomed,
        Thing::Squadron(squadron) => look.board.squadron(squadron).doomed,
        Thing::Obstacle(at) => look.board.obstacles[at.index()].doomed,
        _ => false,
    }
}

fn above_max(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> bool {
    look.board.ship(ship).shields[zone as usize] > values::max_shields(look, ship, zone)
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::ReduceDamage(_) => look.board.attack().is_some_and(|attack| attack.total > 0),
        Act::MoveShield(from, to, most) => match (zone(bound, *from), zone(bound, *to)) {
            (Some((ship, from)), Some((_, to))) => {
                let shields = look.board.ship(ship).shields;
                shields[from as usize] > 0 && shields[to as usize] < *most
            }
            _ => false,
        },
        Act::SpendShield(party) => {
            zone(bound, *party).is_some_and(|(ship, zone)| look.board.ship(ship).shields[zone as usize] > 0)
        }
        Act::Activate(party) => bound
            .get(*party)
            .and_then(Thing::squadron)
            .is_some_and(|squadron| !look.board.squadron(squadron).activated),
        _ => true,
    }
}

/// Carries out an operation, if it is one of these.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Option<Flow<ArmadaWords>> {
    let count = |cx: &ArmadaCx<'_>, count, bound: &Binding| {
        amount(&cx.look(), count, bound).clamp(0, u8::MAX.into()) as u8
    };
    match act {
        Act::FaceupFirst(cards) => atoms::faceup_first(cx, *cards),
        Act::AllowCritical => atoms::allow_critical(cx),
        Act::Brace => {
            let look = cx.look();
            let to = look.board.attack().map_or(0, |attack| attack::braced(&look, attack, attack.total));
            atoms::brace(cx, to);
        }
        Act::ReduceDamage(by) => {
            let by = count(cx, by, bound);
            atoms::reduce_damage(cx, by);
        }
        Act::DivertToShields(party) => {
            if let Some((ship, zone)) = zone(bound, *party) {
                atoms::divert_to_shields(cx, ship, zone, 1);
            }
        }
        // Critical effects of the attack are nothing to that ship (armada.card.task-force-antilles.05).
        Act::DivertTo(party) => {
            if let Some(ship) = owner_ship(&cx.look(), bound, *party) {
                atoms::divert(cx, 1);
                return Some(call(damage::Suffer::new(Thing::Ship(ship), 1)));
            }
        }
        Act::ChangeDefendingZone(party) => {
            if let Some((ship, zone)) = zone(bound, *party) {
                atoms::change_defending_zone(cx, Thing::Zone(ship, zone));
            }
        }
        Act::SufferInAttack(party, by) | Act::SufferDuringAttack(party, by) => {
            let by = count(cx, by, bound);
            let hurt = match act {
                Act::SufferDuringAttack(..) => Hurt::DuringAttack,
                _ => Hurt::OfAttack,
            };
            if let Some(who) = bound.get(*party).filter(|_| by > 0) {
                return Some(call(damage::Suffer::in_attack(who, by, hurt)));
            }
        }
        Act::RollAside(colour, dice) => bound.number = roll_aside(cx, *colour, *dice),
        Act::PostponeDestruction(party) => {
            if let Some(piece) = bound.get(*party).and_then(Thing::piece) {
                atoms::postpone_destruction(cx, piece);
            }
        }
        Act::FlipFacedown(party) => {
            if let Some(Thing::Card(card)) = bound.get(*party)
                && let CardPlace::Ship(ship) = cx.board.decks.cards[card.index()].place
            {
                atoms::flip_facedown(cx, ship, card);
            }
        }
        Act::AvertCard(party) => {
            if let Some(ship) = ship(bound, *party) {
                atoms::avert_card(cx, ship);
            }
        }
        Act::RecoverShields(party, count) => {
            if let Some((ship, zone)) = zone(bound, *party) {
                let most = values::max_shields(&cx.look(), ship, zone);
                let free = most.saturating_sub(cx.board.ship(ship).shields[zone as usize]);
                atoms::gain_shields(cx, ship, zone, free.min(*count));
            }
        }
        Act::MoveShield(from, to, _) => {
            if let (true, Some((ship, from)), Some((_, to))) =
                (can(&cx.look(), act, bound), zone(bound, *from), zone(bound, *to))
            {
                atoms::lose_shields(cx, ship, from, 1);
                atoms::gain_shields(cx, ship, to, 1);
            }
        }
        Act::RecoverHull(party, by) => {
            let by = count(cx, by, bound);
            if let Some(squadron) = bound.get(*party).and_then(Thing::squadron) {
                let full = values::squadron_hull(&cx.look(), squadron);
                let lacks = full.saturating_sub(cx.board.squadron(squadron).hull);
                atoms::recover_hull(cx, squadron, by.min(lacks));
            }
        }
        Act::Activate(party) => {
            if let Some(squadron) = bound.get(*party).and_then(Thing::squadron) {
                atoms::set_slider(cx, squadron, true);
            }
        }
        _ => return None,
    }
    Some(Flow::Next)
}

/// The ship of a party; of an upgrade card the one that has it.
fn owner_ship(look: &ArmadaLook<'_>, bound: &Binding, party: Ref) -> Option<ShipNo> {
    match bound.get(party) {
        Some(Thing::Upgrade(upgrade)) => Some(look.board.upgrade(upgrade).ship),
        other => other.and_then(Thing::ship),
    }
}

/// Dice are rolled that belong to no attack; their hit and critical icons are counted.
fn roll_aside(cx: &mut ArmadaCx<'_>, colour: Colour, dice: u8) -> i16 {
    let harmful = DieFilter { colour: None, icons: &[Icon::Hit, Icon::Critical] };
    let rolled = atoms::roll_aside(cx, colour, dice);
    let icons = rolled.iter().filter(|die| fits(&harmful, die.colour, die.face));
    icons.map(|die| i16::from(die.face.hits() + die.face.criticals())).sum()
}
