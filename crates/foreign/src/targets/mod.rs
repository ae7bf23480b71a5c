//! The targets.

mod bodies;
mod files;
mod games;
mod lists;
mod look;
mod messages;
mod positions;
mod words;

use std::fmt;

pub(crate) use games::{armada_rules, xwing_rules};

use crate::trace::Trace;

/// A reader of foreign bytes.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, also that of its folder under `corpus/`.
    pub name: &'static str,
    /// What it reads.
    pub about: &'static str,
    /// The longest input that reaches it: what is longer is refused before.
    pub longest: usize,
    act: fn(&[u8], &mut Trace),
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Target {
    /// Reads an input, and uses what can be read. A longer one than the longest is cut.
    pub fn run(&self, input: &[u8], trace: &mut Trace) {
        (self.act)(&input[..input.len().min(self.longest)], trace);
    }
}

const fn of(name: &'static str, about: &'static str, kilobytes: usize, act: fn(&[u8], &mut Trace)) -> Target {
    Target { name, about, longest: kilobytes * 1024, act }
}

/// All of them.
pub const TARGETS: &[Target] = &[
    of("fleet", "a fleet in any format", 16, lists::fleet),
    of("fleet-own", "a fleet in our own format", 16, lists::fleet_own),
    of("fleet-kingston", "a fleet of Kingston", 16, lists::fleet_kingston),
    of("fleet-starforge", "a fleet of Star Forge", 16, lists::fleet_star_forge),
    of("fleet-fabs", "a fleet of Fab's", 16, lists::fleet_fabs),
    of("fleet-warlords", "a fleet of Warlords or Flagship", 16, lists::fleet_warlords),
    of("fleet-afd", "a fleet of Armada Fleets Designer", 16, lists::fleet_afd),
    of("squad", "a squad in either format", 16, lists::squad),
    of("squad-own", "a squad in our own format", 16, lists::squad_own),
    of("squad-xws", "a squad as XWS", 16, lists::squad_xws),
    of("points", "a points list of X-Wing", 128, lists::points),
    of("replay-armada", "a stored game of Armada", 64, games::armada),
    of("replay-xwing", "a stored game of X-Wing", 64, games::xwing),
    of("replay-skiffs", "a stored game of Skiffs", 64, games::skiffs),
    of("entries", "entries of a game's log as the database holds them", 64, games::entries),
    of("archive", "a stored game of older rules with the log that was told", 64, games::archive),
    of("position", "a position that a table begins with", 64, positions::text),
    of("save-json", "a saved position in its readable form", 64, positions::json),
    of("save-bytes", "a saved position in its compact form", 16, positions::bytes),
    of("scenario", "a file of scenarios of any game", 16, files::scenario),
    of("message", "what a page says over a WebSocket, line by line", 16, messages::message),
    of("request", "a request over HTTP: its line, its headers, its body", 64, bodies::request),
    of("text", "a message with its gaps, as files and the database hold it", 16, words::text),
    of("ftl", "a file of messages", 16, words::ftl),
];

/// The target of this name.
pub fn target(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}

/// What readers of text are given.
fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}
