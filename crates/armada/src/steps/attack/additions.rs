//! Dice are added of colours that the pool already has.

use broadside_engine::{Answer, Ask, Flow, Kind, Seat};
use serde::{Deserialize, Serialize};

use super::parties;
use crate::board::AttackKind;
use crate::facts::{Colour, Term};
use crate::steps::{Answers, Given, Next, Rulebook};
use crate::words::{Prompt, Query, Thing};
use crate::{ArmadaCx, ArmadaLook, atoms};

/// A player adds dice to the pool, each of a colour that is in it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AddDice {
    by: Seat,
    left: u8,
    /// How many of each colour have been chosen: all are added and rolled at once (armada.card.invisible-hand.04).
    chosen: [u8; 3],
}

impl AddDice {
    pub(crate) fn new(count: u8, by: Seat) -> AddDice {
        AddDice { by, left: count, chosen: [0; 3] }
    }
}

/// Whether dice may be added to the innermost attack: none to a salvo attack (armada.defense-tokens.20).
pub(crate) fn may_add(look: &ArmadaLook<'_>) -> bool {
    look.board.attack().is_some_and(|attack| {
        look.allowed(Query::MayAddDice, parties(attack), attack.kind != AttackKind::Salvo)
    })
}

/// The colours that are in the pool.
pub(crate) fn colours(look: &ArmadaLook<'_>, mut found: impl FnMut(Thing)) {
    let Some(attack) = look.board.attack() else { return };
    for colour in Colour::ALL {
        if attack.count(*colour) > 0 {
            found(Thing::Colour(*colour));
        }
    }
}

impl Rulebook for AddDice {
    const TITLE: &'static str = "Add Dice";

    fn step(&self) -> &'static str {
        "Add Dice"
    }

    fn about(&self, look: &ArmadaLook<'_>) -> Option<Thing> {
        look.board.attack().map(|attack| attack.attacker)
    }

    fn left(&self) -> Option<u8> {
        Some(self.left)
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if self.left == 0 || !may_add(&cx.look()) {
            return Flow::Done;
        }
        Flow::Ask(Ask::one(self.by, Prompt::AddedColour, Kind::Pick { optional: true }))
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        colours(look, |colour| legal.items.push(colour));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Pick(Thing::Colour(colour)) = *answer {
            self.chosen[colour as usize] += 1;
            self.left -= 1;
            if self.left > 0 {
                return Flow::Next;
            }
        }
        for colour in Colour::ALL {
            (0..self.chosen[*colour as usize]).for_each(|_| atoms::add_die(cx, *colour));
        }
        Flow::Done
    }
}
