//! What a bot makes out by eye: on a strict table nobody lays a template before a move is decided.

use broadside_engine::hash_of;
use broadside_table::{Angle, Pose};
use broadside_xwing::words::ShipNo;
use broadside_xwing::{XWing, XWingLook, geometry, measuring, scene};

use crate::sight::Sight;

/// How far a guess is off at the most, in millimetres and degrees.
const OFF: (f64, f64) = (4.0, 2.0);

/// A ship as its moves are judged: where it is, or on a strict table a few millimetres and degrees beside that.
pub(crate) fn ship(look: &XWingLook<'_>, no: ShipNo) -> geometry::Ship {
    let ship = scene::ship(look.board, no);
    if look.board.open {
        return ship;
    }
    let pose = look.board.ship(no).pose;
    let noise = hash_of(&(look.board.round, no, pose));
    // From −1 to 1, out of 16 bits.
    let part = |shift: u32| f64::from((noise >> shift) as u16) / 32_767.5 - 1.0;
    let turn = Angle::from_degrees(OFF.1 * part(32));
    let moved = Pose::from_mm(pose.x_mm() + OFF.0 * part(0), pose.y_mm() + OFF.0 * part(16), 0.0);
    ship.moved(Pose { facing: pose.facing + turn, ..moved })
}

/// Whether the answers to a decision may be tried out before it is made.
pub(crate) fn may_try(sight: &Sight<'_, XWing>) -> bool {
    measuring::may_preview(&sight.look(), &sight.decision).is_ok()
}
