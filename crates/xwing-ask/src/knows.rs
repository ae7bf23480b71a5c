//! What a player, or somebody who watches, can see: of dials, damage cards, tokens, conditions and decks.

use broadside_engine::{Game, Viewer};
use broadside_scenario::{Phrase, Problem, Seen};
use broadside_xwing::facts::Term;
use broadside_xwing::words::Token;

use super::table::{a_card, cards};
use super::{XWingScene, a_maneuver, a_ship, tell};
use crate::refused::Wanted;

/// `xw dial`, `xw dial 2 straight`, `xw cards 1`, `xw card Fuel Leak`, `xw facedown 2`, `xw drawn 1`, `xw condition`, `xw hidden`,
/// `xw stress 1`, `deck red 33`.
pub(super) fn see(scene: &XWingScene<'_>, viewer: Viewer, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let seen = scene.game.view(scene.position, viewer);
    if phrase.eat("deck") {
        let seat = scene.names.a_seat(phrase)?;
        if phrase.eat("top") {
            // Nobody may look at a deck: only what was drawn of it is seen.
            phrase.one_of(Wanted::DamageCard, cards(scene.game))?;
            return Ok(Seen::new(false, "knows no card of the deck"));
        }
        let found = seen.decks[scene.board().side(seat)];
        return Ok(Seen::value("knows deck", phrase.number(Wanted::Cards)?, found));
    }
    let ship = a_ship(scene, phrase)?;
    let it = &seen.ships[ship.index()];
    let plain =
        ["cards", "card", "facedown", "drawn", "condition", "hidden", "dial"].map(|word| (word, Ok(word)));
    let tokens = Token::ALL.iter().map(|token| (token.word(), Err(*token)));
    let word = match phrase.one_of(Wanted::KnownOfShip, plain.into_iter().chain(tokens))? {
        Ok(word) => word,
        Err(token) => {
            let what = format!("knows {}", token.word());
            return Ok(Seen::value(&what, phrase.number(Wanted::Tokens)?, it.ship.count(token)));
        }
    };
    let know = |known: bool, what: &str| {
        Seen::new(known, format!("{} {what}", if known { "knows" } else { "does not know" }))
    };
    Ok(match word {
        "cards" => Seen::value("knows cards", phrase.number(Wanted::DamageCards)?, it.faceup.len()),
        "card" => {
            let kind = a_card(scene.game, phrase)?;
            let drawn = it.faceup.iter().chain(&it.drawn);
            know(drawn.into_iter().any(|(_, found)| *found == kind), "the card")
        }
        "facedown" => Seen::value("knows facedown", phrase.number(Wanted::DamageCards)?, it.facedown),
        "drawn" => Seen::value("knows drawn", phrase.number(Wanted::DamageCards)?, it.drawn.len()),
        "condition" => {
            let known = seen.conditions.iter().any(|it| it.ship == ship && it.card.is_some());
            know(known, "the condition")
        }
        "hidden" => {
            let card = scene.board().hidden_of(ship);
            let known = card.is_some_and(|at| seen.upgrades[at.index()] == *scene.board().upgrade(at));
            know(known, "the hidden upgrade")
        }
        _ if phrase.is_empty() => know(it.dial.is_some(), "the dial"),
        _ => {
            let expected = a_maneuver(phrase)?;
            let text = it.dial.map_or("nothing".into(), tell::maneuver);
            let found = it.dial.map(|it| (it.speed, it.bearing));
            Seen::new(found == Some(expected), format!("knows dial {text}"))
        }
    })
}
