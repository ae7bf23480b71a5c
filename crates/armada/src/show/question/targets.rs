//! Targets: their dice, their range, and the lines that prove them.

use broadside_stage::{Choice, Text};

use super::Ask;
use crate::ArmadaLook;
use crate::board::AttackKind;
use crate::geometry::{self, AttackView, Reach, usable};
use crate::scene::Scene;
use crate::show::names;
use crate::show::scene::drawn;
use crate::steps::attack::armament;
use crate::words::{Prompt, Thing};

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
        let id = match (squadron, view.is_obstructed() && !look.board.simple_sight) {
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
