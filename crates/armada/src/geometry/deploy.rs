//! Whether ships, squadrons and obstacles may be placed during setup.

use broadside_table::{Disc, Point, Rect, Shape, overlaps, tolerance, touches};

use super::{Distance, Field, Obstacle, Ship, TableEdge, beyond, within};
use crate::facts::Size;

/// Why a piece cannot be placed somewhere during setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeployRefusal {
    /// A part of the ship's base is outside the deployment zone.
    OutsideZone,
    /// A part of the piece is outside the setup area.
    OutsideSetupArea,
    /// A huge ship does not touch its player's edge.
    NotAtEdge,
    /// A huge ship overlaps an obstacle.
    OnObstacle(usize),
    /// It overlaps a ship.
    OnShip(usize),
    /// It overlaps a squadron.
    OnSquadron(usize),
    /// The squadron is not within distance 1–2 of a friendly ship.
    NotAtShip,
    /// The squadron is not within distance 1–2 of the deployment zone, and its ships reach beyond it.
    NotAtZone,
    /// The obstacle is not beyond distance 3 of the edges.
    AtEdge,
    /// The obstacle is not beyond distance 1 of this one.
    AtObstacle(usize),
    /// The obstacle is not in the centre of the setup area.
    NotInCentre,
    /// The obstacle is too far from its player's edge.
    FarFromEdge,
    /// The obstacle is not as far from the station as it has to be.
    FarFromStation,
    /// The obstacle is not at distance 1 of its token.
    FarFromToken,
    /// The exogorth touches no other obstacle, or none that it may.
    TouchesNoObstacle,
    /// The exogorth overlaps this obstacle, or, counted on from the last obstacle, this token.
    OnToken(usize),
}

impl DeployRefusal {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        match self {
            DeployRefusal::OutsideZone => "armada.setup.14",
            DeployRefusal::OutsideSetupArea => "armada.setup-area.01",
            DeployRefusal::NotAtEdge => "armada.huge-ship.08",
            DeployRefusal::OnObstacle(_) => "armada.huge-ship.10",
            DeployRefusal::OnShip(_) | DeployRefusal::OnSquadron(_) => "armada.overlapping.12",
            DeployRefusal::NotAtShip => "armada.setup.16",
            DeployRefusal::NotAtZone => "armada.huge-ship.11",
            DeployRefusal::AtEdge
            | DeployRefusal::AtObstacle(_)
            | DeployRefusal::NotInCentre
            | DeployRefusal::FarFromEdge
            | DeployRefusal::FarFromStation => "armada.setup.11",
            DeployRefusal::FarFromToken => "armada.objective.hyperspace-migration.02",
            DeployRefusal::TouchesNoObstacle => "armada.obstacle.exogorth.01",
            DeployRefusal::OnToken(_) => "armada.obstacle.exogorth.02",
        }
    }
}

/// Whether a ship may be deployed here, beside the pieces that are already there.
///
/// Shield dials count against other pieces, not against the lines of the zone (armada.setup.75).
pub fn deploy_ship(
    field: &Field,
    edge: TableEdge,
    ship: &Ship,
    ships: &[Ship],
    squadrons: &[Disc],
    obstacles: &[Obstacle],
) -> Result<(), DeployRefusal> {
    let (base, footprint) = (ship.base(), ship.footprint());
    if ship.hull.size == Size::Huge {
        if !field.setup.contains(&base) {
            return Err(DeployRefusal::OutsideSetupArea);
        }
        if to_edge(field, edge, &base) > tolerance::TOUCH_GAP {
            return Err(DeployRefusal::NotAtEdge);
        }
        if let Some(on) = obstacles.iter().position(|obstacle| overlaps(&footprint, &obstacle.shape())) {
            return Err(DeployRefusal::OnObstacle(on));
        }
    } else if !field.deployment_zone(edge).contains(&base) {
        return Err(DeployRefusal::OutsideZone);
    }
    if let Some(on) = ships.iter().position(|other| overlaps(&footprint, &other.footprint())) {
        return Err(DeployRefusal::OnShip(on));
    }
    match squadrons.iter().position(|&disc| overlaps(&footprint, &Shape::Disc(disc))) {
        Some(on) => Err(DeployRefusal::OnSquadron(on)),
        None => Ok(()),
    }
}

/// How far a shape is from an edge of the play area.
pub fn to_edge(field: &Field, edge: TableEdge, shape: &Shape) -> f64 {
    let play = &field.play;
    match edge {
        TableEdge::Lower => shape.support(Point::new(0.0, -1.0)).y - play.low.y,
        TableEdge::Upper => play.high.y - shape.support(Point::new(0.0, 1.0)).y,
        TableEdge::Left => shape.support(Point::new(-1.0, 0.0)).x - play.low.x,
        TableEdge::Right => play.high.x - shape.support(Point::new(1.0, 0.0)).x,
    }
}

/// Whether a squadron may be deployed here: in the setup area, within distance 1–2 of a friendly ship, overlapping
/// nothing. `friendly` are places in `ships`.
pub fn deploy_squadron(
    field: &Field,
    edge: TableEdge,
    squadron: Disc,
    ships: &[Ship],
    friendly: &[usize],
    squadrons: &[Disc],
) -> Result<(), DeployRefusal> {
    let base = Shape::Disc(squadron);
    if !field.setup.contains(&base) {
        return Err(DeployRefusal::OutsideSetupArea);
    }
    if let Some(on) = ships.iter().position(|ship| overlaps(&base, &ship.footprint())) {
        return Err(DeployRefusal::OnShip(on));
    }
    if let Some(on) = squadrons.iter().position(|&disc| overlaps(&base, &Shape::Disc(disc))) {
        return Err(DeployRefusal::OnSquadron(on));
    }
    let zone = field.deployment_zone(edge);
    let (low, high) = (zone.low, zone.high);
    let middle = low.toward(high, 0.5);
    let area = Shape::Rect(Rect::new(high.x - low.x, high.y - low.y).at(middle.x, middle.y));
    let at_zone = within(Distance::One..=Distance::Two, &area, &base);
    let mut refusal = DeployRefusal::NotAtShip;
    for ship in friendly.iter().map(|&place| &ships[place]) {
        if !within(Distance::One..=Distance::Two, &ship.base(), &base) {
            continue;
        }
        let reaches_beyond = ship.hull.size == Size::Huge && !zone.contains(&ship.base());
        if at_zone || !reaches_beyond {
            return Ok(());
        }
        refusal = DeployRefusal::NotAtZone;
    }
    Err(refusal)
}

/// Whether an obstacle may be placed here: in the setup area, beyond distance 3 of all edges of the play area and
/// beyond distance 1 of the other obstacles (armada.setup.11).
pub fn place_obstacle(field: &Field, obstacle: &Obstacle, others: &[Obstacle]) -> Result<(), DeployRefusal> {
    let shape = obstacle.shape();
    if !field.setup.contains(&shape) {
        return Err(DeployRefusal::OutsideSetupArea);
    }
    if -field.play.outermost(&shape).outside <= Distance::Three.end() + tolerance::RULER_LINE {
        return Err(DeployRefusal::AtEdge);
    }
    match others.iter().position(|other| !beyond(Distance::One, &shape, &other.shape())) {
        Some(other) => Err(DeployRefusal::AtObstacle(other)),
        None => Ok(()),
    }
}

/// Whether an exogorth may be placed here: it touches another obstacle and overlaps no ship, obstacle or token.
/// Squadrons make room for it; see [`super::Contact`] (armada.obstacle.exogorth.01, armada.obstacle.exogorth.02,
/// armada.obstacle.exogorth.03).
pub fn place_exogorth(
    exogorth: &Obstacle,
    ships: &[Ship],
    obstacles: &[Obstacle],
    tokens: &[Disc],
) -> Result<(), DeployRefusal> {
    let shape = exogorth.shape();
    if let Some(on) = ships.iter().position(|ship| overlaps(&shape, &ship.footprint())) {
        return Err(DeployRefusal::OnShip(on));
    }
    let others = obstacles.iter().map(Obstacle::shape).chain(tokens.iter().map(|&disc| Shape::Disc(disc)));
    if let Some(on) = others.into_iter().position(|other| overlaps(&shape, &other)) {
        return Err(DeployRefusal::OnToken(on));
    }
    if obstacles.iter().any(|other| touches(&shape, &other.shape())) {
        Ok(())
    } else {
        Err(DeployRefusal::TouchesNoObstacle)
    }
}
