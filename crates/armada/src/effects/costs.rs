//! Costs.

use broadside_engine::Flow;

use super::Binding;
use crate::words::{ArmadaWords, Price};
use crate::{ArmadaCx, ArmadaLook};

pub(crate) fn payable(look: &ArmadaLook<'_>, price: &Price, bound: &Binding) -> bool {
    let _ = (look, price, bound);
    false
}

pub(crate) fn pay(cx: &mut ArmadaCx<'_>, price: &Price, bound: &mut Binding) -> Flow<ArmadaWords> {
    let _ = (cx, price, bound);
    Flow::Next
}
