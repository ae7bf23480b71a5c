//! Why a squadron is not activated, or does not do what it is asked.

use broadside_engine::reasons;

use crate::geometry::Distance;

reasons! {
    /// Why a squadron cannot activate, move, attack or move a token. Where it can move, and what it can attack, have
    /// reasons of their own ([`crate::geometry::MoveRefusal`], [`crate::steps::attack::AttackRefused`]).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum SquadronRefused {
        Activated = "armada-refused-activation-activated",
        Kept = "armada-refused-activation-kept",
        OutOfCommandRange = "armada-refused-squadron-out-of-command-range",
        OneOfBoth = "armada-refused-squadron-one-of-both",
        HasAttacked = "armada-refused-squadron-has-attacked",
        HasMoved = "armada-refused-squadron-has-moved",
        NoTarget = "armada-refused-squadron-no-target",
        Engaged = "armada-refused-squadron-engaged",
        Held = "armada-refused-squadron-held",
        EndsEngaged = "armada-refused-squadron-ends-engaged",
        TokenTooFar { distance: Distance } = "armada-refused-token-too-far-from-squadron",
        TokenOutside = "armada-refused-place-outside",
    }
}
