//! Setup: the board that a game begins with, and the eight steps to the first round.

#[path = "setup/boards.rs"]
mod boards;
#[path = "setup/common.rs"]
mod common;
#[path = "setup/deploying.rs"]
mod deploying;
#[path = "setup/piles.rs"]
mod piles;
#[path = "setup/random.rs"]
mod random;
