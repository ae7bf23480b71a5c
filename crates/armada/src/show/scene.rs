//! The table as it is drawn.

use broadside_engine::{Position, Viewer};
use broadside_stage::Scene;

use crate::Armada;
use crate::words::ArmadaWords;

/// The table as a viewer sees it.
pub(super) fn scene(_: &Armada, position: &Position<ArmadaWords>, _: Viewer) -> Scene {
    Scene { round: position.board.round.into(), ..Scene::default() }
}
