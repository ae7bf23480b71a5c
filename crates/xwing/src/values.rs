//! Numbers and permissions that rules and cards ask for: printed values, as changed by what is in force.

use arrayvec::ArrayVec;
use broadside_engine::{Ability, About};

use crate::XWingLook;
use crate::board::{Scenario, Standing, Weapon};
use crate::cards::Need;
use crate::facts::{self, Action, ActionKind, Difficulty, Maneuver, ObstacleKind, Side, Term};
use crate::geometry::{self, Arc, Arcs, Range};
use crate::scene;
use crate::steps::devices::is_probe_droid;
use crate::words::{
    ActionId, Colour, Idle, Object, ObstacleNo, Query, ShipNo, Thing, Token, UpgradeNo, XWingWords,
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

/// White actions, as effects add them to action bars.
static WHITE: [Action; ActionKind::ALL.len()] = {
    let mut all = [Action { kind: ActionKind::Focus, difficulty: Difficulty::White, linked: None };
        ActionKind::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at].kind = ActionKind::ALL[at];
        at += 1;
    }
    all
};

/// The actions of a ship's action bar, with those that its upgrades and other effects add (xwing.action.03).
pub fn action_bar<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = &'a Action> + use<'a> {
    let look = *look;
    let own = look.game.facts[look.board.ship(ship).pilot].actions.iter();
    let added = look.board.upgrades_of(ship).flat_map(move |at| side_up(&look, at).adds.actions.iter());
    let given = WHITE.iter().filter(move |it| {
        let about = About::both(Thing::Ship(ship), Thing::Action(ActionId::Bar(it.kind), Colour::White));
        look.allowed(Query::AddsAction, about, false)
    });
    own.chain(added).chain(given)
}

/// The colour in which a ship performs an action of this colour (xwing.action.10).
pub fn action_colour(look: &XWingLook<'_>, ship: ShipNo, action: ActionId, colour: Colour) -> Colour {
    let about = About::both(Thing::Ship(ship), Thing::Action(action, colour));
    match look.value(Query::ActionColour, about, colour as i32) {
        ..=0 => Colour::White,
        1 => Colour::Red,
        _ => Colour::Purple,
    }
}

/// How many locks a ship can maintain (xwing.lock.13).
pub fn most_locks(look: &XWingLook<'_>, ship: ShipNo) -> usize {
    look.value(Query::Locks, About::subject(Thing::Ship(ship)), 1).clamp(0, 3) as usize
}

/// What a weapon can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Profile {
    /// Which weapon.
    pub weapon: Weapon,
    /// The arc on the card.
    pub arc: facts::Arc,
    /// Where it points.
    pub arcs: Arcs,
    /// Its attack value.
    pub value: u8,
    /// The least attack range.
    pub least: Range,
    /// The greatest attack range.
    pub most: Range,
    /// Whether range bonuses do not apply (xwing.range-bonus.05).
    pub ordnance: bool,
}

impl Profile {
    /// Whether it is fired from a turret, single or double.
    pub fn is_turret(&self) -> bool {
        matches!(self.arc, facts::Arc::SingleTurret | facts::Arc::DoubleTurret)
    }
}

/// The arcs of a weapon of a ship.
pub fn arcs(look: &XWingLook<'_>, ship: ShipNo, arc: facts::Arc) -> Arcs {
    use crate::board::Turret;
    match arc {
        facts::Arc::Front => Arcs::of(&[Arc::Front]),
        facts::Arc::Rear => Arcs::of(&[Arc::Rear]),
        facts::Arc::FullFront => Arcs::of(&[Arc::FullFront]),
        facts::Arc::Bullseye => Arcs::of(&[Arc::Bullseye]),
        facts::Arc::SingleTurret | facts::Arc::DoubleTurret => match look.board.ship(ship).turret {
            Some(Turret::Single(at)) => Arcs::turret(Arc::STANDARD[at as usize % 4], false),
            Some(Turret::Double(at)) => Arcs::turret(Arc::STANDARD[at as usize % 2], true),
            None => Arcs::default(),
        },
    }
}

/// Whether a ship's turret can point at a standard arc, by its number.
pub fn turret_points_at(look: &XWingLook<'_>, ship: ShipNo, arc: u8) -> bool {
    look.allowed(Query::TurretArc, About::subject(Thing::Ship(ship)).amount(arc.into()), true)
}

/// The arc of a special weapon: some that require the front arc are fired from the turret of some ships.
fn special_arc(look: &XWingLook<'_>, ship: ShipNo, upgrade: UpgradeNo, printed: facts::Arc) -> facts::Arc {
    let about = About::both(Thing::Ship(ship), Thing::Upgrade(upgrade));
    let turned = printed == facts::Arc::Front && look.allowed(Query::TurretWeapons, about, false);
    if turned { facts::Arc::SingleTurret } else { printed }
}

/// The arc from which a primary weapon fires.
fn firing_arc(look: &XWingLook<'_>, ship: ShipNo, printed: facts::Arc) -> facts::Arc {
    let turns = printed == facts::Arc::Front
        && look.allowed(Query::FrontIsTurret, About::subject(Thing::Ship(ship)), false);
    if turns { facts::Arc::SingleTurret } else { printed }
}

/// Whether an object is in one of a unit's firing arcs, up to range 3: those printed on its token, those of its turret
/// and those that its upgrades add with a turret or a primary weapon (xwing.arc.23, xwing.arc.24, xwing.arc.78).
/// Nothing of a remote without arcs.
pub fn in_firing_arc(look: &XWingLook<'_>, unit: Object, target: Object) -> Option<bool> {
    let Object::Ship(ship) = unit else { return in_arc(look, unit, Arc::Front, target) };
    let printed = look.game.facts.ship_of(look.board.ship(ship).pilot).primary.iter().map(|it| it.arc);
    let added = look.board.upgrades_of(ship).flat_map(|at| {
        let side = side_up(look, at);
        let weapon = side.weapon.map(|it| it.arc);
        let turret = weapon.filter(|arc| matches!(arc, facts::Arc::SingleTurret | facts::Arc::DoubleTurret));
        side.adds.attack.iter().map(|it| it.arc).chain(turret).chain(side.adds.arc)
    });
    let rear = rear_attack(look, ship).map(|_| facts::Arc::Rear);
    let mut firing = printed.chain(added).chain(rear).flat_map(|arc| arcs(look, ship, arc).iter());
    Some(firing.any(|arc| in_arc(look, unit, arc, target) == Some(true)))
}

/// Whether a ship is in front of, behind or flanking a unit; nothing of a remote, which has no midway line (xwing.remote.07).
pub fn side_of(look: &XWingLook<'_>, unit: Object, ship: ShipNo) -> Option<geometry::Side> {
    let of = scene::ship(look.board, unit.ship()?);
    Some(geometry::side_of(&of, &scene::ship(look.board, ship)).0)
}

/// The shape to which arcs are measured: of a ship in play or a device.
fn shape(look: &XWingLook<'_>, object: Object) -> Option<broadside_table::Shape<'static>> {
    match object {
        Object::Ship(ship) if look.board.ship(ship).in_play() => Some(scene::ship(look.board, ship).base()),
        Object::Device(device) => Some(scene::device(look.game, look.board, device).shape()),
        _ => None,
    }
}

/// Whether an object is in an arc of a unit. Of an arc that a remote does not have it is neither in nor outside
/// (xwing.remote.06, xwing.remote.08, xwing.remote.71).
pub fn in_arc(look: &XWingLook<'_>, unit: Object, arc: Arc, target: Object) -> Option<bool> {
    let target = shape(look, target);
    match unit {
        Object::Ship(of) => {
            let of = scene::ship(look.board, of);
            Some(target.is_some_and(|target| of.in_arc(arc, &target).is_some()))
        }
        Object::Device(at) => {
            let it = look.board.device(at);
            let printed = look.game.facts[it.id].remote.and_then(|stats| stats.attack)?.arc;
            let lines = geometry::remote_front_arc(&broadside_table::Frame::from(it.pose));
            let base = scene::device(look.game, look.board, at).shape();
            let line = target.and_then(|target| broadside_table::closest_in_arc(&base, &target, &lines));
            (printed == facts::Arc::Front && arc == Arc::Front)
                .then(|| line.is_some_and(|line| Range::of(line.distance) != Range::Beyond))
        }
        Object::Obstacle(_) | Object::Objective(_) => None,
    }
}

/// Whether a ship can treat an object as being in its bullseye arc, wherever it lies.
pub fn treats_as_bullseye(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    look.allowed(Query::TreatsAsBullseye, About::both(Thing::Ship(ship), object.into()), false)
}

/// Whether a ship can treat an object as being at range 0 or 1 while it coordinates or resolves one of its upgrades.
pub fn treats_as_near(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    look.allowed(Query::TreatsAsNear, About::both(Thing::Ship(ship), object.into()), false)
}

/// The printed attack value of the primary front arc weapon of the ship that is docked with a carrier.
pub fn docked_attack(look: &XWingLook<'_>, carrier: ShipNo) -> u8 {
    let docked = look.board.all_ships().find(|at| {
        let it = look.board.ship(*at);
        it.standing == Standing::Reserve && it.carrier == Some(carrier)
    });
    let weapons = docked.map(|at| look.game.facts.ship_of(look.board.ship(at).pilot).primary.iter());
    weapons.into_iter().flatten().find(|it| it.arc == facts::Arc::Front).map_or(0, |it| it.value)
}

/// The attack value of the primary rear arc weapon that a ship has beside those of its card and upgrades, if it has one.
fn rear_attack(look: &XWingLook<'_>, ship: ShipNo) -> Option<u8> {
    let value = look.value(Query::RearAttack, About::subject(Thing::Ship(ship)), 0);
    (value > 0).then_some(value.min(6) as u8)
}

/// The size of a unit, for effects that compare sizes; a remote has none (xwing.remote.10).
pub fn size(look: &XWingLook<'_>, unit: Object) -> Option<facts::Size> {
    unit.ship().map(|ship| look.board.ship(ship).size)
}

/// The weapons of a unit: primary weapons, then the special ones of its upgrades.
pub fn weapons(look: &XWingLook<'_>, unit: Object) -> ArrayVec<Profile, 12> {
    let mut found = ArrayVec::new();
    match unit {
        Object::Ship(ship) => {
            let printed = look.game.facts.ship_of(look.board.ship(ship).pilot).primary.iter();
            let look = *look;
            let added =
                || look.board.upgrades_of(ship).flat_map(move |at| side_up(&look, at).adds.attack.iter());
            // What is added for an arc that a printed weapon has makes that weapon stronger.
            let same = |arc| printed.clone().any(|it| it.arc == arc);
            let more = |arc| added().filter(|it| it.arc == arc).map(|it| it.value).sum::<u8>();
            let others = added().filter(|it| !same(it.arc)).map(|it| (it.arc, it.value));
            let own = printed.clone().map(|it| (it.arc, it.value + more(it.arc)));
            let rear = rear_attack(&look, ship).map(|value| (facts::Arc::Rear, value));
            for (at, (arc, value)) in own.chain(others).chain(rear).enumerate().take(3) {
                let arc = firing_arc(&look, ship, arc);
                found.push(Profile {
                    weapon: Weapon::primary(at),
                    arc,
                    arcs: arcs(&look, ship, arc),
                    value,
                    least: Range::Zero,
                    most: Range::Three,
                    ordnance: false,
                });
            }
            for at in look.board.upgrades_of(ship) {
                if let (Some(weapon), Some(_)) = (side_up(&look, at).weapon, look.game.weapon(look.board, at))
                    && !found.is_full()
                {
                    let arc = special_arc(&look, ship, at, weapon.arc);
                    found.push(Profile {
                        weapon: Weapon::Special(at),
                        arc,
                        arcs: arcs(&look, ship, arc),
                        value: weapon.value,
                        least: band(weapon.range.0),
                        most: band(weapon.range.1),
                        ordnance: weapon.ordnance,
                    });
                }
            }
        }
        Object::Device(device) => {
            let remote = look.game.facts[look.board.device(device).id].remote;
            if let Some(weapon) = remote.and_then(|stats| stats.attack) {
                found.push(Profile {
                    weapon: Weapon::Remote,
                    arc: weapon.arc,
                    arcs: Arcs::of(&[Arc::Front]),
                    value: weapon.value,
                    least: band(weapon.range.0),
                    most: band(weapon.range.1),
                    ordnance: weapon.ordnance,
                });
            }
        }
        Object::Obstacle(_) | Object::Objective(_) => {}
    }
    found
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

/// Whether a ship lies on an obstacle of one of these kinds (xwing.range.16).
pub fn lies_on(look: &XWingLook<'_>, ship: ShipNo, kinds: &[ObstacleKind]) -> bool {
    obstacle_under(look, ship, kinds).is_some()
}

/// The first obstacle of one of these kinds on which a ship lies.
fn obstacle_under(look: &XWingLook<'_>, ship: ShipNo, kinds: &[ObstacleKind]) -> Option<ObstacleNo> {
    let base = scene::ship(look.board, ship).footprint();
    look.board.obstacles_in_play().find(|at| {
        let it = look.board.obstacle(*at);
        kinds.contains(&it.kind) && scene::obstacle_at(look.game, look.board, *at, it.pose).meets(&base)
    })
}

/// Obstacles at whose range 0 a ship cannot attack (xwing.obstacle.asteroid.03 and its like).
const NO_ATTACKS: [ObstacleKind; 3] =
    [ObstacleKind::Asteroid, ObstacleKind::DebrisCloud, ObstacleKind::GasCloud];
/// Obstacles at whose range 0 a ship neither acquires locks nor is locked.
const NO_LOCKS: [ObstacleKind; 2] = [ObstacleKind::GasCloud, ObstacleKind::ElectroChaffCloud];

/// Whether obstacles have no effect on a ship (xwing.obstacle.71).
pub fn ignores_obstacles(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    look.allowed(Query::IgnoresObstacles, About::subject(Thing::Ship(ship)), false)
}

/// Whether an obstacle has no effect on a ship.
pub fn ignores_obstacle(look: &XWingLook<'_>, ship: ShipNo, obstacle: ObstacleNo) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Obstacle(obstacle));
    look.allowed(Query::IgnoresObstacles, about, false)
}

/// Whether the attacks of a ship ignore an obstacle, in their way or under it.
pub fn attacks_ignore(look: &XWingLook<'_>, ship: ShipNo, obstacle: ObstacleNo) -> bool {
    look.allowed(Query::AttacksIgnore, About::both(Thing::Ship(ship), Thing::Obstacle(obstacle)), false)
}

/// Whether a ship may attack with a weapon: neither disarmed nor on an obstacle that keeps it from attacking, or allowed to do so
/// all the same.
pub fn may_fire(look: &XWingLook<'_>, unit: Object, weapon: Weapon) -> bool {
    let Object::Ship(ship) = unit else { return true };
    let special = match weapon {
        Weapon::Special(upgrade) => Some(upgrade),
        _ => None,
    };
    let despite = |upgrade: UpgradeNo| {
        let about = About::both(Thing::Ship(ship), Thing::Upgrade(upgrade));
        look.allowed(Query::FiresDisarmed, about, false)
    };
    if look.game.is_disarmed(look.board.ship(ship)) && !special.is_some_and(despite) {
        return false;
    }
    let keeps = |obstacle: &ObstacleNo| {
        let about = About::both(Thing::Ship(ship), Thing::Obstacle(*obstacle));
        !(special.is_some() && look.allowed(Query::FiresOnObstacle, about, false))
    };
    !keeping_quiet(look, ship).any(|obstacle| keeps(&obstacle))
}

/// The obstacles on which a ship lies and which keep it from attacking.
fn keeping_quiet<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = ObstacleNo> + use<'a> {
    let look = *look;
    let base = scene::ship(look.board, ship).footprint();
    look.board.obstacles_in_play().filter(move |at| {
        let it = look.board.obstacle(*at);
        NO_ATTACKS.contains(&it.kind)
            && scene::obstacle_at(look.game, look.board, *at, it.pose).meets(&base)
            && !ignores_obstacle(&look, ship, *at)
            && !attacks_ignore(&look, ship, *at)
    })
}

/// Whether a unit may perform attacks.
pub fn may_attack(look: &XWingLook<'_>, unit: Object) -> bool {
    let rules = match unit {
        Object::Ship(ship) => {
            let free =
                !look.game.is_disarmed(look.board.ship(ship)) && keeping_quiet(look, ship).next().is_none();
            free || weapons(look, unit).iter().any(|it| may_fire(look, unit, it.weapon))
        }
        // xwing.device.commando-team.56, xwing.device.commando-team.58
        Object::Device(device) => {
            let it = look.board.device(device);
            let touched = |ship: ShipNo| {
                look.board.ship(ship).owner != it.owner
                    && scene::range(look.game, look.board, unit, Object::Ship(ship)) == Range::Zero
            };
            it.charges > 0 && !look.board.ships_in_play().any(touched)
        }
        Object::Obstacle(_) | Object::Objective(_) => false,
    };
    look.allowed(Query::MayAttack, About::subject(unit.into()), rules)
}

/// What an attack with a special weapon requires besides a target in arc and range.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Required {
    /// A lock on the defender suffices.
    pub lock: bool,
    /// A focus token suffices.
    pub focus: bool,
    /// A calculate token suffices.
    pub calculate: bool,
    /// Whether the card has the charges that it costs.
    pub charged: bool,
}

/// What an attack with a special weapon requires (xwing.special-weapon.07, xwing.special-weapon.08, xwing.charge.05).
pub fn required(look: &XWingLook<'_>, upgrade: UpgradeNo) -> Required {
    let Some(header) = look.game.weapon(look.board, upgrade) else {
        return Required { charged: true, ..Required::default() };
    };
    Required {
        lock: header.needs.contains(&Need::Lock),
        focus: header.needs.contains(&Need::Focus),
        calculate: header.needs.contains(&Need::Calculate),
        charged: look.board.upgrade(upgrade).charges >= header.charges,
    }
}

/// What keeps a unit from performing attacks, if anything does.
pub fn kept_from_attacking(look: &XWingLook<'_>, unit: Object) -> Option<Idle> {
    if may_attack(look, unit) {
        return None;
    }
    let Object::Ship(ship) = unit else { return Some(Idle::Forbidden) };
    if look.game.is_disarmed(look.board.ship(ship)) {
        return Some(Idle::Disarmed);
    }
    Some(keeping_quiet(look, ship).next().map_or(Idle::Forbidden, Idle::OnObstacle))
}

/// The objects from which a ship may measure the range of a lock or a jam: itself, or a probe droid of its player
/// (xwing.device.drk-1-probe-droid.55).
pub fn reach<'a>(look: &XWingLook<'a>, ship: ShipNo) -> impl Iterator<Item = Object> + use<'a> {
    let look = *look;
    let owner = look.board.ship(ship).owner;
    let droids = look.board.devices_in_play().filter(move |at| {
        let it = look.board.device(*at);
        it.owner == owner && is_probe_droid(look.game, it)
    });
    core::iter::once(Object::Ship(ship)).chain(droids.map(Object::Device))
}

/// Whether a ship may acquire a lock at all, or be locked.
fn lockable(look: &XWingLook<'_>, ship: ShipNo) -> bool {
    !look.game.is_ionized(look.board.ship(ship)) && !lies_on(look, ship, &NO_LOCKS)
}

/// Whether neither a ship nor the object that it would lock is kept from locks by the rules.
pub fn both_lockable(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    lockable(look, ship) && object.ship().is_none_or(|other| lockable(look, other))
}

/// Whether a ship may acquire a lock on an object at any range (xwing.lock.04, xwing.lock.11, xwing.ion.03).
pub fn may_lock(look: &XWingLook<'_>, ship: ShipNo, object: Object) -> bool {
    let rules = lockable(look, ship)
        && match object {
            Object::Ship(other) => other != ship && lockable(look, other),
            Object::Device(_) | Object::Obstacle(_) => true,
            // xwing.scenario.objective.06
            Object::Objective(_) => false,
        };
    look.allowed(Query::MayLock, About::both(Thing::Ship(ship), object.into()), rules)
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

/// Whether a ship can spend its lock on another to coordinate or jam it at any range.
pub fn reaches_by_lock(look: &XWingLook<'_>, ship: ShipNo, other: ShipNo) -> bool {
    let about = About::both(Thing::Ship(ship), Thing::Ship(other));
    look.board.ship(ship).locks.contains(&Object::Ship(other))
        && look.allowed(Query::MaySpendLocks, About::subject(Thing::Ship(ship)), true)
        && look.allowed(Query::LockForRange, about, false)
}

/// How hard a maneuver is for a ship that executes it (xwing.difficulty.06, xwing.difficulty.07, xwing.difficulty.08,
/// xwing.difficulty.09, xwing.difficulty.10, xwing.difficulty.11, xwing.difficulty.12).
pub fn difficulty(look: &XWingLook<'_>, ship: ShipNo, maneuver: Maneuver) -> Difficulty {
    let about = About::both(Thing::Ship(ship), Thing::Maneuver(maneuver));
    // xwing.difficulty.13, xwing.difficulty.72
    let treated = match look.value(Query::TreatedAs, about, -1) {
        0 => Difficulty::Blue,
        1 => Difficulty::White,
        2 => Difficulty::Red,
        3 => Difficulty::Purple,
        _ => maneuver.difficulty,
    };
    let printed = match treated {
        Difficulty::Blue => 0,
        Difficulty::White => 1,
        Difficulty::Red => 2,
        Difficulty::Purple => return Difficulty::Purple,
    };
    match look.value(Query::Difficulty, about, printed) {
        ..=0 => Difficulty::Blue,
        1 => Difficulty::White,
        _ => Difficulty::Red,
    }
}

/// The scenario action of a scenario.
pub fn scenario_action(scenario: Scenario) -> Option<ActionId> {
    match scenario {
        Scenario::Salvage => Some(ActionId::Tow),
        Scenario::Scramble => Some(ActionId::Scramble),
        _ => None,
    }
}

/// The maneuvers of a ship's dial.
pub fn dial<'a>(look: &XWingLook<'a>, ship: ShipNo) -> &'a [Maneuver] {
    &look.game.facts.ship_of(look.board.ship(ship).pilot).dial
}

/// The maneuver on a ship's dial.
pub fn dialed(look: &XWingLook<'_>, ship: ShipNo) -> Option<Maneuver> {
    let at = look.board.ship(ship).dial?;
    dial(look, ship).get(at as usize).copied()
}

/// A ship's revealed maneuver, as it is printed on the dial (xwing.maneuver.12, xwing.maneuver.13, xwing.maneuver.71,
/// xwing.maneuver.72, xwing.maneuver.74).
pub fn revealed(look: &XWingLook<'_>, ship: ShipNo) -> Option<Maneuver> {
    dialed(look, ship).filter(|_| look.board.ship(ship).revealed)
}

/// The actions that a towing ship cannot perform (xwing.scenario.salvage.13).
pub fn barred_by_towing(action: ActionId) -> bool {
    use ActionKind::{BarrelRoll, Boost, Cloak, Slam};
    matches!(action, ActionId::Bar(BarrelRoll | Boost | Cloak | Slam))
}

/// The colour of an action in words.
pub fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::White => Difficulty::White.word(),
        Colour::Red => Difficulty::Red.word(),
        Colour::Purple => Difficulty::Purple.word(),
    }
}
