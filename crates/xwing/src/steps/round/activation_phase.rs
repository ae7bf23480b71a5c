//! The Activation Phase: every ship activates, by ascending initiative (xwing.activation.02).

use broadside_engine::{About, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::initiative::{Order, Turn, next};
use super::{Activation, Answers, Given, Next, Rulebook, call};
use crate::board::{Board, Mark, Standing};
use crate::facts::{DeviceKind, Facts};
use crate::steps::devices::{Detonate, Relocate, is_commando};
use crate::words::{DeviceNo, Object, Phase, Prompt, Scope, Thing, Window};
use crate::{XWingCx, XWingLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Relocate,
    Activate,
    Detonate,
    End,
    Over,
}

/// The Activation Phase under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivationPhase {
    at: At,
    /// The devices that have had their turn to detonate, a bit for each.
    burnt: u32,
}

impl ActivationPhase {
    pub(crate) fn new() -> ActivationPhase {
        ActivationPhase { at: At::Begin, burnt: 0 }
    }
}

/// The bombs that are yet to detonate at the end of the phase, the first player's first (xwing.device.bomb.03,
/// xwing.device.73).
fn bombs(board: &Board, burnt: u32) -> impl Iterator<Item = DeviceNo> + '_ {
    let of = move |seat: Seat| {
        board
            .devices_in_play()
            .filter(move |at| board.controller(*at) == Some(seat) && burnt >> at.0 & 1 == 0)
    };
    let facts = Facts::embedded();
    let order = board.in_order().into_iter().flat_map(|side| board.team(side));
    order.flat_map(of).filter(|at| facts[board.device(*at).id].kind == DeviceKind::Bomb)
}

/// The commando team that may be relocated next, the first player's first.
fn team(look: &XWingLook<'_>) -> Option<DeviceNo> {
    let waits = |at: &DeviceNo| {
        let it = look.board.device(*at);
        !it.done && is_commando(look.game, it)
    };
    let of = |seat: Seat| {
        look.board.devices_in_play().filter(waits).find(|at| look.board.controller(*at) == Some(seat))
    };
    look.board.player_order().iter().find_map(|seat| of(*seat))
}

fn turn(look: &XWingLook<'_>) -> Option<Turn> {
    next(look, Order::Ascending, |unit| {
        unit.ship().is_some_and(|ship| {
            let it = look.board.ship(ship);
            it.standing == Standing::InPlay && !it.is_marked(Mark::Activated)
        })
    })
}

impl Rulebook for ActivationPhase {
    const TITLE: &'static str = "Activation Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Relocate => "Start",
            At::Activate => "Choose Ship",
            At::Detonate => "Detonate Bombs",
            At::End | At::Over => "End",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        match self.at {
            At::Begin => {
                atoms::begin_phase(cx, Phase::Activation);
                self.at = At::Relocate;
                Flow::Open(Occasion::new(Window::ActivationStart, About::default()))
            }
            // xwing.device.commando-team.53, xwing.device.commando-team.55
            At::Relocate => match team(&cx.look()) {
                Some(device) => {
                    atoms::device_done(cx, device);
                    call(Relocate::new(device))
                }
                None => {
                    self.at = At::Activate;
                    Flow::Next
                }
            },
            At::Activate => match turn(&cx.look()) {
                Some(turn) => {
                    Flow::Ask(Ask::one(turn.seat, Prompt::ChooseActivation, Kind::Pick { optional: false }))
                }
                None => {
                    self.at = At::Detonate;
                    Flow::Next
                }
            },
            At::Detonate => match bombs(&cx.board, self.burnt).next() {
                Some(device) => {
                    let owner = cx.board.device(device).controller;
                    Flow::Ask(Ask::one(owner, Prompt::ChooseDetonation, Kind::Pick { optional: false }))
                }
                None => {
                    self.at = At::End;
                    Flow::Next
                }
            },
            At::End => {
                self.at = At::Over;
                Flow::Open(Occasion::new(Window::ActivationEnd, About::default()))
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        if self.at == At::Detonate {
            let mut all = bombs(look.board, self.burnt);
            let Some(first) = all.next() else { return };
            let seat = look.board.controller(first);
            let same = core::iter::once(first).chain(all).filter(|at| look.board.controller(*at) == seat);
            legal.items.extend(same.map(Thing::Device));
        } else if let Some(turn) = turn(look) {
            legal.items.extend(turn.units.iter().map(|unit| Thing::from(*unit)));
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Ship(ship)) => {
                let initiative = crate::values::initiative(&cx.look(), Object::Ship(*ship));
                atoms::reach_initiative(cx, initiative);
                call(Activation::new(*ship))
            }
            Given::Pick(Thing::Device(device)) => {
                self.burnt |= 1 << device.0;
                call(Detonate::bomb(*device))
            }
            _ => Flow::Next,
        }
    }
}
