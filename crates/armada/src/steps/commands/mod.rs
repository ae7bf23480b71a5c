//! The four commands, and how they are paid for.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::facts::Command;
use crate::words::{Payment, Scope, ShipNo};

/// A ship gains a command token and discards what it cannot keep.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct GainToken {
    pub(super) ship: ShipNo,
    pub(super) command: Command,
}

impl GainToken {
    pub(crate) fn new(ship: ShipNo, command: Command) -> GainToken {
        GainToken { ship, command }
    }
}

impl Rulebook for GainToken {
    const TITLE: &'static str = "Command Token";

    fn step(&self) -> &'static str {
        "Command Token"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A ship resolves a command: how it is paid for, then its effect.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ResolveCommand {
    pub(super) ship: ShipNo,
    pub(super) command: Command,
}

impl ResolveCommand {
    pub(crate) fn new(ship: ShipNo, command: Command) -> ResolveCommand {
        ResolveCommand { ship, command }
    }
}

impl Rulebook for ResolveCommand {
    const TITLE: &'static str = "Command";
    const SCOPES: &'static [Scope] = &[Scope::Command];

    fn step(&self) -> &'static str {
        "Command"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The effect of a squadron command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronCommand {
    pub(super) ship: ShipNo,
    pub(super) payment: Payment,
}

impl SquadronCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> SquadronCommand {
        SquadronCommand { ship, payment }
    }
}

impl Rulebook for SquadronCommand {
    const TITLE: &'static str = "Squadron Command";

    fn step(&self) -> &'static str {
        "Squadron Command"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The effect of a repair command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RepairCommand {
    pub(super) ship: ShipNo,
    pub(super) payment: Payment,
}

impl RepairCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> RepairCommand {
        RepairCommand { ship, payment }
    }
}

impl Rulebook for RepairCommand {
    const TITLE: &'static str = "Repair Command";

    fn step(&self) -> &'static str {
        "Repair Command"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

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

/// The effect of a navigate command.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct NavigateCommand {
    pub(super) ship: ShipNo,
    pub(super) payment: Payment,
}

impl NavigateCommand {
    pub(crate) fn new(ship: ShipNo, payment: Payment) -> NavigateCommand {
        NavigateCommand { ship, payment }
    }
}

impl Rulebook for NavigateCommand {
    const TITLE: &'static str = "Navigate Command";

    fn step(&self) -> &'static str {
        "Navigate Command"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}
