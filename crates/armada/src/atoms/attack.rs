//! Dice are gathered, rolled and changed.

use super::KEY;
use crate::ArmadaCx;
use crate::board::{Attack, Die};
use crate::facts::{Colour, Dice, Face, Zone};
use crate::words::{Event, ShipNo, Thing};

/// An attack is declared; it is now the innermost one.
pub fn declare(cx: &mut ArmadaCx<'_>, attack: Attack) {
    let (attacker, defender, kind, range) = (attack.attacker, attack.defender, attack.kind, attack.range.0);
    if cx.board.open(KEY).attacks.try_push(attack).is_err() {
        return cx.fail("attacks nest deeper than the product holds");
    }
    cx.emit(Event::AttackDeclared(attacker, defender, kind, range));
}

/// The innermost attack is over.
pub fn end_attack(cx: &mut ArmadaCx<'_>) {
    cx.board.open(KEY).attacks.pop();
}

/// The innermost attack is canceled: no later step is carried out (armada.attack.09).
pub fn cancel_attack(cx: &mut ArmadaCx<'_>) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.canceled = true;
        cx.emit(Event::AttackCanceled);
    }
}

/// Dice are gathered.
pub fn gather(cx: &mut ArmadaCx<'_>, dice: Dice) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.gathered = dice;
        cx.emit(Event::DiceGathered([dice.red, dice.blue, dice.black]));
    }
}

/// A gathered die is removed before the roll.
pub fn remove_gathered(cx: &mut ArmadaCx<'_>, colour: Colour) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
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
    let face = colour.faces()[cx.chance.draw_side(what, &colour.faces()) as usize];
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
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
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
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.modified = true;
        if attack.dice.try_push(die).is_err() {
            return cx.fail("an attack pool has more dice than the product holds");
        }
        cx.emit(Event::DieAdded(die));
    }
}

/// A die is added to the pool, showing a face that an effect names (armada.modifying-dice.04).
pub fn add_die_showing(cx: &mut ArmadaCx<'_>, colour: Colour, face: Face) {
    let die = Die { colour, face };
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.modified = true;
        if attack.dice.try_push(die).is_err() {
            return cx.fail("an attack pool has more dice than the product holds");
        }
        cx.emit(Event::DieAdded(die));
    }
}

/// The die that was added last cannot be rerolled or changed.
pub fn fix_last_die(cx: &mut ArmadaCx<'_>) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
        && let Some(last) = attack.dice.len().checked_sub(1)
    {
        attack.fixed |= 1 << last;
    }
}

/// A gathered die is replaced by one of another colour before the roll.
pub fn recolour_gathered(cx: &mut ArmadaCx<'_>, from: Colour, to: Colour) {
    if cx.board.attack().is_some_and(|attack| attack.gathered.of(from) > 0) {
        remove_gathered(cx, from);
        if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
            match to {
                Colour::Red => attack.gathered.red += 1,
                Colour::Blue => attack.gathered.blue += 1,
                Colour::Black => attack.gathered.black += 1,
            }
            let Dice { red, blue, black } = attack.gathered;
            cx.emit(Event::DiceGathered([red, blue, black]));
        }
    }
}

/// A die is rolled again (armada.modifying-dice.02), unless an effect forbids it.
pub fn reroll(cx: &mut ArmadaCx<'_>, at: u8) {
    let Some(attack) = cx.board.attack().filter(|attack| !attack.is_fixed(at)) else { return };
    let Some(before) = attack.dice.get(at as usize).copied() else { return };
    let after = fall(cx, before.colour);
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.dice[at as usize] = after;
        attack.modified = true;
        cx.emit(Event::Rerolled(at, before, after));
    }
}

/// A die is turned to another face, without a roll (armada.modifying-dice.06), unless an effect forbids it.
pub fn change_die(cx: &mut ArmadaCx<'_>, at: u8, face: Face) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
        && !attack.is_fixed(at)
        && let Some(die) = attack.dice.get_mut(at as usize)
    {
        let before = *die;
        die.face = face;
        let after = *die;
        attack.modified = true;
        cx.emit(Event::DieChanged(at, before, after));
    }
}

/// A die leaves the pool, unless it cannot be modified. Those behind it move up.
fn take(cx: &mut ArmadaCx<'_>, at: u8) -> Option<Die> {
    let attack = cx.board.open(KEY).attacks.last_mut().filter(|attack| !attack.is_frozen(at))?;
    if at as usize >= attack.dice.len() {
        return None;
    }
    let below = (1 << at) - 1;
    let close_up = |mask: u32| mask & below | mask >> 1 & !below;
    (attack.fixed, attack.frozen) = (close_up(attack.fixed), close_up(attack.frozen));
    attack.modified = true;
    Some(attack.dice.remove(at as usize))
}

/// A die cannot be modified in any way for the rest of the attack.
pub fn freeze_die(cx: &mut ArmadaCx<'_>, at: u8) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
        && let Some(die) = attack.dice.get(at as usize).copied()
    {
        attack.frozen |= 1 << at;
        cx.emit(Event::DieFrozen(at, die));
    }
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
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.critical += 1;
        if standard {
            attack.standard = true;
            attack.faceup_first = attack.faceup_first.max(1);
        }
        cx.emit(Event::Critical(standard));
    }
}

/// The first damage cards of the attack, so many, are dealt faceup.
pub fn faceup_first(cx: &mut ArmadaCx<'_>, count: u8) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.faceup_first = attack.faceup_first.max(count);
    }
}

/// One more critical effect may be resolved.
pub fn allow_critical(cx: &mut ArmadaCx<'_>) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.more_criticals += 1;
    }
}

/// A brace token lowers the damage total to this (armada.defense-tokens.23).
pub fn brace(cx: &mut ArmadaCx<'_>, to: u8) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.braced = true;
        total(cx, to);
    }
}

/// The damage total is lowered.
pub fn reduce_damage(cx: &mut ArmadaCx<'_>, by: u8) {
    if let Some(attack) = cx.board.attack() {
        let less = attack.total.saturating_sub(by);
        total(cx, less);
    }
}

/// A point of the damage total is taken on a shield of another hull zone of the defender.
pub fn divert_to_shields(cx: &mut ArmadaCx<'_>, ship: ShipNo, zone: Zone, count: u8) {
    super::lose_shields(cx, ship, zone, count);
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.diverted += count;
    }
    count_suffered(cx, Thing::Zone(ship, zone), count);
}

/// A point of the damage total is another ship's.
pub fn divert(cx: &mut ArmadaCx<'_>, count: u8) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.diverted += count;
    }
}

/// Another hull zone of the defending ship is the defending one (armada.card.barriss-offee.01).
pub fn change_defending_zone(cx: &mut ArmadaCx<'_>, zone: Thing) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.defender = zone;
        cx.emit(Event::DefendingZone(zone));
    }
}

/// The damage of the attack is totaled.
pub fn total(cx: &mut ArmadaCx<'_>, total: u8) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut() {
        attack.total = total;
        cx.emit(Event::DamageTotaled(total));
    }
}

/// The defender of the innermost attack suffers damage.
pub fn count_suffered(cx: &mut ArmadaCx<'_>, thing: Thing, count: u8) {
    if let Some(attack) = cx.board.open(KEY).attacks.last_mut()
        && attack.defender.piece() == thing.piece()
    {
        attack.suffered += count;
    }
}
