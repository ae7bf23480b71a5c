//! What lies between two things.

use broadside_engine::{Position, Refusal};
use broadside_stage::{Measured, Text};

use super::{ids, names, words};
use crate::Armada;
use crate::geometry::{Distance, Range};
use crate::words::ArmadaWords;

/// A band and a length in words: `Medium · 173 mm`, or `Distance 1 · 60 mm` where distance counts.
pub(super) fn band(length: f64, distance: bool) -> Text {
    let mm = words::millimetres(length);
    if distance {
        return match Distance::of(length) {
            Some(band) => Text::new("armada-distance-mm").number("distance", band.number()).number("mm", mm),
            None => Text::new("armada-distance-beyond-mm").number("mm", mm),
        };
    }
    Text::new("armada-range-mm").text("range", names::range(Range::of(length))).number("mm", mm)
}

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
