//! The play area and what is marked on it.

use broadside_armada::board::Board;
use broadside_armada::facts::measures;
use broadside_engine::Side;
use broadside_stage::{Outline, Surface, Zone};
use broadside_table::Area;

fn outline(area: Area) -> Outline {
    let (low, high) = (area.low, area.high);
    Outline {
        points: vec![[low.x, low.y], [high.x, low.y], [high.x, high.y], [low.x, high.y]],
        ..Outline::default()
    }
}

/// The surface with the setup area, the deployment zones, the range bands and the distance marks.
pub(super) fn surface(board: &Board) -> Surface {
    let field = board.table.field();
    let setup = Zone { kind: "setup".into(), side: None, outline: outline(field.setup) };
    let deployment = |side: u8| Zone {
        kind: "deployment".into(),
        side: Some(side),
        outline: outline(field.deployment_zone(board.edge(Side(side)))),
    };
    Surface {
        width: field.play.high.x - field.play.low.x,
        height: field.play.high.y - field.play.low.y,
        zones: vec![setup, deployment(0), deployment(1)],
        bands: measures::RANGE.to_vec(),
        distances: measures::DISTANCE.to_vec(),
    }
}
