//! The squadron keywords that act in a window. The others are read by the steps that they change, through
//! [`values::keyword`](crate::values::keyword).

use broadside_engine::Ability;

use crate::words::ArmadaWords;

/// Keywords of an attacking squadron.
pub(super) static ATTACKER: &[Ability<ArmadaWords>] = &[];
/// Keywords of a defending squadron.
pub(super) static DEFENDER: &[Ability<ArmadaWords>] = &[];
/// Keywords of any squadron in play, outside attacks.
pub(super) static EACH_SQUADRON: &[Ability<ArmadaWords>] = &[];
