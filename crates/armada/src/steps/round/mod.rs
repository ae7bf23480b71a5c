//! The whole game, its rounds and phases.

mod command_phase;
mod refused;
mod reveal_dial;
#[expect(clippy::module_inception, reason = "a round is called a round")]
mod round;
mod ship_activation;
mod ship_phase;
mod status_phase;
mod whole;

pub use command_phase::CommandPhase;
pub(crate) use refused::RoundRefused;
pub use reveal_dial::RevealDial;
pub use round::Round;
pub use ship_activation::ShipActivation;
pub use ship_phase::ShipPhase;
pub use status_phase::StatusPhase;
pub use whole::{GameEnd, Whole};

use broadside_engine::{About, Flow, Occasion};

use super::{Next, Step};
use crate::words::{ShipNo, Thing, Window};

/// Opens a window that is about nothing in particular.
fn open(window: Window) -> Next {
    Flow::Open(Occasion::new(window, About::default()))
}

/// Opens a window about a ship.
fn open_for(window: Window, ship: ShipNo) -> Next {
    Flow::Open(Occasion::new(window, About::subject(Thing::Ship(ship))))
}

impl Step {
    /// A whole game, from setup on.
    pub fn game() -> Step {
        Whole::new(false).into()
    }

    /// The game from its first round on: setup is over.
    pub fn rounds() -> Step {
        Whole::new(true).into()
    }

    /// One round.
    pub fn round() -> Step {
        Round::new().into()
    }

    /// What is left of a round whose phases are over.
    pub fn end_of_round() -> Step {
        Round::at_its_end().into()
    }

    /// The Command Phase.
    pub fn command_phase() -> Step {
        CommandPhase::new().into()
    }

    /// The Ship Phase.
    pub fn ship_phase() -> Step {
        ShipPhase::new().into()
    }

    /// The activation of a ship.
    pub fn ship_activation(ship: ShipNo) -> Step {
        ShipActivation::new(ship).into()
    }

    /// The Status Phase.
    pub fn status_phase() -> Step {
        StatusPhase::new().into()
    }
}
