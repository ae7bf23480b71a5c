//! Placing and relocating devices, and obstacles that cards put into play in the same way (xwing.obstacle.08).

use arrayvec::ArrayVec;
use broadside_table::{Area, BaseEdge, Frame, Pose, Socket, tolerance};

use super::template::{Bend, Template};
use super::token::probe_droid_guides;
use super::{Set, Ship, Token};

/// Why a device cannot be placed somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeviceRefusal {
    /// A part of it would be outside the play area.
    Outside,
    /// A swarm would lie on an object.
    OnObject,
}

impl DeviceRefusal {
    /// The rule that forbids it.
    pub const fn rule(self) -> &'static str {
        match self {
            DeviceRefusal::Outside => "xwing.device.17",
            DeviceRefusal::OnObject => "xwing.device.buzz-droid-swarm.54",
        }
    }
}

/// Where a device lies that a ship drops (rear edge) or launches (front edge) with a template: its own guides on the
/// template's other end (xwing.device.02, xwing.device.03).
pub fn placed_by(ship: &Ship, edge: BaseEdge, template: Template, device: &Socket) -> Pose {
    device.attached(&template.line().end(&ship.at_edge(edge))).pose()
}

/// Where a device lies after it was relocated with a template from some of its guides to some of its guides
/// (xwing.device.04, xwing.remote.23).
pub fn relocated(device: Pose, from: &Socket, template: Template, to: &Socket) -> Pose {
    to.attached(&template.line().end(&from.frame(&Frame::from(device)))).pose()
}

/// Where a piece lies whose socket is fitted to a socket of a device, without a template: a Blaze to the tab of its Blazer Bomb
/// (xwing.device.blazer-bomb.53).
pub fn fitted_to(device: Pose, at: &Socket, piece: &Socket) -> Pose {
    piece.attached(&at.frame(&Frame::from(device))).pose()
}

/// The places to which a DRK-1 probe droid can be relocated: one of three templates at any of its guides, and any of its
/// guides at the other end (xwing.device.drk-1-probe-droid.51).
pub fn probe_droid_moves(droid: Pose) -> ArrayVec<Pose, 75> {
    let guides = probe_droid_guides();
    let mut places = ArrayVec::new();
    for bend in [Bend::BankLeft, Bend::Straight, Bend::BankRight] {
        for from in &guides {
            for to in &guides {
                places.push(relocated(droid, from, Template { bend, speed: 2 }, to));
            }
        }
    }
    places
}

/// Whether a device may be placed here: no part of it outside the play area (xwing.device.17, xwing.device.18). A remote that is
/// relocated there flees instead (xwing.remote.24).
pub fn check_device(device: &Token, area: &Area) -> Result<(), DeviceRefusal> {
    if area.outermost(&device.shape()).outside > tolerance::AREA_EDGE {
        Err(DeviceRefusal::Outside)
    } else {
        Ok(())
    }
}

/// The ships that a piece lies under: they overlap it (xwing.device.14, xwing.device.71, xwing.overlap.15).
pub fn ships_on(piece: &Token, ships: &[Ship]) -> Set {
    Set::of(ships.iter().map(|ship| piece.meets(&ship.footprint())))
}

/// Whether a swarm may be fitted to a ship's guides here: it may lie on no object but that ship
/// (xwing.device.buzz-droid-swarm.53, xwing.device.buzz-droid-swarm.54).
pub fn check_swarm(
    swarm: &Token,
    others: &[Ship],
    tokens: &[&[Token]],
    area: &Area,
) -> Result<(), DeviceRefusal> {
    check_device(swarm, area)?;
    let on_token = tokens.iter().copied().flatten().any(|token| token.meets(&swarm.shape()));
    if on_token || !ships_on(swarm, others).is_empty() { Err(DeviceRefusal::OnObject) } else { Ok(()) }
}
