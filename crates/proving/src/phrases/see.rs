//! What can be seen on the pond.

use broadside_engine::{About, Game, Look, Seat, Viewer};
use broadside_scenario::{Phrase, Problem, Seen};

use super::table::{a_card, card};
use super::{DIALS, FACES, SECTIONS, SkiffScene, a_skiff, tell};
use crate::board::{CharmState, RANGE, REACH};
use crate::steps::{Attack, Step};
use crate::words::{Query, Thing};

/// The attack under way.
pub(super) fn attack<'a, const QUEUE: bool>(scene: &SkiffScene<'a, QUEUE>) -> Option<&'a Attack> {
    scene.position.core.procedures().find_map(|(_, step)| match step {
        Step::Attack(attack) => Some(attack),
        _ => None,
    })
}

/// `round 2`, `first red`, `deck 3`, `dice hit blank`, `hits 2`, `CHARM of SKIFF exhausted`, `blue score 9`,
/// `blue knows Leak`, and what a skiff has.
pub(super) fn see<const QUEUE: bool>(
    scene: &SkiffScene<'_, QUEUE>,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let board = scene.board();
    if phrase.eat("round") {
        return Ok(Seen::value("round", phrase.number("the round")?, board.round));
    }
    if phrase.eat("first") {
        let expected = scene.names.a_seat(phrase)?;
        return Ok(Seen::new(expected == board.first, format!("first {}", scene.names.of_seat(board.first))));
    }
    if phrase.eat("deck") {
        return Ok(Seen::value("deck", phrase.number("how many cards are left")?, board.deck.len()));
    }
    if phrase.eat("dice") || phrase.eat("hits") {
        return dice(scene, phrase);
    }
    let charms = board.charms.iter().map(|charm| (tell::charm_name(charm), *charm));
    if let Some(mut charm) = phrase.try_one_of(charms) {
        if phrase.eat("of") {
            let bearer = a_skiff(scene, phrase)?;
            let borne = board.charms.iter().find(|c| c.bearer == bearer && c.card == charm.card);
            charm = *borne.ok_or_else(|| phrase.problem("this skiff has no such charm"))?;
        }
        let states = [CharmState::Ready, CharmState::Exhausted, CharmState::Discarded];
        let names = ["ready", "exhausted", "discarded"];
        let expected = phrase.one_of("a state of a charm", names.into_iter().zip(states))?;
        let found = names[charm.state as usize];
        return Ok(Seen::new(expected == charm.state, format!("{} {found}", tell::charm_name(&charm))));
    }
    let players = ["blue", "red"].into_iter().zip([Seat(0), Seat(1)]);
    if let Some(seat) = phrase.try_one_of(players) {
        return player(scene, seat, phrase);
    }
    skiff(scene, phrase)
}

fn dice<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let Some(attack) = attack(scene) else {
        return Err(phrase.problem("there are no dice: no attack is under way"));
    };
    if let Ok(hits) = phrase.number("hits") {
        return Ok(Seen::value("hits", hits, attack.hits()));
    }
    let mut expected = Vec::new();
    while !phrase.is_empty() {
        expected.push(phrase.one_of("a face of a die", FACES)?);
    }
    let found: Vec<&str> = attack.dice.iter().map(|face| tell::face(*face)).collect();
    Ok(Seen::new(expected == attack.dice.to_vec(), format!("dice {}", found.join(" "))))
}

fn player<const QUEUE: bool>(
    scene: &SkiffScene<'_, QUEUE>,
    seat: Seat,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let name = scene.names.of_seat(seat);
    if phrase.eat("score") {
        let score = scene.board().score(seat);
        return Ok(Seen::value(&format!("{name} score"), phrase.number("the score")?, score));
    }
    phrase.expect("knows")?;
    let top = scene.game.view(scene.position, Viewer::Seat(seat)).top;
    let expected = if phrase.eat("nothing") { None } else { Some(a_card(phrase)?) };
    let found = top.map_or("nothing", card);
    Ok(Seen::new(expected == top, format!("{name} knows {found}")))
}

fn skiff<const QUEUE: bool>(scene: &SkiffScene<'_, QUEUE>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let others = ["round", "first", "deck", "dice", "hits", "blue", "red"].map(|word| (word, None));
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Some(thing)));
    let found = phrase.one_of("something that can be seen", pieces.chain(others))?;
    let Some(Thing::Skiff(at)) = found else { return Err(phrase.problem("more is needed here")) };
    let name = tell::skiff(scene, at);
    let skiff = &scene.board().skiffs[at as usize];
    let look = scene.look();
    let words =
        ["bow", "stern", "lanterns", "cards", "sunk", "at", "dial", "reach", "dice against", "can fire at"];
    let word = phrase.one_of("something that a skiff has or does", words.map(|word| (word, word)))?;
    let what = format!("{name} {word}");
    match word {
        "bow" | "stern" => {
            let section = SECTIONS.iter().find(|(name, _)| *name == word).map_or(0, |(_, s)| *s as usize);
            Ok(Seen::value(&what, phrase.number("how many planks")?, skiff.planks[section]))
        }
        "lanterns" => Ok(Seen::value(&what, phrase.number("how many lanterns")?, skiff.lanterns)),
        "cards" => Ok(Seen::value(&what, phrase.number("how many cards")?, skiff.cards.len())),
        "sunk" => Ok(Seen::new(skiff.sunk, format!("{name} {}", if skiff.sunk { "sunk" } else { "afloat" }))),
        "at" => {
            let (x, y) = (phrase.decimal("x in millimetres")?, phrase.decimal("y in millimetres")?);
            let there = skiff.pose.is_some_and(|pose| (pose.x_mm(), pose.y_mm()) == (x, y));
            Ok(Seen::new(there, tell::whereabouts(&name, skiff.pose)))
        }
        "dial" => {
            let expected = phrase.one_of("a setting of a dial", DIALS)?;
            let found = skiff.dial.map_or("no dial".into(), tell::dial);
            Ok(Seen::new(skiff.dial == Some(expected), format!("{name} {found}")))
        }
        "reach" => {
            let (reach, why) = look.explain(Query::Reach, About::subject(Thing::Skiff(at)), REACH);
            Ok(Seen::value(&what, phrase.number("millimetres")?, reach).because(REACH, why))
        }
        "dice against" => {
            let target = a_skiff(scene, phrase)?;
            let printed = scene.game.dice();
            let about = About::both(Thing::Skiff(at), Thing::Skiff(target));
            let (dice, why) = look.explain(Query::AttackDice, about, printed);
            let what = format!("{what} {}", tell::skiff(scene, target));
            Ok(Seen::value(&what, phrase.number("how many dice")?, dice).because(printed, why))
        }
        _ => may_fire(scene, &look, at, phrase),
    }
}

fn may_fire<const QUEUE: bool>(
    scene: &SkiffScene<'_, QUEUE>,
    look: &Look<'_, crate::Skiffs<QUEUE>>,
    at: u8,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let target = a_skiff(scene, phrase)?;
    let in_range = scene.board().distance(at, target).is_some_and(|mm| mm <= RANGE);
    let about = About::both(Thing::Skiff(target), Thing::Skiff(at));
    let (may, contributions) = look.explain(Query::MayTarget, about, in_range.into());
    let can = if may != 0 { "can" } else { "cannot" };
    let found = format!("{} {can} fire at {}", tell::skiff(scene, at), tell::skiff(scene, target));
    Ok(Seen { contributions, ..Seen::new(may != 0, found) })
}
