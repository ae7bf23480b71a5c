//! Operations.

use broadside_engine::Flow;

use super::Binding;
use crate::words::{Act, ArmadaWords};
use crate::{ArmadaCx, ArmadaLook};

pub(crate) fn can(look: &ArmadaLook<'_>, act: &Act, bound: &Binding) -> bool {
    let _ = (look, act, bound);
    true
}

pub(crate) fn operate(cx: &mut ArmadaCx<'_>, act: &Act, bound: &mut Binding) -> Flow<ArmadaWords> {
    match act {
        Act::Named(named) => named(cx, bound),
        _ => Flow::Next,
    }
}
