//! The play area, the setup area and the deployment zones.

use broadside_table::{Area, Point};

use super::Distance;
use crate::facts::measures;

/// An edge of the play area. The first player sits at the lower one, or at the left one with short player edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum TableEdge {
    /// y = 0.
    Lower,
    /// Opposite the lower edge.
    Upper,
    /// x = 0.
    Left,
    /// Opposite the left edge.
    Right,
}

/// The areas of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// The play area.
    pub play: Area,
    /// The setup area.
    pub setup: Area,
    /// How far a deployment zone reaches from its player's edge.
    pub depth: f64,
}

impl Field {
    /// Six feet by three, with the setup area in its centre (armada.setup-area.02).
    pub fn standard() -> Field {
        let ((width, height), (inner, _)) = (measures::PLAY_AREA, measures::SETUP_AREA);
        let margin = (width - inner) * 0.5;
        Field {
            play: Area::new(width, height),
            setup: Area { low: Point::new(margin, 0.0), high: Point::new(width - margin, height) },
            depth: Distance::Three.end(),
        }
    }

    /// Three feet by three: setup area and play area are the same (armada.setup-area.03).
    pub fn core_set() -> Field {
        let (width, height) = measures::CORE_SET_PLAY_AREA;
        let play = Area::new(width, height);
        Field { play, setup: play, depth: Distance::Three.end() }
    }

    /// Six feet by three with the players at the short edges (armada.short-edges-setup.01–.03).
    pub fn short_edges() -> Field {
        let (width, height) = measures::PLAY_AREA;
        let play = Area::new(width, height);
        Field { play, setup: play, depth: 2.0 * measures::RULER_LENGTH }
    }

    /// The deployment zone of the player at this edge (armada.deployment-zone.01, armada.short-edges-setup.03).
    pub fn deployment_zone(&self, edge: TableEdge) -> Area {
        let Field { play, setup, depth } = *self;
        let mut zone = setup;
        match edge {
            TableEdge::Lower => zone.high.y = play.low.y + depth,
            TableEdge::Upper => zone.low.y = play.high.y - depth,
            TableEdge::Left => zone.high.x = play.low.x + depth,
            TableEdge::Right => zone.low.x = play.high.x - depth,
        }
        zone
    }
}
