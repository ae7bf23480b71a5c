//! XWS, the squad format that list builders exchange: JSON with ids that the community agrees on.
//!
//! Points in a list are never trusted: those of this program are written. Everything that a squad has no place for, such as version, vendor and
//! description, unknown cards and unknown keys, is kept in [`Rest`] and written back where it stood.

mod ids;
mod quotes;
mod read;
mod rest;
mod words;
mod write;

pub(super) use read::read;
pub use rest::Rest;
pub(super) use write::write;
