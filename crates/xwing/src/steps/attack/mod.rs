//! Attacks and damage.

mod dice;
mod procedure;
mod suffer;
mod targets;

pub use dice::dice_of_attack;
pub use procedure::Attack;
pub use suffer::{LoseShields, Suffer};

pub(crate) use dice::{
    attack_dice, bonus_applies, defense_dice, may_modify, may_spend_force, may_spend_lock,
};
pub(crate) use procedure::{bonus_attack, hit_outright, remaining};
pub(crate) use suffer::{deal_facedown, suffering};
pub(crate) use targets::view as view_of;

use super::{Answers, Given, Next, Rulebook, Step, call};
