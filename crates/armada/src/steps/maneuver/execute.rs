//! A ship executes a maneuver (armada.ship-movement.01).

use broadside_engine::{About, Answer, Ask, Course, Flow, Kind, Occasion, Refusal, Seat};
use serde::{Deserialize, Serialize};

use super::{Displace, courses, obstacles_under, squadrons_under};
use crate::board::Board;
use crate::facts::{Command, ObstacleKind};
use crate::steps::commands::ways_to_pay;
use crate::steps::obstacles::{OverlapObstacles, detonate};
use crate::steps::{Answers, Given, Next, Rulebook, call, damage};
use crate::words::{ArmadaWords, Deed, Piece, Prompt, Query, Scope, ShipNo, Thing, Window};
use crate::{Armada, ArmadaCx, ArmadaLook, atoms, scene, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    DetermineCourse,
    ChooseCourse,
    BeforeMove,
    MoveShip,
    /// The ship lies where it ends; squadrons that it overlaps are placed.
    PlaceSquadrons,
    /// The moving ship is dealt a card for overlapping a ship.
    DealToShip,
    /// So is the closest ship that it overlapped.
    DealToOther,
    /// Other effects of the overlap.
    OverlapShip,
    /// Both have been dealt theirs.
    Dealt,
    Mines,
    /// The movement has ended.
    IgnoreObstacles,
    OverlapObstacles,
    /// The maneuver has been executed; obstacles have their effects.
    Obstacles,
    AfterManeuver,
    Over,
}

/// A ship executes a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ExecuteManeuver {
    ship: ShipNo,
    at: At,
    /// The speed that an effect gives this maneuver.
    speed: Option<u8>,
    /// Whether the effect gives it no yaw of its own.
    straight: bool,
    /// How much stood open in the Determine Course step when its course was asked for.
    open: Option<u8>,
    course: Course,
    /// The closest ship that it would have overlapped.
    met: Option<ShipNo>,
    /// The ship whose maneuver was under way when this began, and whether this one had resolved a navigate command then.
    around: (Option<ShipNo>, bool),
    /// How many damage cards it had before the effects of overlapping obstacles.
    damage: Option<u8>,
    /// Whether it was dealt a card for overlapping obstacles, whether or not they have an effect besides.
    dealt: bool,
    /// Whether it has to be straight, and whether no gravity rift slows it.
    forced: (bool, bool),
}

/// Whether a ship lies at distance 1–2 of a gravity rift that can slow it.
pub(crate) fn feels_rift(game: &Armada, board: &Board, ship: ShipNo) -> bool {
    !board.ship(ship).unslowed
        && board.obstacles_placed().any(|number| {
            board.obstacles[number.index()].kind == ObstacleKind::GravityRift
                && scene::at_distance(game, board, Thing::Ship(ship), Thing::Obstacle(number), 2)
        })
}

/// The cards that a ship is dealt for overlapping the other, if it is the one that moved, or being overlapped by it, and whether
/// they are faceup: of a flotilla and another ship only the flotilla is dealt one (armada.overlapping.07,
/// armada.flotillas.02, armada.flotillas.03, armada.flotillas.51). What saves a ship from a facedown card does not save it from a faceup one (armada.card.garels-honor.04).
pub fn overlap_cards(look: &ArmadaLook<'_>, ship: ShipNo, other: ShipNo, moved: bool) -> (u8, bool) {
    let flotilla = |ship| look.game.ship(look.board, ship).flotilla;
    if !look.board.ship(ship).in_play() || flotilla(other) && !flotilla(ship) {
        return (0, false);
    }
    let about = About::both(Thing::Ship(ship), Thing::Ship(other)).amount(moved.into());
    match look.allowed(Query::OverlapFaceup, about, false) {
        true => (1, true),
        false => (look.value(Query::OverlapCards, about, 1).clamp(0, 9) as u8, false),
    }
}

impl ExecuteManeuver {
    pub(crate) fn new(ship: ShipNo) -> ExecuteManeuver {
        ExecuteManeuver {
            ship,
            at: At::Begin,
            speed: None,
            straight: false,
            open: None,
            course: Course::default(),
            met: None,
            around: (None, false),
            damage: None,
            dealt: false,
            forced: (false, false),
        }
    }

    /// A maneuver that an effect grants, at the speed that it names (armada.speed.09, armada.ship-movement.73,
    /// armada.ship-movement.74, armada.ship-movement.75).
    pub(crate) fn at_speed(ship: ShipNo, speed: u8) -> ExecuteManeuver {
        ExecuteManeuver { speed: Some(speed), ..ExecuteManeuver::new(ship) }
    }

    /// The same with a yaw of "-" at every joint (armada.card.quantum-storm.01).
    pub(crate) fn straight(self) -> ExecuteManeuver {
        ExecuteManeuver { straight: true, ..self }
    }

    /// Whether it is a maneuver of this ship without a yaw of its own.
    pub(super) fn is_straight(&self, ship: ShipNo) -> bool {
        self.straight && self.ship == ship
    }

    /// The same, straight whatever the yaw, or without a gravity rift's slowing it.
    pub(crate) fn forced(self, straight: bool, unslowed: bool) -> ExecuteManeuver {
        ExecuteManeuver { forced: (straight, unslowed), ..self }
    }

    /// Whether two ships that overlap are dealt their cards: what befalls them befalls them at the same time, and the
    /// cards of a ship that is destroyed by it act until then (armada.card.garels-honor.08).
    pub(crate) fn is_between_deals(&self) -> bool {
        matches!(self.at, At::DealToOther | At::OverlapShip | At::Dealt) && self.met.is_some()
    }

    fn occasion(&self, window: Window) -> Occasion<ArmadaWords> {
        Occasion::new(window, About::subject(Thing::Ship(self.ship)))
    }

    fn open(&self, window: Window) -> Next {
        Flow::Open(self.occasion(window))
    }

    /// What can be used in the Determine Course step now: effects, and ways to pay for the navigate command.
    fn stands_open(&self, look: &ArmadaLook<'_>) -> u8 {
        let mut open = ways_to_pay(look, self.ship, Command::Navigate);
        look.answers(self.occasion(Window::DetermineCourse), &mut |_| open += 1);
        open.min(u8::MAX.into()) as u8
    }

    /// The course is asked for. What was used beside the question can make a navigate command or another effect of the step
    /// usable, which still goes on (armada.commands.02, armada.ship-movement.03).
    fn choose_course(&mut self, cx: &ArmadaCx<'_>) -> Next {
        let open = self.stands_open(&cx.look());
        if self.open.is_some_and(|before| before < open) {
            self.open = None;
            return self.open(Window::DetermineCourse);
        }
        self.open = Some(open);
        Flow::Ask(Ask::one(cx.board.ship(self.ship).controller, Prompt::Course, Kind::Course))
    }

    /// A ship that starts its Determine Course step at distance 1–2 of a gravity rift is one slower until the maneuver
    /// ends (armada.obstacle.gravity-rift.03).
    fn feel_rifts(&self, cx: &mut ArmadaCx<'_>) {
        if feels_rift(cx.game, &cx.board, self.ship) {
            atoms::change_maneuver_speed(cx, self.ship, -1);
        }
    }

    /// The ship is set down where its course ends. Outside the play area it is destroyed (armada.destroyed.03), unless
    /// an overlap brought it back inside (armada.overlapping.74).
    fn move_ship(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let Some((end, met)) = courses::end(&cx.look(), self.ship, &self.course) else {
            cx.fail("a ship was given a course that its tool cannot make");
            return Flow::Done;
        };
        self.met = met;
        let piece = Piece::Ship(self.ship);
        if end.pose != cx.board.ship(self.ship).pose {
            atoms::move_piece(cx, piece, end.pose);
        }
        if let Some(other) = met {
            atoms::overlap_ship(cx, self.ship, other, end.speed);
        }
        if end.outside.is_some() { Flow::Perform(Deed::Destroy { piece, gone: true }) } else { Flow::Next }
    }

    /// A ship is dealt its cards for overlapping the other or being overlapped by it.
    fn deal(&self, cx: &ArmadaCx<'_>, ship: ShipNo, other: ShipNo) -> Next {
        match overlap_cards(&cx.look(), ship, other, ship == self.ship) {
            (0, _) => Flow::Next,
            (cards, faceup) => call(damage::Deal::new(ship, faceup, cards)),
        }
    }

    /// Whether the cards that it was dealt for the overlap destroy the ship.
    fn falls(&self, cx: &ArmadaCx<'_>) -> bool {
        cx.board.ship(self.ship).in_play() && values::is_spent(&cx.look(), Piece::Ship(self.ship))
    }

    fn obstacles(&self, cx: &ArmadaCx<'_>) -> u16 {
        let it = cx.board.ship(self.ship);
        obstacles_under(cx.game, &cx.board, &cx.game.measures.ship(it.card, it.pose).footprint())
    }

    /// Carries a step out and says which one follows.
    fn step_on(&mut self, cx: &mut ArmadaCx<'_>) -> (At, Next) {
        let ship = self.ship;
        match self.at {
            At::Begin => {
                self.around = atoms::begin_maneuver(cx, ship, self.speed, self.forced);
                (At::DetermineCourse, self.open(Window::BeforeDetermineCourse))
            }
            At::DetermineCourse => {
                self.feel_rifts(cx);
                (At::ChooseCourse, self.open(Window::DetermineCourse))
            }
            At::ChooseCourse => (At::ChooseCourse, self.choose_course(cx)),
            // At speed 0 a ship does not move, unless it turns where it lies (armada.ship-movement.12,
            // armada.ship-movement.14).
            At::BeforeMove => {
                let moves = self.course.speed > 0 || self.course.clicks.iter().any(|click| *click != 0);
                (At::MoveShip, if moves { self.open(Window::BeforeMove) } else { Flow::Next })
            }
            At::MoveShip => (At::PlaceSquadrons, self.move_ship(cx)),
            At::PlaceSquadrons => {
                // The ship has finished its move when they are placed (armada.overlapping.01, armada.overlapping.02).
                let squadrons = squadrons_under(cx.game, &cx.board, ship);
                let by = cx.board.enemy_speaker(cx.board.ship(ship).controller);
                let place = Displace::new(Piece::Ship(ship), squadrons, by);
                (At::DealToShip, if squadrons == 0 { Flow::Next } else { call(place) })
            }
            At::DealToShip => {
                (At::DealToOther, self.met.map_or(Flow::Next, |other| self.deal(cx, ship, other)))
            }
            At::DealToOther => {
                (At::OverlapShip, self.met.map_or(Flow::Next, |other| self.deal(cx, other, ship)))
            }
            At::OverlapShip => {
                let about = |other| About::both(Thing::Ship(ship), Thing::Ship(other));
                let open = |other| Flow::Open(Occasion::new(Window::OverlapShip, about(other)));
                let met = self.met.filter(|_| cx.board.ship(ship).in_play());
                (At::Dealt, met.map_or(Flow::Next, open))
            }
            // Mines go off before a ship that the overlap destroys leaves the table (armada.card.proximity-mines-token.15).
            At::Dealt if self.falls(cx) => match detonate(cx, ship) {
                Some(0) => (At::Dealt, Flow::Next),
                Some(cards) => (At::Dealt, call(damage::Deal::new(ship, false, cards))),
                None => (At::Mines, crate::score::fall(cx)),
            },
            // Now they fall.
            At::Dealt => (At::Mines, crate::score::fall(cx)),
            At::Mines => match detonate(cx, ship) {
                Some(0) => (At::Mines, Flow::Next),
                Some(cards) => (At::Mines, call(damage::Deal::new(ship, false, cards))),
                None => (At::IgnoreObstacles, self.open(Window::EndOfMovement)),
            },
            At::IgnoreObstacles => {
                let any = self.obstacles(cx) != 0;
                let next = if any { At::OverlapObstacles } else { At::Obstacles };
                (next, if any { self.open(Window::MayIgnoreObstacles) } else { Flow::Next })
            }
            At::OverlapObstacles => {
                let (subject, object) = (Some(Thing::Ship(ship)), self.met.map(Thing::Ship));
                let about = About { subject, object, amount: 0 };
                self.damage = Some(cx.board.ship(ship).damage);
                (At::Obstacles, Flow::Open(Occasion::new(Window::OverlapObstacles, about)))
            }
            At::Obstacles if self.damage.is_some() => {
                self.dealt = self.damage.take().is_some_and(|before| before < cx.board.ship(ship).damage);
                (At::Obstacles, Flow::Next)
            }
            At::Obstacles => {
                // Temporary speeds are over (armada.overlapping.09); so is what the navigate command gave.
                let ignored = cx.board.ship(ship).ignores_obstacles;
                atoms::forget_maneuver(cx, self.ship);
                let obstacles = if ignored { 0 } else { self.obstacles(cx) };
                if obstacles == 0 && self.dealt {
                    let about = About::subject(Thing::Ship(ship)).amount(1);
                    return (At::AfterManeuver, Flow::Open(Occasion::new(Window::ObstacleResolved, about)));
                }
                let resolve = OverlapObstacles::new(ship, obstacles).dealt(self.dealt);
                (At::AfterManeuver, if obstacles == 0 { Flow::Next } else { call(resolve) })
            }
            At::AfterManeuver => {
                let (subject, object) = (Some(Thing::Ship(ship)), self.met.map(Thing::Ship));
                let about = About { subject, object, amount: 0 };
                (At::Over, Flow::Open(Occasion::new(Window::AfterExecuteManeuver, about)))
            }
            At::Over => (At::Over, self.leave(cx)),
        }
    }

    /// The maneuver is over; what was under way around it goes on.
    fn leave(&self, cx: &mut ArmadaCx<'_>) -> Next {
        atoms::end_maneuver(cx, self.ship, self.around);
        Flow::Done
    }
}

impl Rulebook for ExecuteManeuver {
    const TITLE: &'static str = "Execute Maneuver";
    const SCOPES: &'static [Scope] = &[Scope::Maneuver];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::DetermineCourse | At::ChooseCourse => "Determine Course",
            At::Obstacles if self.damage.is_none() => "After Maneuver",
            At::AfterManeuver | At::Over => "After Maneuver",
            _ => "Move Ship",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        // A ship that is destroyed on its way goes no further; the other ship is dealt its card all the same.
        if !cx.board.ship(self.ship).in_play() {
            if matches!(self.at, At::PlaceSquadrons | At::DealToShip) {
                self.at = At::DealToOther;
            } else if !matches!(self.at, At::DealToOther | At::OverlapShip | At::Dealt) {
                atoms::forget_maneuver(cx, self.ship);
                return self.leave(cx);
            }
        }
        let (next, flow) = self.step_on(cx);
        self.at = next;
        flow
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        courses::list(look, self.ship, &mut legal.courses);
    }

    fn check(&self, look: &ArmadaLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        match answer {
            Answer::Course(course) => courses::refusal(look, self.ship, course).map_or(Ok(()), Err),
            _ => Ok(()),
        }
    }

    fn answer(&mut self, _: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Course(course) = answer {
            self.course = *course;
            self.at = At::BeforeMove;
        }
        Flow::Next
    }
}
