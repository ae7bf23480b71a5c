//! Obstacles that act: exogorths and purrgil.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;

/// Exogorths attack at the start of the Squadron Phase.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exogorths {
    pub(super) at: u8,
}

impl Exogorths {
    pub(crate) fn new(at: u8) -> Exogorths {
        Exogorths { at }
    }
}

impl Rulebook for Exogorths {
    const TITLE: &'static str = "Exogorths";

    fn step(&self) -> &'static str {
        "Exogorths"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// Purrgil move at the end of the round.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MovePurrgil {
    pub(super) at: u8,
}

impl MovePurrgil {
    pub(crate) fn new(at: u8) -> MovePurrgil {
        MovePurrgil { at }
    }
}

impl Rulebook for MovePurrgil {
    const TITLE: &'static str = "Purrgil";

    fn step(&self) -> &'static str {
        "Purrgil"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
