//! What an answer would do.

mod attack;
mod changes;
mod course;
mod defend;
mod odds;
mod place;
mod threat;
mod worth;

use broadside_armada::Armada;
use broadside_armada::steps::asked_about;
use broadside_armada::words::{ArmadaWords, Prompt, Thing};
use broadside_engine::{Answer, Decision, Legal, Look, Position, Prompt as Asks};
use broadside_stage::{Evidence, Preview};

pub(crate) use worth::Worth;

/// What is known about a decision whatever its answer: in an attack its dice, the odds and the defender's tokens; for the
/// defender what each token would avert.
pub(super) fn evidence(
    game: &Armada,
    position: &Position<ArmadaWords>,
    decision: &Decision<ArmadaWords>,
    legal: &Legal<ArmadaWords>,
) -> Evidence {
    let look = Look::new(game, position);
    let Some(attack) = position.board.attack() else { return Evidence::default() };
    let panels = match decision.prompt {
        Asks::Step(Prompt::SpendDefenseToken) => {
            defend::panel(&look, attack, &legal.items).into_iter().collect()
        }
        _ => attack::panels(&look, attack),
    };
    Evidence { panels }
}

/// Where pieces would come to lie, what would be in arc, odds.
pub(super) fn preview(
    game: &Armada,
    before: &Position<ArmadaWords>,
    decision: &Decision<ArmadaWords>,
    answer: &Answer<ArmadaWords>,
    after: Option<&broadside_engine::Preview<ArmadaWords>>,
) -> Preview {
    let mut preview = Preview::default();
    let look = Look::new(game, before);
    match answer {
        Answer::Course(course) => {
            let ship = asked_about(&look).and_then(Thing::ship);
            let active = before.board.active.and_then(|piece| Thing::from(piece).ship());
            if let Some(ship) = ship.or(active) {
                course::course(&look, ship, course, &mut preview);
            }
        }
        Answer::Place(pose) => place::place(&look, *pose, after, &mut preview),
        Answer::Pick(Thing::Zone(ship, zone)) if decision.prompt == Asks::Step(Prompt::AttackFrom) => {
            // A single target is declared with the hull zone.
            let declared = |after: &broadside_engine::Preview<ArmadaWords>| {
                attack::declared(game, before, &after.position, &mut preview)
            };
            if !after.is_some_and(declared) {
                preview.evidence.panels.extend(threat::targets(&look, Thing::Zone(*ship, *zone)));
            }
        }
        Answer::Pick(_) | Answer::Confirm(_) => {
            if let Some(after) = after {
                attack::declared(game, before, &after.position, &mut preview);
            }
        }
        _ => {}
    }
    if let Some(after) = after {
        changes::changes(game, before, &after.position, &mut preview);
    }
    preview
}
