//! Tokens that upgrade cards put into the play area: mines, grav wells, grav shifts.

use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Frame, Point, Pose, Shape};
use serde::{Deserialize, Serialize};

use super::edges::within_rim;
use super::refused::PlaceRefused;
use super::{Answers, Given, Next, Rulebook};
use crate::board::TokenKind;
use crate::geometry::{Distance, beyond};
use crate::scene::{self, TOKEN_RADIUS};
use crate::steps::maneuver::obstacles_under;
use crate::steps::obstacles::each_obstacle;
use crate::words::{Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, Why, atoms};

/// A player places tokens of a card, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceCardTokens {
    kind: TokenKind,
    by: Seat,
    left: u8,
}

impl PlaceCardTokens {
    pub(crate) fn new(kind: TokenKind, by: Seat, count: u8) -> PlaceCardTokens {
        PlaceCardTokens { kind, by, left: count }
    }

    /// A mine lies beyond distance 5 of enemy ships and beyond distance 1 of other mines (armada.card.proximity-mines.01,
    /// armada.proximity-mines.01); the others lie anywhere (armada.card.g7-x-grav-well-projector.04).
    fn check_place(&self, look: &ArmadaLook<'_>, pose: Pose) -> Result<(), Why> {
        let board = look.board;
        let shape = Shape::Disc(scene::token_disc(pose));
        if !board.table.field().play.contains(&shape) {
            return Err(PlaceRefused::Outside.by("armada.play-area.01"));
        }
        if self.kind != TokenKind::ProximityMine {
            return Ok(());
        }
        let mine = board.side(self.by);
        let enemies = board.ships_in_play().filter(|ship| board.side_of_ship(*ship) != mine);
        let bases = enemies.filter_map(|ship| scene::shape(look.game, board, Thing::Ship(ship)));
        let distance = Distance::Five;
        if !bases.into_iter().all(|base| beyond(distance, &base, &shape)) {
            return Err(PlaceRefused::MineAtShip { distance }.by("armada.card.proximity-mines.01"));
        }
        let others = board.tokens_of(self.kind).map(|at| scene::token_disc(board.tokens[at.index()].pose));
        let distance = Distance::One;
        if !others.into_iter().all(|other| beyond(distance, &Shape::Disc(other), &shape)) {
            return Err(PlaceRefused::MineAtMine { distance }.by("armada.proximity-mines.01"));
        }
        Ok(())
    }

    /// Offers places until `enough` says so: some over the table, or, where there is none, what a finer search finds.
    fn places(&self, look: &ArmadaLook<'_>, enough: &mut dyn FnMut(Pose) -> bool) {
        let area = within_rim(look.board.table.field().play, TOKEN_RADIUS + 0.01);
        let mut found = false;
        for (columns, rows) in [(9, 4), (90, 45)] {
            for at in 0..columns * rows {
                let part = |nth: usize, count: usize| nth as f64 / (count - 1) as f64;
                let origin = Point::new(
                    area.low.x + (area.high.x - area.low.x) * part(at % columns, columns),
                    area.low.y + (area.high.y - area.low.y) * part(at / columns, rows),
                );
                let pose = Frame { origin, ..Frame::TABLE }.pose();
                if self.check_place(look, pose).is_ok() {
                    found = true;
                    if enough(pose) {
                        return;
                    }
                }
            }
            if found {
                return;
            }
        }
    }
}

impl Rulebook for PlaceCardTokens {
    const TITLE: &'static str = "Tokens";

    fn step(&self) -> &'static str {
        "Place Tokens"
    }

    fn left(&self) -> Option<u8> {
        Some(self.left)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let mut any = false;
        self.places(&cx.look(), &mut |_| {
            any = true;
            true
        });
        if self.left == 0 || !any || cx.board.tokens.is_full() {
            return Flow::Done;
        }
        Flow::Ask(Ask::one(self.by, Prompt::PlaceCardToken, Kind::Place { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        self.places(look, &mut |pose| {
            legal.places.push(pose);
            legal.places.len() >= 36
        });
        let area = look.board.table.field().play;
        legal.regions.push(Region::Rect {
            left: area.low.x,
            bottom: area.low.y,
            right: area.high.x,
            top: area.high.y,
        });
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        match answer {
            Given::Place(pose) => Ok(self.check_place(look, *pose)?),
            _ => Ok(()),
        }
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Given::Place(pose) = answer {
            // On an obstacle it moves with it (armada.obstacle-movement.09).
            let under = obstacles_under(cx.game, &cx.board, &Shape::Disc(scene::token_disc(*pose)));
            let on = each_obstacle(under).next().map(Thing::Obstacle);
            atoms::place_token(cx, self.kind, *pose, Some(cx.board.side(self.by)), on);
            self.left -= 1;
        }
        Flow::Next
    }
}
