//! What dice are worth before they are rolled, and as they lie.

use broadside_armada::board::Die;
use broadside_armada::facts::{Colour, Dice, Face};

/// The damage that a pool does on average: with critical icons (ships, bombers) or with hits alone.
pub(crate) fn expected(dice: Dice, criticals: bool) -> f64 {
    // Of eight faces: red 2 hits, 2 criticals, 1 double; blue 4 hits, 2 criticals; black 4 hits, 2 hits with critical.
    let [red, blue, black] = if criticals { [0.75, 0.75, 1.0] } else { [0.5, 0.5, 0.75] };
    f64::from(dice.red) * red + f64::from(dice.blue) * blue + f64::from(dice.black) * black
}

/// The damage that a die does as it lies.
pub(crate) fn damage(die: &Die, criticals: bool) -> f64 {
    f64::from(die.face.hits()) + if criticals { f64::from(die.face.criticals()) } else { 0.0 }
}

/// How much better a die of this colour gets on average when it is rerolled from this face.
pub(crate) fn reroll_gain(die: &Die, criticals: bool) -> f64 {
    let one = |colour| Dice {
        red: u8::from(colour == Colour::Red),
        blue: u8::from(colour == Colour::Blue),
        black: u8::from(colour == Colour::Black),
    };
    // An accuracy is worth something too.
    let now = damage(die, criticals) + if die.face == Face::Accuracy { 0.6 } else { 0.0 };
    expected(one(die.colour), criticals) - now
}
