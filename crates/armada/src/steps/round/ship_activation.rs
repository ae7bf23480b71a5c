//! The activation of a ship: Reveal Command Dial, Attack, Execute Maneuver.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{RevealDial, open_for};
use crate::steps::{Next, Rulebook, attack, call, maneuver};
use crate::words::{Piece, Scope, ShipNo, Window};
use crate::{ArmadaCx, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum At {
    Begin,
    Start,
    Reveal,
    Commands,
    AfterReveal,
    Attack,
    Maneuver,
    End,
}

/// The activation of a ship (armada.ship-activation.01).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShipActivation {
    ship: ShipNo,
    /// What is under way; when it is over, the next begins.
    at: At,
    /// What was activating when this began.
    around: Option<Piece>,
}

impl ShipActivation {
    pub(crate) fn new(ship: ShipNo) -> ShipActivation {
        ShipActivation { ship, at: At::Begin, around: None }
    }

    /// The ship.
    pub(crate) fn ship(&self) -> ShipNo {
        self.ship
    }

    /// The activation is over; what was under way around it goes on.
    fn leave(&self, cx: &mut ArmadaCx<'_>) -> Next {
        atoms::set_active(cx, self.around);
        Flow::Done
    }
}

impl Rulebook for ShipActivation {
    const TITLE: &'static str = "Ship Activation";
    const SCOPES: &'static [Scope] = &[Scope::Activation, Scope::ShipActivation];

    fn step(&self) -> &'static str {
        match self.at {
            At::Begin | At::Start => "Start of Activation",
            At::Reveal | At::Commands | At::AfterReveal => "Reveal Command Dial",
            At::Attack => "Attack",
            At::Maneuver => "Execute Maneuver",
            At::End => "End of Activation",
        }
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let ship = self.ship;
        if self.at == At::Begin {
            self.at = At::Start;
            self.around = cx.board.active;
            atoms::set_active(cx, Some(Piece::Ship(ship)));
            atoms::ship_activates(cx, ship);
            return open_for(Window::ShipActivates, ship);
        }
        // A destroyed ship is out of play: its activation ends (armada.destroyed.07).
        if !cx.board.ship(ship).in_play() {
            return self.leave(cx);
        }
        match self.at {
            At::Begin | At::Start => {
                self.at = At::Reveal;
                call(RevealDial::new(ship))
            }
            // armada.commands.05, armada.commands.10: after the dial has been revealed.
            At::Reveal => {
                self.at = At::Commands;
                open_for(Window::ResolveRevealedCommands, ship)
            }
            At::Commands => {
                self.at = At::AfterReveal;
                open_for(Window::AfterRevealCommandDialStep, ship)
            }
            At::AfterReveal => {
                self.at = At::Attack;
                call(attack::AttackStep::new(ship))
            }
            At::Attack => {
                self.at = At::Maneuver;
                call(maneuver::ExecuteManeuver::new(ship))
            }
            At::Maneuver => {
                self.at = At::End;
                open_for(Window::EndOfShipActivation, ship)
            }
            At::End => {
                atoms::ship_finishes(cx, ship);
                self.leave(cx)
            }
        }
    }
}
