//! What an obstacle does to a ship that moved through it or overlaps it (xwing.obstacle.01).

use broadside_engine::{Flow, List};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook, call};
use crate::board::{MAX_SHIPS, Mark, Standing};
use crate::facts::{Die, Face, ObstacleKind};
use crate::game::Blank;
use crate::geometry::ships_on;
use crate::scene::{self, Scene};
use crate::steps::{Suffer, gain, roll};
use crate::words::{Object, ObstacleNo, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    First,
    Roll,
    Over,
}

/// An obstacle's effect under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObstacleEffect {
    at: At,
    ship: ShipNo,
    obstacle: ObstacleNo,
}

impl ObstacleEffect {
    pub(crate) fn new(ship: ShipNo, obstacle: ObstacleNo) -> ObstacleEffect {
        ObstacleEffect { at: At::First, ship, obstacle }
    }

    /// What happens whatever the die shows.
    fn first(&self, cx: &mut XWingCx<'_>, kind: ObstacleKind) -> Next {
        let (ship, owner) = (self.ship, cx.board.ship(self.ship).controller);
        match kind {
            ObstacleKind::Asteroid => call(Suffer::new(Object::Ship(ship), 1, 0)),
            ObstacleKind::DebrisCloud => gain(ship, Token::Stress, 1, owner),
            ObstacleKind::GasCloud | ObstacleKind::ElectroChaffCloud => {
                atoms::break_own_locks(cx, ship);
                atoms::break_locks_on(cx, Object::Ship(ship));
                let token = if kind == ObstacleKind::GasCloud { Token::Strain } else { Token::Jam };
                gain(ship, token, 1, owner)
            }
            ObstacleKind::LooseCargo | ObstacleKind::SpareParts => gain(ship, Token::Strain, 1, owner),
            ObstacleKind::Blaze => {
                atoms::mark(cx, ship, Mark::SkipsAction);
                Flow::Next
            }
        }
    }

    /// What the die brings.
    fn rolled(&self, cx: &mut XWingCx<'_>, kind: ObstacleKind, face: Face) -> Next {
        let (ship, owner) = (self.ship, cx.board.ship(self.ship).controller);
        let suffer = |hits, crits| call(Suffer::new(Object::Ship(ship), hits, crits));
        match (kind, face) {
            (ObstacleKind::Asteroid | ObstacleKind::Blaze, Face::Hit | Face::Critical) => suffer(1, 0),
            (ObstacleKind::Blaze, Face::Focus) => gain(ship, Token::Stress, 1, owner),
            (ObstacleKind::DebrisCloud, Face::Hit) => suffer(1, 0),
            (ObstacleKind::DebrisCloud, Face::Critical) => suffer(0, 1),
            (ObstacleKind::GasCloud, Face::Hit) => gain(ship, Token::Ion, 1, owner),
            (ObstacleKind::GasCloud, Face::Critical) => gain(ship, Token::Ion, 3, owner),
            (
                ObstacleKind::ElectroChaffCloud | ObstacleKind::LooseCargo | ObstacleKind::SpareParts,
                Face::Hit | Face::Critical,
            ) => gain(ship, Token::Stress, 1, owner),
            _ => Flow::Next,
        }
    }
}

impl Rulebook for ObstacleEffect {
    const TITLE: &'static str = "Obstacle";

    fn step(&self) -> &'static str {
        match self.at {
            At::First => "Effect",
            At::Roll | At::Over => "Roll",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Obstacle(self.obstacle))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let kind = cx.board.obstacle(self.obstacle).kind;
        let ignored = values::ignores_obstacle(&cx.look(), self.ship, self.obstacle);
        if cx.board.ship(self.ship).standing != Standing::InPlay
            || ignored
            || cx.game.is_blank(Blank::Obstacle(kind))
        {
            return Flow::Done;
        }
        match self.at {
            At::First => {
                self.at = At::Roll;
                self.first(cx, kind)
            }
            At::Roll => {
                let rolled = match roll(cx, Object::Ship(self.ship), Die::Attack, 1) {
                    Ok(rolled) => rolled,
                    Err(first) => return first,
                };
                self.at = At::Over;
                self.rolled(cx, kind, rolled.face())
            }
            At::Over => Flow::Done,
        }
    }
}

/// An effect puts an obstacle into the play area; every ship that lies on it then suffers what overlapping it does
/// (xwing.obstacle.08, xwing.obstacle.09, xwing.obstacle.81, xwing.overlap.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceObstacle {
    obstacle: ObstacleNo,
    pose: Pose,
    placed: bool,
    /// The ship to whose guides it is fitted: that touches it, and does not lie on it.
    at: Option<ShipNo>,
    above: List<ShipNo, MAX_SHIPS>,
}

impl PlaceObstacle {
    pub(crate) fn new(obstacle: ObstacleNo, pose: Pose) -> PlaceObstacle {
        PlaceObstacle { obstacle, pose, placed: false, at: None, above: List::new() }
    }

    /// It is fitted to the guides of a ship (xwing.obstacle.spare-parts.04).
    pub(crate) fn fitted_to(self, ship: ShipNo) -> PlaceObstacle {
        PlaceObstacle { at: Some(ship), ..self }
    }
}

impl Rulebook for PlaceObstacle {
    const TITLE: &'static str = "Place Obstacle";

    fn step(&self) -> &'static str {
        "Overlap"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Obstacle(self.obstacle))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !self.placed {
            self.placed = true;
            atoms::place_obstacle(cx, self.obstacle, self.pose);
            let scene = Scene::of(cx.game, &cx.board);
            let token = scene::obstacle_at(cx.game, &cx.board, self.obstacle, self.pose);
            let under = scene.ships_of(ships_on(&token, &scene.ships));
            self.above = under.filter(|ship| self.at != Some(*ship)).collect();
            // The first player's side comes last in the list: it is emptied from its end.
            let first = cx.board.first();
            self.above.sort_by_key(|ship| cx.board.side_of_ship(*ship) == first);
        }
        match self.above.pop() {
            Some(ship) => {
                atoms::passed(cx, ship, Object::Obstacle(self.obstacle));
                call(ObstacleEffect::new(ship, self.obstacle))
            }
            None => Flow::Done,
        }
    }
}
