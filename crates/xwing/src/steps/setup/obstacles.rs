//! The players alternately choose and place one obstacle (xwing.setup.07, xwing.setup.08, xwing.setup.09).

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Area, Point, Pose};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::board::Board;
use crate::geometry::measures::BAND;
use crate::geometry::{Field, Token};
use crate::scene::{Scene, obstacle_at};
use crate::words::{ObstacleNo, Prompt, Thing};
use crate::{XWingCx, XWingLook, atoms};

/// Obstacles are placed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceObstacles {
    chosen: Option<ObstacleNo>,
    turns: u8,
}

/// Beyond range 2 of each edge.
const INSET: f64 = 200.0;

impl PlaceObstacles {
    pub(super) fn new() -> PlaceObstacles {
        PlaceObstacles { chosen: None, turns: 0 }
    }

    fn placer(&self, board: &Board) -> Seat {
        board.speaker(board.in_order()[self.turns as usize % 2])
    }

    fn open(board: &Board) -> impl Iterator<Item = ObstacleNo> + '_ {
        (0..board.obstacles.len() as u8).map(ObstacleNo).filter(|at| {
            let it = board.obstacle(*at);
            !it.in_play && !it.gone
        })
    }

    fn objectives(board: &Board) -> ArrayVec<Token<'static>, 5> {
        board.objectives.iter().filter(|it| it.in_play).map(|it| Token::objective(it.pose)).collect()
    }

    /// Candidates on a grid over the middle of the table, the token in a facing of its own: those that the circles around the tokens prove, and
    /// where there are none a finer grid on which each is measured.
    fn places(&self, look: &XWingLook<'_>, obstacle: ObstacleNo, enough: &mut dyn FnMut(Pose) -> bool) {
        let field = Field::standard();
        let scene = Scene::of(look.game, look.board);
        let objectives = PlaceObstacles::objectives(look.board);
        let rings: ArrayVec<Ring, 16> = scene.obstacles.iter().map(Ring::of).collect();
        let facing = Angle(u32::from(obstacle.0).wrapping_mul(0x3333_3333));
        let turned = obstacle_at(look.game, look.board, obstacle, Pose { facing, ..Pose::default() });
        let own = Ring::of(&turned);
        let inner = inner_area(&field.area, &turned);
        let objective_rings: ArrayVec<Ring, 5> = objectives.iter().map(Ring::of).collect();
        for (step, measures) in [(60.0, false), (20.0, false), (20.0, true), (9.0, true)] {
            let mut found = false;
            let mut y = inner.low.y;
            while y < inner.high.y {
                let mut x = inner.low.x;
                while x < inner.high.x {
                    let pose = Pose { facing, ..Pose::from_mm(x, y, 0.0) };
                    let ring = Ring { middle: own.middle + Point::new(x, y), ..own };
                    let token = || obstacle_at(look.game, look.board, obstacle, pose);
                    let legal = match ring.apart(&rings) {
                        Some(true) if ring.clear_of(&objective_rings) => true,
                        Some(true) => field.place_obstacle(&token(), &[], &objectives).is_ok(),
                        None if measures => {
                            field.place_obstacle(&token(), &scene.obstacles, &objectives).is_ok()
                        }
                        _ => false,
                    };
                    found |= legal;
                    if legal && enough(pose) {
                        return;
                    }
                    x += step;
                }
                y += step;
            }
            if found {
                return;
            }
        }
    }

    fn has_place(&self, look: &XWingLook<'_>, obstacle: ObstacleNo) -> bool {
        let mut any = false;
        self.places(look, obstacle, &mut |_| {
            any = true;
            true
        });
        any
    }
}

/// Where an obstacle's own origin may lie for the obstacle to be beyond range 2 of every edge for certain.
fn inner_area(area: &Area, turned: &Token<'_>) -> Area {
    let shape = turned.shape();
    let reach = |x: f64, y: f64| shape.support(Point::new(x, y));
    let inset = Point::new(2.0 * BAND + SPARE, 2.0 * BAND + SPARE);
    let low = area.low + inset - Point::new(reach(-1.0, 0.0).x, reach(0.0, -1.0).y);
    let high = area.high - inset - Point::new(reach(1.0, 0.0).x, reach(0.0, 1.0).y);
    Area { low, high }
}

/// What circles must have to spare, in mm, before they prove anything.
const SPARE: f64 = 0.1;

/// A token between two circles: one around it, and one inside it.
#[derive(Clone, Copy, Debug)]
struct Ring {
    middle: Point,
    outer: f64,
    inner: f64,
}

impl Ring {
    fn of(token: &Token<'_>) -> Ring {
        let shape = token.shape();
        let (middle, outer) = shape.circle();
        let inside = shape.contains(middle);
        let inner = if inside { middle.distance(shape.closest_on_border(middle)) } else { 0.0 };
        Ring { middle, outer, inner }
    }

    /// Whether it is beyond range 1 of the others, where the circles prove it either way.
    fn apart(&self, others: &[Ring]) -> Option<bool> {
        let mut sure = true;
        for other in others {
            let between = self.middle.distance(other.middle);
            if between - self.inner - other.inner <= BAND {
                return Some(false);
            }
            sure &= between - self.outer - other.outer > BAND + SPARE;
        }
        sure.then_some(true)
    }

    /// Whether it touches none of these for certain.
    fn clear_of(&self, others: &[Ring]) -> bool {
        others.iter().all(|other| self.middle.distance(other.middle) > self.outer + other.outer + SPARE)
    }
}

impl Rulebook for PlaceObstacles {
    const TITLE: &'static str = "Place Obstacles";

    fn step(&self) -> &'static str {
        if self.chosen.is_some() { "Place Obstacle" } else { "Choose Obstacle" }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        self.chosen.map(Thing::Obstacle)
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let placer = self.placer(&cx.board);
        match self.chosen {
            None if PlaceObstacles::open(&cx.board).next().is_none() => Flow::Done,
            None => Flow::Ask(Ask::one(placer, Prompt::ChooseObstacle, Kind::Pick { optional: false })),
            Some(obstacle) if !self.has_place(&cx.look(), obstacle) => {
                atoms::remove_obstacle(cx, obstacle);
                self.chosen = None;
                Flow::Next
            }
            Some(_) => Flow::Ask(Ask::one(placer, Prompt::PlaceObstacle, Kind::Place { optional: false })),
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(obstacle) = self.chosen else {
            legal.items.extend(PlaceObstacles::open(look.board).map(Thing::Obstacle));
            return;
        };
        let area = Field::standard().area;
        legal.regions.push(Region::Rect {
            left: area.low.x + INSET,
            bottom: area.low.y + INSET,
            right: area.high.x - INSET,
            top: area.high.y - INSET,
        });
        self.places(look, obstacle, &mut |pose| {
            legal.places.push(pose);
            legal.places.len() >= 30
        });
    }

    fn check(&self, look: &XWingLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let (Given::Place(pose), Some(obstacle)) = (answer, self.chosen) else { return Ok(()) };
        let scene = Scene::of(look.game, look.board);
        let token = obstacle_at(look.game, look.board, obstacle, *pose);
        Field::standard()
            .place_obstacle(&token, &scene.obstacles, &PlaceObstacles::objectives(look.board))
            .map_err(Refusal::from)
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match (answer, self.chosen) {
            (Given::Pick(Thing::Obstacle(obstacle)), _) => self.chosen = Some(*obstacle),
            (Given::Place(pose), Some(obstacle)) => {
                atoms::place_obstacle(cx, obstacle, *pose);
                self.chosen = None;
                self.turns += 1;
            }
            _ => {}
        }
        Flow::Next
    }
}
