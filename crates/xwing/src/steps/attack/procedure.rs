//! An attack: Declare Target, Attack Dice, Defense Dice, Neutralize Results, Deal Damage, Aftermath (xwing.attack.01).

use broadside_engine::{About, Ask, Flow, Kind, Occasion, On, Seat};
use serde::{Deserialize, Serialize};

use super::dice::{attack_dice, defense_dice, depleted, strained};
use super::targets::{
    Targets, Terms, Weapons, enemies, idle_weapons, is_target, needs_force, refusal, usable, view,
};
use super::{Answers, Given, Next, Rulebook, Suffer, call};
use crate::board::{self, Mark};
use crate::effects::Binding;
use crate::facts::{Die, Face};
use crate::game::Origin;
use crate::geometry::{Arc, Arcs};
use crate::scene::{self, Scene};
use crate::steps::Step;
use crate::values::{self, Profile, weapons};
use crate::words::{Arms, Bonus, Object, Prompt, Query, Scope, Thing, Token, WeaponNo, Whom, Window};
use crate::{XWingCx, XWingLook, atoms};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    ChooseWeapon,
    DeclareDefender,
    ChooseLine,
    PayCosts,
    BeforeRollAttack,
    CountAttackDice,
    RollAttackDice,
    AfterRollAttack,
    ModifyAttackDice,
    AfterModifyAttack,
    BeforeRollDefense,
    RollDefenseDice,
    AfterRollDefense,
    ModifyDefenseDice,
    BeforeNeutralize,
    NeutralizeResults,
    AfterNeutralize,
    AttackHits,
    DealDamage,
    DamageDealt,
    AfterDefend,
    AfterAttack,
    BonusAfterDefend,
    BonusAfterAttack,
    Over,
}

/// An attack under way; its dice lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    at: At,
    unit: Object,
    weapon: WeaponNo,
    target: Option<Object>,
    terms: Terms,
}

/// What a line of sight passes through: obstacles and ships as bits, and whether any devices.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Line {
    obstacles: u16,
    ships: u16,
    devices: bool,
}

impl Line {
    /// Whether it passes through an obstacle, and through anything else.
    fn kind(&self) -> (bool, bool) {
        (self.obstacles != 0, self.ships != 0 || self.devices)
    }
}

/// The bonus attack that an effect gives to its bearer, if it is one that can attack (xwing.bonus-attack.71).
pub(crate) fn bonus_attack(look: &XWingLook<'_>, bonus: &Bonus, bound: &Binding) -> Option<Attack> {
    let unit = bound.bearer.and_then(Thing::object)?;
    let defender = || look.board.attack().map(|attack| attack.defender);
    let with = match (bonus.with, Origin::of(bound.source)) {
        (Arms::Any, _) => Weapons::Any,
        (Arms::Primary, _) => Weapons::Primary,
        (Arms::Turret, _) => Weapons::Turret,
        (Arms::FreshTurret, _) => Weapons::FreshTurret,
        (Arms::PrimaryOf(arc), _) => Weapons::PrimaryOf(arc),
        (Arms::Type(slot), _) => Weapons::Type(slot),
        (Arms::OtherCannon, _) => Weapons::CannonBut(look.board.attack()?.weapon),
        (Arms::This, Origin::Upgrade(upgrade)) => Weapons::Only(upgrade),
        (Arms::This, _) => return None,
    };
    let on = match bonus.on {
        Whom::Only(party) => Targets::Only(bound.get(party).and_then(Thing::object)?),
        Whom::Anyone => Targets::Any,
        Whom::InArc(arc) => Targets::InArc(arc),
        Whom::Another => Targets::Not(defender()?),
        Whom::Unattacked => Targets::Unattacked(unit.ship()?),
        Whom::AnotherAt(least, most) => Targets::Near(defender()?, least, most),
    };
    let terms = Terms { with, on, freely: bonus.freely, bonus: true };
    Some(Attack { terms, ..Attack::standard(unit) })
}

impl Attack {
    /// The standard attack of a unit that engages.
    pub(crate) fn standard(unit: Object) -> Attack {
        Attack { at: At::ChooseWeapon, unit, weapon: WeaponNo(0), target: None, terms: Terms::STANDARD }
    }

    pub(crate) fn profile(&self, look: &XWingLook<'_>) -> Option<Profile> {
        weapons(look, self.unit).get(self.weapon.index()).copied()
    }

    /// Whom the unit could attack with one of its weapons.
    pub fn targets(&self, look: &XWingLook<'_>, weapon: &Profile) -> Vec<Object> {
        let scene = Scene::of(look.game, look.board);
        let is_one = |target: &Object| is_target(look, &scene, self.unit, *target, weapon, &self.terms);
        enemies(look, self.unit).filter(is_one).collect()
    }

    /// The weapon with the arcs from which it can attack here.
    pub fn aimed(&self, look: &XWingLook<'_>) -> Option<Profile> {
        self.profile(look).map(|weapon| self.terms.narrowed(look, self.unit, weapon))
    }

    /// Whether the unit can perform it: a ship has one bonus attack in a round (xwing.bonus-attack.04).
    pub(crate) fn is_possible(&self, look: &XWingLook<'_>) -> bool {
        let had = |ship| look.board.ship(ship).is_marked(Mark::BonusAttack);
        let mut any = false;
        if values::may_attack(look, self.unit) && !(self.terms.bonus && self.unit.ship().is_some_and(had)) {
            usable(look, self.unit, &self.terms, &mut |_, _| any = true);
        }
        any
    }

    /// It hits without dice (Homing Missiles): what is left are the effects of a hit.
    fn hit_outright(&mut self) {
        self.at = At::AttackHits;
    }

    fn owner(&self, look: &XWingLook<'_>) -> Seat {
        look.board.controller(self.unit).unwrap_or(look.board.first_speaker())
    }

    /// The things that the lines among which the attacker chooses pass through: a line each.
    fn lines(&self, look: &XWingLook<'_>) -> Vec<Line> {
        let scene = Scene::of(look.game, look.board);
        let (Some(weapon), Some(target)) = (self.aimed(look), self.target) else { return Vec::new() };
        let Some(view) = view(look, &scene, self.unit, target, &weapon) else { return Vec::new() };
        let mut lines: Vec<Line> = Vec::new();
        for line in view.lines.list() {
            let obstacles = line.obstacles.iter().filter_map(|at| scene.obstacle_numbers.get(at));
            let through = Line {
                obstacles: obstacles.fold(0, |bits, at| bits | 1 << at.index()),
                ships: scene.ships_of(line.ships).fold(0, |bits, at| bits | 1 << at.index()),
                devices: !line.devices.is_empty(),
            };
            if !lines.contains(&through) {
                lines.push(through);
            }
        }
        lines
    }

    /// What one of the lines passes through, in words.
    pub fn line_words(&self, look: &XWingLook<'_>, line: u8) -> &'static str {
        match self.lines(look).get(line as usize).map(Line::kind) {
            Some((true, false)) => "the line through an obstacle",
            Some((true, true)) => "the line through an obstacle and more",
            Some((false, true)) => "the line through a ship or device",
            _ => "the free line",
        }
    }

    /// The obstacles and ships in the way of one of the lines, and whether a device is; nothing where the words for it tell it from
    /// the other lines.
    pub fn line_through(&self, look: &XWingLook<'_>, line: u8) -> Option<(Vec<Object>, bool)> {
        let lines = self.lines(look);
        let it = lines.get(line as usize)?;
        if lines.iter().filter(|other| other.kind() == it.kind()).count() < 2 {
            return None;
        }
        let obstacles = look.board.obstacles_in_play().filter(|at| it.obstacles >> at.index() & 1 == 1);
        let ships = look.board.ships_in_play().filter(|at| it.ships >> at.index() & 1 == 1);
        Some((obstacles.map(Object::Obstacle).chain(ships.map(Object::Ship)).collect(), it.devices))
    }

    /// The attack is declared along a line.
    fn declare(&mut self, cx: &mut XWingCx<'_>, line: usize) -> Next {
        let look = cx.look();
        let scene = Scene::of(look.game, look.board);
        let (Some(weapon), Some(target)) = (self.aimed(&look), self.target) else { return Flow::Done };
        let range = view(&look, &scene, self.unit, target, &weapon).and_then(|view| view.range);
        let Some(range) = range else { return Flow::Done };
        let through = self.lines(&look).get(line).copied().unwrap_or_default();
        let (obstructed, obstructed_otherwise) = through.kind();
        let fired = attack_arcs(&look, self.unit, target, &weapon);
        let about = About::both(self.unit.into(), target.into()).amount(range.range as i16);
        let range = look.value(Query::AttackRange, about, range.range as i32).clamp(0, 3) as u8;
        let against = look.board.controller(target).unwrap_or(look.board.first_speaker());
        let attack = board::Attack {
            attacker: self.unit,
            defender: target,
            by: self.owner(&look),
            against,
            weapon: weapon.weapon,
            range,
            obstructed,
            obstructed_otherwise,
            obstacles: through.obstacles,
            through: through.ships,
            bonus: self.terms.bonus,
            ..board::Attack::default()
        };
        atoms::begin_attack(cx, attack);
        if let Object::Ship(ship) = self.unit {
            if weapon.is_turret() {
                atoms::turret_fired(cx, ship, fired);
            }
            atoms::mark(cx, ship, if self.terms.bonus { Mark::BonusAttack } else { Mark::Attacked });
        }
        if let Object::Ship(ship) = target {
            atoms::mark(cx, ship, Mark::Defended);
        }
        self.at = At::PayCosts;
        Flow::Next
    }

    fn window(&self, window: Window, defender: bool) -> Next {
        let (Some(target), unit) = (self.target, self.unit) else { return Flow::Next };
        let about = if defender {
            About::both(target.into(), unit.into())
        } else {
            About::both(unit.into(), target.into())
        };
        Flow::Open(Occasion::new(window, about))
    }

    /// All costs of the attack (xwing.attack.06); a primary weapon has none (xwing.attack.10).
    fn pay(&self, cx: &mut XWingCx<'_>) {
        if let Object::Device(device) = self.unit {
            // xwing.device.commando-team.58
            atoms::device_charge(cx, device);
        }
        if let Some(board::Weapon::Special(upgrade)) = cx.board.attack().map(|attack| attack.weapon)
            && let Some(header) = cx.game.weapon(&cx.board, upgrade)
        {
            atoms::charge(cx, upgrade, -(header.charges as i8));
            if let (Object::Ship(ship), Some(target), Some(weapon)) =
                (self.unit, self.target, self.profile(&cx.look()))
                && needs_force(&cx.look(), ship, target, &weapon, &self.terms)
            {
                atoms::force(cx, ship, -1);
            }
        }
    }

    fn roll_attack(&self, cx: &mut XWingCx<'_>) {
        let look = cx.look();
        let (Some(attack), Some(weapon)) = (look.board.attack().copied(), self.profile(&look)) else {
            return;
        };
        let count = attack_dice(&look, &attack, &weapon);
        let less = depleted(&look, attack.attacker);
        atoms::roll(cx, Die::Attack, count);
        // xwing.deplete.04
        if let (true, Object::Ship(ship)) = (less, attack.attacker) {
            atoms::remove_token(cx, ship, Token::Deplete, 1);
        }
    }

    fn roll_defense(&self, cx: &mut XWingCx<'_>) {
        let look = cx.look();
        let (Some(attack), Some(weapon)) = (look.board.attack().copied(), self.profile(&look)) else {
            return;
        };
        let count = defense_dice(&look, &attack, &weapon);
        let less = strained(&look, attack.defender);
        atoms::roll(cx, Die::Defense, count);
        // xwing.strain.04
        if let (true, Object::Ship(ship)) = (less, attack.defender) {
            atoms::remove_token(cx, ship, Token::Strain, 1);
        }
    }
}

/// The attack under way hits without any dice.
pub(crate) fn hit_outright(cx: &mut XWingCx<'_>) {
    let found = cx.core.procedures_mut().find_map(|(_, step)| match step {
        Step::Attack(attack) => Some(attack),
        _ => None,
    });
    if let Some(attack) = found {
        attack.hit_outright();
        atoms::attack_over(cx, true);
    }
}

/// How many reinforce tokens of the defender work against the attacker (xwing.reinforce.04, xwing.reinforce.05).
fn reinforcements(look: &XWingLook<'_>, attack: &board::Attack) -> u8 {
    let (Object::Ship(defender), Some(attacker)) = (attack.defender, shape(look, attack.attacker)) else {
        return 0;
    };
    let ship = scene::ship(look.board, defender);
    let it = look.board.ship(defender);
    let count = |token| if look.game.has(it, token) { it.count(token) } else { 0 };
    let (fore, aft) = (count(Token::Fore), count(Token::Aft));
    if fore + aft == 0 {
        return 0;
    }
    let front = ship.in_arc(Arc::FullFront, &attacker).is_some();
    let rear = ship.in_arc(Arc::FullRear, &attacker).is_some();
    match (front, rear) {
        (true, false) => fore,
        (false, true) => aft,
        _ => 0,
    }
}

/// The arcs of a weapon in which the target is.
fn attack_arcs(look: &XWingLook<'_>, unit: Object, target: Object, weapon: &Profile) -> Arcs {
    let (Object::Ship(ship), Some(target)) = (unit, shape(look, target)) else { return Arcs::default() };
    let from = scene::ship(look.board, ship);
    let arcs = weapon.arcs.iter().filter(|arc| from.in_arc(*arc, &target).is_some());
    Arcs(arcs.fold(0, |bits, arc| bits | Arcs::of(&[arc]).0))
}

fn shape(look: &XWingLook<'_>, unit: Object) -> Option<broadside_table::Shape<'static>> {
    match unit {
        Object::Ship(ship) => Some(scene::ship(look.board, ship).base()),
        Object::Device(device) => Some(scene::device(look.game, look.board, device).shape()),
        _ => None,
    }
}

/// The hits and crits that are canceled in an attack.
#[derive(Clone, Copy, Default)]
struct Canceled {
    hits: u8,
    crits: u8,
    /// How many of them by evade results.
    evaded: u8,
}

/// What the results of an attack would cancel as they are: evades cancel hits, then crits; then reinforce tokens add
/// their evades one at a time (xwing.attack.23, xwing.attack.24, xwing.reinforce.07, xwing.reinforce.08,
/// xwing.reinforce.09, xwing.reinforce.10, xwing.reinforce.11).
fn canceled(look: &XWingLook<'_>, attack: &board::Attack) -> Canceled {
    let about = About::both(attack.attacker.into(), attack.defender.into());
    let stand = look.allowed(Query::CritsStand, about, false);
    let first = look.allowed(Query::CritsFirst, about, false);
    // How many hits and crits so many evades cancel.
    let pair = |evades: u8, hits: u8, crits: u8| {
        let crits = if stand { 0 } else { crits };
        if first {
            let by_crits = evades.min(crits);
            ((evades - by_crits).min(hits), by_crits)
        } else {
            let by_hits = evades.min(hits);
            (by_hits, (evades - by_hits).min(crits))
        }
    };
    let hits = attack.results(Die::Attack, Face::Hit);
    let crits = attack.results(Die::Attack, Face::Critical);
    let (by_hits, by_crits) = pair(attack.results(Die::Defense, Face::Evade), hits, crits);
    let mut all = Canceled { hits: by_hits, crits: by_crits, evaded: by_hits + by_crits };
    for _ in 0..reinforcements(look, attack) {
        let (hits, crits) = (hits - all.hits, crits - all.crits);
        if hits + crits > 1 {
            let (by_hits, by_crits) = pair(1, hits, crits);
            all = Canceled { hits: all.hits + by_hits, crits: all.crits + by_crits, ..all };
        }
    }
    all
}

/// The hits and crits of the attack under way that are left, or would be if results were neutralized as they are
/// (xwing.attack.25, xwing.miss.01).
pub fn remaining(look: &XWingLook<'_>, attack: &board::Attack) -> (u8, u8) {
    let count = |face| attack.results(Die::Attack, face);
    let gone = if attack.hit { Canceled::default() } else { canceled(look, attack) };
    (count(Face::Hit) - gone.hits, count(Face::Critical) - gone.crits)
}

/// The Neutralize Results step.
fn neutralize(cx: &mut XWingCx<'_>) {
    let Some(attack) = cx.board.attack().copied() else { return };
    let (hits, crits) = remaining(&cx.look(), &attack);
    let gone = canceled(&cx.look(), &attack);
    atoms::cancel(cx, Die::Attack, Face::Hit, gone.hits);
    atoms::cancel(cx, Die::Attack, Face::Critical, gone.crits);
    atoms::cancel(cx, Die::Defense, Face::Evade, gone.evaded);
    atoms::neutralized(cx, hits, crits, gone.hits + gone.crits > 0);
    atoms::attack_over(cx, hits + crits > 0);
}

impl Rulebook for Attack {
    const TITLE: &'static str = "Attack";
    const SCOPES: &'static [Scope] = &[Scope::Attack];
    const OWN_QUEUE: bool = true;

    fn step(&self) -> &'static str {
        match self.at {
            At::ChooseWeapon => "Choose Weapon",
            At::DeclareDefender | At::ChooseLine => "Declare Defender",
            At::PayCosts => "Pay Costs",
            At::BeforeRollAttack | At::CountAttackDice | At::RollAttackDice | At::AfterRollAttack => {
                "Roll Attack Dice"
            }
            At::ModifyAttackDice | At::AfterModifyAttack => "Modify Attack Dice",
            At::BeforeRollDefense | At::RollDefenseDice | At::AfterRollDefense => "Roll Defense Dice",
            // What follows the modifying is noted before it begins.
            At::ModifyDefenseDice | At::BeforeNeutralize => "Modify Defense Dice",
            At::NeutralizeResults | At::AfterNeutralize => "Neutralize Results",
            At::AttackHits | At::DealDamage | At::DamageDealt => "Deal Damage",
            At::AfterDefend | At::AfterAttack | At::BonusAfterDefend | At::BonusAfterAttack | At::Over => {
                "Aftermath"
            }
        }
    }

    fn about(&self, _: &XWingLook<'_>) -> Option<Thing> {
        Some(self.unit.into())
    }

    fn perform(&mut self, cx: &mut XWingCx<'_>) -> Next {
        let seat = self.owner(&cx.look());
        if self.at == At::AfterDefend {
            end(cx);
        }
        let sides = cx.board.attack().map(|it| (cx.board.side(it.against), cx.board.side(it.by)));
        match (self.at, sides) {
            (At::AfterDefend, Some((defending, _))) => atoms::answer_destructions(cx, defending),
            (At::AfterAttack, Some((_, attacking))) => atoms::answer_destructions(cx, attacking),
            _ => {}
        }
        if let Some((next, window, defender)) = step_of(self.at) {
            self.at = next;
            return self.window(window, defender);
        }
        match self.at {
            At::ChooseWeapon => {
                if !self.is_possible(&cx.look()) {
                    cx.unasked(Ask::one(seat, Prompt::ChooseWeapon, Kind::Pick { optional: true }), None);
                    let why = values::kept_from_attacking(&cx.look(), self.unit);
                    if let Some(why) = why.filter(|_| !self.terms.bonus) {
                        atoms::idle(cx, self.unit, why);
                    }
                    return Flow::Done;
                }
                // Whether to perform a bonus attack was asked before.
                let optional = !self.terms.bonus;
                Flow::Ask(Ask::one(seat, Prompt::ChooseWeapon, Kind::Pick { optional }))
            }
            At::DeclareDefender => {
                Flow::Ask(Ask::one(seat, Prompt::ChooseDefender, Kind::Pick { optional: false }))
            }
            At::ChooseLine => {
                if self.lines(&cx.look()).len() < 2 {
                    return self.declare(cx, 0);
                }
                Flow::Ask(Ask::one(seat, Prompt::ChooseLine, Kind::Pick { optional: false }))
            }
            At::PayCosts => {
                self.pay(cx);
                self.at = At::BeforeRollAttack;
                self.window(Window::DefenderDeclared, false)
            }
            At::RollAttackDice => {
                self.roll_attack(cx);
                self.at = At::AfterRollAttack;
                Flow::Next
            }
            At::RollDefenseDice => {
                self.roll_defense(cx);
                self.at = At::AfterRollDefense;
                Flow::Next
            }
            At::NeutralizeResults => {
                neutralize(cx);
                self.at = At::AfterNeutralize;
                Flow::Next
            }
            At::AttackHits => {
                self.at = At::DealDamage;
                if !cx.board.attack().is_some_and(|attack| attack.hit) {
                    return Flow::Next;
                }
                self.window(Window::AttackHits, false)
            }
            At::DealDamage => {
                self.at = At::DamageDealt;
                let Some(attack) = cx.board.attack() else { return Flow::Done };
                let (hits, crits) =
                    (attack.results(Die::Attack, Face::Hit), attack.results(Die::Attack, Face::Critical));
                if !attack.hit {
                    return Flow::Next;
                }
                let defender = attack.defender;
                call(Suffer::new(defender, hits, crits))
            }
            At::DamageDealt => {
                self.at = At::AfterDefend;
                Flow::Next
            }
            _ => {
                atoms::end_attack(cx);
                Flow::Done
            }
        }
    }

    fn legal(&self, look: &XWingLook<'_>, _: Seat, legal: &mut Answers) {
        match self.at {
            At::ChooseWeapon => {
                usable(look, self.unit, &self.terms, &mut |at, _| legal.items.push(Thing::Weapon(at)));
                if legal.explain {
                    idle_weapons(look, self.unit, &self.terms, legal);
                }
            }
            At::DeclareDefender => {
                let scene = Scene::of(look.game, look.board);
                let Some(weapon) = self.aimed(look) else { return };
                for target in enemies(look, self.unit) {
                    if is_target(look, &scene, self.unit, target, &weapon, &self.terms) {
                        legal.items.push(target.into());
                    } else {
                        legal.refuse(target.into(), || {
                            refusal(look, &scene, self.unit, target, &weapon, &self.terms)
                        });
                    }
                }
            }
            At::ChooseLine => {
                legal.items.extend((0..self.lines(look).len() as u8).map(Thing::Line));
            }
            _ => {}
        }
    }

    fn answer(&mut self, cx: &mut XWingCx<'_>, _: Seat, answer: &Given) -> Next {
        match answer {
            Given::Pick(Thing::Weapon(weapon)) => {
                (self.weapon, self.at) = (*weapon, At::DeclareDefender);
                Flow::Next
            }
            Given::Pick(Thing::Line(line)) => self.declare(cx, *line as usize),
            Given::Pick(thing) => {
                (self.target, self.at) = (thing.object(), At::ChooseLine);
                Flow::Next
            }
            _ => Flow::Done,
        }
    }
}

/// The attack is over before its Aftermath step, which is no part of it (xwing.attack.78); dealing damage is. What lasts until the
/// end of the attack is out of force, for bonus attacks too (xwing.attack.79), but for what waits for the Aftermath step.
fn end(cx: &mut XWingCx<'_>) {
    use Window::{AfterAttack, AfterDefend, BonusAfterAttack, BonusAfterDefend};
    atoms::aftermath(cx);
    cx.expire(Scope::Attack, |granted| {
        !matches!(granted.on, On::Window(AfterDefend | AfterAttack | BonusAfterDefend | BonusAfterAttack))
    });
}

/// The steps that are windows: what comes after, which window, and whether the defender is its subject.
fn step_of(at: At) -> Option<(At, Window, bool)> {
    Some(match at {
        At::BeforeRollAttack => (At::CountAttackDice, Window::BeforeRollAttack, false),
        At::CountAttackDice => (At::RollAttackDice, Window::CountAttackDice, false),
        At::AfterRollAttack => (At::ModifyAttackDice, Window::AfterRollAttack, false),
        At::ModifyAttackDice => (At::AfterModifyAttack, Window::ModifyAttackDice, false),
        At::AfterModifyAttack => (At::BeforeRollDefense, Window::AfterModifyAttack, false),
        At::BeforeRollDefense => (At::RollDefenseDice, Window::BeforeRollDefense, true),
        At::AfterRollDefense => (At::ModifyDefenseDice, Window::AfterRollDefense, true),
        At::ModifyDefenseDice => (At::BeforeNeutralize, Window::ModifyDefenseDice, true),
        At::BeforeNeutralize => (At::NeutralizeResults, Window::BeforeNeutralize, false),
        At::AfterNeutralize => (At::AttackHits, Window::AfterNeutralize, false),
        At::AfterDefend => (At::AfterAttack, Window::AfterDefend, true),
        At::AfterAttack => (At::BonusAfterDefend, Window::AfterAttack, false),
        At::BonusAfterDefend => (At::BonusAfterAttack, Window::BonusAfterDefend, true),
        At::BonusAfterAttack => (At::Over, Window::BonusAfterAttack, false),
        _ => return None,
    })
}
