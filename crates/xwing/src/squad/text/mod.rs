//! Our own text format: one line per card, comments behind `#`.
//!
//! ```text
//! squad      Red Flight
//! faction    rebel
//! obstacles  coreasteroid0, coreasteroid3, core2asteroid5
//!
//! ship  Luke Skywalker - T-65 X-wing
//!   Instinctive Aim
//!   Proton Torpedoes
//!   R2-D2 (astromech)
//! ship  Red Squadron Veteran - T-65 X-wing
//! ```
//!
//! Upgrades stand indented or not under their ship. A name that is on several cards takes a hint in brackets: the ship type of
//! a pilot, the type or the faction of an upgrade; an XWS id means its card as well. Obstacles are named by their XWS ids; the
//! line may be missing.

mod parse;
mod print;

pub use parse::{ParseError, parse};
pub(super) use print::one_line;
pub use print::print;
