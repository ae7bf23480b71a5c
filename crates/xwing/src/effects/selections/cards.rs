//! Upgrades, damage cards, and who could bear them.

use broadside_engine::Ref;

use crate::board::CardPlace;
use crate::effects::{Binding, each_ship, givable, ship, spares};
use crate::facts::{Charges, Slot};
use crate::words::selections::Cards;
use crate::words::{Cond, ShipNo, Thing, UpgradeNo};
use crate::{XWingLook, values};

pub(super) fn select(look: &XWingLook<'_>, word: Cards, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let at = |party: Ref| ship(bound, party);
    match word {
        Cards::SpentCards(party) => {
            if let Some(at) = at(party) {
                spent_cards(look, at, found);
            }
        }
        Cards::SpentUpgrades(party, slot) => {
            let Some(at) = at(party) else { return };
            let spent = typed(look, at, slot).filter(|it| values::can_recover(look, *it));
            spent.for_each(|it| found(Thing::Upgrade(it)));
        }
        Cards::UpgradesFor(party, slot, cond) => {
            let Some(at) = at(party) else { return };
            for upgrade in typed(look, at, slot) {
                let mut any = false;
                bearers(look, upgrade, cond, bound, &mut |_| any = true);
                if any {
                    found(Thing::Upgrade(upgrade));
                }
            }
        }
        Cards::BearersOf(upgrade, cond) => {
            if let Some(Thing::Upgrade(upgrade)) = bound.get(Ref::Var(upgrade)) {
                bearers(look, upgrade, cond, bound, found);
            }
        }
        Cards::Spares(party, slot) => {
            let Some(at) = at(party) else { return };
            spares(look.game, look.board, at, slot).for_each(|card| found(Thing::Print(card)));
        }
        Cards::FaceupCards(party, wanted) => {
            let Some(at) = at(party) else { return };
            for card in look.board.faceup(at) {
                let it = look.game.facts[look.game.damage_kind(card)].damage_trait;
                if wanted.is_none_or(|wanted| wanted == it) {
                    found(Thing::Card(card));
                }
            }
        }
        Cards::CardsLookedAt(party) => {
            let Some(at) = at(party) else { return };
            let place = CardPlace::LookedAt(at, bound.controller);
            look.board.decks.among(|it| it == place).for_each(|card| found(Thing::Card(card)));
        }
    }
}

/// The upgrades of a type on a ship.
fn typed<'a>(look: &XWingLook<'a>, at: ShipNo, slot: Slot) -> impl Iterator<Item = UpgradeNo> + use<'a> {
    let look = *look;
    let typed = move |it: &UpgradeNo| look.game.facts[look.board.upgrade(*it).card].slots().contains(&slot);
    look.board.upgrades_of(at).filter(typed)
}

/// The ships fitting a condition that could bear an upgrade.
fn bearers(
    look: &XWingLook<'_>,
    upgrade: UpgradeNo,
    cond: &Cond,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    each_ship(look, cond, bound, &mut |to| {
        if to.ship().is_some_and(|to| givable(look, upgrade, to)) {
            found(to);
        }
    });
}

/// The cards of a ship, its own and its upgrades, with inactive charges that do not recover by themselves.
fn spent_cards(look: &XWingLook<'_>, at: ShipNo, found: &mut dyn FnMut(Thing)) {
    let it = look.board.ship(at);
    let lost = |of: Option<Charges>, now: u8| of.is_some_and(|of| of.recovers == 0 && now < of.value);
    if lost(look.game.facts[it.persona].charges, it.charges) {
        found(Thing::Ship(at));
    }
    let spent = |upgrade: UpgradeNo| {
        lost(values::side_up(look, upgrade).charges, look.board.upgrade(upgrade).charges)
    };
    let spent = |upgrade: &UpgradeNo| spent(*upgrade) && values::can_recover(look, *upgrade);
    look.board.upgrades_of(at).filter(spent).for_each(|upgrade| found(Thing::Upgrade(upgrade)));
}
