//! Dice are rerolled by a keyword with a number.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// A player chooses dice of the pool, which are rerolled.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerollDice {
    by: Seat,
    most: u8,
    /// Whether that many are rerolled, not fewer.
    all: bool,
    done: bool,
}

impl RerollDice {
    /// At most so many dice.
    pub(crate) fn up_to(most: u8, by: Seat) -> RerollDice {
        RerollDice { by, most, all: false, done: false }
    }

    /// So many dice, or all if there are fewer.
    pub(crate) fn exactly(most: u8, by: Seat) -> RerollDice {
        RerollDice { by, most, all: true, done: false }
    }
}

impl Rulebook for RerollDice {
    const TITLE: &'static str = "Reroll";

    fn step(&self) -> &'static str {
        "Reroll Dice"
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        look.board.attack().map(|attack| attack.attacker)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let dice = cx.board.attack().map_or(0, |attack| attack.dice.len() as u8);
        let max = self.most.min(dice);
        if self.done || max == 0 {
            return Flow::Done;
        }
        let kind = Kind::Some { min: if self.all { max } else { 0 }, max };
        Flow::Ask(Ask::one(self.by, Prompt::RerollDice, kind))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let dice = look.board.attack().map_or(0, |attack| attack.dice.len() as u8);
        legal.items.extend((0..dice).map(Thing::Die));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        self.done = true;
        if let Answer::Some(dice) = answer {
            for thing in dice {
                if let Thing::Die(at) = thing {
                    atoms::reroll(cx, *at);
                }
            }
        }
        Flow::Done
    }
}
