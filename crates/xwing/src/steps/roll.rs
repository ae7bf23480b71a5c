//! Dice that are rolled outside attacks: a window opens before they take effect.

use broadside_engine::{About, Flow, List, Occasion};
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook, call};
use crate::board::DieState;
use crate::facts::{Die, Face};
use crate::words::{Object, Thing, Window};
use crate::{XWingCx, XWingLook, atoms};

/// What the dice show that a unit rolls outside an attack; or their roll, which comes first: a step that gets it returns it, and asks
/// again when it goes on.
pub(crate) fn roll(cx: &mut XWingCx<'_>, unit: Object, die: Die, count: u8) -> Result<Results, Next> {
    if cx.board.roll.waits {
        atoms::roll_waits(cx, false);
        return Ok(Results(cx.board.roll.dice));
    }
    Err(call(RollDice { unit, die, count, rolled: false, waits: true }))
}

/// What dice show.
pub(crate) struct Results(List<DieState, 4>);

impl Results {
    /// How many show a face.
    pub(crate) fn count(&self, face: Face) -> u8 {
        self.0.iter().filter(|it| it.face == face).count() as u8
    }

    /// What the only die shows.
    pub(crate) fn face(&self) -> Face {
        self.0.first().map_or(Face::Blank, |it| it.face)
    }
}

/// A unit rolls dice outside an attack. What the roll triggers is resolved before the dice take effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RollDice {
    unit: Object,
    die: Die,
    count: u8,
    rolled: bool,
    /// Whether a step waits for the results.
    waits: bool,
}

impl RollDice {
    /// An effect has a unit roll dice.
    pub(crate) fn new(unit: Object, die: Die, count: u8) -> RollDice {
        RollDice { unit, die, count, rolled: false, waits: false }
    }
}

impl Rulebook for RollDice {
    const TITLE: &'static str = "Dice";
    const OWN_QUEUE: bool = true;

    fn step(&self) -> &'static str {
        "Roll"
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(self.unit.into())
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        if self.rolled {
            atoms::roll_waits(cx, self.waits);
            return Flow::Done;
        }
        self.rolled = true;
        atoms::roll_outside(cx, self.die, self.count, self.unit);
        Flow::Open(Occasion::new(Window::AfterRoll, About::subject(self.unit.into())))
    }
}
