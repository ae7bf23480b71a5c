//! X-Wing's judgement: what is good, by topic.

mod actions;
mod attack;
mod captain;
mod chart;
mod clash;
mod dials;
mod dice;
mod eye;
mod goals;
mod greedy;
mod luck;
mod payload;
mod place;
mod reading;
mod sky;
mod staff;
mod system;
mod worth;

pub use captain::Captain;
pub use greedy::Greedy;
pub use staff::Staff;
