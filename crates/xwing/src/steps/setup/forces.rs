//! Ships are placed by ascending initiative (xwing.setup.10, xwing.setup.11, xwing.setup.12); docked ones stay in
//! reserve (xwing.dock.16).

use arrayvec::ArrayVec;
use broadside_engine::{About, Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, edge};
use crate::board::{Board, MAX_SHIPS, Standing, Turret};
use crate::geometry::{self, Field};
use crate::scene::Scene;
use crate::steps::movement::fits;
use crate::words::{Prompt, Query, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms, refused};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Dock,
    Choose,
    Place,
    Turret,
}

/// Forces are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceForces {
    at: At,
    ship: ShipNo,
}

impl PlaceForces {
    pub(super) fn new() -> PlaceForces {
        PlaceForces { at: At::Dock, ship: ShipNo(0) }
    }

    /// Whose turn it is and which ships they may place: the lowest initiative, there the first player.
    fn turn(board: &Board) -> Option<(Seat, ArrayVec<ShipNo, MAX_SHIPS>)> {
        let waiting = || board.all_ships().filter(|at| board.ship(*at).standing == Standing::Waiting);
        let rank = |at: &ShipNo| {
            let it = board.ship(*at);
            (it.initiative, board.side(it.controller) != board.first(), it.controller)
        };
        let next = waiting().map(|at| rank(&at)).min()?;
        let ships: ArrayVec<ShipNo, MAX_SHIPS> = waiting().filter(|at| rank(at) == next).collect();
        Some((board.ship(ships[0]).controller, ships))
    }

    /// A ship that can begin docked, and its carriers; ships that decided are past `self.ship`.
    fn dockable<'a>(&self, look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = ShipNo> + use<'a> {
        let (game, board) = (look.game, look.board);
        board.all_ships().filter(move |carrier| {
            board.ship(*carrier).standing == Standing::Waiting && fits(game, board, ship, *carrier)
        })
    }
}

/// Lists places within range 1 of a player's edge in which a ship can lie.
pub(crate) fn list_places(look: &XWingLook<'_>, ship: ShipNo, seat: Seat, legal: &mut Answers) {
    let field = Field::standard();
    let edge = edge(look.board, look.board.side(seat));
    let strip = field.strip(edge, 1.0);
    legal.regions.push(Region::Rect {
        left: strip.low.x,
        bottom: strip.low.y,
        right: strip.high.x,
        top: strip.high.y,
    });
    edge_places(look, ship, seat, &mut legal.places);
}

/// Places within range 1 of a player's edge in which a ship can lie: some of them, and none only if there are none.
pub(crate) fn edge_places(look: &XWingLook<'_>, ship: ShipNo, seat: Seat, places: &mut Vec<Pose>) {
    let scene = Scene::of(look.game, look.board);
    let (edge, size) = (edge(look.board, look.board.side(seat)), look.board.ship(ship).size);
    for step in [140.0, 21.0, 4.0] {
        Field::standard().ship_places(edge, size, &scene.ships, step, places);
        if !places.is_empty() {
            break;
        }
    }
}

/// Whether a ship can lie in a place within range 1 of a player's edge (xwing.setup.11).
pub(crate) fn check_place(look: &XWingLook<'_>, ship: ShipNo, seat: Seat, pose: Pose) -> Result<(), Refusal> {
    let ship = geometry::Ship::new(look.board.ship(ship).size, pose);
    let scene = Scene::of(look.game, look.board);
    Field::standard()
        .place_ship(edge(look.board, look.board.side(seat)), &ship, &scene.ships)
        .map_err(Refusal::from)
}

/// Whether a ship can be placed anywhere beyond range 3 of enemy ships.
fn anywhere(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    look.game.bears(look.board, ship, Query::PlacedAnywhere)
}

/// Lists places all over the play area in which a ship can lie.
fn list_anywhere(look: &XWingLook<'_>, ship: ShipNo, legal: &mut Answers) {
    let field = Field::standard();
    let area = field.area;
    legal.regions.push(Region::Rect {
        left: area.low.x,
        bottom: area.low.y,
        right: area.high.x,
        top: area.high.y,
    });
    let size = look.board.ship(ship).size;
    let open = |place: &Pose| anywhere_but(look, ship, &geometry::Ship::new(size, *place)).is_ok();
    legal.places.extend(field.grid(140.0).filter(open));
}

/// Why a ship cannot be placed somewhere in the play area: it lies in it, on no other ship, and beyond range 3 of enemy ships.
fn anywhere_but(look: &XWingLook<'_>, number: ShipNo, ship: &geometry::Ship) -> Result<(), Refusal> {
    let scene = Scene::of(look.game, look.board);
    Field::standard().place_ship_anywhere(ship, &scene.ships).map_err(Refusal::from)?;
    let near = |other: &ShipNo| {
        let other = crate::scene::ship(look.board, *other);
        let range = geometry::range_alone(&geometry::Object::Ship(ship), &geometry::Object::Ship(&other));
        range != geometry::Range::Beyond
    };
    let mut enemies = look.board.ships_in_play().filter(|at| look.board.enemies(number, *at));
    match enemies.any(|at| near(&at)) {
        true => Err(Refusal::by("xwing.golden.02", refused::Place::NearEnemy { range: 3 })),
        false => Ok(()),
    }
}

impl Rulebook for PlaceForces {
    const TITLE: &'static str = "Place Forces";

    fn step(&self) -> &'static str {
        match self.at {
            At::Dock => "Declare Docked Ships",
            At::Choose => "Choose Ship",
            At::Place => "Place Ship",
            At::Turret => "Set Turret",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        (self.at != At::Choose).then_some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        match self.at {
            At::Dock => {
                let count = cx.board.ships.len() as u8;
                let open = |at: &u8| self.dockable(&cx.look(), ShipNo(*at)).next().is_some();
                match (self.ship.0..count).find(open) {
                    Some(at) => {
                        self.ship = ShipNo(at);
                        let owner = cx.board.ship(self.ship).controller;
                        let about = About::subject(Thing::Ship(self.ship));
                        let optional = !cx.look().allowed(Query::StartsDocked, about, false);
                        Flow::Ask(Ask::one(owner, Prompt::StartDocked, Kind::Pick { optional }))
                    }
                    None => {
                        self.at = At::Choose;
                        Flow::Next
                    }
                }
            }
            At::Choose => match PlaceForces::turn(&cx.board) {
                Some((seat, _)) => {
                    Flow::Ask(Ask::one(seat, Prompt::ChooseShipToPlace, Kind::Pick { optional: false }))
                }
                None => Flow::Done,
            },
            At::Place => {
                let owner = cx.board.ship(self.ship).controller;
                Flow::Ask(Ask::one(owner, Prompt::PlaceShip, Kind::Place { optional: false }))
            }
            At::Turret => {
                let it = cx.board.ship(self.ship);
                if it.turret.is_none() {
                    self.at = At::Choose;
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(it.controller, Prompt::SetTurret, Kind::Pick { optional: false }))
            }
        }
    }

    fn legal(&self, look: &XWingLook<'_>, seat: Seat, legal: &mut Answers) {
        match self.at {
            At::Dock => legal.items.extend(self.dockable(look, self.ship).map(Thing::Dock)),
            At::Choose => {
                if let Some((_, ships)) = PlaceForces::turn(look.board) {
                    legal.items.extend(ships.iter().map(|ship| Thing::Ship(*ship)));
                }
            }
            At::Place => {
                if anywhere(look, self.ship) {
                    list_anywhere(look, self.ship, legal);
                }
                list_places(look, self.ship, seat, legal);
            }
            At::Turret => {
                let most = match look.board.ship(self.ship).turret {
                    Some(Turret::Double(_)) => 2,
                    _ => 4,
                };
                let open = (0..most).filter(|arc| crate::values::turret_points_at(look, self.ship, *arc));
                legal.items.extend(open.map(Thing::Turret));
            }
        }
    }

    fn check(&self, look: &XWingLook<'_>, seat: Seat, answer: &Given) -> Result<(), Refusal> {
        let Given::Place(pose) = answer else { return Ok(()) };
        let zone = check_place(look, self.ship, seat, *pose);
        if zone.is_err() && anywhere(look, self.ship) {
            let ship = geometry::Ship::new(look.board.ship(self.ship).size, *pose);
            return anywhere_but(look, self.ship, &ship);
        }
        zone
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match (self.at, answer) {
            (At::Dock, Given::Pick(Thing::Dock(carrier))) => {
                atoms::reserve(cx, self.ship, Some(*carrier));
                self.ship.0 += 1;
            }
            (At::Dock, _) => self.ship.0 += 1,
            (_, Given::Pick(Thing::Ship(ship))) => (self.ship, self.at) = (*ship, At::Place),
            (_, Given::Place(pose)) => {
                atoms::place(cx, self.ship, *pose);
                self.at = At::Turret;
            }
            (_, Given::Pick(Thing::Turret(arc))) => {
                atoms::set_turret(cx, self.ship, *arc);
                self.at = At::Choose;
            }
            _ => {}
        }
        Flow::Next
    }
}
