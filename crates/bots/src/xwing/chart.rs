//! The ships on the table as they are judged: what they can do, what they can bear, and where they will be.

use arrayvec::ArrayVec;
use broadside_engine::Side;
use broadside_table::{Frame, Point, Pose};
use broadside_xwing::board::{MAX_SHIPS, Mark, Ship, Standing, Turret, Weapon};
use broadside_xwing::facts::{self, Bearing, Difficulty, Maneuver, Size};
use broadside_xwing::geometry::measures::{ARC_ANGLES, BASES, PLAY_AREA, RULER_WIDTH};
use broadside_xwing::geometry::{self, Arc, Arcs, Position, base};
use broadside_xwing::values::Required;
use broadside_xwing::words::{Object, ShipNo, Token};
use broadside_xwing::{XWingLook, values};

use super::luck::{Aim, Guard, damage};
use super::payload::Payload;

/// A base on the table, ready for being measured roughly: to a few millimetres, for what may be, not for what is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub pose: Pose,
    pub frame: Frame,
    pub size: Size,
    /// The middle and the corners.
    points: [Point; 5],
}

impl Spot {
    pub(crate) fn new(size: Size, pose: Pose) -> Spot {
        let frame = Frame::from(pose);
        let half = half(size);
        let corner = |x: f64, y: f64| frame.to_table(Point::new(x * half, y * half));
        let points =
            [frame.origin, corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)];
        Spot { pose, frame, size, points }
    }

    /// The middle of the base.
    pub(crate) fn at(&self) -> Point {
        self.frame.origin
    }

    /// How far the bases are apart.
    pub(crate) fn gap(&self, other: &Spot) -> f64 {
        (self.at().distance(other.at()) - 1.08 * (half(self.size) + half(other.size))).max(0.0)
    }

    /// How far a point is from the base.
    pub(crate) fn gap_to(&self, point: Point) -> f64 {
        (self.at().distance(point) - 1.08 * half(self.size)).max(0.0)
    }

    /// Whether all of it lies in the play area.
    pub(crate) fn inside(&self) -> bool {
        // Guides stick out a little.
        const SPARE: f64 = 2.6;
        self.points.iter().all(|it| {
            it.x > SPARE && it.y > SPARE && it.x < PLAY_AREA.0 - SPARE && it.y < PLAY_AREA.1 - SPARE
        })
    }

    /// Whether another base is in one of these arcs.
    fn sees(&self, arcs: Arcs, other: &Spot) -> bool {
        let slope = SLOPES[self.size as usize];
        let local = other.points.map(|point| self.frame.to_local(point));
        let any = |fits: &dyn Fn(&Point) -> bool| local.iter().any(fits);
        arcs.iter().any(|arc| match arc {
            Arc::Front => any(&|it| it.y > 0.0 && it.x.abs() <= it.y * slope),
            Arc::Rear => any(&|it| it.y < 0.0 && it.x.abs() <= -it.y * slope),
            Arc::Right => any(&|it| it.x > 0.0 && it.x > it.y.abs() * slope),
            Arc::Left => any(&|it| it.x < 0.0 && -it.x > it.y.abs() * slope),
            Arc::FullFront => any(&|it| it.y > 0.0),
            Arc::FullRear => any(&|it| it.y < 0.0),
            Arc::Bullseye => local[0].y > 0.0 && local[0].x.abs() < half(other.size) + 0.5 * RULER_WIDTH,
        })
    }
}

/// Half the side of a base.
pub(crate) fn half(size: Size) -> f64 {
    0.5 * BASES[size as usize].0
}

/// How far the front arc opens: x for y.
static SLOPES: std::sync::LazyLock<[f64; 4]> =
    std::sync::LazyLock::new(|| ARC_ANGLES.map(|angle| libm::tan((0.5 * angle).to_radians())));

/// A weapon.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gun {
    /// Its place among the ship's weapons.
    pub at: u8,
    arcs: Arcs,
    dice: u8,
    least: u8,
    most: u8,
    ordnance: bool,
    /// Whether it points where the turret points.
    turret: bool,
    /// What it does when it hits: ion cannons and their like do little damage.
    payload: Payload,
    /// What it requires besides: a lock on the target or a token.
    required: Required,
    /// What it costs to fire it, in damage: charges that do not come back are worth a good shot.
    price: f64,
}

impl Gun {
    /// Whether a ship with this kit has what an attack on a foe requires: torpedoes and missiles need a lock, rockets a focus token.
    fn is_ready(&self, kit: &Kit, foe: ShipNo) -> bool {
        let Required { lock, focus, calculate, .. } = self.required;
        (!lock && !focus && !calculate)
            || (lock && kit.locks >> foe.0 & 1 == 1)
            || (focus && kit.focus >= 1.0)
            || (calculate && kit.calculate >= 1.0)
    }
}

/// What a ship has to modify dice with.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Kit {
    pub focus: f64,
    pub calculate: f64,
    pub force: f64,
    pub evades: u8,
    /// The ships that it has locked, a bit for each.
    pub locks: u16,
    pub reinforced: f64,
}

impl Kit {
    pub(crate) fn of(it: &Ship) -> Kit {
        Kit {
            focus: it.count(Token::Focus).into(),
            calculate: it.count(Token::Calculate).into(),
            force: it.force.into(),
            evades: it.count(Token::Evade),
            locks: it.locks.iter().filter_map(|lock| lock.ship()).fold(0, |set, ship| set | 1 << ship.0),
            reinforced: f64::from(it.count(Token::Fore).max(it.count(Token::Aft))),
        }
    }

    /// How surely focus results are turned in the attack.
    fn attack(&self) -> f64 {
        (0.9 * self.focus + 0.5 * self.calculate + 0.45 * self.force).min(1.0)
    }

    /// How surely focus results are turned in the defense; a token that was spent for attacking is gone.
    fn defense(&self) -> f64 {
        (0.6 * self.focus + 0.35 * self.calculate + 0.3 * self.force).min(1.0)
    }
}

/// A ship in play.
#[derive(Clone, Debug)]
pub(crate) struct Craft<'a> {
    pub no: ShipNo,
    pub it: &'a Ship,
    pub side: Side,
    pub spot: Spot,
    pub guns: ArrayVec<Gun, 12>,
    pub agility: u8,
    /// What it costs to lose it.
    pub points: f64,
    /// Hull and shields that are left.
    pub left: f64,
    pub initiative: u8,
    pub kit: Kit,
    pub dial: &'a [Maneuver],
}

impl Craft<'_> {
    /// Whether it has moved in this round.
    pub(crate) fn moved(&self) -> bool {
        self.it.is_marked(Mark::Activated)
    }

    /// What damage to it costs its owner, in points.
    pub(crate) fn loss(&self, damage: f64) -> f64 {
        let share = (damage / self.left.max(1.0)).min(1.0);
        self.points * (0.7 * share + 0.3 * share * share)
    }

    /// How it defends at a range.
    pub(crate) fn guard(&self, range: u8, ordnance: bool, kit: &Kit) -> Guard {
        let mut dice = self.agility + u8::from(range == 3 && !ordnance);
        dice = dice.saturating_sub(u8::from(self.it.has(Token::Strain)));
        Guard { dice, focus: kit.defense(), evades: kit.evades }
    }

    /// The damage that it does on average from a place to a ship in another, with its best weapon.
    pub(crate) fn hurts(&self, from: &Spot, kit: &Kit, foe: &Craft<'_>, there: &Spot, theirs: &Kit) -> f64 {
        let gap = from.gap(there);
        if gap > 300.0 || self.it.has(Token::Disarm) || self.it.has(Token::Cloak) {
            return 0.0;
        }
        let range = if gap <= 0.5 { 0 } else { 1 + (gap / 100.0) as u8 };
        let hits = |gun: &Gun| self.gun_hurts(gun, range, from, kit, foe, there, theirs);
        self.guns.iter().map(hits).fold(0.0, f64::max)
    }

    /// The same with one of its weapons at a range.
    #[expect(
        clippy::too_many_arguments,
        reason = "an attack has two sides, each with a place and its tokens"
    )]
    fn gun_hurts(
        &self,
        gun: &Gun,
        range: u8,
        from: &Spot,
        kit: &Kit,
        foe: &Craft<'_>,
        there: &Spot,
        theirs: &Kit,
    ) -> f64 {
        if range < gun.least || range > gun.most || !gun.is_ready(kit, foe.no) || !from.sees(gun.arcs, there)
        {
            return 0.0;
        }
        let bonus = u8::from(range == 1 && !gun.ordnance);
        let dice = (gun.dice + bonus).saturating_sub(u8::from(self.it.has(Token::Deplete)));
        let aim = if range == 0 {
            Aim::default()
        } else {
            Aim { focus: kit.attack(), reroll: kit.locks >> foe.no.0 & 1 == 1 }
        };
        let damage = damage(dice, aim, foe.guard(range, gun.ordnance, theirs));
        let damage = damage - theirs.reinforced.min((damage - 1.0).max(0.0));
        (gun.payload.worth(damage, 0.125 * f64::from(dice)) - gun.price).max(0.01)
    }

    /// Points its turret at a standard arc, counted clockwise from the front.
    pub(crate) fn turn_turret(&mut self, arc: u8) {
        let double = matches!(self.it.turret, Some(Turret::Double(_)));
        for gun in self.guns.iter_mut().filter(|gun| gun.turret) {
            gun.arcs = Arcs::turret(Arc::STANDARD[arc as usize % 4], double);
        }
    }

    /// The damage of one of its weapons, from where it is to a ship where that is.
    pub(crate) fn weapon_hurts(&self, at: u8, foe: &Craft<'_>) -> f64 {
        let gap = self.spot.gap(&foe.spot);
        let range = if gap <= 0.5 { 0 } else { 1 + (gap / 100.0) as u8 };
        let gun = self.guns.iter().find(|gun| gun.at == at);
        gun.map_or(0.0, |gun| self.gun_hurts(gun, range, &self.spot, &self.kit, foe, &foe.spot, &foe.kit))
    }

    /// Whether it can execute a maneuver now: red ones need no stress, purple ones need the Force.
    pub(crate) fn can(&self, difficulty: Difficulty) -> bool {
        match difficulty {
            Difficulty::Red => !self.it.has(Token::Stress),
            Difficulty::Purple => self.it.force > 0,
            _ => true,
        }
    }
}

/// All ships in play.
pub(crate) struct Chart<'a> {
    pub look: XWingLook<'a>,
    pub crafts: ArrayVec<Craft<'a>, MAX_SHIPS>,
}

impl<'a> Chart<'a> {
    pub(crate) fn of(look: &XWingLook<'a>) -> Chart<'a> {
        let board = look.board;
        let alive = board.ships_in_play().filter(|no| board.ship(*no).standing == Standing::InPlay);
        let crafts = alive.map(|no| craft(look, no)).collect();
        Chart { look: *look, crafts }
    }

    pub(crate) fn craft(&self, no: ShipNo) -> Option<&Craft<'a>> {
        self.crafts.iter().find(|craft| craft.no == no)
    }

    /// The ships of the other side.
    pub(crate) fn foes(&self, side: Side) -> impl Iterator<Item = &Craft<'a>> {
        self.crafts.iter().filter(move |craft| craft.side != side)
    }

    /// The ships of a side.
    pub(crate) fn friends(&self, side: Side) -> impl Iterator<Item = &Craft<'a>> {
        self.crafts.iter().filter(move |craft| craft.side == side)
    }
}

fn craft<'a>(look: &XWingLook<'a>, no: ShipNo) -> Craft<'a> {
    let it = look.board.ship(no);
    let guns = values::weapons(look, Object::Ship(no));
    let guns = guns.iter().enumerate().filter_map(|(at, profile)| gun(look, at as u8, profile));
    Craft {
        no,
        it,
        side: look.board.side(it.controller),
        spot: Spot::new(it.size, it.pose),
        guns: guns.collect(),
        agility: values::agility(look, Object::Ship(no)).clamp(0, 8) as u8,
        points: f64::from(it.points),
        left: f64::from(it.hull.saturating_sub(it.damage)) + f64::from(it.shields),
        initiative: values::initiative(look, Object::Ship(no)),
        kit: Kit::of(it),
        dial: values::dial(look, no),
    }
}

fn gun(look: &XWingLook<'_>, at: u8, profile: &values::Profile) -> Option<Gun> {
    let (mut price, mut required) = (0.0, Required::default());
    if let Weapon::Special(upgrade) = profile.weapon {
        required = values::required(look, upgrade);
        if !required.charged {
            return None;
        }
        // The last charges are kept for a shot that is worth them.
        let loaded = values::side_up(look, upgrade).charges.is_some_and(|it| it.recovers == 0);
        price = if loaded { 0.15 } else { 0.0 };
    }
    Some(Gun {
        at,
        arcs: profile.arcs,
        dice: profile.value,
        least: profile.least as u8,
        most: profile.most as u8,
        ordnance: profile.ordnance,
        turret: matches!(profile.arc, facts::Arc::SingleTurret | facts::Arc::DoubleTurret),
        payload: Payload::of(look, profile.weapon),
        required,
        price,
    })
}

/// Where a maneuver ends when nothing is in the way.
pub(crate) fn end(spot: &Spot, maneuver: Maneuver) -> Option<Spot> {
    if maneuver.bearing == Bearing::Stationary {
        return Some(*spot);
    }
    let layout = geometry::Maneuver::new(maneuver.bearing, maneuver.speed).layout()?;
    let pose = layout.run(Position::Middle).end(spot.pose, &base(spot.size));
    Some(Spot::new(spot.size, pose))
}
