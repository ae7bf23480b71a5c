//! Conditions of effects.

use broadside_engine::{About, Ref};

use super::{Binding, object, select, ship, shows};
use crate::XWingLook;
use crate::board::Weapon;
use crate::facts::Maneuver;
use crate::game::Origin;
use crate::geometry::Arc;
use crate::words::{ActionId, ArcOf, Cond, Object, Query, ShipNo, Thing, Token};
use crate::{scene, steps, values};

fn side(look: &XWingLook<'_>, bound: &Binding, party: Ref) -> Option<bool> {
    let owner = look.board.owner(bound.get(party)?)?;
    Some(look.board.side(owner) == look.board.side(bound.controller))
}

pub(crate) fn holds(look: &XWingLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let attack = look.board.attack();
    match cond {
        Cond::Always => true,
        Cond::Not(cond) => !holds(look, cond, bound),
        Cond::All(all) => all.iter().all(|cond| holds(look, cond, bound)),
        Cond::Any(any) => any.iter().any(|cond| holds(look, cond, bound)),
        Cond::Is(one, other) => {
            let one = object(bound, *one);
            one.is_some() && one == object(bound, *other)
        }
        Cond::Friendly(party) => side(look, bound, *party) == Some(true),
        Cond::Enemy(party) => side(look, bound, *party) == Some(false),
        Cond::Has(party, token) => ship(bound, *party).is_some_and(|it| look.board.ship(it).has(*token)),
        Cond::Tractored(party) => ship(bound, *party).is_some_and(|it| look.board.ship(it).is_tractored()),
        Cond::Locks(holder, on) => match (ship(bound, *holder), object(bound, *on)) {
            (Some(holder), Some(on)) => look.board.ship(holder).locks.contains(&on),
            _ => false,
        },
        Cond::Range(one, other, least, most) => match (object(bound, *one), object(bound, *other)) {
            (Some(one), Some(other)) => {
                let range = scene::range(look.game, look.board, one, other);
                (values::band(*least)..=values::band(*most)).contains(&range)
            }
            _ => false,
        },
        Cond::InArc(owner, arc, of) => match (ship(bound, *owner), object(bound, *of)) {
            (Some(owner), Some(of)) => in_arc(look, Object::Ship(owner), *arc, of),
            _ => false,
        },
        Cond::Dice(faces) => {
            attack.is_some_and(|attack| attack.dice_of(faces.die).iter().any(|it| shows(faces, it.face)))
        }
        Cond::MayModify(party) => steps::may_modify(look, bound.get(*party), bound.window),
        Cond::Attacks(party) => {
            attack.is_some_and(|attack| !attack.over && object(bound, *party) == Some(attack.attacker))
        }
        Cond::Defends(party) => {
            attack.is_some_and(|attack| !attack.over && object(bound, *party) == Some(attack.defender))
        }
        Cond::Primary => attack.is_some_and(|attack| attack.weapon.is_primary()),
        Cond::With(slots) => attack.is_some_and(|attack| match attack.weapon {
            Weapon::Special(upgrade) => {
                let card = &look.game.facts[look.board.upgrade(upgrade).card];
                card.slots().iter().any(|slot| slots.contains(slot))
            }
            _ => false,
        }),
        Cond::FromArc(arc) => attack.is_some_and(|attack| {
            let profile =
                values::weapons(look, attack.attacker).into_iter().find(|it| it.weapon == attack.weapon);
            profile.is_some_and(|it| it.arc == *arc)
        }),
        Cond::ThisWeapon => match (attack, Origin::of(bound.source)) {
            (Some(attack), Origin::Upgrade(own)) => attack.weapon == Weapon::Special(own),
            _ => false,
        },
        Cond::AttackRange(least, most) => {
            attack.is_some_and(|attack| (*least..=*most).contains(&attack.range))
        }
        Cond::Hit => attack.is_some_and(|attack| attack.hit),
        Cond::ThisCard => this_card(bound),
        Cond::Header(nth) => this_card(bound) && bound.about.amount == i16::from(*nth),
        Cond::AmountIs(amount) => bound.about.amount == *amount,
        Cond::ActionIn(kinds) => {
            matches!(bound.about.object, Some(Thing::Action(ActionId::Bar(kind), _)) if kinds.contains(&kind))
        }
        Cond::TokenIn(tokens) => {
            matches!(bound.about.object, Some(Thing::Token(_, token)) if tokens.contains(&token))
        }
        Cond::Speed(least, most) => maneuver(bound).is_some_and(|it| (*least..=*most).contains(&it.speed)),
        Cond::Printed(difficulty) => maneuver(bound).is_some_and(|it| it.difficulty == *difficulty),
        Cond::CanAttack(bonus) => {
            steps::bonus_attack(look, bonus, bound).is_some_and(|it| it.is_possible(look))
        }
        Cond::Finds(what) => {
            let mut any = false;
            select(look, what, bound, &mut |_| any = true);
            any
        }
        Cond::Named(test) => test(look, bound),
    }
}

/// The maneuver that the event is about.
pub(crate) fn maneuver(bound: &Binding) -> Option<Maneuver> {
    match bound.about.object {
        Some(Thing::Maneuver(maneuver)) => Some(maneuver),
        _ => None,
    }
}

/// The event is about the very card that the effect comes from.
fn this_card(bound: &Binding) -> bool {
    match (Origin::of(bound.source), bound.about.object) {
        (Origin::Card(own), Some(Thing::Card(card))) => own == card,
        (Origin::Condition(own), Some(Thing::Condition(card))) => own == card,
        (Origin::Condition(own), Some(Thing::Action(ActionId::Condition(card), _))) => own == card,
        (Origin::Upgrade(own), Some(Thing::Action(ActionId::Upgrade(card, _), _))) => own == card,
        (Origin::Pilot(own) | Origin::Chassis(own), Some(Thing::Action(ActionId::ShipCard, _))) => {
            bound.about.subject == Some(Thing::Ship(own))
        }
        _ => false,
    }
}

/// Whether a ship has an object in an arc.
fn in_arc(look: &XWingLook<'_>, owner: Object, arc: ArcOf, of: Object) -> bool {
    let Object::Ship(number) = owner else { return false };
    let from = scene::ship(look.board, number);
    let shape = match of {
        Object::Ship(other) if look.board.ship(other).in_play() => scene::ship(look.board, other).base(),
        Object::Device(device) => scene::device(look.game, look.board, device).shape(),
        _ => return false,
    };
    let lies_in = |arc: Arc| from.in_arc(arc, &shape).is_some();
    match arc {
        ArcOf::Front => lies_in(Arc::Front),
        ArcOf::Bullseye => lies_in(Arc::Bullseye),
        ArcOf::Turret => {
            let turret = look.board.ship(number).turret;
            (0..4u8)
                .any(|at| turret.is_some_and(|it| it.points_at(at)) && lies_in(Arc::STANDARD[at as usize]))
        }
        ArcOf::Firing => {
            let weapons = values::weapons(look, owner);
            Arc::ALL.into_iter().any(|arc| weapons.iter().any(|it| it.arcs.contains(arc)) && lies_in(arc))
        }
    }
}

/// Whether tokens of a kind can be removed from a ship (xwing.token.04).
pub(crate) fn may_remove(look: &XWingLook<'_>, ship: ShipNo, token: Token) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Token(ship, token));
    look.allowed(Query::MayRemove, about, true)
}
