//! Attacks, step by step.

use broadside_engine::Flow;
use serde::{Deserialize, Serialize};

use super::{Next, Rulebook};
use crate::ArmadaCx;
use crate::words::{Scope, ShipNo, SquadronNo, Thing};

/// The Attack step of a ship's activation.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttackStep {
    pub(super) ship: ShipNo,
}

impl AttackStep {
    pub(crate) fn new(ship: ShipNo) -> AttackStep {
        AttackStep { ship }
    }
}

impl Rulebook for AttackStep {
    const TITLE: &'static str = "Attack Step";

    fn step(&self) -> &'static str {
        "Attack Step"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The innermost attack of the board, which holds its dice and memory.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attack {
    pub(super) at: u8,
}

impl Attack {
    pub(crate) fn new(at: u8) -> Attack {
        Attack { at }
    }
}

impl Rulebook for Attack {
    const TITLE: &'static str = "Attack";
    const SCOPES: &'static [Scope] = &[Scope::Attack];

    fn step(&self) -> &'static str {
        "Attack"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// The effect of a defense token that was spent.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct DefenseEffect {
    pub(super) token: Thing,
}

impl DefenseEffect {
    pub(crate) fn new(token: Thing) -> DefenseEffect {
        DefenseEffect { token }
    }
}

impl Rulebook for DefenseEffect {
    const TITLE: &'static str = "Defense Token";

    fn step(&self) -> &'static str {
        "Defense Token"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// A squadron chooses a target and attacks it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SquadronAttack {
    pub(super) squadron: SquadronNo,
}

impl SquadronAttack {
    pub(crate) fn new(squadron: SquadronNo) -> SquadronAttack {
        SquadronAttack { squadron }
    }
}

impl Rulebook for SquadronAttack {
    const TITLE: &'static str = "Squadron Attack";

    fn step(&self) -> &'static str {
        "Squadron Attack"
    }

    fn perform(&mut self, cx: &mut ArmadaCx<'_>) -> Next {
        let _ = cx;
        Flow::Done
    }
}

/// Declares an attack and calls its procedure.
pub(crate) fn begin(
    cx: &mut ArmadaCx<'_>,
    attacker: Thing,
    defender: Thing,
    kind: crate::board::AttackKind,
    by: broadside_engine::Seat,
) -> Next {
    let _ = (cx, attacker, defender, kind, by);
    Flow::Next
}

/// Whether a squadron has a target.
pub(crate) fn squadron_can_attack(look: &crate::ArmadaLook<'_>, squadron: SquadronNo) -> bool {
    let _ = (look, squadron);
    false
}
