//! What cards say and how it takes effect: abilities, their interpreter, queries, and who listens to what.

pub(crate) mod ability;
pub(crate) mod ears;
pub(crate) mod grants;
pub(crate) mod interpret;
pub(crate) mod printed;
pub(crate) mod query;
pub(crate) mod tally;
pub(crate) mod topics;
pub(crate) mod usable;
