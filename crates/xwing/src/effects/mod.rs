//! What the words of cards mean.

mod acts;
mod conditions;
mod costs;

pub(crate) use acts::{can, may_transfer, operate};
pub(crate) use conditions::{holds, may_remove};
pub(crate) use costs::{pay, payable};

use broadside_engine::{Bound, Ref};

use crate::XWingLook;
use crate::facts::{Die, Face};
use crate::words::{Amount, Cond, Faces, IT, Object, Select, ShipNo, Thing, XWingWords};

pub(crate) type Binding = Bound<XWingWords>;

/// Attack dice have numbers below this, defense dice from it on.
const DEFENSE: u8 = 32;

/// The number of a die.
pub(crate) fn die(die: Die, at: u8) -> Thing {
    match die {
        Die::Attack => Thing::Die(at),
        Die::Defense => Thing::Die(DEFENSE + at),
    }
}

/// Which die a number stands for.
pub(crate) fn die_at(number: u8) -> (Die, u8) {
    if number < DEFENSE { (Die::Attack, number) } else { (Die::Defense, number - DEFENSE) }
}

/// The ship that a party is.
pub(crate) fn ship(bound: &Binding, party: Ref) -> Option<ShipNo> {
    bound.get(party).and_then(Thing::ship)
}

/// The object that a party is.
pub(crate) fn object(bound: &Binding, party: Ref) -> Option<Object> {
    bound.get(party).and_then(Thing::object)
}

fn shows(faces: &Faces, face: Face) -> bool {
    faces.faces.is_empty() || faces.faces.contains(&face)
}

pub(crate) fn amount(look: &XWingLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::Initiative(party) => match ship(bound, *party) {
            Some(ship) => look.board.ship(ship).initiative.into(),
            None => 0,
        },
        Amount::Named(count) => count(look, bound),
    }
}

pub(crate) fn select(look: &XWingLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match select {
        Select::Dice(faces) | Select::Rerollable(faces) => {
            let Some(attack) = look.board.attack() else { return };
            let reroll = matches!(select, Select::Rerollable(_));
            for (at, it) in attack.dice_of(faces.die).iter().enumerate() {
                if shows(faces, it.face) && !(reroll && it.rerolled) {
                    found(die(faces.die, at as u8));
                }
            }
        }
        Select::Ships(cond) => each_ship(look, cond, bound, found),
        Select::Named(finder) => finder(look, bound, found),
    }
}

/// The ships in the play area for which a condition holds.
fn each_ship(look: &XWingLook<'_>, cond: &Cond, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Ref::Var(it) = IT else { return };
    let mut with = *bound;
    for ship in look.board.ships_in_play() {
        with.set(it, Some(Thing::Ship(ship)));
        if holds(look, cond, &with) {
            found(Thing::Ship(ship));
        }
    }
}
