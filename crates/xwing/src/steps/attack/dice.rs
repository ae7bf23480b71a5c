//! How many dice are rolled, and who may modify them.

use broadside_engine::About;

use crate::XWingLook;
use crate::board::Attack;
use crate::values::{self, Profile};
use crate::words::{Object, Query, Thing, Token, Window};

/// The range bonus of an attack applies (xwing.range-bonus.04, .05).
fn range_bonus(look: &XWingLook<'_>, attack: &Attack, weapon: &Profile) -> bool {
    let about = About::both(attack.attacker.into(), attack.defender.into());
    look.allowed(Query::RangeBonus, about, !weapon.ordnance)
}

/// How many attack dice are rolled (xwing.attack.13–.15).
pub(crate) fn attack_dice(look: &XWingLook<'_>, attack: &Attack, weapon: &Profile) -> u8 {
    let mut count = i32::from(weapon.value);
    if attack.range == 1 && range_bonus(look, attack, weapon) {
        count += 1;
    }
    if depleted(look, attack.attacker) {
        count -= 1;
    }
    let about = About::both(attack.attacker.into(), attack.defender.into());
    let mut total = look.value(Query::AttackDice, about, count);
    if attack.range == 0 && attack.weapon.is_primary() {
        total = total.min(i32::from(weapon.value));
    }
    total.clamp(0, 6) as u8
}

/// How many defense dice are rolled (xwing.attack.20, .21).
pub(crate) fn defense_dice(look: &XWingLook<'_>, attack: &Attack, weapon: &Profile) -> u8 {
    let mut count = values::agility(look, attack.defender);
    if attack.range == 3 && range_bonus(look, attack, weapon) {
        count += 1;
    }
    let ignores = attack.attacker.ship().is_some_and(|ship| values::ignores_obstacles(look, ship));
    if attack.obstructed && !ignores {
        count += 1;
    }
    if strained(look, attack.defender) {
        count -= 1;
    }
    if let Object::Ship(ship) = attack.defender
        && look.game.is_tractored(look.board.ship(ship))
    {
        count -= 1;
    }
    let about = About::both(attack.defender.into(), attack.attacker.into());
    look.value(Query::DefenseDice, about, count).clamp(0, 6) as u8
}

/// Whether a unit rolls an attack die fewer (xwing.deplete.03).
pub(super) fn depleted(look: &XWingLook<'_>, unit: Object) -> bool {
    has(look, unit, Token::Deplete)
}

/// Whether a unit rolls a defense die fewer (xwing.strain.02).
pub(super) fn strained(look: &XWingLook<'_>, unit: Object) -> bool {
    has(look, unit, Token::Strain)
}

fn has(look: &XWingLook<'_>, unit: Object, token: Token) -> bool {
    unit.ship().is_some_and(|ship| look.game.has(look.board.ship(ship), token))
}

/// Whether a unit may modify the dice of the window that an effect acts in.
pub(crate) fn may_modify(look: &XWingLook<'_>, unit: Option<Thing>, window: Option<Window>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let about = About { subject: unit, object: Some(attack.defender.into()), amount: 0 };
    may_spend_force(look, unit, window) && look.allowed(Query::MayModifyDice, about, true)
}

/// Whether a unit may modify dice at all: the attacker of a primary attack at range 0 may not (xwing.attack.17), and nobody
/// modifies dice that cannot be modified.
pub(crate) fn may_spend_force(look: &XWingLook<'_>, unit: Option<Thing>, window: Option<Window>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let of_attacker = window == Some(Window::ModifyAttackDice);
    let roller = if of_attacker { attack.attacker } else { attack.defender };
    let too_close = attack.range == 0
        && attack.weapon.is_primary()
        && of_attacker
        && unit == Some(Thing::from(attack.attacker));
    !too_close && look.allowed(Query::DiceModifiable, About::subject(roller.into()), true)
}
