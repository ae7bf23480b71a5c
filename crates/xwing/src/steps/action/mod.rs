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

pub(crate) use lock::can_lock;
pub(crate) use procedure::{fail, performs, template_speed, treat_as};
pub(crate) use rules::{actions_performed, in_perform_action, linked, may_act};

use super::{Answers, Given, Next, Rulebook, call};
