//! Actions (xwing.action.01–.19).

mod choice;
mod coordinate;
mod jam;
mod lock;
mod perform;
mod procedure;
mod rules;
mod slam;

pub use choice::Choice;
pub use coordinate::Coordinate;
pub use jam::Jam;
pub use lock::AcquireLock;
pub use perform::PerformAction;
pub use procedure::Action;
pub use slam::Slam;

pub(crate) use procedure::fail;
pub(crate) use rules::{linked, may_act};

use super::{Answers, Given, Next, Rulebook, call};
