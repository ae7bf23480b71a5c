//! Targets: their dice, their range, and the lines that prove them.

use broadside_stage::{Choice, Line, LineKind, Proof, Text};
use broadside_table::Point;

use super::Ask;
use crate::ArmadaLook;
use crate::board::AttackKind;
use crate::geometry::{self, AttackView, Obstructor, Reach, usable};
use crate::scene::Scene;
use crate::show::{ids, names};
use crate::steps::attack::armament;
use crate::words::{Piece, Prompt, Thing};

fn point(point: Point) -> [f64; 2] {
    [point.x, point.y]
}

fn line(kind: LineKind, from: Point, to: Point) -> Line {
    Line { kind, from: point(from), to: point(to) }
}

fn measured(look: &ArmadaLook<'_>, scene: &Scene, attacker: Thing, defender: Thing) -> Option<AttackView> {
    let attack = geometry::Attack {
        attacker: scene.party(look.game, look.board, attacker)?,
        defender: scene.party(look.game, look.board, defender)?,
        reach: match attacker {
            Thing::Squadron(_) => Reach::SQUADRON,
            _ => Reach::Unlimited,
        },
    };
    Some(attack.measure(look.game.measures, &scene.pieces()))
}

/// The lines between an attacker and a target, with what they say.
pub(in crate::show) fn proof(look: &ArmadaLook<'_>, attacker: Thing, defender: Thing) -> Option<Proof> {
    let scene = Scene::sight(look);
    Some(drawn(&scene, &measured(look, &scene, attacker, defender)?))
}

fn drawn(scene: &Scene, view: &AttackView) -> Proof {
    let mut proof = Proof::default();
    if let Some(range) = view.range {
        let kind = if view.range_blocked.is_some() { LineKind::Refused } else { LineKind::Range };
        proof.lines.push(line(kind, range.line.from, range.line.to));
        let text = Text::new("armada-proof-range").text("range", names::range(range.band));
        proof.label = Some(text.number("millimetres", range.line.distance.round()));
    }
    let sight =
        if view.sight_blocked.is_some() || view.dust.is_some() { LineKind::Refused } else { LineKind::Sight };
    proof.lines.push(line(sight, view.sight.from, view.sight.to));
    for cause in view.causes.list() {
        let (from, to) = (view.sight.at(cause.enter), view.sight.at(cause.exit));
        proof.lines.push(line(LineKind::Obstructed, from, to));
        let by = match cause.by {
            Obstructor::Ship(at) => Piece::Ship(scene.ship_numbers[at]),
            Obstructor::Obstacle(at) | Obstructor::Dial(at) => Piece::Obstacle(scene.obstacle_numbers[at]),
        };
        proof.obstructors.push(ids::piece(by));
    }
    proof.warning = if let Some(blocked) = view.sight_blocked {
        Some(Text::new("armada-proof-blocked").text("zone", names::zone(blocked.zone)))
    } else if view.is_obstructed() {
        Some(Text::new("armada-proof-obstructed"))
    } else {
        None
    };
    proof
}

/// The attacker of a decision for a target, and the kind of its attack.
fn attacker(ask: &Ask<'_>) -> Option<(Thing, AttackKind)> {
    let kind = match ask.step()? {
        Prompt::DeclareTarget | Prompt::NextSquadronTarget | Prompt::SquadronTarget => AttackKind::Ordinary,
        Prompt::ExogorthTarget => AttackKind::Exogorth,
        _ => return None,
    };
    Some((ask.about?, kind))
}

/// Adds to a choice of a target its dice, range and lines.
pub(super) fn target(ask: &Ask<'_>, it: Thing, choice: &mut Choice) {
    let Some((attacker, kind)) = attacker(ask) else { return };
    if !matches!(attacker, Thing::Zone(..) | Thing::Squadron(_) | Thing::Obstacle(_)) {
        return;
    }
    let (look, scene) = (&ask.look, Scene::sight(&ask.look));
    let Some(view) = measured(look, &scene, attacker, it) else { return };
    let dice = armament(look, attacker, it, kind);
    let squadron = matches!(attacker, Thing::Squadron(_));
    if let Some(range) = view.range {
        let band = if squadron { geometry::Range::Close } else { range.band };
        choice.dice = names::dice(usable(dice, band));
        let id = match (squadron, view.is_obstructed()) {
            (false, false) => "armada-target-range",
            (false, true) => "armada-target-range-obstructed",
            (true, false) => "armada-target-distance",
            (true, true) => "armada-target-distance-obstructed",
        };
        let text = Text::new(id).text("range", names::range(range.band));
        choice.detail = Some(text.number("millimetres", range.line.distance.round()));
    }
    choice.proof = Some(drawn(&scene, &view));
}
