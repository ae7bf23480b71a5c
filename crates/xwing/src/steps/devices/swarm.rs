//! The Buzz Droid Swarm: it clings to the enemy that met it, and gnaws at what touches it.

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, List, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, Suffer, call};
use crate::board::{MAX_SHIPS, Standing};
use crate::geometry::{Field, Guides, Range, Token as Piece, check_swarm, rear_guides};
use crate::scene::{self, Scene};
use crate::words::{DeviceNo, Object, Placement, Prompt, ShipNo, Thing};
use crate::{XWingCx, XWingLook, atoms};

/// A swarm is fitted to the guides of the ship that met it (xwing.device.buzz-droid-swarm.53,
/// xwing.device.buzz-droid-swarm.54, xwing.device.buzz-droid-swarm.55, xwing.device.buzz-droid-swarm.56).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cling {
    device: DeviceNo,
    ship: ShipNo,
    /// How many of the two that suffer in its stead are done; none while it can be placed.
    suffered: Option<u8>,
}

impl Cling {
    pub(crate) fn new(device: DeviceNo, ship: ShipNo) -> Cling {
        Cling { device, ship, suffered: None }
    }

    /// The guides at which it has room.
    fn places(&self, look: &XWingLook<'_>) -> ArrayVec<(Placement, Pose), 2> {
        let facts = look.game.facts;
        let it = look.board.device(self.device);
        let ship = scene::ship(look.board, self.ship);
        let scene = Scene::without(look.game, look.board, Some(self.ship));
        let others: ArrayVec<Piece<'_>, 24> = look
            .board
            .devices_in_play()
            .filter(|at| *at != self.device)
            .map(|at| scene::device(look.game, look.board, at))
            .collect();
        let area = Field::standard().area;
        [(Placement::Front, Guides::Front), (Placement::Back, Guides::Rear)]
            .into_iter()
            .filter_map(|(placement, guides)| {
                let pose = ship.fitted(guides, &rear_guides(&facts[it.id].corners));
                let swarm = Piece::new(&facts[it.id].outline(), pose);
                let free = check_swarm(&swarm, &scene.ships, &[&scene.obstacles, &others], &area).is_ok();
                free.then_some((placement, pose))
            })
            .collect()
    }
}

impl Rulebook for Cling {
    const TITLE: &'static str = "Relocate";

    fn step(&self) -> &'static str {
        "Choose Guides"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Device(self.device))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !cx.board.device(self.device).in_play {
            return Flow::Done;
        }
        match self.suffered {
            None if self.places(&cx.look()).is_empty() => {
                self.suffered = Some(0);
                Flow::Next
            }
            None => {
                let owner = cx.board.device(self.device).controller;
                Flow::Ask(Ask::one(owner, Prompt::FitSwarm, Kind::Pick { optional: false }))
            }
            Some(0) => {
                self.suffered = Some(1);
                call(Suffer::new(Object::Ship(self.ship), 1, 0))
            }
            Some(1) => {
                self.suffered = Some(2);
                call(Suffer::new(Object::Device(self.device), 1, 0))
            }
            Some(_) => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.places(look).iter().map(|(placement, _)| Thing::Placement(*placement)));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Given::Pick(Thing::Placement(wanted)) = answer
            && let Some((_, pose)) = self.places(&cx.look()).iter().find(|(at, _)| at == wanted)
        {
            atoms::move_device(cx, self.device, *pose);
        }
        Flow::Done
    }
}

/// A swarm engages: each enemy ship at range 0 of it suffers a crit damage (xwing.device.buzz-droid-swarm.52).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gnaw {
    device: DeviceNo,
    begun: bool,
    ships: List<ShipNo, MAX_SHIPS>,
}

impl Gnaw {
    pub(crate) fn new(device: DeviceNo) -> Gnaw {
        Gnaw { device, begun: false, ships: List::new() }
    }
}

impl Rulebook for Gnaw {
    const TITLE: &'static str = "Engagement";

    fn step(&self) -> &'static str {
        "Buzz Droid Swarm"
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !self.begun {
            self.begun = true;
            let board = &*cx.board;
            let near = |at: &ShipNo| {
                board.enemies(self.device, *at)
                    && board.ship(*at).standing == Standing::InPlay
                    && scene::range(cx.game, board, Object::Device(self.device), Object::Ship(*at))
                        == Range::Zero
            };
            self.ships = board.ships_in_play().filter(near).collect();
        }
        match self.ships.pop() {
            Some(ship) => call(Suffer::new(Object::Ship(ship), 0, 1)),
            None => Flow::Done,
        }
    }
}
