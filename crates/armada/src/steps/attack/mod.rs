//! Attacks, step by step: which targets are legal, the six steps, defense tokens, and what answers an attack.
//!
//! [`AttackStep`] is the step of a ship's activation, [`ShipAttack`] one attack of a hull zone with all squadrons that it
//! targets, [`SquadronAttack`] the attack of a squadron, [`Attack`] the steps against one defender.

mod additions;
mod answering;
mod answers;
mod armament;
mod attack_step;
mod concentrate;
mod damage_total;
mod declare;
mod defense_effect;
mod defense_tokens;
mod extra_attack;
mod foreseen;
mod ignition;
mod procedure;
mod redirect;
mod refused;
mod rerolls;
mod ship_attack;
mod squadron_attack;
mod targets;
mod terms;

pub use additions::AddDice;
pub use answering::AnswerAttack;
pub use armament::{armament, gathered, within_reach};
pub use attack_step::AttackStep;
pub use concentrate::ConcentrateFire;
pub use damage_total::{criticals_count, damage_total, standard_critical_open};
pub use declare::{Measured, measure};
pub use defense_effect::{DefenseEffect, evade, salvo_answers};
pub use extra_attack::ExtraAttack;
pub use foreseen::{if_braced, opened_by, redirectable};
pub use ignition::TargetingToken;
pub use procedure::Attack;
pub use redirect::Redirect;
pub use refused::AttackRefused;
pub use rerolls::RerollDice;
pub use ship_attack::ShipAttack;
pub use squadron_attack::SquadronAttack;
pub use targets::{FRIENDLY, against, targets, why_not};

pub(crate) use additions::may_add;
pub(crate) use answers::{counter_open, dodge, salvo_open};
pub(crate) use armament::{arms, uses_battery};
pub(crate) use damage_total::{another_critical, brace_open, braced, critical_open, salvo_critical_open};
pub(crate) use declare::begin;
pub(crate) use defense_tokens::{DefenseRefused, may_pay, may_pay_with, may_spend, spendable};
pub(crate) use ignition::may_place_targeting_token;
pub(crate) use redirect::{ignores_shields, redirect_open};
pub(crate) use squadron_attack::{squadron_can_attack, squadron_can_attack_under, squadron_kept};
pub(crate) use targets::station_can_attack;
pub(crate) use terms::{Target, Terms};

use broadside_engine::About;

use crate::board;
use crate::words::{ArmadaWords, Thing};

/// Whether a party attacks and defends as a ship: a hull zone, or a station, which has one
/// (armada.attacking-stations.04), or the cannon of an objective (armada.objective.planetary-ion-cannon.73).
pub(crate) fn ship_like(thing: Thing) -> bool {
    matches!(thing, Thing::Ship(_) | Thing::Zone(..) | Thing::Obstacle(_) | Thing::Objective(_))
}

/// Attacker and defender.
pub fn parties(attack: &board::Attack) -> About<ArmadaWords> {
    About::both(attack.attacker, attack.defender)
}
