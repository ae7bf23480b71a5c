//! Everything that changes on the table changes here: only atoms have the key to the board. What can be seen to
//! happen is an event as well; what the rules only remember is not.

mod activations;
mod attack;
mod cards;
mod commands;
mod course_of_attack;
mod hull;
mod movement;
mod table;
mod tokens;

pub use activations::*;
pub use attack::*;
pub use cards::*;
pub use commands::*;
pub use course_of_attack::*;
pub use hull::*;
pub use movement::*;
pub use table::*;
pub use tokens::*;

use crate::ArmadaCx;

/// Opens the board of an [`ArmadaCx`] for a change. Nothing but an atom can make one.
#[derive(Debug)]
pub struct Key(());

/// The key of the atoms.
const KEY: Key = Key(());

/// Other cards are in play than before: the board's ears are what these listen to.
fn listen(cx: &mut ArmadaCx<'_>) {
    let ears = cx.game.ears_of(&cx.board);
    cx.board.open(KEY).ears = ears;
}
