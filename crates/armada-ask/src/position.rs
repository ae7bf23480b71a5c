//! The table in words, for the reader of a failure.

use broadside_armada::board::{Standing, UpgradeState};
use broadside_armada::facts::{Colour, Command, Term};
use broadside_armada::fleet::{squadron_has_effect, upgrade_has_effect};
use broadside_armada::words::{ObstacleNo, ShipNo, SquadronNo, Thing, TokenNo};

use super::see::dice_text;
use super::{ArmadaScene, cards, tell};

/// What stands behind a card whose effect is not in the program yet.
const WITHOUT_EFFECT: &str = " (plays without its effect)";

fn words(set: u8) -> String {
    let held = Command::ALL.iter().filter(|command| set & broadside_armada::board::bit(**command) != 0);
    held.map(|command| command.word()).collect::<Vec<_>>().join(", ")
}

/// A line for each piece, one for the attack, one for the game.
pub(super) fn position(scene: &ArmadaScene<'_>) -> Vec<String> {
    let board = scene.board();
    let mut lines = Vec::new();
    for at in 0..board.ships.len() as u8 {
        lines.push(ship(scene, ShipNo(at)));
    }
    for at in 0..board.squadrons.len() as u8 {
        lines.push(squadron(scene, SquadronNo(at)));
    }
    for at in 0..board.obstacles.len() as u8 {
        lines.push(obstacle(scene, ObstacleNo(at)));
    }
    for at in 0..board.tokens.len() as u8 {
        lines.push(token(scene, TokenNo(at)));
    }
    if let Some(attack) = board.attack() {
        let (attacker, defender) = (tell::thing(scene, attack.attacker), tell::thing(scene, attack.defender));
        let counts = [Colour::Red, Colour::Blue, Colour::Black].map(|colour| attack.gathered.of(colour));
        let pool: Vec<String> = attack.dice.iter().map(|die| tell::die(*die)).collect();
        let pool = if pool.is_empty() { dice_text(counts) } else { pool.join(", ") };
        let range = super::measure::range_name(attack.range.0);
        let obstructed = if attack.causes.any() { ", obstructed" } else { "" };
        lines.push(format!(
            "attack {attacker} -> {defender}, range {range}{obstructed}, dice {pool}, damage {}",
            attack.total
        ));
    }
    let first = tell::side(scene, board.first());
    let objective = board.objective.map_or("no objective", |id| &scene.game.facts[id].name);
    lines.push(format!(
        "round {}, {}, first player {first}, {objective}",
        board.round,
        tell::phase(board.phase)
    ));
    for (side, player) in board.sides.iter() {
        let held = [(player.passes, "pass token"), (player.victory, "victory token")];
        let held = held.iter().filter(|(count, _)| *count > 0);
        let held: Vec<String> = held.map(|(count, what)| tell::count(*count, what)).collect();
        if !held.is_empty() {
            lines.push(format!("{}: {}", tell::side(scene, side), held.join(", ")));
        }
    }
    lines
}

fn obstacle(scene: &ArmadaScene<'_>, at: ObstacleNo) -> String {
    let it = &scene.board().obstacles[at.index()];
    let name = tell::thing(scene, Thing::Obstacle(at));
    let mut text = match it.placed {
        _ if it.destroyed => return format!("{name}: destroyed"),
        true => format!("{name} {}", tell::pose(it.pose)),
        false => format!("{name}: not on the table"),
    };
    if it.armed {
        text += ", armed";
    }
    if it.damage > 0 {
        text += &format!(", damage {}", it.damage);
    }
    text + &it.owner.map_or(String::new(), |side| format!(", {}", tell::side(scene, side)))
}

fn token(scene: &ArmadaScene<'_>, at: TokenNo) -> String {
    let it = &scene.board().tokens[at.index()];
    let name = scene.names.of(Thing::Token(at)).map_or(String::new(), |name| format!("{name}: "));
    let place = match it.on {
        Some(on) => format!("on {}", tell::thing(scene, on)),
        None => tell::pose(it.pose),
    };
    let owner = it.owner.map_or(String::new(), |side| format!(", {}", tell::side(scene, side)));
    format!("{name}{} {place}{owner}", cards::token(it.kind))
}

fn ship(scene: &ArmadaScene<'_>, at: ShipNo) -> String {
    let board = scene.board();
    let it = board.ship(at);
    let name = tell::ship(scene, at);
    let mut text = match it.standing {
        Standing::InPlay => format!("{name} {}, speed {}", tell::pose(it.pose), it.speed),
        Standing::Waiting => format!("{name}: not deployed"),
        Standing::SetAside => format!("{name}: set aside"),
        Standing::Destroyed => return format!("{name}: destroyed"),
    };
    let zones = scene.game.ship(board, at).zones();
    let shields: Vec<String> = zones.iter().map(|zone| it.shields[zone.index()].to_string()).collect();
    text += &format!(", shields {}", shields.join(" "));
    let faceup: Vec<&str> =
        (board.decks.faceup(at)).map(|card| &*scene.game.facts[scene.game.damage_kind(card)].name).collect();
    if it.damage > 0 {
        text += &format!(", damage {} facedown", usize::from(it.damage) - faceup.len().min(it.damage.into()));
        faceup.iter().for_each(|name| text += &format!(", {name}"));
    }
    it.defense.iter().for_each(|slot| text += &format!(", {}", tell::slot(slot)));
    if it.tokens != 0 {
        let held = Command::ALL.iter();
        let held = held.flat_map(|c| std::iter::repeat_n(c.word(), it.count_tokens(*c).into()));
        text += &format!(", tokens {}", held.collect::<Vec<_>>().join(", "));
    }
    if it.raids != 0 {
        text += &format!(", raids {}", words(it.raids));
    }
    if !it.dials.is_empty() {
        let dials: Vec<&str> = it.dials.iter().map(|dial| dial.command.word()).collect();
        text += &format!(", dials {}", dials.join(", "));
    }
    text += &it.revealed.map_or(String::new(), |command| format!(", revealed {}", command.word()));
    for upgrade in board.upgrades.iter().filter(|upgrade| upgrade.ship == at) {
        let state = match upgrade.state {
            UpgradeState::Ready => "",
            UpgradeState::Exhausted => " exhausted",
            UpgradeState::Discarded => " discarded",
        };
        let facts = scene.game.facts;
        let idle = if upgrade_has_effect(facts, upgrade.card) { "" } else { WITHOUT_EFFECT };
        text += &format!(", {}{state}{idle}", facts[upgrade.card].name);
    }
    if it.objective_ship {
        text += ", objective ship";
    }
    if it.objective_tokens > 0 {
        text += &format!(", {}", tell::count(it.objective_tokens, "objective token"));
    }
    if it.activated {
        text += ", activated";
    }
    text
}

fn squadron(scene: &ArmadaScene<'_>, at: SquadronNo) -> String {
    let it = scene.board().squadron(at);
    let name = tell::thing(scene, Thing::Squadron(at));
    let mut text = match it.standing {
        Standing::InPlay => format!("{name} {}, hull {}", tell::pose(it.pose), it.hull),
        Standing::Waiting => format!("{name}: not deployed"),
        Standing::SetAside => format!("{name}: set aside"),
        Standing::Destroyed => return format!("{name}: destroyed"),
    };
    if !squadron_has_effect(scene.game.facts, it.card) {
        text += WITHOUT_EFFECT;
    }
    it.defense.iter().for_each(|slot| text += &format!(", {}", tell::slot(slot)));
    if it.activated {
        text += ", activated";
    }
    text
}
