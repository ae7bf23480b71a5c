//! Objective tokens are placed in the play area or moved there.

use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat, reasons};
use broadside_table::{Angle, Area, Frame, Point, Pose, Shape, projected, touches, touching};
use serde::{Deserialize, Serialize};

use super::edges::{between_players, beyond_players, to_edge, within_rim};
use super::terms::{Ground, Near, Task, Terms, Turns};
use super::{Answers, Given, Next, Rulebook};
use crate::board::TokenKind;
use crate::geometry::{Distance, TableEdge, at, beyond, within};
use crate::scene::{self, TOKEN_RADIUS};
use crate::words::{Piece, Prompt, ShipNo, Thing, TokenNo};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// Objective tokens are placed or moved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceTokens {
    task: Task,
    done: u8,
}

reasons! {
    /// Why an objective token cannot be placed somewhere, or moved there.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum TokenRefused {
        OutsideArea = "armada-refused-token-outside-area",
        AtPlayers { distance: Distance } = "armada-refused-token-at-players",
        AtRim { distance: Distance } = "armada-refused-token-at-rim",
        NotAtObstacle { distance: Distance } = "armada-refused-token-not-at-obstacle",
        NotAtStation { distance: Distance } = "armada-refused-token-not-at-station",
        NotAtShortEdge { distance: Distance } = "armada-refused-token-not-at-short-edge",
        AtOthers { distance: Distance } = "armada-refused-token-at-others",
        FarFromOthers { from: Distance, to: Distance } = "armada-refused-token-far-from-others",
        TooFarMoved = "armada-refused-token-too-far-moved",
        NotAtWreck = "armada-refused-token-not-at-wreck",
    }
}

impl PlaceTokens {
    pub(crate) fn new(task: Task) -> PlaceTokens {
        PlaceTokens { task, done: 0 }
    }

    fn terms(&self) -> &'static Terms {
        self.task.terms()
    }

    /// How far a token may be moved, if it is moved and not placed.
    fn reach(&self) -> Option<Distance> {
        self.terms().reach
    }

    fn count(&self, look: &ArmadaLook<'_>) -> u8 {
        match self.reach() {
            Some(_) => look.board.tokens_of(TokenKind::Objective).count() as u8,
            None => self.terms().count,
        }
    }

    fn placer(&self, look: &ArmadaLook<'_>) -> Seat {
        let (board, odd) = (look.board, !self.done.is_multiple_of(2));
        let first = match self.terms().turns {
            Turns::First => true,
            Turns::Second => false,
            Turns::SecondFirst => odd,
            Turns::FirstFirst => !odd,
            Turns::Opponent => {
                let owner = self.task.ship().map_or(board.first(), |at| board.side_of_ship(at));
                return board.speaker(owner.enemy());
            }
        };
        board.speaker(if first { board.first() } else { board.second() })
    }

    /// The token that is moved.
    fn moved(&self, look: &ArmadaLook<'_>) -> Option<TokenNo> {
        look.board.tokens_of(TokenKind::Objective).nth(self.done.into())
    }

    fn fault(&self, look: &ArmadaLook<'_>, pose: Pose) -> Option<TokenRefused> {
        let (board, terms, distance) = (look.board, self.terms(), Distance::One);
        let field = board.table.field();
        let shape = Shape::Disc(scene::token_disc(pose));
        let others = || {
            let tokens = board.tokens_of(TokenKind::Objective).map(|at| board.tokens[at.index()].pose);
            tokens.map(|pose| Shape::Disc(scene::token_disc(pose)))
        };
        let area = if terms.ground == Ground::Play { field.play } else { field.setup };
        let unless = |legal: bool, fault: TokenRefused| (!legal).then_some(fault);
        unless(area.contains(&shape), TokenRefused::OutsideArea)
            .or_else(|| {
                let distance = terms.players?;
                let fault = TokenRefused::AtPlayers { distance };
                unless(beyond_players(board, &field, distance.end(), &shape), fault)
            })
            .or_else(|| {
                let distance = terms.rim?;
                let inner = within_rim(field.setup, distance.end() + broadside_table::tolerance::RULER_LINE);
                unless(inner.contains(&shape), TokenRefused::AtRim { distance })
            })
            .or_else(|| match terms.near {
                Near::Anything => None,
                Near::Obstacle => {
                    let near = self.is_near_obstacle(look, distance, &shape);
                    unless(near, TokenRefused::NotAtObstacle { distance })
                }
                Near::Station => {
                    let near = self.is_near_obstacle(look, distance, &shape);
                    unless(near, TokenRefused::NotAtStation { distance })
                }
                Near::ShortEdges => {
                    let open = |edge: &TableEdge| self.edges(look).contains(&Some(*edge));
                    let near = |edge: TableEdge| to_edge(&field, edge, &shape) <= distance.end();
                    let at = [TableEdge::Left, TableEdge::Right].iter().any(|edge| open(edge) && near(*edge));
                    unless(at, TokenRefused::NotAtShortEdge { distance })
                }
                Near::Wreck => unless(self.touches_wreck(look, pose), TokenRefused::NotAtWreck),
            })
            .or_else(|| {
                let distance = terms.apart?;
                let apart = others().all(|other| beyond(distance, &other, &shape));
                unless(apart, TokenRefused::AtOthers { distance })
            })
            .or_else(|| {
                let (from, to) = (Distance::One, terms.together?);
                let near = |other| at(from..=to, &other, &shape);
                unless(others().all(near), TokenRefused::FarFromOthers { from, to })
            })
            .or_else(|| {
                let (token, reach) = (self.moved(look)?, terms.reach?);
                let from = Shape::Disc(scene::token_disc(board.tokens[token.index()].pose));
                unless(within(Distance::One..=reach, &from, &shape), TokenRefused::TooFarMoved)
            })
    }

    fn is_legal(&self, look: &ArmadaLook<'_>, pose: Pose) -> bool {
        self.fault(look, pose).is_none()
    }

    fn is_near_obstacle(&self, look: &ArmadaLook<'_>, distance: Distance, shape: &Shape) -> bool {
        look.board.obstacles_placed().filter(|number| self.counts(look, *number)).any(|number| {
            scene::shape(look.game, look.board, Thing::Obstacle(number))
                .is_some_and(|obstacle| at(distance..=distance, &obstacle, shape))
        })
    }

    /// Whether tokens lie around this obstacle.
    fn counts(&self, look: &ArmadaLook<'_>, number: crate::words::ObstacleNo) -> bool {
        self.terms().near != Near::Station
            || look.board.obstacles[number.index()].kind == crate::facts::ObstacleKind::Station
    }

    /// The short edges at which a token may lie: the second one lies opposite the first.
    fn edges(&self, look: &ArmadaLook<'_>) -> [Option<TableEdge>; 2] {
        let both = [Some(TableEdge::Left), Some(TableEdge::Right)];
        let Some(other) = look.board.tokens_of(TokenKind::Objective).next().filter(|_| self.done > 0) else {
            return both;
        };
        let field = look.board.table.field();
        let x = look.board.tokens[other.index()].pose.x_mm();
        let left = x < (field.play.low.x + field.play.high.x) * 0.5;
        if left { [None, both[1]] } else { [both[0], None] }
    }

    /// The base of the destroyed ship and, if no part of it is inside the play area, the place at the edge next to it
    /// (armada.objective.capture-the-vip.73, armada.objective.capture-the-vip.76).
    fn wreck(&self, look: &ArmadaLook<'_>, ship: ShipNo) -> (Shape<'static>, Option<Pose>) {
        let it = look.board.ship(ship);
        let base = look.game.measures.ship(it.card, it.pose).base();
        let play = look.board.table.field().play;
        let inside = |edge| to_edge(&look.board.table.field(), edge, &base);
        let (width, height) = (play.high.x - play.low.x, play.high.y - play.low.y);
        // A base that reaches across an edge has a part inside unless it lies beyond the edge as a whole.
        let (low, high) = (base.support(Point::new(-1.0, -1.0)), base.support(Point::new(1.0, 1.0)));
        let beyond = inside(TableEdge::Left) > width
            || inside(TableEdge::Right) > width
            || inside(TableEdge::Lower) > height
            || inside(TableEdge::Upper) > height;
        let middle = low.toward(high, 0.5);
        let rim = within_rim(play, TOKEN_RADIUS + 0.001);
        let origin = Point::new(middle.x.clamp(rim.low.x, rim.high.x), middle.y.clamp(rim.low.y, rim.high.y));
        (base, beyond.then(|| Frame { origin, ..Frame::TABLE }.pose()))
    }

    fn touches_wreck(&self, look: &ArmadaLook<'_>, pose: Pose) -> bool {
        let Some(ship) = self.task.ship() else { return true };
        match self.wreck(look, ship) {
            (_, Some(place)) => Frame::from(pose).origin.distance(Frame::from(place).origin) < 1.0,
            (base, None) => touches(&base, &Shape::Disc(scene::token_disc(pose))),
        }
    }

    /// The legal place nearest to one that is wanted, where the token has to touch something.
    pub(crate) fn nearest(&self, look: &ArmadaLook<'_>, wanted: Pose) -> Option<Pose> {
        let ship = self.task.ship()?;
        let (base, edge) = self.wreck(look, ship);
        if edge.is_some() {
            return edge;
        }
        let middle = base.circle().0;
        let to = Frame::from(wanted).origin - middle;
        let direction = Angle::of(to);
        let origin = touching(&base, middle, direction, TOKEN_RADIUS);
        Some(Frame { origin, ..Frame::TABLE }.pose())
    }

    /// Offers places until `enough` says so.
    fn places(&self, look: &ArmadaLook<'_>, enough: &mut dyn FnMut(Pose) -> bool) {
        let mut found = false;
        let mut offer = |pose: Pose| {
            let legal = self.is_legal(look, pose);
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
        match (self.terms().near, self.task.ship()) {
            (Near::Obstacle | Near::Station, _) => {
                self.around_obstacles(look, 6, &[30.0], &mut offer);
                if !found {
                    let mut offer = |pose: Pose| self.is_legal(look, pose) && enough(pose);
                    self.around_obstacles(look, 60, &[0.0, 20.0, 40.0, 60.0, 76.0], &mut offer);
                }
                return;
            }
            (Near::Wreck, Some(ship)) => {
                let (base, edge) = self.wreck(look, ship);
                if let Some(place) = edge {
                    offer(place);
                    return;
                }
                let middle = base.circle().0;
                for step in 0..16_u32 {
                    let origin = touching(&base, middle, Angle(step << 28), TOKEN_RADIUS);
                    if offer(Frame { origin, ..Frame::TABLE }.pose()) {
                        return;
                    }
                }
                return;
            }
            (Near::ShortEdges, _) => {
                let play = look.board.table.field().play;
                for edge in self.edges(look).into_iter().flatten() {
                    let x = if edge == TableEdge::Left { play.low.x + 30.0 } else { play.high.x - 30.0 };
                    for step in 0..9 {
                        let y = play.low.y + (play.high.y - play.low.y) * f64::from(step + 1) / 10.0;
                        if offer(Pose::from_mm(x, y, 0.0)) {
                            return;
                        }
                    }
                }
                return;
            }
            _ => {}
        }
        let area = within_rim(self.area(look), TOKEN_RADIUS + 0.01);
        let (across, deep) = (area.high.x - area.low.x, area.high.y - area.low.y);
        let (columns, rows) = match self.terms().apart {
            // Tokens of this lattice leave each other room.
            Some(apart) => {
                let fit = |length: f64| 1 + (length / (apart.end() + 2.0 * TOKEN_RADIUS + 0.6)) as usize;
                (fit(across), fit(deep))
            }
            None => (9, 3),
        };
        grid(area, columns, rows, &mut offer);
        if !found {
            grid(area, 2 + (across / 8.0) as usize, 2 + (deep / 8.0) as usize, &mut |pose| {
                self.is_legal(look, pose) && enough(pose)
            });
        }
    }

    fn area(&self, look: &ArmadaLook<'_>) -> Area {
        let (field, terms) = (look.board.table.field(), self.terms());
        let area = if terms.ground == Ground::Play { field.play } else { field.setup };
        let area = terms.rim.map_or(area, |band| within_rim(field.setup, band.end() + 0.01));
        match terms.players {
            Some(band) => between_players(look.board, area, &field, band.end()),
            None => area,
        }
    }

    fn around_obstacles(
        &self,
        look: &ArmadaLook<'_>,
        directions: u32,
        gaps: &[f64],
        offer: &mut dyn FnMut(Pose) -> bool,
    ) {
        for number in look.board.obstacles_placed().filter(|number| self.counts(look, *number)) {
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
        match self.fault(look, *pose) {
            Some(fault) => {
                // Where the area ends is a rule of its own.
                let area = fault == TokenRefused::OutsideArea;
                let rule = if area { "armada.setup-area.01" } else { self.terms().rule };
                Err(Refusal::by(rule, fault))
            }
            None => Ok(()),
        }
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
