//! What can be seen on the table.

use broadside_engine::{Game, Viewer};
use broadside_scenario::{Nearness, Phrase, Problem, Seen};
use broadside_table::Pose;
use broadside_xwing::board::{Standing, Turret};
use broadside_xwing::facts::{Die, Difficulty, Face, Size, Term};
use broadside_xwing::geometry::{Arc, Range, Side};
use broadside_xwing::measuring;
use broadside_xwing::scene;
use broadside_xwing::score;
use broadside_xwing::values;
use broadside_xwing::words::{Object, ObjectiveNo, Shade, ShipNo, Thing, Token};

use super::table::{ARCS, a_card, conditions, upgrade_of};
use super::tell::of_side;
use super::{FACES, XWingScene, a_maneuver, a_ship, knows, tell};
use crate::refused::{AskRefused, Wanted};

/// `round 2`, `first red`, `red points 4`, `dice hit focus`, `defense evade`, `range 2`, `obstructed`, and what a piece has.
pub(super) fn see(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    if phrase.eat("round") {
        return Ok(Seen::value("round", phrase.number(Wanted::Round)?, board.round));
    }
    if phrase.eat("first") {
        let expected = board.side(scene.names.a_seat(phrase)?);
        return Ok(Seen::new(expected == board.first(), format!("first {}", of_side(scene, board.first()))));
    }
    if phrase.eat("dice") {
        return dice(scene, phrase, Die::Attack);
    }
    if phrase.eat("defense") {
        return dice(scene, phrase, Die::Defense);
    }
    if phrase.eat("range") {
        let found = board.attack().map_or("no attack".to_owned(), |attack| attack.range.to_string());
        let expected: u8 = phrase.number(Wanted::AttackRange)?;
        return Ok(Seen::new(found == expected.to_string(), format!("range {found}")));
    }
    if phrase.eat("obstructed") {
        let is = board.attack().is_some_and(|attack| attack.obstructed);
        return Ok(Seen::new(is, if is { "obstructed" } else { "not obstructed" }));
    }
    if phrase.eat("a spectator knows") {
        return knows::see(scene, Viewer::Spectator, phrase);
    }
    if phrase.eat("deck") {
        let side = board.side(scene.names.a_seat(phrase)?);
        let pile = &board.decks.piles[side];
        if phrase.eat("top") {
            let kind = phrase.one_of(Wanted::DamageCard, super::table::cards(scene.game))?;
            let found = pile.last().map(|card| scene.game.damage_kind(*card));
            let told = found.map_or("no card", Term::word);
            return Ok(Seen::new(found == Some(kind), format!("{told} on top of the deck")));
        }
        let count = pile.len();
        return Ok(Seen::value("deck", phrase.number(Wanted::Cards)?, count));
    }
    if phrase.eat("a token of") {
        let token = phrase.one_of(Wanted::Token, Token::ALL.iter().map(|it| (it.word(), *it)))?;
        phrase.expect("is")?;
        let shades = [
            ("green and circular", Shade::Green),
            ("orange and circular", Shade::Orange),
            ("red", Shade::Red),
            ("blue", Shade::Blue),
        ];
        let expected = phrase.one_of(Wanted::TokenColour, shades)?;
        return Ok(Seen::new(token.shade() == expected, format!("it is {:?}", token.shade())));
    }
    if let Some(seat) = phrase.try_one_of(super::table::SEATS) {
        if phrase.eat("can preview") {
            let look = scene.look();
            let decision = look.core.decision(seat);
            let may = decision.is_some_and(|decision| measuring::may_preview(&look, &decision).is_ok());
            return Ok(Seen::new(may, if may { "can preview" } else { "cannot preview" }));
        }
        if phrase.eat("can measure") {
            let before = *phrase;
            let from = scene.names.a_piece(phrase)?.object();
            phrase.expect("to")?;
            let (Some(from), Some(to)) = (from, scene.names.a_piece(phrase)?.object()) else {
                return Err(before.problem(AskRefused::WantsObjects));
            };
            let may = measuring::may_measure(&scene.look(), seat, from, to).is_ok();
            return Ok(Seen::new(may, if may { "can measure" } else { "cannot measure" }));
        }
        if phrase.eat("knows") {
            return knows::see(scene, Viewer::Seat(seat), phrase);
        }
        let ahead = scene.game.outcome(board).winner;
        let name = |what: &str| {
            ahead.map_or(format!("nobody {what}"), |side| format!("{} {what}", of_side(scene, side)))
        };
        if phrase.eat("leads") {
            return Ok(Seen::new(ahead == Some(board.side(seat)), name("leads")));
        }
        if phrase.eat("won") {
            // What was begun may be over long before the game is.
            let over = scene.position.core.is_over() && score::is_over(scene.board());
            let text = if over { name("won") } else { format!("the game is not over; {}", name("leads")) };
            return Ok(Seen::new(over && ahead == Some(board.side(seat)), text));
        }
        phrase.expect("points")?;
        let what = format!("{} points", scene.names.of_seat(seat));
        let points = board.sides[board.side(seat)].points;
        return Ok(Seen::value(&what, phrase.number(Wanted::MissionPoints)?, points));
    }
    piece(scene, phrase)
}

fn dice(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>, die: Die) -> Result<Seen, Problem> {
    let Some(attack) = scene.board().attack() else {
        return Err(phrase.problem(AskRefused::NoAttack));
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
        return Err(phrase.problem(AskRefused::WantsDice));
    }
    let mut found: Vec<Face> = dice.iter().map(|it| it.face).collect();
    let text: Vec<&str> = found.iter().map(|face| tell::face(*face)).collect();
    let text = format!("{what} {}", if text.is_empty() { "none".into() } else { text.join(" ") });
    expected.sort_unstable();
    found.sort_unstable();
    Ok(Seen::new(expected == found, text))
}

fn piece(scene: &XWingScene<'_>, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let others = [
        "round",
        "first",
        "dice",
        "defense",
        "range",
        "obstructed",
        "deck",
        "red",
        "blue",
        "a token of",
        "a spectator knows",
    ];
    let pieces = scene.names.pieces().map(|(name, thing)| (name, Some(thing)));
    let all = pieces.chain(others.map(|word| (word, None)));
    match phrase.one_of(Wanted::Sight, all)? {
        Some(Thing::Ship(ship)) => self::ship(scene, ship, phrase),
        Some(Thing::Objective(at)) => objective(scene, at, phrase),
        Some(thing) => other(scene, thing, phrase),
        None => Err(phrase.problem(AskRefused::WantsMore)),
    }
}

fn objective(scene: &XWingScene<'_>, at: ObjectiveNo, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let it = &scene.board().objectives[at.index()];
    if phrase.eat("at") {
        return whereabouts("it", it.pose, phrase);
    }
    if phrase.eat("in play") {
        return Ok(Seen::new(it.in_play, if it.in_play { "in play" } else { "not in play" }));
    }
    phrase.expect("marker")?;
    let side = |seat| scene.board().side(seat);
    let expected = if phrase.eat("none") { None } else { Some(side(scene.names.a_seat(phrase)?)) };
    let found = it.marker.map_or("none".into(), |side| of_side(scene, side));
    Ok(Seen::new(expected == it.marker, format!("marker {found}")))
}

/// `at 400 200 facing 90`, to 0.05 mm, or as near as `within` says.
fn whereabouts(name: &str, pose: Pose, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let near = Nearness::take(phrase, 0.05)?;
    Ok(Seen::new(near.holds(pose), tell::whereabouts(name, pose)))
}

fn other(scene: &XWingScene<'_>, thing: Thing, phrase: &mut Phrase<'_>) -> Result<Seen, Problem> {
    let board = scene.board();
    let in_play = match thing {
        Thing::Device(at) => board.device(at).in_play,
        Thing::Obstacle(at) => board.obstacle(at).in_play,
        _ => false,
    };
    if let (Thing::Device(at), true) = (thing, phrase.eat("damage")) {
        return Ok(Seen::value("damage", phrase.number(Wanted::DamageCards)?, board.device(at).damage));
    }
    let pose = match thing {
        Thing::Device(at) => board.device(at).pose,
        Thing::Obstacle(at) => board.obstacle(at).pose,
        _ => Pose::default(),
    };
    if phrase.eat("at range") {
        let expected = values::band(phrase.number(Wanted::Range)?);
        phrase.expect("of")?;
        let (Some(from), Some(to)) = (thing.object(), scene.names.a_piece(phrase)?.object()) else {
            return Err(phrase.problem(AskRefused::WantsObject));
        };
        let found = scene::range(scene.game, board, from, to);
        return Ok(Seen::new(found == expected, format!("at range {found:?}")));
    }
    if phrase.eat("at") {
        return whereabouts(&tell::item(scene, thing), pose, phrase);
    }
    if let (Some(object), true) = (thing.object(), phrase.eat("size")) {
        let sizes = Size::ALL.iter().map(|it| (it.word(), Some(*it)));
        let expected = phrase.one_of(Wanted::Size, sizes.chain([("none", None)]))?;
        let found = values::size(&scene.look(), object);
        return Ok(Seen::new(found == expected, format!("size {}", found.map_or("none", |it| it.word()))));
    }
    if let (Thing::Device(at), true) = (thing, phrase.eat("belongs to")) {
        let expected = scene.names.a_seat(phrase)?;
        let owner = board.device(at).controller;
        return Ok(Seen::new(owner == expected, format!("belongs to {}", scene.names.of_seat(owner))));
    }
    if let (Thing::Device(at), true) = (thing, phrase.eat("charges")) {
        return Ok(Seen::value("charges", phrase.number(Wanted::Charges)?, board.device(at).charges));
    }
    if phrase.eat("fuses") {
        let fuses = match thing {
            Thing::Device(at) => board.device(at).fuses,
            Thing::Obstacle(at) => board.obstacle(at).fuses,
            _ => 0,
        };
        return Ok(Seen::value("fuses", phrase.number(Wanted::Fuses)?, fuses));
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
        "outside",
        "stressed",
        "ionized",
        "tractored",
        "can attack",
        "hull",
        "jammed",
        "strained",
        "depleted",
        "disarmed",
        "cloaked",
        "shielded",
        "damaged",
        "critically damaged",
        "revealed",
        "type",
        "size",
        "friendly to",
        "an enemy of",
        "shield capacity",
        "red player",
        "in front of",
        "behind",
        "flanking",
        "hull remaining",
        "force capacity",
        "condition",
        "secret condition",
        "conditions",
        "upgrade",
    ];
    let upgrades = board.upgrades_of(ship).map(|at| (&*scene.game.facts[board.upgrade(at).card].name, at));
    if let Some(upgrade) = phrase.try_one_of(upgrades) {
        let charges = board.upgrade(upgrade).charges;
        return Ok(Seen::value("charges", phrase.number(Wanted::UpgradeCharges)?, charges));
    }
    let tokens = Token::ALL.iter().map(|token| (token.word(), Err(*token)));
    let all = words.iter().map(|word| (*word, Ok(*word))).chain(tokens);
    let word = match phrase.one_of(Wanted::ShipState, all)? {
        Err(token) => {
            let what = format!("{name} {}", token.word());
            return Ok(Seen::value(&what, phrase.number(Wanted::Tokens)?, it.count(token)));
        }
        Ok(word) => word,
    };
    let what = format!("{name} {word}");
    let is = |holds: bool| Seen::new(holds, format!("{name} is {}{word}", if holds { "" } else { "not " }));
    Ok(match word {
        "at range" => {
            let expected = values::band(phrase.number(Wanted::Range)?);
            phrase.expect("of")?;
            let Some(object) = scene.names.a_piece(phrase)?.object() else {
                return Err(phrase.problem(AskRefused::WantsObject));
            };
            let found = scene::range(scene.game, board, Object::Ship(ship), object);
            let found = if found == Range::Beyond { Range::Beyond } else { found };
            Seen::new(found == expected, format!("{what} {found:?}"))
        }
        "at" => whereabouts(&name, it.pose, phrase)?,
        "shields" => Seen::value(&what, phrase.number(Wanted::Shields)?, it.shields),
        "hull" => Seen::value(&what, phrase.number(Wanted::Hull)?, it.hull),
        "damage" => Seen::value(&what, phrase.number(Wanted::DamageCards)?, it.damage),
        "facedown" => {
            let count = it.damage as usize - board.faceup(ship).count();
            Seen::value(&what, phrase.number(Wanted::Facedown)?, count)
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
        "force" => Seen::value(&what, phrase.number(Wanted::Force)?, it.force),
        "charges" => {
            if phrase.eat("of") {
                let (at, card) = upgrade_of(scene.game, board, ship, phrase)?;
                let found = board.upgrade(at).charges;
                return Ok(Seen::value(&format!("{what} of {card}"), phrase.number(Wanted::Charges)?, found));
            }
            Seen::value(&what, phrase.number(Wanted::Charges)?, it.charges)
        }
        "hull remaining" => {
            let found = it.hull.saturating_sub(it.damage);
            Seen::value(&what, phrase.number(Wanted::HullLeft)?, found)
        }
        "force capacity" => Seen::value(&what, phrase.number(Wanted::ForceCapacity)?, it.force_capacity),
        "condition" => {
            let card = phrase.one_of(Wanted::Condition, conditions(scene.game))?;
            let has = board.conditions.iter().any(|at| at.in_play && at.ship == ship && at.card == card);
            let name = &scene.game.facts[card].name;
            Seen::new(has, format!("{what} {name}: {}", if has { "yes" } else { "no" }))
        }
        "secret condition" => {
            is(board.conditions.iter().any(|at| at.in_play && at.ship == ship && at.facedown))
        }
        "conditions" => {
            let found = board.conditions.iter().filter(|at| at.in_play && at.ship == ship).count();
            Seen::value(&what, phrase.number(Wanted::Conditions)?, found)
        }
        "upgrade" => {
            let facts = scene.game.facts;
            let names = facts.upgrades().iter().flat_map(|it| [(&*it.name, it.id), (&*it.slug, it.id)]);
            let card = phrase.one_of(Wanted::Upgrade, names)?;
            let has = board.upgrades_of(ship).any(|at| board.upgrade(at).card == card);
            Seen::new(has, format!("{name} {} {}", if has { "has" } else { "has no" }, facts[card].name))
        }
        "agility" => {
            let found = values::agility(&look, Object::Ship(ship));
            Seen::value(&what, phrase.number(Wanted::Agility)?, found)
        }
        "initiative" => {
            let found = values::initiative(&look, Object::Ship(ship));
            Seen::value(&what, phrase.number(Wanted::Initiative)?, found)
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
            let expected = Some(a_maneuver(phrase)?);
            let found = values::dialed(&look, ship);
            let text = found.map_or("none".into(), tell::maneuver);
            Seen::new(
                expected.is_some() && found.map(|it| (it.speed, it.bearing)) == expected,
                format!("{what} {text}"),
            )
        }
        "executed" => {
            let text = it.executed.map_or("nothing".into(), tell::maneuver);
            if phrase.eat("nothing") {
                return Ok(Seen::new(it.executed.is_none(), format!("{what} {text}")));
            }
            let expected = Some(a_maneuver(phrase)?);
            Seen::new(
                expected.is_some() && it.executed.map(|it| (it.speed, it.bearing)) == expected,
                format!("{what} {text}"),
            )
        }
        "turret" => {
            let expected = phrase.one_of(Wanted::StandardArc, ARCS)?;
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
        "jammed" => is(it.has(Token::Jam)),
        "strained" => is(it.has(Token::Strain)),
        "depleted" => is(it.has(Token::Deplete)),
        "disarmed" => is(it.is_disarmed()),
        "cloaked" => is(it.has(Token::Cloak)),
        "shielded" => is(it.shields > 0),
        "damaged" => is(it.damage > 0),
        "critically damaged" => is(board.faceup(ship).next().is_some()),
        "red player" => is(board.side(it.controller) == board.red),
        "shield capacity" => Seen::value(&what, phrase.number(Wanted::ShieldCapacity)?, it.shield_capacity),
        "revealed" => {
            let found = values::revealed(&look, ship);
            let text = found.map_or("nothing".into(), tell::maneuver);
            let expected = if phrase.eat("nothing") { None } else { Some(a_maneuver(phrase)?) };
            let shade = phrase.try_one_of(Difficulty::ALL.iter().map(|it| (it.word(), *it)));
            let coloured = shade.is_none_or(|shade| found.is_some_and(|it| it.difficulty == shade));
            let text = match (shade, found) {
                (Some(_), Some(it)) => format!("{text} {}", it.difficulty.word()),
                _ => text,
            };
            Seen::new(
                found.map(|it| (it.speed, it.bearing)) == expected && coloured,
                format!("{what} {text}"),
            )
        }
        "type" => {
            let types = scene.game.facts.ships().iter().map(|it| (&*it.name, it.id));
            let expected = phrase.one_of(Wanted::ShipType, types)?;
            let found = scene.game.facts.ship_of(it.pilot);
            Seen::new(found.id == expected, format!("{what} {}", found.name))
        }
        "size" => {
            let expected = phrase.one_of(Wanted::Size, Size::ALL.iter().map(|it| (it.word(), *it)))?;
            Seen::new(it.size == expected, format!("{what} {}", it.size.word()))
        }
        "friendly to" | "an enemy of" => {
            let other = scene.names.a_piece(phrase)?;
            let holds =
                if word == "friendly to" { board.friendly(ship, other) } else { board.enemies(ship, other) };
            Seen::new(holds, format!("{name} is {}{word} it", if holds { "" } else { "not " }))
        }
        "in front of" | "behind" | "flanking" => {
            let Some(other) = scene.names.a_piece(phrase)?.object() else {
                return Err(phrase.problem(AskRefused::WantsShipOrRemote));
            };
            let side = values::side_of(&look, other, ship);
            let expected = match word {
                "in front of" => Side::InFront,
                "behind" => Side::Behind,
                _ => Side::Flanking,
            };
            Seen::new(side == Some(expected), format!("{name} is {side:?}"))
        }
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
            if phrase.eat("firing arc") {
                phrase.expect("of")?;
                let other = a_ship(scene, phrase)?;
                let holds =
                    values::in_firing_arc(&look, Object::Ship(other), Object::Ship(ship)) == Some(true);
                return Ok(Seen::new(
                    holds,
                    format!("{name} is {}in a firing arc", if holds { "" } else { "not " }),
                ));
            }
            let arc = phrase.one_of(Wanted::Arc, arcs)?;
            phrase.expect("of")?;
            let Some(other) = scene.names.a_piece(phrase)?.object() else {
                return Err(phrase.problem(AskRefused::WantsShipOrRemote));
            };
            let found = values::in_arc(&look, other, arc, Object::Ship(ship));
            let told = match found {
                Some(true) => "in",
                Some(false) => "outside",
                None => "neither in nor outside",
            };
            Seen::new(found == Some(word == "in"), format!("{name} is {told} the {arc:?} arc"))
        }
    })
}
