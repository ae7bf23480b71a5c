//! What players are asked, what they may answer, and why an answer is refused.

pub(crate) mod answer;
pub(crate) mod decision;
pub(crate) mod legal;
pub(crate) mod reason;
pub(crate) mod refused;
