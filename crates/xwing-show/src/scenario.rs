//! A position as a scenario file: the table as it lies, and checks that hold on it (docs/scenarios-xwing.md).

use broadside_engine::{Look, Position, Side, Viewer};
use broadside_stage::written;
use broadside_xwing::board::{Board, Mark, Standing, Turret};
use broadside_xwing::facts::Term;
use broadside_xwing::values;
use broadside_xwing::words::{DeviceNo, Object, ObjectiveNo, ObstacleNo, Phase, ShipNo, Token, XWingWords};
use broadside_xwing::{XWing, XWingLook};

use crate::names;

/// The side that sits at the lower edge is written red.
fn colour(board: &Board, side: Side) -> &'static str {
    if side == board.red { "red" } else { "blue" }
}

fn name(object: Object) -> String {
    match object {
        Object::Ship(at) => format!("s{}", at.0 + 1),
        Object::Device(at) => format!("d{}", at.0 + 1),
        Object::Obstacle(at) => format!("o{}", at.0 + 1),
        Object::Objective(at) => format!("m{}", at.0 + 1),
    }
}

/// A ship with what it has; locks only on what was written `above`, since its line names nothing that comes later.
fn ship(look: &XWingLook<'_>, viewer: Viewer, at: ShipNo, above: &[ShipNo]) -> String {
    let (game, board, it) = (look.game, look.board, look.board.ship(at));
    let mut parts = Vec::new();
    match it.standing {
        Standing::Waiting => parts.push("waits".into()),
        Standing::Reserve => parts.push("reserve".into()),
        _ => parts.push(written(it.pose)),
    }
    parts.push(format!("shields {}", it.shields));
    let facedown = board.facedown(at).count();
    if facedown > 0 {
        parts.push(format!("damage {facedown}"));
    }
    parts.extend(board.faceup(at).map(|card| format!("card {}", game.damage_kind(card).word())));
    if it.force_capacity > 0 {
        parts.push(format!("force {}", it.force));
    }
    if game.facts[it.pilot].charges.is_some() {
        parts.push(format!("charges {}", it.charges));
    }
    let named = |object: &&Object| object.ship().is_none_or(|ship| above.contains(&ship));
    parts.extend(it.locks.iter().filter(named).map(|object| format!("lock {}", name(*object))));
    parts.extend(it.towing.map(|cache| format!("towing {}", name(Object::Objective(cache)))));
    let cards = board.conditions.iter().filter(|card| card.in_play && card.ship == at);
    let known = cards.filter(|card| !card.facedown || viewer.is(card.by));
    parts.extend(known.map(|card| {
        format!("condition {} of {}", game.facts[card.card].slug, colour(board, board.side(card.by)))
    }));
    let held = Token::ALL.iter().filter(|token| it.has(**token));
    parts.extend(held.map(|token| format!("{} {}", token.word(), it.count(*token))));
    if let Some(maneuver) = values::dialed(look, at) {
        let faceup = if it.dial_faceup { "faceup " } else { "" };
        parts.push(format!("dial {faceup}{} {}", maneuver.speed, maneuver.bearing.word()));
    }
    if let Some(Turret::Single(arc) | Turret::Double(arc)) = it.turret {
        parts.push(format!("turret {}", ["front", "right", "rear", "left"][arc as usize % 4]));
    }
    parts.extend(it.is_marked(Mark::Activated).then(|| "activated".into()));
    parts.extend(it.is_marked(Mark::Engaged).then(|| "engaged".into()));
    let upgrades = board.upgrades_of(at).map(|upgrade| {
        let it = board.upgrade(upgrade);
        let full = values::side_up(look, upgrade).charges.map_or(0, |charges| charges.value);
        let spent = full.saturating_sub(it.charges);
        let spent = if spent > 0 { format!(" spent {spent}") } else { String::new() };
        format!("upgrade {}{spent}", game.facts[it.card].slug)
    });
    let upgrades: Vec<String> = upgrades.collect();
    let pilot = &game.facts[it.pilot].slug;
    let all: Vec<String> = upgrades.into_iter().chain(parts).collect();
    format!(
        "{}  {pilot}  {}  {}",
        name(Object::Ship(at)),
        colour(board, board.side(it.controller)),
        all.join(", ")
    )
}

/// The ships in an order in which as many as possible come after what they lock.
fn in_order(board: &Board) -> Vec<ShipNo> {
    let mut waiting: Vec<ShipNo> = board.all_ships().filter(|at| !board.ship(*at).is_gone()).collect();
    let mut ordered = Vec::new();
    while !waiting.is_empty() {
        let locks = |at: &ShipNo| board.ship(*at).locks.iter().filter_map(|object| object.ship());
        let free = waiting.iter().position(|at| locks(at).all(|other| !waiting.contains(&other)));
        ordered.push(waiting.remove(free.unwrap_or(0)));
    }
    ordered
}

/// The lines of the table.
fn table(look: &XWingLook<'_>, viewer: Viewer) -> Vec<String> {
    let (game, board) = (look.game, look.board);
    let mut lines: Vec<String> = Vec::new();
    for at in (0..board.obstacles.len() as u8).map(ObstacleNo).filter(|at| board.obstacle(*at).in_play) {
        let it = board.obstacle(at);
        let fuses = if it.fuses > 0 { format!(", fuses {}", it.fuses) } else { String::new() };
        lines.push(format!(
            "{}  {}  {}{fuses}",
            name(Object::Obstacle(at)),
            game.facts[it.id].slug,
            written(it.pose)
        ));
    }
    for at in (0..board.devices.len() as u8).map(DeviceNo).filter(|at| board.device(*at).in_play) {
        let it = board.device(at);
        let fuses = if it.fuses > 0 { format!(", fuses {}", it.fuses) } else { String::new() };
        let (id, owner) = (&game.facts[it.id].slug, colour(board, board.side(it.controller)));
        lines.push(format!("{}  {id}  {owner}  {}{fuses}", name(Object::Device(at)), written(it.pose)));
    }
    for at in (0..board.objectives.len() as u8).map(ObjectiveNo) {
        let it = &board.objectives[at.index()];
        let marker = it.marker.map_or(String::new(), |side| format!(", marker {}", colour(board, side)));
        let towed = board.ships.iter().any(|ship| ship.towing == Some(at));
        if it.in_play || towed {
            let kind = names::objective(board.scenario);
            lines.push(format!("{}  {kind}  {}{marker}", name(Object::Objective(at)), written(it.pose)));
        }
    }
    let ships = in_order(board);
    lines.extend(ships.iter().enumerate().map(|(nth, at)| ship(look, viewer, *at, &ships[..nth])));
    // Of ships that lock each other one has a line of its own for its lock.
    for (nth, at) in ships.iter().enumerate() {
        let below = |object: &&Object| object.ship().is_some_and(|other| ships[nth..].contains(&other));
        let locks = board.ship(*at).locks.iter().filter(below);
        lines.extend(locks.map(|object| format!("lock {} on {}", name(Object::Ship(*at)), name(*object))));
    }
    lines.push(format!("scenario {}", board.scenario.word()));
    lines.push(format!("first {}", colour(board, board.first())));
    lines.push(format!("round {}", board.round));
    lines.push(format!("rounds {}", board.rounds));
    if board.phase != Phase::Setup {
        lines.push(format!("phase {}", names::phase(board.phase).trim_end_matches(" Phase").to_lowercase()));
    }
    for (side, player) in board.sides.iter() {
        lines.push(format!("points {} {}", colour(board, side), player.points));
    }
    lines
}

/// The position as far as the viewer knows it.
pub(super) fn scenario(game: &XWing, position: &Position<XWingWords>, viewer: Viewer) -> String {
    let look = Look::new(game, position);
    let board = &position.board;
    let mut text = String::from("// The order of the damage decks is unknown to all.\n");
    let unseen = |side: &Side| board.team(*side).any(|seat| !viewer.is(seat));
    for side in Side::BOTH.into_iter().filter(unseen) {
        text += &format!("// The facedown dials of {} are made up.\n", colour(board, side));
    }
    text += "// What is under way cannot be written down: begin it anew on this table.\n";
    text += &format!("question  A position of round {}\ngame      xwing rr142\n\ntable\n", board.round);
    // What lies on a table is written as it lies, also where somebody has put it there by hand.
    text += "  odd table\n";
    for line in table(&look, viewer) {
        text += &format!("  {line}\n");
    }
    text += &format!("\nplay\n  see  round {}\n", board.round);
    for at in board.ships_in_play() {
        let it = board.ship(at);
        text += &format!("  see  {} shields {}\n", name(Object::Ship(at)), it.shields);
    }
    text
}
