//! What the words of cards mean. A word without a meaning does not compile: no match over words has a wildcard.
#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod amounts;
mod conditions;
mod costs;
mod equip;
mod modifying;
mod operations;
mod selections;

pub(crate) use amounts::amount;
pub(crate) use conditions::{holds, in_arc};
pub(crate) use costs::{pay, payable};
pub(crate) use equip::{fits, givable, spares};
pub(crate) use modifying::{focus_left, note_modified};
pub(crate) use operations::{can, may_transfer, operate};
pub(crate) use selections::{most, select, unselected};

use broadside_engine::{About, Bound, Ref, Var};
use modifying::rerolls_left;

use crate::XWingLook;
use crate::board::{Board, DieState};
use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::steps::Order;
use crate::values;
use crate::words::{Cond, Faces, IT, Object, Query, ShipNo, Task, Thing, Token, UpgradeNo, XWingWords};

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

impl Board {
    /// Which die a number of [`Thing::Die`] stands for, its place, and the dice among which it lies; none where there is no
    /// attack.
    pub fn die_among(&self, number: u8) -> (Die, u8, &[DieState]) {
        if let Some(at) = outside(number) {
            return (self.roll.die, at, self.roll.dice.as_slice());
        }
        let (die, at) = die_at(number);
        let dice = self.attack().map_or(&[][..], |attack| attack.dice_of(die).as_slice());
        (die, at, dice)
    }
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
        Origin::Card(_)
        | Origin::Pilot(_)
        | Origin::Chassis(_)
        | Origin::Attacker
        | Origin::Defender
        | Origin::Ship(_) => Some(Charged::Ship(at)),
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
        Task::PlaceThis => Order::Place(Origin::of(bound.source).upgrade()?),
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

/// Whether tokens of a kind can be removed from a ship (xwing.token.04).
pub(crate) fn may_remove(look: &XWingLook<'_>, ship: ShipNo, token: Token) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Token(ship, token));
    look.allowed(Query::MayRemove, about, true)
}
