//! A card puts a remote into the play area before forces are placed.

use broadside_engine::{Ask, Flow, Kind, Refusal, Region, Seat};
use broadside_table::{Pose, tolerance};
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook};
use crate::geometry::{Field, measures::BAND};
use crate::scene;
use crate::words::{DeviceNo, Prompt, Thing, UpgradeNo};
use crate::{XWingCx, XWingLook, atoms, refused, values};

/// The remote of an upgrade is placed beyond a range of every edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceRemote {
    upgrade: UpgradeNo,
    beyond: u8,
    device: Option<DeviceNo>,
}

impl PlaceRemote {
    pub(crate) fn new(upgrade: UpgradeNo, beyond: u8) -> PlaceRemote {
        PlaceRemote { upgrade, beyond, device: None }
    }

    /// Whether it may lie here.
    fn fits(&self, look: &XWingLook<'_>, pose: Pose) -> bool {
        let Some(device) = self.device else { return false };
        let token = scene::device_at(look.game, look.board, device, pose);
        let inside = -Field::standard().area.outermost(&token.shape()).outside;
        inside > f64::from(self.beyond) * BAND + tolerance::RULER_LINE
    }
}

impl Rulebook for PlaceRemote {
    const TITLE: &'static str = "Place Remote";

    fn step(&self) -> &'static str {
        "Place Device"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        self.device.map(Thing::Device)
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let owner = cx.board.ship(cx.board.upgrade(self.upgrade).ship).controller;
        if self.device.is_none() {
            let Some(id) = values::side_up(&cx.look(), self.upgrade).device else { return Flow::Done };
            self.device = atoms::bring_device(cx, id, owner, Field::standard().centre());
        }
        let waits = |device: DeviceNo| cx.board.devices.get(device.index()).is_some_and(|it| !it.in_play);
        if self.device.is_some_and(waits) {
            return Flow::Ask(Ask::one(owner, Prompt::PlaceRemote, Kind::Place { optional: false }));
        }
        Flow::Done
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        let area = Field::standard().area;
        let inset = f64::from(self.beyond) * BAND;
        legal.regions.push(Region::Rect {
            left: area.low.x + inset,
            bottom: area.low.y + inset,
            right: area.high.x - inset,
            top: area.high.y - inset,
        });
        let centre = Field::standard().centre();
        const STEP: f64 = 70.0;
        for column in -3..=3 {
            for row in -3..=3 {
                let (x, y) = (f64::from(column) * STEP, f64::from(row) * STEP);
                let pose = Pose::from_mm(centre.x_mm() + x, centre.y_mm() + y, 0.0);
                if self.fits(look, pose) {
                    legal.places.push(pose);
                }
            }
        }
    }

    fn check(&self, look: &XWingLook<'_>, _: Seat, answer: &Given) -> Result<(), Refusal> {
        match answer {
            Given::Place(pose) if !self.fits(look, *pose) => {
                Err(Refusal::unfit(refused::Place::RemoteAtEdge { range: self.beyond }))
            }
            _ => Ok(()),
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        if let (Given::Place(pose), Some(device)) = (answer, self.device) {
            let ship = cx.board.upgrade(self.upgrade).ship;
            atoms::place_device(cx, device, Some(ship), *pose);
        }
        Flow::Next
    }
}
