//! A ship's activation: Reveal Dial, Execute Maneuver, Perform Action (xwing.activation.03).

use broadside_engine::{About, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::{Given, Next, Rulebook, call};
use crate::board::{Mark, Standing};
use crate::facts::{Bearing, Difficulty, Direction, Maneuver};
use crate::steps::movement::{ExecuteManeuver, Kind as ManeuverKind, STRESS};
use crate::steps::{Jettison, PerformAction, gain};
use crate::words::{Idle, Object, Prompt, Scope, ShipNo, Thing, Token, Window};
use crate::{XWingCx, XWingLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    BeforeReveal,
    RevealDial,
    Revealed,
    ExecuteManeuver,
    PerformAction,
    Jettison,
    After,
    Over,
}

/// An activation under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    at: At,
    ship: ShipNo,
    /// Whether the ship was ionized when its activation began (xwing.ion.15).
    ionized: bool,
    /// Whether it skips the Execute Maneuver step.
    skips: bool,
}

/// The ion maneuver in the direction of a dialed maneuver (xwing.ion.07, xwing.ion.08).
fn ion_maneuver(dialed: Option<Maneuver>) -> Maneuver {
    let bearing = match dialed.map(|it| it.bearing.direction()) {
        Some(Direction::Left) => Bearing::BankLeft,
        Some(Direction::Right) => Bearing::BankRight,
        Some(Direction::Straight) | None => Bearing::Straight,
    };
    Maneuver { speed: 1, bearing, difficulty: Difficulty::Blue }
}

impl Activation {
    pub(crate) fn new(ship: ShipNo) -> Activation {
        Activation { at: At::Begin, ship, ionized: false, skips: false }
    }

    /// The ship whose activation it is.
    pub(crate) fn ship(&self) -> ShipNo {
        self.ship
    }

    /// Whether its Execute Maneuver step is yet to come.
    pub(crate) fn is_to_move(&self) -> bool {
        use At::{BeforeReveal, Begin, ExecuteManeuver, RevealDial, Revealed};
        matches!(self.at, Begin | BeforeReveal | RevealDial | Revealed | ExecuteManeuver)
    }

    /// The Execute Maneuver step is skipped.
    pub(crate) fn skip_maneuver(&mut self) {
        self.skips = true;
    }

    fn window(&self, window: Window) -> Next {
        Flow::Open(Occasion::new(window, About::subject(Thing::Ship(self.ship))))
    }

    /// What the ship executes: the ion maneuver, the stress maneuver, or what is on its dial.
    fn maneuver(&self, look: &XWingLook<'_>) -> ExecuteManeuver {
        let dialed = values::dialed(look, self.ship);
        match dialed {
            _ if self.ionized => ExecuteManeuver::new(self.ship, ion_maneuver(dialed), ManeuverKind::Ion),
            Some(maneuver) => ExecuteManeuver::attempt(look, self.ship, maneuver, ManeuverKind::Dial),
            None => ExecuteManeuver::new(self.ship, STRESS, ManeuverKind::Stress),
        }
    }
}

impl Rulebook for Activation {
    const TITLE: &'static str = "Activation";
    const SCOPES: &'static [Scope] = &[Scope::Activation];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::BeforeReveal | At::RevealDial | At::Revealed => "Reveal Dial",
            At::ExecuteManeuver => "Execute Maneuver",
            At::PerformAction => "Perform Action",
            At::Jettison | At::After | At::Over => "End",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let ship = self.ship;
        if cx.board.ship(ship).standing != Standing::InPlay && self.at != At::Begin {
            return Flow::Done;
        }
        match self.at {
            At::Begin => {
                atoms::mark(cx, ship, Mark::Activated);
                self.at = At::BeforeReveal;
                self.window(Window::BeforeActivate)
            }
            At::BeforeReveal => {
                self.ionized = cx.game.is_ionized(cx.board.ship(ship));
                // xwing.ion.05
                if self.ionized {
                    self.at = At::ExecuteManeuver;
                    return Flow::Next;
                }
                if cx.board.ship(ship).dial.is_none() {
                    self.at = At::Revealed;
                    return Flow::Next;
                }
                self.at = At::RevealDial;
                self.window(Window::BeforeRevealDial)
            }
            At::RevealDial => {
                self.at = At::Revealed;
                atoms::show_dial(cx, ship);
                atoms::revealed(cx, ship);
                self.window(Window::AfterRevealDial)
            }
            At::Revealed => {
                self.at = At::ExecuteManeuver;
                // xwing.planning.14
                if cx.board.ship(ship).dial.is_none() && !values::dial(&cx.look(), ship).is_empty() {
                    let owner = cx.board.ship(ship).controller;
                    return gain(ship, Token::Stress, 1, owner);
                }
                Flow::Next
            }
            At::ExecuteManeuver if self.skips => {
                self.at = At::PerformAction;
                Flow::Next
            }
            At::ExecuteManeuver => {
                // xwing.ion.10: it was not revealed, and counts as the revealed maneuver all the same.
                if self.ionized && cx.board.ship(ship).dial.is_some() {
                    atoms::show_dial(cx, ship);
                    atoms::revealed(cx, ship);
                }
                self.at = At::PerformAction;
                call(self.maneuver(&cx.look()))
            }
            At::PerformAction => {
                self.at = At::Jettison;
                if cx.board.ship(ship).is_marked(Mark::SkipsAction) {
                    atoms::idle(cx, Object::Ship(ship), Idle::SkipsAction);
                    return Flow::Next;
                }
                call(PerformAction::in_step(ship))
            }
            At::Jettison => {
                // xwing.ion.12
                if self.ionized {
                    atoms::remove_token(cx, ship, Token::Ion, u8::MAX);
                    self.ionized = false;
                }
                if cx.board.ship(ship).towing.is_some() {
                    let owner = cx.board.ship(ship).controller;
                    return Flow::Ask(Ask::one(owner, Prompt::Jettison, Kind::Confirm));
                }
                self.at = At::After;
                Flow::Next
            }
            At::After => {
                self.at = At::Over;
                atoms::unmark(cx, ship, Mark::NoMoreActions);
                self.window(Window::AfterActivate)
            }
            At::Over => Flow::Done,
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        self.at = At::After;
        match answer {
            Given::Confirm(true) => call(Jettison::new(self.ship, cx.board.ship(self.ship).pose)),
            _ => Flow::Next,
        }
    }
}
