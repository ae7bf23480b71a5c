//! Docking and deploying (xwing.dock.01, xwing.dock.02, xwing.dock.03, xwing.dock.04, xwing.dock.05, xwing.dock.06,
//! xwing.dock.07, xwing.dock.08, xwing.dock.09, xwing.dock.10, xwing.dock.11, xwing.dock.12, xwing.dock.13,
//! xwing.dock.14, xwing.dock.15, xwing.dock.16, xwing.dock.17).

use broadside_engine::{About, Ask, Flow, Kind as Wants, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::{Answers, ExecuteManeuver, Given, Next, Rulebook, call};
use crate::XWing;
use crate::board::{Board, Mark, Standing};
use crate::facts::Maneuver;
use crate::geometry::{self, Guides, Range};
use crate::scene;
use crate::steps::{PerformAction, Suffer};
use crate::words::{Object, Phase, Prompt, Query, ShipNo, Thing, Window};
use crate::{XWingCx, XWingLook, atoms, values};

/// The titles that make a ship a carrier, with the ship types that dock with it.
const CARRIERS: &[(&str, &[&str])] = &[
    ("ghost", &["attackshuttle", "sheathipedeclassshuttle"]),
    ("houndstooth", &["z95af4headhunter"]),
    ("landosmillenniumfalcon", &["escapecraft"]),
];

/// Whether a ship can dock with a friendly carrier that has room for it.
pub fn fits(game: &XWing, board: &Board, ship: ShipNo, carrier: ShipNo) -> bool {
    let kind = &*game.facts.ship_of(board.ship(ship).pilot).slug;
    let taken = board.ships.iter().any(|third| third.carrier == Some(carrier));
    let title = |slug: &str| CARRIERS.iter().any(|(title, kinds)| *title == slug && kinds.contains(&kind));
    ship != carrier
        && board.friendly(ship, carrier)
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
    carrier.is_some_and(|at| look.board.ship(at).in_play())
        && look.allowed(Query::MayDeploy, About::subject(Thing::Ship(ship)), true)
        && maneuvers(look, ship).next().is_some()
}

/// A ship docks.
pub(crate) fn dock(cx: &mut XWingCx<'_>, ship: ShipNo, carrier: ShipNo) {
    atoms::mark(cx, ship, Mark::DockedOrDeployed);
    // xwing.dock.10
    atoms::mark(cx, ship, Mark::Activated);
    atoms::reserve(cx, ship, Some(carrier));
}

/// The maneuvers with which a ship can deploy: neither stationary nor reverse (xwing.dock.03). In place of one that it cannot
/// execute it executes the stress maneuver.
fn maneuvers<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = Maneuver> + use<'a> {
    let forward = |it: &Maneuver| geometry::Maneuver::new(it.bearing, it.speed).is_forward();
    values::dial(look, ship).iter().copied().filter(forward)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Choose,
    Action,
    Over,
}

/// A docked ship deploys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deploy {
    at: At,
    ship: ShipNo,
    guides: Guides,
    emergency: bool,
}

impl Deploy {
    pub(crate) fn new(ship: ShipNo, front: bool, emergency: bool) -> Deploy {
        let guides = if front { Guides::Front } else { Guides::Rear };
        Deploy { at: At::Choose, ship, guides, emergency }
    }

    /// The ship has executed its maneuver. After an overlap, or on an obstacle, it performs no action, as in an
    /// activation (xwing.overlap.08, xwing.overlap.10, xwing.obstacle.03).
    fn deployed(&self, cx: &mut XWingCx<'_>) -> Next {
        let ship = self.ship;
        atoms::mark(cx, ship, Mark::DockedOrDeployed);
        atoms::mark(cx, ship, Mark::Activated);
        if self.emergency && cx.board.phase == Phase::Engagement {
            // xwing.dock.15
            let own = values::initiative(&cx.look(), Object::Ship(ship));
            if own >= cx.board.initiative {
                atoms::mark(cx, ship, Mark::CannotEngage);
            }
        }
        cx.raise(Window::AfterDeploy, About::subject(Thing::Ship(ship)));
        // xwing.dock.05, xwing.dock.13
        if self.emergency || cx.board.ship(ship).is_marked(Mark::SkipsAction) {
            return Flow::Next;
        }
        call(PerformAction::granted(ship))
    }

    /// xwing.dock.06, xwing.dock.14
    fn fail(&self, cx: &mut XWingCx<'_>) -> Next {
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
            At::Action | At::Over => "Perform Action",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let (ship, it) = (self.ship, cx.board.ship(self.ship));
        if it.is_gone() {
            return Flow::Done;
        }
        match self.at {
            At::Choose if maneuvers(&cx.look(), ship).next().is_none() => {
                atoms::move_failed(cx, ship);
                self.fail(cx)
            }
            At::Choose => {
                Flow::Ask(Ask::one(it.controller, Prompt::DeployManeuver, Wants::Pick { optional: false }))
            }
            At::Action if it.standing == Standing::Reserve => self.fail(cx),
            At::Action => {
                self.at = At::Over;
                self.deployed(cx)
            }
            At::Over => {
                atoms::unmark(cx, ship, Mark::NoMoreActions);
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(maneuvers(look, self.ship).map(Thing::Maneuver));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Maneuver(maneuver)) => {
                self.at = At::Action;
                call(ExecuteManeuver::deploy(&cx.look(), self.ship, *maneuver, self.guides))
            }
            _ => Flow::Next,
        }
    }
}

/// A docked ship whose carrier is destroyed may deploy; else it is lost with it (xwing.dock.12, xwing.dock.13,
/// xwing.dock.14, xwing.dock.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmergencyDeploy {
    ship: ShipNo,
    told: bool,
    suffered: bool,
}

impl EmergencyDeploy {
    pub(crate) fn new(ship: ShipNo) -> EmergencyDeploy {
        EmergencyDeploy { ship, told: false, suffered: false }
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
        if let (false, Some(carrier)) = (self.told, it.carrier) {
            self.told = true;
            let about = About::both(Thing::Ship(self.ship), Thing::Ship(carrier));
            return Flow::Open(Occasion::new(Window::CarrierLost, about));
        }
        if self.suffered && it.damage >= it.hull {
            return self.lost(cx);
        }
        Flow::Ask(Ask::one(it.controller, Prompt::EmergencyDeploy, Wants::Pick { optional: !self.suffered }))
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
