//! Armada's judgement: what is good, by topic.

mod activation;
mod attack;
mod captain;
mod chart;
mod course;
mod defend;
mod deploy;
mod dials;
mod dice;
mod effects;
mod greedy;
mod objective;
pub mod odds;
mod reading;
mod squadrons;
mod staff;
mod worth;

pub use captain::Captain;
pub use greedy::Greedy;
pub use staff::Staff;
