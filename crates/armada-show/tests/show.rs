//! A game as a page is shown it: nothing hidden, every message in both languages, lines that agree with the measuring.

#[path = "show/asked.rs"]
mod asked;
#[path = "../../armada/tests/common/mod.rs"]
mod common;
#[path = "show/defending.rs"]
mod defending;
#[path = "show/messages.rs"]
mod messages;
#[path = "show/play.rs"]
mod play;
#[path = "show/seen.rs"]
mod seen;
