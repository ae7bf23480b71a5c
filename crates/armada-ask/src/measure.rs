//! What the ruler says: range, distance, arc, sight, engagement.

use broadside_armada::facts::Dice;
use broadside_armada::geometry::{self, AttackView, Distance, Range, Reach};
use broadside_armada::scene::{self, Scene};
use broadside_armada::values;
use broadside_armada::words::Thing;
use broadside_scenario::{Phrase, Problem, Seen};

use super::begin::a_party;
use super::{ArmadaScene, tell};
use crate::refused::{AskRefused, Wanted};

pub(super) const RANGES: [(&str, Range); 5] = [
    ("close", Range::Close),
    ("medium", Range::Medium),
    ("long", Range::Long),
    ("extreme", Range::Extreme),
    ("beyond long", Range::Extreme),
];

pub(super) fn range_name(range: Range) -> &'static str {
    RANGES[range as usize].0
}

fn dice(scene: &ArmadaScene<'_>, attacker: Thing, defender: Thing) -> Dice {
    let look = scene.look();
    let at_ship = matches!(defender, Thing::Zone(..) | Thing::Obstacle(_));
    match attacker {
        Thing::Zone(ship, zone) if at_ship => values::battery(&look, ship, zone),
        Thing::Zone(ship, _) => values::anti_squadron(&look, ship),
        Thing::Squadron(squadron) if at_ship => values::squadron_battery(&look, squadron),
        Thing::Squadron(squadron) => values::squadron_anti_squadron(&look, squadron),
        _ => Dice::NONE,
    }
}

fn measured(scene: &ArmadaScene<'_>, attacker: Thing, defender: Thing) -> Option<AttackView> {
    let (game, board) = (scene.game, scene.board());
    let sight = Scene::sight(&scene.look());
    let reach = match attacker {
        Thing::Zone(..) => Reach::Armament(dice(scene, attacker, defender)),
        Thing::Squadron(_) => Reach::SQUADRON,
        _ => Reach::Unlimited,
    };
    let attack = geometry::Attack {
        attacker: sight.party(game, board, attacker)?,
        defender: sight.party(game, board, defender)?,
        reach,
    };
    Some(attack.measure(game.measures, &sight.pieces()))
}

/// `range vic front to cr90 front close`, `distance xw to cr90 1`, `sight vic front to cr90 front blocked`.
pub(super) fn see(scene: &ArmadaScene<'_>, what: &str, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    phrase.eat("from");
    let before = *phrase;
    let (one, other) = match what {
        "distance" => {
            let one = scene.names.a_piece(phrase)?;
            phrase.eat("to");
            (one, scene.names.a_piece(phrase)?)
        }
        _ => {
            let one = a_party(scene, phrase)?;
            phrase.eat("to");
            (one, a_party(scene, phrase)?)
        }
    };
    phrase.eat("is");
    let (game, board) = (scene.game, scene.board());
    let text = format!("{what} {} to {}", tell::thing(scene, one), tell::thing(scene, other));
    if what == "distance" {
        let shapes = (scene::shape(game, board, one), scene::shape(game, board, other));
        let (Some(one), Some(other)) = shapes else {
            return Err(before.problem(AskRefused::NotOnTable));
        };
        let (found, line) = geometry::distance(&one, &other);
        let found_text = found.map_or("beyond 5".to_owned(), |d| d.number().to_string());
        let expected = if phrase.eat("beyond 5") || phrase.eat("beyond") {
            None
        } else {
            let number = phrase.number(Wanted::RulerDistance)?;
            Distance::numbered(number).map(Some).ok_or_else(|| phrase.problem(AskRefused::RulerEnds))?
        };
        return Ok(Seen::new(expected == found, format!("{text} {found_text} ({:.2} mm)", line.distance)));
    }
    let Some(view) = measured(scene, one, other) else {
        return Err(before.problem(AskRefused::NotOnTable));
    };
    match what {
        "range" => {
            let expected = phrase.one_of(Wanted::Range, RANGES)?;
            let found = view.range.map(|range| range.band);
            let told = view.range.map_or("none: not in arc".to_owned(), |range| {
                format!("{} ({:.2} mm)", range_name(range.band), range.line.distance)
            });
            Ok(Seen::new(found == Some(expected), format!("{text} {told}")))
        }
        "arc" => {
            let inside = view.in_arc.is_some();
            let expected = phrase.one_of(Wanted::InOrOut, [("in", true), ("out", false)])?;
            Ok(Seen::new(inside == expected, format!("{text} {}", if inside { "in" } else { "out" })))
        }
        "obstruction" => {
            let states =
                [("obstructed", true), ("yes", true), ("clear", false), ("none", false), ("no", false)];
            let expected = phrase.one_of(Wanted::ObstructedOrClear, states)?;
            let found = view.is_obstructed();
            Ok(Seen::new(found == expected, format!("{text} {}", if found { "obstructed" } else { "clear" })))
        }
        _ => {
            let states = [("blocked", true), ("clear", false), ("free", false)];
            let expected = phrase.one_of(Wanted::BlockedOrClear, states)?;
            let found = view.sight_blocked.is_some();
            let told = if found { "blocked" } else { "clear" };
            // Arc, range and dust fields are no part of it: whether there can be an attack, `begin … attacks …` tells.
            let told = format!("{told} (the line between the yellow points alone)");
            Ok(Seen::new(found == expected, format!("{text} {told}")))
        }
    }
}
