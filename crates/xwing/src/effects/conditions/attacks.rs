//! The attack under way.

use broadside_engine::Ref;

use crate::board::Weapon;
use crate::effects::{Binding, object, ship};
use crate::game::Origin;
use crate::words::conditions::Attacks;
use crate::{XWingLook, steps, values};

pub(super) fn holds(look: &XWingLook<'_>, word: Attacks, bound: &Binding) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let is = |party: Ref, unit| object(bound, party) == Some(unit);
    match word {
        Attacks::DuringAttack => true,
        Attacks::Attacks(party) => !attack.over && is(party, attack.attacker),
        Attacks::Defends(party) => !attack.over && is(party, attack.defender),
        Attacks::LocksDefender(party) => {
            ship(bound, party).is_some_and(|at| look.board.ship(at).locks.contains(&attack.defender))
        }
        Attacks::Primary => attack.weapon.is_primary(),
        Attacks::With(slots) => attack.weapon.upgrade().is_some_and(|upgrade| {
            let card = &look.game.facts[look.board.upgrade(upgrade).card];
            card.slots().iter().any(|slot| slots.contains(slot))
        }),
        Attacks::FromArc(arc) => {
            let weapons = values::weapons(look, attack.attacker);
            weapons.iter().find(|it| it.weapon == attack.weapon).is_some_and(|it| it.arc == arc)
        }
        Attacks::ThisWeapon => match Origin::of(bound.source).upgrade() {
            Some(own) => attack.weapon == Weapon::Special(own),
            None => false,
        },
        Attacks::AttackRange(least, most) => (least..=most).contains(&attack.range),
        Attacks::BonusApplies => steps::bonus_applies(look),
        Attacks::Obstructs(party) => {
            ship(bound, party).is_some_and(|at| attack.through >> at.index() & 1 == 1)
        }
        Attacks::ObstructedByObstacle => attack.obstructed,
        Attacks::Hit => attack.hit,
        Attacks::Neutralized => attack.neutralized,
        Attacks::HurtInAttack => attack.hurt,
        Attacks::DefenderSpentGreen => attack.spent_green,
    }
}
