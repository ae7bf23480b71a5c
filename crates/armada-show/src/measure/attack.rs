//! What an attack between two things would be like, or which rule refuses it.

use broadside_armada::board::AttackKind;
use broadside_armada::facts::Dice;
use broadside_armada::geometry::{self, AttackView, Reach};
use broadside_armada::scene::Scene;
use broadside_armada::steps::attack;
use broadside_armada::words::{ShipNo, Thing};
use broadside_armada::{ArmadaLook, Why};
use broadside_engine::Refusal;
use broadside_stage::{Measured, Note, Text, Tone};

use super::note;
use crate::scene::drawn;
use crate::{ids, names};

/// Why one party cannot attack another; nothing if it can.
fn refused(look: &ArmadaLook<'_>, scene: &Scene, attacker: Thing, defender: Thing) -> Option<Why> {
    match attacker {
        Thing::Squadron(_) => attack::why_not(look, attacker, defender),
        _ => attack::against(look, scene, attacker, defender, false),
    }
}

/// The dice that would be rolled, with one less for obstruction.
fn dice(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> (Dice, bool) {
    let kind = AttackKind::Ordinary;
    let measured = attack::measure(look, attacker, defender, kind, false);
    let armament = attack::armament(look, attacker, defender, kind);
    let dice = attack::within_reach(look, attacker, defender, kind, armament, measured.range);
    (dice, measured.causes.any())
}

fn view(look: &ArmadaLook<'_>, scene: &Scene, attacker: Thing, defender: Thing) -> Option<AttackView> {
    let from = scene.party(look.game, look.board, attacker)?;
    let to = scene.party(look.game, look.board, defender)?;
    let attack = geometry::Attack { attacker: from, defender: to, reach: Reach::Unlimited };
    Some(attack.measure(look.game.measures, &scene.pieces()))
}

/// Whether the attack could be declared: with how many dice, or which rule refuses it.
fn verdict(look: &ArmadaLook<'_>, scene: &Scene, attacker: Thing, defender: Thing) -> Note {
    if let Some(why) = refused(look, scene, attacker, defender) {
        let reason = Text::from(Refusal::from(why).reason);
        return Note { target: ids::of(defender), ..note(Tone::Bad, reason, Some(why.rule)) };
    }
    let (dice, obstructed) = dice(look, attacker, defender);
    let count = dice.total().saturating_sub(u8::from(obstructed));
    let text = Text::new("armada-measure-legal").number("dice", count);
    Note { target: ids::of(defender), ..note(Tone::Good, text, Some("armada.attack.04")) }
}

/// A hull zone or a squadron towards something that it might attack.
pub(super) fn from_party(look: &ArmadaLook<'_>, one: Thing, other: Thing, measured: &mut Measured) {
    let scene = Scene::sight(look);
    if let Thing::Ship(ship) = other {
        return each_zone(look, &scene, one, ship, measured);
    }
    let by_squadron = matches!(one, Thing::Squadron(_));
    let Some(view) = view(look, &scene, one, other) else { return };
    if look.board.decider(other).is_none() && !matches!(other, Thing::Token(_)) {
        return;
    }
    measured.proof = drawn(look, &scene, &view, by_squadron);
    if let Some(range) = view.range {
        measured.notes[0] =
            note(Tone::Plain, super::range_band(range.line.distance), Some("armada.measuring.06"));
    }
    if matches!(one, Thing::Zone(..)) {
        measured.notes.push(match view.in_arc {
            Some(_) => note(Tone::Good, Text::new("armada-measure-in-arc"), Some("armada.firing-arc.01")),
            None => note(Tone::Bad, Text::new("armada-measure-not-in-arc"), Some("armada.attack.04")),
        });
    }
    if !look.board.simple_sight {
        sight(look, &scene, &view, measured);
    }
    measured.notes.push(verdict(look, &scene, one, other));
}

/// What the line of sight crosses.
fn sight(look: &ArmadaLook<'_>, scene: &Scene, view: &AttackView, measured: &mut Measured) {
    if let Some(blocked) = view.sight_blocked {
        let text = Text::new("armada-measure-no-sight").text("zone", names::zone(blocked.zone));
        measured.notes.push(note(Tone::Bad, text, Some("armada.line-of-sight.05")));
        return;
    }
    let mut clear = true;
    for cause in view.causes.list() {
        clear = false;
        let piece = crate::scene::obstructor(scene, cause);
        let text = Text::new("armada-measure-obstructed-by")
            .text("piece", names::piece(look.game, look.board, piece));
        let note = note(Tone::Warn, text, Some("armada.line-of-sight.07"));
        measured.notes.push(Note { target: Some(ids::piece(piece)), ..note });
    }
    if clear {
        let text = Text::new("armada-measure-clear");
        measured.notes.push(note(Tone::Good, text, Some("armada.line-of-sight.02")));
    }
}

/// A party towards a whole ship: each of its hull zones, the legal ones first and the nearest before the others.
fn each_zone(look: &ArmadaLook<'_>, scene: &Scene, one: Thing, ship: ShipNo, measured: &mut Measured) {
    let zones = look.game.ship(look.board, ship).zones().iter().map(|zone| Thing::Zone(ship, *zone));
    let mut list: Vec<(bool, f64, Note)> = zones.map(|zone| pair(look, scene, one, zone)).collect();
    sorted(&mut list, measured);
}

fn sorted(list: &mut [(bool, f64, Note)], measured: &mut Measured) {
    list.sort_by(|a, b| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
    measured.notes.extend(list.iter().map(|(_, _, note)| note.clone()));
}

/// One party against another in one sentence: `front → right: medium range · 173 mm, 2 dice`.
fn pair(look: &ArmadaLook<'_>, scene: &Scene, from: Thing, to: Thing) -> (bool, f64, Note) {
    let note = verdict(look, scene, from, to);
    let range = view(look, scene, from, to).and_then(|view| view.range);
    let length = range.map_or(f64::INFINITY, |range| range.line.distance);
    let label = |thing: Thing| match thing {
        Thing::Zone(_, zone) => names::zone(zone),
        other => names::party(look.game, look.board, other),
    };
    let mut text =
        Text::new(if range.is_some() { "armada-measure-pair" } else { "armada-measure-pair-away" })
            .text("from", label(from))
            .text("to", label(to))
            .text("verdict", note.text.clone());
    if range.is_some() {
        text = text.text("range", super::band(length, matches!(from, Thing::Squadron(_))));
    }
    (note.tone != Tone::Good, length, Note { text, ..note })
}

/// A ship towards something else: every pair of hull zones with which it could attack.
pub(super) fn from_ship(look: &ArmadaLook<'_>, ship: ShipNo, other: Thing, measured: &mut Measured) {
    if look.board.decider(other).is_none() || look.board.friendly(Thing::Ship(ship), other) {
        return;
    }
    let scene = Scene::sight(look);
    let targets: Vec<Thing> = match other {
        Thing::Ship(enemy) => {
            let zones = look.game.ship(look.board, enemy).zones().iter();
            zones.map(|zone| Thing::Zone(enemy, *zone)).collect()
        }
        other => vec![other],
    };
    let mut legal = Vec::new();
    for zone in look.game.ship(look.board, ship).zones() {
        let from = Thing::Zone(ship, *zone);
        legal.extend(targets.iter().map(|to| pair(look, &scene, from, *to)).filter(|(no, ..)| !no));
    }
    if legal.is_empty() {
        measured.notes.push(note(Tone::Bad, Text::new("armada-measure-no-attack"), Some("armada.attack.04")));
    }
    sorted(&mut legal, measured);
}
