//! What a player, or somebody who watches, can see: of dials, damage cards, decks and cards with something on them.

use broadside_armada::facts::{Command, Term};
use broadside_armada::view::View;
use broadside_engine::{Game, Viewer};
use broadside_scenario::{Phrase, Problem, Seen};

use super::cards;
use super::{ArmadaScene, pieces, tell};
use crate::refused::{AskRefused, Wanted};

/// `vic dials navigate and repair`, `vic faceup Power Failure`, `vic facedown 2`, `deck top Injured Crew`, `Grand Moff Tarkin dials repair`.
pub(super) fn see(scene: &ArmadaScene<'_>, viewer: Viewer, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let view = scene.game.view(scene.position, viewer);
    let board = scene.board();
    if phrase.eat("objective dials") {
        return dials("knows objective dials", &view.objective_dials, phrase);
    }
    if phrase.eat("deck") {
        return deck(scene, &view, phrase);
    }
    let facts = scene.game.facts;
    let upgrades = board.upgrades.iter().enumerate();
    let upgrades = upgrades.map(|(at, upgrade)| (&*facts[upgrade.card].name, Err(at)));
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Ok(thing)));
    let before = *phrase;
    match phrase.one_of(Wanted::ShipOrCard, pieces.chain(upgrades))? {
        Err(at) => {
            phrase.expect("dials")?;
            let what = format!("knows {} dials", facts[board.upgrades[at].card].name);
            dials(&what, &view.upgrades[at].dials, phrase)
        }
        Ok(thing) => {
            let Some(number) = thing.ship() else {
                return Err(before.problem(AskRefused::WantsShipOrCard));
            };
            let (it, name) = (&view.ships[number.index()], tell::ship(scene, number));
            let words = ["dials", "faceup", "facedown", "card"];
            match phrase.one_of(Wanted::KnownOfShip, words.map(|word| (word, word)))? {
                "dials" => dials(&format!("knows {name} dials"), &it.dials, phrase),
                "facedown" => {
                    let what = format!("knows {name} facedown");
                    Ok(Seen::value(&what, phrase.number(Wanted::Facedown)?, it.facedown))
                }
                word => {
                    let mut expected = Vec::new();
                    while !phrase.is_empty() && !phrase.eat("none") {
                        expected.push(cards::a_damage(facts, phrase)?);
                        phrase.comma();
                    }
                    let mut found: Vec<_> = it.faceup.iter().map(|(_, kind)| *kind).collect();
                    let text: Vec<String> = found.iter().map(|kind| facts[*kind].name.to_string()).collect();
                    let text = format!("knows {name} faceup {}", tell::several(&text));
                    if word == "card" {
                        return Ok(Seen::new(expected.iter().all(|kind| found.contains(kind)), text));
                    }
                    expected.sort();
                    found.sort();
                    Ok(Seen::new(expected == found, text))
                }
            }
        }
    }
}

/// How many of some dials are known, or which: all of them, the top one first, or `nothing`.
fn dials(what: &str, found: &[Option<Command>], phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let known: Vec<Command> = found.iter().flatten().copied().collect();
    let mut trial = *phrase;
    if let Ok(count) = trial.number::<usize>("") {
        *phrase = trial;
        return Ok(Seen::value(what, count, known.len()));
    }
    let expected =
        if phrase.eat("nothing") || phrase.eat("none") { Vec::new() } else { pieces::commands(phrase)? };
    let text: Vec<String> = known.iter().map(|command| command.word().to_owned()).collect();
    Ok(Seen::new(expected == known, format!("{what} {}", tell::several(&text))))
}

/// `deck 50`, `deck Rebel top Injured Crew`, `deck top nothing`.
fn deck(scene: &ArmadaScene<'_>, view: &View, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    let pile = match phrase.peek() {
        Some(word) if word.parse::<u8>().is_err() && word != "top" => {
            board.decks.pile_of(board.side(scene.names.a_seat(phrase)?))
        }
        _ => 0,
    };
    let Some(it) = view.decks.get(pile) else { return Err(phrase.problem(AskRefused::OneDeck)) };
    if !phrase.eat("top") {
        return Ok(Seen::value("knows deck", phrase.number(Wanted::Cards)?, it.cards));
    }
    let facts = scene.game.facts;
    let expected = if phrase.eat("nothing") { None } else { Some(cards::a_damage(facts, phrase)?) };
    let found = it.top.first().map(|(_, kind)| *kind);
    let text = found.map_or("nothing", |kind| &facts[kind].name);
    Ok(Seen::new(found == expected, format!("knows deck top {text}")))
}
