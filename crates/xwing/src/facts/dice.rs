//! The two dice: their faces and how often each is on the die.

use broadside_facts::terms;

terms! {
    /// A die.
    Die, "a die" {
        /// Red: attack.
        Attack = "attack",
        /// Green: defense.
        Defense = "defense",
    }
}

terms! {
    /// What a face of a die shows.
    Face, "a die face" {
        /// Nothing.
        Blank = "blank",
        /// Focus, on both dice.
        Focus = "focus",
        /// A hit.
        Hit = "hit",
        /// A critical hit.
        Critical = "crit",
        /// An evade.
        Evade = "evade",
    }
}

/// Each die has eight faces.
pub const FACES: usize = 8;

impl Die {
    /// The eight faces of the die, equal ones side by side (geometry.md, "Dice").
    pub const fn faces(self) -> [Face; FACES] {
        use Face::{Blank, Critical, Evade, Focus, Hit};
        match self {
            Die::Attack => [Hit, Hit, Hit, Critical, Focus, Focus, Blank, Blank],
            Die::Defense => [Evade, Evade, Evade, Focus, Focus, Blank, Blank, Blank],
        }
    }

    /// Each kind of face once, in the order in which draws count them.
    pub const fn kinds_of_faces(self) -> &'static [Face] {
        match self {
            Die::Attack => &[Face::Hit, Face::Critical, Face::Focus, Face::Blank],
            Die::Defense => &[Face::Evade, Face::Focus, Face::Blank],
        }
    }

    /// What a draw of the die is called in scripts.
    pub const fn draw_name(self) -> &'static str {
        match self {
            Die::Attack => "attack die",
            Die::Defense => "defense die",
        }
    }
}
