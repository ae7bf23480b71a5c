//! What the words of cards mean.

use broadside_engine::{Bound, Flow, Ref};

use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::steps::{self, call};
use crate::words::{Act, Amount, Cond, Deed, Faces, Price, Select, ShipNo, Thing, XWingWords};
use crate::{XWingCx, XWingLook, atoms};

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

fn ship(bound: &Binding, party: Ref) -> Option<ShipNo> {
    bound.get(party).and_then(Thing::ship)
}

fn side(look: &XWingLook<'_>, bound: &Binding, party: Ref) -> Option<bool> {
    let owner = look.board.owner(bound.get(party)?)?;
    Some(look.board.side(owner) == look.board.side(bound.controller))
}

fn shows(faces: &Faces, face: Face) -> bool {
    faces.faces.is_empty() || faces.faces.contains(&face)
}

pub(crate) fn holds(look: &XWingLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    match cond {
        Cond::Always => true,
        Cond::Not(cond) => !holds(look, cond, bound),
        Cond::All(all) => all.iter().all(|cond| holds(look, cond, bound)),
        Cond::Any(any) => any.iter().any(|cond| holds(look, cond, bound)),
        Cond::Is(one, other) => {
            let object = |party| bound.get(party).and_then(Thing::object);
            object(*one).is_some() && object(*one) == object(*other)
        }
        Cond::Friendly(party) => side(look, bound, *party) == Some(true),
        Cond::Enemy(party) => side(look, bound, *party) == Some(false),
        Cond::Has(party, token) => ship(bound, *party).is_some_and(|it| look.board.ship(it).has(*token)),
        Cond::Dice(faces) => look
            .board
            .attack()
            .is_some_and(|attack| attack.dice_of(faces.die).iter().any(|it| shows(faces, it.face))),
        Cond::ThisCard => match (Origin::of(bound.source), bound.about.object) {
            (Origin::Card(own), Some(Thing::Card(card))) => own == card,
            _ => false,
        },
        Cond::AmountIs(amount) => bound.about.amount == *amount,
        Cond::Finds(what) => {
            let mut any = false;
            select(look, what, bound, &mut |_| any = true);
            any
        }
        Cond::Named(test) => test(look, bound),
    }
}

pub(crate) fn amount(look: &XWingLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
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
        Select::Named(finder) => finder(look, bound, found),
    }
}

pub(crate) fn payable(look: &XWingLook<'_>, price: &Price, bound: &Binding) -> bool {
    let Some(payer) = ship(bound, Ref::Bearer) else { return false };
    let it = look.board.ship(payer);
    match price {
        Price::Token(token) => it.has(*token),
        Price::Force(count) => it.force >= *count,
        Price::LockOnDefender => {
            look.board.attack().is_some_and(|attack| it.locks.contains(&attack.defender))
        }
        Price::Charge(count) => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => look.board.upgrade(upgrade).charges >= *count,
            _ => it.charges >= *count,
        },
    }
}

pub(crate) fn pay(cx: &mut XWingCx<'_>, price: &Price, bound: &Binding) -> Flow<XWingWords> {
    let Some(payer) = ship(bound, Ref::Bearer) else { return Flow::Next };
    match price {
        Price::Token(token) => {
            atoms::remove_token(cx, payer, *token, 1);
        }
        Price::Force(count) => atoms::force(cx, payer, -(*count as i8)),
        Price::LockOnDefender => {
            if let Some((_, defender)) = atoms::parties(cx) {
                atoms::break_lock(cx, payer, defender);
            }
        }
        Price::Charge(count) => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => atoms::charge(cx, upgrade, -(*count as i8)),
            _ => atoms::ship_charge(cx, payer, -(*count as i8)),
        },
    }
    Flow::Next
}

pub(crate) fn can(look: &XWingLook<'_>, act: &Act, bound: &Binding) -> bool {
    match act {
        Act::ChangeAll(..) | Act::Change(..) | Act::RerollGroup => look.board.attack().is_some(),
        Act::Gain(party, ..) => ship(bound, *party).is_some_and(|it| look.board.ship(it).in_play()),
        Act::Suffer(party, ..) => bound.get(*party).and_then(Thing::object).is_some(),
        Act::RepairThis => matches!(Origin::of(bound.source), Origin::Card(card)
            if look.board.decks.cards[card.index()].faceup),
        Act::HitsBecomeCrits => look.core.deed().is_some(),
        Act::Named(_) => true,
    }
}

pub(crate) fn operate(cx: &mut XWingCx<'_>, act: &Act, bound: &mut Binding) -> Flow<XWingWords> {
    match act {
        Act::ChangeAll(faces, face) => {
            let Some(attack) = cx.board.attack() else { return Flow::Next };
            let dice = *attack.dice_of(faces.die);
            for (at, it) in dice.iter().enumerate() {
                if shows(faces, it.face) {
                    atoms::change_die(cx, faces.die, at as u8, *face);
                }
            }
        }
        Act::Change(var, face) => {
            if let Some(Thing::Die(number)) = bound.get(Ref::Var(*var)) {
                let (die, at) = die_at(number);
                atoms::change_die(cx, die, at, *face);
            }
        }
        Act::RerollGroup => {
            for thing in &bound.group {
                if let Thing::Die(number) = thing {
                    let (die, at) = die_at(*number);
                    atoms::reroll_die(cx, die, at);
                }
            }
        }
        Act::Gain(party, token, count) => {
            if let Some(gainer) = ship(bound, *party) {
                return steps::gain(gainer, *token, *count, bound.controller);
            }
        }
        Act::Suffer(party, hits, crits) => {
            if let Some(unit) = bound.get(*party).and_then(Thing::object) {
                return call(steps::Suffer::new(unit, *hits, *crits));
            }
        }
        Act::RepairThis => {
            if let (Origin::Card(card), Some(bearer)) = (Origin::of(bound.source), ship(bound, Ref::Bearer))
                && cx.board.decks.cards[card.index()].faceup
            {
                atoms::repair_faceup(cx, bearer, card);
            }
        }
        Act::HitsBecomeCrits => {
            if let Some(Deed::Suffer { hits, crits, .. }) = cx.core.deed_mut() {
                *crits += *hits;
                *hits = 0;
            }
        }
        Act::Named(deeds) => return deeds(cx, bound),
    }
    Flow::Next
}
