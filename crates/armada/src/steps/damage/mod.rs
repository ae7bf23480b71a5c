//! Damage point by point, and damage cards.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::{ShipNo, Thing};

/// A hull zone suffers damage; the owner picks one where a ship is given.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Suffer {
    pub(super) who: Thing,
    pub(super) amount: u8,
}

impl Suffer {
    pub(crate) fn new(who: Thing, amount: u8) -> Suffer {
        Suffer { who, amount }
    }
}

impl Rulebook for Suffer {
    const TITLE: &'static str = "Suffer Damage";

    fn step(&self) -> &'static str {
        "Suffer Damage"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A ship is dealt damage cards one by one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    pub(super) ship: ShipNo,
    pub(super) faceup: bool,
    pub(super) count: u8,
}

impl Deal {
    pub(crate) fn new(ship: ShipNo, faceup: bool, count: u8) -> Deal {
        Deal { ship, faceup, count }
    }
}

impl Rulebook for Deal {
    const TITLE: &'static str = "Damage Card";

    fn step(&self) -> &'static str {
        "Damage Card"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
