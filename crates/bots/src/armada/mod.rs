//! Armada's judgement: what is good, by topic.

mod activation;
mod admiral;
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
mod squadrons;
mod worth;

pub use admiral::Admiral;
pub use captain::Captain;
pub use greedy::Greedy;
