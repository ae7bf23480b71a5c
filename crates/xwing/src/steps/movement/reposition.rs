//! Boosts, barrel rolls and decloaking: moves with a template that are no maneuvers.

use arrayvec::ArrayVec;
use broadside_engine::{About, Ask, Flow, Kind as Wants, Occasion, Refusal, Seat};
use broadside_table::Turn;
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Path, Rulebook, meet, path, through};
use crate::board::{Mark, Standing};
use crate::facts::{ActionKind, Bearing};
use crate::geometry::{self, Bend, Execution, Placing, Position, RepositionRefusal, Set, Template};
use crate::scene::{self, Scene};
use crate::steps::action;
use crate::words::{ActionId, Placement, Prompt, Query, ShipNo, Thing, Token, Way, Window};
use crate::{XWingCx, XWingLook, atoms, refused, values};

/// Why a ship moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    Boost,
    BarrelRoll,
    Decloak,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Declare,
    Place,
    Partial,
    Objects,
    After,
    Over,
}

/// A move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reposition {
    at: At,
    kind: Kind,
    ship: ShipNo,
    way: Way,
    done: u8,
    path: Path,
}

/// A way as the measuring functions take it, with a template of this speed.
fn geometry_of(way: Way, speed: u8) -> geometry::Reposition {
    let boost = |bend| geometry::Reposition::Boost(Template { bend, speed });
    let roll = |side| geometry::Reposition::BarrelRoll { side, template: Template::straight(speed) };
    let curve = |side, bend| geometry::Reposition::BarrelRoll { side, template: Template { bend, speed } };
    match way {
        Way::BoostStraight => boost(Bend::Straight),
        Way::BoostLeft => boost(Bend::BankLeft),
        Way::BoostRight => boost(Bend::BankRight),
        Way::BoostTurnLeft => boost(Bend::TurnLeft),
        Way::BoostTurnRight => boost(Bend::TurnRight),
        Way::RollLeft => roll(Turn::Left),
        Way::RollRight => roll(Turn::Right),
        Way::RollLeftForward => curve(Turn::Left, Bend::BankRight),
        Way::RollLeftBack => curve(Turn::Left, Bend::BankLeft),
        Way::RollRightForward => curve(Turn::Right, Bend::BankLeft),
        Way::RollRightBack => curve(Turn::Right, Bend::BankRight),
    }
}

/// The ways to barrel roll that a ship has.
pub(crate) fn rolls(look: &XWingLook<'_>, ship: ShipNo) -> &'static [Way] {
    if look.allowed(Query::RollsByBanks, About::subject(Thing::Ship(ship)), false) {
        &[Way::RollLeftForward, Way::RollLeftBack, Way::RollRightForward, Way::RollRightBack]
    } else {
        &[Way::RollLeft, Way::RollRight]
    }
}

/// The obstacles that a ship may move through; some ships can while they boost or barrel roll (xwing.interpretation.09).
fn ignored(look: &XWingLook<'_>, ship: ShipNo, boosts: bool) -> Set {
    let about = About::subject(Thing::Ship(ship));
    let can = boosts && look.allowed(Query::BoostsOverObstacles, about, false);
    if can || values::ignores_obstacles(look, ship) {
        return Set(u64::MAX);
    }
    // In the order of a scene.
    Set::of(look.board.obstacles_in_play().map(|at| values::ignores_obstacle(look, ship, at)))
}

/// The places in which a move can end legally.
pub(crate) fn free_places(look: &XWingLook<'_>, ship: ShipNo, way: Way, speed: u8) -> ArrayVec<Placing, 3> {
    places_over(look, ship, way, speed, ignored(look, ship, false))
}

fn places_over(
    look: &XWingLook<'_>,
    ship: ShipNo,
    way: Way,
    speed: u8,
    ignored: Set,
) -> ArrayVec<Placing, 3> {
    let places = all_places(look, ship, way, speed, ignored);
    places.into_iter().filter(|place| place.refusal.is_none()).collect()
}

/// The places in which a move can end, legally or not.
fn all_places(look: &XWingLook<'_>, ship: ShipNo, way: Way, speed: u8, ignored: Set) -> ArrayVec<Placing, 3> {
    let scene = Scene::without(look.game, look.board, Some(ship));
    geometry_of(way, speed).places(&scene::ship(look.board, ship), &scene.spaces(), ignored)
}

/// The places in which a tractored ship can be put, legally or not (xwing.tractor.03, xwing.tractor.06).
pub fn tractor_places(look: &XWingLook<'_>, ship: ShipNo, way: Way) -> ArrayVec<Placing, 3> {
    all_places(look, ship, way, 1, ignored(look, ship, false))
}

impl Reposition {
    fn new(ship: ShipNo, kind: Kind) -> Reposition {
        Reposition { at: At::Declare, kind, ship, way: Way::BoostStraight, done: 0, path: Path::new() }
    }

    /// The boost of a boost action.
    pub(crate) fn boost(ship: ShipNo) -> Reposition {
        Reposition::new(ship, Kind::Boost)
    }

    /// The barrel roll of a barrel roll action.
    pub(crate) fn barrel_roll(ship: ShipNo) -> Reposition {
        Reposition::new(ship, Kind::BarrelRoll)
    }

    /// A cloaked ship decloaks.
    pub(crate) fn decloak(ship: ShipNo) -> Reposition {
        Reposition::new(ship, Kind::Decloak)
    }

    /// Whether it is no decloaking.
    pub(crate) fn is_boost_or_roll(&self) -> bool {
        self.kind != Kind::Decloak
    }

    /// The ship that moves.
    pub(crate) fn ship(&self) -> ShipNo {
        self.ship
    }

    /// The rule that asks which way it goes.
    pub(crate) fn rule(&self) -> &'static str {
        match self.kind {
            Kind::Boost => "xwing.boost.05",
            Kind::BarrelRoll => "xwing.barrel-roll.07",
            Kind::Decloak => "xwing.cloak.13",
        }
    }

    fn ways(&self, look: &XWingLook<'_>) -> &'static [Way] {
        let turns = || look.allowed(Query::BoostsByTurns, About::subject(Thing::Ship(self.ship)), false);
        match self.kind {
            Kind::Boost if turns() => &[Way::BoostTurnLeft, Way::BoostTurnRight],
            Kind::Boost => &[Way::BoostStraight, Way::BoostLeft, Way::BoostRight],
            Kind::BarrelRoll => rolls(look, self.ship),
            Kind::Decloak => &[Way::BoostStraight, Way::RollLeft, Way::RollRight],
        }
    }

    fn speed(&self, look: &XWingLook<'_>) -> u8 {
        use crate::facts::Size;
        match self.kind {
            Kind::Boost => action::template_speed(look, self.ship, ActionKind::Boost, 1),
            Kind::BarrelRoll => action::template_speed(look, self.ship, ActionKind::BarrelRoll, 1),
            Kind::Decloak if look.board.ship(self.ship).size == Size::Small => 2,
            Kind::Decloak => 1,
        }
    }

    fn places(&self, look: &XWingLook<'_>) -> ArrayVec<Placing, 3> {
        let ignored = ignored(look, self.ship, self.kind != Kind::Decloak);
        places_over(look, self.ship, self.way, self.speed(look), ignored)
    }

    /// The places in which the ship can end this way, legally or not; the way that was declared if none is given.
    pub fn ends(&self, look: &XWingLook<'_>, way: Option<Way>) -> ArrayVec<Placing, 3> {
        let ignored = ignored(look, self.ship, self.kind != Kind::Decloak);
        all_places(look, self.ship, way.unwrap_or(self.way), self.speed(look), ignored)
    }

    fn fail(&mut self, cx: &mut XWingCx<'_>) -> Next {
        atoms::move_failed(cx, self.ship);
        match self.kind {
            Kind::Boost | Kind::BarrelRoll => action::fail(cx),
            // xwing.cloak.14: the token stays; the ship has had its try.
            Kind::Decloak => atoms::mark(cx, self.ship, Mark::Decloaked),
        }
        Flow::Done
    }

    /// How the boost of a boost action that fails for nothing but a ship in the way is resolved in the way of a maneuver: moved
    /// back along the template (xwing.card.arvel-crynyd.01, xwing.overlap.04).
    fn partial(&self, look: &XWingLook<'_>) -> Option<Execution> {
        let about = About::subject(Thing::Ship(self.ship));
        let boosts =
            self.kind == Kind::Boost && action::performs(look, self.ship, ActionId::Bar(ActionKind::Boost));
        if !boosts || !look.allowed(Query::BoostsPartially, about, false) {
            return None;
        }
        let bearing = match self.way {
            Way::BoostLeft => Bearing::BankLeft,
            Way::BoostRight => Bearing::BankRight,
            Way::BoostTurnLeft => Bearing::TurnLeft,
            Way::BoostTurnRight => Bearing::TurnRight,
            _ => Bearing::Straight,
        };
        if self.ends(look, None).iter().any(|it| it.refusal != Some(RepositionRefusal::BoostOnShip)) {
            return None;
        }
        let scene = Scene::without(look.game, look.board, Some(self.ship));
        let course = geometry::Maneuver::new(bearing, self.speed(look));
        let execution =
            course.execute(&scene::ship(look.board, self.ship), Position::Middle, &scene.spaces()).ok()?;
        let meets =
            !execution.obstacles.affecting().is_empty() && !values::ignores_obstacles(look, self.ship);
        (!meets && execution.outside.is_none()).then_some(execution)
    }

    fn put_back(&mut self, cx: &mut XWingCx<'_>, execution: &Execution) -> Next {
        let scene = Scene::without(cx.game, &cx.board, Some(self.ship));
        let start = scene::ship(&cx.board, self.ship);
        self.path = path(&scene, &start, execution.track.as_ref(), &execution.obstacles, &execution.devices);
        atoms::place(cx, self.ship, execution.pose);
        self.at = At::Objects;
        Flow::Next
    }

    fn put(&mut self, cx: &mut XWingCx<'_>, place: &Placing) -> Next {
        let scene = Scene::without(cx.game, &cx.board, Some(self.ship));
        let start = scene::ship(&cx.board, self.ship);
        // What a ship can move through has its effect all the same, unless the ship ignores it.
        let met = if values::ignores_obstacles(&cx.look(), self.ship) {
            None
        } else {
            let course = geometry_of(self.way, self.speed(&cx.look()));
            course
                .places(&start, &scene.spaces(), Set::NONE)
                .into_iter()
                .find(|it| it.position == place.position)
        };
        let obstacles = met.as_ref().map_or(&place.obstacles, |it| &it.obstacles);
        self.path = path(&scene, &start, Some(&place.track), obstacles, &place.devices);
        atoms::moved_through(cx, self.ship, through(&scene, Some(&place.track)));
        atoms::place(cx, self.ship, place.pose);
        if self.kind == Kind::Decloak {
            atoms::remove_token(cx, self.ship, Token::Cloak, 1);
            atoms::mark(cx, self.ship, Mark::Decloaked);
        }
        self.at = At::Objects;
        Flow::Next
    }
}

impl Rulebook for Reposition {
    const TITLE: &'static str = "Move";

    fn step(&self) -> &'static str {
        match (self.at, self.kind) {
            (At::Declare, Kind::Boost) => "Declare Boost",
            (At::Declare, Kind::BarrelRoll) => "Declare Barrel Roll",
            (At::Declare, Kind::Decloak) => "Declare Decloak",
            (At::Place | At::Partial, _) => "Place Ship",
            _ => "After",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let it = cx.board.ship(self.ship);
        let owner = it.controller;
        if it.standing != Standing::InPlay {
            return Flow::Done;
        }
        match self.at {
            At::Declare => Flow::Ask(Ask::one(owner, Prompt::DeclareWay, Wants::Pick { optional: false })),
            At::Place => {
                let places = self.places(&cx.look());
                if places.len() < 2 {
                    let ask = Ask::one(owner, Prompt::ChoosePlacement, Wants::Pick { optional: false });
                    let only = places.first().map(|it| Given::Pick(Thing::Placement(it.position.into())));
                    cx.unasked(ask, only);
                }
                match places.as_slice() {
                    [] if self.partial(&cx.look()).is_some() => {
                        self.at = At::Partial;
                        Flow::Ask(Ask::one(owner, Prompt::BoostPartially, Wants::Confirm))
                    }
                    [] => self.fail(cx),
                    [only] => self.put(cx, only),
                    _ => Flow::Ask(Ask::one(owner, Prompt::ChoosePlacement, Wants::Pick { optional: false })),
                }
            }
            At::Partial => Flow::Next,
            At::Objects => {
                let Some(object) = self.path.get(self.done as usize).copied() else {
                    self.at = At::After;
                    return Flow::Next;
                };
                self.done += 1;
                meet(cx, self.ship, object, false)
            }
            At::After => {
                self.at = At::Over;
                if self.kind == Kind::Decloak {
                    cx.raise(Window::AfterDecloak, About::subject(Thing::Ship(self.ship)));
                }
                let about = About::both(Thing::Ship(self.ship), Thing::Way(self.way));
                Flow::Open(Occasion::new(Window::AfterReposition, about))
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::Declare => legal.items.extend(self.ways(look).iter().map(|way| Thing::Way(*way))),
            _ => {
                for place in self.ends(look, None) {
                    let thing = Thing::Placement(Placement::from(place.position));
                    match place.refusal {
                        None => legal.items.push(thing),
                        Some(why) => {
                            legal.refuse(thing, || Refusal::by(why.rule(), refused::Move::from(why)))
                        }
                    }
                }
            }
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Way(way)) => {
                self.way = *way;
                self.at = At::Place;
                Flow::Next
            }
            Given::Confirm(yes) => match self.partial(&cx.look()).filter(|_| *yes) {
                Some(execution) => self.put_back(cx, &execution),
                None => self.fail(cx),
            },
            Given::Pick(Thing::Placement(placement)) => {
                let places = self.places(&cx.look());
                match places.iter().find(|it| Placement::from(it.position) == *placement) {
                    Some(place) => self.put(cx, place),
                    None => Flow::Next,
                }
            }
            _ => Flow::Next,
        }
    }
}
