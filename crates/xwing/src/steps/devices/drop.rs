//! A ship drops a device in the System Phase with its payload upgrade (xwing.device.02, xwing.device.08,
//! xwing.device.09).

use arrayvec::ArrayVec;
use broadside_engine::{About, Ask, Flow, Kind, Seat};
use broadside_table::Pose;
use serde::{Deserialize, Serialize};

use super::{Answers, Detonate, Given, Next, Relocate, Rulebook, call};
use crate::board::{MAX_SHIPS, Mark};
use crate::facts::{DeviceId, DeviceKind, ObstacleId, ObstacleKind, Slot};
use crate::geometry::{
    Bend, Field, Template, Token as Piece, check_device, cluster_sides, front_guides, placed_by, rear_guides,
    ships_on,
};
use crate::scene::{self, Scene};
use crate::steps::Step;
use crate::steps::movement::PlaceObstacle;
use crate::words::{DeviceNo, Laid, Laying, Prompt, Query, ShipNo, Thing, UpgradeNo, Window, XWingWords};
use crate::{XWingCx, XWingLook, atoms, values};

/// The most devices of one placement: a set of cluster mines.
type Places = ArrayVec<(DeviceId, Pose), 3>;

/// As many templates as a commando team can be dropped with from three sides, and those of one speed more and less.
type Ways = ArrayVec<Laying, 48>;

/// The ways to drop a device from three sides of a ship.
const FROM_SIDES: [Laid; 6] = [
    Laid::Dropped,
    Laid::DroppedTurned,
    Laid::DroppedLeft,
    Laid::DroppedLeftTurned,
    Laid::DroppedRight,
    Laid::DroppedRightTurned,
];
const BANKS_AND_STRAIGHT: [Bend; 3] = [Bend::BankLeft, Bend::Straight, Bend::BankRight];
const ALL_BENDS: [Bend; 5] =
    [Bend::BankLeft, Bend::BankRight, Bend::Straight, Bend::TurnLeft, Bend::TurnRight];

/// The ways to place the devices or the obstacle of an upgrade, as this and other cards allow.
fn ways(look: &XWingLook<'_>, upgrade: UpgradeNo) -> Ways {
    let ship = About::subject(Thing::Ship(look.board.upgrade(upgrade).ship));
    let mut ways = Ways::new();
    let is_device = match (values::side_up(look, upgrade).device, obstacle(look, upgrade)) {
        (Some(id), _) => {
            device_ways(look, id, ship, &mut ways);
            true
        }
        (None, Some(id)) => {
            let kind = look.game.facts[id].kind;
            obstacle_ways(kind, &mut ways);
            kind == ObstacleKind::ElectroChaffCloud
        }
        (None, None) => return ways,
    };
    // xwing.device.11
    if is_device && look.allowed(Query::DropsByBanks, ship, false) {
        for way in ways.clone().into_iter().filter(|it| it.bend == Bend::Straight && it.how != Laid::Launched)
        {
            add(&mut ways, Laying { bend: Bend::BankLeft, ..way });
            add(&mut ways, Laying { bend: Bend::BankRight, ..way });
        }
    }
    if is_device && look.allowed(Query::OtherTemplates, ship, false) {
        for way in ways.clone() {
            add(&mut ways, Laying { speed: way.speed - 1, ..way });
            add(&mut ways, Laying { speed: way.speed + 1, ..way });
        }
    }
    ways.retain(|way| match obstacle(look, upgrade) {
        Some(id) => obstacle_place(look, upgrade, id, *way).is_some(),
        None => places(look, upgrade, *way).is_some(),
    });
    ways
}

/// A way that is not among the others yet, if there is such a template.
fn add(ways: &mut Ways, way: Laying) {
    if Template::new(way.bend, way.speed).is_some() && !ways.contains(&way) {
        ways.push(way);
    }
}

fn laying(how: Laid, speed: u8, bend: Bend) -> Laying {
    Laying { how, speed, bend }
}

/// The ways to place a device: dropped with the [1 straight] template, or as its own card says.
fn device_ways(look: &XWingLook<'_>, id: DeviceId, ship: About<XWingWords>, ways: &mut Ways) {
    let facts = &look.game.facts[id];
    match &*facts.slug {
        "buzz-droid-swarm" => {
            ways.extend(BANKS_AND_STRAIGHT.map(|bend| laying(Laid::Launched, 3, bend)));
        }
        "drk-1-probe-droid" => {
            for how in [Laid::Dropped, Laid::Launched] {
                ways.extend(ALL_BENDS.map(|bend| laying(how, 3, bend)));
            }
        }
        "thermal-detonator" => {
            ways.extend([1, 2].map(|speed| laying(Laid::Dropped, speed, Bend::Straight)));
        }
        slug => {
            ways.push(laying(Laid::Dropped, 1, Bend::Straight));
            if slug.ends_with("commandos") {
                ways.push(laying(Laid::DroppedTurned, 1, Bend::Straight));
                if look.allowed(Query::DropsFromSides, ship, false) {
                    for how in FROM_SIDES {
                        ways.extend([Bend::BankLeft, Bend::BankRight].map(|bend| laying(how, 1, bend)));
                    }
                }
            }
        }
    }
    if facts.kind == DeviceKind::Bomb && look.allowed(Query::LaunchesBombs, ship, false) {
        ways.push(laying(Laid::Launched, 5, Bend::Straight));
    }
}

/// The ways to place an obstacle of a card.
fn obstacle_ways(kind: ObstacleKind, ways: &mut Ways) {
    match kind {
        ObstacleKind::ElectroChaffCloud => ways.extend([
            laying(Laid::Launched, 3, Bend::BankLeft),
            laying(Laid::Launched, 4, Bend::Straight),
            laying(Laid::Launched, 3, Bend::BankRight),
        ]),
        // xwing.obstacle.spare-parts.04
        ObstacleKind::SpareParts => ways.push(laying(Laid::Fitted, 0, Bend::Straight)),
        _ => ways.push(laying(Laid::Dropped, 1, Bend::Straight)),
    }
}

/// The obstacle that an upgrade puts into the play area.
fn obstacle(look: &XWingLook<'_>, upgrade: UpgradeNo) -> Option<ObstacleId> {
    let side = values::side_up(look, upgrade);
    side.obstacle.filter(|_| side.device.is_none())
}

/// Where the obstacle of an upgrade comes to lie; `None` when a part would be outside the play area (xwing.obstacle.08).
fn obstacle_place(look: &XWingLook<'_>, upgrade: UpgradeNo, id: ObstacleId, way: Laying) -> Option<Pose> {
    let facts = &look.game.facts[id];
    let ship = scene::ship(look.board, look.board.upgrade(upgrade).ship);
    let edge = ship.at_edge(way.how.edge());
    let end = match way.how {
        Laid::Fitted => edge,
        _ => Template::new(way.bend, way.speed)?.line().end(&edge),
    };
    let pose = front_guides(&facts.corners).attached(&end).pose();
    check_device(&Piece::new(&facts.outline(), pose), &Field::standard().area).ok().map(|()| pose)
}

/// Whether an upgrade has a device or an obstacle left, and a place for it.
pub(crate) fn placeable(look: &XWingLook<'_>, upgrade: UpgradeNo) -> bool {
    let room = || {
        let all = &look.board.obstacles;
        obstacle(look, upgrade).is_none() || !all.is_full() || all.iter().any(|it| it.gone && !it.in_play)
    };
    look.board.upgrade(upgrade).charges > 0 && room() && !ways(look, upgrade).is_empty()
}

/// Where the devices of an upgrade come to lie; `None` when a part would be outside the play area (xwing.device.17).
fn places(look: &XWingLook<'_>, upgrade: UpgradeNo, way: Laying) -> Option<Places> {
    let facts = look.game.facts;
    let id = values::side_up(look, upgrade).device?;
    let ship = scene::ship(look.board, look.board.upgrade(upgrade).ship);
    let corners = &facts[id].corners;
    let guides = if way.how.is_turned() { rear_guides(corners) } else { front_guides(corners) };
    let pose = placed_by(&ship, way.how.edge(), Template::new(way.bend, way.speed)?, &guides);
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

/// The upgrades with which a ship can drop a device now, in its turn of the System Phase or by an effect at another time
/// (xwing.device.75).
pub(crate) fn droppable<'a>(
    look: &XWingLook<'a>,
    ship: ShipNo,
    in_turn: bool,
) -> impl Iterator<Item = UpgradeNo> + use<'a> {
    let look = *look;
    let it = look.board.ship(ship);
    let free = !in_turn || !(it.is_marked(Mark::PlacedDevice) || it.is_marked(Mark::Decloaked));
    look.board.upgrades_of(ship).filter(move |at| {
        let card = &look.game.facts[look.board.upgrade(*at).card];
        let kind = card.front.device.map(|id| look.game.facts[id].kind);
        // A commando team is dropped by its crew card (xwing.device.commando-team.51).
        let dropped = match kind {
            Some(DeviceKind::Bomb | DeviceKind::Mine) => card.slots().first() == Some(&Slot::Payload),
            Some(DeviceKind::Remote) => card.slots().first() == Some(&Slot::Crew),
            None => false,
        };
        free && dropped && placeable(&look, *at)
    })
}

/// A device is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DropDevice {
    upgrade: UpgradeNo,
    way: Option<Laying>,
    /// The ways that are used up: each device of a card is placed with another template.
    used: Option<Laying>,
    /// How many more may be dropped.
    more: u8,
    placed: [Option<DeviceNo>; 3],
    /// The ship that each mine affects; which mines are dealt with, a bit for each.
    affects: [Option<ShipNo>; 3],
    assigned: u8,
    burnt: u8,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Place,
    Assign,
    Detonate,
}

impl DropDevice {
    pub(crate) fn new(upgrade: UpgradeNo) -> DropDevice {
        DropDevice {
            upgrade,
            way: None,
            used: None,
            more: 0,
            placed: [None; 3],
            affects: [None; 3],
            assigned: 0,
            burnt: 0,
            at: At::Place,
        }
    }

    /// In the ship's turn of the System Phase.
    pub(crate) fn in_turn(look: &XWingLook<'_>, upgrade: UpgradeNo) -> DropDevice {
        let about = About::both(Thing::Ship(look.board.upgrade(upgrade).ship), Thing::Upgrade(upgrade));
        let more = look.value(Query::Drops, about, 1).clamp(1, 9) as u8 - 1;
        DropDevice { more, ..DropDevice::new(upgrade) }
    }

    /// The obstacle of the upgrade is placed (xwing.obstacle.08).
    fn place_obstacle(&mut self, cx: &mut XWingCx<'_>, id: ObstacleId, way: Laying) -> Next {
        let Some(pose) = obstacle_place(&cx.look(), self.upgrade, id, way) else { return Flow::Done };
        (self.at, self.used) = (At::Assign, Some(way));
        let ship = cx.board.upgrade(self.upgrade).ship;
        // A cloud is a device, too; the readings say why it has a fuse marker (xwing.obstacle.electro-chaff-cloud.71,
        // xwing.obstacle.electro-chaff-cloud.74).
        let is_device = cx.game.facts[id].kind == ObstacleKind::ElectroChaffCloud;
        let device_of = Some(cx.board.ship(ship).controller).filter(|_| is_device);
        if is_device {
            atoms::mark(cx, ship, Mark::PlacedDevice);
        }
        atoms::charge(cx, self.upgrade, -1);
        match atoms::new_obstacle(cx, id, pose, u8::from(is_device), device_of) {
            Some(obstacle) => {
                if is_device {
                    let about = About::both(Thing::Obstacle(obstacle), Thing::Ship(ship));
                    cx.raise(Window::AfterPlaceDevice, about);
                }
                let placing = PlaceObstacle::new(obstacle, pose);
                call(if way.how == Laid::Fitted { placing.fitted_to(ship) } else { placing })
            }
            None => Flow::Next,
        }
    }

    /// The devices that it has placed at once.
    pub(crate) fn placed(&self) -> impl Iterator<Item = DeviceNo> {
        self.placed.into_iter().flatten()
    }

    /// The ways that are open: with another template than the one before.
    fn open(&self, look: &XWingLook<'_>) -> Ways {
        let mut ways = ways(look, self.upgrade);
        ways.retain(|way| self.used.is_none_or(|it| (it.speed, it.bend) != (way.speed, way.bend)));
        ways
    }

    /// Whether another device may be dropped (xwing.device.thermal-detonator.71).
    fn goes_on(&self, look: &XWingLook<'_>) -> bool {
        self.more > 0 && look.board.upgrade(self.upgrade).charges > 0 && !self.open(look).is_empty()
    }

    /// The ships that the next mine lies under (xwing.device.14, xwing.device.72).
    fn above(&self, look: &XWingLook<'_>) -> ArrayVec<ShipNo, MAX_SHIPS> {
        let Some(device) = self.placed.get(self.assigned as usize).copied().flatten() else {
            return ArrayVec::new();
        };
        if look.game.facts[look.board.device(device).id].kind != DeviceKind::Mine {
            return ArrayVec::new();
        }
        let scene = Scene::of(look.game, look.board);
        let token = scene::device(look.game, look.board, device);
        scene.ships_of(ships_on(&token, &scene.ships)).collect()
    }

    fn assign(&mut self, ship: Option<ShipNo>) -> Next {
        self.affects[self.assigned as usize] = ship;
        self.assigned += 1;
        Flow::Next
    }

    /// The mines that are yet to detonate, each with the ship that it affects.
    fn waiting(&self) -> impl Iterator<Item = (usize, ShipNo)> + '_ {
        let open = |at: &usize| self.burnt >> at & 1 == 0;
        (0..3).filter(open).filter_map(|at| Some((at, self.affects[at]?)))
    }

    /// The ships that are yet to suffer a mine (xwing.device.cluster-mine.72).
    fn ships(&self) -> ArrayVec<ShipNo, 3> {
        let mut ships = ArrayVec::new();
        for (_, ship) in self.waiting() {
            if !ships.contains(&ship) {
                ships.push(ship);
            }
        }
        ships
    }

    fn set_off(&mut self, ship: ShipNo) -> Next {
        let found = self.waiting().find(|(_, other)| *other == ship).map(|(at, _)| at);
        let Some(at) = found else { return Flow::Next };
        self.burnt |= 1 << at;
        match self.placed[at] {
            Some(device) => call(Detonate::mine(device, ship)),
            None => Flow::Next,
        }
    }
}

impl Rulebook for DropDevice {
    const TITLE: &'static str = "Drop Device";

    fn step(&self) -> &'static str {
        match self.at {
            At::Place => "Place Device",
            At::Assign => "Choose Ship",
            At::Detonate => "Detonate",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Upgrade(self.upgrade))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let ship = cx.board.upgrade(self.upgrade).ship;
        let owner = cx.board.ship(ship).controller;
        match self.at {
            At::Place => {
                let ways = self.open(&cx.look());
                let way = match (self.way, ways.as_slice()) {
                    (Some(way), _) => way,
                    (None, []) => return Flow::Done,
                    (None, [only]) => *only,
                    (None, _) => {
                        let kind = Kind::Pick { optional: false };
                        return Flow::Ask(Ask::one(owner, Prompt::ChooseTemplate, kind));
                    }
                };
                if let Some(id) = obstacle(&cx.look(), self.upgrade) {
                    return self.place_obstacle(cx, id, way);
                }
                let Some(places) = places(&cx.look(), self.upgrade, way) else { return Flow::Done };
                self.at = At::Assign;
                self.used = Some(way);
                atoms::mark(cx, ship, Mark::PlacedDevice);
                atoms::charge(cx, self.upgrade, -1);
                // A set of Cluster Mines is one instance of dropping (xwing.device.thermal-detonator.71).
                for (nth, (id, pose)) in places.into_iter().enumerate() {
                    self.placed[nth] = match nth {
                        0 => atoms::new_device(cx, id, owner, Some(ship), pose),
                        _ => atoms::add_device(cx, id, owner, pose),
                    };
                }
                match self.placed[0] {
                    Some(device) => match Relocate::dropped(&cx.look(), device) {
                        Some(landing) => call(landing),
                        None => Flow::Next,
                    },
                    None => Flow::Next,
                }
            }
            At::Assign if self.assigned as usize >= self.placed.len() => {
                self.at = At::Detonate;
                Flow::Next
            }
            // xwing.device.15, xwing.device.cluster-mine.71
            At::Assign => match self.above(&cx.look()).as_slice() {
                [] => self.assign(None),
                [only] => self.assign(Some(*only)),
                _ => Flow::Ask(Ask::one(owner, Prompt::ChooseAffected, Kind::Pick { optional: false })),
            },
            At::Detonate => match self.ships().as_slice() {
                [] if self.goes_on(&cx.look()) => {
                    Flow::Ask(Ask::one(owner, Prompt::ChooseTemplate, Kind::Pick { optional: true }))
                }
                [] => Flow::Done,
                [only] => self.set_off(*only),
                _ => Flow::Ask(Ask::one(owner, Prompt::ChooseOrder, Kind::Pick { optional: false })),
            },
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::Place => legal.items.extend(self.open(look).into_iter().map(Thing::Laying)),
            At::Detonate if self.ships().is_empty() => {
                legal.items.extend(self.open(look).into_iter().map(Thing::Laying));
            }
            At::Detonate => legal.items.extend(self.ships().into_iter().map(Thing::Ship)),
            _ => legal.items.extend(self.above(look).into_iter().map(Thing::Ship)),
        }
    }

    fn answer(&mut self, _: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match (self.at, answer) {
            (At::Detonate, Given::Pick(Thing::Ship(ship))) => self.set_off(*ship),
            (At::Detonate, Given::Pick(Thing::Laying(way))) => {
                let (used, more) = (self.used, self.more - 1);
                *self = DropDevice { way: Some(*way), used, more, ..DropDevice::new(self.upgrade) };
                Flow::Next
            }
            (At::Detonate, _) => Flow::Done,
            (_, Given::Pick(Thing::Laying(way))) => {
                self.way = Some(*way);
                Flow::Next
            }
            (_, Given::Pick(Thing::Ship(ship))) => self.assign(Some(*ship)),
            _ => Flow::Next,
        }
    }
}

/// A device, and those that the drop under way has placed with it.
pub(crate) fn placed_with<'a>(
    look: &XWingLook<'a>,
    device: DeviceNo,
) -> impl Iterator<Item = DeviceNo> + use<'a> {
    let drop = look.core.procedures().find_map(|(_, step)| match step {
        Step::DropDevice(drop) => Some(drop).filter(|it| it.placed().any(|at| at == device)),
        _ => None,
    });
    let others = drop.into_iter().flat_map(|it| it.placed()).filter(move |at| *at != device);
    core::iter::once(device).chain(others)
}
