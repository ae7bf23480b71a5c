//! Numbers.

use super::Binding;
use crate::ArmadaLook;
use crate::words::Amount;

pub(crate) fn amount(look: &ArmadaLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::Number => i32::from(bound.number),
        Amount::Criticals => look.board.attack().map_or(0, |attack| attack.criticals(None).into()),
        Amount::Named(named) => named(look, bound),
    }
}
