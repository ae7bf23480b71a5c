//! Where ships and squadrons may be deployed, and places to choose from.

mod beside;

use core::cell::OnceCell;

use arrayvec::ArrayVec;
use broadside_engine::Region;
use broadside_table::{Angle, Area, Disc, Frame, Point, Pose, Shape, overlaps, touching};

use super::edges::{ambush_zone, refused};
use super::piece::How;
use super::refused::PlaceRefused;
use crate::board::{MAX_SHIPS, MAX_SQUADRONS};
use crate::cards::plan;
use crate::facts::{Keyword, Size, measures};
use crate::geometry::{
    DeployRefusal, Distance, Field, Ship, TableEdge, at, beyond, deploy_ship, deploy_squadron,
};
use crate::scene::{self, Scene};
use crate::values;
use crate::words::{Piece, ShipNo, SquadronNo, Thing};
use crate::{ArmadaLook, Why};

/// A piece that looks for its place, and what is around it.
pub(super) struct Spot<'a> {
    pub(super) look: ArmadaLook<'a>,
    pub(super) piece: Piece,
    how: How,
    pub(super) field: Field,
    pub(super) edge: TableEdge,
    pub(super) scene: Scene,
    squadrons: ArrayVec<Disc, MAX_SQUADRONS>,
    /// Friendly ships, by their places in the scene.
    friendly: ArrayVec<usize, MAX_SHIPS>,
    /// The ambush zone, if obstacles in it bar this piece.
    ambush: Option<Area>,
    /// How near to its edge a huge flagship can lie on the station; nothing if it can touch it.
    pub(super) nearest: OnceCell<Option<f64>>,
}

impl<'a> Spot<'a> {
    pub(super) fn new(look: &ArmadaLook<'a>, piece: Piece, how: How) -> Spot<'a> {
        let board = look.board;
        let owner = board.decider(piece.into()).unwrap_or(board.speaker(board.first()));
        let side = board.side(owner);
        let scene = Scene::of(look.game, board);
        let friendly = (0..scene.ship_numbers.len())
            .filter(|place| board.side(board.ship(scene.ship_numbers[*place]).controller) == side)
            .collect();
        let ambushed = board.round == 0 && side == board.first() && plan(look.game, board).ambush;
        Spot {
            look: *look,
            piece,
            how,
            field: board.table.field(),
            edge: board.edge(side),
            scene,
            squadrons: scene::squadrons(look.game, board, |_| false).0,
            friendly,
            ambush: ambushed.then(|| ambush_zone(board)),
            nearest: OnceCell::new(),
        }
    }

    /// Whether the piece may lie here.
    pub(super) fn check(&self, pose: Pose) -> Result<(), Why> {
        match self.piece {
            Piece::Ship(ship) => self.check_ship(&self.ship(ship, pose), true),
            Piece::Squadron(squadron) => self.check_squadron(squadron, pose).or_else(|refusal| {
                // A scout for which no place is far enough is deployed like any squadron.
                let scout = values::has(&self.look, squadron, Keyword::Scout) && self.how == How::Zone;
                if scout && !self.has_scouting_place() { self.ordinary(pose) } else { Err(refusal) }
            }),
            _ => Ok(()),
        }
    }

    /// Whether a scout finds a place as its keyword wants it.
    fn has_scouting_place(&self) -> bool {
        let Piece::Squadron(squadron) = self.piece else { return false };
        let mut any = false;
        for fine in [false, true] {
            self.at_ships(fine, &mut |pose| {
                any |= self.check_squadron(squadron, pose).is_ok();
                any
            });
        }
        any
    }

    /// Whether a squadron may be deployed here, scout or not.
    fn ordinary(&self, pose: Pose) -> Result<(), Why> {
        let disc = scene::disc(self.look.game, pose);
        self.avoid_ambush(&Shape::Disc(disc))?;
        let ships = self.scene.ships();
        deploy_squadron(&self.field, self.edge, disc, ships, &self.friendly, &self.squadrons).map_err(refused)
    }

    pub(super) fn ship(&self, ship: ShipNo, pose: Pose) -> Ship {
        self.look.game.measures.ship(self.look.board.ship(ship).card, pose)
    }

    fn check_ship(&self, ship: &Ship, may_stick_out: bool) -> Result<(), Why> {
        match self.how {
            How::OnStation => self.on_station(ship),
            How::Zone | How::AtObstacles => {
                let obstacles = self.scene.obstacles();
                deploy_ship(&self.field, self.edge, ship, self.scene.ships(), &self.squadrons, obstacles)
                    .map_err(refused)?;
                self.avoid_ambush(&ship.footprint())
            }
            How::Ambush => {
                self.clear(&ship.footprint(), true)?;
                self.avoid_ambush(&ship.footprint())?;
                let outside = ambush_zone(self.look.board).outermost(&ship.base()).outside;
                if outside <= 0.002
                    || (may_stick_out && self.least_outside().is_some_and(|least| outside <= least + 1.0))
                {
                    return Ok(());
                }
                Err(PlaceRefused::OutsideAmbush.by("armada.objective.fleet-ambush.73"))
            }
            How::Arrive(token) => {
                self.clear(&ship.footprint(), false)?;
                self.arrives(token, &ship.base())
            }
            How::Near(near) => {
                self.clear(&ship.footprint(), !near.over_squadrons)?;
                self.beside(near, &ship.base())
            }
        }
    }

    fn check_squadron(&self, squadron: SquadronNo, pose: Pose) -> Result<(), Why> {
        let disc = scene::disc(self.look.game, pose);
        let base = Shape::Disc(disc);
        if let How::Arrive(token) = self.how {
            self.clear(&base, true)?;
            return self.arrives(token, &base);
        }
        if let How::Near(near) = self.how {
            self.clear(&base, true)?;
            return self.beside(near, &base);
        }
        let beside = self.how == How::AtObstacles;
        if beside {
            self.beyond_first_player(&base)?;
            if self.at_obstacle(&base).is_ok() {
                return Ok(());
            }
        }
        self.avoid_ambush(&base)?;
        let ships = self.scene.ships();
        let placed = deploy_squadron(&self.field, self.edge, disc, ships, &self.friendly, &self.squadrons);
        let near = matches!(placed, Err(DeployRefusal::NotAtShip { .. } | DeployRefusal::NotAtZone { .. }));
        // Scout asks for no friendly ship, but for room to every enemy (armada.keyword.scout.01).
        if (placed.is_ok() || near) && values::has(&self.look, squadron, Keyword::Scout) {
            let distance = Distance::Five;
            return if self.far_from_enemies(distance, &base) {
                Ok(())
            } else {
                Err(PlaceRefused::Scout { distance }.by("armada.keyword.scout.01"))
            };
        }
        if beside && placed.is_err() {
            return self.at_obstacle(&base);
        }
        placed.map_err(refused)
    }

    fn far_from_enemies(&self, distance: Distance, base: &Shape) -> bool {
        let board = self.look.board;
        let side = board.side_of(self.piece.into());
        let foe = |owner| Some(board.side(owner)) != side;
        let numbers = self.scene.ship_numbers.iter().zip(self.scene.ships());
        let ships = numbers.filter(|(at, _)| foe(board.ship(**at).controller)).map(|(_, ship)| ship.base());
        let squadrons = board.squadrons_in_play().filter(|at| foe(board.squadron(*at).controller));
        let mut bases = ships
            .chain(squadrons.map(|at| Shape::Disc(scene::disc(self.look.game, board.squadron(at).pose))));
        bases.all(|enemy| beyond(distance, &enemy, base))
    }

    /// Nothing is overlapped that must not be.
    pub(super) fn clear(&self, footprint: &Shape, squadrons: bool) -> Result<(), Why> {
        if self.scene.ships().iter().any(|other| overlaps(footprint, &other.footprint())) {
            return Err(refused(DeployRefusal::OnShip));
        }
        if squadrons && self.squadrons.iter().any(|disc| overlaps(footprint, &Shape::Disc(*disc))) {
            return Err(refused(DeployRefusal::OnSquadron));
        }
        Ok(())
    }

    /// The first player overlaps no obstacle in the ambush zone (armada.objective.fleet-ambush.74).
    fn avoid_ambush(&self, footprint: &Shape) -> Result<(), Why> {
        let Some(zone) = &self.ambush else { return Ok(()) };
        let zone = rect(zone);
        let bars = |shape: Shape| overlaps(footprint, &shape) && overlaps(&zone, &shape);
        if self.scene.obstacles().iter().any(|obstacle| bars(obstacle.shape())) {
            return Err(PlaceRefused::OnAmbushObstacle.by("armada.objective.fleet-ambush.74"));
        }
        Ok(())
    }

    fn arrives(&self, token: crate::words::TokenNo, base: &Shape) -> Result<(), Why> {
        if !self.field.play.contains(base) {
            return Err(PlaceRefused::Outside.by("armada.play-area.01"));
        }
        let token = scene::shape(self.look.game, self.look.board, Thing::Token(token));
        let distance = Distance::One;
        if token.is_some_and(|token| at(distance..=distance, &token, base)) {
            return Ok(());
        }
        Err(DeployRefusal::FarFromToken { distance }.by("armada.objective.hyperspace-assault.72"))
    }

    /// Offers legal places until `enough` says so: some good ones, or, where there is none, what a finer search finds.
    pub(super) fn places(&self, enough: &mut dyn FnMut(Pose) -> bool) {
        let mut found = false;
        for fine in [false, true] {
            let mut offer = |pose: Pose| {
                let legal = match self.piece {
                    Piece::Ship(ship) => self.check_ship(&self.ship(ship, pose), false).is_ok(),
                    Piece::Squadron(squadron) => self.check_squadron(squadron, pose).is_ok(),
                    _ => false,
                };
                found |= legal;
                legal && enough(pose)
            };
            match (self.piece, self.how) {
                (_, How::Near(near)) => self.around(near, fine, &mut offer),
                (Piece::Ship(ship), How::Arrive(token)) => self.arriving_ship(ship, token, fine, &mut offer),
                (Piece::Ship(ship), How::OnStation) => self.station_places(ship, fine, &mut offer),
                (Piece::Ship(ship), _) => self.ship_grid(ship, fine, &mut offer),
                (_, How::AtObstacles) => {
                    self.beside_obstacles(fine, &mut offer);
                    self.at_ships(fine, &mut offer);
                }
                (_, How::Arrive(token)) => self.arriving_squadron(token, fine, &mut offer),
                _ => self.at_ships(fine, &mut offer),
            }
            if found {
                return;
            }
        }
        match (self.piece, self.how) {
            (_, How::Ambush) => self.sticking_out(enough),
            (Piece::Squadron(_), How::Zone) => {
                self.at_ships(true, &mut |pose| self.ordinary(pose).is_ok() && enough(pose));
            }
            _ => {}
        }
    }

    /// Facing the other player's edge.
    pub(super) fn ahead(&self) -> Angle {
        match self.edge {
            TableEdge::Lower => Angle::ZERO,
            TableEdge::Upper => Angle::HALF,
            TableEdge::Left => Angle::QUARTER,
            TableEdge::Right => Angle(3 << 30),
        }
    }

    fn ship_area(&self, size: Size) -> Area {
        match self.how {
            How::Ambush => ambush_zone(self.look.board),
            How::OnStation => self.field.setup,
            _ if size == Size::Huge => self.field.setup,
            _ => self.field.deployment_zone(self.edge),
        }
    }

    fn ship_grid(&self, ship: ShipNo, fine: bool, offer: &mut dyn FnMut(Pose) -> bool) {
        let size = self.look.game.ship(self.look.board, ship).size;
        let area = self.ship_area(size);
        let pinned = size == Size::Huge && self.how == How::Zone;
        let turns: &[u32] = if fine { &[0, 2, 6, 4, 1, 7, 3, 5] } else { &[0, 1, 7] };
        for turn in turns {
            let facing = Angle(self.ahead().0.wrapping_add(turn << 29));
            if self.grid(ship, area, facing, fine, pinned, offer) {
                return;
            }
        }
    }

    pub(super) fn grid(
        &self,
        ship: ShipNo,
        area: Area,
        facing: Angle,
        fine: bool,
        pinned: bool,
        offer: &mut dyn FnMut(Pose) -> bool,
    ) -> bool {
        let base = self.ship(ship, Pose { facing, ..Pose::default() }).base();
        let reach = |x, y| base.support(Point::new(x, y));
        let mut low = Point::new(area.low.x - reach(-1.0, 0.0).x, area.low.y - reach(0.0, -1.0).y);
        let mut high = Point::new(area.high.x - reach(1.0, 0.0).x, area.high.y - reach(0.0, 1.0).y);
        if low.x > high.x || low.y > high.y {
            return false;
        }
        if pinned {
            // A huge ship touches its player's edge (armada.huge-ship.08).
            match self.edge {
                TableEdge::Lower => high.y = low.y,
                TableEdge::Upper => low.y = high.y,
                TableEdge::Left => high.x = low.x,
                TableEdge::Right => low.x = high.x,
            }
        }
        let (across, deep) = (high.x - low.x, high.y - low.y);
        let count = |length: f64| match (fine, length > 0.5) {
            (_, false) => 1,
            (true, true) => 2 + (length / 15.0) as usize,
            (false, true) => (2 + (length / 170.0) as usize).min(7),
        };
        let (columns, rows) = (count(across), count(deep));
        let place = |low: f64, length: f64, nth: usize, count: usize| {
            low + if count < 2 { length * 0.5 } else { length * nth as f64 / (count - 1) as f64 }
        };
        for column in 0..columns {
            for row in 0..rows {
                let origin = Point::new(place(low.x, across, column, columns), place(low.y, deep, row, rows));
                if offer(Pose { facing, ..Frame { origin, ..Frame::TABLE }.pose() }) {
                    return true;
                }
            }
        }
        false
    }

    /// Ships that fit nowhere in the ambush zone lie as far inside as they can
    /// (armada.objective.fleet-ambush.77): every pose of the search with how much of it is outside.
    fn around_ambush(&self, found: &mut dyn FnMut(Pose, f64)) {
        let Piece::Ship(ship) = self.piece else { return };
        let zone = ambush_zone(self.look.board);
        let wide = super::edges::within_rim(zone, -120.0);
        for turn in 0..8_u32 {
            let facing = Angle(turn << 29);
            self.grid(ship, wide, facing, true, false, &mut |pose| {
                let it = self.ship(ship, pose);
                let outside = zone.outermost(&it.base()).outside;
                let free = self.clear(&it.footprint(), true).is_ok()
                    && self.avoid_ambush(&it.footprint()).is_ok()
                    && self.field.setup.contains(&it.base());
                if free {
                    found(pose, outside);
                }
                false
            });
        }
    }

    /// How far a ship must stick out of the ambush zone; nothing if it need not.
    fn least_outside(&self) -> Option<f64> {
        let mut least = f64::INFINITY;
        self.around_ambush(&mut |_, outside| {
            if outside < least {
                least = outside;
            }
        });
        (least.is_finite() && least > 0.002).then_some(least)
    }

    fn sticking_out(&self, enough: &mut dyn FnMut(Pose) -> bool) {
        let Some(least) = self.least_outside() else { return };
        let mut done = false;
        self.around_ambush(&mut |pose, outside| {
            if !done && outside <= least + 0.5 {
                done = enough(pose);
            }
        });
    }

    /// Squadrons stand around the friendly ships; scouts anywhere.
    fn at_ships(&self, fine: bool, offer: &mut dyn FnMut(Pose) -> bool) {
        let radius = measures::SQUADRON_DIAMETER * 0.5;
        let gaps: &[f64] = if fine { &[1.0, 10.0, 28.0, 37.0, 46.0, 65.0, 74.0, 89.0] } else { &[8.0, 55.0] };
        let ships = self.friendly.len().max(1) as u32;
        let directions = if fine { 48 } else { (24 / ships).clamp(4, 10) };
        for &place in &self.friendly {
            let base = self.scene.ships()[place].base();
            let middle = base.circle().0;
            // The first direction is ahead.
            let ahead = self.scene.ships()[place].pose.facing;
            for gap in gaps {
                for step in 0..directions {
                    let turn = (u64::from(step) << 32) / u64::from(directions);
                    let direction = Angle(ahead.0.wrapping_add(turn as u32));
                    let origin = touching(&base, middle, direction, radius + gap);
                    if offer(Frame { origin, ..Frame::TABLE }.pose()) {
                        return;
                    }
                }
            }
        }
        let scout = matches!(self.piece, Piece::Squadron(at) if values::has(&self.look, at, Keyword::Scout));
        if scout {
            let area = super::edges::within_rim(self.field.setup, radius + 0.01);
            let count = if fine { 60 } else { 5 };
            for at in 0..count * count {
                let part = |nth: usize| nth as f64 / (count - 1) as f64;
                let x = area.low.x + (area.high.x - area.low.x) * part(at % count);
                let y = area.low.y + (area.high.y - area.low.y) * part(at / count);
                if offer(Pose::from_mm(x, y, 0.0)) {
                    return;
                }
            }
        }
    }

    fn arriving_ship(
        &self,
        ship: ShipNo,
        token: crate::words::TokenNo,
        fine: bool,
        offer: &mut dyn FnMut(Pose) -> bool,
    ) {
        let Some(middle) = self.look.board.tokens.get(token.index()).map(|it| Frame::from(it.pose).origin)
        else {
            return;
        };
        let (directions, turns) = if fine { (32_u32, 16_u32) } else { (8, 2) };
        let base = self.ship(ship, Pose::default()).base();
        let reach = base.circle().1;
        let spans: &[f64] = if fine { &[0.2, 0.5, 0.8, 1.1, 1.5, 1.9] } else { &[0.9, 1.4] };
        for turn in 0..turns {
            for direction in 0..directions {
                for span in spans {
                    let heading = Angle((u64::from(direction) * (1 << 32) / u64::from(directions)) as u32);
                    let origin = middle + heading.direction() * (reach * span);
                    let spread = (u64::from(turn) * (1 << 32) / u64::from(turns)) as u32;
                    let facing = Angle(heading.0.wrapping_add(spread));
                    if offer(Pose { facing, ..Frame { origin, ..Frame::TABLE }.pose() }) {
                        return;
                    }
                }
            }
        }
    }

    fn arriving_squadron(
        &self,
        token: crate::words::TokenNo,
        fine: bool,
        offer: &mut dyn FnMut(Pose) -> bool,
    ) {
        let Some(it) = self.look.board.tokens.get(token.index()) else { return };
        let middle = Frame::from(it.pose).origin;
        let steps: &[f64] = if fine { &[0.0, 18.0, 36.0, 54.0, 72.0, 90.0, 104.0] } else { &[40.0, 80.0] };
        let directions = if fine { 48_u32 } else { 10 };
        for step in steps {
            for direction in 0..directions {
                let heading = Angle((u64::from(direction) * (1 << 32) / u64::from(directions)) as u32);
                let origin = middle + heading.direction() * *step;
                if offer(Frame { origin, ..Frame::TABLE }.pose()) {
                    return;
                }
            }
        }
    }

    /// Where the piece may lie, roughly.
    pub(super) fn regions(&self, regions: &mut Vec<Region>) {
        let area = match (self.piece, self.how) {
            (_, How::Arrive(token)) => {
                let Some(it) = self.look.board.tokens.get(token.index()) else { return };
                let reach = Distance::One.end() + scene::TOKEN_RADIUS;
                regions.push(Region::Disc { centre: it.pose, reach });
                return;
            }
            (_, How::Near(near)) => {
                let Some(ship) = self.scene.ship(near.of) else { return };
                let to = Distance::numbered(near.to).map_or(0.0, Distance::end);
                let reach = to + ship.base().circle().1;
                regions.push(Region::Disc { centre: ship.pose, reach });
                return;
            }
            (Piece::Ship(ship), _) => self.ship_area(self.look.game.ship(self.look.board, ship).size),
            _ => self.field.setup,
        };
        regions.push(Region::Rect {
            left: area.low.x,
            bottom: area.low.y,
            right: area.high.x,
            top: area.high.y,
        });
    }
}

fn rect(area: &Area) -> Shape<'static> {
    let (low, high) = (area.low, area.high);
    let middle = low.toward(high, 0.5);
    Shape::Rect(broadside_table::Rect::new(high.x - low.x, high.y - low.y).at(middle.x, middle.y))
}
