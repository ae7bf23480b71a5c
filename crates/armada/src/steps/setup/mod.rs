//! Setup: initiative, objective, obstacles, deployment.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::Piece;

/// Setup.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub(super) at: u8,
}

impl Setup {
    pub(crate) fn new(at: u8) -> Setup {
        Setup { at }
    }
}

impl Rulebook for Setup {
    const TITLE: &'static str = "Setup";

    fn step(&self) -> &'static str {
        "Setup"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// Obstacles are placed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceObstacles {
    pub(super) at: u8,
}

impl PlaceObstacles {
    pub(crate) fn new(at: u8) -> PlaceObstacles {
        PlaceObstacles { at }
    }
}

impl Rulebook for PlaceObstacles {
    const TITLE: &'static str = "Place Obstacles";

    fn step(&self) -> &'static str {
        "Place Obstacles"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// Fleets are deployed in turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeployFleets {
    pub(super) at: u8,
}

impl DeployFleets {
    pub(crate) fn new(at: u8) -> DeployFleets {
        DeployFleets { at }
    }
}

impl Rulebook for DeployFleets {
    const TITLE: &'static str = "Deploy Ships";

    fn step(&self) -> &'static str {
        "Deploy Ships"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A ship or squadron is deployed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeployPiece {
    pub(super) piece: Piece,
}

impl DeployPiece {
    pub(crate) fn new(piece: Piece) -> DeployPiece {
        DeployPiece { piece }
    }
}

impl Rulebook for DeployPiece {
    const TITLE: &'static str = "Deploy";

    fn step(&self) -> &'static str {
        "Deploy"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// Objective tokens are placed or moved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlaceTokens {
    pub(super) at: u8,
}

impl PlaceTokens {
    pub(crate) fn new(at: u8) -> PlaceTokens {
        PlaceTokens { at }
    }
}

impl Rulebook for PlaceTokens {
    const TITLE: &'static str = "Objective Tokens";

    fn step(&self) -> &'static str {
        "Objective Tokens"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
