//! Attacks under way.

use broadside_armada::board::{Attack, AttackKind};
use broadside_armada::facts::{Term, Zone};
use broadside_armada::geometry::{self, AttackView, Cause, Obstructor, Reach};
use broadside_armada::scene::Scene;
use broadside_armada::steps::attack::damage_total;
use broadside_armada::words::{ArmadaWords, Piece, Thing};
use broadside_armada::{Armada, ArmadaLook};
use broadside_engine::Procedure;
use broadside_stage::{Duel, Line, LineKind, Proof, Text};
use broadside_table::Point;

use super::Eyes;
use crate::{ids, names, words};

fn kind(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Ordinary => "armada-duel-attack",
        AttackKind::Salvo => "armada-duel-salvo",
        AttackKind::Counter => "armada-duel-counter",
        AttackKind::Snipe => "armada-duel-snipe",
        AttackKind::Ignition => "armada-duel-ignition",
        AttackKind::Exogorth => "armada-duel-exogorth",
        AttackKind::Objective => "armada-duel-attack",
    }
}

/// Whether the dice have been rolled; all of them may be gone again.
pub(crate) fn is_rolled(look: &ArmadaLook<'_>, attack: &Attack) -> bool {
    let title = |step| Procedure::<Armada, ArmadaWords>::title(step);
    let innermost = look.board.attack().is_some_and(|last| last.attacker == attack.attacker);
    let attacks = || look.core.procedures().map(|(_, step)| title(step));
    let under_way = attacks().find(|(procedure, _)| *procedure == "Attack");
    let behind = under_way.is_some_and(|(_, step)| !matches!(step, "Declare Target" | "Roll Attack Dice"));
    !attack.dice.is_empty() || attack.gathered.total() == 0 && (!innermost || behind)
}

/// The damage as the dice lie, or the total once it is known.
pub(crate) fn damage_now(look: &ArmadaLook<'_>, attack: &Attack) -> Option<i32> {
    match attack.total {
        0 if is_rolled(look, attack) => Some(damage_total(look, attack).into()),
        0 => None,
        total => Some(total.into()),
    }
}

/// An attack under way.
pub(super) fn duel(eyes: &Eyes<'_>, attack: &Attack) -> Duel {
    let (game, board) = (eyes.game(), eyes.board());
    let party = |thing: Thing| ids::of(thing).unwrap_or_default();
    let rolled = is_rolled(&eyes.look, attack);
    let title = Text::new(kind(attack.kind))
        .text("attacker", names::party(game, board, attack.attacker))
        .text("defender", names::party(game, board, attack.defender))
        .text("range", names::range(attack.range.0));
    Duel {
        attacker: party(attack.attacker),
        defender: party(attack.defender),
        title,
        dice: if rolled { words::rolled(&attack.dice) } else { names::dice(attack.gathered) },
        rolled,
        damage: damage_now(&eyes.look, attack),
        notes: notes(attack),
        proof: proof(&eyes.look, attack.attacker, attack.defender),
    }
}

fn notes(attack: &Attack) -> Vec<Text> {
    let mut notes = Vec::new();
    let mut note = |on: bool, id: &str| {
        if on {
            notes.push(Text::new(format!("armada-duel-note-{id}")));
        }
    };
    note(attack.causes.any(), "obstructed");
    note(attack.concentrated, "concentrated");
    note(attack.braced, "braced");
    note(attack.contained, "contained");
    note(attack.salvo, "salvo");
    note(attack.critical > 0, "critical");
    note(attack.canceled, "canceled");
    for zone in Zone::ALL.iter().filter(|zone| attack.redirects(**zone)) {
        notes.push(Text::new("armada-duel-note-redirect").text("zone", names::zone(*zone)));
    }
    if attack.suffered > 0 {
        notes.push(Text::new("armada-duel-note-suffered").number("damage", attack.suffered));
    }
    notes
}

/// The range line and the line of sight between two parties, with what obstructs it.
pub(crate) fn proof(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Option<Proof> {
    let scene = Scene::sight(look);
    let from = scene.party(look.game, look.board, attacker)?;
    let to = scene.party(look.game, look.board, defender)?;
    let attack = geometry::Attack { attacker: from, defender: to, reach: Reach::Unlimited };
    let view = attack.measure(look.game.measures, &scene.pieces());
    Some(drawn(look, &scene, &view, matches!(attacker, Thing::Squadron(_))))
}

/// The piece that obstructs.
pub(crate) fn obstructor(scene: &Scene, cause: &Cause) -> Piece {
    match cause.by {
        Obstructor::Ship(at) => Piece::Ship(scene.ship_numbers[at]),
        Obstructor::Obstacle(at) | Obstructor::Dial(at) => Piece::Obstacle(scene.obstacle_numbers[at]),
    }
}

/// A measured attack as lines on the table.
pub(crate) fn drawn(look: &ArmadaLook<'_>, scene: &Scene, view: &AttackView, by_squadron: bool) -> Proof {
    let mut proof = Proof::default();
    let line = |kind, from: Point, to: Point| Line { kind, from: words::point(from), to: words::point(to) };
    if let Some(range) = view.range {
        let blocked = view.range_blocked.is_some() && !look.board.simple_sight;
        let kind = if blocked { LineKind::Refused } else { LineKind::Range };
        proof.lines.push(line(kind, range.line.from, range.line.to));
        proof.label = Some(crate::measure::band(range.line.distance, by_squadron));
    }
    if look.board.simple_sight {
        return proof;
    }
    let sight = view.sight;
    let refused = view.sight_blocked.is_some() || view.dust.is_some();
    let kind = if refused { LineKind::Refused } else { LineKind::Sight };
    proof.lines.push(line(kind, sight.from, sight.to));
    for cause in view.causes.list() {
        proof.lines.push(line(LineKind::Obstructed, sight.at(cause.enter), sight.at(cause.exit)));
        proof.obstructors.push(ids::piece(obstructor(scene, cause)));
    }
    if view.is_obstructed() {
        proof.warning = Some(Text::new("armada-sight-obstructed"));
    }
    proof
}
