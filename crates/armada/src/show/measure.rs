//! What lies between two things.

use broadside_engine::{Position, Refusal};
use broadside_stage::Measured;

use super::ids;
use crate::Armada;
use crate::words::ArmadaWords;

/// Range, distance, arcs and sight between two pieces or hull zones.
pub(super) fn measure(
    _: &Armada,
    _: &Position<ArmadaWords>,
    from: &str,
    to: &str,
) -> Result<Measured, Refusal> {
    let found =
        |id: &str| ids::thing(id).ok_or_else(|| Refusal::unfit(format!("there is no {id} on the table")));
    found(from)?;
    found(to)?;
    Ok(Measured::default())
}
