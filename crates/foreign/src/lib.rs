//! Every reader of bytes that come from outside, as a target for fuzzing.
//!
//! A [`Target`] reads an input, and whatever can be read it uses: it judges the list, opens the game and looks through every
//! seat's eyes, prints and reads again. It returns for every input and panics only if the program has a fault.
//!
//! ```
//! use broadside_foreign::{Trace, target};
//! let mut trace = Trace::default();
//! target("squad-own").expect("there is such a target").run(b"squad A\nfaction rebel\n", &mut trace);
//! assert!(trace.understood);
//! ```
//!
//! [`runner`] changes inputs at random and needs nothing but stable Rust; `fuzz/` at the root of the repository gives the same
//! targets to `cargo fuzz`.
#![deny(missing_docs)]

pub mod runner;
pub mod seeds;
mod targets;
mod trace;

pub use targets::{TARGETS, Target, target};
pub use trace::Trace;
