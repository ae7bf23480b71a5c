//! Obstacles under a ship or in the way of its attacks.

use broadside_engine::About;

use crate::XWingLook;
use crate::facts::ObstacleKind;
use crate::scene;
use crate::words::{ObstacleNo, Query, ShipNo, Thing};

/// Whether a ship lies on an obstacle of one of these kinds (xwing.range.16).
pub fn lies_on(look: &XWingLook<'_>, ship: ShipNo, kinds: &[ObstacleKind]) -> bool {
    obstacle_under(look, ship, kinds).is_some()
}

/// The first obstacle of one of these kinds on which a ship lies.
fn obstacle_under(look: &XWingLook<'_>, ship: ShipNo, kinds: &[ObstacleKind]) -> Option<ObstacleNo> {
    let base = scene::ship(look.board, ship).footprint();
    look.board.obstacles_in_play().find(|at| {
        let it = look.board.obstacle(*at);
        kinds.contains(&it.kind) && scene::obstacle_at(look.game, look.board, *at, it.pose).meets(&base)
    })
}

/// Whether obstacles have no effect on a ship (xwing.obstacle.71).
pub fn ignores_obstacles(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    look.allowed(Query::IgnoresObstacles, About::subject(Thing::Ship(ship)), false)
}

/// Whether an obstacle has no effect on a ship.
pub fn ignores_obstacle(look: &XWingLook<'_>, ship: ShipNo, obstacle: ObstacleNo) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Obstacle(obstacle));
    look.allowed(Query::IgnoresObstacles, about, false)
}

/// Whether the attacks of a ship ignore an obstacle, in their way or under it.
pub fn attacks_ignore(look: &XWingLook<'_>, ship: ShipNo, obstacle: ObstacleNo) -> bool {
    look.allowed(Query::AttacksIgnore, About::both(Thing::Ship(ship), Thing::Obstacle(obstacle)), false)
}
