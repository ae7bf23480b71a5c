//! A player picks dice of the pool to reroll.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use crate::board::Die;
use crate::facts::Colour;
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// A player chooses dice of the pool, which are rerolled.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RerollDice {
    by: Seat,
    most: u8,
    /// Only dice of this colour.
    colour: Option<Colour>,
    /// At least so many, or all if there are fewer.
    least: u8,
    done: bool,
}

impl RerollDice {
    /// At most so many dice.
    pub(crate) fn up_to(most: u8, by: Seat) -> RerollDice {
        RerollDice { by, most, colour: None, least: 0, done: false }
    }

    /// The same with dice of one colour only.
    pub(crate) fn of(self, colour: Option<Colour>) -> RerollDice {
        RerollDice { colour, ..self }
    }

    /// The same with one die or more.
    pub(crate) fn at_least_one(self) -> RerollDice {
        RerollDice { least: 1, ..self }
    }

    /// So many dice, or all if there are fewer.
    pub(crate) fn exactly(most: u8, by: Seat) -> RerollDice {
        RerollDice { by, most, colour: None, least: most, done: false }
    }
}

impl RerollDice {
    /// The dice that may be picked.
    fn dice<'a>(&self, look: &ArmadaLook<'a>) -> impl Iterator<Item = u8> + use<'a> {
        let colour = self.colour;
        look.board.attack().into_iter().flat_map(move |attack| {
            let fits = move |die: &Die| colour.is_none_or(|wanted| die.colour == wanted);
            let numbered = (0..).zip(attack.dice.iter());
            numbered.filter(move |(at, die)| fits(die) && !attack.is_fixed(*at)).map(|(at, _)| at)
        })
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
        let max = self.most.min(self.dice(&cx.look()).count() as u8);
        if self.done || max == 0 {
            return Flow::Done;
        }
        let kind = Kind::Some { min: self.least.min(max), max };
        Flow::Ask(Ask::one(self.by, Prompt::RerollDice, kind))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        legal.items.extend(self.dice(look).map(Thing::Die));
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
