//! The round and its phases.

mod activation;
mod activation_phase;
mod end_phase;
mod engagement;
mod engagement_phase;
mod initiative;
mod planning_phase;
mod system_phase;
mod whole;

pub use activation::Activation;
pub use activation_phase::ActivationPhase;
pub use end_phase::EndPhase;
pub use engagement::Engagement;
pub use engagement_phase::EngagementPhase;
pub use planning_phase::PlanningPhase;
pub(crate) use system_phase::must_drop;
pub use system_phase::{SystemPhase, SystemTurn};
pub use whole::{Round, Whole};

pub(crate) use engagement_phase::NONE;
pub(crate) use planning_phase::roll_for_order;

use super::{Answers, Given, Next, Rulebook, call};
