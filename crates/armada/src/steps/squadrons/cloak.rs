//! Cloak (armada.keyword.cloak.01).

use broadside_engine::{Bound, Flow};

use super::{MoveSquadron, may_move_engaged};
use crate::facts::Keyword;
use crate::steps::{Next, call};
use crate::words::{ArmadaWords, Thing};
use crate::{ArmadaCx, ArmadaLook, values};

/// Whether the bearer has cloak.
pub(crate) fn has_cloak(look: &ArmadaLook<'_>, bound: &Bound<ArmadaWords>) -> bool {
    let squadron = bound.bearer.and_then(Thing::squadron);
    squadron.is_some_and(|squadron| {
        values::has(look, squadron, Keyword::Cloak) && may_move_engaged(look, squadron)
    })
}

/// The bearer moves up to distance 1; engagement does not stop it.
pub(crate) fn cloak_move(_: &mut ArmadaCx<'_>, bound: &mut Bound<ArmadaWords>) -> Next {
    match bound.bearer.and_then(Thing::squadron) {
        Some(squadron) => call(MoveSquadron::cloaked(squadron)),
        None => Flow::Next,
    }
}
