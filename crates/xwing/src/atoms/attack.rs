//! Dice and the course of an attack.

use broadside_engine::{List, Side};

use super::open;
use crate::XWingCx;
use crate::board::{Attack, DieState, Roll};
use crate::facts::{Die, FACES, Face};
use crate::geometry::Arcs;
use crate::words::{Event, Idle, Object, ShipNo};

fn weights(die: Die) -> ([u8; 4], usize) {
    let mut weights = [0; 4];
    let faces = die.kinds_of_faces();
    for (at, face) in faces.iter().enumerate() {
        weights[at] = die.faces().iter().filter(|it| *it == face).count() as u8;
    }
    debug_assert_eq!(weights.iter().map(|it| *it as usize).sum::<usize>(), FACES);
    (weights, faces.len())
}

/// One die falls, unseen.
pub(crate) fn draw_die(cx: &mut XWingCx<'_>, die: Die) -> Face {
    let (weights, count) = weights(die);
    die.kinds_of_faces()[cx.chance.draw_weighted(die.draw_name(), &weights[..count]) as usize]
}

/// A unit rolls dice outside an attack; they lie on the board.
pub(crate) fn roll_outside(cx: &mut XWingCx<'_>, die: Die, count: u8, unit: Object) {
    let mut roll = Roll { unit, die, dice: List::new(), waits: false };
    for _ in 0..count {
        let _ = roll.dice.try_push(DieState { face: draw_die(cx, die), rerolled: false });
    }
    open(&mut cx.board).roll = roll;
    cx.emit(Event::Rolled(die, roll.dice.iter().map(|it| it.face).collect(), Some(unit)));
}

/// The dice of the last roll outside an attack are rolled again, which is no reroll: they can be rerolled if they could before.
pub(crate) fn roll_outside_anew(cx: &mut XWingCx<'_>) {
    let before = cx.board.roll;
    roll_outside(cx, before.die, before.dice.len() as u8, before.unit);
    for (it, was) in open(&mut cx.board).roll.dice.iter_mut().zip(&before.dice) {
        it.rerolled = was.rerolled;
    }
}

/// A die of the last roll outside an attack is rolled again, if it was not before (xwing.golden.05).
pub(crate) fn reroll_outside(cx: &mut XWingCx<'_>, at: u8) {
    let roll = cx.board.roll;
    if roll.dice.get(at as usize).is_none_or(|it| it.rerolled) {
        return;
    }
    let face = draw_die(cx, roll.die);
    open(&mut cx.board).roll.dice[at as usize] = DieState { face, rerolled: true };
    cx.emit(Event::DieChanged(roll.die, at, face, Some(roll.unit)));
}

/// A die of the innermost attack is rolled again, which is no reroll: it can be rerolled if it could before.
pub(crate) fn roll_anew(cx: &mut XWingCx<'_>, die: Die, at: u8) {
    let face = draw_die(cx, die);
    if let Some(it) =
        open(&mut cx.board).attacks.last_mut().and_then(|it| it.dice_of_mut(die).get_mut(at as usize))
    {
        it.face = face;
        cx.emit(Event::DieChanged(die, at, face, whose(cx, die)));
    }
}

/// Whose the dice of the innermost attack are: the attacker's red ones, the defender's green ones.
fn whose(cx: &XWingCx<'_>, die: Die) -> Option<Object> {
    let attack = cx.board.attack()?;
    Some(match die {
        Die::Attack => attack.attacker,
        Die::Defense => attack.defender,
    })
}

/// An attack begins.
pub(crate) fn begin_attack(cx: &mut XWingCx<'_>, attack: Attack) {
    if open(&mut cx.board).attacks.try_push(attack).is_err() {
        return cx.fail("more attacks are under way than the table has room for");
    }
    if let (Object::Ship(attacker), Object::Ship(defender)) = (attack.attacker, attack.defender) {
        open(&mut cx.board).ship_mut(attacker).attacked |= 1 << defender.0;
    }
    cx.emit(Event::AttackDeclared(attack.attacker, attack.defender, attack.range));
}

/// The innermost attack ends.
pub(crate) fn end_attack(cx: &mut XWingCx<'_>) {
    open(&mut cx.board).attacks.pop();
}

/// The dice of the innermost attack are rolled.
pub(crate) fn roll(cx: &mut XWingCx<'_>, die: Die, count: u8) {
    let mut faces = Vec::with_capacity(count as usize);
    for _ in 0..count {
        faces.push(draw_die(cx, die));
    }
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        let dice = attack.dice_of_mut(die);
        dice.clear();
        for face in &faces {
            dice.push(DieState { face: *face, rerolled: false });
        }
    }
    cx.emit(Event::Rolled(die, faces, whose(cx, die)));
}

/// A die of the innermost attack is turned to a face, if it has it (xwing.dice-mod.10, xwing.dice-mod.03).
pub(crate) fn change_die(cx: &mut XWingCx<'_>, die: Die, at: u8, face: Face) {
    if !die.faces().contains(&face) {
        return;
    }
    if let Some(attack) = open(&mut cx.board).attacks.last_mut()
        && let Some(it) = attack.dice_of_mut(die).get_mut(at as usize)
        && it.face != face
    {
        it.face = face;
        cx.emit(Event::DieChanged(die, at, face, whose(cx, die)));
    }
}

/// A die of the innermost attack is rolled again by a side, if it was not before (xwing.attack.19, xwing.dice-mod.04,
/// xwing.dice-mod.07, xwing.golden.04).
pub(crate) fn reroll_die(cx: &mut XWingCx<'_>, die: Die, at: u8, by: Side) {
    let fresh = cx
        .board
        .attack()
        .and_then(|attack| attack.dice_of(die).get(at as usize).copied())
        .is_some_and(|it| !it.rerolled);
    if !fresh {
        return;
    }
    let face = draw_die(cx, die);
    let counts = cx.board.attack().is_some_and(|attack| die == Die::Attack && cx.board.side(attack.by) == by);
    if let Some(attack) = open(&mut cx.board).attacks.last_mut()
        && let Some(it) = attack.dice_of_mut(die).get_mut(at as usize)
    {
        *it = DieState { face, rerolled: true };
        attack.rerolls += u8::from(counts);
        cx.emit(Event::DieChanged(die, at, face, whose(cx, die)));
    }
}

/// Results with a face are canceled: so many dice leave the pool (xwing.cancel.01).
pub(crate) fn cancel(cx: &mut XWingCx<'_>, die: Die, face: Face, count: u8) {
    let mut left = count;
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        attack.dice_of_mut(die).retain(|it| {
            let canceled = it.face == face && left > 0;
            left -= u8::from(canceled);
            !canceled
        });
    }
}

/// A result is added: one more die, which is as good as any other (xwing.dice-mod.02).
pub(crate) fn add_die(cx: &mut XWingCx<'_>, die: Die, face: Face) {
    if let Some(attack) = open(&mut cx.board).attacks.last_mut()
        && attack.dice_of_mut(die).try_push(DieState { face, rerolled: false }).is_ok()
    {
        cx.emit(Event::DieAdded(die, face, whose(cx, die)));
    }
}

/// A die is spent or canceled: it leaves the pool (xwing.dice-mod.05, xwing.cancel.01).
pub(crate) fn remove_die(cx: &mut XWingCx<'_>, die: Die, at: u8) {
    let Some(attack) = open(&mut cx.board).attacks.last_mut() else { return };
    let dice = attack.dice_of_mut(die);
    if (at as usize) < dice.len() {
        let face = dice.remove(at as usize).face;
        cx.emit(Event::DieRemoved(die, face, whose(cx, die)));
    }
}

/// All dice of a kind are canceled.
pub(crate) fn cancel_all(cx: &mut XWingCx<'_>, die: Die) {
    while cx.board.attack().is_some_and(|attack| !attack.dice_of(die).is_empty()) {
        remove_die(cx, die, 0);
    }
}

/// Results were neutralized; so many hits and crits are left, and `any` tells whether there were others.
pub(crate) fn neutralized(cx: &mut XWingCx<'_>, hits: u8, crits: u8, any: bool) {
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        attack.neutralized = any;
    }
    cx.emit(Event::Neutralized { hits, crits });
}

/// The attack hits or misses.
pub(crate) fn attack_over(cx: &mut XWingCx<'_>, hit: bool) {
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        attack.hit = hit;
    }
    cx.emit(Event::AttackOver(hit));
}

/// The innermost attack itself is over; its Aftermath step is left (xwing.attack.78).
pub(crate) fn aftermath(cx: &mut XWingCx<'_>) {
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        attack.over = true;
    }
}

/// A party to the innermost attack is about to modify one more focus result.
pub(crate) fn focus_modified(cx: &mut XWingCx<'_>, unit: Object) {
    if let Some(attack) = open(&mut cx.board).attacks.last_mut() {
        for (at, party) in [attack.attacker, attack.defender].into_iter().enumerate() {
            attack.focus_modified[at] += u8::from(party == unit);
        }
    }
}

/// A ship has attacked by its turret from these arcs.
pub(crate) fn turret_fired(cx: &mut XWingCx<'_>, ship: ShipNo, arcs: Arcs) {
    open(&mut cx.board).ship_mut(ship).turrets_fired.0 |= arcs.0;
}

/// Whether the step that had dice rolled outside an attack is yet to look at them.
pub(crate) fn roll_waits(cx: &mut XWingCx<'_>, waits: bool) {
    open(&mut cx.board).roll.waits = waits;
}

/// A unit does not do what its turn is for.
pub(crate) fn idle(cx: &mut XWingCx<'_>, unit: Object, why: Idle) {
    cx.emit(Event::Idle(unit, why));
}

/// A device detonates.
pub(crate) fn detonated(cx: &mut XWingCx<'_>, device: crate::words::DeviceNo) {
    cx.emit(Event::Detonated(device));
}

/// The units of the innermost attack.
pub(crate) fn parties(cx: &XWingCx<'_>) -> Option<(Object, Object)> {
    cx.board.attack().map(|attack| (attack.attacker, attack.defender))
}
