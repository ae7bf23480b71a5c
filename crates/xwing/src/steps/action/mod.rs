//! Actions (xwing.action.01, xwing.action.02, xwing.action.03, xwing.action.04, xwing.action.05, xwing.action.06,
//! xwing.action.07, xwing.action.08, xwing.action.09, xwing.action.10, xwing.action.11, xwing.action.12,
//! xwing.action.13, xwing.action.14, xwing.action.15, xwing.action.16, xwing.action.17, xwing.action.18,
//! xwing.action.19).

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
pub use rules::{linked, may_act};
pub use slam::Slam;

pub(crate) use lock::can_lock;
pub(crate) use procedure::{fail, performs, template_speed, treat_as};
pub(crate) use rules::{actions_performed, in_perform_action};

use super::{Answers, Given, Next, Rulebook, call};
