//! The pieces among which something is measured, and who attacks whom.

use broadside_table::{Disc, Outline, Pose, Shape};

use super::Ship;
use crate::facts::{ObstacleId, ObstacleKind, Zone};

/// An obstacle on the table.
#[derive(Clone, Copy)]
pub struct Obstacle {
    /// Which token.
    pub id: ObstacleId,
    /// What it is.
    pub kind: ObstacleKind,
    /// Where it lies.
    pub pose: Pose,
    /// Its outline there.
    pub outline: Outline<'static>,
}

impl Obstacle {
    /// Its outline as a shape.
    #[inline]
    pub fn shape(&self) -> Shape<'static> {
        Shape::Outline(self.outline)
    }
}

/// Which and where is enough; the outline would fill a page.
impl core::fmt::Debug for Obstacle {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Obstacle({:?}, {:?}, {:?})", self.id, self.kind, self.pose)
    }
}

/// Everything on the table that can obstruct. Squadrons never do (armada.line-of-sight.11), so they are not here.
///
/// A party, a cause or a mask names a piece by its place in these lists.
#[derive(Clone, Copy, Debug)]
pub struct Pieces<'a> {
    /// The ships of both sides.
    pub ships: &'a [Ship],
    /// The obstacles.
    pub obstacles: &'a [Obstacle],
}

/// Who attacks, or who is attacked (armada.hull-zones.03).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Party {
    /// A hull zone of a ship.
    Zone {
        /// Which of [`Pieces::ships`].
        ship: usize,
        /// Which hull zone.
        zone: Zone,
    },
    /// A squadron, by its base.
    Squadron(Disc),
    /// A token that defends like a squadron: a proximity mine (armada.proximity-mines.05).
    Token(Disc),
    /// A station or an exogorth: one of [`Pieces::obstacles`] that is treated as a ship with one hull zone
    /// (armada.attacking-stations.04, armada.obstacle.exogorth.12).
    Obstacle(usize),
}

impl Party {
    /// The ship that it belongs to.
    #[inline]
    pub fn ship(self) -> Option<usize> {
        match self {
            Party::Zone { ship, .. } => Some(ship),
            _ => None,
        }
    }

    /// The obstacle that it is.
    #[inline]
    pub fn obstacle(self) -> Option<usize> {
        match self {
            Party::Obstacle(index) => Some(index),
            _ => None,
        }
    }

    /// Whether it attacks as a ship does: a hull zone, a station or an exogorth.
    #[inline]
    pub fn is_ship(self) -> bool {
        matches!(self, Party::Zone { .. } | Party::Obstacle(_))
    }

    /// What range is measured from and to: a hull zone, the base of a squadron, a token.
    #[inline]
    pub fn shape(self, pieces: &Pieces) -> Shape<'static> {
        match self {
            Party::Zone { ship, zone } => pieces.ships[ship].zone(zone),
            Party::Squadron(disc) | Party::Token(disc) => Shape::Disc(disc),
            Party::Obstacle(index) => pieces.obstacles[index].shape(),
        }
    }
}
