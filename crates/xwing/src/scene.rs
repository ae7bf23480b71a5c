//! What lies on the table, as the measuring functions take it.

use arrayvec::ArrayVec;
use broadside_table::Pose;

use crate::XWing;
use crate::board::{Board, MAX_SHIPS};
use crate::geometry::{self, Field, Objects, Party, Range, RangeLine, Set, Spaces, Token};
use crate::refused::Found;
use crate::words::{DeviceNo, Object, ObstacleNo, ShipNo};

/// Everything that lies in the play area, each piece with its number on the board.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The numbers of the ships.
    pub ship_numbers: ArrayVec<ShipNo, MAX_SHIPS>,
    /// The ships.
    pub ships: ArrayVec<geometry::Ship, MAX_SHIPS>,
    /// The numbers of the obstacles.
    pub obstacle_numbers: ArrayVec<ObstacleNo, 16>,
    /// The obstacles.
    pub obstacles: ArrayVec<Token<'static>, 16>,
    /// The numbers of the devices.
    pub device_numbers: ArrayVec<DeviceNo, 24>,
    /// The devices.
    pub devices: ArrayVec<Token<'static>, 24>,
}

/// A ship where it lies.
pub fn ship(board: &Board, ship: ShipNo) -> geometry::Ship {
    let it = board.ship(ship);
    geometry::Ship::new(it.size, it.pose)
}

/// An obstacle where it would lie.
pub fn obstacle_at(game: &XWing, board: &Board, obstacle: ObstacleNo, pose: Pose) -> Token<'static> {
    Token::new(&game.facts[board.obstacle(obstacle).id].outline(), pose)
}

/// A device where it lies.
pub fn device(game: &XWing, board: &Board, device: DeviceNo) -> Token<'static> {
    device_at(game, board, device, board.device(device).pose)
}

/// A device as if it lay somewhere.
pub fn device_at(game: &XWing, board: &Board, device: DeviceNo, pose: Pose) -> Token<'static> {
    Token::new(&game.facts[board.device(device).id].outline(), pose)
}

impl Scene {
    /// Everything in the play area.
    pub fn of(game: &XWing, board: &Board) -> Scene {
        Scene::without(game, board, None)
    }

    /// Everything in the play area but for one ship.
    pub fn without(game: &XWing, board: &Board, left_out: Option<ShipNo>) -> Scene {
        let ship_numbers: ArrayVec<ShipNo, MAX_SHIPS> =
            board.ships_in_play().filter(|at| Some(*at) != left_out).collect();
        let obstacle_numbers: ArrayVec<ObstacleNo, 16> = board.obstacles_in_play().collect();
        let device_numbers: ArrayVec<DeviceNo, 24> = board.devices_in_play().collect();
        Scene {
            ships: ship_numbers.iter().map(|at| ship(board, *at)).collect(),
            obstacles: obstacle_numbers
                .iter()
                .map(|at| obstacle_at(game, board, *at, board.obstacle(*at).pose))
                .collect(),
            devices: device_numbers.iter().map(|at| device(game, board, *at)).collect(),
            ship_numbers,
            obstacle_numbers,
            device_numbers,
        }
    }

    /// The surroundings of a moving ship, which is not part of the scene.
    pub fn spaces(&self) -> Spaces<'_> {
        Spaces {
            ships: &self.ships,
            obstacles: &self.obstacles,
            devices: &self.devices,
            area: Field::standard().area,
        }
    }

    /// What an attack is measured among.
    pub fn objects(&self) -> Objects<'_> {
        Objects { ships: &self.ships, obstacles: &self.obstacles, devices: &self.devices }
    }

    /// A unit as a party to an attack.
    pub fn party(&self, unit: Object) -> Option<Party> {
        match unit {
            Object::Ship(ship) => self.ship_numbers.iter().position(|at| *at == ship).map(Party::Ship),
            Object::Device(device) => {
                self.device_numbers.iter().position(|at| *at == device).map(Party::Remote)
            }
            Object::Obstacle(_) | Object::Objective(_) => None,
        }
    }

    /// The ships of a set.
    pub fn ships_of(&self, set: Set) -> impl Iterator<Item = ShipNo> + '_ {
        set.iter().filter_map(|place| self.ship_numbers.get(place).copied())
    }
}

/// The range between two objects in the play area.
pub fn range(game: &XWing, board: &Board, from: Object, to: Object) -> Range {
    let (mut one, mut other) = (None, None);
    let places = place(game, board, from, &mut one).zip(place(game, board, to, &mut other));
    places.map_or(Range::Beyond, |(a, b)| geometry::range_alone(&a, &b))
}

/// The range between two objects with the line that shows it, if both are in the play area.
pub fn range_line(game: &XWing, board: &Board, from: Object, to: Object) -> Option<RangeLine> {
    let (mut one, mut other) = (None, None);
    let (a, b) = (place(game, board, from, &mut one)?, place(game, board, to, &mut other)?);
    Some(geometry::range(&a, &b))
}

/// The range between two objects as a part of a reason, with its witness: how long the shortest line is.
pub(crate) fn found(game: &XWing, board: &Board, from: Object, to: Object) -> Found {
    range_line(game, board, from, to).into()
}

/// A piece, kept where an object can borrow it.
enum Piece {
    Ship(geometry::Ship),
    Token(Token<'static>),
}

fn place<'a>(
    game: &XWing,
    board: &Board,
    object: Object,
    kept: &'a mut Option<Piece>,
) -> Option<geometry::Object<'a>> {
    let in_play = match object {
        Object::Ship(at) => board.ship(at).in_play(),
        Object::Device(at) => board.device(at).in_play,
        Object::Obstacle(at) => board.obstacle(at).in_play,
        Object::Objective(at) => board.objectives[at.index()].in_play,
    };
    if !in_play {
        return None;
    }
    let piece = kept.insert(match object {
        Object::Ship(at) => Piece::Ship(ship(board, at)),
        Object::Device(at) => Piece::Token(device(game, board, at)),
        Object::Obstacle(at) => Piece::Token(obstacle_at(game, board, at, board.obstacle(at).pose)),
        Object::Objective(at) => Piece::Token(Token::objective(board.objectives[at.index()].pose)),
    });
    Some(match (piece, object) {
        (Piece::Ship(ship), _) => geometry::Object::Ship(ship),
        (Piece::Token(token), Object::Device(_)) => geometry::Object::Device(token),
        (Piece::Token(token), Object::Obstacle(_)) => geometry::Object::Obstacle(token),
        (Piece::Token(token), _) => geometry::Object::Objective(token),
    })
}
