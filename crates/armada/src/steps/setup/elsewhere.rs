//! Where objectives send ships and squadrons: a flagship onto the station, squadrons beside obstacles.

use broadside_table::{Angle, Frame, Pose, Shape, overlaps, tolerance, touching};

use super::edges::{refused, to_edge};
use super::places::Spot;
use super::refused::PlaceRefused;
use crate::Why;
use crate::facts::{ObstacleKind, Size, Zone, measures};
use crate::geometry::{DeployRefusal, Distance, Ship, TableEdge, at};
use crate::words::{Piece, ShipNo};

/// How much nearer to its edge than the nearest place of the search a huge ship need not be, in millimetres.
const NEAR_ENOUGH: f64 = 1.0;

impl Spot<'_> {
    fn station(&self) -> Option<Shape<'_>> {
        let mut obstacles = self.scene.obstacles().iter();
        obstacles.find(|it| it.kind == ObstacleKind::Station).map(|it| it.shape())
    }

    /// Whether a ship lies on the station, in the setup area, on no other piece.
    fn lies_on_station(&self, ship: &Ship) -> Result<(), Why> {
        self.clear(&ship.footprint(), true)?;
        if !self.field.setup.contains(&ship.base()) {
            return Err(refused(DeployRefusal::OutsideSetupArea));
        }
        if self.station().is_some_and(|station| !overlaps(&ship.footprint(), &station)) {
            return Err(PlaceRefused::NotOnStation.by("armada.objective.surprise-attack.72"));
        }
        Ok(())
    }

    /// Whether a flagship may be deployed here: on the station, even outside its zone; a huge one at its edge as well,
    /// or with its rear as near to the edge as it can be (armada.objective.surprise-attack.72,
    /// armada.objective.surprise-attack.77, armada.objective.surprise-attack.78).
    pub(super) fn on_station(&self, ship: &Ship) -> Result<(), Why> {
        self.lies_on_station(ship)?;
        let Piece::Ship(number) = self.piece else { return Ok(()) };
        if ship.hull.size != Size::Huge || self.touches_edge(ship) {
            return Ok(());
        }
        let Some(least) = self.nearest_to_edge(number) else {
            return Err(PlaceRefused::FlagshipNotAtEdge.by("armada.objective.surprise-attack.77"));
        };
        if self.rear_from_edge(ship) <= least + NEAR_ENOUGH {
            return Ok(());
        }
        Err(PlaceRefused::RearNotNearEdge.by("armada.objective.surprise-attack.78"))
    }

    fn touches_edge(&self, ship: &Ship) -> bool {
        to_edge(&self.field, self.edge, &ship.base()) <= tolerance::TOUCH_GAP
    }

    fn rear_from_edge(&self, ship: &Ship) -> f64 {
        to_edge(&self.field, self.edge, &ship.zone(Zone::Rear))
    }

    /// How near to its edge the rear of a huge ship on the station can be; nothing if it can touch the edge.
    fn nearest_to_edge(&self, ship: ShipNo) -> Option<f64> {
        *self
            .nearest
            .get_or_init(|| if self.can_touch_edge(ship) { None } else { Some(self.least_from_edge(ship)) })
    }

    fn can_touch_edge(&self, ship: ShipNo) -> bool {
        let mut any = false;
        self.at_edge(ship, &mut |pose| {
            any = self.lies_on_station(&self.ship(ship, pose)).is_ok();
            any
        });
        any
    }

    fn least_from_edge(&self, ship: ShipNo) -> f64 {
        let mut least = f64::INFINITY;
        self.over_station(ship, true, &mut |pose| {
            let placed = self.ship(ship, pose);
            if self.lies_on_station(&placed).is_ok() {
                least = self.rear_from_edge(&placed).min(least);
            }
            false
        });
        least
    }

    /// Poses of a ship at its player's edge.
    fn at_edge(&self, ship: ShipNo, found: &mut dyn FnMut(Pose) -> bool) {
        for turn in 0..16_u32 {
            let facing = Angle(self.ahead().0.wrapping_add(turn << 28));
            if self.grid(ship, self.field.setup, facing, true, true, found) {
                return;
            }
        }
    }

    /// Poses of a ship around the middle of the station.
    fn over_station(&self, ship: ShipNo, fine: bool, found: &mut dyn FnMut(Pose) -> bool) {
        let Some(station) = self.station() else { return };
        let (middle, wide) = station.circle();
        let reach = wide + self.ship(ship, Pose::default()).base().circle().1;
        let (turns, steps) = if fine { (16_u32, 9_i32) } else { (8, 2) };
        for turn in 0..turns {
            let facing =
                Angle(self.ahead().0.wrapping_add((u64::from(turn) * (1 << 32) / u64::from(turns)) as u32));
            for across in -steps..=steps {
                for along in -steps..=steps {
                    let part = |step: i32| reach * f64::from(step) / f64::from(steps);
                    let mut origin = middle;
                    (origin.x, origin.y) = (origin.x + part(across), origin.y + part(along));
                    if found(Pose { facing, ..Frame { origin, ..Frame::TABLE }.pose() }) {
                        return;
                    }
                }
            }
        }
    }

    /// Places for a flagship on the station.
    pub(super) fn station_places(&self, ship: ShipNo, fine: bool, offer: &mut dyn FnMut(Pose) -> bool) {
        let huge = self.look.game.ship(self.look.board, ship).size == Size::Huge;
        if huge && self.nearest_to_edge(ship).is_none() {
            self.at_edge(ship, offer);
        } else {
            self.over_station(ship, fine || huge, offer);
        }
    }

    /// Whether a squadron lies at distance 1 of an obstacle, on no other piece, in the setup area.
    pub(super) fn at_obstacle(&self, base: &Shape) -> Result<(), Why> {
        self.clear(base, true)?;
        if !self.field.setup.contains(base) {
            return Err(refused(DeployRefusal::OutsideSetupArea));
        }
        let distance = Distance::One;
        let near = |shape: Shape| at(distance..=distance, &shape, base);
        if self.scene.obstacles().iter().any(|obstacle| near(obstacle.shape())) {
            return Ok(());
        }
        Err(PlaceRefused::NotAtObstacle { distance }.by("armada.setup.16"))
    }

    /// Whether a squadron of an ambush lies beyond distance 5 of the first player's edge.
    pub(super) fn beyond_first_player(&self, base: &Shape) -> Result<(), Why> {
        let board = self.look.board;
        let first: TableEdge = board.edge(board.first());
        let distance = Distance::Five;
        if to_edge(&self.field, first, base) > distance.end() + tolerance::RULER_LINE {
            return Ok(());
        }
        Err(PlaceRefused::AtFirstPlayer { distance }.by("armada.setup.16"))
    }

    /// Places for squadrons around obstacles.
    pub(super) fn beside_obstacles(&self, fine: bool, offer: &mut dyn FnMut(Pose) -> bool) {
        let radius = measures::SQUADRON_DIAMETER * 0.5;
        let gaps: &[f64] = if fine { &[0.5, 20.0, 40.0, 60.0] } else { &[20.0] };
        let directions = if fine { 24_u32 } else { 4 };
        for obstacle in self.scene.obstacles() {
            let shape = obstacle.shape();
            let middle = shape.circle().0;
            for gap in gaps {
                for step in 0..directions {
                    let direction = Angle((u64::from(step) * (1 << 32) / u64::from(directions)) as u32);
                    let origin = touching(&shape, middle, direction, radius + gap);
                    if offer(Frame { origin, ..Frame::TABLE }.pose()) {
                        return;
                    }
                }
            }
        }
    }
}
