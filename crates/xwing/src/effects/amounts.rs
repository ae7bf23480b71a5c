//! Numbers of effects.

use broadside_engine::Ref;

use super::{Binding, charges, each_ship, ship};
use crate::words::{Amount, Object};
use crate::{XWingLook, values};

pub(crate) fn amount(look: &XWingLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::DockedAttack => {
            ship(bound, Ref::Bearer).map_or(0, |at| values::docked_attack(look, at).into())
        }
        Amount::Initiative(party) => match ship(bound, *party) {
            Some(ship) => values::initiative(look, Object::Ship(ship)).into(),
            None => 0,
        },
        Amount::Ships(cond) => {
            let mut count = 0;
            each_ship(look, cond, bound, &mut |_| count += 1);
            count
        }
        Amount::Charges => charges(look, bound).unwrap_or(0).into(),
        Amount::ForceOf(party) => ship(bound, *party).map_or(0, |at| look.board.ship(at).force.into()),
        Amount::AtMost(of, most) => self::amount(look, of, bound).min(i32::from(*most)),
        Amount::OfEvent => bound.about.amount.into(),
        Amount::RolledFaces(face) => look.board.roll.dice.iter().filter(|it| it.face == *face).count() as i32,
        Amount::Kept => bound.number.into(),
        Amount::Reached => look.board.initiative.into(),
        Amount::Named(count) => count(look, bound),
    }
}
