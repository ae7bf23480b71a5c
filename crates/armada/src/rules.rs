//! The rules in which the editions differ, each named after what it says. Measuring has its own list
//! ([`geometry::Switches`](crate::geometry::Switches)).

use crate::facts::Edition;

/// The switches of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Pass tokens (armada.pass-tokens.01; without them armada.ship-phase.07-rr1).
    pub pass_tokens: bool,
    /// Each player has a damage deck (armada.damage.deck.04).
    pub own_damage_decks: bool,
    /// An evade token rerolls a die at close range and distance 1
    /// (armada.defense-tokens.07; without it armada.defense-tokens.07-rr1).
    pub evade_at_close_range: bool,
    /// An evade token cancels two dice beyond long range (armada.defense-tokens.08).
    pub evade_at_extreme_range: bool,
    /// An evade token can be discarded for a further die against a larger ship (armada.defense-tokens.10).
    pub evade_against_larger_ships: bool,
    /// Line of sight to further squadron targets is measured (armada.attack.19; without it armada.attack.19-rr1).
    pub sight_to_further_squadrons: bool,
    /// Non-recur cards need their ready cost (armada.readied.08; without it armada.status-phase.02-rr1).
    pub ready_costs: bool,
    /// Only objectives and effects that name a time of setup act in setup
    /// (armada.effect-timing.15; without it armada.effect-timing.15-rr1).
    pub named_effects_in_setup: bool,
    /// Raid tokens, huge ships, flotillas, salvo and contain tokens are part of the game.
    pub later_waves: bool,
    /// Set-aside forces are destroyed with the last ship in play, and when the game ends (armada.set-aside.05,
    /// armada.set-aside.71, armada.objective.hyperspace-assault.80).
    pub set_aside_forces_fall: bool,
    /// Official tournaments: that happens at the end of the round only (armada.set-aside.72).
    pub set_aside_until_round_end: bool,
    /// Cards in their first printing: Assault Concussion Missiles is not exhausted
    /// (armada.card.assault-concussion-missiles.91).
    pub first_printing: bool,
    /// An obstacle that Grav Shift Reroute moves may be turned over (armada.card.grav-shift-reroute.05).
    pub shifted_obstacles_turn_over: bool,
    /// Cards as rr15 words them, where the ARC manual words them anew.
    pub rr15_cards: bool,
}

impl Rules {
    /// The rules of an edition.
    pub const fn of(edition: Edition) -> Rules {
        let later = !matches!(edition, Edition::Rr1);
        Rules {
            pass_tokens: later,
            own_damage_decks: matches!(edition, Edition::Arc),
            evade_at_close_range: later,
            evade_at_extreme_range: later,
            evade_against_larger_ships: later,
            sight_to_further_squadrons: later,
            ready_costs: later,
            named_effects_in_setup: later,
            later_waves: later,
            set_aside_forces_fall: later,
            set_aside_until_round_end: false,
            first_printing: !later,
            shifted_obstacles_turn_over: matches!(edition, Edition::Arc),
            rr15_cards: matches!(edition, Edition::Rr15),
        }
    }
}
