//! Talents, by the first letter of the id.

pub(super) mod a_to_h;
pub(super) mod i_to_z;

use crate::cards::prelude::*;

const NO_HITS: Faces = Faces { die: Die::Attack, faces: &[Face::Blank, Face::Focus, Face::Critical] };
