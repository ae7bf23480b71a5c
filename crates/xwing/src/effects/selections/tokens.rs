//! Tokens, locks, and who could have them.

use broadside_engine::Ref;

use crate::XWingLook;
use crate::effects::{Binding, each_ship, may_remove, may_transfer, ship};
use crate::facts::Term;
use crate::words::selections::Tokens;
use crate::words::{Object, Shade, ShipNo, Thing, Token};

pub(super) fn select(look: &XWingLook<'_>, word: Tokens, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match word {
        Tokens::TokensOf(party, shades) => {
            if let Some(at) = ship(bound, party) {
                tokens_of(look, at, shades, |_| true, found);
            }
        }
        Tokens::RemovableOf(party, shades) => {
            if let Some(at) = ship(bound, party) {
                tokens_of(look, at, shades, |token| may_remove(look, at, token), found);
            }
        }
        Tokens::TokensFor(party, cond) => {
            let Some(own) = ship(bound, party) else { return };
            for token in Token::ALL.iter().copied().filter(|token| look.board.ship(own).has(*token)) {
                let mut any = false;
                each_ship(look, cond, bound, &mut |to| {
                    any |= to.ship().is_some_and(|to| may_transfer(look, own, to, token));
                });
                if any {
                    found(Thing::Token(own, token));
                }
            }
            // Any ship can be handed a lock, which breaks where it cannot be there (xwing.lock.80).
            let mut any = false;
            each_ship(look, cond, bound, &mut |_| any = true);
            if any {
                locks_on(look, own, found);
            }
        }
        Tokens::TokensBetween(from, to, tokens, locks) => {
            let (Some(from), Some(to)) = (ship(bound, from), ship(bound, to)) else { return };
            let given = |token: &&Token| may_transfer(look, from, to, **token);
            tokens.iter().filter(given).for_each(|token| found(Thing::Token(from, *token)));
            if locks {
                let count = look.board.ship(from).locks.len() as u8;
                (0..count).for_each(|place| found(Thing::Lock(from, place)));
            }
        }
        Tokens::GainersOf(given, cond) => {
            let Some(given) = bound.get(Ref::Var(given)) else { return };
            each_ship(look, cond, bound, &mut |to| {
                let gains = if let Thing::Token(own, token) = given {
                    to.ship().is_some_and(|to| may_transfer(look, own, to, token))
                } else {
                    matches!(given, Thing::Lock(..))
                };
                if gains {
                    found(to);
                }
            });
        }
    }
}

/// The tokens of a ship in these colours that are open, and the locks on it among the red ones (xwing.lock.77).
fn tokens_of(
    look: &XWingLook<'_>,
    at: ShipNo,
    shades: &[Shade],
    open: impl Fn(Token) -> bool,
    found: &mut dyn FnMut(Thing),
) {
    let shown = |token: &&Token| shades.contains(&token.shade()) && look.board.ship(at).has(**token);
    Token::ALL
        .iter()
        .filter(shown)
        .filter(|token| open(**token))
        .for_each(|token| found(Thing::Token(at, *token)));
    if shades.contains(&Shade::Red) {
        locks_on(look, at, found);
    }
}

/// The lock tokens on a ship (xwing.lock.77).
fn locks_on(look: &XWingLook<'_>, at: ShipNo, found: &mut dyn FnMut(Thing)) {
    for locker in look.board.lockers(Object::Ship(at)) {
        let locks = &look.board.ship(locker).locks;
        if let Some(place) = locks.iter().position(|it| *it == Object::Ship(at)) {
            found(Thing::Lock(locker, place as u8));
        }
    }
}
