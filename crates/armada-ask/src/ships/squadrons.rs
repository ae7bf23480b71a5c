//! What can be seen of a squadron.

use std::ops::ControlFlow;

use broadside_armada::facts::{Keyword, Term};
use broadside_armada::values;
use broadside_armada::words::{Query, SquadronNo, Thing};
use broadside_scenario::{Phrase, Problem, Seen};

use super::{at_distance, defense, dice, one_defense, place, quality, value};
use crate::cards::DEFENSES;
use crate::refused::{AskRefused, Wanted};
use crate::{ArmadaScene, tell};

pub(crate) fn squadron(
    scene: &ArmadaScene<'_>,
    squadron: SquadronNo,
    phrase: &mut Phrase<'_>,
) -> Result<Seen, Problem> {
    let board = scene.board();
    let it = board.squadron(squadron);
    let card = scene.game.squadron(board, squadron);
    let look = scene.look();
    let this = Thing::Squadron(squadron);
    let name = tell::thing(scene, this);
    if let Some(kind) = phrase.try_one_of(DEFENSES) {
        return one_defense(&name, kind, &it.defense, phrase);
    }
    let words = [
        "hull",
        "hull value",
        "at",
        "in play",
        "destroyed",
        "set aside",
        "waiting",
        "activated",
        "doomed",
        "engaged",
        "keyword",
        "speed",
        "defense",
        "battery",
        "anti-squadron",
        "at distance",
    ];
    let (word, what) = match quality(phrase, "squadron", &words, &name, it.standing)? {
        ControlFlow::Continue(found) => found,
        ControlFlow::Break(seen) => return Ok(seen),
    };
    match word {
        "hull" => Ok(Seen::value(&what, phrase.number(Wanted::HullLeft)?, it.hull)),
        "hull value" => value(scene, &what, Query::Hull, this, card.hull, phrase),
        "speed" => value(scene, &what, Query::SquadronSpeed, this, card.speed, phrase),
        "at distance" => at_distance(scene, this, &name, phrase),
        "at" => place(&name, it.in_play().then_some(it.pose), phrase),
        "activated" => Ok(Seen::new(
            it.activated,
            format!("{name} {}", if it.activated { "activated" } else { "not activated" }),
        )),
        "doomed" => Ok(Seen::new(it.doomed, format!("{name} doomed: {}", it.doomed))),
        "engaged" => {
            let with = values::engaged_with(&look, squadron);
            let names: Vec<String> =
                values::each(with).map(|at| tell::thing(scene, Thing::Squadron(at))).collect();
            let holds = if phrase.eat("with") {
                let before = *phrase;
                match scene.names.a_piece(phrase)? {
                    Thing::Squadron(other) => with >> other.0 & 1 == 1,
                    _ => return Err(before.problem(AskRefused::OnlySquadrons)),
                }
            } else {
                with != 0
            };
            Ok(Seen::new(holds, format!("{name} engaged with {}", tell::several(&names))))
        }
        "keyword" => {
            let keyword = phrase.one_of(Wanted::Keyword, Keyword::ALL.iter().map(|k| (k.word(), *k)))?;
            let found = values::keyword(&look, squadron, keyword);
            let mut trial = *phrase;
            let holds = match trial.number::<u8>("") {
                Ok(expected) => {
                    *phrase = trial;
                    expected == found
                }
                Err(_) => found > 0,
            };
            Ok(Seen::new(holds, format!("{what} {} {found}", keyword.word())))
        }
        "battery" => dice(&what, values::squadron_battery(&look, squadron), phrase),
        "anti-squadron" => dice(&what, values::squadron_anti_squadron(&look, squadron), phrase),
        _ => defense(&name, &it.defense, phrase),
    }
}
