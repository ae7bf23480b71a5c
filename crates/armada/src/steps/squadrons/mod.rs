//! The Squadron Phase, squadron activations and moves.

mod activation;
mod cloak;
mod hold;
mod movement;
mod phase;
mod refused;
mod spots;
mod strategic;

pub use activation::SquadronActivation;
pub(crate) use activation::{Way, has_attack_left};
pub(crate) use cloak::{cloak_move, has_cloak};
pub(crate) use hold::{may_move, may_move_engaged};
pub use movement::MoveSquadron;
pub use phase::SquadronPhase;
pub(crate) use refused::SquadronRefused;

use super::Step;
use crate::words::{ShipNo, SquadronNo};

impl Step {
    /// The Squadron Phase.
    pub fn squadron_phase() -> Step {
        SquadronPhase::new(0).into()
    }

    /// The activation of a squadron, by the command of a ship or not.
    pub fn squadron_activation(squadron: SquadronNo, commander: Option<ShipNo>) -> Step {
        SquadronActivation::new(squadron, commander).into()
    }

    /// A squadron moves up to a distance.
    pub fn squadron_move(squadron: SquadronNo, distance: u8) -> Step {
        MoveSquadron::new(squadron, distance).into()
    }
}
