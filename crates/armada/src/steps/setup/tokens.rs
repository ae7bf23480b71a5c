//! Objective tokens are placed in the play area or moved there.

use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Area, Frame, Point, Pose, Shape, projected, touching};
use serde::{Deserialize, Serialize};

use super::edges::{between_players, beyond_players, within_rim};
use super::{Answers, Given, Next, Rulebook};
use crate::board::TokenKind;
use crate::geometry::{Distance, at, beyond, within};
use crate::scene::{self, TOKEN_RADIUS};
use crate::words::{Piece, Prompt, Thing, TokenNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// Which tokens, by whom, where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Task {
    /// Fire Lanes: three by the second player (armada.objective.fire-lanes.71).
    FireLanes,
    /// Fire Lanes: each may be moved by the first player.
    FireLanesMove,
    /// Hyperspace Assault: three by the second player (armada.objective.hyperspace-assault.71).
    Hyperspace,
    /// Hyperspace Assault: each may be moved by the second player (armada.objective.hyperspace-assault.74).
    HyperspaceMove,
    /// Intel Sweep: five in turn, the second player first (armada.objective.intel-sweep.92, .93).
    IntelSweep,
    /// Minefields: six by the second player (armada.objective.minefields.72).
    Minefields,
}

/// Objective tokens are placed or moved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceTokens {
    task: Task,
    done: u8,
}

impl PlaceTokens {
    pub(crate) fn new(task: Task) -> PlaceTokens {
        PlaceTokens { task, done: 0 }
    }

    /// How far a token may be moved, if it is moved and not placed.
    fn reach(&self) -> Option<Distance> {
        match self.task {
            Task::FireLanesMove => Some(Distance::Two),
            Task::HyperspaceMove => Some(Distance::One),
            _ => None,
        }
    }

    fn count(&self, look: &ArmadaLook<'_>) -> u8 {
        match self.task {
            Task::FireLanes | Task::Hyperspace => 3,
            Task::IntelSweep => 5,
            Task::Minefields => 6,
            Task::FireLanesMove | Task::HyperspaceMove => {
                look.board.tokens_of(TokenKind::Objective).count() as u8
            }
        }
    }

    fn placer(&self, look: &ArmadaLook<'_>) -> Seat {
        let first = match self.task {
            Task::FireLanesMove => true,
            Task::IntelSweep => !self.done.is_multiple_of(2),
            _ => false,
        };
        if first { look.board.first_seat() } else { look.board.second_seat() }
    }

    /// The token that is moved.
    fn moved(&self, look: &ArmadaLook<'_>) -> Option<TokenNo> {
        look.board.tokens_of(TokenKind::Objective).nth(self.done.into())
    }

    fn check_place(&self, look: &ArmadaLook<'_>, pose: Pose) -> Result<(), Refusal> {
        let board = look.board;
        let field = board.table.field();
        let shape = Shape::Disc(scene::token_disc(pose));
        let others = || board.tokens_of(TokenKind::Objective).map(|at| board.tokens[at.index()].pose);
        let others_beyond =
            |band| others().all(|it| beyond(band, &Shape::Disc(scene::token_disc(it)), &shape));
        let area = if matches!(self.task, Task::Hyperspace | Task::HyperspaceMove) {
            field.play
        } else {
            field.setup
        };
        if !area.contains(&shape) {
            return Err(Refusal::by("armada.setup-area.01", "the token must lie wholly in the area"));
        }
        let edges = |band| beyond_players(board, &field, band, &shape);
        let refuse = |legal: bool, rule: &str, reason: &str| {
            if legal { Ok(()) } else { Err(Refusal::by(rule, reason)) }
        };
        match self.task {
            Task::FireLanes => refuse(
                edges(Distance::Four),
                "armada.objective.fire-lanes.71",
                "the token must lie beyond distance 4 of both players' edges",
            ),
            Task::Hyperspace => refuse(
                edges(Distance::Three),
                "armada.objective.hyperspace-assault.71",
                "the token must lie beyond distance 3 of both players' edges",
            ),
            Task::IntelSweep => {
                let rule = "armada.objective.intel-sweep.93";
                refuse(
                    edges(Distance::Five),
                    rule,
                    "the token must lie beyond distance 5 of both players' edges",
                )?;
                refuse(
                    others_beyond(Distance::Three),
                    rule,
                    "the token must lie beyond distance 3 of the other tokens",
                )
            }
            Task::Minefields => {
                let rule = "armada.objective.minefields.72";
                let near = board.obstacles_placed().any(|number| {
                    scene::shape(look.game, board, Thing::Obstacle(number))
                        .is_some_and(|obstacle| at(Distance::One..=Distance::One, &obstacle, &shape))
                });
                refuse(near, rule, "the token must lie at distance 1 of an obstacle")?;
                refuse(
                    others_beyond(Distance::One),
                    rule,
                    "the token must lie beyond distance 1 of the other tokens",
                )
            }
            Task::FireLanesMove | Task::HyperspaceMove => {
                let (Some(token), Some(reach)) = (self.moved(look), self.reach()) else { return Ok(()) };
                let from = Shape::Disc(scene::token_disc(board.tokens[token.index()].pose));
                let rule = match self.task {
                    Task::FireLanesMove => "armada.objective.fire-lanes.93",
                    _ => "armada.objective.hyperspace-assault.74",
                };
                refuse(
                    within(Distance::One..=reach, &from, &shape),
                    rule,
                    "the token may not be moved as far as that",
                )
            }
        }
    }

    /// Offers places until `enough` says so.
    fn places(&self, look: &ArmadaLook<'_>, enough: &mut dyn FnMut(Pose) -> bool) {
        let mut found = false;
        let mut offer = |pose: Pose| {
            let legal = self.check_place(look, pose).is_ok();
            found |= legal;
            legal && enough(pose)
        };
        if let (Some(token), Some(reach)) = (self.moved(look), self.reach()) {
            let from = look.board.tokens[token.index()].pose;
            for step in 0..8_u32 {
                let far = reach.end() - 2.0 * TOKEN_RADIUS - 0.01;
                if offer(projected(from, Angle(step << 29), far)) {
                    return;
                }
            }
            return;
        }
        if self.task == Task::Minefields {
            self.around_obstacles(look, 6, &[30.0], &mut offer);
            if !found {
                let mut offer = |pose: Pose| self.check_place(look, pose).is_ok() && enough(pose);
                self.around_obstacles(look, 60, &[0.0, 20.0, 40.0, 60.0, 76.0], &mut offer);
            }
            return;
        }
        let area = within_rim(self.area(look), TOKEN_RADIUS + 0.01);
        let (across, deep) = (area.high.x - area.low.x, area.high.y - area.low.y);
        let (columns, rows) = match self.task {
            // Tokens of this lattice leave each other room.
            Task::IntelSweep => {
                let fit = |length: f64| 1 + (length / 211.5) as usize;
                (fit(across), fit(deep))
            }
            _ => (9, 3),
        };
        grid(area, columns, rows, &mut offer);
        if !found {
            grid(area, 2 + (across / 8.0) as usize, 2 + (deep / 8.0) as usize, &mut |pose| {
                self.check_place(look, pose).is_ok() && enough(pose)
            });
        }
    }

    fn area(&self, look: &ArmadaLook<'_>) -> Area {
        let field = look.board.table.field();
        let players = |area, band| between_players(look.board, area, &field, band);
        match self.task {
            Task::FireLanes => players(field.setup, Distance::Four),
            Task::IntelSweep => players(field.setup, Distance::Five),
            Task::Hyperspace => players(field.play, Distance::Three),
            Task::HyperspaceMove => field.play,
            _ => field.setup,
        }
    }

    fn around_obstacles(
        &self,
        look: &ArmadaLook<'_>,
        directions: u32,
        gaps: &[f64],
        offer: &mut dyn FnMut(Pose) -> bool,
    ) {
        for number in look.board.obstacles_placed() {
            let Some(shape) = scene::shape(look.game, look.board, Thing::Obstacle(number)) else { continue };
            let middle = shape.circle().0;
            for gap in gaps {
                for step in 0..directions {
                    let direction = Angle((u64::from(step) * (1 << 32) / u64::from(directions)) as u32);
                    let origin = touching(&shape, middle, direction, TOKEN_RADIUS + gap);
                    if offer(Frame { origin, ..Frame::TABLE }.pose()) {
                        return;
                    }
                }
            }
        }
    }
}

fn grid(area: Area, columns: usize, rows: usize, offer: &mut dyn FnMut(Pose) -> bool) {
    if area.low.x > area.high.x || area.low.y > area.high.y {
        return;
    }
    let part = |nth: usize, count: usize| if count < 2 { 0.5 } else { nth as f64 / (count - 1) as f64 };
    for column in 0..columns {
        for row in 0..rows {
            let origin = Point::new(
                area.low.x + (area.high.x - area.low.x) * part(column, columns),
                area.low.y + (area.high.y - area.low.y) * part(row, rows),
            );
            if offer(Frame { origin, ..Frame::TABLE }.pose()) {
                return;
            }
        }
    }
}

impl Rulebook for PlaceTokens {
    const TITLE: &'static str = "Objective Tokens";

    fn step(&self) -> &'static str {
        if self.reach().is_some() { "Move Tokens" } else { "Place Tokens" }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let look = cx.look();
        if self.done >= self.count(&look) {
            return Flow::Done;
        }
        let placer = self.placer(&look);
        if self.reach().is_some() {
            return Flow::Ask(Ask::one(placer, Prompt::MoveObjectiveToken, Kind::Place { optional: true }));
        }
        let mut any = false;
        self.places(&look, &mut |_| {
            any = true;
            true
        });
        if !any {
            // No place is left for more of them.
            return Flow::Done;
        }
        Flow::Ask(Ask::one(placer, Prompt::PlaceObjectiveToken, Kind::Place { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        self.places(look, &mut |pose| {
            legal.places.push(pose);
            legal.places.len() >= 36
        });
        match (self.moved(look), self.reach()) {
            (Some(token), Some(reach)) => {
                let centre = look.board.tokens[token.index()].pose;
                legal.regions.push(Region::Disc { centre, reach: reach.end() - 2.0 * TOKEN_RADIUS });
            }
            _ => {
                let area = self.area(look);
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
        self.check_place(look, *pose)
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Given::Place(pose) = answer {
            match self.reach() {
                None => atoms::place_token(cx, TokenKind::Objective, *pose, None, None),
                Some(_) => {
                    if let Some(token) = self.moved(&cx.look()) {
                        atoms::move_piece(cx, Piece::Token(token), *pose);
                    }
                }
            }
        }
        self.done += 1;
        Flow::Next
    }
}
