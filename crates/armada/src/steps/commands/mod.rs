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
