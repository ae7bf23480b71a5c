//! The play area, setting up, and the objectives of the scenarios.

use broadside_engine::Refusal;
use broadside_table::{Area, Measure, Point, Pose, Shape, as_near_as, closest, overlaps, tolerance};

use super::measures::{BAND, PLAY_AREA};
use super::range::Range;
use super::token::zone;
use super::travel::overlapped_ships;
use super::{Ship, Token};
use crate::facts::Size;
use crate::refused::Place;

/// A player's edge (xwing.setup.06). The first player of the setup sits at the lower one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Edge {
    /// y = 0.
    Lower,
    /// Opposite the lower edge.
    Upper,
}

impl Edge {
    /// The opponent's edge.
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::Lower => Edge::Upper,
            Edge::Upper => Edge::Lower,
        }
    }
}

/// The play area; other sizes can be agreed upon (xwing.play-area.03).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// The play area.
    pub area: Area,
}

/// Why a piece cannot be placed somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceRefusal {
    /// A part of the ship is outside the play area.
    ShipOutside,
    /// The ship is not within range 1 of its player's edge.
    NotAtEdge,
    /// A large ship sticks out of the area within range 1 without filling its depth.
    NotFilling,
    /// The ship lies on this ship.
    OnShip(usize),
    /// The obstacle is within range 2 of an edge, or outside.
    ObstacleAtEdge,
    /// The obstacle is within range 1 of this one.
    AtObstacle(usize),
    /// The obstacle lies on this objective.
    OnObjective(usize),
    /// The objective is outside the play area.
    ObjectiveOutside,
    /// The objective is not at range 3 of the one in the centre.
    NotAtCentre(Objectives),
    /// The objective is not beyond range 2 of this one.
    AtObjective(Objectives, usize),
    /// The objective is not at range 2–4 of its player's own edge.
    NotAtOwnEdge(Objectives),
    /// The objective is not at range 2–4 of the opponent's edge.
    NotAtOpponentsEdge(Objectives),
    /// The supply cache is not at range 1 of the ship that jettisons it.
    NotAtShip,
    /// The supply cache lies on this ship.
    CacheOnShip(usize),
}

/// The scenarios whose players place objectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Objectives {
    /// Assault at the Satellite Array.
    Assault,
    /// Salvage Mission.
    Salvage,
    /// Scramble the Transmissions.
    Scramble,
}

impl PlaceRefusal {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        use Objectives::{Assault, Salvage, Scramble};
        match self {
            PlaceRefusal::ShipOutside => "xwing.ship-size.09",
            PlaceRefusal::NotAtEdge => "xwing.setup.11",
            PlaceRefusal::NotFilling => "xwing.ship-size.08",
            PlaceRefusal::OnShip(_) => "xwing.object.02",
            PlaceRefusal::ObstacleAtEdge => "xwing.setup.09",
            PlaceRefusal::AtObstacle(_) => "xwing.setup.08",
            PlaceRefusal::OnObjective(_) => "xwing.scenario.setup.09",
            PlaceRefusal::ObjectiveOutside => "xwing.object.02",
            PlaceRefusal::NotAtCentre(Assault) => "xwing.scenario.assault.03",
            PlaceRefusal::NotAtCentre(Salvage) => "xwing.scenario.salvage.03",
            PlaceRefusal::NotAtCentre(Scramble) => "xwing.scenario.scramble.03",
            PlaceRefusal::AtObjective(Salvage, _) => "xwing.scenario.salvage.04",
            PlaceRefusal::AtObjective(_, _) => "xwing.scenario.assault.04",
            PlaceRefusal::NotAtOwnEdge(Salvage) => "xwing.scenario.salvage.05",
            PlaceRefusal::NotAtOwnEdge(_) => "xwing.scenario.assault.05",
            PlaceRefusal::NotAtOpponentsEdge(Assault) => "xwing.scenario.assault.06",
            PlaceRefusal::NotAtOpponentsEdge(Salvage) => "xwing.scenario.salvage.06",
            PlaceRefusal::NotAtOpponentsEdge(Scramble) => "xwing.scenario.scramble.04",
            PlaceRefusal::NotAtShip => "xwing.scenario.salvage.27",
            PlaceRefusal::CacheOnShip(_) => "xwing.scenario.salvage.28",
        }
    }
}

impl PlaceRefusal {
    /// What is wrong with the place.
    pub(crate) const fn why(self) -> Place {
        match self {
            PlaceRefusal::ShipOutside | PlaceRefusal::ObjectiveOutside => Place::Outside,
            PlaceRefusal::NotAtEdge => Place::ShipAtEdge { range: 1 },
            PlaceRefusal::NotFilling => Place::Filling { range: 1 },
            PlaceRefusal::OnShip(_) => Place::OnShip,
            PlaceRefusal::ObstacleAtEdge => Place::ObstacleAtEdge { range: 2 },
            PlaceRefusal::AtObstacle(_) => Place::AtObstacle { range: 1 },
            PlaceRefusal::OnObjective(_) => Place::OnObjective,
            PlaceRefusal::NotAtCentre(_) => Place::NotAtCentre { range: 3 },
            PlaceRefusal::AtObjective(..) => Place::AtObjective { range: 2 },
            PlaceRefusal::NotAtOwnEdge(_) => Place::NotAtOwnEdge { least: 2, most: 4 },
            PlaceRefusal::NotAtOpponentsEdge(_) => Place::NotAtOpponentsEdge { least: 2, most: 4 },
            PlaceRefusal::NotAtShip => Place::CacheAtShip { range: 1 },
            PlaceRefusal::CacheOnShip(_) => Place::CacheOnShip,
        }
    }
}

impl From<PlaceRefusal> for Refusal {
    fn from(refusal: PlaceRefusal) -> Refusal {
        Refusal::by(refusal.rule(), refusal.why())
    }
}

impl Field {
    /// Three feet by three (xwing.setup.06).
    pub fn standard() -> Field {
        Field { area: Area::new(PLAY_AREA.0, PLAY_AREA.1) }
    }

    /// The middle, where the first objective lies (xwing.scenario.assault.01).
    pub fn centre(&self) -> Pose {
        let middle = self.area.low.toward(self.area.high, 0.5);
        Pose::from_mm(middle.x, middle.y, 0.0)
    }

    /// The nearest point of a shape to a player's edge, and how far it is from it; negative outside.
    pub fn to_edge(&self, edge: Edge, shape: &Shape) -> Measure {
        let (direction, line) = match edge {
            Edge::Lower => (Point::new(0.0, -1.0), self.area.low.y),
            Edge::Upper => (Point::new(0.0, 1.0), self.area.high.y),
        };
        let to = shape.support(direction);
        Measure { distance: (line - to.y) * direction.y, from: Point::new(to.x, line), to }
    }

    /// The strip within a number of bands of a player's edge.
    pub fn strip(&self, edge: Edge, bands: f64) -> Area {
        let Area { low, high } = self.area;
        match edge {
            Edge::Lower => Area { low, high: Point::new(high.x, low.y + bands * BAND) },
            Edge::Upper => Area { low: Point::new(low.x, high.y - bands * BAND), high },
        }
    }

    /// Whether a ship may be placed here during setup: its base within range 1 of its player's edge, all of it in the
    /// play area, on no other ship (xwing.setup.11). A large ship may stick out of that area when it fills its depth
    /// (xwing.ship-size.08, xwing.ship-size.09).
    pub fn place_ship(&self, edge: Edge, ship: &Ship, ships: &[Ship]) -> Result<(), PlaceRefusal> {
        self.in_zone(edge, ship)?;
        overlapped_ships(ship, ships).iter().next().map_or(Ok(()), |place| Err(PlaceRefusal::OnShip(place)))
    }

    /// Whether a ship may be placed here by an effect that does not bind it to its player's edge: all of it in the play area, on no
    /// other ship.
    pub fn place_ship_anywhere(&self, ship: &Ship, ships: &[Ship]) -> Result<(), PlaceRefusal> {
        if ship.outside(&self.area).is_some() {
            return Err(PlaceRefusal::ShipOutside);
        }
        overlapped_ships(ship, ships).iter().next().map_or(Ok(()), |place| Err(PlaceRefusal::OnShip(place)))
    }

    /// Whether a ship may be placed here as far as other ships do not matter.
    pub(super) fn in_zone(&self, edge: Edge, ship: &Ship) -> Result<(), PlaceRefusal> {
        if ship.outside(&self.area).is_some() {
            return Err(PlaceRefusal::ShipOutside);
        }
        if !self.strip(edge, 1.0).contains(&ship.base()) {
            let near = self.to_edge(edge, &ship.base()).distance;
            let far = self.to_edge(edge.opposite(), &ship.base()).distance;
            let depth = self.area.high.y - self.area.low.y - far;
            if ship.size != Size::Large || near > BAND {
                return Err(PlaceRefusal::NotAtEdge);
            }
            if near > tolerance::TOUCH_GAP || depth < BAND - tolerance::TOUCH_GAP {
                return Err(PlaceRefusal::NotFilling);
            }
        }
        Ok(())
    }

    /// Whether an obstacle may be placed here during setup: beyond range 2 of every edge, beyond range 1 of other
    /// obstacles, on no objective (xwing.setup.08, xwing.setup.09, xwing.scenario.setup.09, xwing.scenario.setup.10).
    pub fn place_obstacle(
        &self,
        obstacle: &Token,
        obstacles: &[Token],
        objectives: &[Token],
    ) -> Result<(), PlaceRefusal> {
        if -self.area.outermost(&obstacle.shape()).outside <= 2.0 * BAND + tolerance::RULER_LINE {
            return Err(PlaceRefusal::ObstacleAtEdge);
        }
        let end = BAND + tolerance::RULER_LINE;
        let near = |other: &Token| as_near_as(&obstacle.shape(), &other.shape(), end);
        if let Some(place) = obstacles.iter().position(near) {
            return Err(PlaceRefusal::AtObstacle(place));
        }
        let on = objectives.iter().position(|objective| objective.meets(&obstacle.shape()));
        on.map_or(Ok(()), |place| Err(PlaceRefusal::OnObjective(place)))
    }

    /// Whether a player may place an objective here. `placed` are those on the table, the one in the centre first;
    /// `own` tells whether it is one for the player's own edge: the first of Assault and Salvage
    /// (xwing.scenario.assault.05, xwing.scenario.assault.06).
    pub fn place_objective(
        &self,
        of: Objectives,
        edge: Edge,
        own: bool,
        objective: &Token,
        placed: &[Token],
    ) -> Result<(), PlaceRefusal> {
        let shape = objective.shape();
        if !self.area.contains(&shape) {
            return Err(PlaceRefusal::ObjectiveOutside);
        }
        if placed.first().is_some_and(|centre| !are_at_range_3(&centre.shape(), &shape)) {
            return Err(PlaceRefusal::NotAtCentre(of));
        }
        // Scramble asks for no distance but that to the centre (xwing.scenario.scramble.05).
        if of != Objectives::Scramble {
            let end = 2.0 * BAND + tolerance::RULER_LINE;
            let near = |other: &Token| as_near_as(&other.shape(), &shape, end);
            if let Some(place) = placed.iter().position(near) {
                return Err(PlaceRefusal::AtObjective(of, place));
            }
        }
        let own = own && of != Objectives::Scramble;
        let away = self.to_edge(if own { edge } else { edge.opposite() }, &shape).distance;
        let line = |bands: f64| bands * BAND + tolerance::RULER_LINE;
        if away > line(1.0) && away <= line(4.0) {
            Ok(())
        } else if own {
            Err(PlaceRefusal::NotAtOwnEdge(of))
        } else {
            Err(PlaceRefusal::NotAtOpponentsEdge(of))
        }
    }

    /// Whether a jettisoned supply cache may be placed here: in the play area, at range 1 of the ship, on no ship
    /// (xwing.scenario.salvage.27, xwing.scenario.salvage.28).
    pub fn place_cache(&self, cache: &Token, from: &Ship, ships: &[Ship]) -> Result<(), PlaceRefusal> {
        let shape = cache.shape();
        if !self.area.contains(&shape) {
            return Err(PlaceRefusal::ObjectiveOutside);
        }
        if let Some(place) = ships.iter().position(|ship| overlaps(&ship.footprint(), &shape)) {
            return Err(PlaceRefusal::CacheOnShip(place));
        }
        let touches = closest(&from.footprint(), &shape).distance <= tolerance::TOUCH_GAP;
        let range = Range::of(closest(&from.base(), &shape).distance);
        if touches || range != Range::One { Err(PlaceRefusal::NotAtShip) } else { Ok(()) }
    }

    /// The whole area as a shape.
    pub fn shape(&self) -> Shape<'static> {
        zone(self.area.low, self.area.high)
    }
}

/// Whether two tokens are at range 3 of each other. Most are, and the circles around them and their middles prove it
/// (xwing.scenario.assault.07).
fn are_at_range_3(one: &Shape, other: &Shape) -> bool {
    let ((middle, radius), (there, reach)) = (one.circle(), other.circle());
    let most = middle.distance(there);
    let (nearest, end) = (most - radius - reach, 3.0 * BAND - tolerance::RULER_LINE);
    if nearest > 2.0 * BAND + 2.0 * tolerance::RULER_LINE
        && most < end
        && one.contains(middle)
        && other.contains(there)
    {
        return true;
    }
    Range::of(closest(one, other).distance) == Range::Three
}
