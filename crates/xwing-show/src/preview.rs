//! What an answer would do.

mod attack;
mod moves;
mod odds;
mod sight;

use broadside_engine::{Answer, Decision, Look, Position, Prompt as Asks};
use broadside_stage::{Evidence, Ghost, Place, Preview};
use broadside_xwing::steps::asked_about;
use broadside_xwing::words::{Prompt, Thing, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use super::ids;
use super::scene as duel;

/// What is known about a decision whatever its answer: in an attack the dice of both sides and the odds.
pub(super) fn evidence(look: &XWingLook<'_>) -> Evidence {
    let attack = look.board.attack().filter(|attack| !attack.over);
    Evidence { panels: attack.and_then(|attack| attack::panel(look, attack)).into_iter().collect() }
}

/// Where pieces would come to lie, and what would be overlapped or moved through.
pub(super) fn preview(
    game: &XWing,
    before: &Position<XWingWords>,
    decision: &Decision<XWingWords>,
    answer: &Answer<XWingWords>,
    after: Option<&broadside_engine::Preview<XWingWords>>,
) -> Preview {
    let mut preview = Preview::default();
    let look = Look::new(game, before);
    match (answer, decision.prompt) {
        (Answer::Assign(values), Asks::Step(Prompt::SetDials)) => {
            let ships = moves::dialled(&look, decision.seat);
            for (ship, value) in ships.into_iter().zip(values) {
                if let Thing::Maneuver(maneuver) = value {
                    moves::maneuver(&look, ship, *maneuver, &mut preview);
                }
            }
        }
        (Answer::Pick(Thing::Maneuver(maneuver)), Asks::Step(_)) => {
            if let Some(ship) = asked_about(&look).and_then(Thing::ship) {
                moves::maneuver(&look, ship, *maneuver, &mut preview);
            }
        }
        (Answer::Pick(Thing::Way(way)), Asks::Step(_)) => {
            moves::declared(&look, Some(*way), None, &mut preview)
        }
        (Answer::Pick(Thing::Placement(placement)), Asks::Step(_)) => {
            moves::declared(&look, None, Some(*placement), &mut preview);
        }
        (Answer::Pick(target), Asks::Step(Prompt::ChooseDefender)) => {
            let attack = target.object().and_then(|target| duel::declaring(&look, target));
            let panel = attack.and_then(|declared| attack::panel(&look, &declared.attack));
            preview.evidence.panels.extend(panel);
        }
        (Answer::Place(pose), _) => {
            if let Some(object) = asked_about(&look).and_then(Thing::object) {
                preview.ghosts.push(Ghost {
                    piece: ids::object(object),
                    path: vec![Place::from(*pose)],
                    tool: Vec::new(),
                    joints: Vec::new(),
                    overlaps: Vec::new(),
                });
            }
        }
        _ => {
            if let Some(after) = after {
                let laying = match answer {
                    Answer::Pick(Thing::Laying(laying)) => Some(*laying),
                    _ => None,
                };
                moves::moved(&look, &after.position.board, laying, &mut preview);
            }
        }
    }
    preview
}
