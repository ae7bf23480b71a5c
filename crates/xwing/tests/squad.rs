//! Squads: their rules, their text, XWS, samples and random ones.

#[path = "squad/builders.rs"]
mod builders;
#[path = "squad/common.rs"]
mod common;
#[path = "squad/deficit.rs"]
mod deficit;
#[path = "squad/equipping.rs"]
mod equipping;
#[path = "squad/given.rs"]
mod given;
#[path = "squad/names.rs"]
mod names;
#[path = "squad/random.rs"]
mod random;
#[path = "squad/samples.rs"]
mod samples;
#[path = "squad/slots.rs"]
mod slots;
#[path = "squad/text.rs"]
mod text;
#[path = "squad/whole.rs"]
mod whole;
#[path = "squad/words.rs"]
mod words;
#[path = "squad/xws.rs"]
mod xws;
