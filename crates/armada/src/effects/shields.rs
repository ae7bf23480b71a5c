//! Hull zones and their shields, and hull points.

use broadside_engine::{About, Ref};

use super::parties::{ship, squadron, zone};
use super::{Binding, amount};
use crate::board::Ship;
use crate::facts::Zone;
use crate::steps::attack;
use crate::words::{Query, ShieldAct, ShipNo, Thing, ZoneSelect};
use crate::{ArmadaCx, ArmadaLook, atoms, values};

/// Whether a hull zone may have shields moved to it by its own ship.
fn may_restore(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> bool {
    look.allowed(Query::MayRestoreShields, About::subject(Thing::Zone(ship, zone)), true)
}

/// Whether a hull zone may recover shields.
pub(crate) fn may_recover(look: &ArmadaLook<'_>, ship: ShipNo, zone: Zone) -> bool {
    let about = About::subject(Thing::Zone(ship, zone));
    may_restore(look, ship, zone) && look.allowed(Query::MayRecoverShields, about, true)
}

/// The hull zones of the ship of a party, for which something holds.
fn zones(
    look: &ArmadaLook<'_>,
    bound: &Binding,
    party: Ref,
    found: &mut dyn FnMut(Thing),
    fits: impl Fn(ShipNo, &Ship, Zone) -> bool,
) {
    let Some(ship) = ship(bound, party) else { return };
    let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
    let fit = hull.zones().iter().filter(|zone| fits(ship, look.board.ship(ship), **zone));
    fit.for_each(|zone| found(Thing::Zone(ship, *zone)));
}

/// Hull zones.
pub(super) fn select(
    look: &ArmadaLook<'_>,
    select: ZoneSelect,
    bound: &Binding,
    found: &mut dyn FnMut(Thing),
) {
    let shields = |ship: &Ship, zone: Zone| ship.shields[zone as usize];
    let is_here = |party: Ref, zone: Zone| bound.get(party).and_then(Thing::zone) == Some(zone);
    let adjacent = |party: Ref, other: Zone| {
        zone(bound, party).is_some_and(|(ship, zone)| {
            let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
            hull.adjacent(zone, other)
        })
    };
    match select {
        ZoneSelect::Zones(party) => zones(look, bound, party, found, |_, _, _| true),
        ZoneSelect::ZonesWithShields(party) => {
            zones(look, bound, party, found, |_, it, zone| shields(it, zone) > 0);
        }
        ZoneSelect::ZonesWithMostShields(party) => {
            zones(look, bound, party, found, |ship, it, zone| {
                let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
                let most = hull.zones().iter().map(|zone| shields(it, *zone)).max().unwrap_or(0);
                shields(it, zone) == most && most > 0
            });
        }
        ZoneSelect::AdjacentZones(party) => {
            zones(look, bound, party, found, |_, _, zone| adjacent(party, zone));
        }
        ZoneSelect::OtherZones(party) => {
            zones(look, bound, party, found, |_, _, zone| !is_here(party, zone));
        }
        ZoneSelect::ZonesWithShieldsAmong(party, among) => {
            zones(look, bound, party, found, |_, it, zone| shields(it, zone) > 0 && among.contains(&zone));
        }
        ZoneSelect::AdjacentShields(party) => {
            let attack = look.board.attack();
            let seen =
                attack.is_some_and(|attack| attack.left() > 0 && !attack::ignores_shields(look, attack));
            zones(look, bound, party, found, |_, it, zone| {
                seen && shields(it, zone) > 0 && adjacent(party, zone)
            });
        }
        ZoneSelect::RecoverableZones(party) => zones(look, bound, party, found, |ship, it, zone| {
            shields(it, zone) < values::max_shields(look, ship, zone) && may_recover(look, ship, zone)
        }),
        ZoneSelect::ZonesBelow(party, most) => zones(look, bound, party, found, |ship, it, zone| {
            let hull = look.game.measures.hull(look.game.ship(look.board, ship).chassis);
            let others = hull.zones().iter().any(|other| *other != zone && shields(it, *other) > 0);
            others && is_below(look, Thing::Zone(ship, zone), most)
        }),
        ZoneSelect::ShieldGivers(to, most) => zones(look, bound, to, found, |_, it, zone| {
            let takes = || bound.get(to).is_some_and(|to| is_below(look, to, most));
            !is_here(to, zone) && shields(it, zone) > 0 && takes()
        }),
        ZoneSelect::GroupGivers(party, most) => zones(look, bound, party, found, |ship, it, zone| {
            let takes = || bound.group.iter().any(|taker| is_below(look, *taker, most));
            shields(it, zone) > 0 && !bound.group.contains(&Thing::Zone(ship, zone)) && takes()
        }),
        ZoneSelect::GroupTakers(most) => {
            let below = |it: &&Thing| is_below(look, **it, most);
            bound.group.iter().filter(below).for_each(|it| found(*it));
        }
    }
}

/// Whether a hull zone has fewer shields than this and may be given one.
fn is_below(look: &ArmadaLook<'_>, zone: Thing, most: u8) -> bool {
    let Thing::Zone(ship, zone) = zone else { return false };
    look.board.ship(ship).shields[zone as usize] < most && may_restore(look, ship, zone)
}

/// Whether an operation would do anything.
pub(super) fn can(look: &ArmadaLook<'_>, act: ShieldAct, bound: &Binding) -> bool {
    match act {
        ShieldAct::MoveShield(from, to, most) => match (zone(bound, from), zone(bound, to)) {
            (Some((ship, from)), Some((_, to))) => {
                let shields = look.board.ship(ship).shields;
                shields[from as usize] > 0 && shields[to as usize] < most
            }
            _ => false,
        },
        ShieldAct::SpendShield(party) => {
            zone(bound, party).is_some_and(|(ship, zone)| look.board.ship(ship).shields[zone as usize] > 0)
        }
        ShieldAct::RecoverShields(..)
        | ShieldAct::LoseShields(..)
        | ShieldAct::LoseAllShields(_)
        | ShieldAct::RecoverHull(..) => true,
    }
}

/// Shields are recovered, moved and lost, hull points recovered.
pub(super) fn operate(cx: &mut ArmadaCx<'_>, act: ShieldAct, bound: &mut Binding) {
    match act {
        ShieldAct::RecoverShields(party, count) => {
            if let Some((ship, zone)) = zone(bound, party) {
                let most = values::max_shields(&cx.look(), ship, zone);
                let free = most.saturating_sub(cx.board.ship(ship).shields[zone as usize]);
                atoms::gain_shields(cx, ship, zone, free.min(count));
            }
        }
        ShieldAct::MoveShield(from, to, _) => {
            if let (true, Some((ship, from)), Some((_, to))) =
                (can(&cx.look(), act, bound), zone(bound, from), zone(bound, to))
            {
                atoms::lose_shields(cx, ship, from, 1);
                atoms::gain_shields(cx, ship, to, 1);
            }
        }
        ShieldAct::LoseShields(party, count) => {
            if let Some((ship, zone)) = zone(bound, party) {
                atoms::lose_shields(cx, ship, zone, count);
            }
        }
        ShieldAct::LoseAllShields(party) => {
            if let Some((ship, zone)) = zone(bound, party) {
                atoms::lose_shields(cx, ship, zone, u8::MAX);
            }
        }
        ShieldAct::SpendShield(party) => {
            if let Some((ship, zone)) = zone(bound, party) {
                atoms::lose_shields(cx, ship, zone, 1);
                bound.number += 1;
            }
        }
        ShieldAct::RecoverHull(party, by) => {
            let by = amount(&cx.look(), &by, bound).clamp(0, u8::MAX.into()) as u8;
            if let Some(squadron) = squadron(bound, party) {
                let full = values::squadron_hull(&cx.look(), squadron);
                let lacks = full.saturating_sub(cx.board.squadron(squadron).hull);
                atoms::recover_hull(cx, squadron, by.min(lacks));
            }
        }
    }
}
