//! What players may agree to change.

use broadside_engine::{Position, Refusal, Viewer};
use broadside_stage::{Adjustable, Change};

use crate::Armada;
use crate::adjust::Adjustment;
use crate::words::ArmadaWords;

/// The values of a piece or side that may be set.
pub(super) fn adjustable(_: &Armada, _: &Position<ArmadaWords>, _: Viewer, _: &str) -> Vec<Adjustable> {
    Vec::new()
}

/// A change in Armada's own words.
pub(super) fn change(_: &Armada, _: &Position<ArmadaWords>, _: &Change) -> Result<Adjustment, Refusal> {
    Err(Refusal::unfit("nothing can be adjusted yet"))
}
