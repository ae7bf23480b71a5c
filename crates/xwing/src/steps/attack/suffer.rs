//! A unit suffers damage, one at a time: all hit damage before any crit damage (xwing.damage.03, .08).

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::board::Standing;
use crate::words::{Deed, Object, Thing};
use crate::{XWingCx, XWingLook, atoms};

/// Damage under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suffer {
    unit: Object,
    hits: u8,
    crits: u8,
    begun: bool,
}

impl Suffer {
    pub(crate) fn new(unit: Object, hits: u8, crits: u8) -> Suffer {
        Suffer { unit, hits, crits, begun: false }
    }

    /// Whether damage is still to come.
    pub(crate) fn goes_on(&self) -> bool {
        self.hits + self.crits > 0
    }

    /// The damage as effects have changed it.
    pub(crate) fn set(&mut self, hits: u8, crits: u8) {
        (self.hits, self.crits) = (hits, crits);
    }

    /// Whether the unit can suffer damage at all: docked ships do when they deploy in emergency.
    fn is_there(&self, cx: &XWingCx<'_>) -> bool {
        match self.unit {
            Object::Ship(ship) => cx.board.ship(ship).standing != Standing::Removed,
            Object::Device(device) => cx.board.device(device).in_play,
            _ => false,
        }
    }
}

impl Rulebook for Suffer {
    const TITLE: &'static str = "Damage";

    fn step(&self) -> &'static str {
        "Suffer Damage"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(self.unit.into())
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if !self.is_there(cx) || self.hits + self.crits == 0 {
            return Flow::Done;
        }
        if !self.begun {
            self.begun = true;
            let deed = Deed::Suffer { unit: self.unit, hits: self.hits, crits: self.crits };
            // Nothing is suffered when an effect takes its place.
            self.set(0, 0);
            return Flow::Perform(deed);
        }
        let crit = self.hits == 0;
        if crit {
            self.crits -= 1
        } else {
            self.hits -= 1
        }
        atoms::suffer_one(cx, self.unit, crit);
        Flow::Next
    }
}
