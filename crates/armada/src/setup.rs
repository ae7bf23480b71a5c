//! What players bring, and the board at the start.

use serde::{Deserialize, Serialize};

use crate::board::Table;
use crate::fleet::Fleet;

/// What players bring to a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The fleet of each side.
    pub fleets: [Fleet; 2],
    /// The table.
    pub table: Table,
    /// Whether the game goes on until one side has no ship.
    pub unlimited: bool,
    /// Whether it is the learning scenario: fixed fleets and places, simple sight.
    pub learning: bool,
}
