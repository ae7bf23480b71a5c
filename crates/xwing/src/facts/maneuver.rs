//! Dials: the maneuvers that a ship can set.

use broadside_facts::{Entry, FactsError, Term, terms};

terms! {
    /// How hard a maneuver or an action is.
    Difficulty, "a difficulty" {
        /// Blue.
        Blue = "blue",
        /// White.
        White = "white",
        /// Red: costs a stress token.
        Red = "red",
        /// Purple: costs a Force charge.
        Purple = "purple",
    }
}

terms! {
    /// The bearing of a maneuver, with its direction.
    Bearing, "a bearing" {
        /// Turn to the left.
        TurnLeft = "turn left",
        /// Bank to the left.
        BankLeft = "bank left",
        /// Straight.
        Straight = "straight",
        /// Bank to the right.
        BankRight = "bank right",
        /// Turn to the right.
        TurnRight = "turn right",
        /// Koiogran turn.
        KoiogranTurn = "koiogran turn",
        /// Segnor's loop to the left.
        SegnorsLoopLeft = "segnor's loop left",
        /// Segnor's loop to the right.
        SegnorsLoopRight = "segnor's loop right",
        /// Tallon roll to the left.
        TallonRollLeft = "tallon roll left",
        /// Tallon roll to the right.
        TallonRollRight = "tallon roll right",
        /// Stationary.
        Stationary = "stationary",
        /// Reverse bank to the left.
        ReverseBankLeft = "reverse bank left",
        /// Reverse straight.
        ReverseStraight = "reverse straight",
        /// Reverse bank to the right.
        ReverseBankRight = "reverse bank right",
    }
}

/// The direction of a bearing (xwing.bearing.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the left.
    Left,
    /// Straight.
    Straight,
    /// To the right.
    Right,
}

impl Bearing {
    /// Its direction.
    pub const fn direction(self) -> Direction {
        use Bearing::*;
        match self {
            TurnLeft | BankLeft | SegnorsLoopLeft | TallonRollLeft | ReverseBankLeft => Direction::Left,
            Straight | KoiogranTurn | Stationary | ReverseStraight => Direction::Straight,
            TurnRight | BankRight | SegnorsLoopRight | TallonRollRight | ReverseBankRight => Direction::Right,
        }
    }

    /// Whether maneuvers of this bearing are advanced; all others are basic (xwing.bearing.02, xwing.bearing.08).
    pub const fn is_advanced(self) -> bool {
        use Bearing::*;
        !matches!(self, TurnLeft | BankLeft | Straight | BankRight | TurnRight)
    }

    /// The greatest speed for which there is a template; nothing for a stationary maneuver, which has none.
    pub const fn top_speed(self) -> Option<u8> {
        use Bearing::*;
        match self {
            Straight | KoiogranTurn | ReverseStraight => Some(TOP_SPEED),
            Stationary => None,
            _ => Some(3),
        }
    }
}

/// A maneuver on a dial (xwing.difficulty.01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Maneuver {
    /// Speed, 0 to 5.
    pub speed: u8,
    /// Bearing.
    pub bearing: Bearing,
    /// Difficulty.
    pub difficulty: Difficulty,
}

impl Maneuver {
    /// The maneuver with its speed increased or decreased, if a template of that speed exists (xwing.speed.02,
    /// xwing.speed.03, xwing.speed.04).
    pub fn changed_by(self, by: i8) -> Option<Maneuver> {
        let top = self.bearing.top_speed()?;
        let speed = self.speed.checked_add_signed(by).filter(|speed| (1..=top).contains(speed))?;
        Some(Maneuver { speed, ..self })
    }
}

/// The greatest speed of any dial (xwing.speed.01).
pub const TOP_SPEED: u8 = 5;

/// The rows of a dial, each `speed difficulty: bearing, bearing`; sorted by speed and bearing.
pub(super) fn dial(entry: &mut Entry) -> Result<Box<[Maneuver]>, FactsError> {
    let mut dial: Vec<Maneuver> = Vec::new();
    for row in entry.texts("dial")? {
        let maneuvers = read(&row).ok_or_else(|| {
            entry.error("dial", format!("has the row `{row}`; write it as `2 white: turn left, turn right`"))
        })?;
        dial.extend(maneuvers);
    }
    dial.sort_by_key(|maneuver| (maneuver.speed, maneuver.bearing));
    let same = |pair: &&[Maneuver]| (pair[0].speed, pair[0].bearing) == (pair[1].speed, pair[1].bearing);
    match dial.windows(2).find(same) {
        None => Ok(dial.into()),
        Some(pair) => {
            let problem = format!("has {} {} twice; keep one of them", pair[0].speed, pair[0].bearing.word());
            Err(entry.error("dial", problem))
        }
    }
}

fn read(row: &str) -> Option<Vec<Maneuver>> {
    let (head, bearings) = row.split_once(": ")?;
    let (speed, difficulty) = head.split_once(' ')?;
    let speed = speed.parse().ok().filter(|&speed: &u8| speed <= TOP_SPEED)?;
    let difficulty = Difficulty::from_word(difficulty)?;
    bearings
        .split(", ")
        .map(|word| Some(Maneuver { speed, bearing: Bearing::from_word(word)?, difficulty }))
        .collect()
}
