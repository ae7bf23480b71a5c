//! A ship is dealt damage cards.

use broadside_engine::{About, Flow, Occasion};
use serde::{Deserialize, Serialize};

use crate::steps::{Next, Rulebook};
use crate::words::{ShipNo, Thing, Window};
use crate::{ArmadaCx, atoms};

/// A ship is dealt damage cards one by one (armada.damage.11).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    ship: ShipNo,
    faceup: bool,
    count: u8,
    /// Whether the effects before the next faceup card are over.
    warned: bool,
}

impl Deal {
    pub(crate) fn new(ship: ShipNo, faceup: bool, count: u8) -> Deal {
        Deal { ship, faceup, count, warned: false }
    }
}

impl Rulebook for Deal {
    const TITLE: &'static str = "Damage Card";

    fn step(&self) -> &'static str {
        "Deal Damage Card"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if self.count == 0 || !cx.board.ship(self.ship).in_play() {
            return Flow::Done;
        }
        if self.faceup && !self.warned {
            self.warned = true;
            let about = About::subject(Thing::Ship(self.ship));
            return Flow::Open(Occasion::new(Window::BeforeFaceupDamageCard, about));
        }
        self.warned = false;
        self.count -= 1;
        atoms::deal(cx, self.ship, self.faceup);
        Flow::Next
    }
}
