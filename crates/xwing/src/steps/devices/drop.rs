//! A ship drops a device in the System Phase with its payload upgrade (xwing.device.02, .08, .09).

use arrayvec::ArrayVec;
use broadside_engine::{Ask, Flow, Kind, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Answers, Detonate, Given, Next, Rulebook, call};
use crate::board::{MAX_SHIPS, Mark};
use crate::facts::{DeviceId, DeviceKind, Slot};
use crate::geometry::{
    Field, Guides, Template, Token as Piece, check_device, cluster_sides, front_guides, placed_by, ships_on,
};
use crate::scene::{self, Scene};
use crate::words::{DeviceNo, Prompt, ShipNo, Thing, UpgradeNo};
use crate::{XWingCx, XWingLook, atoms, values};

/// The most devices of one placement: a set of cluster mines.
type Places = ArrayVec<(DeviceId, Pose), 3>;

/// Where the devices of an upgrade come to lie, with the [1 straight] template from the rear guides; `None` when a part would be outside
/// the play area (xwing.device.17).
fn places(look: &XWingLook<'_>, upgrade: UpgradeNo) -> Option<Places> {
    let facts = look.game.facts;
    let id = values::side_up(look, upgrade).device?;
    let ship = scene::ship(look.board, look.board.upgrade(upgrade).ship);
    let guides = front_guides(&facts[id].corners);
    let pose = placed_by(&ship, Guides::Rear, Template::straight(1), &guides);
    let mut places: Places = core::iter::once((id, pose)).collect();
    // xwing.device.cluster-mine.52
    if let ("cluster-mine", Some(side)) = (&*facts[id].slug, facts.device("cluster-mine-side")) {
        for at in cluster_sides(&facts[id].outline(), &facts[side].outline(), pose) {
            places.push((side, at));
        }
    }
    let area = Field::standard().area;
    let inside = |(id, pose): &(DeviceId, Pose)| {
        check_device(&Piece::new(&facts[*id].outline(), *pose), &area).is_ok()
    };
    places.iter().all(inside).then_some(places)
}

/// The upgrades with which a ship can drop a bomb or mine now.
pub(crate) fn droppable<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = UpgradeNo> + use<'a> {
    let look = *look;
    let it = look.board.ship(ship);
    let free = !it.is_marked(Mark::PlacedDevice) && !it.is_marked(Mark::Decloaked);
    look.board.upgrades_of(ship).filter(move |at| {
        let card = &look.game.facts[look.board.upgrade(*at).card];
        let kind = card.front.device.map(|id| look.game.facts[id].kind);
        free && card.slots().first() == Some(&Slot::Payload)
            && matches!(kind, Some(DeviceKind::Bomb | DeviceKind::Mine))
            && look.board.upgrade(*at).charges > 0
            && places(&look, *at).is_some()
    })
}

/// A device is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DropDevice {
    upgrade: UpgradeNo,
    placed: [Option<DeviceNo>; 3],
    next: u8,
}

impl DropDevice {
    pub(crate) fn new(upgrade: UpgradeNo) -> DropDevice {
        DropDevice { upgrade, placed: [None; 3], next: u8::MAX }
    }

    fn device(&self) -> Option<DeviceNo> {
        self.placed.get(self.next as usize).copied().flatten()
    }

    /// The ships that a mine lies under (xwing.device.14, .72).
    fn above<'a>(&self, look: &XWingLook<'a>) -> ArrayVec<ShipNo, MAX_SHIPS> {
        let Some(device) = self.device().filter(|at| look.board.device(*at).in_play) else {
            return ArrayVec::new();
        };
        if look.game.facts[look.board.device(device).id].kind != DeviceKind::Mine {
            return ArrayVec::new();
        }
        let scene = Scene::of(look.game, look.board);
        let token = scene::device(look.game, look.board, device);
        scene.ships_of(ships_on(&token, &scene.ships)).collect()
    }

    fn set_off(&mut self, ship: ShipNo) -> Next {
        let device = self.device();
        self.next += 1;
        device.map_or(Flow::Next, |device| call(Detonate::mine(device, ship)))
    }
}

impl Rulebook for DropDevice {
    const TITLE: &'static str = "Drop Device";

    fn step(&self) -> &'static str {
        "Place Device"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Upgrade(self.upgrade))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let ship = cx.board.upgrade(self.upgrade).ship;
        let owner = cx.board.ship(ship).owner;
        if self.next == u8::MAX {
            self.next = 0;
            let Some(places) = places(&cx.look(), self.upgrade) else { return Flow::Done };
            atoms::mark(cx, ship, Mark::PlacedDevice);
            atoms::charge(cx, self.upgrade, -1);
            for (slot, (id, pose)) in self.placed.iter_mut().zip(places) {
                *slot = atoms::new_device(cx, id, owner, Some(ship), pose);
            }
            return Flow::Next;
        }
        if self.next as usize >= self.placed.len() {
            return Flow::Done;
        }
        let above = self.above(&cx.look());
        match above.as_slice() {
            [] => {
                self.next += 1;
                Flow::Next
            }
            [only] => self.set_off(*only),
            _ => Flow::Ask(Ask::one(owner, Prompt::ChooseAffected, Kind::Pick { optional: false })),
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.above(look).into_iter().map(Thing::Ship));
    }

    fn answer(&mut self, _: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(ship)) => self.set_off(*ship),
            _ => Flow::Next,
        }
    }
}
