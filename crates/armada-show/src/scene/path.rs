//! Where the game stands: round, phase, piece, procedure, step.

use broadside_armada::facts::Size;
use broadside_armada::words::{ArmadaWords, Phase, Piece, Query, Thing};
use broadside_engine::{About, Crumb, Game};
use broadside_stage::Text;

use super::Eyes;
use crate::{names, words};

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
        let attack = numbered(eyes, title);
        let step_is_told = attack.is_some() && title == ATTACK_STEP;
        path.extend(attack.or_else(|| (!SPOKEN_FOR.contains(&title)).then(|| step(title))));
        path.extend((!step_is_told).then(|| step(at)));
    }
    if let Some(Crumb::Effect(_, ability)) = eyes.view.standing.last() {
        path.push(ability_name(eyes, *ability));
    }
    path.dedup();
    path
}

const ATTACK_STEP: &str = "Attack Step";

/// Which of its attacks the active ship performs or is about to: `Attack 1 of 2`.
fn numbered(eyes: &Eyes<'_>, title: &str) -> Option<Text> {
    let board = eyes.board();
    let Some(Piece::Ship(ship)) = board.active else { return None };
    let attacks = |crumb: &Crumb<ArmadaWords>| matches!(crumb, Crumb::Step(ATTACK_STEP, "Attacks"));
    if !eyes.view.standing.iter().any(attacks) {
        return None;
    }
    let performed = board.ship(ship).attacks;
    let number = match title {
        ATTACK_STEP => performed + 1,
        "Ship Attack" => performed,
        "Attack" if board.attack().is_some_and(|attack| attack.attacker.ship() == Some(ship)) => performed,
        _ => return None,
    };
    let printed = if eyes.game().ship(board, ship).size == Size::Huge { 3 } else { 2 };
    let most = eyes.look.value(Query::Attacks, About::subject(Thing::Ship(ship)), printed);
    Some(Text::new("armada-path-attack").number("number", number).number("most", most.max(number.into())))
}

/// What an ability is called: the name of its card.
fn ability_name(eyes: &Eyes<'_>, ability: broadside_engine::AbilityId) -> Text {
    Text::of_name(Game::ability(eyes.game(), ability).name)
}
