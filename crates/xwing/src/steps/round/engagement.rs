//! A unit engages: it may perform one standard attack (xwing.attack.33).

use broadside_engine::{About, Flow, Occasion};
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook, call};
use crate::board::Mark;
use crate::steps::attack::Attack;
use crate::steps::devices::{Gnaw, is_swarm};
use crate::words::{Object, Scope, Thing, Window};
use crate::{XWingCx, XWingLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Before,
    Attack,
    After,
    Over,
}

/// An engagement under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engagement {
    at: At,
    unit: Object,
}

impl Engagement {
    pub(crate) fn new(unit: Object) -> Engagement {
        Engagement { at: At::Before, unit }
    }
}

impl Rulebook for Engagement {
    const TITLE: &'static str = "Engagement";
    const SCOPES: &'static [Scope] = &[Scope::Engagement];

    fn step(&self) -> &'static str {
        match self.at {
            At::Before => "Before",
            At::Attack | At::After | At::Over => "Attack",
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(self.unit.into())
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let window = |window| Flow::Open(Occasion::new(window, About::subject(self.unit.into())));
        match self.at {
            At::Before => {
                match self.unit {
                    Object::Ship(ship) => atoms::mark(cx, ship, Mark::Engaged),
                    Object::Device(device) => atoms::device_done(cx, device),
                    _ => {}
                }
                let flow = window(Window::BeforeEngage);
                self.at = At::Attack;
                flow
            }
            At::Attack => {
                self.at = At::After;
                match self.unit {
                    Object::Device(device) if is_swarm(cx.game, cx.board.device(device)) => {
                        call(Gnaw::new(device))
                    }
                    unit => call(Attack::standard(unit)),
                }
            }
            At::After => {
                let flow = window(Window::AfterEngage);
                self.at = At::Over;
                flow
            }
            At::Over => Flow::Done,
        }
    }
}
