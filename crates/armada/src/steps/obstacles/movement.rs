//! An obstacle or a token moves (armada.obstacle-movement.01, armada.obstacle-movement.02, armada.obstacle-movement.03,
//! armada.obstacle-movement.04, armada.obstacle-movement.05, armada.obstacle-movement.06, armada.obstacle-movement.07,
//! armada.obstacle-movement.08, armada.obstacle-movement.09, armada.obstacle-movement.10, armada.obstacle-movement.11,
//! armada.obstacle-movement.12, armada.obstacle-movement.13, armada.obstacle-movement.14).

use arrayvec::ArrayVec;
use broadside_engine::{Answer, Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Angle, Area, Disc, Frame, Pose, Shape, projected};
use serde::{Deserialize, Serialize};

use super::{ObstacleRefused, each_obstacle};
use crate::board::{Board, MAX_OBSTACLES, MAX_SHIPS, MAX_SQUADRONS, MAX_TOKENS};
use crate::facts::Facts;
use crate::geometry::{self, Distance, Measures, ObstacleMove};
use crate::steps::maneuver::obstacles_under;
use crate::steps::maneuver::{Displace, squadrons_on};
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Piece, Prompt, Thing, TokenNo};
use crate::{Armada, ArmadaCx, ArmadaLook, Why, atoms, scene};

/// A player moves an obstacle or a token.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveObstacle {
    piece: Piece,
    by: Seat,
    /// The number of the last band that it may reach.
    most: u8,
    /// What it has to move toward, and the number of the band to whose end it has to come.
    toward: Option<(Piece, u8)>,
    moved: bool,
    /// Whether it may end on squadrons, which the other player places then.
    lifts: bool,
    /// Whether it may still be turned over.
    may_turn: bool,
    /// Whether it was turned over before it moves.
    turned: bool,
}

/// Everything that an obstacle can come to lie on.
struct Surroundings {
    piece: Shape<'static>,
    /// How it lay before it was turned over, if it was.
    before: Option<Shape<'static>>,
    from: Pose,
    ships: ArrayVec<geometry::Ship, MAX_SHIPS>,
    squadrons: ArrayVec<Disc, MAX_SQUADRONS>,
    obstacles: ArrayVec<geometry::Obstacle, MAX_OBSTACLES>,
    tokens: ArrayVec<Disc, MAX_TOKENS>,
    area: Area,
    is_token: bool,
}

impl Surroundings {
    fn of(game: &Armada, board: &Board, piece: Piece) -> Option<Surroundings> {
        let from = match piece {
            Piece::Obstacle(obstacle) => board.obstacles[obstacle.index()].pose,
            Piece::Token(token) => board.tokens.get(token.index())?.pose,
            _ => return None,
        };
        let (mut ships, mut obstacles, mut tokens) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
        for number in board.ships_in_play() {
            let ship = board.ship(number);
            ships.push(game.measures.ship(ship.card, ship.pose));
        }
        for number in board.obstacles_placed().filter(|number| piece != Piece::Obstacle(*number)) {
            let obstacle = &board.obstacles[number.index()];
            obstacles.push(game.measures.obstacle(obstacle.id, obstacle.pose));
        }
        for (at, token) in board.tokens.iter().enumerate() {
            // A token that lies on the obstacle moves with it (armada.obstacle-movement.09).
            if token.on.and_then(Thing::piece) != Some(piece) && piece != Piece::Token(TokenNo(at as u8)) {
                tokens.push(scene::token_disc(token.pose));
            }
        }
        let (squadrons, _) = scene::squadrons(game, board, |_| false);
        let shape = scene::shape(game, board, piece.into())?;
        let area = board.table.field().play;
        let is_token = matches!(piece, Piece::Token(_));
        let before = None;
        Some(Surroundings { piece: shape, before, from, ships, squadrons, obstacles, tokens, area, is_token })
    }

    fn travel(&self, most: u8) -> ObstacleMove<'_> {
        ObstacleMove {
            piece: self.piece,
            before: self.before,
            from: self.from,
            most: Distance::numbered(most).unwrap_or(Distance::One),
            ships: &self.ships,
            squadrons: &self.squadrons,
            obstacles: &self.obstacles,
            tokens: &self.tokens,
            may_overlap: self.is_token,
        }
    }
}

impl MoveObstacle {
    /// It moves anywhere up to the end of a band, or stays (armada.obstacle-movement.04, armada.obstacle-movement.07).
    pub(crate) fn within(piece: Piece, by: Seat, most: u8) -> MoveObstacle {
        MoveObstacle {
            piece,
            by,
            most,
            toward: None,
            moved: false,
            lifts: false,
            may_turn: false,
            turned: false,
        }
    }

    /// It may end on squadrons: the player who does not move it places them (armada.card.grav-shift-reroute.03).
    pub(crate) fn lifting_squadrons(self) -> MoveObstacle {
        MoveObstacle { lifts: true, ..self }
    }

    /// It may be turned over (armada.card.grav-shift-reroute.05).
    pub(crate) fn turning_over(self) -> MoveObstacle {
        MoveObstacle { may_turn: true, ..self }
    }

    /// Its other side as it would lie where the obstacle lies now.
    fn other_side(&self, game: &'static Measures, facts: &Facts, board: &Board) -> Option<Shape<'static>> {
        let Piece::Obstacle(number) = self.piece else { return None };
        let it = &board.obstacles[number.index()];
        Some(game.obstacle(facts.turned_over(it.id), it.pose).shape())
    }

    /// Whether there is a place for it when it is turned over.
    fn fits_turned(&self, look: &ArmadaLook<'_>) -> bool {
        let Some(mut around) = self.around(look.game, look.board) else { return false };
        let Some(turned) = self.other_side(look.game.measures, look.game.facts, look.board) else {
            return false;
        };
        (around.before, around.piece) = (Some(around.piece), turned);
        self.candidates(&around).any(|to| self.checked(look, &around, to).is_ok())
    }

    /// Where it may be, and places around that, the farther ones of a direction first.
    fn candidates(&self, around: &Surroundings) -> impl Iterator<Item = Pose> + use<> {
        let (from, reach) = (around.from, Distance::numbered(self.most).unwrap_or(Distance::One).end());
        let places = (0..16u32).flat_map(move |way| {
            let place =
                move |part| Pose { facing: from.facing, ..projected(from, Angle(way << 28), reach * part) };
            [0.95, 0.6, 0.3, 0.1].into_iter().map(place)
        });
        core::iter::once(from).chain(places)
    }

    fn around(&self, game: &Armada, board: &Board) -> Option<Surroundings> {
        let mut around = Surroundings::of(game, board, self.piece)?;
        if self.lifts {
            around.squadrons.clear();
        }
        if self.turned {
            around.before = self.other_side(game.measures, game.facts, board);
        }
        Some(around)
    }

    /// It moves toward something, at least to the end of a band (armada.obstacle-movement.12,
    /// armada.obstacle-movement.13, armada.obstacle-movement.14).
    pub(crate) fn toward(piece: Piece, by: Seat, least: u8, most: u8, goal: Piece) -> MoveObstacle {
        MoveObstacle { toward: Some((goal, least)), ..MoveObstacle::within(piece, by, most) }
    }

    fn goal(&self, look: &ArmadaLook<'_>) -> Option<(Shape<'static>, Distance)> {
        let (goal, least) = self.toward?;
        Some((scene::shape(look.game, look.board, goal.into())?, Distance::numbered(least)?))
    }

    fn checked(&self, look: &ArmadaLook<'_>, around: &Surroundings, to: Pose) -> Result<(), Why> {
        let travel = around.travel(self.most);
        if (to != around.from || self.turned) && !around.area.contains(&travel.placed(to)) {
            return Err(ObstacleRefused::Outside.by("armada.play-area.01"));
        }
        let result = match self.goal(look) {
            Some((goal, least)) => travel.check_toward(to, &goal, least),
            None => travel.check(to),
        };
        result.map_err(|refusal| refusal.by(refusal.rule()))
    }
}

impl Rulebook for MoveObstacle {
    const TITLE: &'static str = "Move Obstacle";

    fn step(&self) -> &'static str {
        if self.moved { "Move Obstacle" } else { "Determine Direction" }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(self.piece.into())
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if self.moved || self.around(cx.game, &cx.board).is_none() {
            return Flow::Done;
        }
        if self.may_turn && self.fits_turned(&cx.look()) {
            return Flow::Ask(Ask::one(self.by, Prompt::TurnOver, Kind::Confirm));
        }
        self.may_turn = false;
        Flow::Ask(Ask::one(self.by, Prompt::MoveObstacle, Kind::Place { optional: false }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if self.may_turn {
            return;
        }
        let Some(around) = self.around(look.game, look.board) else { return };
        let travel = around.travel(self.most);
        let reach = travel.most.end();
        legal.regions.push(Region::Disc { centre: around.from, reach });
        if let Some((goal, least)) = self.goal(look) {
            legal.places.push(travel.toward(&goal, least));
            return;
        }
        if self.turned {
            let fits = |to: &Pose| self.checked(look, &around, *to).is_ok();
            legal.places.extend(self.candidates(&around).filter(fits));
            return;
        }
        legal.places.push(around.from);
        for way in 0..16u32 {
            for part in [0.95, 0.6, 0.3] {
                let direction = Angle(way << 28);
                let to =
                    Pose { facing: around.from.facing, ..projected(around.from, direction, reach * part) };
                if self.checked(look, &around, to).is_ok() {
                    legal.places.push(to);
                    break;
                }
            }
        }
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let Answer::Place(to) = answer else { return Ok(()) };
        let Some(around) = self.around(look.game, look.board) else { return Ok(()) };
        if let Some((goal, least)) = self.goal(look)
            && around.travel(self.most).toward(&goal, least) == *to
        {
            return Ok(());
        }
        Ok(self.checked(look, &around, *to)?)
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let (true, Answer::Confirm(turn)) = (self.may_turn, answer) {
            (self.may_turn, self.turned) = (false, *turn);
            if let (true, Piece::Obstacle(obstacle)) = (*turn, self.piece) {
                atoms::turn_over(cx, obstacle);
            }
            return Flow::Next;
        }
        self.moved = true;
        let Answer::Place(to) = answer else { return Flow::Next };
        let Some(around) = self.around(cx.game, &cx.board) else { return Flow::Next };
        if *to == around.from && !self.turned {
            return Flow::Next;
        }
        let carry = Frame::from(*to).then(&Frame::from(around.from).inverse());
        for at in 0..cx.board.tokens.len() {
            let token = cx.board.tokens[at];
            if token.on.and_then(Thing::piece) == Some(self.piece) {
                let pose = carry.then(&Frame::from(token.pose)).pose();
                atoms::move_piece(cx, Piece::Token(TokenNo(at as u8)), pose);
            }
        }
        if let Piece::Token(token) = self.piece {
            // Where it comes to lie on an obstacle it stays with it (armada.obstacle-movement.09).
            let under = obstacles_under(cx.game, &cx.board, &Shape::Disc(scene::token_disc(*to)));
            atoms::lay_on(cx, token, each_obstacle(under).next().map(Thing::Obstacle));
        }
        // Ships and squadrons on it stay where they are (armada.obstacle-movement.10).
        atoms::move_piece(cx, self.piece, *to);
        let lifted = match scene::shape(cx.game, &cx.board, self.piece.into()) {
            Some(shape) if self.lifts => squadrons_on(cx.game, &cx.board, &shape),
            _ => 0,
        };
        if lifted == 0 {
            return Flow::Next;
        }
        let by = cx.board.enemy_speaker(self.by);
        call(Displace::new(self.piece, lifted, by))
    }
}
