//! How many dice are rolled, and who may modify them.

use broadside_engine::{About, How};

use crate::XWingLook;
use crate::board::Attack;
use crate::values::{self, Profile};
use crate::words::{Object, ObstacleNo, Query, Thing, Token, Window, XWingWords};

/// The range bonus of an attack applies (xwing.range-bonus.04, xwing.range-bonus.05, xwing.range-bonus.01,
/// xwing.range-bonus.02, xwing.range-bonus.03).
fn range_bonus(look: &XWingLook<'_>, attack: &Attack, weapon: &Profile) -> bool {
    let about = About::both(attack.attacker.into(), attack.defender.into());
    look.allowed(Query::RangeBonus, about, !weapon.ordnance)
}

/// Whether the range bonus of the attack under way applies.
pub(crate) fn bonus_applies(look: &XWingLook<'_>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let weapons = values::weapons(look, attack.attacker);
    weapons.iter().any(|it| it.weapon == attack.weapon && range_bonus(look, attack, it))
}

/// How many attack and defense dice the attack under way has rolled, with its weapon and as everything stands.
pub fn dice_of_attack(look: &XWingLook<'_>) -> Option<(u8, u8)> {
    let attack = look.board.attack()?;
    let weapons = values::weapons(look, attack.attacker);
    let weapon = weapons.iter().find(|it| it.weapon == attack.weapon)?;
    Some((attack_dice(look, attack, weapon), defense_dice(look, attack, weapon)))
}

/// How many attack dice are rolled (xwing.attack.13, xwing.attack.14, xwing.attack.15, xwing.attack.74,
/// xwing.attack.75, xwing.primary-weapon.02, xwing.special-weapon.03).
pub fn attack_dice(look: &XWingLook<'_>, attack: &Attack, weapon: &Profile) -> u8 {
    let mut count = i32::from(weapon.value);
    if attack.range == 1 && range_bonus(look, attack, weapon) {
        count += 1;
    }
    if depleted(look, attack.attacker) {
        count -= 1;
    }
    let about = About::both(attack.attacker.into(), attack.defender.into());
    let total = if attack.range == 0 && attack.weapon.is_primary() {
        without_additions(look, about, count).min(i32::from(weapon.value))
    } else {
        look.value(Query::AttackDice, about, count)
    };
    total.clamp(0, 6) as u8
}

/// How many attack dice are rolled where none can be added: what would add one makes up for none that is taken away.
fn without_additions(look: &XWingLook<'_>, about: About<XWingWords>, count: i32) -> i32 {
    let (_, parts) = look.explain(Query::AttackDice, about, count);
    parts.iter().fold(count, |value, part| match part.how {
        How::Added | How::EffectAdded => value + part.by.min(0),
        How::Raised => value.max(part.by),
        How::Lowered => value.min(part.by),
        _ => part.by,
    })
}

/// How many defense dice are rolled (xwing.attack.20, xwing.attack.21, xwing.agility.01, xwing.agility.02,
/// xwing.agility.03, xwing.agility.04, xwing.agility.05, xwing.agility.06, xwing.attack.76, xwing.tractor.10,
/// xwing.strain.71).
pub fn defense_dice(look: &XWingLook<'_>, attack: &Attack, weapon: &Profile) -> u8 {
    let mut count = values::agility(look, attack.defender);
    if attack.range == 3 && range_bonus(look, attack, weapon) {
        count += 1;
    }
    if attack.obstructed && !ignores_obstruction(look, attack) {
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

/// Whether the attacker ignores every obstacle in the way.
fn ignores_obstruction(look: &XWingLook<'_>, attack: &Attack) -> bool {
    let Object::Ship(ship) = attack.attacker else { return false };
    let ignored = |obstacle: ObstacleNo| {
        let about = About::both(Thing::Ship(ship), Thing::Obstacle(obstacle));
        values::ignores_obstacle(look, ship, obstacle)
            || values::attacks_ignore(look, ship, obstacle)
            || look.allowed(Query::IgnoresObstruction, about, false)
    };
    let mut obstacles = (0..16).filter(|at| attack.obstacles >> at & 1 == 1).map(ObstacleNo);
    if attack.obstacles == 0 { values::ignores_obstacles(look, ship) } else { obstacles.all(ignored) }
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
    let roller = if of_attacker(window) { attack.attacker } else { attack.defender };
    let about = About { subject: unit, object: Some(attack.defender.into()), amount: 0 };
    may_spend_force(look, unit, window)
        && (unit != Some(roller.into()) || look.allowed(Query::MayModifyDice, about, true))
}

/// Whether a unit may spend its lock on the dice of the window: also where nothing else may modify them.
pub(crate) fn may_spend_lock(look: &XWingLook<'_>, unit: Option<Thing>, window: Option<Window>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let about = About { subject: unit, object: Some(attack.defender.into()), amount: 0 };
    modifiable(look, unit, window) && look.allowed(Query::MayModifyDice, about, true)
}

/// Whether a unit may modify dice at all: only the defender modifies the attack dice of a primary attack at range 0
/// (xwing.attack.17), and nobody modifies dice that cannot be modified.
pub(crate) fn may_spend_force(look: &XWingLook<'_>, unit: Option<Thing>, window: Option<Window>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let roller = if of_attacker(window) { attack.attacker } else { attack.defender };
    modifiable(look, unit, window) && !look.allowed(Query::OnlyLocks, About::subject(roller.into()), false)
}

/// Whether the dice of a window are attack dice.
fn of_attacker(window: Option<Window>) -> bool {
    use Window::{AfterModifyAttack, AfterNeutralize, AfterRollAttack, ModifyAttackDice};
    matches!(window, Some(AfterRollAttack | ModifyAttackDice | AfterModifyAttack | AfterNeutralize))
}

fn modifiable(look: &XWingLook<'_>, unit: Option<Thing>, window: Option<Window>) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let of_attacker = of_attacker(window);
    let roller = if of_attacker { attack.attacker } else { attack.defender };
    let too_close = attack.range == 0
        && attack.weapon.is_primary()
        && of_attacker
        && unit != Some(Thing::from(attack.defender));
    !too_close && look.allowed(Query::DiceModifiable, About::subject(roller.into()), true)
}
