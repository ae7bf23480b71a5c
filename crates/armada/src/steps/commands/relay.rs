//! Squadrons out of a ship's own reach are activated by way of something else: a squadron with relay
//! (armada.keyword.relay.01), or a card that lends its own reach, for so many squadrons in a command.

use broadside_engine::{AbilityId, About, Change, Game, On, Source};
use serde::{Deserialize, Serialize};

use crate::facts::Keyword;
use crate::scene::at_distance;
use crate::words::{ArmadaWords, Query, ShipNo, SquadronNo, Thing};
use crate::{ArmadaLook, Origin, effects, values};

/// How many posts there can be in one command, and how many activations by way of them.
const MOST: usize = 8;

/// Something by way of which a command reaches farther, and for how many squadrons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Post {
    source: Source,
    /// By the relay keyword; otherwise by what its card says.
    keyword: bool,
    quota: u8,
}

/// The ways on which one activation was possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Route {
    /// The posts each of which will do, a bit for each place.
    alone: u8,
    /// The card by way of which one of the relays is in reach of the command, where there is one: a bit. No fleet holds
    /// two such cards.
    card: u8,
    /// The relays that are in reach by way of that card. The activation counts for the card and for one of them
    /// (armada.card.matchstick.05, armada.card.matchstick.06).
    relays: u8,
}

/// What has been activated by way of what in a squadron command. Which of several ways served an activation stays open,
/// so that no choice can turn out to have been wrong.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Relays {
    posts: [Option<Post>; MOST],
    served: [Route; MOST],
}

impl Default for Relays {
    fn default() -> Relays {
        Relays::NONE
    }
}

impl Relays {
    /// Nothing yet.
    pub const NONE: Relays =
        Relays { posts: [None; MOST], served: [Route { alone: 0, card: 0, relays: 0 }; MOST] };

    /// The bit of a post; a new one is given a place, if there is any.
    fn place(&mut self, post: Post) -> u8 {
        let same = |it: &Post| it.source == post.source && it.keyword == post.keyword;
        let place = self.posts.iter().position(|it| it.as_ref().is_none_or(same));
        place.map_or(0, |place| {
            self.posts[place] = Some(post);
            1 << place
        })
    }

    /// The ways to a squadron that is out of the ship's own reach.
    fn route(
        &mut self,
        look: &ArmadaLook<'_>,
        ship: ShipNo,
        squadron: SquadronNo,
        in_reach: impl Fn(SquadronNo) -> bool,
    ) -> Route {
        let mut route = Route::default();
        each_post(look, Query::CommandQuota, ship, squadron, None, &mut |post| {
            route.alone |= self.place(post);
        });
        each_relay(look, ship, squadron, &mut |relay, post| {
            // armada.keyword.relay.02, armada.keyword.relay.71: in reach of the command itself, activated or not.
            if in_reach(relay) {
                route.alone |= self.place(post);
                return;
            }
            // A card must reach the relay, and allow the squadron that is activated by way of it.
            each_post(look, Query::CommandQuota, ship, relay, None, &mut |card| {
                let mut allowed = false;
                each_post(look, Query::CommandQuota, ship, squadron, Some(relay), &mut |it| {
                    allowed |= it.source == card.source;
                });
                if allowed {
                    (route.card, route.relays) = (self.place(card), route.relays | self.place(post));
                }
            });
        });
        route
    }

    /// The same after one more activation by way of something, if there is a way.
    pub(super) fn with(
        mut self,
        look: &ArmadaLook<'_>,
        ship: ShipNo,
        squadron: SquadronNo,
        in_reach: impl Fn(SquadronNo) -> bool,
    ) -> Option<Relays> {
        let route = self.route(look, ship, squadron, in_reach);
        let next = self.served.iter().position(|served| *served == Route::default())?;
        if route == Route::default() {
            return None;
        }
        self.served[next] = route;
        let mut left = self.posts.map(|post| post.map_or(0, |post| post.quota));
        fits(&self.served[..=next], &mut left).then_some(self)
    }
}

/// The squadrons that can pass the command of a ship on to another, by keyword or by card.
fn each_relay(
    look: &ArmadaLook<'_>,
    ship: ShipNo,
    squadron: SquadronNo,
    found: &mut dyn FnMut(SquadronNo, Post),
) {
    let near =
        |relay| at_distance(look.game, look.board, Thing::Squadron(relay), Thing::Squadron(squadron), 3);
    for relay in look.board.squadrons_in_play().filter(|relay| *relay != squadron) {
        let quota = values::keyword(look, relay, Keyword::Relay);
        if quota > 0 && look.board.friendly(Thing::Squadron(relay), Thing::Squadron(squadron)) && near(relay)
        {
            found(relay, Post { source: Origin::Squadron(relay).source(), keyword: true, quota });
        }
    }
    each_post(look, Query::RelayQuota, ship, squadron, None, &mut |post| {
        if let Origin::Squadron(relay) = Origin::of(post.source)
            && relay != squadron
            && look.board.squadron(relay).in_play()
        {
            found(relay, post);
        }
    });
}

/// The cards by way of which a ship's command may activate a squadron, to which another one may relay it.
fn each_post(
    look: &ArmadaLook<'_>,
    query: Query,
    ship: ShipNo,
    squadron: SquadronNo,
    relay: Option<SquadronNo>,
    found: &mut dyn FnMut(Post),
) {
    if !look.board.ears.queries.has(query) {
        return;
    }
    let about = About::both(Thing::Ship(ship), Thing::Squadron(squadron))
        .amount(relay.map_or(0, |relay| i16::from(relay.0) + 1));
    look.game.modifying(look.board, query, &mut |source, ability| {
        if let Some(quota) = quota(look, source, ability, about) {
            found(Post { source, keyword: false, quota });
        }
    });
}

fn quota(look: &ArmadaLook<'_>, source: Source, ability: AbilityId, about: About<ArmadaWords>) -> Option<u8> {
    let bound = look.bind(source, ability, None, about);
    let ability = look.game.ability(ability);
    match &ability.on {
        On::Query(_, Change::Add(amount)) if Game::holds(look.game, look, &ability.when, &bound) => {
            Some(effects::amount(look, amount, &bound).clamp(0, u8::MAX.into()) as u8)
        }
        _ => None,
    }
}

/// Whether every activation can be given a way of its own without exceeding any quota.
fn fits(served: &[Route], left: &mut [u8; MOST]) -> bool {
    let Some((first, rest)) = served.split_first() else { return true };
    let bits = |set: u8| (0..MOST).filter(move |place| set >> place & 1 == 1);
    for place in bits(first.alone) {
        if left[place] > 0 {
            left[place] -= 1;
            if fits(rest, left) {
                return true;
            }
            left[place] += 1;
        }
    }
    for card in bits(first.card) {
        for relay in bits(first.relays) {
            if left[card] > 0 && left[relay] > 0 {
                left[card] -= 1;
                left[relay] -= 1;
                if fits(rest, left) {
                    return true;
                }
                left[card] += 1;
                left[relay] += 1;
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alone(alone: u8) -> Route {
        Route { alone, ..Route::default() }
    }

    #[test]
    fn a_relay_that_could_serve_both_leaves_the_nearer_one_to_the_other() {
        let mut left = [0; MOST];
        left[..2].fill(1);
        assert!(fits(&[alone(0b11), alone(0b01)], &mut left.clone()));
        assert!(!fits(&[alone(0b01), alone(0b01)], &mut left));
    }

    #[test]
    fn an_activation_through_a_relay_and_a_card_counts_for_both() {
        let mut left = [0; MOST];
        (left[0], left[1]) = (2, 3);
        let both = Route { alone: 0, card: 0b01, relays: 0b10 };
        assert!(fits(&[both, both], &mut left.clone()));
        assert!(!fits(&[both, both, alone(0b01)], &mut left.clone()));
        assert!(fits(&[both, both, alone(0b10)], &mut left));
    }
}
