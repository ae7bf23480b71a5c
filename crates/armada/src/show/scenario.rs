//! A position as a scenario file.

use broadside_engine::{Position, Viewer};

use crate::Armada;
use crate::words::ArmadaWords;

/// The position as far as the viewer knows it.
pub(super) fn scenario(_: &Armada, _: &Position<ArmadaWords>, _: Viewer) -> String {
    String::new()
}
