//! What page and server say to each other. Everything about the game itself is in the words of `broadside-stage`.
//!
//! A page opens `/ws/LINK`, where `LINK` is the secret of a seat (or of both, at one screen) or the public name under which a
//! table is watched. It is told [`ServerMessage::Hello`] and a whole [`Update`], and from then on what changed. The requests of
//! the lobby go over HTTP.

mod lobby;
mod table;

pub use lobby::*;
pub use table::*;
