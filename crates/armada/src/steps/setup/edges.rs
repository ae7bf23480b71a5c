//! Measuring from the edges of the table, and the reasons for which a place is refused.

use broadside_engine::Refusal;
use broadside_table::{Area, Point, Shape, tolerance};

use crate::board::Board;
use crate::geometry::{DeployRefusal, Distance, Field, TableEdge};

/// How far a shape is from an edge of the play area.
pub(super) fn to_edge(field: &Field, edge: TableEdge, shape: &Shape) -> f64 {
    let play = &field.play;
    match edge {
        TableEdge::Lower => shape.support(Point::new(0.0, -1.0)).y - play.low.y,
        TableEdge::Upper => play.high.y - shape.support(Point::new(0.0, 1.0)).y,
        TableEdge::Left => shape.support(Point::new(-1.0, 0.0)).x - play.low.x,
        TableEdge::Right => play.high.x - shape.support(Point::new(1.0, 0.0)).x,
    }
}

/// Whether a shape lies beyond a distance of both players' edges.
pub(super) fn beyond_players(board: &Board, field: &Field, band: Distance, shape: &Shape) -> bool {
    let edges = [broadside_engine::Side(0), broadside_engine::Side(1)].map(|side| board.edge(side));
    edges.iter().all(|&edge| to_edge(field, edge, shape) > band.end() + tolerance::RULER_LINE)
}

/// The part of the table beyond a distance of both players' edges.
pub(super) fn between_players(board: &Board, area: Area, field: &Field, band: Distance) -> Area {
    let mut area = area;
    let end = band.end() + 0.01;
    for side in [broadside_engine::Side(0), broadside_engine::Side(1)] {
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

/// The sentence for a refused place.
pub(super) fn refused(refusal: DeployRefusal) -> Refusal {
    let reason = match refusal {
        DeployRefusal::OutsideZone => "the ship must lie wholly in its deployment zone",
        DeployRefusal::OutsideSetupArea => "it must lie wholly in the setup area",
        DeployRefusal::NotAtEdge => "a huge ship must touch its player's edge",
        DeployRefusal::OnObstacle(_) => "it would overlap an obstacle",
        DeployRefusal::OnShip(_) => "it would overlap a ship",
        DeployRefusal::OnSquadron(_) => "it would overlap a squadron",
        DeployRefusal::NotAtShip => "the squadron must lie within distance 1–2 of a friendly ship",
        DeployRefusal::NotAtZone => "the squadron must lie within distance 1–2 of the deployment zone",
        DeployRefusal::AtEdge => "the obstacle lies too near to an edge",
        DeployRefusal::AtObstacle(_) => "the obstacle lies too near to another one",
        DeployRefusal::TouchesNoObstacle => "an exogorth must touch another obstacle",
        DeployRefusal::OnToken(_) => "an exogorth cannot overlap an obstacle or a token",
    };
    Refusal::by(refusal.rule(), reason)
}
