//! Selections.

use broadside_engine::Ref;

use super::{Binding, amounts, cards, commands, defense, dice, holds, pieces, shields, table};
use crate::ArmadaLook;
use crate::words::{Cond, IT, LogicSelect, Select, SelectTopic, Thing};

pub(crate) fn select(look: &ArmadaLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match select.topic() {
        SelectTopic::Logic(select) => logic(look, select, bound, found),
        SelectTopic::Piece(select) => pieces::select(look, select, bound, found),
        SelectTopic::Dice(select) => dice::select(look, select, bound, found),
        SelectTopic::Zone(select) => shields::select(look, select, bound, found),
        SelectTopic::Defense(select) => defense::find(look, select, bound, found),
        SelectTopic::Command(select) => commands::select(look, select, bound, found),
        SelectTopic::Card(select) => cards::select(look, select, bound, found),
        SelectTopic::Table(select) => table::select(look, select, bound, found),
        SelectTopic::Number(select) => amounts::find(look, select, bound, found),
    }
}

/// Selections made of others.
fn logic(look: &ArmadaLook<'_>, select: LogicSelect, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match select {
        LogicSelect::Where(among, var, cond) => self::select(look, among, bound, &mut |item| {
            let mut with = *bound;
            with.set(var, Some(item));
            if holds(look, cond, &with) {
                found(item);
            }
        }),
        LogicSelect::AnyOf(selects) => {
            selects.iter().for_each(|select| self::select(look, select, bound, found));
        }
        LogicSelect::Named(finder) => finder(look, bound, found),
    }
}

/// Finds an item if the condition holds with it as the candidate.
pub(super) fn candidate(
    look: &ArmadaLook<'_>,
    cond: &Cond,
    bound: &Binding,
    it: Thing,
    found: &mut dyn FnMut(Thing),
) {
    let mut with = *bound;
    if let Ref::Var(var) = IT {
        with.set(var, Some(it));
    }
    if holds(look, cond, &with) {
        found(it);
    }
}
