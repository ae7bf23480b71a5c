//! The four commands, and how they are paid for.

mod gain;
mod relay;
mod repair;
mod resolve;
mod squadron;

pub use gain::{GainDial, GainToken};
pub use repair::RepairCommand;
pub use resolve::ResolveCommand;
pub use squadron::SquadronCommand;

pub(crate) use gain::may_have_tokens;

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::{Payment, ShipNo};

/// The effect of a concentrate fire command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ConcentrateFire {
    pub(super) ship: ShipNo,
    pub(super) payment: Payment,
}

impl ConcentrateFire {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> ConcentrateFire {
        ConcentrateFire { ship, payment }
    }
}

impl Rulebook for ConcentrateFire {
    const TITLE: &'static str = "Concentrate Fire Command";

    fn step(&self) -> &'static str {
        "Concentrate Fire Command"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
