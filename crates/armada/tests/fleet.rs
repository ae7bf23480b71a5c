//! Fleets: their rules, their text, the lists of other builders, samples and random ones.

#[path = "fleet/common.rs"]
mod common;
#[path = "fleet/core_set.rs"]
mod core_set;
#[path = "fleet/equipping.rs"]
mod equipping;
#[path = "fleet/lists.rs"]
mod lists;
#[path = "fleet/pairs.rs"]
mod pairs;
#[path = "fleet/random.rs"]
mod random;
#[path = "fleet/samples.rs"]
mod samples;
#[path = "fleet/text.rs"]
mod text;
#[path = "fleet/tournament.rs"]
mod tournament;
#[path = "fleet/whole.rs"]
mod whole;
#[path = "fleet/words.rs"]
mod words;
