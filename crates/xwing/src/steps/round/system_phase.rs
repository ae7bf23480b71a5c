//! The System Phase: decloaking, devices, docking and deploying, by ascending initiative.

use broadside_engine::{About, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::initiative::{Order, next_among};
use super::{Answers, Given, Next, Rulebook, call};
use crate::board::{Mark, Standing};
use crate::steps::devices::{DropDevice, Relocate, droppable, is_probe_droid};
use crate::steps::movement::{self, Deploy, Reposition};
use crate::words::{Object, Phase, Prompt, Query, Scope, ShipNo, Thing, Token, Window, XWingWords};
use crate::{XWingCx, XWingLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Turns,
}

/// The System Phase under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SystemPhase {
    at: At,
}

impl SystemPhase {
    pub(crate) fn new() -> SystemPhase {
        SystemPhase { at: At::Begin }
    }
}

/// Whether a ship has anything to do in its turn (xwing.system-phase.04).
fn has_turn(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    let it = look.board.ship(ship);
    !it.is_marked(Mark::System)
        && !it.is_gone()
        && (options(look, ship).next().is_some() || look.is_answered(abilities(ship)))
}

/// The window for the abilities that a ship's cards give it in the System Phase.
fn abilities(ship: ShipNo) -> Occasion<XWingWords> {
    Occasion::new(Window::SystemTurn, About::subject(Thing::Ship(ship)))
}

/// What a ship can do in its turn; first of all what it must do (xwing.card.concussion-bombs.01).
fn open<'a>(look: &XWingLook<'a>, ship: ShipNo) -> (bool, impl Iterator<Item = Thing> + use<'a>) {
    let look = *look;
    let forced = move |it: &Thing| {
        let about = About::both(Thing::Ship(ship), *it);
        matches!(it, Thing::Upgrade(_)) && look.allowed(Query::MustDrop, about, false)
    };
    let must = options(&look, ship).any(|it| forced(&it));
    (must, options(&look, ship).filter(move |it| !must || forced(it)))
}

/// What a ship can do in its turn, if it is free to choose.
fn options<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = Thing> + use<'a> {
    let it = look.board.ship(ship);
    let free = !it.is_marked(Mark::DockedOrDeployed);
    let in_play = it.standing == Standing::InPlay;
    // xwing.cloak.08, xwing.cloak.15
    let decloak = in_play
        && it.has(Token::Cloak)
        && !it.is_marked(Mark::PlacedDevice)
        && !it.is_marked(Mark::Decloaked);
    let deploy = it.standing == Standing::Reserve && free && movement::can_deploy(look, ship);
    let carrier = if in_play && free { movement::carrier_at_range_0(look, ship) } else { None };
    decloak
        .then_some(Thing::Decloak)
        .into_iter()
        .chain(deploy.then_some(Thing::Deploy(true)))
        .chain(deploy.then_some(Thing::Deploy(false)))
        .chain(carrier.map(Thing::Dock))
        .chain(in_play.then(|| droppable(look, ship, true)).into_iter().flatten().map(Thing::Upgrade))
}

/// The ships whose turn it may be: those in the play area and docked ones (xwing.dock.17).
fn waiting<'a>(look: &XWingLook<'a>) -> impl Iterator<Item = Object> + use<'a> {
    let look = *look;
    let ships = look.board.all_ships().filter(move |ship| has_turn(&look, *ship)).map(Object::Ship);
    // xwing.device.drk-1-probe-droid.51
    let droids = look.board.devices_in_play().filter(move |at| {
        let it = look.board.device(*at);
        !it.done && is_probe_droid(look.game, it)
    });
    ships.chain(droids.map(Object::Device))
}

impl Rulebook for SystemPhase {
    const TITLE: &'static str = "System Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin => "Start",
            At::Turns => "Choose Ship",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        match self.at {
            At::Begin => {
                atoms::begin_phase(cx, Phase::System);
                self.at = At::Turns;
                Flow::Open(Occasion::new(Window::SystemStart, About::default()))
            }
            At::Turns => match next_among(&cx.look(), Order::Ascending, waiting(&cx.look())) {
                Some(turn) => {
                    Flow::Ask(Ask::one(turn.seat, Prompt::ChooseSystem, Kind::Pick { optional: false }))
                }
                None => Flow::Done,
            },
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        if let Some(turn) = next_among(look, Order::Ascending, waiting(look)) {
            legal.items.extend(turn.units.iter().map(|unit| Thing::from(*unit)));
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                let initiative = crate::values::initiative(&cx.look(), Object::Ship(*ship));
                atoms::reach_initiative(cx, initiative);
                call(SystemTurn::new(*ship))
            }
            Given::Pick(Thing::Device(device)) => {
                atoms::device_done(cx, *device);
                call(Relocate::new(*device))
            }
            _ => Flow::Next,
        }
    }
}

/// Whether a ship must drop a device in its turn (xwing.card.concussion-bombs.01).
pub(crate) fn must_drop(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    open(look, ship).0
}

/// A ship's turn in the System Phase: what it can do, in the order that its player likes (xwing.system-phase.03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SystemTurn {
    ship: ShipNo,
    /// The abilities of its cards have been asked for since it last did anything else.
    asked: bool,
    /// It does nothing else any more.
    passed: bool,
}

impl SystemTurn {
    fn new(ship: ShipNo) -> SystemTurn {
        SystemTurn { ship, asked: false, passed: false }
    }

    /// Whether its cards give it an ability that it could use now.
    fn has_abilities(&self, look: &XWingLook<'_>) -> bool {
        !self.asked && look.is_answered(abilities(self.ship))
    }

    fn ask_abilities(&mut self) -> Next {
        self.asked = true;
        Flow::Open(abilities(self.ship))
    }
}

impl Rulebook for SystemTurn {
    const TITLE: &'static str = "System Phase";
    const SCOPES: &'static [Scope] = &[Scope::SystemTurn];

    fn step(&self) -> &'static str {
        "System Phase abilities"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !cx.board.ship(self.ship).is_marked(Mark::System) {
            atoms::mark(cx, self.ship, Mark::System);
            return Flow::Next;
        }
        if cx.board.ship(self.ship).is_gone() {
            return Flow::Done;
        }
        let look = cx.look();
        if self.passed || options(&look, self.ship).next().is_none() {
            return if self.has_abilities(&look) { self.ask_abilities() } else { Flow::Done };
        }
        let owner = look.board.ship(self.ship).controller;
        let optional = !must_drop(&look, self.ship);
        Flow::Ask(Ask::one(owner, Prompt::SystemAbility, Kind::Pick { optional }))
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(open(look, self.ship).1);
        if self.has_abilities(look) {
            legal.items.push(Thing::Abilities);
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        let Given::Pick(picked) = answer else {
            self.passed = true;
            return Flow::Next;
        };
        if *picked == Thing::Abilities {
            return self.ask_abilities();
        }
        self.asked = false;
        match picked {
            Thing::Upgrade(upgrade) => call(DropDevice::in_turn(&cx.look(), *upgrade)),
            Thing::Decloak => call(Reposition::decloak(self.ship)),
            Thing::Deploy(front) => call(Deploy::new(self.ship, *front, false)),
            Thing::Dock(carrier) => {
                movement::dock(cx, self.ship, *carrier);
                Flow::Next
            }
            _ => Flow::Done,
        }
    }
}
