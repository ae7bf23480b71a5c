//! Measuring from the edges of the table, and the rules by which a place is refused.

use broadside_table::{Area, Point, Shape, tolerance};

use crate::Why;
use crate::board::Board;
pub(super) use crate::geometry::to_edge;
use crate::geometry::{DeployRefusal, Distance, Field, TableEdge};

/// Whether a shape lies farther than this from both players' edges.
pub(super) fn beyond_players(board: &Board, field: &Field, reach: f64, shape: &Shape) -> bool {
    let edges = broadside_engine::Side::BOTH.map(|side| board.edge(side));
    edges.iter().all(|&edge| to_edge(field, edge, shape) > reach + tolerance::RULER_LINE)
}

/// The part of an area that is farther than this from both players' edges.
pub(super) fn between_players(board: &Board, area: Area, field: &Field, reach: f64) -> Area {
    let mut area = area;
    let end = reach + 0.01;
    for side in broadside_engine::Side::BOTH {
        match board.edge(side) {
            TableEdge::Lower => area.low.y = area.low.y.max(field.play.low.y + end),
            TableEdge::Upper => area.high.y = area.high.y.min(field.play.high.y - end),
            TableEdge::Left => area.low.x = area.low.x.max(field.play.low.x + end),
            TableEdge::Right => area.high.x = area.high.x.min(field.play.high.x - end),
        }
    }
    area
}

/// An area without a rim.
pub(super) fn within_rim(area: Area, rim: f64) -> Area {
    Area {
        low: Point::new(area.low.x + rim, area.low.y + rim),
        high: Point::new(area.high.x - rim, area.high.y - rim),
    }
}

/// The ambush zone: what of the setup area is beyond distance 5 of its edges (armada.objective.fleet-ambush.71).
pub(crate) fn ambush_zone(board: &Board) -> Area {
    within_rim(board.table.field().setup, Distance::Five.end())
}

/// A refused place with its rule.
pub(super) fn refused(refusal: DeployRefusal) -> Why {
    refusal.by(refusal.rule())
}
