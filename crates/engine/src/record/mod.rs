//! What is kept of a game: its log with undo and replay, saved positions, hashes.

pub(crate) mod hash;
pub(crate) mod history;
pub(crate) mod save;
