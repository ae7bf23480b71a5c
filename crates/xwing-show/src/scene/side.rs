//! The sides: squad, mission points and what they are made of.

use broadside_engine::Side;
use broadside_stage::{Contribution, SceneSide, Text};
use broadside_xwing::board::Mark;
use broadside_xwing::facts::Faction;
use broadside_xwing::geometry::Edge;
use broadside_xwing::steps::edge_of;

use super::Eyes;
use crate::names;

fn emblem(faction: Faction) -> &'static str {
    match faction {
        Faction::Rebel => "rebel",
        Faction::Imperial => "empire",
        Faction::Scum => "scum",
        Faction::Resistance => "resistance",
        Faction::FirstOrder => "first-order",
        Faction::Republic => "republic",
        Faction::Separatist => "separatist",
    }
}

/// A side.
pub(super) fn side(eyes: &Eyes<'_>, side: Side) -> SceneSide {
    let board = eyes.board();
    let player = board.sides[side];
    let own = board.ships.iter().filter(|ship| board.side(ship.controller) == side);
    SceneSide {
        name: names::faction(player.faction),
        emblem: emblem(player.faction).into(),
        points: own.map(|ship| i32::from(ship.points)).sum(),
        score: player.points.into(),
        scored: scored(eyes, side),
        first: board.first() == side,
        edge: if edge_of(board, side) == Edge::Lower { "bottom" } else { "top" }.into(),
        counters: Vec::new(),
        cards: Vec::new(),
    }
}

/// What a side's mission points are made of: enemies that were destroyed or halved, and objectives.
fn scored(eyes: &Eyes<'_>, side: Side) -> Vec<Contribution> {
    let board = eyes.board();
    let mut list = Vec::new();
    for at in board.all_ships().filter(|at| board.side_of_ship(*at) != side) {
        let it = board.ship(at);
        let (id, points) = match (it.is_marked(Mark::Scored), it.is_marked(Mark::HalfScored)) {
            (true, _) => ("xwing-scored-destroyed", it.points),
            (false, true) => ("xwing-scored-half", it.points / 2),
            (false, false) => continue,
        };
        let from = Text::new(id).name("piece", names::ship(eyes.game(), board, at));
        list.push(Contribution::by(from, points.into()));
    }
    let ships: i32 = list.iter().filter_map(|part| part.change.parse::<i32>().ok()).sum();
    let rest = i32::from(board.sides[side].points) - ships;
    if rest > 0 {
        list.push(Contribution::by(Text::new("xwing-scored-objectives"), rest));
    }
    list
}
