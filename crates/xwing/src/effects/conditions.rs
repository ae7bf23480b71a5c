//! Conditions of effects.

use broadside_engine::{About, Ref};

use super::{Binding, amount, object, select, ship, shows};
use crate::XWingLook;
use crate::board::{Standing, Weapon};
use crate::facts::{ActionKind, DeviceKind, Maneuver, Slot};
use crate::game::Origin;
use crate::geometry::Arc;
use crate::words::{
    ActionId, Amount, ArcOf, Colour, Cond, Deed, DeviceNo, IT, Object, ObstacleNo, Phase, Query, ShipNo,
    Thing, Token,
};
use crate::{geometry, scene, steps, values};

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
        Cond::Friendly(party) => ship(bound, *party).is_some() && side(look, bound, *party) == Some(true),
        Cond::Enemy(party) => {
            let attacked = || {
                let parties = (object(bound, Ref::Bearer), object(bound, *party));
                attack.is_some_and(|attack| parties == (Some(attack.attacker), Some(attack.defender)))
            };
            side(look, bound, *party) == Some(false) && (ship(bound, *party).is_some() || attacked())
        }
        Cond::Ours(party) => side(look, bound, *party) == Some(true),
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
                    || (*least <= 1 && counts_as_near(look, bound, one, other))
            }
            _ => false,
        },
        Cond::InArc(owner, arc, of) => match (object(bound, *owner), object(bound, *of)) {
            (Some(owner), Some(of)) => in_arc(look, owner, *arc, of) == Some(true),
            _ => false,
        },
        Cond::OutsideArc(owner, arc, of) => match (object(bound, *owner), object(bound, *of)) {
            (Some(owner), Some(of)) => in_arc(look, owner, *arc, of) == Some(false),
            _ => false,
        },
        Cond::Dice(faces) => {
            attack.is_some_and(|attack| attack.dice_of(faces.die).iter().any(|it| shows(faces, it.face)))
        }
        Cond::MayModify(party) => steps::may_modify(look, bound.get(*party), bound.window),
        Cond::MayUseForce(party) => steps::may_spend_force(look, bound.get(*party), bound.window),
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
        Cond::CanAttackBy(party, bonus) => {
            let bound = Binding { bearer: bound.get(*party), ..*bound };
            steps::bonus_attack(look, bonus, &bound).is_some_and(|it| it.is_possible(look))
        }
        Cond::Finds(what) => {
            let mut any = false;
            select(look, what, bound, &mut |_| any = true);
            any
        }
        Cond::MoreShips(these, those) => {
            let count = |cond| amount(look, &Amount::Ships(cond), bound);
            count(these) > count(those)
        }
        Cond::InGroup(party) => bound.get(*party).is_some_and(|it| bound.group.contains(&it)),
        Cond::ShipsAtLeast(least, cond) => amount(look, &Amount::Ships(cond), bound) >= i32::from(*least),
        Cond::Named(test) => test(look, bound),
        _ => of_ships(look, cond, bound) || of_moves(look, cond, bound) || of_events(look, cond, bound),
    }
}

/// Whether the bearer of an upgrade can treat a ship as being at range 0 or 1 while the upgrade is resolved.
fn counts_as_near(look: &XWingLook<'_>, bound: &Binding, one: Object, other: Object) -> bool {
    let (Origin::Upgrade(_), Some(bearer)) = (Origin::of(bound.source), ship(bound, Ref::Bearer)) else {
        return false;
    };
    let far = if one == Object::Ship(bearer) { other } else { one };
    (one == Object::Ship(bearer) || other == Object::Ship(bearer))
        && values::treats_as_near(look, bearer, far)
}

/// What ships are, have and did.
fn of_ships(look: &XWingLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let at = |party: Ref| ship(bound, party);
    let it = |party: Ref| at(party).map(|at| look.board.ship(at));
    match cond {
        Cond::Tokens(party, token, least, most) => {
            it(*party).is_some_and(|it| (*least..=*most).contains(&it.count(*token)))
        }
        // xwing.remote.03, .11
        Cond::Damaged(party) => match object(bound, *party) {
            Some(Object::Ship(at)) => look.board.ship(at).damage > 0,
            Some(Object::Device(at)) => look.board.device(at).damage > 0,
            _ => false,
        },
        Cond::DamageCards(party, least, most) => {
            it(*party).is_some_and(|it| (*least..=*most).contains(&it.damage))
        }
        Cond::Facedown(party) => at(*party).is_some_and(|at| look.board.facedown(at).next().is_some()),
        Cond::Shields(party, least, most) => {
            at(*party).is_some_and(|at| (*least..=*most).contains(&values::shields(look, at)))
        }
        Cond::Gone(party) => match object(bound, *party) {
            Some(Object::Ship(at)) => look.board.ship(at).is_gone(),
            Some(Object::Device(at)) => !look.board.device(at).in_play || look.board.device(at).destroyed,
            _ => false,
        },
        Cond::Hides(party) => at(*party).is_some_and(|at| look.board.hidden_of(at).is_some()),
        Cond::Removed(party) => it(*party).is_some_and(|it| it.standing == Standing::Removed),
        Cond::DockedWith(party, carrier) => match (it(*party), at(*carrier)) {
            (Some(it), Some(carrier)) => it.standing == Standing::Reserve && it.carrier == Some(carrier),
            _ => false,
        },
        Cond::Limited(party) => it(*party).is_some_and(|it| look.game.facts[it.pilot].limited > 0),
        Cond::Size(party, sizes) => it(*party).is_some_and(|it| sizes.contains(&it.size)),
        Cond::ShipType(party, types) => {
            it(*party).is_some_and(|it| types.contains(&&*look.game.facts.ship_of(it.pilot).slug))
        }
        Cond::Called(party, name) => it(*party).is_some_and(|it| &*look.game.facts[it.persona].name == *name),
        Cond::Pilot(party, pilot) => {
            it(*party).is_some_and(|it| &*look.game.facts[it.persona].slug == *pilot)
        }
        Cond::Carries(party, upgrade) => at(*party).is_some_and(|at| {
            let slug = |at| &*look.game.facts[look.board.upgrade(at).card].slug;
            look.board.upgrades_of(at).any(|at| slug(at) == *upgrade)
        }),
        Cond::OnBar(party, kind) => {
            at(*party).is_some_and(|at| values::action_bar(look, at).any(|action| action.kind == *kind))
        }
        Cond::PerformedForeign(party, kinds) => at(*party).is_some_and(|at| {
            let it = look.board.ship(at);
            kinds.iter().any(|kind| {
                let bit = ActionId::Bar(*kind).bit();
                let performed = it.performed & !it.failed & !(bound.number as u16) & bit != 0;
                performed && !values::action_bar(look, at).any(|action| action.kind == *kind)
            })
        }),
        Cond::CanRotate(party, by) => {
            at(*party).is_some_and(|at| steps::Told::turn(at, *by).is_possible(look))
        }
        Cond::HasCondition(party, slug) => at(*party).is_some_and(|at| {
            let is = |it: &crate::board::Condition| &*look.game.facts[it.card].slug == *slug;
            look.board.conditions.iter().any(|it| it.in_play && it.ship == at && is(it))
        }),
        Cond::Marked(party, mark) => it(*party).is_some_and(|it| it.is_marked(*mark)),
        Cond::DialFacedown(party) => it(*party).is_some_and(|it| it.dial.is_some() && !it.dial_faceup),
        Cond::DialSeen(party) => it(*party).is_some_and(|it| it.dial_seen),
        Cond::Force(party, least) => it(*party).is_some_and(|it| it.force >= *least),
        Cond::ForceFull(party) => it(*party).is_some_and(|it| it.force == it.force_capacity),
        Cond::MustDrop(party) => at(*party).is_some_and(|at| steps::round::must_drop(look, at)),
        Cond::AShip(party) => at(*party).is_some(),
        Cond::Spendable(party, token) => match (at(Ref::Bearer), at(*party)) {
            (Some(spender), Some(owner)) => super::costs::lends(look, spender, owner, *token, bound),
            _ => false,
        },
        Cond::LockedByEnemy(party) => at(*party).is_some_and(|at| {
            let owner = look.board.ship(at).owner;
            look.board.lockers(Object::Ship(at)).any(|by| look.board.ship(by).owner != owner)
        }),
        Cond::LockedByCarrier(party, slug) => at(*party).is_some_and(|at| {
            look.board.lockers(Object::Ship(at)).any(|by| {
                let carries = |it| &*look.game.facts[look.board.upgrade(it).card].slug == *slug;
                look.board.ship(by).owner == bound.controller && look.board.upgrades_of(by).any(carries)
            })
        }),
        Cond::HasTurret(party) => it(*party).is_some_and(|it| it.turret.is_some()),
        Cond::TurretIn(party, arc) => {
            let at = match arc {
                crate::facts::Arc::Front => 0,
                crate::facts::Arc::Rear => 2,
                _ => return false,
            };
            it(*party).is_some_and(|it| it.turret.is_some_and(|turret| turret.points_at(at)))
        }
        Cond::Able(party, task) => at(*party).is_some_and(|at| super::able(look, at, *task, bound)),
        Cond::ObstacleNear(party, kinds, least, most) => at(*party).is_some_and(|at| {
            let near = |obstacle| {
                let range = scene::range(look.game, look.board, Object::Ship(at), Object::Obstacle(obstacle));
                (values::band(*least)..=values::band(*most)).contains(&range)
            };
            let fits = |it: &ObstacleNo| kinds.is_empty() || kinds.contains(&look.board.obstacle(*it).kind);
            look.board.obstacles_in_play().filter(fits).any(near)
        }),
        Cond::MayLock(one, other) => match (at(*one), object(bound, *other)) {
            (Some(one), Some(other)) => values::may_lock(look, one, other),
            _ => false,
        },
        Cond::DeviceNear(party, which, least, most) => at(*party).is_some_and(|at| {
            let near = |device: DeviceNo| {
                let range = scene::range(look.game, look.board, Object::Ship(at), Object::Device(device));
                let mine =
                    look.board.side(look.board.device(device).owner) == look.board.side(bound.controller);
                let id = &*look.game.facts[look.board.device(device).id].slug;
                let fits = which.is_empty() || which.contains(&id);
                mine && fits && (values::band(*least)..=values::band(*most)).contains(&range)
            };
            // xwing.obstacle.electro-chaff-cloud.71
            let cloud = |it: ObstacleNo| {
                let range = scene::range(look.game, look.board, Object::Ship(at), Object::Obstacle(it));
                let of = look.board.obstacle(it).device_of.map(|seat| look.board.side(seat));
                of == Some(look.board.side(bound.controller))
                    && which.is_empty()
                    && (values::band(*least)..=values::band(*most)).contains(&range)
            };
            look.board.devices_in_play().any(near) || look.board.obstacles_in_play().any(cloud)
        }),
        Cond::AgilityAtMost(one, other) => {
            let agility = |party| object(bound, party).map(|it| values::agility(look, it));
            matches!((agility(*one), agility(*other)), (Some(one), Some(other)) if one <= other)
        }
        Cond::ActedSince => {
            at(Ref::Bearer).is_some_and(|at| steps::actions_performed(look, at) > bound.number)
        }
        Cond::InItsPerformAction(party) => at(*party).is_some_and(|at| steps::in_perform_action(look, at)),
        Cond::ThatOnBar(party) => match (at(*party), bound.about.object) {
            (Some(at), Some(Thing::Action(ActionId::Bar(kind), _))) => {
                values::action_bar(look, at).any(|action| action.kind == kind)
            }
            _ => false,
        },
        Cond::CanAct(party, actions) => {
            at(*party).is_some_and(|at| steps::PerformAction::told(at, actions).any(look))
        }
        Cond::CanLock(holder, on) => match (at(*holder), object(bound, *on)) {
            (Some(holder), Some(on)) => steps::can_lock(look, holder, on),
            _ => false,
        },
        Cond::InAttackArc(party) => at(*party).is_some_and(|at| in_attack_arc(look, at)),
        Cond::Performed(party, kinds) => it(*party).is_some_and(|it| {
            kinds.iter().any(|kind| (it.performed | it.failed) & ActionId::Bar(*kind).bit() != 0)
        }),
        Cond::BombNear(party, most) => at(*party).is_some_and(|at| {
            look.board.devices_in_play().any(|device| {
                let kind = look.game.facts[look.board.device(device).id].kind;
                let range = scene::range(look.game, look.board, Object::Ship(at), Object::Device(device));
                matches!(kind, DeviceKind::Bomb | DeviceKind::Mine) && range <= values::band(*most)
            })
        }),
        Cond::ObstacleIn(party, kinds) => match object(bound, *party) {
            Some(Object::Obstacle(obstacle)) => kinds.contains(&look.board.obstacle(obstacle).kind),
            _ => false,
        },
        Cond::CardIn(party, slots) => match bound.get(*party) {
            Some(Thing::Upgrade(upgrade)) => {
                let card = &look.game.facts[look.board.upgrade(upgrade).card];
                card.slots().iter().any(|slot| slots.contains(slot))
            }
            _ => false,
        },
        Cond::ShipsFit(cond, least, most) => {
            let mut count = 0;
            super::each_ship(look, cond, bound, &mut |_| count += 1);
            (*least..=*most).contains(&count)
        }
        Cond::ShowsSide(party, word) => at(*party).is_some_and(|at| {
            look.board.upgrades_of(at).any(|at| {
                let card = &look.game.facts[look.board.upgrade(at).card];
                card.slots().contains(&Slot::Configuration) && values::side_up(look, at).name.contains(word)
            })
        }),
        Cond::LocksDefender(party) => it(*party)
            .is_some_and(|it| look.board.attack().is_some_and(|attack| it.locks.contains(&attack.defender))),
        Cond::Obstructs(party) => at(*party).is_some_and(|at| {
            look.board.attack().is_some_and(|attack| attack.through >> at.index() & 1 == 1)
        }),
        Cond::FaceupCard(traits) => match bound.about.object {
            Some(Thing::Card(card)) => {
                let it = look.game.facts[look.game.damage_kind(card)].damage_trait;
                traits.is_empty() || traits.contains(&it)
            }
            _ => false,
        },
        Cond::OfThisCard(party) => match (Origin::of(bound.source), bound.get(*party)) {
            (Origin::Upgrade(upgrade), Some(Thing::Device(device))) => {
                values::side_up(look, upgrade).device == Some(look.board.device(device).id)
            }
            _ => false,
        },
        Cond::DeviceIn(party, kinds) => match object(bound, *party) {
            Some(Object::Device(device)) => {
                kinds.contains(&look.game.facts[look.board.device(device).id].kind)
            }
            _ => false,
        },
        Cond::DetonatedNear(party, most) => {
            at(*party).is_some_and(|at| detonated_near(look, bound, at, *most))
        }
        _ => false,
    }
}

/// Whether a ship is in the attack arc: the arc of the weapon in which the defender is (xwing.attack.07).
fn in_attack_arc(look: &XWingLook<'_>, at: ShipNo) -> bool {
    let Some(attack) = look.board.attack() else { return false };
    let weapons = values::weapons(look, attack.attacker);
    let Some(weapon) = weapons.iter().find(|it| it.weapon == attack.weapon) else { return false };
    let sees = |arc: Arc, of: Object| values::in_arc(look, attack.attacker, arc, of) == Some(true);
    weapon.arcs.iter().any(|arc| sees(arc, attack.defender) && sees(arc, Object::Ship(at)))
}

/// The device, which is removed by now, lay near a ship in play.
fn detonated_near(look: &XWingLook<'_>, bound: &Binding, at: ShipNo, most: u8) -> bool {
    let Some(Thing::Device(device)) = bound.get(Ref::Subject) else { return false };
    let ship = scene::ship(look.board, at);
    let token = scene::device(look.game, look.board, device);
    look.board.ship(at).in_play()
        && geometry::range_alone(&geometry::Object::Ship(&ship), &geometry::Object::Device(&token))
            <= values::band(most)
}

/// Maneuvers: the event's, the one under way, those of dials.
fn of_moves(look: &XWingLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let under_way = || steps::maneuver(look);
    let revealed = |party: Ref| {
        let at = ship(bound, party).filter(|at| look.board.ship(*at).revealed)?;
        values::dialed(look, at)
    };
    match cond {
        Cond::Bearings(bearings) => maneuver(bound)
            .or_else(|| under_way().map(|it| it.maneuver()))
            .is_some_and(|it| bearings.contains(&it.bearing)),
        Cond::Executed(colours) => ship(bound, Ref::Subject).is_some_and(|at| {
            let executed = under_way().filter(|it| it.ship() == at).map(|it| it.difficulty(look));
            let told = || maneuver(bound).map(|it| values::difficulty(look, at, it));
            executed.or_else(told).is_some_and(|it| colours.contains(&it))
        }),
        Cond::ExecutedFully(party) => {
            ship(bound, *party).is_some_and(|at| look.board.ship(at).executed_fully)
        }
        Cond::Revealed(party, colours) => revealed(*party).is_some_and(|it| colours.contains(&it.difficulty)),
        Cond::RevealedSpeed(party, least, most) => {
            revealed(*party).is_some_and(|it| (*least..=*most).contains(&it.speed))
        }
        Cond::RevealedBearing(party, bearings) => {
            revealed(*party).is_some_and(|it| bearings.contains(&it.bearing))
        }
        Cond::RevealedEasier(one, other) => {
            // A purple maneuver is harder than any other (xwing.difficulty.14).
            let hardness = |party| revealed(party).map(|it: Maneuver| it.difficulty as u8);
            matches!((hardness(*one), hardness(*other)), (Some(one), Some(other)) if one < other)
        }
        Cond::FromDial => under_way().is_some_and(|it| it.is_dialed()),
        Cond::ExecutesDial(party) => ship(bound, *party).is_some_and(|at| steps::executes_dial(look, at)),
        Cond::Alterable => under_way().is_some_and(|it| it.is_alterable()),
        Cond::IonManeuver => under_way().is_some_and(|it| it.is_ion()),
        Cond::MetObstacle => under_way().is_some_and(|it| it.met_obstacle()),
        Cond::PassedObstacle => under_way().is_some_and(|it| it.passed_obstacle()),
        Cond::BarrelRolled => {
            matches!(bound.about.object, Some(Thing::Way(way)) if way.is_roll())
        }
        Cond::MovedThrough(one, other) => match (ship(bound, *one), ship(bound, *other)) {
            (Some(one), Some(other)) => {
                // What the ship does after its maneuver changes nothing about the maneuver.
                let event = maneuver(bound).and_then(|_| under_way()).filter(|it| it.ship() == one);
                let through = event.map_or(look.board.ship(one).through, |it| it.through());
                through >> other.index() & 1 == 1
            }
            _ => false,
        },
        Cond::ByManeuver(party) => ship(bound, *party).is_some_and(|at| steps::moves_by_maneuver(look, at)),
        Cond::Repositions(party) => ship(bound, *party).is_some_and(|at| steps::repositions(look, at)),
        Cond::TurnedInManeuver => match Origin::of(bound.source) {
            Origin::Upgrade(own) => under_way().is_some_and(|it| it.has_turned(own)),
            _ => false,
        },
        Cond::Sideslip => under_way().is_some_and(|it| it.is_sideslip()),
        Cond::Moving(party) => ship(bound, *party).is_some_and(|at| steps::is_moving(look, at)),
        _ => false,
    }
}

/// The attack, the phase, and what the event is about.
fn of_events(look: &XWingLook<'_>, cond: &Cond, bound: &Binding) -> bool {
    let attack = look.board.attack();
    match cond {
        Cond::ObstructedByObstacle => attack.is_some_and(|attack| attack.obstructed),
        Cond::OfAttacker(cond) => attack.is_some_and(|attack| {
            let Ref::Var(it) = IT else { return false };
            let mut with = *bound;
            with.set(it, Some(attack.attacker.into()));
            holds(look, cond, &with)
        }),
        Cond::HurtInAttack => attack.is_some_and(|attack| attack.hurt),
        Cond::TokenShade(shades) => {
            matches!(bound.about.object, Some(Thing::Token(_, token)) if shades.contains(&token.shade()))
        }
        Cond::CoordinatedInto(kinds) => {
            let bits = bound.about.amount;
            let did = |kind: &ActionKind| bits as u16 & ActionId::Bar(*kind).bit() != 0;
            bits < 0 && kinds.iter().any(did)
        }
        Cond::Neutralized => attack.is_some_and(|attack| attack.neutralized),
        Cond::Results(faces, least) => attack.is_some_and(|attack| {
            attack.dice_of(faces.die).iter().filter(|it| shows(faces, it.face)).count() >= usize::from(*least)
        }),
        Cond::OnlyResults(faces, least) => attack.is_some_and(|attack| {
            let dice = attack.dice_of(faces.die);
            dice.len() >= usize::from(*least) && dice.iter().all(|it| shows(faces, it.face))
        }),
        Cond::ActionColour(colour) => {
            matches!(bound.about.object, Some(Thing::Action(_, it)) if it == *colour)
        }
        Cond::AddedBy(slots) => added_by(look, bound, slots),
        Cond::BonusApplies => steps::bonus_applies(look),
        Cond::DuringAttack => attack.is_some(),
        Cond::DefenderSpentGreen => attack.is_some_and(|attack| attack.spent_green),
        Cond::ByObstacleOrOwnBomb => steps::by_obstacle_or_bomb(look, bound.controller),
        Cond::AboutObstacle => matches!(bound.about.object, Some(Thing::Obstacle(_))),
        Cond::AboutRepair => matches!(bound.about.object, Some(Thing::Action(ActionId::Card(_), _))),
        Cond::During(phase) => look.board.phase == *phase,
        Cond::InitiativeReached => {
            look.board.phase == Phase::Engagement && look.board.initiative != steps::round::NONE
        }
        Cond::Charged(least) => super::charges(look, bound).is_some_and(|charges| charges >= *least),
        Cond::WouldSuffer(least_hits, least_crits) => matches!(
            look.core.deed(),
            Some(Deed::Suffer { hits, crits, .. }) if hits >= least_hits && crits >= least_crits
        ),
        Cond::DieShows(var, faces) => {
            super::shown(look, bound, *var).is_some_and(|face| faces.contains(&face))
        }
        Cond::ByShipAbility(ability) => bound.about.amount == *ability as i16 + 1,
        Cond::ShowsNamed(die, var) => match (attack, bound.get(Ref::Var(*var))) {
            (Some(attack), Some(Thing::Face(face))) => attack.results(*die, face) > 0,
            _ => false,
        },
        Cond::RolledOnly(faces) => look.board.roll.dice.iter().all(|it| faces.contains(&it.face)),
        Cond::Rolled(faces) => look.board.roll.dice.first().is_some_and(|it| faces.contains(&it.face)),
        Cond::ThisFacedown => match Origin::of(bound.source) {
            Origin::Condition(own) => look.board.conditions[own.index()].facedown,
            _ => false,
        },
        _ => false,
    }
}

/// The event's action was added to the bearer's action bar by an upgrade of these types: in the colour that it has there, or if
/// the ship card has no such action.
fn added_by(look: &XWingLook<'_>, bound: &Binding, slots: &[Slot]) -> bool {
    let Some(at) = ship(bound, Ref::Bearer) else { return false };
    let Some(Thing::Action(ActionId::Bar(kind), colour)) = bound.about.object else { return false };
    let printed = look.game.facts[look.board.ship(at).pilot].actions.iter().any(|action| action.kind == kind);
    look.board.upgrades_of(at).any(|upgrade| {
        let card = &look.game.facts[look.board.upgrade(upgrade).card];
        let mut added = values::side_up(look, upgrade).adds.actions.iter().filter(|it| it.kind == kind);
        card.slots().iter().any(|slot| slots.contains(slot))
            && added.any(|it| !printed || Colour::from(it.difficulty) == colour)
    })
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
        (Origin::Upgrade(own), Some(Thing::Upgrade(card))) => own == card,
        (Origin::Condition(own), Some(Thing::Action(ActionId::Condition(card), _))) => own == card,
        (Origin::Upgrade(own), Some(Thing::Action(ActionId::Upgrade(card, _), _))) => own == card,
        (Origin::Pilot(own) | Origin::Chassis(own), Some(Thing::Action(ActionId::ShipCard, _))) => {
            bound.about.subject == Some(Thing::Ship(own))
        }
        _ => false,
    }
}

/// Whether a unit has an object in an arc; nothing of an arc that it does not have (xwing.remote.06, .08, .71).
pub(crate) fn in_arc(look: &XWingLook<'_>, owner: Object, arc: ArcOf, of: Object) -> Option<bool> {
    let lies_in = |arc: Arc| values::in_arc(look, owner, arc, of);
    match arc {
        ArcOf::Front => lies_in(Arc::Front),
        ArcOf::Bullseye => {
            let treated = owner.ship().is_some_and(|ship| values::treats_as_bullseye(look, ship, of));
            lies_in(Arc::Bullseye).map(|lies| lies || treated)
        }
        ArcOf::Sides => Some(lies_in(Arc::Left)? || lies_in(Arc::Right)?),
        ArcOf::Left => lies_in(Arc::Left),
        ArcOf::Right => lies_in(Arc::Right),
        ArcOf::Rear => lies_in(Arc::Rear),
        ArcOf::FullFront => lies_in(Arc::FullFront),
        ArcOf::FullRear => lies_in(Arc::FullRear),
        ArcOf::Turret => {
            let turret = look.board.ship(owner.ship()?).turret;
            let points = |at: u8| turret.is_some_and(|it| it.points_at(at));
            Some((0..4).any(|at| points(at) && lies_in(Arc::STANDARD[at as usize]) == Some(true)))
        }
        ArcOf::Firing => values::in_firing_arc(look, owner, of),
    }
}

/// Whether tokens of a kind can be removed from a ship (xwing.token.04).
pub(crate) fn may_remove(look: &XWingLook<'_>, ship: ShipNo, token: Token) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Token(ship, token));
    look.allowed(Query::MayRemove, about, true)
}
