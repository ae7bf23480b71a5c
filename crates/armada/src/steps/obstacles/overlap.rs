//! A ship resolves the obstacles that it overlaps (armada.obstacles.01, armada.obstacles.04).

use broadside_engine::{About, Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::each_obstacle;
use crate::board::Board;
use crate::facts::ObstacleKind;
use crate::steps::{Answers, Given, Next, Rulebook, call, damage};
use crate::words::{ObstacleNo, Piece, Prompt, Query, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Choose,
    /// The window of this obstacle has closed.
    Effect,
    /// The station may be used.
    Station,
    /// The obstacle has had its effect.
    Resolved,
}

/// A ship resolves the obstacles that it overlaps.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OverlapObstacles {
    ship: ShipNo,
    at: At,
    now: ObstacleNo,
    obstacles: u16,
    /// Damage cards and shields of the ship before the obstacle had its effect.
    before: (u8, u8),
    /// Whether it was dealt a card for overlapping obstacles at all, which no obstacle has answered for yet.
    dealt: bool,
}

/// Whether a station helps those who overlap it: a destroyed one does not (armada.attacking-stations.12).
pub(crate) fn gives_aid(board: &Board, obstacle: ObstacleNo) -> bool {
    let it = &board.obstacles[obstacle.index()];
    it.kind == ObstacleKind::Station && !it.destroyed
}

impl OverlapObstacles {
    pub(crate) fn new(ship: ShipNo, obstacles: u16) -> OverlapObstacles {
        OverlapObstacles { ship, at: At::Choose, now: ObstacleNo(0), obstacles, before: (0, 0), dealt: false }
    }

    /// The same for a ship that was dealt a card for overlapping obstacles, before any of them had its effect.
    pub(crate) fn dealt(self, dealt: bool) -> OverlapObstacles {
        OverlapObstacles { dealt, ..self }
    }

    /// Damage cards and shields.
    fn state(&self, cx: &ArmadaCx<'_>) -> (u8, u8) {
        let it = cx.board.ship(self.ship);
        (it.damage, it.shields.iter().sum())
    }

    /// The ship was destroyed by the obstacle.
    fn lost(&mut self) -> Next {
        (self.at, self.obstacles) = (At::Choose, 0);
        let about = About::both(Thing::Ship(self.ship), Thing::Obstacle(self.now)).amount(1);
        Flow::Open(Occasion::new(Window::ObstacleResolved, about))
    }

    /// The obstacle has had its effect; whether it did harm is told.
    fn resolved(&mut self, cx: &ArmadaCx<'_>) -> Next {
        self.at = At::Choose;
        let now = self.state(cx);
        let hurt = core::mem::take(&mut self.dealt) || now.0 > self.before.0 || now.1 < self.before.1;
        let about = About::both(Thing::Ship(self.ship), Thing::Obstacle(self.now)).amount(hurt.into());
        Flow::Open(Occasion::new(Window::ObstacleResolved, about))
    }

    fn begin(&mut self, cx: &mut ArmadaCx<'_>, obstacle: ObstacleNo) -> Next {
        self.obstacles &= !(1 << obstacle.0);
        (self.now, self.at) = (obstacle, At::Effect);
        self.before = self.state(cx);
        atoms::overlap_obstacle(cx, Piece::Ship(self.ship), obstacle);
        let about = About::both(Thing::Ship(self.ship), Thing::Obstacle(obstacle));
        Flow::Open(Occasion::new(Window::OverlapObstacle, about))
    }

    /// What the type of the obstacle does to a ship.
    fn effect(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let ship = self.ship;
        let about = About::both(Thing::Ship(ship), Thing::Obstacle(self.now));
        self.at = At::Resolved;
        if !cx.look().allowed(Query::ObstacleAffects, about, true) {
            return Flow::Next;
        }
        let suffer = |amount| call(damage::Suffer::new(Thing::Ship(ship), amount));
        match cx.board.obstacles[self.now.index()].kind {
            // armada.obstacle.asteroid-field.01
            ObstacleKind::AsteroidField => call(damage::Deal::new(ship, true, 1)),
            // armada.obstacle.debris-field.01
            ObstacleKind::DebrisField => suffer(2),
            // armada.obstacle.exogorth.06
            ObstacleKind::Exogorth => suffer(1),
            // armada.obstacle.purrgil.01, armada.obstacle.purrgil.73: the speed of the dial
            ObstacleKind::Purrgil if cx.board.ship(ship).speed == 0 => Flow::Next,
            ObstacleKind::Purrgil => suffer(cx.board.ship(ship).speed),
            // armada.obstacle.gravity-rift.02
            ObstacleKind::GravityRift => {
                let owner = cx.board.ship(ship).controller;
                atoms::set_speed(cx, ship, 0, owner);
                Flow::Next
            }
            // armada.obstacle.station.01
            ObstacleKind::Station => {
                if gives_aid(&cx.board, self.now) && cx.board.ship(ship).damage > 0 {
                    self.at = At::Station;
                }
                Flow::Next
            }
            // armada.obstacle.dust-field.07
            ObstacleKind::DustField => Flow::Next,
        }
    }
}

impl Rulebook for OverlapObstacles {
    const TITLE: &'static str = "Overlapped Obstacles";

    fn step(&self) -> &'static str {
        match self.at {
            At::Choose => "Choose",
            At::Effect | At::Resolved => "Resolve",
            At::Station => "Station",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let it = cx.board.ship(self.ship);
        let owner = it.controller;
        if !it.in_play() {
            // The obstacle that destroyed it did harm.
            return if self.at == At::Resolved { self.lost() } else { Flow::Done };
        }
        match self.at {
            At::Choose if self.obstacles == 0 => Flow::Done,
            At::Choose => {
                Flow::Ask(Ask::one(owner, Prompt::ChooseOverlapped, Kind::Pick { optional: false }))
            }
            At::Effect => self.effect(cx),
            At::Station => Flow::Ask(Ask::one(owner, Prompt::UseStation, Kind::Pick { optional: true })),
            At::Resolved => self.resolved(cx),
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        if self.at == At::Choose {
            legal.items.extend(each_obstacle(self.obstacles).map(Thing::Obstacle));
            return;
        }
        let decks = &look.board.decks;
        legal.items.extend(decks.faceup(self.ship).map(Thing::Card));
        legal.items.extend(decks.last_facedown(self.ship).map(|_| Thing::Facedown(self.ship)));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        match (self.at, answer) {
            (At::Choose, Answer::Pick(Thing::Obstacle(obstacle))) => return self.begin(cx, *obstacle),
            (At::Station, Answer::Pick(Thing::Card(card))) => atoms::discard_card(cx, self.ship, *card),
            (At::Station, Answer::Pick(Thing::Facedown(_))) => {
                if let Some(card) = cx.board.decks.last_facedown(self.ship) {
                    atoms::discard_card(cx, self.ship, card);
                }
            }
            _ => {}
        }
        self.at = At::Resolved;
        Flow::Next
    }
}
