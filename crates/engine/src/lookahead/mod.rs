//! What an answer would do, without doing it: previews, and exact odds.

pub(crate) mod odds;
pub(crate) mod preview;
