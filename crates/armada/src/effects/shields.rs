//! Selections of hull zones by their shields, of defense tokens to pay with, and of copies of cards.

use broadside_engine::{About, Ref};

use super::Binding;
use super::conditions::near;
use super::parties::{ship, side};
use crate::board::UpgradeState;
use crate::facts::Zone;
use crate::steps::attack;
use crate::words::{Query, Select, ShipNo, Span, Thing, UpgradeNo};
use crate::{ArmadaLook, Origin, values};

/// Whether a hull zone may have shields moved to it by its own ship.
fn may_restore(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> bool {
    look.allowed(Query::MayRestoreShields, About::subject(Thing::Zone(ship, zone)), true)
}

/// Whether a hull zone may recover shields.
pub(crate) fn may_recover(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> bool {
    let about = About::subject(Thing::Zone(ship, zone));
    may_restore(look, ship, zone) && look.allowed(Query::MayRecoverShields, about, true)
}

/// Finds hull zones, if the selection is one of these; says whether it is.
pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: &Select,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) -> bool {
    match select {
        Select::TokensToSpend(party, kind) => {
            if let Some(piece) = bound.get(*party).and_then(Thing::piece) {
                values::defense_tokens(look, piece, |token| {
                    let slot = values::defense(look, token);
                    let fits = kind.is_none_or(|kind| slot.is_some_and(|slot| slot.kind == kind));
                    if fits && attack::may_pay_with(look, token) {
                        found(token);
                    }
                });
            }
        }
        Select::TokensOfType(party, kind) => {
            if let Some(piece) = bound.get(*party).and_then(Thing::piece) {
                values::defense_tokens(look, piece, |token| {
                    if values::defense(look, token).is_some_and(|slot| slot.kind == *kind) {
                        found(token);
                    }
                });
            }
        }
        Select::Copies(span) => copies(look, bound, *span, found),
        Select::HullToRecover(party, most) => {
            if let Some(squadron) = bound.get(*party).and_then(Thing::squadron) {
                let full = values::squadron_hull(look, squadron);
                let lacks = full.saturating_sub(look.board.squadron(squadron).hull);
                (1..=lacks.min(*most)).for_each(|number| found(Thing::Number(number as i8)));
            }
        }
        Select::GroupTakers(most) => {
            let below = |it: &&Thing| is_below(look, **it, *most);
            bound.group.iter().filter(below).for_each(|it| found(*it));
        }
        Select::ZonesWithShieldsAmong(party, ..)
        | Select::OtherZones(party)
        | Select::AdjacentShields(party)
        | Select::RecoverableZones(party)
        | Select::ZonesBelow(party, _)
        | Select::ShieldGivers(party, _)
        | Select::GroupGivers(party, _) => zones(look, select, bound, *party, found),
        _ => return false,
    }
    true
}

/// Whether a hull zone has fewer shields than this and may be given one.
fn is_below(look: &ArmadaLook<'_>, zone: Thing, most: u8) -> bool {
    match zone {
        Thing::Zone(ship, zone) => {
            look.board.ship(ship).shields[zone as usize] < most && may_restore(look, ship, zone)
        }
        _ => false,
    }
}

fn zones(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, party: Ref, found: &mut dyn FnMut(Thing)) {
    let Some(ship) = ship(bound, party) else { return };
    let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
    let (it, of) = (look.board.ship(ship), bound.get(party).and_then(Thing::zone));
    let attack = look.board.attack();
    for zone in hull.zones().iter().copied() {
        let (here, shields) = (Thing::Zone(ship, zone), it.shields[zone as usize]);
        let fits = match select {
            Select::ZonesWithShieldsAmong(_, among) => shields > 0 && among.contains(&zone),
            Select::OtherZones(_) => of != Some(zone),
            Select::AdjacentShields(_) => {
                let seen =
                    attack.is_some_and(|attack| attack.left() > 0 && !attack::ignores_shields(look, attack));
                seen && shields > 0 && of.is_some_and(|of| hull.adjacent(of, zone))
            }
            Select::RecoverableZones(_) => {
                shields < values::max_shields(look, ship, zone) && may_recover(look, ship, zone)
            }
            Select::ZonesBelow(_, most) => {
                let others =
                    hull.zones().iter().any(|other| *other != zone && it.shields[*other as usize] > 0);
                others && is_below(look, here, *most)
            }
            Select::ShieldGivers(to, most) => {
                of != Some(zone) && shields > 0 && bound.get(*to).is_some_and(|to| is_below(look, to, *most))
            }
            Select::GroupGivers(_, most) => {
                shields > 0
                    && !bound.group.contains(&here)
                    && bound.group.iter().any(|taker| is_below(look, *taker, *most))
            }
            _ => false,
        };
        if fits {
            found(here);
        }
    }
}

/// Readied copies of a card on other friendly ships in a span of its bearer.
fn copies(look: &ArmadaLook<'_>, bound: &Binding, span: Span, found: &mut dyn FnMut(Thing)) {
    let (Origin::Upgrade(mine), Some(bearer)) = (Origin::of(bound.source), bound.bearer) else { return };
    let board = look.board;
    let card = board.upgrade(mine).card;
    for at in 0..board.upgrades.len() as u8 {
        let it = board.upgrade(UpgradeNo(at));
        let ship = Thing::Ship(it.ship);
        if it.card == card
            && it.state == UpgradeState::Ready
            && Some(it.ship) != bearer.ship()
            && board.ship(it.ship).in_play()
            && side(board, ship) == Some(board.side(bound.controller))
            && near(look, bearer, ship, span)
        {
            found(Thing::Upgrade(UpgradeNo(at)));
        }
    }
}
