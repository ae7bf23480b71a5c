//! Docking and deploying (xwing.dock.01–.17).

use broadside_engine::{Ask, Flow, Kind as Wants, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, ObstacleEffect, Path, Rulebook, call, lies_on_device, path};
use crate::XWing;
use crate::board::{Board, Mark, Standing};
use crate::facts::{Difficulty, Maneuver};
use crate::geometry::{self, Execution, Guides, Position, Range};
use crate::scene::{self, Scene};
use crate::steps::{PerformAction, Suffer, devices, gain};
use crate::words::{Object, Phase, Placement, Prompt, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms, values};

/// The titles that make a ship a carrier, with the ship types that dock with it.
const CARRIERS: &[(&str, &[&str])] = &[
    ("ghost", &["attackshuttle", "sheathipedeclassshuttle"]),
    ("houndstooth", &["z95af4headhunter"]),
    ("landosmillenniumfalcon", &["escapecraft"]),
];

/// Whether a ship can dock with a carrier of the same player that has room for it.
pub(crate) fn fits(game: &XWing, board: &Board, ship: ShipNo, carrier: ShipNo) -> bool {
    let (it, other) = (board.ship(ship), board.ship(carrier));
    let kind = &*game.facts.ship_of(it.pilot).slug;
    let taken = board.ships.iter().any(|third| third.carrier == Some(carrier));
    let title = |slug: &str| CARRIERS.iter().any(|(title, kinds)| *title == slug && kinds.contains(&kind));
    ship != carrier
        && it.owner == other.owner
        && !taken
        && board.upgrades_of(carrier).any(|at| title(&game.facts[board.upgrade(at).card].slug))
}

/// The carrier at range 0 with which a ship can dock (xwing.dock.08).
pub(crate) fn carrier_at_range_0(look: &XWingLook<'_>, ship: ShipNo) -> Option<ShipNo> {
    look.board.ships_in_play().find(|carrier| {
        look.board.ship(*carrier).standing == Standing::InPlay
            && fits(look.game, look.board, ship, *carrier)
            && scene::range(look.game, look.board, Object::Ship(ship), Object::Ship(*carrier)) == Range::Zero
    })
}

/// The carrier with which a ship may dock that partially executed its maneuver into it (xwing.dock.11).
pub(super) fn may_dock_by_overlap(look: &XWingLook<'_>, ship: ShipNo) -> Option<ShipNo> {
    carrier_at_range_0(look, ship)
}

/// Whether a docked ship may deploy: its carrier lies in the play area.
pub(crate) fn can_deploy(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    let carrier = look.board.ship(ship).carrier;
    carrier.is_some_and(|at| look.board.ship(at).in_play()) && maneuvers(look, ship).next().is_some()
}

/// A ship docks.
pub(crate) fn dock(cx: &mut XWingCx<'_>, ship: ShipNo, carrier: ShipNo) {
    atoms::mark(cx, ship, Mark::DockedOrDeployed);
    // xwing.dock.10
    atoms::mark(cx, ship, Mark::Activated);
    atoms::reserve(cx, ship, Some(carrier));
}

/// The maneuvers with which a ship can deploy: neither stationary nor reverse (xwing.dock.03).
fn maneuvers<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = Maneuver> + use<'a> {
    let it = look.board.ship(ship);
    let (stressed, force) = (look.game.has(it, Token::Stress), it.force);
    values::dial(look, ship).iter().copied().filter(move |maneuver| {
        geometry::Maneuver::new(maneuver.bearing, maneuver.speed).is_forward()
            && !(maneuver.difficulty == Difficulty::Red && stressed)
            && !(maneuver.difficulty == Difficulty::Purple && force == 0)
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Choose,
    Place,
    CheckDifficulty,
    Objects,
    Action,
    Over,
}

/// A docked ship deploys.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deploy {
    at: At,
    ship: ShipNo,
    front: bool,
    emergency: bool,
    maneuver: Option<Maneuver>,
    done: u8,
    path: Path,
}

impl Deploy {
    pub(crate) fn new(ship: ShipNo, front: bool, emergency: bool) -> Deploy {
        Deploy { at: At::Choose, ship, front, emergency, maneuver: None, done: 0, path: Path::new() }
    }

    fn execution(&self, look: &XWingLook<'_>, position: Position) -> Option<(Scene, Execution)> {
        let (it, maneuver) = (look.board.ship(self.ship), self.maneuver?);
        let scene = Scene::of(look.game, look.board);
        let carrier = scene.ship_numbers.iter().position(|at| Some(*at) == it.carrier)?;
        let course = geometry::Maneuver::new(maneuver.bearing, maneuver.speed);
        let guides = if self.front { Guides::Front } else { Guides::Rear };
        let execution = geometry::deploy(course, it.size, carrier, guides, position, &scene.spaces()).ok()?;
        Some((scene, execution))
    }

    /// The positions in which the ship can be put: one, or those of a Tallon Roll.
    fn positions(&self, look: &XWingLook<'_>) -> impl Iterator<Item = Placement> + use<> {
        let all = Position::ALL.map(|position| {
            self.execution(look, position).map(|(_, execution)| (Placement::from(position), execution.fully))
        });
        let rolls = self.maneuver.is_some_and(|it| {
            let course = geometry::Maneuver::new(it.bearing, it.speed);
            course.layout().is_some_and(|layout| layout.positions().len() > 1)
        });
        let full = all.iter().flatten().any(|(_, fully)| *fully);
        all.into_iter().flatten().filter_map(move |(placement, fully)| {
            let open = if rolls && full { fully } else { placement == Placement::Middle };
            open.then_some(placement)
        })
    }

    fn put(&mut self, cx: &mut XWingCx<'_>, placement: Placement) -> Next {
        let (ship, look) = (self.ship, cx.look());
        let Some((scene, execution)) = self.execution(&look, placement.into()) else { return self.fail(cx) };
        let Some(maneuver) = self.maneuver else { return self.fail(cx) };
        let carrier = look.board.ship(ship).carrier.map(|at| scene::ship(look.board, at));
        if let Some(start) = carrier {
            self.path =
                path(&scene, &start, execution.track.as_ref(), &execution.obstacles, &execution.devices);
        }
        atoms::mark(cx, ship, Mark::DockedOrDeployed);
        atoms::mark(cx, ship, Mark::Activated);
        if self.emergency && cx.board.phase == Phase::Engagement {
            // xwing.dock.15
            let own = values::initiative(&cx.look(), Object::Ship(ship));
            if own >= cx.board.initiative {
                atoms::mark(cx, ship, Mark::CannotEngage);
            }
        }
        atoms::place(cx, ship, execution.pose);
        atoms::executed(cx, ship, maneuver, execution.fully);
        if maneuver.difficulty == Difficulty::Purple {
            atoms::force(cx, ship, -1);
        }
        if execution.outside.is_some() {
            atoms::flee(cx, ship);
            return Flow::Done;
        }
        self.at = At::CheckDifficulty;
        Flow::Next
    }

    /// xwing.dock.06, .14
    fn fail(&mut self, cx: &mut XWingCx<'_>) -> Next {
        atoms::move_failed(cx, self.ship);
        if self.emergency {
            atoms::destroy(cx, self.ship);
            atoms::remove_ship(cx, self.ship);
        } else {
            atoms::mark(cx, self.ship, Mark::DockedOrDeployed);
        }
        Flow::Done
    }
}

impl Rulebook for Deploy {
    const TITLE: &'static str = "Deploy";

    fn step(&self) -> &'static str {
        match self.at {
            At::Choose => "Choose Maneuver",
            At::Place => "Place Ship",
            At::CheckDifficulty => "Check Difficulty",
            At::Objects => "Obstacles and devices",
            At::Action | At::Over => "Perform Action",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (ship, owner) = (self.ship, cx.board.ship(self.ship).owner);
        if cx.board.ship(ship).is_gone() {
            return Flow::Done;
        }
        match self.at {
            At::Choose if maneuvers(&cx.look(), ship).next().is_none() => self.fail(cx),
            At::Choose => Flow::Ask(Ask::one(owner, Prompt::DeployManeuver, Wants::Pick { optional: false })),
            At::Place => {
                if self.positions(&cx.look()).next().is_none() {
                    return self.fail(cx);
                }
                Flow::Ask(Ask::one(owner, Prompt::ChoosePlacement, Wants::Pick { optional: false }))
            }
            At::CheckDifficulty => {
                self.at = At::Objects;
                match self.maneuver.map(|it| it.difficulty) {
                    Some(Difficulty::Red) => gain(ship, Token::Stress, 1, owner),
                    Some(Difficulty::Blue) => {
                        for token in [Token::Stress, Token::Strain, Token::Deplete] {
                            atoms::remove_token(cx, ship, token, 1);
                        }
                        Flow::Next
                    }
                    _ => Flow::Next,
                }
            }
            At::Objects => {
                let Some(object) = self.path.get(self.done as usize).copied() else {
                    self.at = At::Action;
                    return Flow::Next;
                };
                self.done += 1;
                atoms::passed(cx, ship, object);
                match object {
                    Object::Obstacle(obstacle) => call(ObstacleEffect::new(ship, obstacle)),
                    Object::Device(device) => {
                        let overlapped = lies_on_device(&cx.look(), ship, device);
                        devices::met(cx, ship, device, overlapped, true)
                    }
                    _ => Flow::Next,
                }
            }
            // xwing.dock.05, .13
            At::Action => {
                self.at = At::Over;
                if self.emergency { Flow::Next } else { call(PerformAction::granted(ship)) }
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::Choose => legal.items.extend(maneuvers(look, self.ship).map(Thing::Maneuver)),
            _ => legal.items.extend(self.positions(look).map(Thing::Placement)),
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Maneuver(maneuver)) => {
                self.maneuver = Some(*maneuver);
                self.at = At::Place;
                Flow::Next
            }
            Given::Pick(Thing::Placement(placement)) => self.put(cx, *placement),
            _ => Flow::Next,
        }
    }
}

/// A docked ship whose carrier is destroyed may deploy; else it is lost with it (xwing.dock.12–.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmergencyDeploy {
    ship: ShipNo,
    suffered: bool,
}

impl EmergencyDeploy {
    pub(crate) fn new(ship: ShipNo) -> EmergencyDeploy {
        EmergencyDeploy { ship, suffered: false }
    }

    fn lost(&self, cx: &mut XWingCx<'_>) -> Next {
        atoms::destroy(cx, self.ship);
        atoms::remove_ship(cx, self.ship);
        Flow::Done
    }
}

impl Rulebook for EmergencyDeploy {
    const TITLE: &'static str = "Emergency Deploy";

    fn step(&self) -> &'static str {
        "Choose Guides"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let it = cx.board.ship(self.ship);
        if it.standing != Standing::Reserve {
            return Flow::Done;
        }
        if self.suffered && it.damage >= it.hull {
            return self.lost(cx);
        }
        Flow::Ask(Ask::one(it.owner, Prompt::EmergencyDeploy, Wants::Pick { optional: !self.suffered }))
    }

    fn legal(&self, _: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend([Thing::Deploy(true), Thing::Deploy(false)]);
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Deploy(front)) if self.suffered => call(Deploy::new(self.ship, *front, true)),
            Given::Pick(Thing::Deploy(_)) => {
                self.suffered = true;
                call(Suffer::new(Object::Ship(self.ship), 0, 1))
            }
            _ => self.lost(cx),
        }
    }
}
