//! The sides: score, tokens, objectives.

use broadside_armada::board::Standing;
use broadside_armada::facts::Faction;
use broadside_armada::geometry::TableEdge;
use broadside_armada::score;
use broadside_armada::words::{Piece, ShipNo, SquadronNo};
use broadside_engine::Side;
use broadside_stage::{Contribution, Counter, SceneSide, Text};

use super::{Eyes, cards};
use crate::{names, words};

fn emblem(faction: Faction) -> &'static str {
    match faction {
        Faction::Rebel => "rebel",
        Faction::Imperial => "empire",
        Faction::Republic => "republic",
        Faction::Separatist => "separatist",
    }
}

fn edge(edge: TableEdge) -> &'static str {
    match edge {
        TableEdge::Lower => "bottom",
        TableEdge::Upper => "top",
        TableEdge::Left => "left",
        TableEdge::Right => "right",
    }
}

/// Both sides.
pub(super) fn sides(eyes: &Eyes<'_>) -> Vec<SceneSide> {
    let scores = score::scores(&eyes.look);
    Side::BOTH.into_iter().map(|side| one(eyes, side, &scores[side])).collect()
}

fn one(eyes: &Eyes<'_>, side: Side, score: &score::Score) -> SceneSide {
    let board = eyes.board();
    let player = &board.sides[side];
    let objectives = player.objectives.iter().flatten();
    SceneSide {
        name: words::faction(player.faction),
        emblem: emblem(player.faction).into(),
        points: player.points.into(),
        score: score.total(),
        scored: scored(eyes, side, score),
        first: board.first() == side,
        edge: edge(board.edge(side)).into(),
        counters: counters(eyes, side),
        cards: objectives.map(|id| cards::objective(eyes, *id)).collect(),
    }
}

fn counters(eyes: &Eyes<'_>, side: Side) -> Vec<Counter> {
    let player = &eyes.board().sides[side];
    let counter = |icon: &str, value: u8| Counter {
        icon: icon.into(),
        label: words::text("counter", icon),
        value: value.into(),
    };
    let mut counters = Vec::new();
    if player.passes > 0 {
        counters.push(counter("pass", player.passes));
    }
    if player.victory > 0 || eyes.board().objective.is_some() {
        counters.push(counter("victory", player.victory));
    }
    counters
}

/// What a side's score is made of: the enemies that it has destroyed, victory tokens, the objective.
fn scored(eyes: &Eyes<'_>, side: Side, score: &score::Score) -> Vec<Contribution> {
    let (game, board) = (eyes.game(), eyes.board());
    let mut list = Vec::new();
    let enemy = |owner| board.side(owner) != side;
    for at in (0..board.ships.len() as u8).map(ShipNo) {
        let it = board.ship(at);
        let name = names::piece(game, board, Piece::Ship(at));
        if enemy(it.controller) && it.standing == Standing::Destroyed {
            let from = Text::new("armada-scored-destroyed").text("piece", name);
            list.push(Contribution::by(from, score::destroyed_ship(&eyes.look, at)));
        } else if enemy(it.controller) && it.in_play() && score::crippled(&eyes.look, at) {
            let from = Text::new("armada-scored-crippled").text("piece", name);
            list.push(Contribution::by(from, score.crippled));
        }
    }
    for at in (0..board.squadrons.len() as u8).map(SquadronNo) {
        let it = board.squadron(at);
        if enemy(it.controller) && it.standing == Standing::Destroyed {
            let name = names::piece(game, board, Piece::Squadron(at));
            let from = Text::new("armada-scored-destroyed").text("piece", name);
            list.push(Contribution::by(from, game.squadron(board, at).points.into()));
        }
    }
    if score.victory != 0 {
        let tokens = board.sides[side].victory;
        list.push(Contribution::by(
            Text::new("armada-scored-victory").number("tokens", tokens),
            score.victory,
        ));
    }
    if score.bonus != 0 {
        list.push(Contribution::by(Text::new("armada-scored-objective"), score.bonus));
    }
    list
}
