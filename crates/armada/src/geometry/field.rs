//! The play area, the setup area and the deployment zones.

use broadside_table::{Area, Point, Rect, Shape, in_arc};

use super::{Distance, Ship};
use crate::facts::{Zone, measures};

/// An edge of the play area. The first player sits at the lower one, or at the left one with short player edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
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

/// The areas of a game (armada.play-area.02).
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

    /// Six feet by three with the players at the short edges (armada.short-edges-setup.01, armada.short-edges-setup.02,
    /// armada.short-edges-setup.03).
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

/// How wide the line of an edge is drawn for the question whether an arc holds a part of it, in millimetres.
const LINE: f64 = 0.01;

/// Whether the firing arc of a hull zone holds a part of an edge of the play area.
pub fn holds_edge(ship: &Ship, zone: Zone, field: &Field, edge: TableEdge) -> bool {
    let play = field.play;
    let (width, height) = (play.high.x - play.low.x, play.high.y - play.low.y);
    let middle = play.low.toward(play.high, 0.5);
    let line = match edge {
        TableEdge::Lower => Rect::new(width, LINE).at(middle.x, play.low.y),
        TableEdge::Upper => Rect::new(width, LINE).at(middle.x, play.high.y),
        TableEdge::Left => Rect::new(LINE, height).at(play.low.x, middle.y),
        TableEdge::Right => Rect::new(LINE, height).at(play.high.x, middle.y),
    };
    in_arc(&Shape::Rect(line), &ship.arc(zone)).is_some()
}
