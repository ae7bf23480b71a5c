//! Attacks and damage.

mod dice;
mod procedure;
mod suffer;
mod targets;

pub use dice::{attack_dice, defense_dice, dice_of_attack};
pub use procedure::{Attack, remaining};
pub use suffer::{LoseShields, Suffer};
pub use targets::view as view_of;

pub(crate) use dice::{bonus_applies, may_modify, may_spend_force, may_spend_lock};
pub(crate) use procedure::{bonus_attack, hit_outright};
pub(crate) use suffer::{deal_facedown, suffering};

use super::{Answers, Given, Next, Rulebook, Step, call};
