//! Step 5 of setup: the players place obstacles in turn (armada.setup.10, armada.setup.11, armada.setup.12). Objectives
//! bring some later.

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Area, Frame, Point, Pose, Shape, closest, overlaps, tolerance, touches};
use serde::{Deserialize, Serialize};

use super::edges::{between_players, beyond_players, refused, to_edge, within_rim};
use super::{Answers, Given, Next, Rulebook, call};
use crate::board::{Board, Table};
use crate::cards::{Limits, plan};
use crate::facts::ObstacleKind;
use crate::geometry::{DeployRefusal, Distance, Field, Obstacle, TableEdge, at, beyond, place_exogorth};
use crate::scene::{self, Scene};
use crate::steps::maneuver::Displace;
use crate::words::{ObstacleNo, Piece, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Choose,
    Place,
}

/// On which occasion obstacles are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placing {
    /// In step 5 of setup.
    Setup,
    /// The second player places all exogorths, each touching an obstacle; where they keep apart, each another one.
    Exogorths { apart: bool },
    /// The second player places one purrgil at distance 1 of the token that the objective has marked.
    Purrgil,
}

/// Obstacles are placed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceObstacles {
    at: At,
    obstacle: ObstacleNo,
    placing: Placing,
    /// Obstacles for which there was no place, a bit for each.
    left_out: u16,
    /// How many have been placed or left out.
    done: u8,
}

impl PlaceObstacles {
    pub(crate) fn new(placing: Placing) -> PlaceObstacles {
        PlaceObstacles { at: At::Choose, obstacle: ObstacleNo(0), placing, left_out: 0, done: 0 }
    }

    fn is_open(&self, look: &ArmadaLook<'_>, obstacle: ObstacleNo) -> bool {
        let it = &look.board.obstacles[obstacle.index()];
        let fits = match self.placing {
            Placing::Setup => plan(look.game, look.board).places(it.kind),
            Placing::Exogorths { .. } => it.kind == ObstacleKind::Exogorth,
            Placing::Purrgil => it.kind == ObstacleKind::Purrgil && self.done == 0,
        };
        fits && !it.placed && self.left_out >> obstacle.0 & 1 == 0
    }

    /// How many turns of placing are over.
    fn turns(&self, board: &Board) -> usize {
        board.obstacles_placed().count() + self.left_out.count_ones() as usize
    }

    fn open<'a>(&'a self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = ObstacleNo> + 'a {
        (0..look.board.obstacles.len() as u8).map(ObstacleNo).filter(|at| self.is_open(look, *at))
    }

    /// The kind to which the choice is limited: what comes before all others while it is open, then everything but what
    /// comes last, then that. With the core set alone what comes last is the fourth.
    fn only(&self, look: &ArmadaLook<'_>) -> Option<(ObstacleKind, bool)> {
        if self.placing != Placing::Setup {
            return None;
        }
        let (board, plan) = (look.board, plan(look.game, look.board));
        let is = |at: &ObstacleNo, kind| board.obstacles[at.index()].kind == kind;
        if let Some(opening) = plan.opening.filter(|kind| self.open(look).any(|at| is(&at, *kind))) {
            return Some((opening, true));
        }
        let closing = plan.closing?;
        let last = self.open(look).filter(|at| is(at, closing)).count();
        let over = self.open(look).count() == last || self.turns(board) + last >= wanted(board);
        Some((closing, over))
    }

    /// Whose turn it is: the second player's first, or always where the objective says so.
    fn placer(&self, look: &ArmadaLook<'_>) -> Seat {
        let (board, plan) = (look.board, plan(look.game, look.board));
        let opened = |at: &ObstacleNo| Some(board.obstacles[at.index()].kind) == plan.opening;
        let before = (0..board.obstacles.len() as u8).map(ObstacleNo).filter(opened).count();
        let even = self.turns(board).saturating_sub(before).is_multiple_of(2);
        let second = self.placing != Placing::Setup
            || plan.second_places_all
            || self.only(look).is_some_and(|(_, now)| now)
            || even != plan.first_begins;
        board.speaker(if second { board.second() } else { board.first() })
    }

    /// What may be placed now. An exogorth needs an obstacle to touch (armada.obstacle.exogorth.01).
    fn choices<'a>(&'a self, look: &'a ArmadaLook<'_>) -> impl Iterator<Item = ObstacleNo> + 'a {
        let only = self.only(look);
        let any = look.board.obstacles_placed().next().is_some();
        self.open(look).filter(move |at| {
            let kind = look.board.obstacles[at.index()].kind;
            only.is_none_or(|(of, now)| (kind == of) == now) && (any || kind != ObstacleKind::Exogorth)
        })
    }

    fn check_place(&self, look: &ArmadaLook<'_>, scene: &Scene, pose: Pose) -> Result<(), DeployRefusal> {
        let board = look.board;
        let field = board.table.field();
        let obstacle = self.placed(look, pose);
        let shape = obstacle.shape();
        let area = if self.placing == Placing::Setup { field.setup } else { field.play };
        if !area.contains(&shape) {
            return Err(DeployRefusal::OutsideSetupArea);
        }
        let exogorth = obstacle.kind == ObstacleKind::Exogorth;
        match self.placing {
            Placing::Purrgil => return self.check_purrgil(look, scene, &shape),
            Placing::Exogorths { .. } => return self.check_exogorth(look, scene, &obstacle),
            Placing::Setup => {}
        }
        let limits = plan(look.game, board).limits(obstacle.kind);
        let from_edges = -field.play.outermost(&shape).outside;
        if limits.all_edges.is_some_and(|band| !exogorth && from_edges <= band.end() + tolerance::RULER_LINE)
            || limits.player_edges.is_some_and(|reach| !beyond_players(board, &field, reach, &shape))
        {
            return Err(DeployRefusal::AtEdge);
        }
        if exogorth {
            return self.check_exogorth(look, scene, &obstacle);
        }
        if limits.centre && !is_central(&field, pose) {
            return Err(DeployRefusal::NotInCentre);
        }
        let first = board.edge(board.first());
        if let Some(to) = limits.first_edge
            && to_edge(&field, first, &shape) > to.end()
        {
            return Err(DeployRefusal::FarFromEdge { from: Distance::One, to });
        }
        if let Some((from, to)) = limits.of_station
            && let Some(station) = station(scene)
            && !at(from..=to, &station.shape(), &shape)
        {
            return Err(DeployRefusal::FarFromStation { from, to });
        }
        self.check_apart(scene, &shape, limits, false)
    }

    /// An exogorth touches an obstacle, and where they keep apart one that no other exogorth touches.
    fn check_exogorth(
        &self,
        look: &ArmadaLook<'_>,
        scene: &Scene,
        exogorth: &Obstacle,
    ) -> Result<(), DeployRefusal> {
        let tokens: ArrayVec<_, 24> = look.board.tokens.iter().map(|it| scene::token_disc(it.pose)).collect();
        place_exogorth(exogorth, scene.ships(), scene.obstacles(), &tokens)?;
        if self.placing != (Placing::Exogorths { apart: true }) {
            return Ok(());
        }
        let obstacles = scene.obstacles();
        let taken = |one: &Obstacle| {
            let exogorths = obstacles.iter().filter(|other| other.kind == ObstacleKind::Exogorth);
            exogorths.into_iter().any(|other| touches(&one.shape(), &other.shape()))
        };
        let fresh = |one: &&Obstacle| one.kind != ObstacleKind::Exogorth && !taken(one);
        if obstacles.iter().filter(fresh).any(|one| touches(&exogorth.shape(), &one.shape())) {
            Ok(())
        } else {
            Err(DeployRefusal::TouchesNoObstacle)
        }
    }

    /// A purrgil comes onto the table at distance 1 of a token, on nothing that lies there.
    fn check_purrgil(
        &self,
        look: &ArmadaLook<'_>,
        scene: &Scene,
        shape: &Shape,
    ) -> Result<(), DeployRefusal> {
        let token = look.board.objective_mark.and_then(|it| scene::shape(look.game, look.board, it));
        let distance = Distance::One;
        if token.is_some_and(|token| !at(distance..=distance, &token, shape)) {
            return Err(DeployRefusal::FarFromToken { distance });
        }
        if scene.ships().iter().any(|ship| overlaps(shape, &ship.footprint())) {
            return Err(DeployRefusal::OnShip);
        }
        let (squadrons, _) = scene::squadrons(look.game, look.board, |_| false);
        if squadrons.iter().any(|disc| overlaps(shape, &Shape::Disc(*disc))) {
            return Err(DeployRefusal::OnSquadron);
        }
        let tokens = look.board.tokens.iter().map(|it| Shape::Disc(scene::token_disc(it.pose)));
        let others = scene.obstacles().iter().map(Obstacle::shape).chain(tokens);
        if others.into_iter().any(|other| overlaps(shape, &other)) {
            return Err(DeployRefusal::OnToken);
        }
        Ok(())
    }

    fn placed(&self, look: &ArmadaLook<'_>, pose: Pose) -> Obstacle {
        look.game.measures.obstacle(look.board.obstacles[self.obstacle.index()].id, pose)
    }

    /// Whether it lies far enough from the other obstacles. A rough check measures between the circles around them, and so
    /// refuses some places that are legal.
    fn check_apart(
        &self,
        scene: &Scene,
        shape: &Shape,
        limits: &Limits,
        rough: bool,
    ) -> Result<(), DeployRefusal> {
        let apart = limits.apart;
        let (one, reach) = shape.circle();
        let near = |other: &Obstacle| {
            if limits.of_station.is_some() && other.kind == ObstacleKind::Station {
                // How far from the station is a matter of the objective; on it nothing lies.
                return overlaps(shape, &other.shape());
            }
            let (two, far) = other.shape().circle();
            one.distance(two) - reach - far <= apart.end() + tolerance::RULER_LINE
                && (rough || !beyond(apart, shape, &other.shape()))
        };
        if scene.obstacles().iter().any(near) {
            return Err(DeployRefusal::AtObstacle);
        }
        Ok(())
    }

    /// Offers places until `enough` says so.
    fn places(&self, look: &ArmadaLook<'_>, scene: &Scene, enough: &mut dyn FnMut(Pose) -> bool) {
        let mut found = false;
        let kind = look.board.obstacles[self.obstacle.index()].kind;
        let limits = plan(look.game, look.board).limits(kind);
        let apart = limits.apart.end();
        let wide = apart > 200.0;
        if kind == ObstacleKind::Exogorth {
            self.touching_places(look, scene, &mut |pose| {
                self.check_place(look, scene, pose).is_ok() && enough(pose)
            });
            return;
        }
        if limits.centre && self.placing == Placing::Setup {
            let middle = central(&look.board.table.field());
            for turn in 0..4_u32 {
                let pose =
                    Pose { facing: Angle(turn << 30), ..Frame { origin: middle, ..Frame::TABLE }.pose() };
                if self.check_place(look, scene, pose).is_ok() && enough(pose) {
                    return;
                }
            }
            return;
        }
        // The places of the grid lie inside the area by their making: only the other obstacles are looked at.
        let by_the_grid = self.placing == Placing::Setup
            && limits.first_edge.is_none()
            && (limits.of_station.is_none() || station(scene).is_none());
        let mut offer = |pose: Pose| {
            let shape = self.placed(look, pose).shape();
            let legal = if by_the_grid {
                self.check_apart(scene, &shape, limits, !wide).is_ok()
            } else {
                self.check_place(look, scene, pose).is_ok()
            };
            found |= legal;
            legal && enough(pose)
        };
        let area = self.area(look, scene);
        let (across, deep) = (area.high.x - area.low.x, area.high.y - area.low.y);
        // Where much room is wanted the obstacles of a lattice leave it to each other.
        let lattice = |length: f64| 1 + ((length - 90.0).max(0.0) / (apart + 95.0)) as usize;
        let (columns, rows) = if wide { (lattice(across), lattice(deep)) } else { (8, 3) };
        if self.grid(look, area, columns, rows, 1, &mut offer) {
            return;
        }
        if !found {
            let fine = |length: f64| 2 + (length / 25.0) as usize;
            self.grid(look, area, fine(across), fine(deep), 4, &mut |pose| {
                self.check_place(look, scene, pose).is_ok() && enough(pose)
            });
        }
    }

    fn area(&self, look: &ArmadaLook<'_>, scene: &Scene) -> Area {
        let (board, field) = (look.board, look.board.table.field());
        let limits = plan(look.game, board).limits(board.obstacles[self.obstacle.index()].kind);
        let (_, own) = self.placed(look, Pose::default()).shape().circle();
        let around = |middle: Point, reach: f64, area: Area| {
            let reach = Point::new(reach + 2.0 * own, reach + 2.0 * own);
            common(area, Area { low: middle - reach, high: middle + reach })
        };
        if self.placing == Placing::Purrgil {
            let token = board.objective_mark.and_then(|it| scene::shape(look.game, board, it));
            let middle = token.map_or_else(Point::default, |token| token.circle().0);
            return around(middle, Distance::One.end() + scene::TOKEN_RADIUS, field.play);
        }
        let mut area = field.setup;
        if let Some(band) = limits.all_edges {
            area = common(area, within_rim(field.play, band.end() + 0.01));
        }
        if let (Some((_, to)), Some(station)) = (limits.of_station, station(scene)) {
            let (middle, reach) = station.shape().circle();
            area = around(middle, to.end() + reach, area);
        }
        if let Some(band) = limits.first_edge {
            let reach = band.end() + 2.0 * own;
            match board.edge(board.first()) {
                TableEdge::Lower => area.high.y = area.high.y.min(field.play.low.y + reach),
                TableEdge::Upper => area.low.y = area.low.y.max(field.play.high.y - reach),
                TableEdge::Left => area.high.x = area.high.x.min(field.play.low.x + reach),
                TableEdge::Right => area.low.x = area.low.x.max(field.play.high.x - reach),
            }
        }
        match limits.player_edges {
            Some(reach) => between_players(board, area, &field, reach),
            None => area,
        }
    }

    /// Poses all over an area; `true` when there were enough.
    fn grid(
        &self,
        look: &ArmadaLook<'_>,
        area: Area,
        columns: usize,
        rows: usize,
        facings: u32,
        offer: &mut dyn FnMut(Pose) -> bool,
    ) -> bool {
        let id = look.board.obstacles[self.obstacle.index()].id;
        for turn in 0..facings {
            // Each token lies in its own way, so that a table does not look like a chessboard.
            let own = u32::from(self.obstacle.0).wrapping_mul(0x3333_3333);
            let facing = Angle(own.wrapping_add(turn << 30));
            let shape = look.game.measures.obstacle(id, Pose { facing, ..Pose::default() }).shape();
            let reach = |x, y| shape.support(Point::new(x, y));
            let low =
                Point::new(area.low.x - reach(-1.0, 0.0).x + 0.01, area.low.y - reach(0.0, -1.0).y + 0.01);
            let high =
                Point::new(area.high.x - reach(1.0, 0.0).x - 0.01, area.high.y - reach(0.0, 1.0).y - 0.01);
            if low.x > high.x || low.y > high.y {
                continue;
            }
            let at = |low: f64, high: f64, nth: usize, count: usize| {
                if count < 2 {
                    (low + high) * 0.5
                } else {
                    low + (high - low) * nth as f64 / (count - 1) as f64
                }
            };
            for column in 0..columns {
                for row in 0..rows {
                    let origin = Point::new(at(low.x, high.x, column, columns), at(low.y, high.y, row, rows));
                    if offer(Pose { facing, ..Frame { origin, ..Frame::TABLE }.pose() }) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Places in contact with the other obstacles, for an exogorth.
    fn touching_places(&self, look: &ArmadaLook<'_>, scene: &Scene, offer: &mut dyn FnMut(Pose) -> bool) {
        let id = look.board.obstacles[self.obstacle.index()].id;
        for (count, facings) in [(4_u32, 1_u32), (16, 4)] {
            let mut found = false;
            for other in scene.obstacles() {
                for step in 0..count * facings {
                    let direction = Angle(step.wrapping_mul((u32::MAX / count).wrapping_add(1)));
                    let facing = Angle((step / count) << 30);
                    let Some(pose) = against(look, id, facing, &other.shape(), direction) else { continue };
                    if self.check_place(look, scene, pose).is_ok() {
                        found = true;
                        if offer(pose) {
                            return;
                        }
                    }
                }
            }
            if found {
                return;
            }
        }
    }
}

/// The station on the table.
fn station(scene: &Scene) -> Option<&Obstacle> {
    scene.obstacles().iter().find(|it| it.kind == ObstacleKind::Station)
}

/// The centre of the setup area.
fn central(field: &Field) -> Point {
    field.setup.low.toward(field.setup.high, 0.5)
}

/// Whether an obstacle lies in the centre, as well as players can tell.
fn is_central(field: &Field, pose: Pose) -> bool {
    Frame::from(pose).origin.distance(central(field)) < 1.0
}

/// What two areas have in common.
fn common(one: Area, other: Area) -> Area {
    Area {
        low: Point::new(one.low.x.max(other.low.x), one.low.y.max(other.low.y)),
        high: Point::new(one.high.x.min(other.high.x), one.high.y.min(other.high.y)),
    }
}

/// The pose in which an obstacle, coming in from a direction, first touches another.
fn against(
    look: &ArmadaLook<'_>,
    id: crate::facts::ObstacleId,
    facing: Angle,
    other: &Shape,
    direction: Angle,
) -> Option<Pose> {
    let heading = direction.direction();
    let (middle, reach) = other.circle();
    let at = |along: f64| {
        let pose = Frame { origin: middle + heading * along, ..Frame::TABLE }.pose();
        look.game.measures.obstacle(id, Pose { facing, ..pose })
    };
    let (own, own_reach) = at(0.0).shape().circle();
    let mut along = reach + own_reach + own.distance(middle) + 1.0;
    for _ in 0..128 {
        let gap = closest(&at(along).shape(), other).distance;
        if gap < 0.001 {
            break;
        }
        along -= gap;
    }
    let placed = at(along);
    (along > 0.0 && !overlaps(&placed.shape(), other)).then_some(placed.pose)
}

/// How many obstacles are placed: with the core set alone two stay in the box (armada.core-set.06).
fn wanted(board: &Board) -> usize {
    board.obstacles.len().saturating_sub(if board.table == Table::CoreSet { 2 } else { 0 })
}

/// The squadrons that an exogorth lies on.
fn covered(look: &ArmadaLook<'_>, obstacle: ObstacleNo) -> u64 {
    if look.board.obstacles[obstacle.index()].kind != ObstacleKind::Exogorth {
        return 0;
    }
    let Some(shape) = scene::shape(look.game, look.board, Thing::Obstacle(obstacle)) else { return 0 };
    let lies_on = |at: &crate::words::SquadronNo| {
        let disc = scene::disc(look.game, look.board.squadron(*at).pose);
        overlaps(&shape, &Shape::Disc(disc))
    };
    look.board.squadrons_in_play().filter(lies_on).fold(0, |set, at| set | 1 << at.0)
}

impl Rulebook for PlaceObstacles {
    const TITLE: &'static str = "Place Obstacles";

    fn step(&self) -> &'static str {
        "Place Obstacles"
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        (self.at == At::Place).then_some(Thing::Obstacle(self.obstacle))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let look = cx.look();
        let placer = self.placer(&look);
        match self.at {
            At::Choose => {
                let over = self.placing == Placing::Setup && self.turns(&cx.board) >= wanted(&cx.board);
                if over || self.choices(&look).next().is_none() {
                    return Flow::Done;
                }
                Flow::Ask(Ask::one(placer, Prompt::ChooseObstacle, Kind::Pick { optional: false }))
            }
            At::Place => {
                let mut any = false;
                self.places(&look, &Scene::of(cx.game, &cx.board), &mut |_| {
                    any = true;
                    true
                });
                if !any {
                    // There is no place for it: it stays in the box.
                    self.left_out |= 1 << self.obstacle.0;
                    self.done += 1;
                    self.at = At::Choose;
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(placer, Prompt::PlaceObstacle, Kind::Place { optional: false }))
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::Choose => legal.items.extend(self.choices(look).map(Thing::Obstacle)),
            At::Place => {
                let scene = Scene::of(look.game, look.board);
                self.places(look, &scene, &mut |pose| {
                    legal.places.push(pose);
                    legal.places.len() >= 32
                });
                let area = self.area(look, &scene);
                legal.regions.push(Region::Rect {
                    left: area.low.x,
                    bottom: area.low.y,
                    right: area.high.x,
                    top: area.high.y,
                });
            }
        }
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let Given::Place(pose) = answer else { return Ok(()) };
        let kind = look.board.obstacles[self.obstacle.index()].kind;
        let checked = self.check_place(look, &Scene::of(look.game, look.board), *pose);
        Ok(checked.map_err(|refusal| match refusal {
            DeployRefusal::AtEdge
            | DeployRefusal::AtObstacle
            | DeployRefusal::NotInCentre
            | DeployRefusal::FarFromEdge { .. }
            | DeployRefusal::FarFromStation { .. } => {
                refusal.by(plan(look.game, look.board).limits(kind).rule)
            }
            _ => refused(refusal),
        })?)
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Obstacle(obstacle)) => {
                self.obstacle = *obstacle;
                self.at = At::Place;
            }
            Given::Place(pose) => {
                atoms::place_obstacle(cx, self.obstacle, *pose);
                self.done += 1;
                self.at = At::Choose;
                // Squadrons make room for an exogorth; the other player puts them around it
                // (armada.obstacle.exogorth.03).
                let squadrons = covered(&cx.look(), self.obstacle);
                if squadrons != 0 {
                    let by = cx.board.enemy_speaker(seat);
                    return call(Displace::new(Piece::Obstacle(self.obstacle), squadrons, by));
                }
            }
            _ => {}
        }
        Flow::Next
    }
}
