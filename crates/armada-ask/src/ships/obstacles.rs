//! What can be seen of an obstacle or a token.

use broadside_armada::board::TokenKind;
use broadside_armada::words::{ObstacleNo, Thing, TokenNo};
use broadside_scenario::{Phrase, Problem, Seen};

use super::place;
use crate::refused::{AskRefused, Wanted};
use crate::{ArmadaScene, see, tell};

pub(crate) fn obstacle(
    scene: &ArmadaScene<'_>,
    obstacle: ObstacleNo,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let it = &scene.board().obstacles[obstacle.index()];
    let name = tell::thing(scene, Thing::Obstacle(obstacle));
    let words = ["at", "damage", "destroyed", "armed", "objective tokens", "placed", "owner"];
    let word = phrase.one_of(Wanted::ObstacleQuality, words.map(|word| (word, word)))?;
    let what = format!("{name} {word}");
    let flag = |holds: bool| Ok(Seen::new(holds, format!("{what}: {}", if holds { "yes" } else { "no" })));
    match word {
        "at" => place(&name, it.placed.then_some(it.pose), phrase),
        "damage" => Ok(Seen::value(&what, phrase.number(Wanted::Cards)?, it.damage)),
        "destroyed" => flag(it.destroyed),
        "armed" => flag(it.armed),
        "placed" => flag(it.placed),
        "owner" => {
            let expected = if phrase.eat("nobody") { None } else { Some(see::a_side(scene, phrase)?) };
            let found = it.owner.map_or("nobody".into(), |side| tell::side(scene, side));
            Ok(Seen::new(expected == it.owner, format!("{what} {found}")))
        }
        _ => {
            let board = scene.board();
            let on = |at: &TokenNo| board.tokens[at.index()].on == Some(Thing::Obstacle(obstacle));
            let found = board.tokens_of(TokenKind::Objective).filter(on).count();
            Ok(Seen::value(&what, phrase.number(Wanted::Many)?, found))
        }
    }
}

pub(crate) fn token(scene: &ArmadaScene<'_>, thing: Thing, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let Thing::Token(token) = thing else { return Err(phrase.problem(AskRefused::NothingToSee)) };
    let name = tell::thing(scene, thing);
    phrase.expect("at")?;
    let pose = scene.board().tokens.get(token.index()).map(|token| token.pose);
    place(&name, pose, phrase)
}
