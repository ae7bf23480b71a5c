//! Whether ships, squadrons and obstacles may be placed during setup.

use broadside_engine::reasons;
use broadside_table::{Disc, Point, Rect, Shape, overlaps, tolerance, touches};

use super::{Distance, Field, Obstacle, Ship, TableEdge, beyond, within};
use crate::facts::Size;

reasons! {
    /// Why a piece cannot be placed somewhere during setup.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum DeployRefusal {
        /// A part of the ship's base is outside the deployment zone.
        OutsideZone = "armada-refused-place-outside-zone",
        /// A part of the piece is outside the setup area.
        OutsideSetupArea = "armada-refused-place-outside-setup",
        /// A huge ship does not touch its player's edge.
        NotAtEdge = "armada-refused-place-not-at-edge",
        /// A huge ship overlaps an obstacle.
        OnObstacle = "armada-refused-place-on-obstacle",
        /// It overlaps a ship.
        OnShip = "armada-refused-place-on-ship",
        /// It overlaps a squadron.
        OnSquadron = "armada-refused-place-on-squadron",
        /// The squadron is not within these distances of a friendly ship.
        NotAtShip { from: Distance, to: Distance } = "armada-refused-place-not-at-ship",
        /// The squadron is not within these distances of the deployment zone, and its ships reach beyond it.
        NotAtZone { from: Distance, to: Distance } = "armada-refused-place-not-at-zone",
        /// The obstacle is too near to an edge.
        AtEdge = "armada-refused-place-at-edge",
        /// The obstacle is too near to another one.
        AtObstacle = "armada-refused-place-at-obstacle",
        /// The obstacle is not in the centre of the setup area.
        NotInCentre = "armada-refused-place-not-in-centre",
        /// The obstacle is too far from the first player's edge.
        FarFromEdge { from: Distance, to: Distance } = "armada-refused-place-far-from-edge",
        /// The obstacle is not at these distances of the station.
        FarFromStation { from: Distance, to: Distance } = "armada-refused-place-far-from-station",
        /// What arrives is not at this distance of the objective token.
        FarFromToken { distance: Distance } = "armada-refused-place-far-from-token",
        /// The exogorth touches no other obstacle, or none that it may.
        TouchesNoObstacle = "armada-refused-place-touches-no-obstacle",
        /// The exogorth or purrgil overlaps another obstacle or a token.
        OnToken = "armada-refused-place-on-token",
    }
}

impl DeployRefusal {
    /// The rule that forbids the place.
    pub const fn rule(self) -> &'static str {
        match self {
            DeployRefusal::OutsideZone => "armada.setup.14",
            DeployRefusal::OutsideSetupArea => "armada.setup-area.01",
            DeployRefusal::NotAtEdge => "armada.huge-ship.08",
            DeployRefusal::OnObstacle => "armada.huge-ship.10",
            DeployRefusal::OnShip | DeployRefusal::OnSquadron => "armada.overlapping.12",
            DeployRefusal::NotAtShip { .. } => "armada.setup.16",
            DeployRefusal::NotAtZone { .. } => "armada.huge-ship.11",
            DeployRefusal::AtEdge
            | DeployRefusal::AtObstacle
            | DeployRefusal::NotInCentre
            | DeployRefusal::FarFromEdge { .. }
            | DeployRefusal::FarFromStation { .. } => "armada.setup.11",
            DeployRefusal::FarFromToken { .. } => "armada.objective.hyperspace-migration.02",
            DeployRefusal::TouchesNoObstacle => "armada.obstacle.exogorth.01",
            DeployRefusal::OnToken => "armada.obstacle.exogorth.02",
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
        if obstacles.iter().any(|obstacle| overlaps(&footprint, &obstacle.shape())) {
            return Err(DeployRefusal::OnObstacle);
        }
    } else if !field.deployment_zone(edge).contains(&base) {
        return Err(DeployRefusal::OutsideZone);
    }
    if ships.iter().any(|other| overlaps(&footprint, &other.footprint())) {
        return Err(DeployRefusal::OnShip);
    }
    if squadrons.iter().any(|&disc| overlaps(&footprint, &Shape::Disc(disc))) {
        return Err(DeployRefusal::OnSquadron);
    }
    Ok(())
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
    if ships.iter().any(|ship| overlaps(&base, &ship.footprint())) {
        return Err(DeployRefusal::OnShip);
    }
    if squadrons.iter().any(|&disc| overlaps(&base, &Shape::Disc(disc))) {
        return Err(DeployRefusal::OnSquadron);
    }
    let zone = field.deployment_zone(edge);
    let (low, high) = (zone.low, zone.high);
    let middle = low.toward(high, 0.5);
    let area = Shape::Rect(Rect::new(high.x - low.x, high.y - low.y).at(middle.x, middle.y));
    let (from, to) = (Distance::One, Distance::Two);
    let at_zone = within(from..=to, &area, &base);
    let mut refusal = DeployRefusal::NotAtShip { from, to };
    for ship in friendly.iter().map(|&place| &ships[place]) {
        if !within(from..=to, &ship.base(), &base) {
            continue;
        }
        let reaches_beyond = ship.hull.size == Size::Huge && !zone.contains(&ship.base());
        if at_zone || !reaches_beyond {
            return Ok(());
        }
        refusal = DeployRefusal::NotAtZone { from, to };
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
    if others.iter().any(|other| !beyond(Distance::One, &shape, &other.shape())) {
        return Err(DeployRefusal::AtObstacle);
    }
    Ok(())
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
    if ships.iter().any(|ship| overlaps(&shape, &ship.footprint())) {
        return Err(DeployRefusal::OnShip);
    }
    let others = obstacles.iter().map(Obstacle::shape).chain(tokens.iter().map(|&disc| Shape::Disc(disc)));
    if others.into_iter().any(|other| overlaps(&shape, &other)) {
        return Err(DeployRefusal::OnToken);
    }
    if obstacles.iter().any(|other| touches(&shape, &other.shape())) {
        Ok(())
    } else {
        Err(DeployRefusal::TouchesNoObstacle)
    }
}
