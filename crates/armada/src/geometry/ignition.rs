//! Ignition attacks: special firing arcs and the targeting token.

use broadside_engine::reasons;
use broadside_table::{Angle, Arc, Disc, Ray, Shape, closest, in_arc, tolerance::ARC_LINE};

use super::{Attack, AttackView, Measures, Party, Pieces, Range, RangeLine, Reach, Ship, within};
use crate::facts::{TokenShape, Zone};

/// A special firing arc of a ship (armada.special-battery.05).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpecialArc {
    /// The hull zone that it goes with.
    pub zone: Zone,
    /// Its left line, in token coordinates.
    left: Ray,
    /// Its right line, in token coordinates.
    right: Ray,
}

impl SpecialArc {
    /// The one that is printed on a ship token, in the front hull zone.
    pub fn printed(token: &TokenShape) -> Option<SpecialArc> {
        token.special.map(|[left, right]| SpecialArc { zone: Zone::Front, left, right })
    }

    /// The firing arc of a hull zone, where an effect makes it a special one.
    pub fn of_zone(token: &TokenShape, zone: Zone) -> Option<SpecialArc> {
        token.zone(zone).map(|shape| SpecialArc { zone, left: shape.left, right: shape.right })
    }

    /// The arc of a ship on the table.
    pub fn arc(&self, ship: &Ship) -> Arc {
        Arc::between(self.left, self.right).placed(&ship.frame)
    }

    /// Whether all of a disc lies in the arc: what lies on a line is not within it (armada.card.spha-t.05).
    pub fn holds(&self, ship: &Ship, disc: Disc) -> bool {
        let others = Arc::between(self.right, self.left).placed(&ship.frame);
        let inner = Disc { radius: disc.radius - 2.0 * ARC_LINE, ..disc };
        in_arc(&Shape::Disc(inner), &others).is_none()
    }

    /// The direction in the middle of the arc, in token coordinates.
    pub fn middle(&self) -> Angle {
        let sweep = self.right.heading - self.left.heading;
        self.left.heading + Angle(sweep.0 / 2)
    }
}

/// An ignition attack to be measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ignition {
    /// The attacking ship: one of [`Pieces::ships`].
    pub ship: usize,
    /// The special firing arc in which the targeting token lies.
    pub arc: SpecialArc,
    /// Its targeting token.
    pub token: Disc,
    /// The hull zone that is attacked.
    pub defender: Party,
}

/// An ignition attack as measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IgnitionView {
    /// Arc, range and sight, measured from the ship; the arc is the special one (armada.ignition.05,
    /// armada.ignition.07).
    pub attack: AttackView,
    /// The range from the targeting token to the nearest part of the defender's ship token, which decides about the
    /// colours of dice and about nothing else (armada.ignition.08, armada.ignition.10).
    pub dice_range: RangeLine,
}

impl Ignition {
    /// Measures the attack; `None` when the token is not within the special firing arc, or the defender is no ship
    /// (armada.ignition.03).
    pub fn measure(&self, measures: &Measures, pieces: &Pieces) -> Option<IgnitionView> {
        let attacker = &pieces.ships[self.ship];
        if !self.arc.holds(attacker, self.token) {
            return None;
        }
        let body = match self.defender {
            Party::Zone { ship, .. } => pieces.ships[ship].token(),
            Party::Obstacle(index) => pieces.obstacles[index].shape(),
            Party::Squadron(_) | Party::Token(_) => return None,
        };
        // Shape and targeting point are those of the hull zone that the arc goes with.
        let attack = Attack {
            attacker: Party::Zone { ship: self.ship, zone: self.arc.zone },
            defender: self.defender,
            reach: Reach::Unlimited,
        };
        Some(IgnitionView {
            attack: attack.measure_in(Some(&self.arc.arc(attacker)), measures, pieces),
            dice_range: closest(&Shape::Disc(self.token), &body).into(),
        })
    }
}

reasons! {
    /// Why a targeting token cannot be placed somewhere (armada.ignition.01).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TokenRefusal {
        /// The ship has no special firing arc.
        NoSpecialArc = "armada-refused-token-no-special-arc",
        /// A part of the token is outside the special firing arc.
        OutsideArc = "armada-refused-token-outside-special-arc",
        /// The token is not within any of the ranges.
        OutsideRange = "armada-refused-token-out-of-ignition-range",
    }
}

/// Whether a targeting token may be placed here: all of it in one of the special firing arcs and within one of the
/// ranges of the ship's ignition keywords, from the hull zone of that arc (armada.ignition.01, armada.ignition.02).
pub fn targeting_token(
    ship: &Ship,
    arcs: &[SpecialArc],
    token: Disc,
    ranges: &[Range],
) -> Result<(), TokenRefusal> {
    if arcs.is_empty() {
        return Err(TokenRefusal::NoSpecialArc);
    }
    let mut refusal = TokenRefusal::OutsideArc;
    for arc in arcs.iter().filter(|arc| arc.holds(ship, token)) {
        let (from, to) = (ship.zone(arc.zone), Shape::Disc(token));
        let fits = |&range: &Range| range != Range::Extreme && within(Range::Close..=range, &from, &to);
        if ranges.iter().any(fits) {
            return Ok(());
        }
        refusal = TokenRefusal::OutsideRange;
    }
    Err(refusal)
}
