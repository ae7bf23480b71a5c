//! Where the game stands: round, phase, piece, procedure, step.

use broadside_engine::{Crumb, Game};
use broadside_stage::Text;

use super::Eyes;
use crate::show::{names, words};
use crate::words::Phase;

/// Procedures that other crumbs stand for already: the round, the phases, the active piece.
const SPOKEN_FOR: [&str; 9] = [
    "Game",
    "Round",
    "Command Phase",
    "Ship Phase",
    "Squadron Phase",
    "Status Phase",
    "Ship Activation",
    "Squadron Activation",
    "Scenario",
];

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "Setup",
        Phase::Command => "Command Phase",
        Phase::Ship => "Ship Phase",
        Phase::Squadron => "Squadron Phase",
        Phase::Status => "Status Phase",
    }
}

fn step(name: &str) -> Text {
    words::text("step", name)
}

/// The crumbs, outermost first.
pub(super) fn path(eyes: &Eyes<'_>) -> Vec<Text> {
    let (game, board) = (eyes.game(), eyes.board());
    let mut path = Vec::new();
    if board.round > 0 {
        path.push(Text::new("armada-path-round").number("round", board.round));
    }
    path.push(step(phase(board.phase)));
    if let Some(piece) = board.active {
        path.push(names::piece(game, board, piece));
    }
    let innermost = eyes.view.standing.iter().rev().find_map(|crumb| match crumb {
        Crumb::Step(title, at) => Some((*title, *at)),
        _ => None,
    });
    if let Some((title, at)) = innermost {
        if !SPOKEN_FOR.contains(&title) {
            path.push(step(title));
        }
        path.push(step(at));
    }
    if let Some(Crumb::Effect(_, ability)) = eyes.view.standing.last() {
        path.push(ability_name(eyes, *ability));
    }
    path.dedup();
    path
}

/// What an ability is called: the name of its card.
fn ability_name(eyes: &Eyes<'_>, ability: broadside_engine::AbilityId) -> Text {
    Text::of_name(Game::ability(eyes.game(), ability).name)
}
