//! A ship is dealt damage cards.

use broadside_engine::{About, Flow, Occasion};
use serde::{Deserialize, Serialize};

use crate::steps::{Next, Rulebook};
use crate::words::{Deed, ShipNo, Thing, Window};
use crate::{ArmadaCx, atoms};

/// A ship is dealt damage cards one by one (armada.damage.11).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    ship: ShipNo,
    faceup: bool,
    count: u8,
    /// What has been done of the next faceup card.
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Effects may come before it.
    Before,
    /// It is turned up, and dealt unless an effect averts it.
    TurnUp,
}

impl Deal {
    pub(crate) fn new(ship: ShipNo, faceup: bool, count: u8) -> Deal {
        Deal { ship, faceup, count, at: At::Before }
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
        if !self.faceup {
            self.count -= 1;
            atoms::deal(cx, self.ship, false);
            return Flow::Next;
        }
        match self.at {
            At::Before => {
                self.at = At::TurnUp;
                let about = About::subject(Thing::Ship(self.ship));
                Flow::Open(Occasion::new(Window::BeforeFaceupDamageCard, about))
            }
            // Whoever may avert the card sees it first (armada.card.medical-team.01).
            At::TurnUp => {
                self.at = At::Before;
                self.count -= 1;
                let ship = self.ship;
                match atoms::turn_up(cx, ship) {
                    Some(card) => Flow::Perform(Deed::DealFaceup { ship, card }),
                    None => Flow::Next,
                }
            }
        }
    }
}
