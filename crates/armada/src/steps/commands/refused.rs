//! Why a command is not paid for, or its effect not had.

use broadside_engine::reasons;

reasons! {
    /// Why a command cannot be resolved in a way, or its tokens not be had.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum CommandRefused {
        NoTokens = "armada-refused-command-no-tokens",
        NoPayment = "armada-refused-command-no-payment",
        SpeedChange { most: u8 } = "armada-refused-command-speed-change",
        TopSpeed { top: u8 } = "armada-refused-command-top-speed",
    }
}
