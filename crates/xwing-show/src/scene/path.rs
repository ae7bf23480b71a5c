//! Where the game stands: round, phase, piece, procedure, step.

use broadside_engine::Crumb;
use broadside_stage::Text;
use broadside_xwing::XWingLook;
use broadside_xwing::words::{Object, Thing};

use super::{Eyes, is_turn, turns};
use crate::names;

/// Procedures that other crumbs stand for already: the round, the phases, the active ship.
const SPOKEN_FOR: [&str; 10] = [
    "Game",
    "Round",
    "Setup",
    "Planning Phase",
    "System Phase",
    "Activation Phase",
    "Engagement Phase",
    "End Phase",
    "Activation",
    "Engagement",
];

/// The object whose turn it is in the phase.
pub(crate) fn active(look: &XWingLook<'_>) -> Option<Object> {
    let turn = look.core.procedures().map(|(_, step)| step).find(|step| is_turn(step))?;
    turn.about(look).and_then(Thing::object)
}

/// The crumbs, outermost first.
pub(super) fn path(eyes: &Eyes<'_>) -> Vec<Text> {
    let board = eyes.board();
    let mut path = Vec::new();
    if board.round > 0 {
        path.push(Text::new("xwing-path-round").number("round", board.round));
    }
    path.push(names::text("step", names::phase(board.phase)));
    path.extend(active(&eyes.look).map(|object| names::object(eyes.game(), board, object)));
    let steps = eyes.view.standing.iter().rev().find_map(|crumb| match crumb {
        Crumb::Step(title, at) => Some((*title, *at)),
        _ => None,
    });
    if let Some((title, at)) = steps {
        let told = [title, at].into_iter().filter(|name| !SPOKEN_FOR.contains(name));
        path.extend(told.map(|name| names::text("step", name)));
    }
    if let Some(Crumb::Effect(source, ability)) = eyes.view.standing.last() {
        path.push(turns::named(eyes, *source, *ability));
    }
    path.dedup();
    path
}
