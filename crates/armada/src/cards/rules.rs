//! Rules that act in the windows of cards: commands, accuracy, defense tokens, the standard critical effect.

use broadside_engine::Ability;

use crate::words::ArmadaWords;

/// What an attacker can do by the rules.
pub(super) static ATTACKER: &[Ability<ArmadaWords>] = &[];
/// What a defender can do by the rules.
pub(super) static DEFENDER: &[Ability<ArmadaWords>] = &[];
/// What the ship that is activating can do by the rules.
pub(super) static ACTIVE_SHIP: &[Ability<ArmadaWords>] = &[];
