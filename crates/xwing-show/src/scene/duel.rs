//! Attacks under way.

use broadside_engine::{About, Occasion, Printed};
use broadside_stage::{Duel, Line, LineKind, Proof, Text, point};
use broadside_xwing::XWingLook;
use broadside_xwing::board::{Attack, Weapon};
use broadside_xwing::facts::Die;
use broadside_xwing::geometry::{Range, RangeLine, Sightline};
use broadside_xwing::scene::Scene;
use broadside_xwing::steps::attack::{defense_dice, remaining, view_of};
use broadside_xwing::steps::{Step, asked_about};
use broadside_xwing::values;
use broadside_xwing::words::{Object, Thing, Window};

use crate::{ids, names};

/// What effects at a hit do to the results in place of damage.
const IN_PLACE_OF_DAMAGE: [&str; 4] = ["Inflict", "InflictFor", "Cancel", "CancelAll"];

/// Whether an effect has the results of an attack mean something else than damage once it hits (xwing.inflict.01).
fn means_otherwise(look: &XWingLook<'_>, attack: &Attack) -> bool {
    let about = About::both(attack.attacker.into(), attack.defender.into());
    let mut any = false;
    look.triggered(Occasion::new(Window::AttackHits, about), &mut |ability| {
        let says = Printed::of(&ability.ops);
        any |= says.words().iter().any(|word| IN_PLACE_OF_DAMAGE.contains(word));
    });
    any
}

/// The damage of the hits and crits that are left as the dice lie; nothing as long as the defender has yet to roll, and where they mean
/// something else.
fn damage_now(look: &XWingLook<'_>, attack: &Attack) -> Option<i32> {
    let weapons = values::weapons(look, attack.attacker);
    let weapon = weapons.iter().find(|it| it.weapon == attack.weapon);
    let awaited = weapon.is_some_and(|weapon| defense_dice(look, attack, weapon) > 0);
    if attack.dice.is_empty() || attack.defense.is_empty() && !attack.neutralized && !attack.over && awaited {
        return None;
    }
    let (hits, crits) = remaining(look, attack);
    (!means_otherwise(look, attack)).then_some(i32::from(hits) + i32::from(crits))
}

/// The name of a weapon.
pub(crate) fn weapon(look: &XWingLook<'_>, unit: Object, weapon: Weapon) -> Text {
    if let Weapon::Special(at) = weapon {
        return Text::of_name(&*values::side_up(look, at).name);
    }
    let found = values::weapons(look, unit).iter().find(|it| it.weapon == weapon).map(|it| it.arc);
    match found {
        Some(arc) => Text::new("xwing-weapon-primary").text("arc", names::weapon_arc(arc)),
        None => Text::new("xwing-weapon"),
    }
}

/// The arc of the attacking ship that the attack is made in, as a part of it.
fn firing(look: &XWingLook<'_>, attack: &Attack) -> Option<String> {
    let (Object::Ship(from), Object::Ship(at)) = (attack.attacker, attack.defender) else { return None };
    let weapon = *values::weapons(look, attack.attacker).iter().find(|it| it.weapon == attack.weapon)?;
    let target = broadside_xwing::scene::ship(look.board, at).base();
    let from_ship = broadside_xwing::scene::ship(look.board, from);
    let arc = weapon.arcs.iter().find(|arc| from_ship.in_arc(*arc, &target).is_some())?;
    Some(ids::arc(from, arc))
}

/// An attack under way.
pub(super) fn duel(look: &XWingLook<'_>, attack: &Attack) -> Duel {
    let (game, board) = (look.game, look.board);
    let title = Text::new("xwing-duel-attack")
        .text("attacker", names::object(game, board, attack.attacker))
        .text("defender", names::object(game, board, attack.defender))
        .text("weapon", weapon(look, attack.attacker, attack.weapon))
        .number("range", attack.range);
    let mut dice = names::rolled(Die::Attack, &attack.dice);
    dice.extend(names::rolled(Die::Defense, &attack.defense));
    let notes = [
        (attack.obstructed, "xwing-duel-note-obstructed"),
        (attack.bonus, "xwing-duel-note-bonus"),
        (means_otherwise(look, attack), "xwing-duel-note-otherwise"),
        (attack.over && attack.hit, "xwing-duel-note-hit"),
        (attack.over && !attack.hit, "xwing-duel-note-missed"),
    ];
    Duel {
        attacker: firing(look, attack).unwrap_or_else(|| ids::object(attack.attacker)),
        defender: ids::object(attack.defender),
        title,
        rolled: !attack.dice.is_empty(),
        damage: damage_now(look, attack),
        notes: notes.iter().filter(|(on, _)| *on).map(|(_, id)| Text::new(*id)).collect(),
        proof: declared(look, attack),
        dice,
    }
}

/// The line along which a declared attack was measured.
fn declared(look: &XWingLook<'_>, attack: &Attack) -> Option<Proof> {
    let scene = Scene::of(look.game, look.board);
    let weapon = *values::weapons(look, attack.attacker).iter().find(|it| it.weapon == attack.weapon)?;
    let view = view_of(look, &scene, attack.attacker, attack.defender, &weapon)?;
    let through = |line: &&Sightline| {
        line.obstacles.is_empty() != attack.obstructed
            && (!line.ships.is_empty() || !line.devices.is_empty()) == attack.obstructed_otherwise
    };
    let line = view.lines.list().iter().find(through).or(view.lines.clearest())?;
    Some(proof(look, &scene, view.range.as_ref(), Some(line)))
}

/// An attack that would be declared.
pub(crate) struct Declared {
    /// The attack as it would begin.
    pub(crate) attack: Attack,
    /// The weapon as it stands.
    pub(crate) weapon: values::Profile,
    /// Its range.
    pub(crate) range: RangeLine,
    /// What is measured.
    pub(crate) proof: Proof,
}

/// The attack that the unit which declares a defender now would make against a target.
pub(crate) fn declaring(look: &XWingLook<'_>, target: Object) -> Option<Declared> {
    let unit = asked_about(look).and_then(Thing::object)?;
    let weapon = look.core.procedures().find_map(|(_, step)| match step {
        Step::Attack(attack) => attack.aimed(look),
        _ => None,
    })?;
    let scene = Scene::of(look.game, look.board);
    let view = view_of(look, &scene, unit, target, &weapon)?;
    let range = view.range?;
    let line = view.lines.clearest();
    let attack = Attack {
        attacker: unit,
        defender: target,
        weapon: weapon.weapon,
        range: range.range as u8,
        obstructed: line.is_some_and(|line| !line.obstacles.is_empty()),
        ..Attack::default()
    };
    Some(Declared { attack, weapon, range, proof: proof(look, &scene, Some(&range), line) })
}

/// Range in words: `Range 2 · 149 mm`.
pub(crate) fn label(range: &RangeLine) -> Text {
    let text = match range.range {
        Range::Beyond => Text::new("xwing-range-beyond"),
        at => Text::new("xwing-range-mm").number("range", at as u8),
    };
    text.number("mm", range.line.distance.max(0.0).round())
}

/// The range line and what it passes through.
pub(crate) fn proof(
    look: &XWingLook<'_>,
    scene: &Scene,
    range: Option<&RangeLine>,
    line: Option<&Sightline>,
) -> Proof {
    let mut proof = Proof { label: range.map(label), ..Proof::default() };
    let measured = line.map(|line| line.line).or(range.map(|range| range.line));
    let draw = |kind: LineKind, from, to| Line { kind, from: point(from), to: point(to) };
    if let Some(measured) = measured {
        proof.lines.push(draw(LineKind::Range, measured.from, measured.to));
    }
    if let Some(line) = line.filter(|line| line.is_obstructed()) {
        proof.lines.push(draw(LineKind::Obstructed, line.line.from, line.line.to));
        let ships = line.ships.iter().map(|at| Object::Ship(scene.ship_numbers[at]));
        let obstacles = line.obstacles.iter().map(|at| Object::Obstacle(scene.obstacle_numbers[at]));
        let devices = line.devices.iter().map(|at| Object::Device(scene.device_numbers[at]));
        let all: Vec<Object> = obstacles.chain(ships).chain(devices).collect();
        let named = all.iter().map(|object| names::object(look.game, look.board, *object)).collect();
        proof.obstructors = all.iter().map(|object| ids::object(*object)).collect();
        let id = if line.obstacles.is_empty() { "xwing-obstructed-by-piece" } else { "xwing-obstructed" };
        proof.warning = Some(Text::new(id).list("pieces", named));
    }
    proof
}
