//! What can be seen on the table.

use broadside_engine::Seat;
use broadside_scenario::{Phrase, Problem, Seen};

use super::table::{ARCS, a_card};
use super::{FACES, XWingScene, a_ship, read_maneuver, tell};
use crate::board::{Standing, Turret};
use crate::facts::{Die, Face, Term};
use crate::geometry::{Arc, Range};
use crate::scene;
use crate::values;
use crate::words::{Object, ObjectiveNo, ShipNo, Thing, Token};

/// `round 2`, `first red`, `red points 4`, `dice hit focus`, `defense evade`, `range 2`, `obstructed`, and what a piece has.
pub(super) fn see(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    if phrase.eat("round") {
        return Ok(Seen::value("round", phrase.number("the round")?, board.round));
    }
    if phrase.eat("first") {
        let expected = scene.names.a_seat(phrase)?;
        return Ok(Seen::new(expected == board.first, format!("first {}", scene.names.of_seat(board.first))));
    }
    if phrase.eat("dice") {
        return dice(scene, phrase, Die::Attack);
    }
    if phrase.eat("defense") {
        return dice(scene, phrase, Die::Defense);
    }
    if phrase.eat("range") {
        let found = board.attack().map_or("no attack".to_owned(), |attack| attack.range.to_string());
        let expected: u8 = phrase.number("the attack range")?;
        return Ok(Seen::new(found == expected.to_string(), format!("range {found}")));
    }
    if phrase.eat("obstructed") {
        let is = board.attack().is_some_and(|attack| attack.obstructed);
        return Ok(Seen::new(is, if is { "obstructed" } else { "not obstructed" }));
    }
    if phrase.eat("deck") {
        let seat = scene.names.a_seat(phrase)?;
        let count = board.decks.piles[seat.0 as usize].len();
        return Ok(Seen::value("deck", phrase.number("how many cards")?, count));
    }
    if let Some(seat) = phrase.try_one_of([("red", Seat(0)), ("blue", Seat(1))]) {
        phrase.expect("points")?;
        let what = format!("{} points", scene.names.of_seat(seat));
        let points = board.players[seat.0 as usize].points;
        return Ok(Seen::value(&what, phrase.number("mission points")?, points));
    }
    piece(scene, phrase)
}

fn dice(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>, die: Die) -> Result<Seen, Problem> {
    let Some(attack) = scene.board().attack() else {
        return Err(phrase.problem("there are no dice: no attack is under way"));
    };
    let what = if die == Die::Attack { "dice" } else { "defense" };
    let dice = attack.dice_of(die);
    if let Ok(count) = phrase.number("") {
        return Ok(Seen::value(what, count, dice.len()));
    }
    let mut expected: Vec<Face> = Vec::new();
    while let Some(face) = phrase.try_one_of(FACES) {
        expected.push(face);
    }
    if expected.is_empty() && !phrase.eat("none") {
        return Err(phrase.problem("faces of dice, a number of dice or `none` belong here"));
    }
    let mut found: Vec<Face> = dice.iter().map(|it| it.face).collect();
    let text: Vec<&str> = found.iter().map(|face| tell::face(*face)).collect();
    let text = format!("{what} {}", if text.is_empty() { "none".into() } else { text.join(" ") });
    expected.sort_unstable();
    found.sort_unstable();
    Ok(Seen::new(expected == found, text))
}

fn piece(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let others = ["round", "first", "dice", "defense", "range", "obstructed", "deck", "red", "blue"];
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Some(thing)));
    let all = pieces.chain(others.map(|word| (word, None)));
    match phrase.one_of("something that can be seen", all)? {
        Some(Thing::Ship(ship)) => self::ship(scene, ship, phrase),
        Some(Thing::Objective(at)) => objective(scene, at, phrase),
        Some(thing) => other(scene, thing, phrase),
        None => Err(phrase.problem("more is needed here")),
    }
}

fn objective(scene: &XWingScene<'_>, at: ObjectiveNo, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let it = &scene.board().objectives[at.index()];
    if phrase.eat("in play") {
        return Ok(Seen::new(it.in_play, if it.in_play { "in play" } else { "not in play" }));
    }
    phrase.expect("marker")?;
    let expected = if phrase.eat("none") { None } else { Some(scene.names.a_seat(phrase)?) };
    let found = it.marker.map_or("none".into(), |seat| scene.names.of_seat(seat));
    Ok(Seen::new(expected == it.marker, format!("marker {found}")))
}

fn other(scene: &XWingScene<'_>, thing: Thing, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    let in_play = match thing {
        Thing::Device(at) => board.device(at).in_play,
        Thing::Obstacle(at) => board.obstacle(at).in_play,
        _ => false,
    };
    if let (Thing::Device(at), true) = (thing, phrase.eat("damage")) {
        return Ok(Seen::value("damage", phrase.number("damage cards")?, board.device(at).damage));
    }
    if phrase.eat("fuses") {
        let fuses = match thing {
            Thing::Device(at) => board.device(at).fuses,
            Thing::Obstacle(at) => board.obstacle(at).fuses,
            _ => 0,
        };
        return Ok(Seen::value("fuses", phrase.number("fuse markers")?, fuses));
    }
    if phrase.eat("locked by") {
        let ship = a_ship(scene, phrase)?;
        let is = thing.object().is_some_and(|object| board.ship(ship).locks.contains(&object));
        return Ok(Seen::new(is, if is { "locked" } else { "not locked" }));
    }
    phrase.expect("in play")?;
    Ok(Seen::new(in_play, if in_play { "in play" } else { "not in play" }))
}

fn ship(scene: &XWingScene<'_>, ship: ShipNo, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let (board, look) = (scene.board(), scene.look());
    let it = board.ship(ship);
    let name = tell::item(scene, Thing::Ship(ship));
    let words = [
        "at range",
        "at",
        "shields",
        "damage",
        "facedown",
        "faceup",
        "force",
        "charges",
        "dial",
        "turret",
        "locks",
        "locked",
        "destroyed",
        "removed",
        "in play",
        "in reserve",
        "agility",
        "initiative",
        "executed",
        "towing",
        "in",
        "stressed",
        "ionized",
        "tractored",
        "can attack",
        "hull",
    ];
    let tokens = Token::ALL.iter().map(|token| (token.word(), Err(*token)));
    let all = words.iter().map(|word| (*word, Ok(*word))).chain(tokens);
    let word = match phrase.one_of("something that a ship has or is", all)? {
        Err(token) => {
            let what = format!("{name} {}", token.word());
            return Ok(Seen::value(&what, phrase.number("how many tokens")?, it.count(token)));
        }
        Ok(word) => word,
    };
    let what = format!("{name} {word}");
    let is = |holds: bool| Seen::new(holds, format!("{name} is {}{word}", if holds { "" } else { "not " }));
    Ok(match word {
        "at range" => {
            let expected = values::band(phrase.number("a range")?);
            phrase.expect("of")?;
            let Some(object) = scene.names.a_piece(phrase)?.object() else {
                return Err(phrase.problem("an object belongs here"));
            };
            let found = scene::range(scene.game, board, Object::Ship(ship), object);
            let found = if found == Range::Beyond { Range::Beyond } else { found };
            Seen::new(found == expected, format!("{what} {found:?}"))
        }
        "at" => {
            let (x, y) = (phrase.decimal("x in millimetres")?, phrase.decimal("y in millimetres")?);
            let facing =
                if phrase.eat("facing") { Some(phrase.decimal("the facing in degrees")?) } else { None };
            let near = |a: f64, b: f64| (a - b).abs() < 0.05;
            let turned = facing.is_none_or(|wanted| {
                let off = (it.pose.facing.degrees() - wanted).rem_euclid(360.0);
                near(off, 0.0) || near(off, 360.0)
            });
            Seen::new(
                near(it.pose.x_mm(), x) && near(it.pose.y_mm(), y) && turned,
                tell::whereabouts(&name, it.pose),
            )
        }
        "shields" => Seen::value(&what, phrase.number("active shields")?, it.shields),
        "hull" => Seen::value(&what, phrase.number("the hull value")?, it.hull),
        "damage" => Seen::value(&what, phrase.number("damage cards")?, it.damage),
        "facedown" => {
            let count = it.damage as usize - board.faceup(ship).count();
            Seen::value(&what, phrase.number("facedown damage cards")?, count)
        }
        "faceup" => {
            let mut found: Vec<_> = board.faceup(ship).map(|card| scene.game.damage_kind(card)).collect();
            let text: Vec<&str> = found.iter().map(|kind| &*scene.game.facts[*kind].name).collect();
            let text = format!("{what} {}", if text.is_empty() { "none".into() } else { text.join(", ") });
            let mut expected = Vec::new();
            while !phrase.is_empty() && !phrase.eat("none") {
                expected.push(a_card(scene.game, phrase)?);
                phrase.comma();
            }
            expected.sort_unstable();
            found.sort_unstable();
            Seen::new(expected == found, text)
        }
        "force" => Seen::value(&what, phrase.number("Force charges")?, it.force),
        "charges" => Seen::value(&what, phrase.number("charges")?, it.charges),
        "agility" => {
            let found = values::agility(&look, Object::Ship(ship));
            Seen::value(&what, phrase.number("the agility value")?, found)
        }
        "initiative" => {
            let found = values::initiative(&look, Object::Ship(ship));
            Seen::value(&what, phrase.number("the initiative")?, found)
        }
        "dial" => {
            if phrase.eat("faceup") {
                return Ok(Seen::new(
                    it.dial_faceup,
                    format!("{name} dial {}", if it.dial_faceup { "faceup" } else { "facedown" }),
                ));
            }
            if phrase.eat("none") {
                return Ok(Seen::new(
                    it.dial.is_none(),
                    format!("{name} has {}", if it.dial.is_none() { "no dial" } else { "a dial" }),
                ));
            }
            let expected = read_maneuver(phrase);
            let found = values::dialed(&look, ship);
            let text = found.map_or("none".into(), tell::maneuver);
            Seen::new(
                expected.is_some() && found.map(|it| (it.speed, it.bearing)) == expected,
                format!("{what} {text}"),
            )
        }
        "executed" => {
            let expected = read_maneuver(phrase);
            let text = it.executed.map_or("nothing".into(), tell::maneuver);
            Seen::new(
                expected.is_some() && it.executed.map(|it| (it.speed, it.bearing)) == expected,
                format!("{what} {text}"),
            )
        }
        "turret" => {
            let expected = phrase.one_of("a standard arc", ARCS)?;
            let holds = it.turret.is_some_and(|turret| turret.points_at(expected));
            let found = match it.turret {
                None => "none",
                Some(Turret::Single(at)) => ARCS[at as usize % 4].0,
                Some(Turret::Double(at)) => ["front and rear", "left and right"][at as usize % 2],
            };
            Seen::new(holds, format!("{what} {found}"))
        }
        "locks" => {
            let found: Vec<String> = it.locks.iter().map(|at| tell::item(scene, (*at).into())).collect();
            let text =
                format!("{what} {}", if found.is_empty() { "nothing".into() } else { found.join(", ") });
            if phrase.eat("nothing") {
                return Ok(Seen::new(it.locks.is_empty(), text));
            }
            let object = scene.names.a_piece(phrase)?.object();
            Seen::new(object.is_some_and(|object| it.locks.contains(&object)), text)
        }
        "locked" => is(board.lockers(Object::Ship(ship)).next().is_some()),
        "destroyed" => is(it.standing == Standing::Destroyed),
        "removed" => is(it.standing == Standing::Removed),
        "in play" => is(it.in_play()),
        "in reserve" => is(it.standing == Standing::Reserve),
        "stressed" => is(it.is_stressed()),
        "ionized" => is(it.is_ionized()),
        "tractored" => is(it.is_tractored()),
        "can attack" => {
            let may = values::may_attack(&look, Object::Ship(ship));
            Seen::new(may, format!("{name} {} attack", if may { "can" } else { "cannot" }))
        }
        "towing" => is(it.towing.is_some()),
        _ => {
            let arcs = [
                ("front arc", Arc::Front),
                ("right arc", Arc::Right),
                ("rear arc", Arc::Rear),
                ("left arc", Arc::Left),
                ("full front arc", Arc::FullFront),
                ("full rear arc", Arc::FullRear),
                ("bullseye arc", Arc::Bullseye),
            ];
            let arc = phrase.one_of("an arc", arcs)?;
            phrase.expect("of")?;
            let other = a_ship(scene, phrase)?;
            let base = scene::ship(board, ship).base();
            let holds = scene::ship(board, other).in_arc(arc, &base).is_some();
            Seen::new(holds, format!("{name} is {}in the {arc:?} arc", if holds { "" } else { "not " }))
        }
    })
}
