//! The pieces of a board as the ruler sees them.

use arrayvec::ArrayVec;
use broadside_engine::About;
use broadside_table::{Disc, Pose, Shape};

use crate::board::{Board, MAX_OBSTACLES, MAX_SHIPS, MAX_SQUADRONS, Standing};
use crate::geometry::{self, Distance, Party, Pieces, Range, at};
use crate::words::{ObstacleNo, Piece, Query, ShipNo, SquadronNo, Thing};
use crate::{Armada, ArmadaLook};

const NOWHERE: u8 = u8::MAX;

/// Where ships and obstacles lie: what attacks are measured among. Its lists name pieces by their places; the numbers
/// of the board stand beside them.
#[derive(Debug)]
pub struct Scene {
    ships: ArrayVec<geometry::Ship, MAX_SHIPS>,
    obstacles: ArrayVec<geometry::Obstacle, MAX_OBSTACLES>,
    /// The board's number of each ship in the list.
    pub ship_numbers: ArrayVec<ShipNo, MAX_SHIPS>,
    /// The board's number of each obstacle in the list.
    pub obstacle_numbers: ArrayVec<ObstacleNo, MAX_OBSTACLES>,
    ship_places: [u8; MAX_SHIPS],
    obstacle_places: [u8; MAX_OBSTACLES],
}

impl Scene {
    /// All ships in play and all obstacles.
    pub fn of(game: &Armada, board: &Board) -> Scene {
        Scene::with(game, board, |_| true)
    }

    /// All ships in play and the obstacles that can obstruct.
    pub fn sight(look: &ArmadaLook<'_>) -> Scene {
        Scene::with(look.game, look.board, |obstacle| {
            look.allowed(Query::ObstacleObstructs, About::subject(Thing::Obstacle(obstacle)), true)
        })
    }

    fn with(game: &Armada, board: &Board, counts: impl Fn(ObstacleNo) -> bool) -> Scene {
        let mut scene = Scene {
            ships: ArrayVec::new(),
            obstacles: ArrayVec::new(),
            ship_numbers: ArrayVec::new(),
            obstacle_numbers: ArrayVec::new(),
            ship_places: [NOWHERE; MAX_SHIPS],
            obstacle_places: [NOWHERE; MAX_OBSTACLES],
        };
        for number in board.ships_in_play() {
            let ship = board.ship(number);
            scene.ship_places[number.index()] = scene.ships.len() as u8;
            scene.ships.push(game.measures.ship(ship.card, ship.pose));
            scene.ship_numbers.push(number);
        }
        for number in board.obstacles_placed().filter(|obstacle| counts(*obstacle)) {
            let obstacle = &board.obstacles[number.index()];
            scene.obstacle_places[number.index()] = scene.obstacles.len() as u8;
            scene.obstacles.push(game.measures.obstacle(obstacle.id, obstacle.pose));
            scene.obstacle_numbers.push(number);
        }
        scene
    }

    /// The lists.
    pub fn pieces(&self) -> Pieces<'_> {
        Pieces { ships: &self.ships, obstacles: &self.obstacles }
    }

    /// All ships.
    pub fn ships(&self) -> &[geometry::Ship] {
        &self.ships
    }

    /// All obstacles.
    pub fn obstacles(&self) -> &[geometry::Obstacle] {
        &self.obstacles
    }

    /// A ship in play; nothing for one that is not.
    pub fn ship(&self, ship: ShipNo) -> Option<&geometry::Ship> {
        self.ships.get(self.ship_places[ship.index()] as usize)
    }

    /// An obstacle on the table.
    pub fn obstacle(&self, obstacle: ObstacleNo) -> Option<&geometry::Obstacle> {
        self.obstacles.get(self.obstacle_places[obstacle.index()] as usize)
    }

    /// A party of an attack: a hull zone, a squadron, a station or a mine.
    pub fn party(&self, game: &Armada, board: &Board, thing: Thing) -> Option<Party> {
        match thing {
            Thing::Zone(ship, zone) => {
                let place = self.ship_places[ship.index()];
                (place != NOWHERE).then_some(Party::Zone { ship: place.into(), zone })
            }
            Thing::Squadron(squadron) => Some(Party::Squadron(disc(game, board.squadron(squadron).pose))),
            Thing::Token(token) => Some(Party::Token(token_disc(board.tokens[token.index()].pose))),
            Thing::Obstacle(obstacle) => {
                let place = self.obstacle_places[obstacle.index()];
                (place != NOWHERE).then_some(Party::Obstacle(place.into()))
            }
            _ => None,
        }
    }

    /// What distance to a thing is measured from: a base, a hull zone, a token.
    pub fn shape(&self, game: &Armada, board: &Board, thing: Thing) -> Option<Shape<'static>> {
        match thing {
            Thing::Zone(ship, zone) => self.ship(ship).map(|ship| ship.zone(zone)),
            _ => match thing.piece()? {
                Piece::Ship(ship) => self.ship(ship).map(geometry::Ship::base),
                Piece::Squadron(squadron) => Some(Shape::Disc(disc(game, board.squadron(squadron).pose))),
                Piece::Obstacle(obstacle) => self.obstacle(obstacle).map(geometry::Obstacle::shape),
                Piece::Token(token) => Some(Shape::Disc(token_disc(board.tokens[token.index()].pose))),
            },
        }
    }
}

/// The base of a squadron.
pub fn disc(game: &Armada, pose: Pose) -> Disc {
    game.measures.squadron(pose)
}

/// The radius of tokens that lie in the play area, in millimetres.
pub const TOKEN_RADIUS: f64 = 12.7;

/// A token in the play area.
pub fn token_disc(pose: Pose) -> Disc {
    Disc::new(TOKEN_RADIUS).placed(&broadside_table::Frame::from(pose))
}

/// The bases of all squadrons in play but some, with their numbers beside them.
pub fn squadrons(
    game: &Armada,
    board: &Board,
    leave_out: impl Fn(SquadronNo) -> bool,
) -> (ArrayVec<Disc, MAX_SQUADRONS>, ArrayVec<SquadronNo, MAX_SQUADRONS>) {
    let (mut discs, mut numbers) = (ArrayVec::new(), ArrayVec::new());
    for number in board.squadrons_in_play().filter(|number| !leave_out(*number)) {
        discs.push(disc(game, board.squadron(number).pose));
        numbers.push(number);
    }
    (discs, numbers)
}

/// Whether two things are at distance 1 to `to` of each other. A ship is at distance 1 of itself.
pub fn at_distance(game: &Armada, board: &Board, one: Thing, other: Thing, to: u8) -> bool {
    let Some(to) = Distance::numbered(to) else { return false };
    measured(game, board, one, other, |a, b| at(Distance::One..=to, a, b))
}

/// Whether two things are at close range up to `to` of each other.
pub fn at_range(game: &Armada, board: &Board, one: Thing, other: Thing, to: Range) -> bool {
    measured(game, board, one, other, |a, b| at(Range::Close..=to, a, b))
}

fn measured(
    game: &Armada,
    board: &Board,
    one: Thing,
    other: Thing,
    near: impl Fn(&Shape, &Shape) -> bool,
) -> bool {
    if one.piece() == other.piece() {
        return one.piece().is_some();
    }
    match (last_shape(game, board, one), last_shape(game, board, other)) {
        (Some(one), Some(other)) => near(&one, &other),
        _ => false,
    }
}

/// What distance to a thing is measured from; effects of its destruction measure to where a piece lay last.
fn last_shape(game: &Armada, board: &Board, thing: Thing) -> Option<Shape<'static>> {
    match thing {
        Thing::Ship(number) if board.ship(number).standing == Standing::Destroyed => {
            let ship = board.ship(number);
            Some(game.measures.ship(ship.card, ship.pose).base())
        }
        Thing::Squadron(number) if board.squadron(number).standing == Standing::Destroyed => {
            Some(Shape::Disc(disc(game, board.squadron(number).pose)))
        }
        _ => shape(game, board, thing),
    }
}

/// What distance to a thing is measured from, without a whole scene.
pub fn shape(game: &Armada, board: &Board, thing: Thing) -> Option<Shape<'static>> {
    match thing.piece()? {
        Piece::Ship(number) => {
            let ship = board.ship(number);
            let placed = || game.measures.ship(ship.card, ship.pose);
            ship.in_play().then(|| thing.zone().map_or_else(|| placed().base(), |zone| placed().zone(zone)))
        }
        Piece::Squadron(number) => {
            let squadron = board.squadron(number);
            squadron.in_play().then(|| Shape::Disc(disc(game, squadron.pose)))
        }
        Piece::Obstacle(number) => {
            let obstacle = &board.obstacles[number.index()];
            obstacle.placed.then(|| game.measures.obstacle(obstacle.id, obstacle.pose).shape())
        }
        Piece::Token(number) => {
            board.tokens.get(number.index()).map(|token| Shape::Disc(token_disc(token.pose)))
        }
    }
}
