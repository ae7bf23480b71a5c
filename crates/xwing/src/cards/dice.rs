//! Dice that abilities speak of.

use crate::facts::{Die, Face};
use crate::words::Faces;

/// Attack dice, whatever they show.
pub(super) const ANY_ATTACK: Faces = Faces { die: Die::Attack, faces: &[] };
/// Defense dice, whatever they show.
pub(super) const ANY_DEFENSE: Faces = Faces { die: Die::Defense, faces: &[] };
/// Hit results.
pub(super) const HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit] };
/// Crit results.
pub(super) const CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Critical] };
/// Hit and crit results.
pub(super) const HITS_AND_CRITS: Faces = Faces { die: Die::Attack, faces: &[Face::Hit, Face::Critical] };
/// Focus and hit results of attack dice.
pub(super) const FOCUS_AND_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus, Face::Hit] };
/// Focus results of attack dice.
pub(super) const ATTACK_FOCUS: Faces = Faces { die: Die::Attack, faces: &[Face::Focus] };
/// Focus results of defense dice.
pub(super) const DEFENSE_FOCUS: Faces = Faces { die: Die::Defense, faces: &[Face::Focus] };
/// Blank attack dice.
pub(super) const ATTACK_BLANKS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank] };
/// Blank defense dice.
pub(super) const DEFENSE_BLANKS: Faces = Faces { die: Die::Defense, faces: &[Face::Blank] };
/// Evade results.
pub(super) const EVADES: Faces = Faces { die: Die::Defense, faces: &[Face::Evade] };
