//! What the words of cards mean.

mod acts;
mod conditions;
mod costs;
mod equip;

pub(crate) use acts::{can, may_transfer, operate};
pub(crate) use conditions::{holds, in_arc, may_remove};
pub(crate) use costs::{pay, payable};
pub(crate) use equip::{fits, givable, spares};

use broadside_engine::{About, Bound, Game, Ref, Var};

use crate::XWingLook;
use crate::board::CardPlace;
use crate::facts::{Charges, Die, Face, ObstacleKind, Term};
use crate::game::Origin;
use crate::steps::Order;
use crate::words::{
    Amount, Cond, Dialing, Faces, IT, Object, Query, Select, Shade, ShipNo, Task, Thing, Token, UpgradeNo,
    XWingWords,
};
use crate::{scene, values};

pub(crate) type Binding = Bound<XWingWords>;

/// Attack dice have numbers below this, defense dice from it on.
const DEFENSE: u8 = 32;
/// Dice that were rolled outside an attack have numbers from this on.
const OUTSIDE: u8 = 64;

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

/// The place of a die that was rolled outside an attack, if a number stands for one.
pub(crate) fn outside(number: u8) -> Option<u8> {
    number.checked_sub(OUTSIDE)
}

/// The ship that a party is.
pub(crate) fn ship(bound: &Binding, party: Ref) -> Option<ShipNo> {
    bound.get(party).and_then(Thing::ship)
}

/// The object that a party is.
pub(crate) fn object(bound: &Binding, party: Ref) -> Option<Object> {
    bound.get(party).and_then(Thing::object)
}

/// What the die of the attack in a register shows.
fn shown(look: &XWingLook<'_>, bound: &Binding, var: Var) -> Option<Face> {
    let Some(Thing::Die(number)) = bound.get(Ref::Var(var)) else { return None };
    let (die, at) = die_at(number);
    look.board.attack()?.dice_of(die).get(at as usize).map(|it| it.face)
}

fn shows(faces: &Faces, face: Face) -> bool {
    faces.faces.is_empty() || faces.faces.contains(&face)
}

pub(crate) fn amount(look: &XWingLook<'_>, amount: &Amount, bound: &Binding) -> i32 {
    match amount {
        Amount::N(n) => i32::from(*n),
        Amount::DockedAttack => {
            ship(bound, Ref::Bearer).map_or(0, |at| values::docked_attack(look, at).into())
        }
        Amount::Initiative(party) => match ship(bound, *party) {
            Some(ship) => values::initiative(look, Object::Ship(ship)).into(),
            None => 0,
        },
        Amount::Ships(cond) => {
            let mut count = 0;
            each_ship(look, cond, bound, &mut |_| count += 1);
            count
        }
        Amount::Charges => charges(look, bound).unwrap_or(0).into(),
        Amount::ForceOf(party) => ship(bound, *party).map_or(0, |at| look.board.ship(at).force.into()),
        Amount::AtMost(of, most) => self::amount(look, of, bound).min(i32::from(*most)),
        Amount::OfEvent => bound.about.amount.into(),
        Amount::RolledFaces(face) => look.board.roll.dice.iter().filter(|it| it.face == *face).count() as i32,
        Amount::Kept => bound.number.into(),
        Amount::Reached => look.board.initiative.into(),
        Amount::Named(count) => count(look, bound),
    }
}

pub(crate) fn select(look: &XWingLook<'_>, select: &Select, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    match select {
        Select::Dice(faces) | Select::Results(faces) | Select::Rerollable(faces) => {
            let Some(attack) = look.board.attack() else { return };
            let reroll = matches!(select, Select::Rerollable(_));
            let about = About::both(attack.attacker.into(), attack.defender.into());
            let barred = faces.die == Die::Attack && !look.allowed(Query::AttackRerolls, about, true);
            if reroll && (barred || rerolls_left(look, faces.die, bound) == 0) {
                return;
            }
            // Where only so many focus results can be modified, one is as good as another.
            let mut left = focus_left(look, bound);
            let dice = attack.dice_of(faces.die);
            for (at, it) in dice.iter().enumerate() {
                if matches!(select, Select::Results(_)) && dice.iter().take(at).any(|other| other == it) {
                    continue;
                }
                if shows(faces, it.face) && !(reroll && it.rerolled) {
                    if it.face == Face::Focus {
                        let Some(rest) = left.checked_sub(1) else { continue };
                        left = rest;
                    }
                    found(die(faces.die, at as u8));
                }
            }
        }
        Select::FacesOf(die) => {
            crate::atoms::die_faces(*die).iter().for_each(|face| found(Thing::Face(*face)));
        }
        Select::RolledDice(faces) => {
            for (at, it) in look.board.roll.dice.iter().enumerate() {
                if !it.rerolled && (faces.is_empty() || faces.contains(&it.face)) {
                    found(Thing::Die(OUTSIDE + at as u8));
                }
            }
        }
        Select::Ships(cond) => each_ship(look, cond, bound, found),
        Select::Maneuvers(which) => maneuvers(look, which, bound, found),
        Select::TokensOf(party, shades) | Select::RemovableOf(party, shades) => {
            let Some(at) = ship(bound, *party) else { return };
            let open = |token| !matches!(select, Select::RemovableOf(..)) || may_remove(look, at, token);
            let shown = |token: &&Token| shades.contains(&token.shade()) && look.board.ship(at).has(**token);
            Token::ALL
                .iter()
                .filter(shown)
                .filter(|token| open(**token))
                .for_each(|token| found(Thing::Token(at, *token)));
            if shades.contains(&Shade::Red) {
                locks_on(look, at, found);
            }
        }
        Select::TokensFor(party, cond) => {
            let Some(own) = ship(bound, *party) else { return };
            for token in Token::ALL.iter().copied().filter(|token| look.board.ship(own).has(*token)) {
                let mut any = false;
                each_ship(look, cond, bound, &mut |to| {
                    any |= to.ship().is_some_and(|to| may_transfer(look, own, to, token));
                });
                if any {
                    found(Thing::Token(own, token));
                }
            }
            // Any ship can be handed a lock, which breaks where it cannot be there (xwing.lock.80).
            let mut any = false;
            each_ship(look, cond, bound, &mut |_| any = true);
            if any {
                locks_on(look, own, found);
            }
        }
        Select::TokensBetween(from, to, tokens, locks) => {
            let (Some(from), Some(to)) = (ship(bound, *from), ship(bound, *to)) else { return };
            let given = |token: &&Token| may_transfer(look, from, to, **token);
            tokens.iter().filter(given).for_each(|token| found(Thing::Token(from, *token)));
            if *locks {
                let count = look.board.ship(from).locks.len() as u8;
                (0..count).for_each(|place| found(Thing::Lock(from, place)));
            }
        }
        Select::GainersOf(var, cond) => {
            let Some(given) = bound.get(Ref::Var(*var)) else { return };
            each_ship(look, cond, bound, &mut |to| {
                let gains = match given {
                    Thing::Token(own, token) => {
                        to.ship().is_some_and(|to| may_transfer(look, own, to, token))
                    }
                    given => matches!(given, Thing::Lock(..)),
                };
                if gains {
                    found(to);
                }
            });
        }
        Select::SpentCards(party) => {
            let Some(at) = ship(bound, *party) else { return };
            let it = look.board.ship(at);
            let lost = |of: Option<Charges>, now: u8| of.is_some_and(|of| of.recovers == 0 && now < of.value);
            if lost(look.game.facts[it.persona].charges, it.charges) {
                found(Thing::Ship(at));
            }
            let spent = |upgrade: &UpgradeNo| {
                lost(values::side_up(look, *upgrade).charges, look.board.upgrade(*upgrade).charges)
            };
            let spent = |upgrade: &UpgradeNo| spent(upgrade) && values::can_recover(look, *upgrade);
            look.board.upgrades_of(at).filter(spent).for_each(|upgrade| found(Thing::Upgrade(upgrade)));
        }
        Select::SpentUpgrades(party, slot) => {
            let Some(at) = ship(bound, *party) else { return };
            let typed = |it: &UpgradeNo| look.game.facts[look.board.upgrade(*it).card].slots().contains(slot);
            let spent = look.board.upgrades_of(at).filter(typed).filter(|it| values::can_recover(look, *it));
            spent.for_each(|it| found(Thing::Upgrade(it)));
        }
        Select::UpgradesFor(party, slot, cond) => {
            let Some(at) = ship(bound, *party) else { return };
            for upgrade in look.board.upgrades_of(at) {
                let typed = look.game.facts[look.board.upgrade(upgrade).card].slots().contains(slot);
                let mut any = false;
                each_ship(look, cond, bound, &mut |to| {
                    any |= to.ship().is_some_and(|to| givable(look, upgrade, to));
                });
                if typed && any {
                    found(Thing::Upgrade(upgrade));
                }
            }
        }
        Select::BearersOf(var, cond) => {
            let Some(Thing::Upgrade(upgrade)) = bound.get(Ref::Var(*var)) else { return };
            each_ship(look, cond, bound, &mut |to| {
                if to.ship().is_some_and(|to| givable(look, upgrade, to)) {
                    found(to);
                }
            });
        }
        Select::Spares(party, slot) => {
            let Some(at) = ship(bound, *party) else { return };
            spares(look.game, look.board, at, *slot).for_each(|card| found(Thing::Print(card)));
        }
        Select::FaceupCards(party, wanted) => {
            let Some(at) = ship(bound, *party) else { return };
            for card in look.board.faceup(at) {
                let it = look.game.facts[look.game.damage_kind(card)].damage_trait;
                if wanted.is_none_or(|wanted| wanted == it) {
                    found(Thing::Card(card));
                }
            }
        }
        Select::LockedFor(one, other) => {
            let (Some(one), Some(other)) = (ship(bound, *one), ship(bound, *other)) else { return };
            let locks = look.board.ship(one).locks;
            let open = locks.iter().copied().filter(|it| crate::steps::can_lock(look, other, *it));
            open.for_each(|it| found(it.into()));
        }
        Select::Obstructing => {
            let through = look.board.attack().map_or(0, |attack| attack.through);
            let there = look.board.ships_in_play().filter(|at| through >> at.0 & 1 == 1);
            there.for_each(|at| found(Thing::Ship(at)));
        }
        Select::CardsLookedAt(party) => {
            let Some(at) = ship(bound, *party) else { return };
            let place = CardPlace::LookedAt(at, bound.controller);
            look.board.decks.among(|it| it == place).for_each(|card| found(Thing::Card(card)));
        }
        Select::Devices(party, least, most) => {
            let Some(at) = ship(bound, *party) else { return };
            for device in look.board.devices_in_play() {
                let range = scene::range(look.game, look.board, Object::Ship(at), Object::Device(device));
                if (values::band(*least)..=values::band(*most)).contains(&range) {
                    found(Thing::Device(device));
                }
            }
            // xwing.obstacle.electro-chaff-cloud.71
            let clouds = look.board.obstacles_in_play();
            for cloud in clouds.filter(|it| look.board.obstacle(*it).kind == ObstacleKind::ElectroChaffCloud)
            {
                let range = scene::range(look.game, look.board, Object::Ship(at), Object::Obstacle(cloud));
                if (values::band(*least)..=values::band(*most)).contains(&range) {
                    found(Thing::Obstacle(cloud));
                }
            }
        }
        Select::PlacedWith(party) => {
            let Some(Object::Device(device)) = object(bound, *party) else { return };
            crate::steps::placed_with(look, device).for_each(|it| found(Thing::Device(it)));
        }
        Select::Named(finder) => finder(look, bound, found),
    }
}

/// The unit that modifies dice by an effect: the one of which the effect says that it may, else the bearer.
fn modifier(look: &XWingLook<'_>, bound: &Binding) -> Option<Object> {
    fn said(cond: &Cond) -> Option<Ref> {
        match cond {
            Cond::MayModify(party) | Cond::MayUseForce(party) => Some(*party),
            Cond::All(list) => list.iter().find_map(said),
            _ => None,
        }
    }
    let party = said(&look.game.ability(bound.ability).when).unwrap_or(Ref::Bearer);
    object(bound, party)
}

/// How many more focus results the unit that modifies dice by an effect can modify in the attack under way.
pub(crate) fn focus_left(look: &XWingLook<'_>, bound: &Binding) -> u8 {
    let (Some(attack), Some(unit)) = (look.board.attack(), modifier(look, bound)) else { return u8::MAX };
    let most = look.value(Query::FocusModifications, About::subject(unit.into()), u8::MAX.into());
    let most = most.clamp(0, u8::MAX.into()) as u8;
    let place = [attack.attacker, attack.defender].iter().position(|it| *it == unit);
    let done = place.map_or(0, |at| attack.focus_modified[at]);
    if most == u8::MAX { most } else { most.saturating_sub(done) }
}

/// Notes that an effect is about to modify a die of the attack under way, if it can.
pub(crate) fn note_modified(cx: &mut crate::XWingCx<'_>, bound: &Binding, die: Die, at: u8) -> bool {
    let focus = |it: &crate::board::DieState| it.face == Face::Focus;
    let shown = cx.board.attack().and_then(|attack| attack.dice_of(die).get(at as usize).copied());
    if !shown.is_some_and(|it| focus(&it)) {
        return true;
    }
    if focus_left(&cx.look(), bound) == 0 {
        return false;
    }
    if let (Some(unit), Some(attack)) = (modifier(&cx.look(), bound), cx.board.attacks.last_mut()) {
        for (at, party) in [attack.attacker, attack.defender].into_iter().enumerate() {
            attack.focus_modified[at] += u8::from(party == unit);
        }
    }
    true
}

/// How many more dice of a kind the player of an effect can have rerolled.
fn rerolls_left(look: &XWingLook<'_>, die: Die, bound: &Binding) -> u8 {
    match look.board.attack() {
        Some(attack) if die == Die::Attack && attack.by == bound.controller => {
            let about = About::both(attack.attacker.into(), attack.defender.into());
            let most = look.value(Query::Rerolls, about, i32::from(u8::MAX)).clamp(0, u8::MAX.into()) as u8;
            most.saturating_sub(attack.rerolls)
        }
        _ => u8::MAX,
    }
}

/// The most items of a selection that can be taken at once.
pub(crate) fn most(look: &XWingLook<'_>, select: &Select, bound: &Binding) -> u8 {
    match select {
        Select::Rerollable(faces) => rerolls_left(look, faces.die, bound),
        _ => u8::MAX,
    }
}

/// The lock tokens on a ship (xwing.lock.77).
fn locks_on(look: &XWingLook<'_>, at: ShipNo, found: &mut dyn FnMut(Thing)) {
    for locker in look.board.lockers(Object::Ship(at)) {
        let locks = &look.board.ship(locker).locks;
        if let Some(place) = locks.iter().position(|it| *it == Object::Ship(at)) {
            found(Thing::Lock(locker, place as u8));
        }
    }
}

/// Other maneuvers of the bearer's dial, in the colours that the dial shows (xwing.difficulty.73).
fn maneuvers(look: &XWingLook<'_>, which: &Dialing, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Some(at) = ship(bound, Ref::Bearer) else { return };
    let Some(now) = values::dialed(look, at) else { return };
    if !which.from.is_empty() && !which.from.contains(&now.difficulty) {
        return;
    }
    for it in values::dial(look, at) {
        let fits = *it != now
            && which.speed.is_none_or(|by| i16::from(it.speed) == i16::from(now.speed) + i16::from(by))
            && (!which.same_colour || it.difficulty == now.difficulty)
            && (!which.same_bearing || it.bearing == now.bearing)
            && !which.not.contains(&it.difficulty)
            && (which.bearings.is_empty() || which.bearings.contains(&it.bearing));
        if fits {
            found(Thing::Maneuver(*it));
        }
    }
}

/// The card whose charges an effect spends and recovers: its own, or for a condition the one that assigned it.
pub(crate) enum Charged {
    /// An upgrade card.
    Upgrade(UpgradeNo),
    /// A ship card.
    Ship(ShipNo),
}

/// The card whose charges an effect spends and recovers.
pub(crate) fn charged(look: &XWingLook<'_>, bound: &Binding) -> Option<Charged> {
    let at = ship(bound, Ref::Bearer)?;
    match Origin::of(bound.source) {
        Origin::Upgrade(upgrade) => Some(Charged::Upgrade(upgrade)),
        Origin::Condition(own) => {
            let card = look.board.conditions[own.index()].card;
            let assigns = |upgrade: &UpgradeNo| values::side_up(look, *upgrade).conditions.contains(&card);
            Some(look.board.upgrades_of(at).find(assigns).map_or(Charged::Ship(at), Charged::Upgrade))
        }
        _ => Some(Charged::Ship(at)),
    }
}

/// How many charges that card has.
pub(crate) fn charges(look: &XWingLook<'_>, bound: &Binding) -> Option<u8> {
    Some(match charged(look, bound)? {
        Charged::Upgrade(upgrade) => look.board.upgrade(upgrade).charges,
        Charged::Ship(at) => look.board.ship(at).charges,
    })
}

/// The order that a task stands for.
pub(crate) fn order(task: Task, bound: &Binding) -> Option<Order> {
    Some(match task {
        Task::Lock => Order::Lock,
        Task::LockInFront => Order::LockInFront,
        Task::Rotate => Order::Rotate,
        Task::DropBomb => Order::DropBomb,
        Task::PlaceThis => match Origin::of(bound.source) {
            Origin::Upgrade(upgrade) => Order::Place(upgrade),
            _ => return None,
        },
        Task::PlaceDevice => Order::PlaceDevice,
        Task::Boost => Order::Boost,
        Task::BarrelRoll => Order::BarrelRoll,
        Task::Coordinate => Order::Coordinate,
        Task::Jam => Order::Jam,
        Task::Reload => Order::Reload,
        Task::Repair => Order::Repair,
        Task::TurnAround => Order::Turn(broadside_table::Angle::HALF),
    })
}

/// Whether a ship can carry out a task.
pub(crate) fn able(look: &XWingLook<'_>, at: ShipNo, task: Task, bound: &Binding) -> bool {
    match order(task, bound) {
        Some(Order::Place(upgrade)) => crate::steps::placeable(look, upgrade),
        Some(order) => crate::steps::Told::new(at, order).is_possible(look),
        None => false,
    }
}

/// The ships in the play area for which a condition holds.
fn each_ship(look: &XWingLook<'_>, cond: &Cond, bound: &Binding, found: &mut dyn FnMut(Thing)) {
    let Ref::Var(it) = IT else { return };
    let mut with = *bound;
    for ship in look.board.ships_in_play() {
        with.set(it, Some(Thing::Ship(ship)));
        if holds(look, cond, &with) {
            found(Thing::Ship(ship));
        }
    }
}
