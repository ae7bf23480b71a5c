//! The rules in which rulesets and tables differ, each named after what it says.

/// The switches of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Objectives are scored, and scenario actions can be performed, from this round on (xwing.scenario.scoring.06,
    /// xwing.scenario.action.06).
    pub first_scoring_round: u8,
    /// Each player has a damage deck (xwing.setup.13).
    pub own_damage_decks: bool,
}

impl Rules {
    /// Rules reference 1.4.2 with the scenarios of June 2022.
    pub const RR142: Rules = Rules { first_scoring_round: 2, own_damage_decks: true };
}
