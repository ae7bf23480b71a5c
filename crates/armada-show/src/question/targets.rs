//! Targets: their dice, their range, and the lines that prove them.

use broadside_armada::ArmadaLook;
use broadside_armada::board::{Attack, AttackKind};
use broadside_armada::geometry::{self, AttackView, Reach};
use broadside_armada::scene::Scene;
use broadside_armada::steps::attack::{armament, targets, within_reach};
use broadside_armada::words::{Prompt, Thing};
use broadside_stage::{Choice, Text};

use super::Ask;
use crate::names;
use crate::preview::Worth;
use crate::scene::drawn;

/// Targets of a ship farther than this, and of a squadron farther than that, are not worth a reason, in millimetres.
const FAR: f64 = 360.0;
const NEAR: f64 = 130.0;

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

/// The attacker of a decision for a target, and the kind of its attack.
fn attacker(ask: &Ask<'_>) -> Option<(Thing, AttackKind)> {
    let kind = match ask.step()? {
        Prompt::DeclareTarget | Prompt::NextSquadronTarget | Prompt::SquadronTarget => AttackKind::Ordinary,
        Prompt::ExogorthTarget => AttackKind::Exogorth,
        _ => return None,
    };
    Some((ask.about?, kind))
}

/// Whether a target is so far away that nobody would think of it.
pub(super) fn far(ask: &Ask<'_>, it: Thing) -> bool {
    let Some((attacker, _)) = attacker(ask) else { return false };
    let scene = Scene::sight(&ask.look);
    let reach = if matches!(attacker, Thing::Squadron(_)) { NEAR } else { FAR };
    let range = measured(&ask.look, &scene, attacker, it).and_then(|view| view.range);
    range.is_some_and(|range| range.line.distance > reach)
}

/// Adds to a choice of a target its dice, range and lines.
pub(super) fn target(ask: &Ask<'_>, it: Thing, choice: &mut Choice) {
    let Some((attacker, kind)) = attacker(ask) else { return };
    if matches!(attacker, Thing::Zone(..) | Thing::Squadron(_) | Thing::Obstacle(_)) {
        shot(ask, attacker, it, kind, choice);
    }
}

/// Adds to a choice of an attacker what it would attack: its only target as if that were chosen, or how many there are.
pub(super) fn only(ask: &Ask<'_>, attacker: Thing, choice: &mut Choice) {
    let (game, board) = (ask.look.game, ask.look.board);
    match targets(&ask.look, attacker)[..] {
        [] => {}
        [only] => {
            let target = names::party(game, board, only);
            if matches!(attacker, Thing::Squadron(_)) {
                choice.label = Text::new("armada-choice-attack-only").text("target", target.clone());
            }
            shot(ask, attacker, only, AttackKind::Ordinary, choice);
            if let (Some(range), Thing::Zone(..)) = (choice.detail.take(), attacker) {
                let detail = Text::new("armada-detail-only-target").text("target", target);
                choice.detail = Some(detail.text("range", range));
            }
        }
        ref several => {
            let count = several.len() as f64;
            choice.detail = Some(Text::new("armada-detail-targets").number("count", count));
        }
    }
}

/// Dice, range, worth and lines of an attack that could be declared.
fn shot(ask: &Ask<'_>, attacker: Thing, it: Thing, kind: AttackKind, choice: &mut Choice) {
    let (look, scene) = (&ask.look, Scene::sight(&ask.look));
    let Some(view) = measured(look, &scene, attacker, it) else { return };
    let dice = armament(look, attacker, it, kind);
    let squadron = matches!(attacker, Thing::Squadron(_));
    if let Some(range) = view.range {
        let band = if squadron { geometry::Range::Close } else { range.band };
        let dice = within_reach(look, attacker, it, kind, dice, band);
        let declared = Attack { attacker, defender: it, kind, ..Attack::default() };
        let obstructed = view.is_obstructed() && !look.board.simple_sight;
        let worth = Worth::of(look, &declared);
        // Which die is left out is the attacker's choice; the weakest is assumed.
        choice.dice = names::dice(worth.without(dice, u8::from(obstructed).min(dice.total())));
        let mean = worth.average(dice, u8::from(obstructed));
        choice.value = Some(Text::new("armada-average").number("damage", (mean * 10.0).round() / 10.0));
        let id = match (squadron, obstructed) {
            (false, false) => "armada-target-range",
            (false, true) => "armada-target-range-obstructed",
            (true, false) => "armada-target-distance",
            (true, true) => "armada-target-distance-obstructed",
        };
        let text = Text::new(id).text("range", names::range(range.band));
        choice.detail = Some(text.number("millimetres", range.line.distance.round()));
    }
    choice.proof = Some(drawn(look, &scene, &view, squadron));
}
