//! Remotes are relocated: picked up and put where a template leads (xwing.remote.22, xwing.remote.23, xwing.remote.24).

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, List, Refusal, Region, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, Suffer, call, gain, is_commando, is_probe_droid};
use crate::board::MAX_SHIPS;
use crate::facts::ObstacleKind;
use crate::geometry::{
    Bend, Field, Template, Token as Piece, front_guides, probe_droid_moves, rear_guides, relocated, ships_on,
};
use crate::scene::{self, Scene};
use crate::words::{DeviceNo, Object, Prompt, ShipNo, Thing, Token};
use crate::{XWingCx, XWingLook, atoms, refused};

/// A commando team goes forward by one of these (xwing.device.commando-team.53).
const COMMANDO: [Template; 3] = [
    Template { bend: Bend::BankLeft, speed: 1 },
    Template { bend: Bend::Straight, speed: 2 },
    Template { bend: Bend::BankRight, speed: 1 },
];

/// A relocation under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relocate {
    device: DeviceNo,
    moved: bool,
    /// The enemy ships above a commando team that are yet to be strained.
    above: List<ShipNo, MAX_SHIPS>,
}

impl Relocate {
    pub(crate) fn new(device: DeviceNo) -> Relocate {
        Relocate { device, moved: false, above: List::new() }
    }

    /// A commando team that was dropped under enemy ships strains them (xwing.device.commando-team.61).
    pub(super) fn dropped(look: &XWingLook<'_>, device: DeviceNo) -> Option<Relocate> {
        let above = Relocate::under(look, device);
        (!above.is_empty()).then_some(Relocate { device, moved: true, above })
    }

    /// The enemy ships that a commando team lies under.
    fn under(look: &XWingLook<'_>, device: DeviceNo) -> List<ShipNo, MAX_SHIPS> {
        let it = look.board.device(device);
        if !is_commando(look.game, it) {
            return List::new();
        }
        let token = Piece::new(&look.game.facts[it.id].outline(), it.pose);
        let scene = Scene::of(look.game, look.board);
        let enemy = |ship: &ShipNo| look.board.enemies(device, *ship);
        scene.ships_of(ships_on(&token, &scene.ships)).filter(enemy).collect()
    }

    /// Where it can be put.
    fn places(&self, look: &XWingLook<'_>) -> ArrayVec<Pose, 75> {
        let it = look.board.device(self.device);
        let corners = &look.game.facts[it.id].corners;
        if is_probe_droid(look.game, it) {
            return probe_droid_moves(it.pose);
        }
        let (front, rear) = (front_guides(corners), rear_guides(corners));
        COMMANDO.iter().map(|template| relocated(it.pose, &front, *template, &rear)).collect()
    }

    fn put(&mut self, cx: &mut XWingCx<'_>, pose: Pose) -> Next {
        self.moved = true;
        atoms::move_device(cx, self.device, pose);
        let look = cx.look();
        let it = *look.board.device(self.device);
        let token = Piece::new(&look.game.facts[it.id].outline(), pose);
        let field = Field::standard();
        // xwing.remote.24
        if !field.area.contains(&token.shape()) {
            atoms::remove_device(cx, self.device);
            return Flow::Done;
        }
        self.above = Relocate::under(&look, self.device);
        // xwing.obstacle.blaze.07
        let burns = look.board.obstacles_in_play().any(|at| {
            let obstacle = look.board.obstacle(at);
            obstacle.kind == ObstacleKind::Blaze
                && scene::obstacle_at(look.game, look.board, at, obstacle.pose).meets(&token.shape())
        });
        if burns { call(Suffer::new(Object::Device(self.device), 1, 0)) } else { Flow::Next }
    }
}

impl Rulebook for Relocate {
    const TITLE: &'static str = "Relocate";

    fn step(&self) -> &'static str {
        "Relocate Remote"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Device(self.device))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let it = cx.board.device(self.device);
        if !it.in_play {
            return Flow::Done;
        }
        let owner = it.controller;
        if !self.moved {
            return Flow::Ask(Ask::one(owner, Prompt::Relocate, Kind::Place { optional: true }));
        }
        // xwing.device.commando-team.61
        match self.above.pop() {
            Some(ship) => gain(ship, Token::Strain, 1, owner),
            None => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.regions.push(Region::Disc { centre: look.board.device(self.device).pose, reach: 200.0 });
        legal.places.extend(self.places(look));
    }

    fn check(&self, look: &XWingLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        let Given::Place(pose) = answer else { return Ok(()) };
        let near = |place: &Pose| {
            (place.x_mm() - pose.x_mm()).abs() < 0.05
                && (place.y_mm() - pose.y_mm()).abs() < 0.05
                && (place.facing - pose.facing).degrees().min((pose.facing - place.facing).degrees()) < 0.05
        };
        if self.places(look).iter().any(near) {
            return Ok(());
        }
        Err(Refusal::by("xwing.remote.22", refused::Place::NoTemplate))
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Place(pose) => self.put(cx, *pose),
            _ => Flow::Done,
        }
    }
}
