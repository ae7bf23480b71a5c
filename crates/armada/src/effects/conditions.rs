//! Conditions.

use super::Binding;
use crate::ArmadaLook;
use crate::words::Cond;

pub(crate) fn holds(look: &ArmadaLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    match cond {
        Cond::Always => true,
        Cond::Not(cond) => !holds(look, cond, bound),
        Cond::All(all) => all.iter().all(|cond| holds(look, cond, bound)),
        Cond::Any(any) => any.iter().any(|cond| holds(look, cond, bound)),
        Cond::Named(named) => named(look, bound),
        _ => false,
    }
}
