//! The Engagement Phase: every ship engages, by descending initiative, with simultaneous fire (xwing.engagement.02,
//! xwing.destroy.04).

use broadside_engine::{About, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::initiative::{Order, Turn, next};
use super::{Answers, Engagement, Given, Next, Rulebook, call};
use crate::board::{Mark, Standing};
use crate::steps::devices::is_swarm;
use crate::steps::movement::EmergencyDeploy;
use crate::words::{DeviceNo, Object, Phase, Prompt, Query, Scope, ShipNo, Thing, Window};
use crate::{XWingCx, XWingLook, atoms, values};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Begin,
    Step,
    Engage,
    Remove,
    RemoveAll,
    End,
    Over,
}

/// The Engagement Phase under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngagementPhase {
    at: At,
}

/// No unit has this initiative: no step has begun.
pub(crate) const NONE: u8 = u8::MAX;

/// The first initiative at which anything can engage.
const HIGHEST: u8 = 7;

impl EngagementPhase {
    pub(crate) fn new() -> EngagementPhase {
        EngagementPhase { at: At::Begin }
    }
}

/// Whether a unit is yet to engage; destroyed ones only in the step of their own initiative (xwing.simultaneous-fire.02).
fn waits(look: &XWingLook<'_>, unit: Object) -> bool {
    match unit {
        Object::Ship(ship) => {
            let it = look.board.ship(ship);
            !it.is_marked(Mark::Engaged) && !it.is_marked(Mark::CannotEngage)
        }
        Object::Device(device) => {
            let it = look.board.device(device);
            !it.done && (is_swarm(look.game, it) || !values::weapons(look, unit).is_empty())
        }
        _ => false,
    }
}

/// Whether a unit is removed with the present step: destroyed, and kept by no effect until the phase ends.
fn leaves(look: &XWingLook<'_>, unit: Object) -> bool {
    match unit {
        Object::Ship(ship) => {
            look.board.ship(ship).standing == Standing::Destroyed
                && look.allowed(Query::LeavesEarly, About::subject(Thing::Ship(ship)), true)
        }
        Object::Device(device) => look.board.device(device).destroyed,
        _ => false,
    }
}

/// A destroyed ship is removed; first, what is docked with it may deploy (xwing.dock.12).
fn remove(cx: &mut XWingCx<'_>, ship: ShipNo) -> Next {
    let docked = cx.board.all_ships().find(|at| {
        let it = cx.board.ship(*at);
        it.standing == Standing::Reserve && it.carrier == Some(ship)
    });
    if let Some(docked) = docked {
        return call(EmergencyDeploy::new(docked));
    }
    atoms::remove_ship(cx, ship);
    Flow::Next
}

/// Who engages next in the present step.
fn turn(look: &XWingLook<'_>) -> Option<Turn> {
    let now = look.board.initiative;
    next(look, Order::Descending, |unit| waits(look, unit) && values::initiative(look, unit) == now)
}

impl Rulebook for EngagementPhase {
    const TITLE: &'static str = "Engagement Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin => "Start",
            At::Step | At::Engage | At::Remove => "Choose Ship",
            At::RemoveAll | At::End | At::Over => "End",
        }
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        match self.at {
            At::Begin => {
                atoms::begin_phase(cx, Phase::Engagement);
                atoms::reach_initiative(cx, NONE);
                self.at = At::Remove;
                Flow::Open(Occasion::new(Window::EngagementStart, About::default()))
            }
            At::Step => {
                let look = cx.look();
                let step = next(&look, Order::Descending, |unit| waits(&look, unit) && !leaves(&look, unit));
                let before = cx.board.initiative;
                // The steps of initiative 7 and 0 come in any case: some effects act in them.
                let initiative = match step {
                    Some(turn) if before == NONE => turn.initiative.max(HIGHEST),
                    Some(turn) => turn.initiative,
                    None if before == NONE => HIGHEST,
                    None if before > 0 => 0,
                    None => {
                        self.at = At::RemoveAll;
                        return Flow::Next;
                    }
                };
                atoms::reach_initiative(cx, initiative);
                self.at = At::Engage;
                if before == initiative {
                    return Flow::Next;
                }
                let about = About { amount: initiative.into(), ..About::default() };
                Flow::Open(Occasion::new(Window::InitiativeStep, about))
            }
            At::Engage => match turn(&cx.look()) {
                Some(turn) => {
                    Flow::Ask(Ask::one(turn.seat, Prompt::ChooseEngagement, Kind::Pick { optional: false }))
                }
                None => {
                    self.at = At::Remove;
                    Flow::Next
                }
            },
            At::Remove => {
                let look = cx.look();
                if let Some(ship) = cx.board.all_ships().find(|at| leaves(&look, Object::Ship(*at))) {
                    return remove(cx, ship);
                }
                let lost = (0..cx.board.devices.len() as u8).map(DeviceNo).find(|at| {
                    let it = cx.board.device(*at);
                    it.in_play && it.destroyed
                });
                if let Some(device) = lost {
                    atoms::remove_device(cx, device);
                    return Flow::Next;
                }
                self.at = At::Step;
                Flow::Next
            }
            // The rules come before the effects of a window (xwing.queue.05).
            At::RemoveAll => {
                let gone = cx.board.all_ships().find(|at| cx.board.ship(*at).standing == Standing::Destroyed);
                if let Some(ship) = gone {
                    return remove(cx, ship);
                }
                self.at = At::End;
                Flow::Next
            }
            At::End => {
                self.at = At::Over;
                Flow::Open(Occasion::new(Window::EngagementEnd, About::default()))
            }
            At::Over => Flow::Done,
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        if let Some(turn) = turn(look) {
            legal.items.extend(turn.units.iter().map(|unit| Thing::from(*unit)));
        }
    }

    fn answer(&mut self, _: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(thing) => thing.object().map_or(Flow::Next, |unit| call(Engagement::new(unit))),
            _ => Flow::Next,
        }
    }
}
