//! Ignition attacks: the special firing arc and the targeting token.

use broadside_table::{Disc, Shape, closest, in_arc, tolerance::ARC_LINE};

use super::{Attack, AttackView, Measures, Party, Pieces, Range, RangeLine, Reach, Ship, within};
use crate::facts::{Facts, Zone};

/// An ignition attack to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ignition {
    /// The attacking ship: one of [`Pieces::ships`].
    pub ship: usize,
    /// Its targeting token.
    pub token: Disc,
    /// The hull zone that is attacked.
    pub defender: Party,
}

/// An ignition attack as measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IgnitionView {
    /// Arc, range and sight, measured from the ship; the arc is the special one (armada.ignition.05, .07).
    pub attack: AttackView,
    /// The range from the targeting token to the nearest part of the defender's ship token, which decides about the
    /// colours of dice and about nothing else (armada.ignition.08, .10).
    pub dice_range: RangeLine,
}

impl Ignition {
    /// Measures the attack; `None` when the ship has no special firing arc, the token does not lie in it, or the
    /// defender is no ship (armada.ignition.03).
    pub fn measure(&self, measures: &Measures, pieces: &Pieces) -> Option<IgnitionView> {
        let attacker = &pieces.ships[self.ship];
        let arc = attacker.special_arc()?;
        in_arc(&Shape::Disc(self.token), &arc)?;
        let body = match self.defender {
            Party::Zone { ship, .. } => pieces.ships[ship].token(),
            Party::Obstacle(index) => pieces.obstacles[index].shape(),
            Party::Squadron(_) | Party::Token(_) => return None,
        };
        // The special arc lies over the front hull zone, whose shape and targeting point are used.
        let attack = Attack {
            attacker: Party::Zone { ship: self.ship, zone: Zone::Front },
            defender: self.defender,
            reach: Reach::Unlimited,
        };
        Some(IgnitionView {
            attack: attack.measure_in(Some(&arc), measures, pieces),
            dice_range: closest(&Shape::Disc(self.token), &body).into(),
        })
    }
}

/// Why a targeting token cannot be placed somewhere (armada.ignition.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenRefusal {
    /// The ship has no special firing arc.
    NoSpecialArc,
    /// A part of the token is outside the special firing arc.
    OutsideArc,
    /// The token is not within any of the ranges.
    OutsideRange,
}

/// Whether a targeting token may be placed here: all of it in the special firing arc and within one of the ranges
/// of the ship's ignition keywords, from the front hull zone (armada.ignition.01, .02).
pub fn targeting_token(
    facts: &Facts,
    ship: &Ship,
    token: Disc,
    ranges: &[Range],
) -> Result<(), TokenRefusal> {
    let Some([left, right]) = facts[ship.hull.chassis].token.special else {
        return Err(TokenRefusal::NoSpecialArc);
    };
    let centre = ship.frame.to_local(token.centre);
    let inside_left = -left.heading.direction().cross(centre - left.start);
    let inside_right = right.heading.direction().cross(centre - right.start);
    if inside_left < token.radius - ARC_LINE || inside_right < token.radius - ARC_LINE {
        return Err(TokenRefusal::OutsideArc);
    }
    let (from, to) = (ship.zone(Zone::Front), Shape::Disc(token));
    let fits = |&range: &Range| range != Range::Extreme && within(Range::Close..=range, &from, &to);
    if ranges.iter().any(fits) { Ok(()) } else { Err(TokenRefusal::OutsideRange) }
}
