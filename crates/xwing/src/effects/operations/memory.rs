//! What the effect keeps in mind, and what one card alone does.

use broadside_engine::{Flow, List};

use crate::effects::{Binding, amount, select};
use crate::words::XWingWords;
use crate::words::operations::Memory;
use crate::{XWingCx, XWingLook};

pub(super) fn can(look: &XWingLook<'_>, word: Memory, bound: &Binding) -> bool {
    match word {
        Memory::Gather(what) => {
            let mut any = false;
            select(look, &what, bound, &mut |_| any = true);
            any
        }
        Memory::Number(_) | Memory::Keep(..) | Memory::Join(_) | Memory::Leave(_) | Memory::Named(_) => true,
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Memory, bound: &mut Binding) -> Flow<XWingWords> {
    match word {
        Memory::Number(of) => bound.number = amount(&cx.look(), &of, bound) as i16,
        Memory::Keep(register, party) => bound.set(register, bound.get(party)),
        Memory::Join(party) => {
            if let Some(it) = bound.get(party) {
                let _ = bound.group.try_push(it);
            }
        }
        Memory::Leave(party) => {
            let left = bound.get(party);
            bound.group.retain(|it| Some(*it) != left);
        }
        Memory::Gather(what) => {
            let mut group = List::new();
            select(&cx.look(), &what, bound, &mut |thing| {
                let _ = group.try_push(thing);
            });
            bound.group = group;
        }
        Memory::Named(deeds) => return deeds(cx, bound),
    }
    Flow::Next
}
