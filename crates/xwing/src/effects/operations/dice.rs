//! Dice, of the attack under way and outside.

use broadside_engine::{Flow, Ref, Var};

use crate::effects::{Binding, charges, die_at, focus_left, note_modified, object, outside, shows};
use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::steps::{self, call};
use crate::words::operations::Dice;
use crate::words::{Thing, Token, XWingWords};
use crate::{XWingCx, XWingLook, atoms};

pub(super) fn can(look: &XWingLook<'_>, word: Dice, bound: &Binding) -> bool {
    let attack = look.board.attack().is_some();
    match word {
        Dice::ChangeAll(which, _) => {
            attack && !(which.faces == [Face::Focus] && focus_left(look, bound) == 0)
        }
        Dice::Change(..)
        | Dice::ChangeGroup(_)
        | Dice::ChangeToNamed(..)
        | Dice::Add(..)
        | Dice::Cancel(_)
        | Dice::CancelAll(_)
        | Dice::RollAnew(_)
        | Dice::Inflict(_)
        | Dice::InflictFor(..) => attack,
        Dice::RerollGroup => attack || !look.board.roll.dice.is_empty(),
        Dice::SpendAndReroll | Dice::HitOutright | Dice::Roll(..) | Dice::RollDice(..) | Dice::RollAgain => {
            true
        }
    }
}

pub(super) fn operate(cx: &mut XWingCx<'_>, word: Dice, bound: &mut Binding) -> Flow<XWingWords> {
    match word {
        Dice::ChangeAll(which, face) => {
            let Some(attack) = cx.board.attack() else { return Flow::Next };
            let dice = *attack.dice_of(which.die);
            for (at, it) in dice.iter().enumerate() {
                if shows(&which, it.face) && note_modified(cx, bound, which.die, at as u8) {
                    atoms::change_die(cx, which.die, at as u8, face);
                }
            }
        }
        Dice::Change(die, face) => {
            if let Some(number) = chosen(bound, die) {
                change(cx, bound, number, face);
            }
        }
        Dice::ChangeToNamed(die, face) => {
            if let (Some(number), Some(Thing::Face(face))) = (chosen(bound, die), bound.get(Ref::Var(face))) {
                change(cx, bound, number, face);
            }
        }
        Dice::ChangeGroup(face) => {
            for thing in &bound.group {
                if let Thing::Die(number) = thing {
                    change(cx, bound, *number, face);
                }
            }
        }
        Dice::Add(die, face) => atoms::add_die(cx, die, face),
        Dice::Cancel(die) => {
            if let Some(number) = chosen(bound, die) {
                let (die, at) = die_at(number);
                atoms::remove_die(cx, die, at);
            }
        }
        Dice::CancelAll(die) => atoms::cancel_all(cx, die),
        Dice::RerollGroup => reroll_group(cx, bound),
        Dice::SpendAndReroll => {
            let most = charges(&cx.look(), bound).unwrap_or(0);
            bound.group.truncate(most.into());
            if let Some(upgrade) = Origin::of(bound.source).upgrade() {
                atoms::charge(cx, upgrade, -(bound.group.len() as i8));
            }
            reroll_group(cx, bound);
        }
        Dice::RollAnew(die) => {
            let count = cx.board.attack().map_or(0, |attack| attack.dice_of(die).len() as u8);
            for at in 0..count {
                if note_modified(cx, bound, die, at) {
                    atoms::roll_anew(cx, die, at);
                }
            }
        }
        Dice::HitOutright => steps::hit_outright(cx),
        Dice::Inflict(token) => return inflict(cx, token),
        Dice::InflictFor(face, token) => return inflict_for(cx, face, token),
        Dice::Roll(who, die) => return roll(bound, who, die, 1),
        Dice::RollDice(who, die, count) => return roll(bound, who, die, count),
        Dice::RollAgain => atoms::roll_outside_anew(cx),
    }
    Flow::Next
}

/// The number of the die in a register.
fn chosen(bound: &Binding, var: Var) -> Option<u8> {
    match bound.get(Ref::Var(var)) {
        Some(Thing::Die(number)) => Some(number),
        _ => None,
    }
}

/// A die of the attack under way is turned to a face.
fn change(cx: &mut XWingCx<'_>, bound: &Binding, number: u8, face: Face) {
    let (die, at) = die_at(number);
    if note_modified(cx, bound, die, at) {
        atoms::change_die(cx, die, at, face);
    }
}

/// The dice of the group are rolled again, those of the attack under way or those that were rolled outside of one.
fn reroll_group(cx: &mut XWingCx<'_>, bound: &Binding) {
    for thing in &bound.group {
        let Thing::Die(number) = thing else { continue };
        if let Some(at) = outside(*number) {
            atoms::reroll_outside(cx, at);
            continue;
        }
        let (die, at) = die_at(*number);
        if note_modified(cx, bound, die, at) {
            atoms::reroll_die(cx, die, at, cx.board.side(bound.controller));
        }
    }
}

/// A unit rolls dice outside an attack.
fn roll(bound: &Binding, who: Ref, die: Die, count: u8) -> Flow<XWingWords> {
    object(bound, who).map_or(Flow::Next, |unit| call(steps::RollDice::new(unit, die, count)))
}

/// All hits and crits that are left become tokens of the defender: no damage is dealt (xwing.inflict.01).
fn inflict(cx: &mut XWingCx<'_>, token: Token) -> Flow<XWingWords> {
    let Some(attack) = cx.board.attack().copied() else { return Flow::Next };
    let count = attack.results(Die::Attack, Face::Hit) + attack.results(Die::Attack, Face::Critical);
    atoms::cancel_all(cx, Die::Attack);
    match attack.defender.ship() {
        Some(ship) if count > 0 => steps::gain(ship, token, count, attack.by),
        _ => Flow::Next,
    }
}

/// All results of a face that are left become tokens of the defender (xwing.inflict.01).
fn inflict_for(cx: &mut XWingCx<'_>, face: Face, token: Token) -> Flow<XWingWords> {
    let Some(attack) = cx.board.attack().copied() else { return Flow::Next };
    let count = attack.results(Die::Attack, face);
    atoms::cancel(cx, Die::Attack, face, count);
    match attack.defender.ship() {
        Some(ship) if count > 0 => steps::gain(ship, token, count, attack.by),
        _ => Flow::Next,
    }
}
