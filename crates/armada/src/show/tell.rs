//! What happened, in words.

use broadside_engine::{Happening, Position};
use broadside_stage::Told;

use crate::Armada;
use crate::words::ArmadaWords;

/// A line of the log.
pub(super) fn tell(
    _: &Armada,
    _: &Position<ArmadaWords>,
    _: &Position<ArmadaWords>,
    _: &Happening<ArmadaWords>,
) -> Option<Told> {
    None
}
