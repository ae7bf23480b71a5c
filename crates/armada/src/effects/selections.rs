//! Selections.

use super::Binding;
use crate::ArmadaLook;
use crate::words::{Select, Thing};

pub(crate) fn select(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    if let Select::Named(named) = select {
        named(look, bound, found);
    }
}
