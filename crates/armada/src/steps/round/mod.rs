//! The whole game, its rounds and phases.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::{Scope, ShipNo};

/// The whole game: setup, rounds, final score.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Whole {
    pub(super) begun: bool,
}

impl Whole {
    pub(crate) fn new(begun: bool) -> Whole {
        Whole { begun }
    }
}

impl Rulebook for Whole {
    const TITLE: &'static str = "Game";

    fn step(&self) -> &'static str {
        "Game"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    pub(super) at: u8,
}

impl Round {
    pub(crate) fn new(at: u8) -> Round {
        Round { at }
    }
}

impl Rulebook for Round {
    const TITLE: &'static str = "Round";
    const SCOPES: &'static [Scope] = &[Scope::Round];

    fn step(&self) -> &'static str {
        "Round"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The Command Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommandPhase {
    pub(super) at: u8,
}

impl CommandPhase {
    pub(crate) fn new(at: u8) -> CommandPhase {
        CommandPhase { at }
    }
}

impl Rulebook for CommandPhase {
    const TITLE: &'static str = "Command Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        "Command Phase"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The Ship Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShipPhase {
    pub(super) at: u8,
}

impl ShipPhase {
    pub(crate) fn new(at: u8) -> ShipPhase {
        ShipPhase { at }
    }
}

impl Rulebook for ShipPhase {
    const TITLE: &'static str = "Ship Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        "Ship Phase"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The activation of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShipActivation {
    pub(super) ship: ShipNo,
}

impl ShipActivation {
    pub(crate) fn new(ship: ShipNo) -> ShipActivation {
        ShipActivation { ship }
    }
}

impl Rulebook for ShipActivation {
    const TITLE: &'static str = "Ship Activation";
    const SCOPES: &'static [Scope] = &[Scope::Activation, Scope::ShipActivation];

    fn step(&self) -> &'static str {
        "Ship Activation"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The Reveal Command Dial step.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RevealDial {
    pub(super) ship: ShipNo,
}

impl RevealDial {
    pub(crate) fn new(ship: ShipNo) -> RevealDial {
        RevealDial { ship }
    }
}

impl Rulebook for RevealDial {
    const TITLE: &'static str = "Reveal Command Dial";

    fn step(&self) -> &'static str {
        "Reveal Command Dial"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The Status Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatusPhase {
    pub(super) at: u8,
}

impl StatusPhase {
    pub(crate) fn new(at: u8) -> StatusPhase {
        StatusPhase { at }
    }
}

impl Rulebook for StatusPhase {
    const TITLE: &'static str = "Status Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        "Status Phase"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
