//! Numbers and permissions that rules and cards ask for: printed values, as changed by what is in force.

mod actions;
mod arcs;
mod locks;
mod maneuvers;
mod obstacles;
mod weapons;

use broadside_engine::{Ability, About};

use crate::XWingLook;
use crate::facts::{self, Side};
use crate::geometry::Range;
use crate::words::{Object, Query, ShipNo, Thing, Token, UpgradeNo, XWingWords};

pub use actions::{action_bar, action_colour, barred_by_towing, colour_word, scenario_action};
pub use arcs::{arcs, in_arc, in_firing_arc, side_of, treats_as_bullseye, treats_as_near, turret_points_at};
pub use locks::{both_lockable, may_lock, most_locks, reach, reaches_by_lock};
pub use maneuvers::{dial, dialed, difficulty, revealed};
pub use obstacles::{attacks_ignore, ignores_obstacle, ignores_obstacles, lies_on};
pub use weapons::{
    Profile, Required, docked_attack, kept_from_attacking, may_attack, may_fire, required, weapons,
};

/// The side of an upgrade card that is up.
pub fn side_up<'a>(look: &XWingLook<'a>, upgrade: UpgradeNo) -> &'a Side {
    let it = look.board.upgrade(upgrade);
    let card = &look.game.facts[it.card];
    card.back.as_ref().filter(|_| it.flipped).unwrap_or(&card.front)
}

/// The abilities of an upgrade card, of the side that is up.
pub fn abilities_of<'a>(look: &XWingLook<'a>, upgrade: UpgradeNo) -> &'a [Ability<XWingWords>] {
    let (it, table) = (look.board.upgrade(upgrade), &look.game.table);
    let range = &table.upgrades[it.card.index()][usize::from(it.flipped)].range;
    &table.abilities[usize::from(range.start)..usize::from(range.end)]
}

/// The initiative of a unit.
pub fn initiative(look: &XWingLook<'_>, unit: Object) -> u8 {
    match unit {
        Object::Ship(ship) => {
            let printed = look.board.ship(ship).initiative.into();
            look.value(Query::Initiative, About::subject(Thing::Ship(ship)), printed).clamp(0, 9) as u8
        }
        Object::Device(device) => {
            let id = look.board.device(device).id;
            look.game.facts[id].remote.map_or(0, |stats| stats.initiative)
        }
        Object::Obstacle(_) | Object::Objective(_) => 0,
    }
}

/// The agility value of a unit; a cloaked ship has 2 more (xwing.cloak.04).
pub fn agility(look: &XWingLook<'_>, unit: Object) -> i32 {
    match unit {
        Object::Ship(ship) => {
            let it = look.board.ship(ship);
            let printed = i32::from(it.agility) + if look.game.has(it, Token::Cloak) { 2 } else { 0 };
            look.value(Query::Agility, About::subject(Thing::Ship(ship)), printed)
        }
        Object::Device(device) => {
            let id = look.board.device(device).id;
            look.game.facts[id].remote.map_or(0, |stats| stats.agility.into())
        }
        Object::Obstacle(_) | Object::Objective(_) => 0,
    }
}

/// The hull value of a unit.
pub fn hull(look: &XWingLook<'_>, unit: Object) -> u8 {
    match unit {
        Object::Ship(ship) => look.board.ship(ship).hull,
        Object::Device(device) => {
            let id = look.board.device(device).id;
            look.game.facts[id].remote.map_or(u8::MAX, |stats| stats.hull)
        }
        Object::Obstacle(_) | Object::Objective(_) => u8::MAX,
    }
}

/// The ship whose shields another one may treat as its own.
pub fn shared_shields(look: &XWingLook<'_>, ship: ShipNo) -> Option<ShipNo> {
    look.board.all_ships().find(|other| {
        let about = About::both(Thing::Ship(ship), Thing::Ship(*other));
        *other != ship && look.allowed(Query::SharesShields, about, false)
    })
}

/// The active shields of a ship, with those that it may treat as its own.
pub fn shields(look: &XWingLook<'_>, ship: ShipNo) -> u8 {
    look.board.ship(ship).shields + shared_shields(look, ship).map_or(0, |it| look.board.ship(it).shields)
}

/// Whether a ship has an inactive shield, of its own or one that it may treat as its own.
pub fn lacks_shield(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    let lacks = |at: ShipNo| look.board.ship(at).shields < look.board.ship(at).shield_capacity;
    lacks(ship) || shared_shields(look, ship).is_some_and(lacks)
}

/// The size of a unit, for effects that compare sizes; a remote has none (xwing.remote.10).
pub fn size(look: &XWingLook<'_>, unit: Object) -> Option<facts::Size> {
    unit.ship().map(|ship| look.board.ship(ship).size)
}

/// The range with a number.
pub fn band(number: u8) -> Range {
    match number {
        0 => Range::Zero,
        1 => Range::One,
        2 => Range::Two,
        3 => Range::Three,
        _ => Range::Beyond,
    }
}

/// Whether an upgrade has an inactive charge that can be recovered.
pub fn can_recover(look: &XWingLook<'_>, upgrade: UpgradeNo) -> bool {
    let limit = side_up(look, upgrade).charges.map_or(0, |charges| charges.value);
    look.board.upgrade(upgrade).charges < limit && may_recover(look, upgrade)
}

/// Whether the charges of an upgrade can be recovered at all.
pub fn may_recover(look: &XWingLook<'_>, upgrade: UpgradeNo) -> bool {
    let about = About::both(Thing::Ship(look.board.upgrade(upgrade).ship), Thing::Upgrade(upgrade));
    look.allowed(Query::MayRecover, about, true)
}
