//! Places at a ship, for what a card set aside.

use broadside_table::{Angle, Frame, Pose, Shape, touching};

use super::Spot;
use crate::Why;
use crate::facts::measures;
use crate::geometry::{Distance, at, within};
use crate::steps::setup::PlaceRefused;
use crate::steps::setup::piece::Beside;
use crate::words::Piece;

impl Spot<'_> {
    /// At a ship, as the card says that set the piece aside (armada.set-aside.02).
    pub(super) fn beside(&self, near: Beside, base: &Shape) -> Result<(), Why> {
        if !self.field.play.contains(base) {
            return Err(PlaceRefused::Outside.by("armada.play-area.01"));
        }
        let (Some(ship), Some(to)) = (self.scene.ship(near.of), Distance::numbered(near.to)) else {
            return Err(PlaceRefused::ShipGone.by("armada.set-aside.02"));
        };
        let fits = match near.within {
            true => within(Distance::One..=to, &ship.base(), base),
            false => at(Distance::One..=to, &ship.base(), base),
        };
        if fits {
            return Ok(());
        }
        Err(PlaceRefused::NotNearShip.by("armada.set-aside.02"))
    }

    /// Places around a ship, in rings from it.
    pub(super) fn around(&self, near: Beside, fine: bool, offer: &mut dyn FnMut(Pose) -> bool) {
        let Some(centre) = self.scene.ship(near.of) else { return };
        let reach = Distance::numbered(near.to).map_or(0.0, Distance::end);
        let (directions, turns, rings) = if fine { (32_u32, 8_u32, 6) } else { (8, 2, 2) };
        let turns = if matches!(self.piece, Piece::Ship(_)) { turns } else { 1 };
        for turn in 0..turns {
            let spread = (u64::from(turn) * (1 << 32) / u64::from(turns)) as u32;
            let facing = Angle(centre.pose.facing.0.wrapping_add(spread));
            let half = match self.piece {
                Piece::Ship(ship) => self.ship(ship, Pose { facing, ..Pose::default() }).base().circle().1,
                _ => measures::SQUADRON_DIAMETER * 0.5,
            };
            for step in 0..directions {
                let way = (u64::from(step) * (1 << 32) / u64::from(directions)) as u32;
                let direction = Angle(centre.pose.facing.0.wrapping_add(way));
                for ring in 0..rings {
                    let gap = reach * f64::from(ring) / f64::from(rings);
                    let base = centre.base();
                    let origin = touching(&base, base.circle().0, direction, half + gap + 0.5);
                    if offer(Pose { facing, ..Frame { origin, ..Frame::TABLE }.pose() }) {
                        return;
                    }
                }
            }
        }
    }
}
