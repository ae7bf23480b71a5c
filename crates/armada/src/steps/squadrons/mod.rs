//! The Squadron Phase, squadron activations and moves.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::{Scope, ShipNo, SquadronNo};

/// The Squadron Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronPhase {
    pub(super) at: u8,
}

impl SquadronPhase {
    pub(crate) fn new(at: u8) -> SquadronPhase {
        SquadronPhase { at }
    }
}

impl Rulebook for SquadronPhase {
    const TITLE: &'static str = "Squadron Phase";
    const SCOPES: &'static [Scope] = &[Scope::Phase];

    fn step(&self) -> &'static str {
        "Squadron Phase"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The activation of a squadron: in the Squadron Phase, or by the command of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronActivation {
    pub(super) squadron: SquadronNo,
    pub(super) commander: Option<ShipNo>,
}

impl SquadronActivation {
    pub(crate) fn new(squadron: SquadronNo, commander: Option<ShipNo>) -> SquadronActivation {
        SquadronActivation { squadron, commander }
    }
}

impl Rulebook for SquadronActivation {
    const TITLE: &'static str = "Squadron Activation";
    const SCOPES: &'static [Scope] = &[Scope::Activation, Scope::SquadronActivation];

    fn step(&self) -> &'static str {
        "Squadron Activation"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A squadron moves up to a distance.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MoveSquadron {
    pub(super) squadron: SquadronNo,
    pub(super) distance: u8,
}

impl MoveSquadron {
    pub(crate) fn new(squadron: SquadronNo, distance: u8) -> MoveSquadron {
        MoveSquadron { squadron, distance }
    }
}

impl Rulebook for MoveSquadron {
    const TITLE: &'static str = "Move Squadron";

    fn step(&self) -> &'static str {
        "Move Squadron"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
