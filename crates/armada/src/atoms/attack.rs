//! Dice are gathered, rolled and changed.

use crate::ArmadaCx;
use crate::board::{Attack, Die};
use crate::facts::{Colour, Dice, FACES, Face};
use crate::words::{Event, Thing};

/// An attack is declared; it is now the innermost one.
pub fn declare(cx: &mut ArmadaCx<'_>, attack: Attack) {
    let (attacker, defender, kind, range) = (attack.attacker, attack.defender, attack.kind, attack.range.0);
    if cx.board.attacks.try_push(attack).is_err() {
        return cx.fail("attacks nest deeper than the product holds");
    }
    cx.emit(Event::AttackDeclared(attacker, defender, kind, range));
}

/// The innermost attack is over.
pub fn end_attack(cx: &mut ArmadaCx<'_>) {
    cx.board.attacks.pop();
}

/// The innermost attack is canceled: no later step is carried out (armada.attack.09).
pub fn cancel_attack(cx: &mut ArmadaCx<'_>) {
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.canceled = true;
        cx.emit(Event::AttackCanceled);
    }
}

/// Dice are gathered.
pub fn gather(cx: &mut ArmadaCx<'_>, dice: Dice) {
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.gathered = dice;
        cx.emit(Event::DiceGathered([dice.red, dice.blue, dice.black]));
    }
}

/// A gathered die is removed before the roll.
pub fn remove_gathered(cx: &mut ArmadaCx<'_>, colour: Colour) {
    if let Some(attack) = cx.board.attacks.last_mut() {
        let count = match colour {
            Colour::Red => &mut attack.gathered.red,
            Colour::Blue => &mut attack.gathered.blue,
            Colour::Black => &mut attack.gathered.black,
        };
        *count = count.saturating_sub(1);
        cx.emit(Event::DieRemoved(colour));
    }
}

/// One die falls.
pub fn fall(cx: &mut ArmadaCx<'_>, colour: Colour) -> Die {
    let what = match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Black => "black",
    };
    let face = colour.faces()[cx.chance.draw(what, FACES as u32) as usize];
    Die { colour, face }
}

/// The gathered dice are rolled.
pub fn roll(cx: &mut ArmadaCx<'_>) {
    let Some(attack) = cx.board.attack() else { return };
    let gathered = attack.gathered;
    let mut rolled = broadside_engine::List::new();
    for (colour, count) in
        [(Colour::Red, gathered.red), (Colour::Blue, gathered.blue), (Colour::Black, gathered.black)]
    {
        for _ in 0..count {
            let die = fall(cx, colour);
            if rolled.try_push(die).is_err() {
                return cx.fail("an attack pool has more dice than the product holds");
            }
        }
    }
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.gathered = Dice::NONE;
        attack.dice = rolled;
    }
    cx.emit(Event::Rolled(rolled.to_vec()));
}

/// Dice are rolled outside an attack.
pub fn roll_aside(cx: &mut ArmadaCx<'_>, colour: Colour, count: u8) -> broadside_engine::List<Die, 12> {
    let rolled: broadside_engine::List<Die, 12> = (0..count).map(|_| fall(cx, colour)).collect();
    cx.emit(Event::RolledAside(rolled.to_vec()));
    rolled
}

/// A die is added to the pool and rolled (armada.modifying-dice.04).
pub fn add_die(cx: &mut ArmadaCx<'_>, colour: Colour) {
    let die = fall(cx, colour);
    if let Some(attack) = cx.board.attacks.last_mut() {
        if attack.dice.try_push(die).is_err() {
            return cx.fail("an attack pool has more dice than the product holds");
        }
        cx.emit(Event::DieAdded(die));
    }
}

/// A die is rolled again (armada.modifying-dice.02).
pub fn reroll(cx: &mut ArmadaCx<'_>, at: u8) {
    let Some(before) = cx.board.attack().and_then(|attack| attack.dice.get(at as usize)).copied() else {
        return;
    };
    let after = fall(cx, before.colour);
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.dice[at as usize] = after;
        cx.emit(Event::Rerolled(at, before, after));
    }
}

/// A die is turned to another face, without a roll (armada.modifying-dice.06).
pub fn change_die(cx: &mut ArmadaCx<'_>, at: u8, face: Face) {
    if let Some(attack) = cx.board.attacks.last_mut()
        && let Some(die) = attack.dice.get_mut(at as usize)
    {
        let before = *die;
        die.face = face;
        let after = *die;
        cx.emit(Event::DieChanged(at, before, after));
    }
}

fn take(cx: &mut ArmadaCx<'_>, at: u8) -> Option<Die> {
    let attack = cx.board.attacks.last_mut()?;
    ((at as usize) < attack.dice.len()).then(|| attack.dice.remove(at as usize))
}

/// A die is spent: it leaves the pool (armada.modifying-dice.07). Those behind it move up.
pub fn spend_die(cx: &mut ArmadaCx<'_>, at: u8) {
    if let Some(die) = take(cx, at) {
        cx.emit(Event::DieSpent(die));
    }
}

/// A die is canceled: it leaves the pool (armada.modifying-dice.08). Those behind it move up.
pub fn cancel_die(cx: &mut ArmadaCx<'_>, at: u8) {
    if let Some(die) = take(cx, at) {
        cx.emit(Event::DieCanceled(die));
    }
}

/// A critical effect is resolved, the standard one or a card's.
pub fn critical(cx: &mut ArmadaCx<'_>, standard: bool) {
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.critical = true;
        attack.faceup_first |= standard;
        cx.emit(Event::Critical(standard));
    }
}

/// The damage of the attack is totaled.
pub fn total(cx: &mut ArmadaCx<'_>, total: u8) {
    if let Some(attack) = cx.board.attacks.last_mut() {
        attack.total = total;
        cx.emit(Event::DamageTotaled(total));
    }
}

/// The defender of the innermost attack suffers damage.
pub fn count_suffered(cx: &mut ArmadaCx<'_>, thing: Thing, count: u8) {
    if let Some(attack) = cx.board.attacks.last_mut()
        && attack.defender.piece() == thing.piece()
    {
        attack.suffered += count;
    }
}
