//! Parts of the game that are played by themselves: what a judge sets up to answer one question.

use broadside_engine::{Flow, Seat};
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook, attack, call, commands, maneuver, round};
use crate::board::AttackKind;
use crate::facts::Command;
use crate::words::{Piece, ShipNo, Thing};
use crate::{ArmadaCx, atoms};

/// A part that is played as if an activation were under way.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Part {
    /// An attack.
    Attack {
        /// The hull zone, squadron, obstacle or token that attacks.
        attacker: Thing,
        /// What is attacked.
        defender: Thing,
        /// What kind of attack it is.
        kind: AttackKind,
        /// Who attacks.
        by: Seat,
    },
    /// The Reveal Command Dial step.
    Reveal(ShipNo),
    /// The Attack step.
    AttackStep(ShipNo),
    /// A ship executes a maneuver.
    Maneuver(ShipNo),
    /// A ship resolves a command.
    Command(ShipNo, Command),
}

/// One part of the game, with the ship or squadron that it belongs to as the active one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Staged {
    part: Part,
    begun: bool,
}

impl Staged {
    pub(crate) fn new(part: Part) -> Staged {
        Staged { part, begun: false }
    }
}

impl Rulebook for Staged {
    const TITLE: &'static str = "Scenario";

    fn step(&self) -> &'static str {
        "Scenario"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        if self.begun {
            atoms::set_active(cx, None);
            return Flow::Done;
        }
        self.begun = true;
        let active = match self.part {
            Part::Attack { attacker, kind: AttackKind::Ordinary, .. } => attacker.piece(),
            Part::Attack { .. } => None,
            Part::Reveal(ship) | Part::AttackStep(ship) | Part::Maneuver(ship) | Part::Command(ship, _) => {
                Some(Piece::Ship(ship))
            }
        };
        let active = active.filter(|piece| matches!(piece, Piece::Ship(_) | Piece::Squadron(_)));
        atoms::set_active(cx, active);
        match self.part {
            Part::Attack { attacker, defender, kind, by } => attack::begin(cx, attacker, defender, kind, by),
            Part::Reveal(ship) => call(round::RevealDial::new(ship)),
            Part::AttackStep(ship) => call(attack::AttackStep::new(ship)),
            Part::Maneuver(ship) => call(maneuver::ExecuteManeuver::new(ship)),
            Part::Command(ship, command) => call(commands::ResolveCommand::new(ship, command)),
        }
    }
}
