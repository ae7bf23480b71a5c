//! Which dice an attack uses, and how far they reach.

use super::Range;
use crate::facts::{Colour, Dice, ShipCard, Zone};

/// Whom an armament is used against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// A ship: the battery armament (armada.armament.03).
    Ship,
    /// A squadron: the anti-squadron armament (armada.armament.02).
    Squadron,
}

/// The armament that a hull zone attacks with (armada.armament.02, armada.armament.03, armada.armament.04,
/// armada.armament.05, armada.armament.06).
pub fn armament(card: &ShipCard, zone: Zone, against: Against) -> Dice {
    match against {
        Against::Ship => card.battery[zone as usize],
        Against::Squadron => card.anti_squadron,
    }
}

impl Range {
    /// Whether dice of this colour are used at this range (armada.attack.06).
    pub fn allows(self, colour: Colour) -> bool {
        self <= match colour {
            Colour::Black => Range::Close,
            Colour::Blue => Range::Medium,
            Colour::Red => Range::Long,
        }
    }
}

/// The dice of an armament that are gathered at this range (armada.attack.06).
pub fn usable(armament: Dice, range: Range) -> Dice {
    let of = |colour| if range.allows(colour) { armament.of(colour) } else { 0 };
    Dice { red: of(Colour::Red), blue: of(Colour::Blue), black: of(Colour::Black) }
}

/// The greatest range at which an armament attacks; `None` without dice (armada.attack-range.02,
/// armada.attack-range.03, armada.attack-range.04, armada.attack-range.01).
pub fn longest_range(armament: Dice) -> Option<Range> {
    [Range::Long, Range::Medium, Range::Close].into_iter().find(|&range| usable(armament, range).total() > 0)
}
