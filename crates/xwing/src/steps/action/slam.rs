//! A SLAM: another maneuver of the speed that the ship executed (xwing.slam.01).

use broadside_engine::{Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::rules::slam_speed;
use super::{Answers, Given, Next, Rulebook, call, fail, template_speed};
use crate::facts::{ActionKind, Difficulty, Maneuver};
use crate::geometry::Position;
use crate::scene::{self, Scene};
use crate::steps::movement::{ExecuteManeuver, Kind as ManeuverKind};
use crate::words::{Prompt, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms, values};

/// A SLAM under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slam {
    ship: ShipNo,
    chosen: bool,
}

impl Slam {
    pub(crate) fn new(ship: ShipNo) -> Slam {
        Slam { ship, chosen: false }
    }

    fn maneuvers<'a>(&self, look: &XWingLook<'a>) -> impl Iterator<Item = Maneuver> + use<'a> {
        let speed = slam_speed(look, self.ship);
        let force = look.board.ship(self.ship).force;
        let open = move |it: &Maneuver| {
            Some(it.speed) == speed && !(it.difficulty == Difficulty::Purple && force == 0)
        };
        values::dial(look, self.ship).iter().copied().filter(open)
    }

    fn attempt(&self, look: &XWingLook<'_>, maneuver: Maneuver) -> ExecuteManeuver {
        let speed = template_speed(look, self.ship, ActionKind::Slam, maneuver.speed);
        ExecuteManeuver::attempt(look, self.ship, maneuver, ManeuverKind::Slam).with_template(speed)
    }

    /// Whether the ship would leave the play area in every way that it could end (xwing.slam.06).
    fn would_flee(&self, look: &XWingLook<'_>, attempt: &ExecuteManeuver) -> bool {
        let scene = Scene::without(look.game, look.board, Some(self.ship));
        let course = attempt.course();
        let ship = scene::ship(look.board, self.ship);
        Position::ALL.into_iter().all(|position| {
            course.execute(&ship, position, &scene.spaces()).is_ok_and(|it| it.outside.is_some())
        })
    }
}

impl Rulebook for Slam {
    const TITLE: &'static str = "SLAM";

    fn step(&self) -> &'static str {
        "Choose Maneuver"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.chosen {
            return Flow::Done;
        }
        if self.maneuvers(&cx.look()).next().is_none() {
            fail(cx);
            return Flow::Done;
        }
        let owner = cx.board.ship(self.ship).controller;
        Flow::Ask(Ask::one(owner, Prompt::ChooseSlam, Kind::Pick { optional: false }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.maneuvers(look).map(Thing::Maneuver));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.chosen = true;
        let Given::Pick(Thing::Maneuver(maneuver)) = answer else { return Flow::Next };
        let attempt = self.attempt(&cx.look(), *maneuver);
        if self.would_flee(&cx.look(), &attempt) {
            atoms::move_failed(cx, self.ship);
            fail(cx);
            return Flow::Next;
        }
        call(attempt)
    }
}
