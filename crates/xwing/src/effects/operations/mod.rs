//! What effects do: one file for each topic of [`crate::words::operations`].

mod cards;
mod charges;
mod damage;
mod dice;
mod memory;
mod moves;
mod tasks;
mod tokens;

pub(crate) use tokens::may_transfer;

use broadside_engine::{Flow, Ref};

use super::{Binding, ship};
use crate::words::operations::Topic;
use crate::words::{Act, XWingWords};
use crate::{XWingCx, XWingLook};

/// Whether an operation would do anything (xwing.cost.01).
pub(crate) fn can(look: &XWingLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act.topic() {
        Topic::Dice(word) => dice::can(look, word, bound),
        Topic::Tokens(word) => tokens::can(look, word, bound),
        Topic::Damage(word) => damage::can(look, word, bound),
        Topic::Charges(word) => charges::can(look, word, bound),
        Topic::Tasks(word) => tasks::can(look, word, bound),
        Topic::Moves(word) => moves::can(look, word, bound),
        Topic::Cards(word) => cards::can(look, word, bound),
        Topic::Memory(word) => memory::can(look, word, bound),
    }
}

pub(crate) fn operate(cx: &mut XWingCx<'_>, act: &Act, bound: &mut Binding) -> Flow<XWingWords> {
    if !can(&cx.look(), act, bound) {
        return Flow::Next;
    }
    match act.topic() {
        Topic::Dice(word) => dice::operate(cx, word, bound),
        Topic::Tokens(word) => tokens::operate(cx, word, bound),
        Topic::Damage(word) => damage::operate(cx, word, bound),
        Topic::Charges(word) => charges::operate(cx, word, bound),
        Topic::Tasks(word) => tasks::operate(cx, word, bound),
        Topic::Moves(word) => moves::operate(cx, word, bound),
        Topic::Cards(word) => cards::operate(cx, word, bound),
        Topic::Memory(word) => memory::operate(cx, word, bound),
    }
}

/// Whether a party is a ship whose base lies in the play area.
fn lies_there(look: &XWingLook<'_>, bound: &Binding, party: Ref) -> bool {
    ship(bound, party).is_some_and(|it| look.board.ship(it).in_play())
}
