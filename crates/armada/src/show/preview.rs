//! What an answer would do.

use broadside_engine::{Answer, Decision, Position};
use broadside_stage::Preview;

use crate::Armada;
use crate::words::ArmadaWords;

/// Where pieces would come to lie, what would be in arc, odds.
pub(super) fn preview(
    _: &Armada,
    _: &Position<ArmadaWords>,
    _: &Decision<ArmadaWords>,
    _: &Answer<ArmadaWords>,
    _: Option<&broadside_engine::Preview<ArmadaWords>>,
) -> Preview {
    Preview::default()
}
