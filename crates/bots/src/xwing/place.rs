//! Where ships begin.

use broadside_engine::Answer;
use broadside_table::{Frame, Point, Pose};
use broadside_xwing::XWing;
use broadside_xwing::board::Standing;
use broadside_xwing::geometry::measures::PLAY_AREA;
use broadside_xwing::words::{ShipNo, XWingWords};

use super::chart::Spot;
use crate::sight::Sight;
use crate::thought::{Reason, Thought, Weighed};

/// Ships begin beside each other, facing the middle of the table and whoever is placed there already.
pub(crate) fn ship(sight: &Sight<'_, XWing>, ship: ShipNo) -> Option<Thought<XWingWords>> {
    let look = sight.look();
    let board = look.board;
    let size = board.ship(ship).size;
    let mut friends = Vec::new();
    let mut foes = Vec::new();
    for it in board.ships.iter().filter(|it| it.standing == Standing::InPlay) {
        let list = if board.side(it.controller) == sight.side() { &mut friends } else { &mut foes };
        list.push(Frame::from(it.pose).origin);
    }
    let mean = |points: &[Point]| points.iter().map(|it| it.x).sum::<f64>() / points.len() as f64;
    let middle = 0.5 * PLAY_AREA.0;
    let wanted = match (friends.is_empty(), foes.is_empty()) {
        (false, _) => mean(&friends),
        (true, false) => mean(&foes),
        (true, true) => middle,
    };
    let weigh = |pose: &Pose| {
        let spot = Spot::new(size, *pose);
        let at = spot.at();
        // Ahead is towards the middle of the table.
        let ahead = Point::new(0.0, if at.y < 0.5 * PLAY_AREA.1 { 1.0 } else { -1.0 });
        let turned = 1.0 - spot.frame.forward.dot(ahead);
        let edge = (120.0 - at.x.min(PLAY_AREA.0 - at.x)).max(0.0);
        let nearest = friends.iter().map(|friend| friend.distance(at)).fold(200.0, f64::min);
        let formation = -0.01 * (at.x - wanted).abs() - 0.05 * (75.0 - nearest).max(0.0);
        let score = formation - 6.0 * turned - 0.05 * edge + 0.004 * at.y * ahead.y;
        let reason = Reason::new("bot-deploy").with("turned", 90.0 * turned).with("formation", formation);
        Weighed { answer: Answer::Place(*pose), score, reason }
    };
    Thought::best(sight.legal.places.iter().map(weigh).collect())
}
