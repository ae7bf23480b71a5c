//! Why something cannot be attacked.

use broadside_engine::reasons;

use super::{ArcName, Found};

reasons! {
    /// Why a unit cannot be the defender of an attack with a weapon.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Target {
        NotGiven = "xwing-refused-target-not-given",
        NotInPlay = "xwing-refused-target-not-in-play",
        NotInArc { arc: ArcName, most: u8, found: Found } = "xwing-refused-target-not-in-arc",
        BeyondArcs { range: u8, mm: f64 } = "xwing-refused-target-beyond-arcs",
        OutOfRange { range: u8, mm: f64, least: u8, most: u8 } = "xwing-refused-target-out-of-range",
        NoCharge { needed: u8 } = "xwing-refused-target-no-charge",
        NoLock = "xwing-refused-target-no-lock",
        NoFocus = "xwing-refused-target-no-focus",
        NoCalculate = "xwing-refused-target-no-calculate",
        Forbidden = "xwing-refused-target-forbidden",
        Nobody = "xwing-refused-target-nobody",
        OtherWeapon = "xwing-refused-target-other-weapon",
    }
}

reasons! {
    /// Why a die cannot be rerolled.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Rerolled {
        Before = "xwing-refused-reroll-before",
    }
}
