//! Our own text format: one line per card, comments behind `#`.
//!
//! ```text
//! fleet       Third Lantern
//! faction     rebel
//! points      400
//!
//! assault     Most Wanted
//! defense     Fire Lanes
//! navigation  Superior Positions
//!
//! ship  MC80 Battle Cruiser
//!   General Dodonna
//!   Leia Organa (officer)
//!
//! squadrons
//!   Shara Bey - A-wing Squadron
//!   3 x X-wing Squadron
//! ```
//!
//! Upgrades stand indented or not under their ship. A name that is on several cards takes a hint in brackets: the slot, the
//! craft or the faction. `campaign` names an objective of a campaign. Points may be left out: the standard total is meant.

mod parse;
mod print;

pub(super) use parse::{MOST_COPIES, counted};
pub use parse::{ParseError, parse};
pub use print::print;
