//! The three dice: their colours, faces and how often each face is on the die.

use broadside_facts::terms;

terms! {
    /// The colour of a die.
    Colour, "a colour" {
        /// Red: long range.
        Red = "red",
        /// Blue: medium range.
        Blue = "blue",
        /// Black: close range.
        Black = "black",
    }
}

terms! {
    /// What a face of a die shows.
    Face, "a die face" {
        /// Nothing.
        Blank = "blank",
        /// One hit.
        Hit = "hit",
        /// One critical.
        Critical = "critical",
        /// Two hits (red).
        DoubleHit = "double hit",
        /// A hit and a critical (black).
        HitCritical = "hit critical",
        /// Accuracy.
        Accuracy = "accuracy",
    }
}

/// Each die has eight faces (armada.dice-icons.04).
pub const FACES: usize = 8;

impl Colour {
    /// The eight faces of the die, equal ones side by side (geometry.md, "Dice").
    pub const fn faces(self) -> [Face; FACES] {
        use Face::{Accuracy, Blank, Critical, DoubleHit, Hit, HitCritical};
        match self {
            Colour::Red => [Hit, Hit, Critical, Critical, DoubleHit, Accuracy, Blank, Blank],
            Colour::Blue => [Hit, Hit, Hit, Hit, Critical, Critical, Accuracy, Accuracy],
            Colour::Black => [Hit, Hit, Hit, Hit, HitCritical, HitCritical, Blank, Blank],
        }
    }
}

impl Face {
    /// How many hit icons the face shows.
    pub const fn hits(self) -> u8 {
        match self {
            Face::Hit | Face::HitCritical => 1,
            Face::DoubleHit => 2,
            Face::Blank | Face::Critical | Face::Accuracy => 0,
        }
    }

    /// How many critical icons the face shows.
    pub const fn criticals(self) -> u8 {
        matches!(self, Face::Critical | Face::HitCritical) as u8
    }
}

/// How many dice of each colour: an armament, a pool before it is rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Dice {
    /// Red dice.
    pub red: u8,
    /// Blue dice.
    pub blue: u8,
    /// Black dice.
    pub black: u8,
}

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice { red: 0, blue: 0, black: 0 };

    /// How many dice in all.
    pub const fn total(self) -> u8 {
        self.red + self.blue + self.black
    }

    /// How many dice of this colour.
    pub const fn of(self, colour: Colour) -> u8 {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
            Colour::Black => self.black,
        }
    }
}
