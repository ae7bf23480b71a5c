//! Why a ship is not activated, a turn not passed, a dial or a card not used in a way.

use broadside_engine::reasons;

reasons! {
    /// Why something cannot be done in the phases of a round.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum RoundRefused {
        MustActivate = "armada-refused-pass-must-activate" (obvious),
        NoPassToken = "armada-refused-pass-no-token" (obvious),
        PassTwice = "armada-refused-pass-twice",
        PassFirst = "armada-refused-pass-first",
        PassFewer = "armada-refused-pass-fewer",
        PassNoMore = "armada-refused-pass-no-more",
        Activated = "armada-refused-activation-activated",
        DialFaceup = "armada-refused-activation-dial-faceup",
        Kept = "armada-refused-activation-kept",
        NoRaid = "armada-refused-command-no-raid" (obvious),
        ReadiesFree = "armada-refused-ready-free" (obvious),
        StaysExhausted = "armada-refused-ready-never",
        NoReadyTokens = "armada-refused-ready-no-tokens",
    }
}
