//! Damage, shields and damage cards.

use broadside_engine::{Flow, Ref};

use super::lies_there;
use crate::effects::{Binding, object, ship};
use crate::game::Origin;
use crate::steps::{self, call};
use crate::words::operations::Damage;
use crate::words::{Deed, Thing, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

pub(super) fn can(look: &XWingLook<'_>, word: Damage, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    match word {
        Damage::Suffer(party, ..) | Damage::DealFacedown(party) => object(bound, party).is_some(),
        Damage::Prevent(_) => matches!(look.core.deed(), Some(Deed::Suffer { .. })),
        Damage::HitsBecomeCrits => look.core.deed().is_some(),
        Damage::LoseShield(party) => at(party).is_some_and(|it| values::shields(look, it) > 0),
        Damage::RecoverShield(party) => at(party).is_some_and(|it| values::lacks_shield(look, it)),
        Damage::DiscardThat | Damage::DealThatFacedown | Damage::DealThatFaceup => {
            matches!(look.core.deed(), Some(Deed::Deal { .. }))
        }
        Damage::DrawCards(party, _) | Damage::KeepCard(party, _) => lies_there(look, bound, party),
        Damage::Expose(party) => at(party)
            .is_some_and(|it| usize::from(look.board.ship(it).damage) > look.board.faceup(it).count()),
        Damage::RepairThis => {
            let own = Origin::of(bound.source).card();
            own.is_some_and(|card| look.board.decks.cards[card.index()].faceup)
        }
        Damage::RepairFacedown(party) => at(party).is_some_and(|at| look.board.facedown(at).next().is_some()),
        Damage::DiscardDamage(party) => at(party).is_some_and(|it| look.board.ship(it).damage > 0),
        Damage::RepairCard(..) => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Damage, bound: &Binding) -> Flow<XWingWords> {
    let at = |party: Ref| ship(bound, party);
    match word {
        Damage::Suffer(party, hits, crits) => {
            if let Some(unit) = object(bound, party) {
                return call(steps::Suffer::new(unit, hits, crits));
            }
        }
        Damage::Prevent(count) => {
            if let Some(Deed::Suffer { hits, crits, .. }) = cx.core.deed_mut() {
                let of_hits = count.min(*hits);
                *hits -= of_hits;
                *crits = crits.saturating_sub(count - of_hits);
            }
        }
        Damage::HitsBecomeCrits => {
            if let Some(Deed::Suffer { hits, crits, .. }) = cx.core.deed_mut() {
                *crits += *hits;
                *hits = 0;
            }
        }
        Damage::LoseShield(party) => {
            if let Some(ship) = at(party) {
                return call(steps::LoseShields::new(ship, 1));
            }
        }
        Damage::RecoverShield(party) => {
            if let Some(ship) = at(party) {
                atoms::recover_shield(cx, ship);
            }
        }
        Damage::DealFacedown(party) => {
            if let Some(unit) = object(bound, party) {
                return steps::deal_facedown(cx, unit);
            }
        }
        Damage::DiscardThat => {
            if let Some(Deed::Deal { ship, .. }) = cx.core.deed().copied() {
                atoms::discard_drawn(cx, ship);
            }
        }
        Damage::DealThatFacedown => turn_that(cx, false),
        Damage::DealThatFaceup => turn_that(cx, true),
        Damage::DrawCards(party, count) => {
            if let Some(at) = at(party) {
                atoms::look_at_cards(cx, at, count, bound.controller);
            }
        }
        Damage::KeepCard(party, card) => {
            if let (Some(at), Some(Thing::Card(card))) = (at(party), bound.get(Ref::Var(card))) {
                atoms::choose_looked_at(cx, at, card, bound.controller);
            }
        }
        Damage::Expose(party) => {
            if let Some(ship) = at(party)
                && let Some(card) = atoms::random_facedown(cx, ship)
            {
                atoms::expose(cx, ship, card);
            }
        }
        Damage::RepairThis => {
            if let (Some(card), Some(bearer)) = (Origin::of(bound.source).card(), at(Ref::Bearer)) {
                atoms::repair_faceup(cx, bearer, card);
            }
        }
        Damage::RepairCard(party, card) => {
            if let (Some(at), Some(Thing::Card(card))) = (at(party), bound.get(Ref::Var(card))) {
                atoms::repair_faceup(cx, at, card);
            }
        }
        Damage::RepairFacedown(party) => {
            if let Some(at) = at(party) {
                atoms::repair_facedown(cx, at);
            }
        }
        Damage::DiscardDamage(party) => {
            if let Some(at) = at(party) {
                atoms::discard_damage(cx, at);
            }
        }
    }
    Flow::Next
}

/// The damage card that would be dealt is turned.
fn turn_that(cx: &mut XWingCx<'_>, up: bool) {
    if let Some(Deed::Deal { ship, faceup, .. }) = cx.core.deed_mut() {
        *faceup = up;
        let ship = *ship;
        atoms::turn_drawn(cx, ship, up);
    }
}
