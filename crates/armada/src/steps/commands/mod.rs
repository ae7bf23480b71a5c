//! The four commands, and how they are paid for.

mod gain;
mod refused;
mod relay;
mod repair;
mod resolve;
mod squadron;

pub use gain::{GainDial, GainToken, TrimTokens, may_have_tokens};
pub(crate) use refused::CommandRefused;
pub use relay::Relays;
pub(crate) use repair::RepairRefused;
pub use repair::RepairCommand;
pub use resolve::ResolveCommand;

pub(crate) use resolve::{AS_TOKEN, ways_to_pay};
pub use squadron::SquadronCommand;
