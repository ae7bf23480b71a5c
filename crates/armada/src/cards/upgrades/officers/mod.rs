//! Officers, by faction.

pub(super) mod imperial;
pub(super) mod open;
pub(super) mod rebel;
pub(super) mod republic;
pub(super) mod separatist;
