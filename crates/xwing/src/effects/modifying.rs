//! How much effects can modify dice.

use broadside_engine::{About, Game, Ref};

use super::{Binding, object};
use crate::board::DieState;
use crate::facts::{Die, Face};
use crate::words::conditions::{Dice, Logic, Topic};
use crate::words::{Cond, Object, Query};
use crate::{XWingCx, XWingLook, atoms};

/// The unit that modifies dice by an effect: the one of which the effect says that it may, else the bearer.
fn modifier(look: &XWingLook<'_>, bound: &Binding) -> Option<Object> {
    let party = allowed(&look.game.ability(bound.ability).when).unwrap_or(Ref::Bearer);
    object(bound, party)
}

/// The party of which a condition says that it may modify dice.
fn allowed(cond: &Cond) -> Option<Ref> {
    match cond.topic() {
        Topic::Logic(word) => match word {
            Logic::All(all) => all.iter().find_map(allowed),
            Logic::Always
            | Logic::Not(_)
            | Logic::Any(_)
            | Logic::Finds(_)
            | Logic::InGroup(_)
            | Logic::ShipsAtLeast(..)
            | Logic::ShipsFit(..)
            | Logic::MoreShips(..)
            | Logic::OfAttacker(_)
            | Logic::Named(_) => None,
        },
        Topic::Dice(word) => match word {
            Dice::MayModify(party) | Dice::MayUseForce(party) => Some(party),
            Dice::Dice(_)
            | Dice::Results(..)
            | Dice::OnlyResults(..)
            | Dice::DieShows(..)
            | Dice::ShowsNamed(..)
            | Dice::Rolled(_)
            | Dice::RolledOnly(_) => None,
        },
        Topic::Parties(_)
        | Topic::Ships(_)
        | Topic::Acting(_)
        | Topic::Attacks(_)
        | Topic::Maneuvers(_)
        | Topic::Events(_) => None,
    }
}

/// How many more focus results the unit that modifies dice by an effect can modify in the attack under way.
pub(crate) fn focus_left(look: &XWingLook<'_>, bound: &Binding) -> u8 {
    let (Some(attack), Some(unit)) = (look.board.attack(), modifier(look, bound)) else { return u8::MAX };
    let most = look.value(Query::FocusModifications, About::subject(unit.into()), u8::MAX.into());
    let most = most.clamp(0, u8::MAX.into()) as u8;
    let place = [attack.attacker, attack.defender].iter().position(|it| *it == unit);
    let done = place.map_or(0, |at| attack.focus_modified[at]);
    if most == u8::MAX { most } else { most.saturating_sub(done) }
}

/// Notes that an effect is about to modify a die of the attack under way, if it can.
pub(crate) fn note_modified(cx: &mut XWingCx<'_>, bound: &Binding, die: Die, at: u8) -> bool {
    let focus = |it: &DieState| it.face == Face::Focus;
    let shown = cx.board.attack().and_then(|attack| attack.dice_of(die).get(at as usize).copied());
    if !shown.is_some_and(|it| focus(&it)) {
        return true;
    }
    if focus_left(&cx.look(), bound) == 0 {
        return false;
    }
    if let Some(unit) = modifier(&cx.look(), bound) {
        atoms::focus_modified(cx, unit);
    }
    true
}

/// How many more dice of a kind the side of an effect can have rerolled.
pub(super) fn rerolls_left(look: &XWingLook<'_>, die: Die, bound: &Binding) -> u8 {
    let board = look.board;
    match board.attack() {
        Some(attack) if die == Die::Attack && board.side(attack.by) == board.side(bound.controller) => {
            let about = About::both(attack.attacker.into(), attack.defender.into());
            let most = look.value(Query::Rerolls, about, i32::from(u8::MAX)).clamp(0, u8::MAX.into()) as u8;
            most.saturating_sub(attack.rerolls)
        }
        _ => u8::MAX,
    }
}
