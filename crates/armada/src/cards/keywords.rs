//! The squadron keywords that act in a window. The others are read by the steps that they change, through
//! [`values::keyword`](crate::values::keyword).

use broadside_engine::{Ability, On, Op};

use super::PLAIN;
use crate::steps::squadrons;
use crate::words::{Act, ArmadaWords, Cond, Window};

/// Keywords of an attacking squadron.
pub(super) static ATTACKER: &[Ability<ArmadaWords>] = &[];
/// Keywords of a defending squadron.
pub(super) static DEFENDER: &[Ability<ArmadaWords>] = &[];
/// Keywords of any squadron in play, outside attacks.
pub(super) static EACH_SQUADRON: &[Ability<ArmadaWords>] = &[Ability {
    name: "Cloak",
    on: On::Window(Window::EndOfSquadronPhase),
    when: Cond::Named(squadrons::has_cloak),
    ops: &[Op::Do(Act::Named(squadrons::cloak_move))],
    ..PLAIN
}];
