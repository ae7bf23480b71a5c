//! Attacks, played out with scripted dice.

#[path = "attack/answering.rs"]
mod answering;
#[path = "attack/common.rs"]
mod common;
#[path = "attack/defending.rs"]
mod defending;
#[path = "attack/ignition.rs"]
mod ignition;
#[path = "attack/keywords.rs"]
mod keywords;
#[path = "attack/learning.rs"]
mod learning;
#[path = "common/mod.rs"]
mod pieces;
#[path = "attack/random.rs"]
mod random;
#[path = "attack/squadrons.rs"]
mod squadrons;
#[path = "attack/stations.rs"]
mod stations;
#[path = "attack/targets.rs"]
mod targets;
