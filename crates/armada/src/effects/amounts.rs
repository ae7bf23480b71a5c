//! Numbers.

use super::Binding;
use crate::words::{Amount, Thing};
use crate::{ArmadaLook, values};

pub(crate) fn amount(look: &ArmadaLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::Number => i32::from(bound.number),
        Amount::Criticals => look.board.attack().map_or(0, |attack| attack.criticals(None).into()),
        Amount::Keyword(keyword) => {
            let squadron = bound.bearer.and_then(Thing::squadron);
            squadron.map_or(0, |squadron| values::keyword(look, squadron, *keyword).into())
        }
        Amount::Named(named) => named(look, bound),
    }
}
