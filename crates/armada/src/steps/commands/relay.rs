//! Relay: squadrons out of a ship's reach are activated by way of others (armada.keyword.relay.01).

use serde::{Deserialize, Serialize};

use crate::ArmadaLook;
use crate::facts::Keyword;
use crate::scene::at_distance;
use crate::values;
use crate::words::{SquadronNo, Thing};

/// How many squadrons can relay, and be relayed, in one command.
const MOST: usize = 8;
const NOBODY: u8 = u8::MAX;

/// Which squadrons have relayed in a squadron command, and for whom each activation was possible. Which of several
/// relays served an activation stays open, so that no choice can turn out to have been wrong.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Relays {
    /// The squadrons that could have relayed.
    relays: [u8; MOST],
    /// For each relayed activation the relays that could have served it, a bit for each place.
    served: [u8; MOST],
}

impl Relays {
    pub(super) const NONE: Relays = Relays { relays: [NOBODY; MOST], served: [0; MOST] };

    /// The relays that can serve a squadron, a bit for each place; new ones are given a place.
    fn serving(
        &mut self,
        look: &ArmadaLook<'_>,
        squadron: SquadronNo,
        in_reach: impl Fn(SquadronNo) -> bool,
    ) -> u8 {
        let mut found = 0;
        let owner = look.board.squadron(squadron).owner;
        for relay in look.board.squadrons_in_play() {
            let friendly = look.board.side(look.board.squadron(relay).owner) == look.board.side(owner);
            if relay == squadron || !friendly || values::keyword(look, relay, Keyword::Relay) == 0 {
                continue;
            }
            // armada.keyword.relay.02, .71: in reach of the ship itself, activated or not.
            let near =
                || at_distance(look.game, look.board, Thing::Squadron(relay), Thing::Squadron(squadron), 3);
            if !in_reach(relay) || !near() {
                continue;
            }
            let place = self.relays.iter().position(|at| *at == relay.0 || *at == NOBODY);
            if let Some(place) = place {
                self.relays[place] = relay.0;
                found |= 1 << place;
            }
        }
        found
    }

    /// The same relays after one more activation by way of them, if they can serve it.
    pub(super) fn with(
        mut self,
        look: &ArmadaLook<'_>,
        squadron: SquadronNo,
        in_reach: impl Fn(SquadronNo) -> bool,
    ) -> Option<Relays> {
        let serving = self.serving(look, squadron, in_reach);
        let next = self.served.iter().position(|served| *served == 0)?;
        if serving == 0 {
            return None;
        }
        self.served[next] = serving;
        let mut left = self.relays.map(|relay| match relay {
            NOBODY => 0,
            relay => values::keyword(look, SquadronNo(relay), Keyword::Relay),
        });
        fits(&self.served[..=next], &mut left).then_some(self)
    }
}

/// Whether every activation can be given to a relay of its own without exceeding any relay's value.
fn fits(served: &[u8], left: &mut [u8; MOST]) -> bool {
    let Some((first, rest)) = served.split_first() else { return true };
    for place in 0..MOST {
        if first >> place & 1 == 1 && left[place] > 0 {
            left[place] -= 1;
            if fits(rest, left) {
                return true;
            }
            left[place] += 1;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_relay_that_could_serve_both_leaves_the_nearer_one_to_the_other() {
        let mut left = [0; MOST];
        left[..2].fill(1);
        assert!(fits(&[0b11, 0b01], &mut left.clone()));
        assert!(!fits(&[0b01, 0b01], &mut left));
    }
}
