//! Step 5 of setup: the players place obstacles in turn (armada.setup.10–.12).

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Area, Frame, Point, Pose, Shape, closest, overlaps, tolerance};
use serde::{Deserialize, Serialize};

use super::edges::{between_players, beyond_players, refused, within_rim};
use super::{Answers, Given, Next, Rulebook, call};
use crate::board::{Board, Table};
use crate::cards::{Plan, plan};
use crate::facts::ObstacleKind;
use crate::geometry::{DeployRefusal, Distance, Obstacle, beyond, place_exogorth};
use crate::scene::{self, Scene};
use crate::steps::maneuver::Displace;
use crate::words::{ObstacleNo, Piece, Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Choose,
    Place,
}

/// Obstacles are placed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceObstacles {
    at: At,
    obstacle: ObstacleNo,
    /// Obstacles for which there was no place, a bit for each.
    left_out: u16,
}

impl PlaceObstacles {
    pub(crate) fn new(_: u8) -> PlaceObstacles {
        PlaceObstacles { at: At::Choose, obstacle: ObstacleNo(0), left_out: 0 }
    }

    fn is_open(&self, board: &Board, obstacle: ObstacleNo) -> bool {
        !board.obstacles[obstacle.index()].placed && self.left_out >> obstacle.0 & 1 == 0
    }

    /// How many turns of placing are over.
    fn turns(&self, board: &Board) -> usize {
        board.obstacles_placed().count() + self.left_out.count_ones() as usize
    }

    /// Whose turn it is: the second player's first, or always where the objective says so.
    fn placer(&self, board: &Board, plan: &Plan) -> Seat {
        let second = plan.second_places_all
            || self.turns(board).is_multiple_of(2)
            || (plan.station_last && self.only_station(board));
        if second { board.second_seat() } else { board.first_seat() }
    }

    fn open<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = ObstacleNo> + 'a {
        (0..board.obstacles.len() as u8).map(ObstacleNo).filter(|at| self.is_open(board, *at))
    }

    /// Whether all but the station lie on the table; with the core set alone it is the fourth.
    fn only_station(&self, board: &Board) -> bool {
        let station = |at: &ObstacleNo| board.obstacles[at.index()].kind == ObstacleKind::Station;
        self.open(board).all(|at| station(&at)) || self.turns(board) + 1 >= wanted(board)
    }

    /// What may be placed now. An exogorth needs an obstacle to touch (armada.obstacle.exogorth.01).
    fn choices<'a>(&'a self, board: &'a Board, plan: &Plan) -> impl Iterator<Item = ObstacleNo> + 'a {
        let station_turn = plan.station_last.then(|| self.only_station(board));
        let any = board.obstacles_placed().next().is_some();
        self.open(board).filter(move |at| {
            let kind = board.obstacles[at.index()].kind;
            station_turn.is_none_or(|turn| turn == (kind == ObstacleKind::Station))
                && (any || kind != ObstacleKind::Exogorth)
        })
    }

    fn check_place(&self, look: &ArmadaLook<'_>, scene: &Scene, pose: Pose) -> Result<(), DeployRefusal> {
        let board = look.board;
        let field = board.table.field();
        let obstacle = self.placed(look, pose);
        let shape = obstacle.shape();
        let limits = plan(look.game, board).limits(obstacle.kind);
        if !field.setup.contains(&shape) {
            return Err(DeployRefusal::OutsideSetupArea);
        }
        let from_edges = -field.play.outermost(&shape).outside;
        let exogorth = obstacle.kind == ObstacleKind::Exogorth;
        if limits.all_edges.is_some_and(|band| !exogorth && from_edges <= band.end() + tolerance::RULER_LINE)
            || limits.player_edges.is_some_and(|band| !beyond_players(board, &field, band, &shape))
        {
            return Err(DeployRefusal::AtEdge);
        }
        if exogorth {
            let tokens: ArrayVec<_, 24> = board.tokens.iter().map(|it| scene::token_disc(it.pose)).collect();
            return place_exogorth(&obstacle, scene.ships(), scene.obstacles(), &tokens);
        }
        self.check_apart(scene, &shape, limits.apart, false)
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
        apart: Distance,
        rough: bool,
    ) -> Result<(), DeployRefusal> {
        let (one, reach) = shape.circle();
        let near = |other: &Obstacle| {
            let (two, far) = other.shape().circle();
            one.distance(two) - reach - far <= apart.end() + tolerance::RULER_LINE
                && (rough || !beyond(apart, shape, &other.shape()))
        };
        match scene.obstacles().iter().position(near) {
            Some(other) => Err(DeployRefusal::AtObstacle(other)),
            None => Ok(()),
        }
    }

    /// Offers places until `enough` says so.
    fn places(&self, look: &ArmadaLook<'_>, scene: &Scene, enough: &mut dyn FnMut(Pose) -> bool) {
        let mut found = false;
        let kind = look.board.obstacles[self.obstacle.index()].kind;
        let plan = plan(look.game, look.board);
        let apart = plan.limits(kind).apart.end();
        let wide = apart > 200.0;
        if kind == ObstacleKind::Exogorth {
            self.touching_places(look, scene, &mut |pose| {
                self.check_place(look, scene, pose).is_ok() && enough(pose)
            });
            return;
        }
        // The places of the grid lie inside the area by their making: only the other obstacles are looked at.
        let mut offer = |pose: Pose| {
            let shape = self.placed(look, pose).shape();
            let legal = self.check_apart(scene, &shape, plan.limits(kind).apart, !wide).is_ok();
            found |= legal;
            legal && enough(pose)
        };
        let area = self.area(look, &plan);
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

    fn area(&self, look: &ArmadaLook<'_>, plan: &Plan) -> Area {
        let field = look.board.table.field();
        let limits = plan.limits(look.board.obstacles[self.obstacle.index()].kind);
        let mut area = field.setup;
        if let Some(band) = limits.all_edges {
            let inner = within_rim(field.play, band.end() + 0.01);
            area.low = Point::new(area.low.x.max(inner.low.x), area.low.y.max(inner.low.y));
            area.high = Point::new(area.high.x.min(inner.high.x), area.high.y.min(inner.high.y));
        }
        match limits.player_edges {
            Some(band) => between_players(look.board, area, &field, band),
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
        let plan = plan(cx.game, cx.board);
        let placer = self.placer(cx.board, &plan);
        match self.at {
            At::Choose => {
                if self.turns(cx.board) >= wanted(cx.board) || self.choices(cx.board, &plan).next().is_none()
                {
                    return Flow::Done;
                }
                Flow::Ask(Ask::one(placer, Prompt::ChooseObstacle, Kind::Pick { optional: false }))
            }
            At::Place => {
                let mut any = false;
                let look = cx.look();
                self.places(&look, &Scene::of(cx.game, cx.board), &mut |_| {
                    any = true;
                    true
                });
                if !any {
                    // There is no place for it: it stays in the box.
                    self.left_out |= 1 << self.obstacle.0;
                    self.at = At::Choose;
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(placer, Prompt::PlaceObstacle, Kind::Place { optional: false }))
            }
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let plan = plan(look.game, look.board);
        match self.at {
            At::Choose => legal.items.extend(self.choices(look.board, &plan).map(Thing::Obstacle)),
            At::Place => {
                let scene = Scene::of(look.game, look.board);
                self.places(look, &scene, &mut |pose| {
                    legal.places.push(pose);
                    legal.places.len() >= 32
                });
                let area = self.area(look, &plan);
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
        self.check_place(look, &Scene::of(look.game, look.board), *pose).map_err(|refusal| match refusal {
            DeployRefusal::AtEdge | DeployRefusal::AtObstacle(_) => {
                Refusal::by(plan(look.game, look.board).limits(kind).rule, refused(refusal).reason)
            }
            _ => refused(refusal),
        })
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, seat: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Obstacle(obstacle)) => {
                self.obstacle = *obstacle;
                self.at = At::Place;
            }
            Given::Place(pose) => {
                atoms::place_obstacle(cx, self.obstacle, *pose);
                self.at = At::Choose;
                // Squadrons make room for an exogorth; the other player puts them around it
                // (armada.obstacle.exogorth.03).
                let squadrons = covered(&cx.look(), self.obstacle);
                if squadrons != 0 {
                    let by = cx.board.opponent(seat);
                    return call(Displace::new(Piece::Obstacle(self.obstacle), squadrons, by));
                }
            }
            _ => {}
        }
        Flow::Next
    }
}
