//! What happens whenever a state is reached: a ship is jammed, becomes tractored, must let its supply cache go.

use arrayvec::ArrayVec;
use broadside_engine::{About, Ask, Flow, Kind, Occasion, Refusal, Region, Seat};
use broadside_table::{Angle, Pose};
use serde::{Deserialize, Serialize};

use super::movement::{Path, free_places, meet, path, rolls};
use super::{Answers, Given, Next, Rulebook, gain};
use crate::board::{Mark, Standing};
use crate::geometry::{self, Field, Placing, Token as Piece, rotate};
use crate::scene::{self, Scene};
use crate::words::{ObjectiveNo, Placement, Prompt, ShipNo, Thing, Token, Way, Window};
use crate::{XWingCx, XWingLook, atoms};

/// A jam token takes a green token or a lock with it; the player whose effect gave it chooses (xwing.jam.06,
/// xwing.jam.07, xwing.jam.08, xwing.jam.09, xwing.jam.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResolveJam {
    ship: ShipNo,
    done: bool,
}

impl ResolveJam {
    pub(crate) fn new(ship: ShipNo) -> ResolveJam {
        ResolveJam { ship, done: false }
    }
}

impl Rulebook for ResolveJam {
    const TITLE: &'static str = "Jammed";

    fn step(&self) -> &'static str {
        "Remove Token or Break Lock"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.done {
            return Flow::Done;
        }
        let chooser = cx.board.ship(self.ship).jammed_by;
        Flow::Ask(Ask::one(chooser, Prompt::ResolveJam, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        let it = look.board.ship(self.ship);
        let tokens = Token::green().filter(|token| it.has(*token));
        legal.items.extend(tokens.map(|token| Thing::Token(self.ship, token)));
        legal.items.extend((0..it.locks.len() as u8).map(|at| Thing::Lock(self.ship, at)));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.done = true;
        match answer {
            Given::Pick(Thing::Token(_, token)) => {
                atoms::remove_token(cx, self.ship, *token, 1);
            }
            Given::Pick(Thing::Lock(_, at)) => {
                let object = cx.board.ship(self.ship).locks[*at as usize];
                atoms::break_lock(cx, self.ship, object);
            }
            _ => {}
        }
        atoms::remove_token(cx, self.ship, Token::Jam, 1);
        Flow::Next
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Move,
    Place,
    Turn,
    Objects,
    After,
}

/// The first time in a round that a ship becomes tractored, the player whose effect did it may move it
/// (xwing.tractor.03, xwing.tractor.04, xwing.tractor.05, xwing.tractor.06, xwing.tractor.07, xwing.tractor.08,
/// xwing.tractor.09). What the ship met on its way takes effect when the move and the turn are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TractorMove {
    at: At,
    ship: ShipNo,
    way: Way,
    done: u8,
    path: Path,
}

/// The ways in which a tractored ship can be moved; a ship that barrel rolls otherwise does so here, too
/// (xwing.card.microthrusters.01).
fn tractor_ways(look: &XWingLook<'_>, ship: ShipNo) -> impl Iterator<Item = Way> + use<> {
    core::iter::once(Way::BoostStraight).chain(rolls(look, ship).iter().copied())
}

impl TractorMove {
    pub(crate) fn new(ship: ShipNo) -> TractorMove {
        TractorMove { at: At::Move, ship, way: Way::BoostStraight, done: 0, path: Path::new() }
    }

    /// The ship that is moved.
    pub(crate) fn ship(&self) -> ShipNo {
        self.ship
    }

    /// The way that was chosen.
    pub fn way(&self) -> Way {
        self.way
    }

    fn places(&self, look: &XWingLook<'_>, way: Way) -> ArrayVec<Placing, 3> {
        free_places(look, self.ship, way, 1)
    }

    fn put(&mut self, cx: &mut XWingCx<'_>, place: &Placing) -> Next {
        let scene = Scene::without(cx.game, &cx.board, Some(self.ship));
        let start = scene::ship(&cx.board, self.ship);
        self.path = path(&scene, &start, Some(&place.track), &place.obstacles, &place.devices);
        atoms::place(cx, self.ship, place.pose);
        let it = cx.board.ship(self.ship);
        // xwing.tractor.08, xwing.tractor.09
        self.at = if cx.board.side(it.tractored_by) == cx.board.side(it.controller) {
            At::Objects
        } else {
            At::Turn
        };
        Flow::Next
    }

    fn turns<'a>(&self, look: &XWingLook<'a>) -> impl Iterator<Item = (u8, geometry::Ship)> + use<'a> {
        let scene = Scene::without(look.game, look.board, Some(self.ship));
        let ship = scene::ship(look.board, self.ship);
        let turn =
            move |(at, by): (u8, Angle)| rotate(&ship, by, &scene.ships).ok().map(|turned| (at, turned));
        [(1, Angle::QUARTER), (3, -Angle::QUARTER)].into_iter().filter_map(turn)
    }
}

impl Rulebook for TractorMove {
    const TITLE: &'static str = "Tractored";

    fn step(&self) -> &'static str {
        match self.at {
            At::Move | At::Place => "Move Ship",
            At::Turn => "Rotate Ship",
            At::Objects | At::After => "Obstacles and devices",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let it = cx.board.ship(self.ship);
        if it.standing != Standing::InPlay {
            return Flow::Done;
        }
        match self.at {
            At::Move => {
                let look = cx.look();
                if tractor_ways(&look, self.ship).all(|way| self.places(&look, way).is_empty()) {
                    return Flow::Done;
                }
                Flow::Ask(Ask::one(it.tractored_by, Prompt::TractorMove, Kind::Pick { optional: true }))
            }
            At::Place => {
                let places = self.places(&cx.look(), self.way);
                match places.as_slice() {
                    [] => Flow::Done,
                    [only] => self.put(cx, only),
                    _ => {
                        let kind = Kind::Pick { optional: false };
                        Flow::Ask(Ask::one(it.tractored_by, Prompt::ChoosePlacement, kind))
                    }
                }
            }
            At::Turn => {
                if self.turns(&cx.look()).next().is_none() {
                    self.at = At::Objects;
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(it.controller, Prompt::TractorTurn, Kind::Pick { optional: true }))
            }
            // xwing.move.01, xwing.move.04
            At::Objects => {
                let Some(object) = self.path.get(self.done as usize).copied() else {
                    // It is a barrel roll or a boost of the ship (xwing.tractor.03).
                    self.at = At::After;
                    let about = About::both(Thing::Ship(self.ship), Thing::Way(self.way));
                    return Flow::Open(Occasion::new(Window::AfterReposition, about));
                };
                self.done += 1;
                meet(cx, self.ship, object, false)
            }
            At::After => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::Move => {
                let open = tractor_ways(look, self.ship).filter(|way| !self.places(look, *way).is_empty());
                legal.items.extend(open.map(Thing::Way));
            }
            At::Place => {
                let places = self.places(look, self.way);
                legal.items.extend(places.iter().map(|it| Thing::Placement(it.position.into())));
            }
            At::Turn | At::Objects | At::After => {
                legal.items.extend(self.turns(look).map(|(at, _)| Thing::Turret(at)))
            }
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Way(way)) => {
                (self.way, self.at) = (*way, At::Place);
                Flow::Next
            }
            Given::Pick(Thing::Placement(placement)) => {
                let places = self.places(&cx.look(), self.way);
                match places.iter().find(|it| Placement::from(it.position) == *placement) {
                    Some(place) => self.put(cx, place),
                    None => Flow::Next,
                }
            }
            Given::Pick(Thing::Turret(side)) => {
                let turned = self.turns(&cx.look()).find(|(at, _)| at == side);
                self.at = At::Objects;
                match turned {
                    Some((_, ship)) => {
                        atoms::turn(cx, self.ship, ship.pose);
                        gain(self.ship, Token::Stress, 1, cx.board.ship(self.ship).controller)
                    }
                    None => Flow::Next,
                }
            }
            _ => {
                self.at = if self.at == At::Turn { At::Objects } else { At::After };
                Flow::Next
            }
        }
    }
}

/// A ship lets its supply cache go, and the enemy side places it (xwing.scenario.salvage.26,
/// xwing.scenario.salvage.27, xwing.scenario.salvage.28).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Jettison {
    ship: ShipNo,
    /// Where the ship lies, or lay before it left the play area.
    from: Pose,
    cache: Option<ObjectiveNo>,
}

impl Jettison {
    pub(crate) fn new(ship: ShipNo, from: Pose) -> Jettison {
        Jettison { ship, from, cache: None }
    }

    fn from(&self, look: &XWingLook<'_>) -> geometry::Ship {
        geometry::Ship::new(look.board.ship(self.ship).size, self.from)
    }

    /// The ships on which a cache may not lie.
    fn others(&self, look: &XWingLook<'_>) -> Scene {
        Scene::of(look.game, look.board)
    }

    fn places(&self, look: &XWingLook<'_>, step: f64, places: &mut Vec<Pose>) {
        Field::standard().cache_places(&self.from(look), &self.others(look).ships, step, places);
    }
}

impl Rulebook for Jettison {
    const TITLE: &'static str = "Jettison";

    fn step(&self) -> &'static str {
        "Place Supply Cache"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        self.cache.map(Thing::Objective)
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.cache.is_none() {
            atoms::unmark(cx, self.ship, Mark::MustJettison);
            self.cache = atoms::jettison(cx, self.ship);
            return if self.cache.is_none() { Flow::Done } else { Flow::Next };
        }
        if self.cache.is_some_and(|at| cx.board.objectives[at.index()].in_play) {
            return Flow::Done;
        }
        let mut places = Vec::new();
        for step in [40.0, 13.0] {
            if places.is_empty() {
                self.places(&cx.look(), step, &mut places);
            }
        }
        if places.is_empty() {
            // No place at range 1 is free of ships: the cache is out of the game.
            return Flow::Done;
        }
        let placer = cx.board.speaker(cx.board.side_of_ship(self.ship).enemy());
        Flow::Ask(Ask::one(placer, Prompt::PlaceCache, Kind::Place { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.regions.push(Region::Disc { centre: self.from, reach: 200.0 });
        self.places(look, 40.0, &mut legal.places);
        if legal.places.is_empty() {
            self.places(look, 13.0, &mut legal.places);
        }
    }

    fn check(&self, look: &XWingLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let Given::Place(pose) = answer else { return Ok(()) };
        Field::standard()
            .place_cache(&Piece::objective(*pose), &self.from(look), &self.others(look).ships)
            .map_err(Refusal::from)
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        if let (Given::Place(pose), Some(cache)) = (answer, self.cache) {
            atoms::place_objective(cx, cache, *pose);
        }
        Flow::Next
    }
}
