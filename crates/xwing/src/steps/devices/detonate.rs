//! A device detonates: the effects of its kind, then it is removed (xwing.device.06).

use broadside_engine::{About, Ask, Flow, Kind, List, Seat};
use broadside_table::Socket;
use serde::{Deserialize, Serialize};

use super::{Answers, Given, Next, Rulebook, Suffer, call, gain, slug};
use crate::board::Standing;
use crate::facts::{DeviceKind, Die, Face};
use crate::geometry::{Range, rear_guides};
use crate::steps::movement::PlaceObstacle;
use crate::steps::roll;
use crate::words::{DeviceNo, Object, ObstacleNo, Prompt, ShipNo, Thing, Token, Window};
use crate::{XWingCx, XWingLook, atoms, scene};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    ChooseObstacle,
    Units,
    Choose,
    After,
    Removed,
}

/// A detonation under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Detonate {
    at: At,
    device: DeviceNo,
    /// The ship that set a mine off.
    ship: Option<ShipNo>,
    /// The obstacle that a Seismic Charge breaks up.
    obstacle: Option<ObstacleNo>,
    /// The units that are affected, and how many of them are done.
    units: List<Object, 24>,
    done: u8,
    /// Tokens still to be gained by the unit that is being affected.
    ion: u8,
    disarm: u8,
}

impl Detonate {
    fn new(device: DeviceNo, ship: Option<ShipNo>) -> Detonate {
        Detonate {
            at: At::Begin,
            device,
            ship,
            obstacle: None,
            units: List::new(),
            done: 0,
            ion: 0,
            disarm: 0,
        }
    }

    /// The device.
    pub(crate) fn device(&self) -> DeviceNo {
        self.device
    }

    /// A bomb, which affects what is near it.
    pub(crate) fn bomb(device: DeviceNo) -> Detonate {
        Detonate::new(device, None)
    }

    /// A mine, which affects one ship.
    pub(crate) fn mine(device: DeviceNo, ship: ShipNo) -> Detonate {
        Detonate::new(device, Some(ship))
    }

    /// The ships and remotes at a range of an object (xwing.remote.21: all these devices affect remotes).
    fn near(cx: &XWingCx<'_>, centre: Object, most: Range) -> List<Object, 24> {
        let board = &*cx.board;
        let remotes = board
            .devices_in_play()
            .filter(|at| cx.game.facts[board.device(*at).id].kind == DeviceKind::Remote)
            .map(Object::Device);
        let ships = board.ships_in_play().filter(|at| board.ship(*at).standing == Standing::InPlay);
        let mut found = List::new();
        for unit in ships.map(Object::Ship).chain(remotes) {
            if scene::range(cx.game, board, centre, unit) <= most {
                let _ = found.try_push(unit);
            }
        }
        found
    }

    fn obstacles<'a>(&self, look: &XWingLook<'a>) -> impl Iterator<Item = ObstacleNo> + use<'a> {
        let (look, device) = (*look, self.device);
        look.board.obstacles_in_play().filter(move |at| {
            let to = Object::Obstacle(*at);
            scene::range(look.game, look.board, Object::Device(device), to) <= Range::One
        })
    }

    /// How many hits, crits, focus results and blanks a unit rolls; or what is to happen before they take effect, after which
    /// the unit has its turn again.
    fn roll(&mut self, cx: &mut XWingCx<'_>, unit: Object, count: u8) -> Result<[u8; 4], Next> {
        match roll(cx, unit, Die::Attack, count) {
            Ok(rolled) => {
                Ok([Face::Hit, Face::Critical, Face::Focus, Face::Blank].map(|face| rolled.count(face)))
            }
            Err(first) => {
                self.done -= 1;
                Err(first)
            }
        }
    }

    /// What the device does to one unit.
    fn affect(&mut self, cx: &mut XWingCx<'_>, unit: Object) -> Result<Next, Next> {
        let suffer = |hits, crits| call(Suffer::new(unit, hits, crits));
        let owner = cx.board.device(self.device).controller;
        Ok(match slug(cx, self.device) {
            "proton-bomb" => suffer(0, 1),
            "bomblet" => {
                let [hits, crits, ..] = self.roll(cx, unit, 2)?;
                suffer(hits + crits, 0)
            }
            "blazer-bomb" => {
                let [hits, crits, ..] = self.roll(cx, unit, 1)?;
                suffer(hits + crits, 0)
            }
            "thermal-detonator" => {
                let [hits, crits, focus, _] = self.roll(cx, unit, 1)?;
                match unit {
                    Object::Ship(ship) if focus > 0 => gain(ship, Token::Strain, 1, owner),
                    _ => suffer(hits, crits),
                }
            }
            "concussion-bomb" => crate::steps::deal_facedown(cx, unit),
            "ion-bomb" => match unit {
                Object::Ship(ship) => gain(ship, Token::Ion, 3, owner),
                _ => suffer(1, 0),
            },
            "electro-proton-bomb" => {
                let [hits, crits, focus, blanks] = self.roll(cx, unit, 4)?;
                match unit {
                    Object::Ship(ship) => {
                        for _ in 0..blanks {
                            atoms::lose_shield(cx, ship);
                        }
                        (self.ion, self.disarm) = (hits + focus, crits);
                        self.tokens(owner, ship)
                    }
                    _ => {
                        let range = scene::range(cx.game, &cx.board, Object::Device(self.device), unit);
                        if range <= Range::One { suffer(hits + focus, 0) } else { Flow::Next }
                    }
                }
            }
            "seismic-charge" => suffer(1, 0),
            "conner-net" => {
                self.ion = 3;
                suffer(1, 0)
            }
            "proximity-mine" => {
                let [hits, crits, ..] = self.roll(cx, unit, 2)?;
                suffer(hits + 1, crits)
            }
            "cluster-mine" | "cluster-mine-side" => {
                let [hits, crits, ..] = self.roll(cx, unit, 2)?;
                suffer(hits, crits)
            }
            _ => Flow::Next,
        })
    }

    /// The tokens that a unit has still to gain.
    fn tokens(&mut self, owner: Seat, ship: ShipNo) -> Next {
        if self.ion > 0 {
            return gain(ship, Token::Ion, std::mem::take(&mut self.ion), owner);
        }
        if self.disarm > 0 {
            return gain(ship, Token::Disarm, std::mem::take(&mut self.disarm), owner);
        }
        Flow::Next
    }

    fn begin(&mut self, cx: &mut XWingCx<'_>) -> Next {
        // xwing.fuse.02, xwing.fuse.71
        if cx.board.device(self.device).fuses > 0 {
            atoms::burn_fuse(cx, Object::Device(self.device));
            return Flow::Done;
        }
        atoms::detonated(cx, self.device);
        self.at = At::Units;
        let centre = Object::Device(self.device);
        self.units = match (self.ship, slug(cx, self.device)) {
            (Some(ship), _) => core::iter::once(Object::Ship(ship)).collect(),
            (None, "seismic-charge") => {
                self.at = At::ChooseObstacle;
                List::new()
            }
            (None, "electro-proton-bomb") => Detonate::near(cx, centre, Range::Two),
            (None, _) => Detonate::near(cx, centre, Range::One),
        };
        Flow::Next
    }

    /// What happens after the units, before the device is removed.
    fn after(&mut self, cx: &mut XWingCx<'_>) -> Next {
        self.at = At::Removed;
        // xwing.device.seismic-charge.54
        if let Some(obstacle) = self.obstacle {
            atoms::remove_obstacle(cx, obstacle);
        }
        // xwing.device.blazer-bomb.53
        if slug(cx, self.device) == "blazer-bomb"
            && let Some(blaze) = cx.game.facts.obstacle("blaze")
        {
            let facts = cx.game.facts;
            let it = *cx.board.device(self.device);
            let tab: Socket = rear_guides(&facts[it.id].corners);
            let guides = crate::geometry::front_guides(&facts[blaze].corners);
            let frame = tab.frame(&broadside_table::Frame::from(it.pose));
            let pose = guides.attached(&frame).pose();
            if let Some(obstacle) = atoms::new_obstacle(cx, blaze, pose, 1, None) {
                return call(PlaceObstacle::new(obstacle, pose));
            }
        }
        Flow::Next
    }
}

impl Rulebook for Detonate {
    const TITLE: &'static str = "Detonation";

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::ChooseObstacle => "Detonate",
            At::Units | At::Choose => "Effects",
            At::After | At::Removed => "Remove Device",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Device(self.device))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !cx.board.device(self.device).in_play && self.at != At::Removed {
            return Flow::Done;
        }
        let owner = cx.board.device(self.device).controller;
        match self.at {
            At::Begin => self.begin(cx),
            At::ChooseObstacle => {
                if self.obstacles(&cx.look()).next().is_none() {
                    self.at = At::After;
                    return Flow::Next;
                }
                Flow::Ask(Ask::one(owner, Prompt::ChooseSeismic, Kind::Pick { optional: false }))
            }
            At::Units => {
                let last = self.done.checked_sub(1).and_then(|at| self.units.get(at as usize).copied());
                if let (true, Some(Object::Ship(ship))) = (self.ion + self.disarm > 0, last) {
                    return self.tokens(owner, ship);
                }
                let Some(unit) = self.units.get(self.done as usize).copied() else {
                    let chooses = slug(cx, self.device) == "concussion-bomb";
                    (self.at, self.done) = (if chooses { At::Choose } else { At::After }, 0);
                    return Flow::Next;
                };
                self.done += 1;
                self.affect(cx, unit).unwrap_or_else(|first| first)
            }
            // After all cards have been dealt (xwing.device.concussion-bomb.53).
            At::Choose => {
                let Some(unit) = self.units.get(self.done as usize) else {
                    self.at = At::After;
                    return Flow::Next;
                };
                let there = |ship: &ShipNo| cx.board.ship(*ship).standing == Standing::InPlay;
                match unit.ship().filter(there) {
                    Some(ship) => {
                        let owner = cx.board.ship(ship).controller;
                        Flow::Ask(Ask::one(owner, Prompt::ConcussionStrain, Kind::Confirm))
                    }
                    None => {
                        self.done += 1;
                        Flow::Next
                    }
                }
            }
            At::After => self.after(cx),
            At::Removed => {
                if cx.board.device(self.device).in_play {
                    atoms::remove_device(cx, self.device);
                    cx.raise(Window::AfterDetonation, About::subject(Thing::Device(self.device)));
                    return Flow::Next;
                }
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.obstacles(look).map(Thing::Obstacle));
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Obstacle(obstacle)) => {
                self.obstacle = Some(*obstacle);
                self.units = Detonate::near(cx, Object::Obstacle(*obstacle), Range::One);
                self.at = At::Units;
                Flow::Next
            }
            Given::Confirm(strain) => {
                self.done += 1;
                let Some(ship) = self.units[self.done as usize - 1].ship() else { return Flow::Next };
                if *strain {
                    return gain(ship, Token::Strain, 1, cx.board.device(self.device).controller);
                }
                if let Some(card) = atoms::random_facedown(cx, ship) {
                    atoms::expose(cx, ship, card);
                }
                Flow::Next
            }
            _ => Flow::Next,
        }
    }
}
