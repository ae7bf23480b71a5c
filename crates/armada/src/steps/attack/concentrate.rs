//! The concentrate fire command.

use broadside_engine::{Answer, Ask, Flow, Kind, Occasion, Seat};
use serde::{Deserialize, Serialize};

use super::{AddDice, parties};
use crate::steps::{Answers, Given, Next, Rulebook, call};
use crate::words::{Payment, Prompt, ShipNo, Thing, Window};
use crate::{ArmadaCx, ArmadaLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Window,
    AddDie,
    /// The die has been added.
    Added,
    Reroll,
}

/// The effect of a concentrate fire command in the innermost attack.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConcentrateFire {
    ship: ShipNo,
    payment: Payment,
    at: At,
}

impl ConcentrateFire {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> ConcentrateFire {
        ConcentrateFire { ship, payment, at: At::Window }
    }
}

impl Rulebook for ConcentrateFire {
    const TITLE: &'static str = "Concentrate Fire Command";

    fn step(&self) -> &'static str {
        match self.at {
            At::Window | At::AddDie => "Resolve Concentrate Fire Command",
            At::Added => "Add a Die",
            At::Reroll => "Reroll a Die",
        }
    }

    fn about(&self, _: &ArmadaLook<'_>) -> Option<Thing> {
        Some(Thing::Ship(self.ship))
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let owner = cx.board.ship(self.ship).controller;
        match self.at {
            At::Window => {
                self.at = At::AddDie;
                atoms::concentrate(cx);
                let Some(attack) = cx.board.attack() else { return Flow::Done };
                let about = parties(attack).amount(self.payment as i16);
                Flow::Open(Occasion::new(Window::ResolveConcentrateFire, about))
            }
            At::AddDie => {
                self.at = At::Added;
                // armada.commands.22; the die may be left out (armada.commands.30).
                if self.payment.dial() { call(AddDice::new(1, owner)) } else { Flow::Next }
            }
            At::Added => {
                self.at = At::Reroll;
                Flow::Next
            }
            At::Reroll if self.payment.token() => {
                // armada.commands.23, armada.commands.75, armada.commands.76.
                Flow::Ask(Ask::one(owner, Prompt::RerollDie, Kind::Pick { optional: true }))
            }
            At::Reroll => Flow::Done,
        }
    }

    fn legal(&self, look: &ArmadaLook<'_>, _: Seat, legal: &mut Answers) {
        let Some(attack) = look.board.attack() else { return };
        let free = (0..attack.dice.len() as u8).filter(|at| !attack.is_fixed(*at));
        legal.items.extend(free.map(Thing::Die));
    }

    fn answer(&mut self, cx: &mut ArmadaCx<'_>, _: Seat, answer: &Given) -> Next {
        if let Answer::Pick(Thing::Die(at)) = *answer {
            atoms::reroll(cx, at);
        }
        Flow::Done
    }
}
